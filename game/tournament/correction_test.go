package tournament_test

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// threeRounds returns an event of two players whose three rounds are signed: A wins each by 60 to
// 40.
func threeRounds(t *testing.T) *tournament.Desk {
	t.Helper()
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B")
	for round := 1; round <= tournament.Rounds; round++ {
		must(t, d.Pair())
		points := left(60, 40)
		if d.Player(d.Rounds[round-1].Tables[0].Players[0]).Name == "B" {
			points = left(40, 60)
		}
		must(t, d.Enter(round, 1, tournament.Told{Winner: tournament.Nobody, Points: points}))
		must(t, d.VerifyAll(round))
		must(t, d.SignAll(round))
	}
	return d
}

// first returns the points of a table's players with those of A first.
func first(d *tournament.Desk, round, a, b int) [2]*int {
	if d.Player(d.Rounds[round-1].Tables[0].Players[0]).Name == "B" {
		a, b = b, a
	}
	return left(a, b)
}

func TestACorrectionCountsWhenBothHaveSignedIt(t *testing.T) {
	for round := 1; round <= tournament.Rounds; round++ {
		d := threeRounds(t)
		points := func(when string, a int, over bool) {
			t.Helper()
			if st := d.Ranks(d.Round()); st[0].Player != "A" || st[0].Points != a || d.Over() != over || d.Complete(round) != over {
				t.Errorf("round %d, %s: first is %s with %d, over: %v, missing %v", round, when, st[0].Player, st[0].Points, d.Over(), d.Waiting())
			}
		}
		points("before", 180, true)
		must(t, d.Correct(round, 1, tournament.Told{Winner: tournament.Nobody, Points: first(d, round, 80, 40)}, "read wrongly"))
		points("corrected", 180, false)
		var b bytes.Buffer
		must(t, d.Write(&b))
		again, err := tournament.Read(&b, "again")
		must(t, err)
		if len(again.Waiting()) != 1 || again.Over() {
			t.Errorf("round %d: read again it waits for %v", round, again.Waiting())
		}
		must(t, d.Sign(round, 1, "A"))
		points("signed by one", 180, false)
		// corrected again before both have signed: the last word is signed
		must(t, d.Correct(round, 1, tournament.Told{Winner: tournament.Nobody, Points: first(d, round, 90, 40)}, "read again"))
		must(t, d.Sign(round, 1, "A"))
		points("corrected again, signed by one", 180, false)
		must(t, d.Sign(round, 1, "B"))
		points("signed by both", 210, true)
	}
}

func TestACorrectionOfAnEarlierRoundHoldsThePairing(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B")
	for round := 1; round <= 2; round++ {
		must(t, d.Pair())
		must(t, d.Enter(round, 1, tournament.Told{Winner: tournament.Nobody, Points: first(d, round, 60, 40)}))
		must(t, d.VerifyAll(round))
		must(t, d.SignAll(round))
	}
	must(t, d.Correct(1, 1, tournament.Told{Winner: tournament.Nobody, Points: first(d, 1, 30, 40)}, "read wrongly"))
	refuses(t, d.Pair(), "round 1, table 1: the correction is not signed by both players")
	must(t, d.SignAll(1))
	must(t, d.Pair())
}

// A result that nobody has signed yet is simply another: nothing counted, and nothing is to be
// kept.
func TestAnUnsignedResultIsReplaced(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B")
	must(t, d.Pair())
	must(t, d.Enter(1, 1, tournament.Told{Winner: tournament.Nobody, Points: left(60, 40)}))
	must(t, d.Correct(1, 1, tournament.Told{Winner: tournament.Nobody, Points: left(50, 40)}, "read wrongly"))
	x := &d.Rounds[0].Tables[0]
	expect.True(t, x.Correction == nil && x.Result.Sides[0].Points == 50, "%+v, %+v", x.Result, x.Correction)
	for _, m := range d.Missing(1) {
		expect.True(t, !strings.Contains(m.String(), "correction"), "waits for %s", m)
	}
}

// Dice that are thrown in front of the players wait for it: until then the tied have no rank of
// their own and the event goes on.
func TestATieWaitsForItsRoll(t *testing.T) {
	tied := func(waits bool) *tournament.Desk {
		d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B", "C", "D")
		d.Waits = waits
		must(t, d.Pair())
		for table := 1; table <= 2; table++ { // both winners have the same points, and both losers
			must(t, d.Enter(1, table, tournament.Told{Winner: tournament.Nobody, Points: left(60, 40)}))
		}
		must(t, d.VerifyAll(1))
		must(t, d.SignAll(1))
		for n := tournament.No(2); n <= 4; n++ { // the event ends with this round
			must(t, d.Drop(n))
		}
		return d
	}
	d, at := tied(true), tied(false)
	if !at.Over() || len(at.Ties(1)) > 0 {
		t.Fatalf("at once: over %v, ties %v", at.Over(), at.Ties(1))
	}
	if len(d.Ties(1)) == 0 || d.Over() {
		t.Fatalf("over %v, ties %v", d.Over(), d.Ties(1))
	}
	for n := len(d.Ties(1)); n > 0; n-- {
		who, seen := d.NextThrow(1), d.RankRollOff(1)
		expect.Must(t, len(seen) != 0 && len(seen[0].Of) == len(who), "the dice of %v are %v", who, seen)
		must(t, d.Roll(1))
		got := d.RollOffs[len(d.RollOffs)-1].Throws
		expect.True(t, len(got) == len(seen) && got[0].Dice[0] == seen[0].Dice[0], "shown %v, thrown %v", seen, got)
	}
	if !d.Over() {
		t.Errorf("after all rolls %v", d.Ties(1))
	}
	for i, name := range at.FinalRanks() {
		if d.FinalRanks()[i] != name {
			t.Errorf("in front of the players %v, at once %v", d.FinalRanks(), at.FinalRanks())
		}
	}
	refuses(t, d.Roll(1), "no tie to break")
}
