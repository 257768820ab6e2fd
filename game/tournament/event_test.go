package tournament_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

func TestTitles(t *testing.T) {
	names := []string{}
	for i := range 12 {
		names = append(names, fmt.Sprint("P", i+1))
	}
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, names...)
	for range 3 {
		must(t, d.Pair())
		playOut(t, d)
	}
	st := d.Standings(3)
	for i, want := range map[int]string{0: "Admiral", 1: "Vice Admiral", 9: "Ensign", 10: "Cadet", 11: "Cadet"} {
		expect.True(t, st[i].Title == want && st[i].Rank == i+1, "rank %d is %s (%d)", i+1, st[i].Title, st[i].Rank)
	}
	for i := 1; i < len(st); i++ { // Rank 1 is who has the most, and so on down
		if a, b := st[i-1], st[i]; a.Battle < b.Battle || a.Battle == b.Battle && a.Points < b.Points {
			t.Errorf("%s %d/%d stands above %s %d/%d", a.Player, a.Battle, a.Points, b.Player, b.Battle, b.Points)
		}
	}
	cumulative := 0
	for _, l := range st[0].Rounds {
		cumulative += l.Points
		expect.Same(t, l.Cumulative, cumulative, "%+v", l)
	}
}

// Real dice: nothing goes on until the tied have rolled, all together, and equals again among
// themselves.
func TestRollOffByHand(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web", HandDice: true}, "A", "B", "C", "D", "E", "F")
	must(t, d.Pair())
	var winners []tournament.No
	for i, tb := range d.Rounds[0].Tables {
		must(t, d.Enter(1, i+1, tournament.Told{Winner: -1, Left: left(40+i, 0)}))
		sign(t, d, 1, i+1)
		winners = append(winners, tb.Players[0])
	}
	refuses(t, d.Pair(), "are tied in Battle and Fleet Points. Each rolls 5 attack dice")
	throw := func(f ...tournament.Faces) map[tournament.No]tournament.Faces {
		out := map[tournament.No]tournament.Faces{}
		for i := range f {
			out[winners[i]] = f[i]
		}
		return out
	}
	refuses(t, d.EnterThrow(1, throw("BBBBB", "-----")), "the next roll is between")
	refuses(t, d.EnterThrow(1, throw("BBBBB", "-----", "BBBBBB")), "are not the faces of 5 attack dice")
	refuses(t, d.EnterThrow(1, throw("BBBBB", "-----", "EEEEE")), "are not the faces")
	must(t, d.EnterThrow(1, throw("BB---", "BHCB-", "BHHHH")))
	refuses(t, d.Pair(), "are tied")
	refuses(t, d.EnterThrow(1, throw("BB---", "BHCB-", "BHHHH")), "the next roll is between")
	must(t, d.EnterThrow(1, throw("-----", "BHCB-")))
	st := d.Standings(1)
	for i, want := range []tournament.No{winners[1], winners[0], winners[2]} {
		expect.True(t, st[i].No == want && st[i].RolledOff, "place %d: %+v, want player %d", i+1, st[i], want)
	}
	refuses(t, d.EnterThrow(1, throw("BB---")), "no tie to break")
	must(t, d.Pair())
}

func TestCommendationAwardToken(t *testing.T) {
	after := &tournament.Before{Event: "Month one", Ranks: []string{"Zoe", "  bob ", "Ann"}}
	d := desk(t, tournament.Config{Scenario: "last-battle-of-ds9", After: after}, "Ann", "Bob", "Cat")
	refuses(t, d.Spend(1, "on one die"), "no one holds")
	must(t, d.Pair())
	c := d.Commendation
	expect.Must(t, c != nil && d.Player(c.Holder).Name == "Bob" && strings.Contains(c.Why, "Vice Admiral of Month one"),
		"%+v", c)
	for _, round := range []int{-1, 0, 2} {
		refuses(t, d.Spend(round, "on one die"), "does not play in round")
	}
	play := 1 // a round in which Bob plays
	if d.Rounds[0].Bye == c.Holder {
		refuses(t, d.Spend(1, "on one die"), "does not play in round 1")
		playOut(t, d)
		must(t, d.Pair())
		play = 2
	}
	must(t, d.Spend(play, "on an attack die against Ann"))
	refuses(t, d.Spend(play, "on one die"), "already spent the Commendation Award Token")
	expect.Same(t, d.Commendation.Spent, play, "%+v", d.Commendation)
	for scenario, want := range map[string]bool{"last-battle-of-ds9": true, "unimatrix-zero": true, "future-tense": true, "tholian-web": false, "standard": false} {
		d := desk(t, tournament.Config{Scenario: scenario, After: after}, "Ann", "Bob")
		must(t, d.Pair())
		expect.Same(t, d.Commendation != nil, want, "%s: %+v", scenario, d.Commendation)
		first := desk(t, tournament.Config{Scenario: scenario}, "Ann", "Bob") // no month before
		must(t, first.Pair())
		expect.True(t, first.Commendation == nil, "%s: a token without a month before", scenario)
	}
}

