package tournament_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// desk is an event of players with these names, build sheets on paper.
func desk(t testing.TB, c tournament.Config, names ...string) *tournament.Desk {
	t.Helper()
	c.PaperFleets = true
	if c.Seed == 0 {
		c.Seed = 1
	}
	e, err := tournament.New(c)
	must(t, err)
	d := e.By("desk", noon)
	for i, n := range names {
		p := tournament.Player{Name: n}
		if may := e.Kit().Allegiances; may != nil {
			p.Allegiance = may[i%len(may)]
		}
		_, err = d.Add(p)
		must(t, err)
	}
	return d
}

// must ends a test if there is an error.
var must = expect.OK

func refuses(t testing.TB, err error, says string) {
	t.Helper()
	expect.True(t, err != nil && strings.Contains(err.Error(), says) && !strings.Contains(err.Error(), "\n"),
		"%v; want a line with %q", err, says)
}

// sign verifies and signs whatever lies on a table.
func sign(t testing.TB, d *tournament.Desk, round, table int) {
	t.Helper()
	tb := d.Rounds[round-1].Tables[table-1]
	a, b := d.Player(tb.Players[0]).Initials, d.Player(tb.Players[1]).Initials
	must(t, d.Verify(round, table, a, b))
	must(t, d.Sign(round, table, a, b))
}

// playOut gives every table of the last round to the higher ranked player, with less and less to
// spare.
func playOut(t testing.TB, d *tournament.Desk) {
	t.Helper()
	for i, tb := range d.Rounds[d.Round()-1].Tables {
		if d.Kit().Fleets != nil && tb.Fleets[0] == "" {
			must(t, d.Choose(tb.Players[0], d.Kit().Fleets[0]))
		}
		must(t, d.Enter(d.Round(), i+1, tournament.Told{Winner: tournament.Nobody, Left: [2]*int{new(70 - i), new(0)}}))
		sign(t, d, d.Round(), i+1)
	}
}

func TestThreeBattleRounds(t *testing.T) {
	for _, k := range tournament.Kits() {
		expect.Same(t, k.Minutes, 60, "%s: minutes", k.Scenario)
		d := desk(t, tournament.Config{Scenario: k.Scenario}, "A", "B", "C", "D", "E", "F")
		for round := range 3 {
			expect.True(t, !d.Over(), "%s is over after %d rounds", k.Scenario, round)
			must(t, d.Pair())
			seen := map[tournament.No]int{}
			for _, tb := range d.Rounds[round].Tables {
				seen[tb.Players[0]]++
				seen[tb.Players[1]]++
			}
			for n := tournament.No(1); n <= 6; n++ {
				if seen[n] != 1 {
					t.Errorf("%s, round %d: player %d sits at %d tables", k.Scenario, round+1, n, seen[n])
				}
			}
			playOut(t, d)
		}
		expect.True(t, d.Over(), "%s is not over", k.Scenario)
		refuses(t, d.Pair(), "all 3 Battle Rounds are paired")
	}
}

// The clock runs on the time it is told: sixty minutes a round, pauses left out.
func TestClockOfSixtyMinutes(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B")
	refuses(t, d.StartClock(), "no round is paired")
	refuses(t, d.PauseClock(), "no round is paired")
	must(t, d.Pair())
	must(t, d.StartClock())
	refuses(t, d.StartClock(), "running")
	left := func(after time.Duration) time.Duration {
		return d.Rounds[0].Clock.Left(d.Kit().Minutes, noon.Add(after))
	}
	d.At = noon.Add(20 * time.Minute)
	must(t, d.PauseClock())
	refuses(t, d.PauseClock(), "already paused")
	if got := left(50 * time.Minute); got != 40*time.Minute {
		t.Errorf("paused after 20 minutes: %v left", got)
	}
	d.At = noon.Add(50 * time.Minute)
	must(t, d.StartClock())
	if got := left(89 * time.Minute); got != time.Minute || tournament.ClockFace(got) != "01:00" {
		t.Errorf("%v left", got)
	}
	if got := left(3 * time.Hour); got != 0 {
		t.Errorf("%v left when over", got)
	}
}

