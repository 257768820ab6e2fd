package tournament_test

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
	"attackwing/scenarios"
)

// All fleets verified at once are those of battles, begun or over; a table to which one did not
// come has none to verify.
func TestAllVerifiedLeavesOutANoShow(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B", "C", "D", "E", "F")
	must(t, d.Pair())
	must(t, d.Enter(1, 1, tournament.Told{Ending: tournament.ByNoShow, Winner: 0}))
	must(t, d.Enter(1, 2, tournament.Told{Winner: tournament.Nobody, Left: left(30, 20)}))
	must(t, d.VerifyAll(1))
	for i, want := range []bool{false, true, true} {
		v := d.Rounds[0].Tables[i].Verified
		expect.True(t, (v[0] != "") == want && (v[1] != "") == want, "table %d is verified by %q", i+1, v)
	}
	refuses(t, d.VerifyAll(1), "verified already")
}

// An event is as large as its bounds say, and no larger.
func TestBoundsOfAnEvent(t *testing.T) {
	many := func(n int) (out []string) {
		for i := range n {
			out = append(out, fmt.Sprint("id-", i))
		}
		return out
	}
	house := func(n int) map[string]string {
		out := map[string]string{}
		for _, k := range many(n) {
			out[k] = "on"
		}
		return out
	}
	for _, c := range []struct {
		what    string
		fits    tournament.Config
		exceeds tournament.Config
		says    string
	}{
		{"limit", tournament.Config{Limit: 500}, tournament.Config{Limit: 501}, "sp_limit: 501 is not from 1 to 500"},
		{"limit", tournament.Config{Limit: 1}, tournament.Config{Limit: -1}, "sp_limit: -1 is not from 1 to 500"},
		{"resources", tournament.Config{Resources: many(200)}, tournament.Config{Resources: many(201)}, "more house rules, resources"},
		{"house rules", tournament.Config{House: house(200)}, tournament.Config{House: house(201)}, "more house rules, resources"},
		{"ranks", tournament.Config{After: &tournament.Before{Event: "one", Ranks: many(64)}},
			tournament.Config{After: &tournament.Before{Event: "one", Ranks: many(65)}}, "after: 65 ranks are more than 64"},
	} {
		c.fits.Scenario, c.exceeds.Scenario = "standard", "standard"
		if _, err := tournament.New(c.fits); err != nil {
			t.Errorf("%s: %v", c.what, err)
		}
		_, err := tournament.New(c.exceeds)
		refuses(t, err, c.says)
	}
}

// A table has its own dice, whoever plays it: computers at the desk play the game that people would
// begin there.
func TestATableHasItsOwnDice(t *testing.T) {
	e, _, u := withToken(t, "ensign")
	cards := gametest.Cards(t)
	played, err := e.Play(tournament.Computers{Scenarios: scenarios.ByID, Cards: cards, Workers: 1})
	must(t, err)
	expect.True(t, len(played) == 1 && played[0].Told.Game.Seed == u.Seed,
		"the desk played %+v, people would play with seed %d", played, u.Seed)
}

// A file's numbers may go as far as their bounds, and no further.
func TestBoundsOfAResult(t *testing.T) {
	side := func(points, left, bonuses int) tournament.Side {
		return tournament.Side{Points: points, Left: &left, Bonuses: make([]tournament.Bonus, bonuses)}
	}
	for _, c := range []struct {
		side tournament.Side
		fits bool
	}{
		{side(9999, 0, 0), true}, {side(10000, 0, 0), false},
		{side(-9999, 0, 0), true}, {side(-10000, 0, 0), false},
		{side(0, 500, 0), true}, {side(0, 501, 0), false},
		{side(0, -1, 0), false},
		{side(0, 0, 20), true}, {side(0, 0, 21), false},
	} {
		d := table(t, "standard", 100)
		must(t, d.Enter(1, 1, tournament.Told{Winner: 0, Ending: tournament.ByNoShow}))
		d.Rounds[0].Tables[0].Result.Sides[1] = c.side
		switch err := readAgain(t, d.Event); {
		case c.fits && err != nil:
			t.Errorf("%+v: %v", c.side, err)
		case !c.fits:
			refuses(t, err, "sides[2]: out of bounds")
		}
	}
}

// The Commendation Award Token of a file is held by somebody, and spent in a round that is paired,
// the last one too.
func TestBoundsOfTheToken(t *testing.T) {
	for _, c := range []struct {
		holder tournament.No
		spent  int
		fits   bool
	}{{1, 0, true}, {2, 1, true}, {0, 0, false}, {3, 0, false}, {1, -1, false}, {1, 2, false}} {
		d := table(t, "standard", 100)
		d.Commendation = &tournament.Commendation{Holder: c.holder, Spent: c.spent}
		switch err := readAgain(t, d.Event); {
		case c.fits && err != nil:
			t.Errorf("%+v: %v", c, err)
		case !c.fits:
			refuses(t, err, "commendation: its holder or round does not exist")
		}
	}
}