// An event hands its final ranks to the next; the token itself stays behind.
func TestStorylineGoesOn(t *testing.T) {
	one := desk(t, tournament.Config{Scenario: "future-tense", Name: "Month one"}, "Ann", "Bob", "Cat", "Dan")
	_, err := one.Following()
	refuses(t, err, "not ended")
	for range 3 {
		must(t, one.Pair())
		playOut(t, one)
	}
	before, err := one.Following()
	must(t, err)
	two := desk(t, tournament.Config{Scenario: "unimatrix-zero"}, "Dan", "Cat", "Bob", "Ann")
	must(t, two.Follow(before))
	must(t, two.Pair())
	st := one.Standings(3)
	for i, tb := range two.Rounds[0].Tables {
		for k, n := range tb.Players {
			got, want := two.Player(n).Name, st[2*i+k].Player
			expect.True(t, got == want, "table %d: %s sits where %s belongs", i+1, got, want)
		}
	}
	if got := two.Player(two.Commendation.Holder).Name; got != st[0].Player {
		t.Errorf("the token is with %s, the Admiral is %s", got, st[0].Player)
	}
	refuses(t, two.Follow(before), "the previous event cannot change")
	for range 2 {
		playOut(t, two)
		must(t, two.Pair())
	}
	playOut(t, two)
	next, err := two.Following()
	must(t, err)
	three := desk(t, tournament.Config{Scenario: "unimatrix-zero", After: next}, "Ann", "Bob", "Cat", "Dan")
	must(t, three.Pair())
	if got, want := three.Player(three.Commendation.Holder).Name, two.Standings(3)[0].Player; got != want || three.Commendation.Spent != 0 {
		t.Errorf("month three: the token is with %s, the Admiral is %s", got, want)
	}
}

func TestAllegiance(t *testing.T) {
	e, err := tournament.New(tournament.Config{Scenario: "last-battle-of-ds9", PaperFleets: true})
	must(t, err)
	d := e.By("desk", noon)
	add := func(name, faction string) error {
		_, err := d.Add(tournament.Player{Name: name, Allegiance: faction})
		return err
	}
	must(t, add("Ann", "fed"))
	must(t, add("Bob", ""))
	refuses(t, add("Cat", "ROMULAN"), "not a faction code")
	refuses(t, add("Cat", "BOR"), "has FED, KLI, ROM, DOM")
	refuses(t, d.Pair(), "Bob has not chosen an allegiance")
	p := *d.Player(2)
	p.Allegiance = "ROM"
	must(t, d.Change(2, p))
	must(t, d.Pair())
	playOut(t, d)
	f := d.FactionResult()
	expect.True(t, len(f) == 2 && f[0].Battle == 2 && f[1].Battle == 1 && f[0].Best != f[1].Best, "%+v", f)
	for _, k := range tournament.Kits() {
		expect.True(t, (k.Allegiances != nil) == (k.Scenario == "last-battle-of-ds9"),
			"%s asks for an allegiance", k.Scenario)
	}
}

func TestChoiceOfFleet(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "unimatrix-zero"}, "A", "B", "C", "D")
	must(t, d.Pair())
	refuses(t, d.Choose(1, "borg"), "players do not choose fleets in round 1")
	playOut(t, d)
	must(t, d.Pair())
	playOut(t, d)
	must(t, d.Pair())
	high, low := d.Rounds[2].Tables[0].Players[0], d.Rounds[2].Tables[0].Players[1]
	expect.True(t, d.Standings(2)[0].No == high && d.Standings(2)[1].No == low,
		"rank 1 against 2, not %d against %d", high, low)
	refuses(t, d.Enter(3, 1, tournament.Told{Winner: -1, Left: left(20, 0)}), "chooses a fleet first")
	refuses(t, d.Choose(low, "borg"), "is ranked higher")
	refuses(t, d.Choose(high, "klingon"), "want borg or rebel")
	must(t, d.Choose(high, "rebel"))
	expect.Same(t, d.Rounds[2].Tables[0].Fleets, [2]string{"rebel", "borg"}, "")
	must(t, d.Swap(low, d.Rounds[2].Tables[1].Players[0]))
	tb := d.Rounds[2].Tables[0]
	expect.True(t, tb.Fleets == [2]string{} && tb.Players[0] == high, "after a swap the choice is open again: %+v", tb)
}

func TestFind(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "standard"}, "Ann Lee", "Annabel", "Bob")
	for name, want := range map[string]tournament.No{"ann  lee": 1, "ANNABEL": 2, "bo": 3, "2": 2, "lee": 1} {
		n, err := d.Find(name)
		expect.True(t, n == want && err == nil, "%s: %d %v", name, n, err)
	}
	_, err := d.Find("ann")
	refuses(t, err, "may be Ann Lee or Annabel")
	_, err = d.Find("zed")
	refuses(t, err, `no player "zed"`)
	_, err = d.Find("")
	refuses(t, err, "no player is named")
	_, err = d.Add(tournament.Player{Name: " bob "})
	refuses(t, err, "already signed in")
	_, err = d.Add(tournament.Player{Name: "B\ab"})
	refuses(t, err, "cannot be shown")
}