// The lot gives every pairing and every bye, and the same seed the same.
func TestFirstOpponentsByLot(t *testing.T) {
	pairings, byes := map[string]int{}, map[tournament.No]int{}
	const lots = 500
	for seed := range uint64(lots) {
		four := desk(t, tournament.Config{Scenario: "future-tense", Seed: seed + 1}, "A", "B", "C", "D")
		must(t, four.Pair())
		with := four.Rounds[0].Tables[0].Players
		if with[0] != 1 && with[1] != 1 {
			with = four.Rounds[0].Tables[1].Players
		}
		pairings[fmt.Sprint(max(with[0], with[1]))]++
		five := desk(t, tournament.Config{Scenario: "unimatrix-zero", Seed: seed + 1}, "A", "B", "C", "D", "E")
		must(t, five.Pair())
		byes[five.Rounds[0].Bye]++
		again := desk(t, tournament.Config{Scenario: "unimatrix-zero", Seed: seed + 1}, "A", "B", "C", "D", "E")
		must(t, again.Pair())
		expect.Need(t, fmt.Sprint(again.Rounds), fmt.Sprint(five.Rounds), "seed %d draws twice in two ways", seed+1)
	}
	expect.Must(t, len(pairings) == 3 && len(byes) == 5, "pairings %v, byes %v", pairings, byes)
	for k, n := range pairings { // 167 expected, standard deviation 11
		expect.True(t, n >= 110 && n <= 225, "A meets %s %d times of %d", k, n, lots)
	}
	for k, n := range byes { // 100 expected, standard deviation 9
		expect.True(t, n >= 55 && n <= 145, "the bye goes to %d %d times of %d", k, n, lots)
	}
}

// table is an event of two at their first table.
func table(t testing.TB, scenario string, limit int) *tournament.Desk {
	d := desk(t, tournament.Config{Scenario: scenario, Limit: limit, HandDice: true}, "A", "B")
	must(t, d.Pair())
	d.Rounds[0].Tables[0].Players = [2]tournament.No{1, 2}
	return d
}

func left(a, b int) [2]*int { return [2]*int{&a, &b} }

// Cases 190, 191, 196 and 200 of the rules, and how a battle is won: by elimination, else by more
// Fleet Points at time, by a roll-off where those are equal.
func TestHowABattleIsWon(t *testing.T) {
	roll := func(a, b tournament.Faces) []tournament.Throw {
		return []tournament.Throw{{Of: []int{0, 1}, Dice: []tournament.Faces{a, b}}}
	}
	ds9 := func(seat int) (out [2][]tournament.Count) {
		out[seat] = []tournament.Count{{Key: "ds9", N: 1}}
		return out
	}
	for _, c := range []struct {
		what, scenario string
		limit          int
		told           tournament.Told
		winner         int
		points         [2]int
		ending         tournament.Ending
	}{
		{"case 190: wiped out", "standard", 100, tournament.Told{Winner: -1, Left: left(98, 0)}, 0, [2]int{100, 2}, tournament.ByElimination},
		{"case 191: untouched", "standard", 100, tournament.Told{Winner: -1, Left: left(95, 0)}, 0, [2]int{100, 5}, tournament.ByElimination},
		{"time: what is left of a fleet is the other's loss", "standard", 120, tournament.Told{Winner: -1, Left: left(40, 41)}, 1, [2]int{79, 80}, tournament.ByTime},
		{"case 196: even at time", "standard", 120, tournament.Told{Winner: -1, Left: left(80, 80), RollOff: roll("BHC--", "BBHH-")}, 1, [2]int{40, 40}, tournament.ByTime},
		{"case 200: the +20 does not decide", "last-battle-of-ds9", 120, tournament.Told{Winner: -1, Left: left(85, 80), Bonuses: ds9(0)}, 0, [2]int{60, 35}, tournament.ByTime},
		{"points told whole", "last-battle-of-ds9", 120, tournament.Told{Winner: -1, Points: left(60, 35)}, 0, [2]int{60, 35}, tournament.ByTime},
		{"eliminated with more points", "future-tense", 120, tournament.Told{Ending: tournament.ByElimination, Winner: 1, Points: left(150, 120)}, 1, [2]int{150, 120}, tournament.ByElimination},
		{"concession", "standard", 120, tournament.Told{Ending: tournament.ByConcession, Winner: 1, Left: [2]*int{nil, new(90)}}, 1, [2]int{30, 120}, tournament.ByConcession},
		{"won by the sheet with fewer points", "standard", 120, tournament.Told{Ending: tournament.BySheet, Winner: 1, Left: left(60, 30)}, 1, [2]int{90, 60}, tournament.BySheet},
		{"no-show", "standard", 120, tournament.Told{Ending: tournament.ByNoShow, Winner: 0}, 0, [2]int{120, 0}, tournament.ByNoShow},
	} {
		d := table(t, c.scenario, c.limit)
		must(t, d.Enter(1, 1, c.told))
		r := d.Rounds[0].Tables[0].Result
		if r.Winner != c.winner || r.Ending != c.ending || r.Sides[0].Points != c.points[0] || r.Sides[1].Points != c.points[1] {
			t.Errorf("%s: %+v", c.what, *r)
		}
	}
}