// readAgain writes an event and reads what was written.
func readAgain(t *testing.T, e *tournament.Event) error {
	t.Helper()
	var b bytes.Buffer
	must(t, e.Write(&b))
	_, err := tournament.Read(&b, "an event")
	return err
}

// Equal at the end of a battle played here: the dice that decided it come with the record, each
// player's at the player's own seat, and the event with them can be read again.
func TestARollOffComesWithTheRecord(t *testing.T) {
	e, err := tournament.New(tournament.Config{Scenario: "standard", Seed: 1, Limit: 120})
	must(t, err)
	d := e.By("desk", noon)
	f, err := ready(t, e, "tw-a-1")
	must(t, err)
	for _, n := range []string{"Ann", "Bob"} {
		_, err = d.Add(tournament.Player{Name: n, Fleets: []tournament.Fleet{f}})
		must(t, err)
	}
	must(t, d.Pair())
	cards := gametest.Cards(t)
	for _, seats := range [][2]tournament.No{{1, 2}, {2, 1}} {
		d.Rounds[0].Tables[0] = tournament.Table{Players: seats}
		// nobody loses anything in one round
		u := gametest.MustSetup("standard", "tw-a-1", "tw-a-1", 7, "round-limit", "1")
		u.Players = [2]string{"Ann", "Bob"}
		told, err := d.FromRecord(1, 1, played(t, u, -1), "file", scenarios.ByID, cards)
		must(t, err)
		expect.Must(t, len(told.RollOff) != 0, "nobody rolled: the test would prove nothing")
		must(t, d.Enter(1, 1, told))
		must(t, readAgain(t, e))
		last := told.RollOff[len(told.RollOff)-1].Dice
		expect.True(t, last[told.Winner].Stations() > last[1-told.Winner].Stations(),
			"seat %d has won with %v", told.Winner, last)
	}
}

// Every text of an event can be shown in a line: its name, its resources, its house rules, the
// event before.
func TestEveryTextOfAnEventIsShown(t *testing.T) {
	const hidden = "a\ab"
	for what, c := range map[string]tournament.Config{
		"name":      {Name: hidden},
		"resource":  {Resources: []string{hidden}},
		"rule":      {House: map[string]string{hidden: "on"}},
		"value":     {House: map[string]string{"a": hidden}},
		"before":    {After: &tournament.Before{Event: hidden}},
		"last rank": {After: &tournament.Before{Event: "one", Ranks: []string{"Ann", hidden}}},
	} {
		c.Scenario = "standard"
		_, err := tournament.New(c)
		expect.True(t, err != nil, "%s: a text that cannot be shown is taken", what)
	}
}

// Factions that are equal stand in the order of the build sheet until they roll, in whatever order
// their players came.
func TestEqualFactionsStandAsOnTheSheet(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "last-battle-of-ds9"}, "A", "B", "C", "D")
	for i, code := range []string{"DOM", "ROM", "FED", "KLI"} {
		p := *d.Player(tournament.No(i + 1))
		p.Allegiance = code
		must(t, d.Change(tournament.No(i+1), p))
	}
	var got []string
	for _, f := range d.FactionResult() {
		expect.True(t, f.Tied, "%s is not tied", f.Code)
		got = append(got, f.Code)
	}
	expect.List(t, got, []string{"FED", "KLI", "ROM", "DOM"}, "")
}

// With the first round taken back the event has not begun: who dropped out meanwhile is off the
// list, the first who signed in like any other, and who came late is there from the first round.
func TestTheFirstRoundTakenBack(t *testing.T) {
	for gone := tournament.No(1); gone <= 3; gone++ {
		d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B", "C")
		must(t, d.Pair())
		if bye := d.Rounds[0].Bye; bye != gone {
			must(t, d.Swap(bye, gone))
		}
		name := d.Player(gone).Name
		must(t, d.Drop(gone))
		_, err := d.Add(tournament.Player{Name: "Zoe"})
		must(t, err)
		must(t, d.Unpair())
		expect.True(t, len(d.Players) == 3 && d.Players[2].Name == "Zoe" && d.Players[2].InFrom == 0,
			"%s has dropped out: %+v", name, d.Players)
		_, err = d.Find(name)
		refuses(t, err, "no player")
	}
}

// How often a round was drawn and how long its clock has run is bounded.
func TestBoundsOfARound(t *testing.T) {
	const longest = 1000 * 3600 * 1000 // a thousand hours
	for _, c := range []struct {
		drawn int
		ran   int64
		says  string
	}{
		{1, 0, ""}, {1_000_000, longest, ""},
		{0, 0, "drawn: 0"}, {1_000_001, 0, "drawn: 1000001"},
		{1, -1, "clock: -1 ms"}, {1, longest + 1, "clock: 3600000001 ms"},
	} {
		d := table(t, "standard", 100)
		d.Rounds[0].Drawn, d.Rounds[0].Clock.RanMS = c.drawn, c.ran
		switch err := readAgain(t, d.Event); {
		case c.says == "":
			must(t, err)
		default:
			refuses(t, err, c.says)
		}
	}
}

