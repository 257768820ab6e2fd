package replay

import (
	"bytes"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
)

// A battle that two people still play is watched as everybody may see it: End and D show no dial
// that was not revealed, such a decision has no worth, no branch leaves it, and the round that is
// played is not analyzed.
func TestAReplayOfABattleThatIsPlayedKeepsItsSecrets(t *testing.T) {
	g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3))
	brain := gametest.Brain(t, "ensign", 1)
	for {
		p := g.FirstOpen()
		if g.State().Round == 2 && p.Ask == game.ChooseManeuver && p.Player == game.Two {
			break
		}
		gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
	}
	var b bytes.Buffer
	expect.OK(t, record.WriteAs(&b, record.Header{By: []string{"human", "human"}}, g))
	p, _, w := watch(t, &memory{file: b.Bytes()})
	w.Key("end", "d")
	secret := 0
	for ; p.at > 0 && p.moment().Ask == game.ChooseManeuver; w.Key("left") {
		secret++
		look(w)
		if !p.hidden() || p.worth() != nil || p.heading() != "A dial is set" || p.short() != "Dial set" || !w.Reads("This dial stays secret") {
			t.Fatalf("answer %d, a dial that is face down, tells %q: %v", p.at, p.heading(), w.Words())
		}
	}
	expect.True(t, secret != 0 && p.at <= p.film.Settled,
		"%d dials are face down, settled are %d answers of %d", secret, p.film.Settled, len(p.answers))
	for p.at > 0 && p.moment().Ask != game.ChooseManeuver {
		w.Key("left")
	}
	expect.True(t, !p.hidden() && p.worth() != nil, "a dial of the first round, revealed long ago, is not told")
	for _, c := range []string{"on", "else"} {
		expect.True(t, p.Commands().By(c).Off != "", "%q leaves a battle that two people still play", c)
	}
}