func TestResultsThatCannotBe(t *testing.T) {
	count := func(key string, n int) [2][]tournament.Count {
		return [2][]tournament.Count{{{Key: key, N: n}}, nil}
	}
	for _, c := range []struct {
		scenario, says string
		told           tournament.Told
	}{
		{"standard", "or what is left", tournament.Told{Winner: -1}},
		{"standard", "want 0 to 120", tournament.Told{Winner: -1, Left: left(121, 3)}},
		{"standard", "want 0 to 120", tournament.Told{Winner: -1, Left: left(-1, 3)}},
		{"standard", "on time. For an elimination", tournament.Told{Winner: 0, Left: left(20, 80)}},
		{"standard", "attack dice until one has more", tournament.Told{Winner: -1, Left: left(20, 20)}},
		{"standard", "not tied", tournament.Told{Winner: -1, Left: left(20, 30), RollOff: []tournament.Throw{{Of: []int{0, 1}, Dice: []tournament.Faces{"B....", "....."}}}}},
		{"standard", "they add up to 90", tournament.Told{Winner: -1, Left: left(20, 30), Points: left(91, 100)}},
		{"standard", "a destroyed fleet cannot have 20 Squadron Points left", tournament.Told{Winner: 0, Ending: tournament.ByElimination, Left: left(20, 20)}},
		{"standard", "name the winner by concession", tournament.Told{Winner: -1, Ending: tournament.ByConcession, Left: left(20, 20)}},
		{"standard", "name the winner under the scenario's rules", tournament.Told{Winner: -1, Ending: tournament.BySheet, Left: left(20, 20)}},
		{"standard", "no points to report", tournament.Told{Winner: 0, Ending: tournament.ByNoShow, Left: left(20, 20)}},
		{"standard", `ending "boredom"`, tournament.Told{Winner: 0, Ending: "boredom", Left: left(20, 20)}},
		{"standard", "Check it, or confirm", tournament.Told{Winner: -1, Points: left(121, 20)}},
		{"last-battle-of-ds9", "more than 120 + 20. Check it, or confirm", tournament.Told{Winner: -1, Points: left(141, 20)}},
		{"last-battle-of-ds9", "only the winner", tournament.Told{Winner: -1, Left: left(0, 50), Bonuses: count("ds9", 1)}},
		{"last-battle-of-ds9", `has no bonus "gold"`, tournament.Told{Winner: -1, Left: left(0, 50), Bonuses: count("gold", 1)}},
		{"last-battle-of-ds9", "want 0 to 1", tournament.Told{Winner: -1, Left: left(50, 0), Bonuses: count("ds9", 2)}},
		{"future-tense", "want 0 to 12", tournament.Told{Winner: -1, Left: left(50, 0), Bonuses: count("mission-token", 13)}},
		{"future-tense", "together are more than 12", tournament.Told{Winner: -1, Left: left(50, 0), Bonuses: [2][]tournament.Count{{{Key: "mission-token", N: 7}}, {{Key: "mission-token", N: 6}}}}},
		{"future-tense", "entered twice", tournament.Told{Winner: -1, Left: left(50, 0), Bonuses: [2][]tournament.Count{{{Key: "mission-token", N: 1}, {Key: "mission-token", N: 2}}}}},
		{"future-tense", "only one small craft", tournament.Told{Winner: -1, Left: left(50, 0), Bonuses: [2][]tournament.Count{{{Key: "retrieved", N: 1}}, {{Key: "destroyed", N: 1}}}}},
		{"future-tense", "only one small craft", tournament.Told{Winner: -1, Left: left(50, 0), Bonuses: [2][]tournament.Count{{{Key: "destroyed", N: 1}, {Key: "retrieved", N: 1}}}}},
		{"future-tense", "only one small craft", tournament.Told{Winner: -1, Left: left(50, 0), Bonuses: [2][]tournament.Count{{{Key: "retrieved", N: 1}}, {{Key: "retrieved", N: 1}}}}},
		{"standard", "one of the two players", tournament.Told{Winner: 2, Left: left(50, 0)}},
	} {
		d := table(t, c.scenario, 120)
		before := len(d.Log)
		refuses(t, d.Enter(1, 1, c.told), c.says)
		expect.True(t, d.Rounds[0].Tables[0].Result == nil && len(d.Log) == before,
			"%s: a refused result was written", c.says)
	}
	d := table(t, "standard", 120)
	must(t, d.Enter(1, 1, tournament.Told{Winner: -1, Points: left(150, 20), Sure: true}))
}