// Which of two players a name means: the whole name, the initials, the number at the event, a part
// of the name; what fits both or neither is refused.
func TestSeatOfAName(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "standard"}, "Ann Lee", "Annabel Moss")
	must(t, d.Pair())
	d.Rounds[0].Tables[0].Players = [2]tournament.No{2, 1}
	for name, want := range map[string]int{"ann  lee": 1, "annabel moss": 0, "AL": 1, "am": 0, "1": 1, "2": 0, "lee": 1, "Annab": 0} {
		seat, err := d.Seat(1, 1, name)
		expect.True(t, err == nil && seat == want, "%s: seat %d, %v; want %d", name, seat, err, want)
	}
	for _, name := range []string{"ann", "Bob", "", "3"} {
		seat, err := d.Seat(1, 1, name)
		refuses(t, err, "table 1 is played by Annabel Moss (AM) and Ann Lee (AL)")
		expect.Same(t, seat, tournament.Nobody, "%q sits at", name)
	}
	_, err := d.Seat(1, 2, "Ann Lee")
	refuses(t, err, "round 1 has no table 2")
}

// A round that is not paired and a table that is not there are refused, and nothing is written.
func TestNoSuchTable(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "standard"}, "A", "B")
	must(t, d.Pair())
	before := len(d.Log)
	told := tournament.Told{Winner: tournament.Nobody, Left: left(30, 20)}
	for at, says := range map[[2]int]string{
		{-1, 1}: "round -1 is not paired", {0, 1}: "round 0 is not paired", {2, 1}: "round 2 is not paired",
		{1, -1}: "round 1 has no table -1", {1, 0}: "round 1 has no table 0", {1, 2}: "round 1 has no table 2",
	} {
		refuses(t, d.Enter(at[0], at[1], told), says)
		refuses(t, d.Correct(at[0], at[1], told, "a reason"), says)
		refuses(t, d.Sign(at[0], at[1], "A"), says)
		refuses(t, d.Verify(at[0], at[1], "A"), says)
		refuses(t, d.Withdraw(at[0], at[1], "a hash"), says)
		refuses(t, d.ReportHere(at[0], at[1], told), says)
	}
	for _, round := range []int{0, 2} {
		refuses(t, d.SignAll(round), "is not paired")
		refuses(t, d.VerifyAll(round), "is not paired")
	}
	expect.True(t, len(d.Log) == before, "the log has grown: %+v", d.Log[before:])
}

// A limit below every ready fleet's cost leaves none to hand in, and that is said instead of an
// empty choice.
func TestNoReadyFleetIsCheapEnough(t *testing.T) {
	e, err := tournament.New(tournament.Config{Scenario: "tholian-web", Limit: 20})
	must(t, err)
	got, err := e.Ready(rules(t, e))
	refuses(t, err, "no ready fleet can play The Tholian Web at 20 SP")
	expect.Same(t, len(got), 0, "%+v", got)
}

// A battle played here whose fleets cannot be verified (a file with initials that nobody can write)
// is not reported as if it were.
func TestWhatCannotBeVerifiedIsNotReported(t *testing.T) {
	_, d, _ := withToken(t, "")
	d.Players[0].Initials = "a"
	refuses(t, d.ReportHere(1, 1, tournament.Told{Winner: tournament.Nobody, Left: left(30, 20)}), "do not belong to")
	r := d.Rounds[0].Tables[0].Result
	expect.True(t, r == nil, "written all the same: %+v", r)
}

// Only factions that are equal are tied; those that differ from all others are not.
func TestOnlyEqualFactionsAreTied(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "last-battle-of-ds9"}, "A", "B", "C", "D")
	must(t, d.Pair())
	playOut(t, d) // both winners have the same points, the losers differ
	for i, f := range d.FactionResult() {
		expect.Same(t, f.Tied, (i < 2), "place %d: %+v", i+1, f)
	}
}

// Why somebody sits out stays as it was drawn when two at tables change seats; the organizer has
// set it when the bye changes.
func TestWhoHasSetTheBye(t *testing.T) {
	for _, c := range []struct{ first, byeMoves bool }{{true, true}, {false, true}, {false, false}} {
		d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B", "C", "D", "E")
		must(t, d.Pair())
		r := &d.Rounds[0]
		a, b := r.Tables[0].Players[0], r.Tables[1].Players[0]
		if c.byeMoves {
			a = r.Bye
		}
		if c.first {
			a, b = b, a
		}
		must(t, d.Swap(a, b))
		set := slices.Equal(d.Rounds[0].ByeWhy, []string{"set by the organizer"})
		expect.True(t, set == c.byeMoves, "%+v: %q", c, d.Rounds[0].ByeWhy)
	}
}
