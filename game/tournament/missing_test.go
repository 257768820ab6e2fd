package tournament_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// What is missing has a kind, a table and a player, so that nobody has to read the sentence to know
// them.
func TestWhatIsMissingHasAKind(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "last-battle-of-ds9"}, "Ann", "Bob", "Cy", "Di")
	must(t, d.Change(2, tournament.Player{Name: "Bob"}))
	if m := d.Unready(); len(m) != 1 || m[0].Lack != tournament.NoAllegiance || m[0].Player != 2 {
		t.Fatalf("before round 1: %+v", m)
	}
	if m := d.Missing(1); len(m) != 1 || m[0].Lack != tournament.NotPaired || m[0].Round != 1 {
		t.Errorf("before round 1 is paired: %+v", m)
	}
	must(t, d.Change(2, tournament.Player{Name: "Bob", Allegiance: "KLI"}))
	must(t, d.Pair())
	must(t, d.Enter(1, 2, tournament.Told{Winner: -1, Points: left(50, 40)}))
	want := func(ls ...tournament.Lack) {
		t.Helper()
		var got []tournament.Lack
		for _, m := range d.Missing(1) {
			got = append(got, m.Lack)
		}
		expect.List(t, got, ls, "missing")
	}
	want(tournament.NotVerified, tournament.NoResult, tournament.NotVerified, tournament.NotSigned)
	must(t, d.SignAll(1))
	want(tournament.NotVerified, tournament.NoResult, tournament.NotVerified)
	must(t, d.Enter(1, 1, tournament.Told{Winner: -1, Points: left(60, 40)}))
	must(t, d.SignAll(1))
	want(tournament.NotVerified, tournament.NotVerified)
	must(t, d.VerifyAll(1))
	want()
	refuses(t, d.SignAll(1), "already signed")
	refuses(t, d.VerifyAll(1), "verified already")
	if !slices.ContainsFunc(d.Log, func(e tournament.Entry) bool { return strings.Contains(e.Did, "fleets of 2 tables verified at once") }) {
		t.Errorf("the log says %+v", d.Log)
	}
}

// Who did not come signs nothing, even when all sign at once.
func TestAllSignedLeavesOutWhoDidNotCome(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "Ann", "Bob")
	must(t, d.Pair())
	must(t, d.Enter(1, 1, tournament.Told{Ending: tournament.ByNoShow, Winner: 0}))
	must(t, d.SignAll(1))
	if r := d.Rounds[0].Tables[0].Result; r.Signed[0] == "" || r.Signed[1] != "" || !d.Complete(1) {
		t.Errorf("signed by %q, missing %v", r.Signed, d.Missing(1))
	}
}

// While a round runs the ranks are those of the round before: neither a result nor a bye of the
// running round counts, but what it has brought is seen in its column. Who won a roll-off stands
// first until the next round is finished.
func TestRanksWhileARoundRuns(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web", HandDice: true}, "A", "B", "C", "D", "E")
	must(t, d.Pair())
	for _, s := range d.Ranks(1) {
		expect.True(t, s.Battle == 0 && s.Points == 0,
			"nothing is finished, and %s has %d BP, %d FP", s.Player, s.Battle, s.Points)
		expect.True(t, s.No != d.Rounds[0].Bye || s.Rounds[0].Outcome == tournament.Bye,
			"the bye is not seen: %+v", s.Rounds)
	}
	for i := range d.Rounds[0].Tables { // both tables alike: two pairs of equal players
		must(t, d.Enter(1, i+1, tournament.Told{Winner: -1, Points: left(60, 40)}))
	}
	must(t, d.VerifyAll(1))
	expect.Same(t, d.Finished(), 0, "unsigned results finish a round")
	must(t, d.SignAll(1))
	if d.Finished() != 1 {
		t.Errorf("missing: %v", d.Missing(1))
	}
	for next := d.NextThrow(1); next != nil; next = d.NextThrow(1) {
		dice := map[tournament.No]tournament.Faces{}
		for i, n := range next { // who stands last throws the most
			dice[n] = tournament.StationsOnly(i + 1)
		}
		must(t, d.EnterThrow(1, dice))
	}
	order := func(st []tournament.Standing) (out []string) {
		for _, s := range st {
			out = append(out, s.Player)
		}
		return out
	}
	after := order(d.Standings(1))
	must(t, d.Pair())
	if got := order(d.Ranks(2)); !slices.Equal(got, after) {
		t.Errorf("while round 2 runs the ranks are %v, after round 1 they were %v", got, after)
	}
	must(t, d.Enter(2, 1, tournament.Told{Winner: 1, Ending: tournament.ByElimination, Points: left(0, 120)}))
	st := d.Ranks(2)
	expect.List(t, order(st), after, "a result of the running round moves the ranks to")
	winner := d.Rounds[1].Tables[0].Players[1]
	i := slices.IndexFunc(st, func(s tournament.Standing) bool { return s.No == winner })
	if st[i].Rounds[1].Outcome != tournament.Win || st[i].Rounds[1].Points != 120 || st[i].Points == st[i].Rounds[1].Cumulative {
		t.Errorf("of the running round is seen %+v, counted %d", st[i].Rounds, st[i].Points)
	}
	if d.FactionResult() != nil || d.FinalRanks()[0] != after[0] {
		t.Errorf("final ranks %v", d.FinalRanks())
	}
}