// A round is over when every table has a result that both players have signed, and their opponents'
// fleets verified.
func TestInitials(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "Ama Okafor", "Sven Novak")
	must(t, d.Pair())
	missing := func(says string) {
		t.Helper()
		m := d.Missing(1)
		fleets := 0
		if v := d.Rounds[0].Tables[0].Verified; (v[0] == "" || v[1] == "") && says != "verified" {
			fleets = 1 // told beside it, and first
		}
		if len(m) != 1+fleets || !strings.Contains(m[fleets].String(), says) || !strings.Contains(m[0].String(), "verified") != (fleets == 0 && says != "verified") {
			t.Errorf("missing %q, want %q", m, says)
		}
		refuses(t, d.Pair(), "round 1 is not finished")
	}
	missing("no result")
	refuses(t, d.Sign(1, 1, "AO"), "no result to sign")
	must(t, d.Enter(1, 1, tournament.Told{Winner: -1, Left: left(30, 0)}))
	missing("not signed")
	refuses(t, d.Sign(1, 1, "XY"), `initials "XY" do not belong to`)
	refuses(t, d.Sign(1, 1, "AO", "AO"), `initials "AO" do not belong to`)
	must(t, d.Sign(1, 1, "ao"))
	missing("not signed")
	must(t, d.Sign(1, 1, "SN"))
	missing("verified")
	must(t, d.Verify(1, 1, "AO"))
	missing("verified")
	must(t, d.Verify(1, 1, "SN"))
	if !d.Complete(1) {
		t.Errorf("still missing %v", d.Missing(1))
	}
	// a corrected result is signed anew
	must(t, d.Correct(1, 1, tournament.Told{Winner: -1, Left: left(33, 0)}, "added up wrongly"))
	missing("not signed")
	must(t, d.Sign(1, 1, "SN", "AO"))
	must(t, d.Pair())
	// who does not come cannot sign
	must(t, d.Enter(2, 1, tournament.Told{Winner: 0, Ending: tournament.ByNoShow}))
	must(t, d.Sign(2, 1, d.Player(d.Rounds[1].Tables[0].Players[0]).Initials))
	if !d.Complete(2) {
		t.Errorf("still missing %v", d.Missing(2))
	}
}

func TestInitialsFromNames(t *testing.T) {
	for name, want := range map[string]string{"Ama Okafor": "AO", "måns lindqvist": "ML", "Computer 12": "C12", "Jean-Luc von der Heide Picard": "JVDH", "7 of 9": "7O9", "李 小龙": "李小"} {
		d := desk(t, tournament.Config{Scenario: "standard"}, name)
		expect.Same(t, d.Players[0].Initials, want, "%s", name)
	}
}

