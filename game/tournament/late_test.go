package tournament_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// Who comes when a round is paired plays from the next one, behind those who have fought, and is
// told so in the log.
func TestLateArrivals(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B", "C", "D")
	must(t, d.Pair())
	late, err := d.Add(tournament.Player{Name: "Late", InFrom: 9})
	must(t, err)
	expect.Need(t, d.Player(late).InFrom, 2, "comes in at round")
	says := d.Log[len(d.Log)-1]
	expect.True(t, says.Did == "Late signs in late, for round 2" && says.Who == "desk", "the log says %+v", says)
	for table := range d.Rounds[0].Tables {
		playOff(t, d, 1, table+1)
	}
	st := d.Standings(1)
	if len(st) != 5 || st[4].Player != "Late" || st[4].Battle != 0 || st[4].Rounds[0].Outcome != tournament.Out {
		t.Errorf("after round 1: %+v", st)
	}
	must(t, d.Pair())
	expect.True(t, d.Rounds[1].Bye == late, "the bye went to %d; the latecomer has the least points", d.Rounds[1].Bye)
	if _, err := d.Add(tournament.Player{Name: "Later"}); err != nil {
		t.Error(err)
	}
	for table := range d.Rounds[1].Tables {
		playOff(t, d, 2, table+1)
	}
	must(t, d.Pair())
	_, err = d.Add(tournament.Player{Name: "Too late"})
	refuses(t, err, "the last round (3) is paired")
}

// The house rule refuses them, or gives the Battle Point of a loss for each round missed.
func TestLateArrivalsByHouseRule(t *testing.T) {
	rule := func(v string) tournament.Config {
		return tournament.Config{Scenario: "standard", House: map[string]string{"tournament.late-arrivals": v}}
	}
	d := desk(t, rule("refused"), "A", "B")
	must(t, d.Pair())
	_, err := d.Add(tournament.Player{Name: "Late"})
	refuses(t, err, "sign-in is closed")

	d = desk(t, rule("loss"), "A", "B")
	must(t, d.Pair())
	_, err = d.Add(tournament.Player{Name: "Late"})
	must(t, err)
	playOff(t, d, 1, 1)
	if st := d.Standings(1); st[2].Player != "Late" || st[2].Battle != 1 || st[2].Points != 0 || st[2].Rounds[0].Outcome != tournament.Missed {
		t.Errorf("after round 1: %+v", st)
	}
	_, err = tournament.New(rule("maybe"))
	refuses(t, err, "tournament.late-arrivals is nothing or loss or refused")
}

// A latecomer hands in fleets until the first own round is paired; without them the round does not
// begin.
func TestLateFleets(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B")
	must(t, d.Pair())
	playOff(t, d, 1, 1)
	late, err := d.Add(tournament.Player{Name: "Late"})
	must(t, err)
	d.PaperFleets = false
	refuses(t, d.Pair(), "Late has not submitted a fleet")
	p := *d.Player(late)
	p.Fleets = []tournament.Fleet{{Name: "Some", SP: 100, List: "x"}}
	must(t, d.Change(late, p))
	must(t, d.Pair())
	p.Fleets = nil
	refuses(t, d.Change(late, p), "cannot change fleets")
}

func playOff(t *testing.T, d *tournament.Desk, round, table int) {
	t.Helper()
	must(t, d.Enter(round, table, tournament.Told{Winner: tournament.Nobody, Points: left(80+table, 20+table)}))
	sign(t, d, round, table)
}