// A roll-off is told with who came first at its head, in words, wherever it is told; that of a
// battle is in the log, too.
func TestRollOffsAreToldInWords(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web", HandDice: true}, "Ann", "Bob")
	must(t, d.Pair())
	d.Rounds[0].Tables[0].Players = [2]tournament.No{1, 2}
	throws := []tournament.Throw{{Of: []int{0, 1}, Dice: []tournament.Faces{"B-H--", "B..-."}}, {Of: []int{0, 1}, Dice: []tournament.Faces{"HHHHH", "BB-BH"}}}
	err := d.Enter(1, 1, tournament.Told{Winner: -1, Points: left(60, 60)})
	even := (tournament.Even{})
	expect.True(t, errors.As(err, &even) && even.Points == 60, "equal points without dice: %v", err)
	must(t, d.Enter(1, 1, tournament.Told{Winner: -1, Points: left(60, 60), RollOff: throws}))
	const words = "Bob 1 Battle Stations result, Ann 1; again Bob 3 Battle Stations results, Ann none"
	r, ok := d.RolledAt(1, 1)
	if !ok || r.Words() != words || !slices.Equal(r.Names, []string{"Bob", "Ann"}) || r.Throws[1][0].Faces != "BB-BH" {
		t.Errorf("%+v", r)
	}
	last := d.Log[len(d.Log)-1].Did
	expect.True(t, strings.Contains(last, words), "the log says %q", last)
	all := d.RollOffsUpTo(1)
	expect.True(t, len(all) == 1 && all[0].String() == "Round 1, table 1: "+words, "%+v", all)
}

// The event's own dice for a tied battle are the same each time they are asked for, and those that
// are written.
func TestATiedBattleHasOneRollOff(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "Ann", "Bob")
	must(t, d.Pair())
	shown := d.BattleRollOff(1, 1)
	expect.Must(t, fmt.Sprint(shown) == fmt.Sprint(d.BattleRollOff(1, 1)) && len(shown) != 0, "%v", shown)
	one, two := d, desk(t, tournament.Config{Scenario: "tholian-web"}, "Ann", "Bob")
	must(t, two.Pair())
	must(t, one.Enter(1, 1, tournament.Told{Winner: -1, Points: left(60, 60), RollOff: shown}))
	must(t, two.Enter(1, 1, tournament.Told{Winner: -1, Points: left(60, 60)}))
	a, b := one.Rounds[0].Tables[0].Result, two.Rounds[0].Tables[0].Result
	expect.True(t, fmt.Sprint(*a) == fmt.Sprint(*b), "rolled in front of the players %+v, by the desk alone %+v", a, b)
}

// What is wrong with a file is told with its name to whoever has several, and can be told without
// it.
func TestAnErrorKnowsItsFile(t *testing.T) {
	file := t.TempDir() + "/none.event.json"
	_, err := tournament.Open(file)
	var in *tournament.FileError
	if !errors.As(err, &in) || in.File != file || in.Err.Error() != "no such event file" || err.Error() != file+": no such event file" {
		t.Errorf("%v", err)
	}
	_, err = tournament.Read(strings.NewReader("{"), "a.event.json")
	if !errors.As(err, &in) || in.File != "a.event.json" || strings.Contains(in.Err.Error(), "a.event.json") {
		t.Errorf("%v", err)
	}
}
