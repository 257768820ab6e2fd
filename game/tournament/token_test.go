package tournament_test

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/game/tournament"
	"attackwing/scenarios"
)

// The holder of the Commendation Award Token carries it into a battle played here; spent there it
// is spent in the event, and nobody carries it again. The record says that it was carried, and
// plays again to the same end.
func TestTokenSpentInABattle(t *testing.T) {
	e, d, u := withToken(t, "ensign")
	if u.Rerolls[0]+u.Rerolls[1] != 1 || u.Players[map[bool]int{true: 0, false: 1}[u.Rerolls[0] == 1]] != "Ana" {
		t.Fatalf("tokens %v of %v", u.Rerolls, u.Players)
	}
	g := playedOut(t, u)
	expect.Must(t, g.State().Rerolls == [2]int8{},
		"a whole battle long no die was worth the token; the test needs another seed")
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	first, _, _ := strings.Cut(b.String(), "\n")
	expect.True(t, strings.Contains(first, `"rerolls":[`), "the record's header is silent about the token: %s", first)
	file := b.String()
	cards, err := assets.Cards()
	must(t, err)
	told := func(round int) (tournament.Told, error) {
		rec, err := record.Read(strings.NewReader(file))
		must(t, err)
		return e.FromRecord(round, 1, rec, "file", scenarios.ByID, cards)
	}
	result, err := told(1)
	must(t, err)
	must(t, d.ReportHere(1, 1, result))
	c := d.Commendation
	expect.True(t, c.Spent == 1 && strings.Contains(c.On, "die"), "the token is %+v", c)
	must(t, d.Pair())
	u, err = e.Battle(1, scenarios.ByID, cards)
	expect.True(t, err == nil && u.Rerolls == [2]int8{}, "round 2 is played with tokens %v, %v", u.Rerolls, err)
	_, err = told(2)
	refuses(t, err, "a Commendation Award Token they do not have")
}

// withToken is an event in which Ana holds the token, paired with Ben, and the battle they play;
// computer is their level, "" for people.
func withToken(t *testing.T, computer string) (*tournament.Event, *tournament.Desk, *game.Setup) {
	t.Helper()
	cards := gametest.Cards(t)
	e, err := tournament.New(tournament.Config{Scenario: "last-battle-of-ds9", Seed: 5,
		After: &tournament.Before{Event: "last month", Ranks: []string{"Ana", "Ben"}}})
	must(t, err)
	d := e.By("desk", noon)
	rules, err := e.RulesBy(scenarios.ByID, cards)
	must(t, err)
	ready, err := e.Ready(rules)
	must(t, err)
	for i, name := range []string{"Ana", "Ben"} {
		_, err := d.Add(tournament.Player{Name: name, Allegiance: "FED", Computer: computer, Fleets: []tournament.Fleet{ready[""][i]}})
		must(t, err)
	}
	must(t, d.Pair())
	u, err := e.Battle(1, scenarios.ByID, cards)
	must(t, err)
	return e, d, u
}

// playedOut is a battle that the computer has played to its end.
func playedOut(t *testing.T, u *game.Setup) *game.Game {
	t.Helper()
	g := gametest.New(t, u)
	one := gametest.Brain(t, "ensign", 1)
	two := gametest.Brain(t, "ensign", 2)
	must(t, ai.Play(g, [2]ai.Player{one, two}))
	return g
}