// Late corrections are logged with who, what it was and why, change the standings, and leave later
// pairings alone.
func TestCorrections(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web", Seed: 4}, "A", "B", "C", "D", "E", "F")
	must(t, d.Pair())
	playOut(t, d)
	must(t, d.Pair())
	paired := fmt.Sprint(d.Rounds[1].Tables)
	for _, round := range []int{0, 1, 2, 3, 9} {
		expect.Same(t, d.DrawnOtherwise(round), "", "nothing was corrected, and round %d would be", round)
	}
	said := d.Log[len(d.Log)-1].Did // "round 2 is paired: 1 A - C, ..."
	loser := d.Rounds[0].Tables[0].Players[1]
	told := tournament.Told{Winner: -1, Left: left(0, 110)}
	refuses(t, d.Enter(1, 1, told), "already has a result")
	refuses(t, d.Correct(1, 1, told, " "), "needs a reason")
	refuses(t, d.Correct(2, 1, told, "why not"), "no result to correct")
	was := d.By("Mia", noon)
	must(t, was.Correct(1, 1, told, "winner and loser were swapped"))
	sign(t, d, 1, 1)
	l := d.Log[slices.IndexFunc(d.Log, func(l tournament.Entry) bool { return strings.Contains(l.Did, "corrected") })]
	if l.Who != "Mia" || !strings.Contains(l.Did, "winner and loser were swapped") || !strings.Contains(l.Was, "wins by elimination") {
		t.Errorf("%+v", l)
	}
	if l := d.Line(loser, 1); l.Outcome != tournament.Win || l.Points != 120 {
		t.Errorf("after the correction: %+v", l)
	}
	expect.Same(t, fmt.Sprint(d.Rounds[1].Tables), paired, "a correction changed later pairings")
	if got := d.DrawnOtherwise(2); !strings.HasPrefix(got, "1 ") || strings.HasSuffix(said, got) {
		t.Errorf("the correction would have changed %q", got)
	}
}

func TestPairAgainUnpairAndSwap(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web", Seed: 9}, "A", "B", "C", "D", "E")
	refuses(t, d.PairAgain(), "no round is paired")
	must(t, d.Pair())
	draws := map[string]bool{}
	for range 20 {
		must(t, d.PairAgain())
		draws[fmt.Sprint(d.Rounds[0].Tables, d.Rounds[0].Bye)] = true
	}
	expect.True(t, len(draws) >= 5, "20 draws gave %d pairings", len(draws))
	must(t, d.Unpair())
	if _, err := d.Add(tournament.Player{Name: "Late"}); err != nil || d.Locked() {
		t.Errorf("%v", err)
	}
	must(t, d.Remove(6))
	must(t, d.Pair())
	bye, seat := d.Rounds[0].Bye, d.Rounds[0].Tables[1].Players[0]
	must(t, d.Swap(bye, seat))
	expect.True(t, d.Rounds[0].Bye == seat && d.Rounds[0].Tables[1].Players[0] == bye, "%+v", d.Rounds[0])
	must(t, d.Enter(1, 1, tournament.Told{Winner: -1, Left: left(30, 0)}))
	refuses(t, d.Swap(d.Rounds[0].Tables[0].Players[0], bye), "table 1 already has a result")
	refuses(t, d.Swap(bye, d.Rounds[0].Tables[0].Players[0]), "table 1 already has a result")
	late, err := d.Add(tournament.Player{Name: "Later"})
	must(t, err)
	refuses(t, d.Swap(late, bye), "Later is not in round 1")
	refuses(t, d.Swap(bye, late), "Later is not in round 1")
	refuses(t, d.PairAgain(), "has a result at table 1")
}

func TestDropOuts(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web", Seed: 2}, "A", "B", "C", "D")
	must(t, d.Pair())
	n := d.Rounds[0].Tables[0].Players[1]
	refuses(t, d.Drop(n), "Enter that result first")
	playOut(t, d)
	points := d.Line(n, 1)
	must(t, d.Drop(n))
	refuses(t, d.Drop(n), "dropped out already")
	must(t, d.Rejoin(n))
	must(t, d.Drop(n))
	must(t, d.Pair())
	expect.True(t, d.Rounds[1].Bye != 0 && d.Line(n, 2).Outcome == tournament.Out, "%+v", d.Rounds[1])
	playOut(t, d)
	i := slices.IndexFunc(d.Standings(2), func(s tournament.Standing) bool { return s.No == n })
	if s := d.Standings(2)[i]; s.Battle != points.Battle || s.Points != points.Points || s.OutFrom != 2 {
		t.Errorf("%+v", s)
	}
	refuses(t, d.Rejoin(n), "has not dropped out since the last pairing")
	for _, s := range d.Standings(2)[:3] {
		if s.No != n && s.OutFrom == 0 && !d.Over() {
			must(t, d.Drop(s.No))
		}
	}
	expect.True(t, d.Over(), "one player is left and the event is not over")
	refuses(t, d.Pair(), "the event ends with the current ranks")
}
