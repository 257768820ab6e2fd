package tournament_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// Factions with equal Battle and Fleet Points stand tied while the event runs; when it is over they
// roll like players, and the roll decides their order. All of a faction's players count.
func TestTiedFactionsRollWhenTheEventIsOver(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(8) {
		d := desk(t, tournament.Config{Scenario: "last-battle-of-ds9", Seed: seed + 1}, "Ann", "Bob", "Cat", "Dan")
		for i, code := range []string{"FED", "FED", "DOM", "DOM"} {
			p := *d.Player(tournament.No(i + 1))
			p.Allegiance = code
			must(t, d.Change(tournament.No(i+1), p))
		}
		of := func(n tournament.No) string { return d.Player(n).Allegiance }
		for round := 1; round <= 3; round++ {
			must(t, d.Pair())
			fed := 0 // of two tables one is won by each faction, or each has its own; the points are the same
			for i, tb := range d.Rounds[round-1].Tables {
				wins := 0
				if of(tb.Players[0]) != of(tb.Players[1]) {
					want := []string{"FED", "DOM"}[fed]
					fed++
					if of(tb.Players[1]) == want {
						wins = 1
					}
				}
				l := [2]*int{new(30), new(30)}
				l[1-wins] = new(10)
				must(t, d.Enter(round, i+1, tournament.Told{Winner: tournament.Nobody, Left: l}))
				sign(t, d, round, i+1)
			}
			f := d.FactionResult()
			if len(f) != 2 || f[0].Players != 2 || f[1].Players != 2 || f[0].Battle != f[1].Battle || f[0].Points != f[1].Points {
				t.Fatalf("seed %d, round %d: %+v", seed, round, f)
			}
			expect.True(t, round >= 3 || (f[0].Tied && f[1].Tied && (f[0].Code == "DOM" || f[0].Code == "FED")),
				"seed %d, round %d: not tied: %+v", seed, round, f)
		}
		f := d.FactionResult()
		expect.True(t, !f[0].Tied && !f[1].Tied && f[0].Rank == 1 && f[1].Rank == 2,
			"seed %d: after the event %+v", seed, f)
		i := slices.IndexFunc(d.RollOffs, func(r tournament.RollOff) bool { return len(r.Factions) > 0 })
		expect.Must(t, i >= 0, "seed %d: the factions have not rolled", seed)
		r := d.RollOffs[i]
		last := r.Throws[len(r.Throws)-1]
		best := 0
		if strings.Count(string(last.Dice[1]), "B") > strings.Count(string(last.Dice[0]), "B") {
			best = 1
		}
		if want := r.Factions[last.Of[best]]; f[0].Code != want {
			t.Errorf("seed %d: %s stands first, the roll %+v is won by %s", seed, f[0].Code, last, want)
		}
		if n := slices.IndexFunc(d.Log, func(e tournament.Entry) bool { return strings.HasPrefix(e.Did, "roll-off of the factions: ") }); n < 0 {
			t.Errorf("seed %d: the log does not tell the roll-off", seed)
		}
		seen[f[0].Code] = true
	}
	expect.Same(t, len(seen), 2, "eight events were all won by the same faction: %v", seen)
}

// What a report of a battle may not say: an elimination without a winner, against the fleets left,
// or of both with a winner whom the points do not give; a bonus less than none; a roll-off that
// decides nothing.
func TestReportsThatContradictThemselves(t *testing.T) {
	told := func(ending tournament.Ending, winner int, a, b *int) tournament.Told {
		return tournament.Told{Ending: ending, Winner: winner, Left: [2]*int{a, b}}
	}
	enter := func(x tournament.Told) error { // the event's own dice break ties
		d := desk(t, tournament.Config{Scenario: "future-tense", Limit: 100}, "A", "B")
		must(t, d.Pair())
		d.Rounds[0].Tables[0].Players = [2]tournament.No{1, 2}
		return d.Enter(1, 1, x)
	}
	refuses(t, enter(told(tournament.ByElimination, tournament.Nobody, new(30), new(20))), "name the winner of the elimination")
	refuses(t, enter(told(tournament.ByElimination, 0, new(0), new(20))), "")
	must(t, enter(told(tournament.ByElimination, 1, new(0), new(20))))
	must(t, enter(told(tournament.ByElimination, tournament.Nobody, new(0), new(20))))

	// 5 Fleet Points for a Mission Token make the other one the winner
	both := told(tournament.ByElimination, 0, new(0), new(0))
	both.Bonuses[1] = []tournament.Count{{Key: "mission-token", N: 1}}
	refuses(t, enter(both), "cannot win with 100 Fleet Points against 105")

	less := told(tournament.ByTime, tournament.Nobody, new(30), new(20))
	less.Bonuses[0] = []tournament.Count{{Key: "mission-token", N: -1}}
	refuses(t, enter(less), "want 0 to 12")

	even := told(tournament.ByTime, tournament.Nobody, new(30), new(30))
	even.RollOff = []tournament.Throw{{Of: []int{0, 1}, Dice: []tournament.Faces{"BB---", "BHBH-"}}}
	refuses(t, enter(even), "Fleet Points: both roll")
	even.RollOff = nil
	must(t, enter(even)) // the event's own dice

	// the sum that a winner's bonus belongs to is looked at when the bonus is in it
	won := told(tournament.ByTime, tournament.Nobody, new(30), new(20))
	won.Bonuses[0] = []tournament.Count{{Key: "ds9", N: 1}}
	won.Points[0] = new(100 - 20 + 20)
	must(t, table(t, "last-battle-of-ds9", 100).Enter(1, 1, won))
	won.Points[0] = new(100 - 20)
	refuses(t, table(t, "last-battle-of-ds9", 100).Enter(1, 1, won), "80 Fleet Points entered, but they add up to 100")
}

// A pairing taken back takes along what came with it: who had dropped out or come late for the
// round after counts from this one, which is drawn without or with them; the log keeps what was
// paired before.
func TestWhatATakenBackPairingTakesAlong(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B", "C", "D", "E", "F", "G")
	must(t, d.Pair())
	playOut(t, d)
	must(t, d.Pair())
	gone := d.Rounds[1].Bye // who sits out may leave while the round is paired
	must(t, d.Drop(gone))
	expect.Need(t, d.Player(gone).OutFrom, 3, "dropped while round 2 is paired: out from round")
	must(t, d.Unpair())
	if got := d.Player(gone).OutFrom; got != 2 {
		t.Errorf("with round 2 taken back: out from round %d, want 2", got)
	}
	must(t, d.Pair())
	if r := d.Rounds[1]; len(r.Tables) != 3 || r.Bye != 0 {
		t.Errorf("six players: %+v", r)
	}
	late, err := d.Add(tournament.Player{Name: "Late"})
	must(t, err)
	expect.Need(t, d.Player(late).InFrom, 3, "who comes while round 2 is paired plays from round")
	must(t, d.Unpair())
	if got := d.Player(late).InFrom; got != 2 {
		t.Errorf("with round 2 taken back: in from round %d, want 2", got)
	}
	must(t, d.Pair())
	was := d.Rounds[1].Tables[0]
	must(t, d.PairAgain())
	last := d.Log[len(d.Log)-1]
	if !strings.HasPrefix(last.Did, "round 2 is paired again: ") || !strings.Contains(last.Was, d.Player(was.Players[0]).Name) {
		t.Errorf("the log: %+v", last)
	}
	if r := d.Rounds[1]; len(r.Tables) != 3 || r.Bye == 0 || !strings.Contains(last.Did, d.Player(r.Bye).Name+" has the bye") {
		t.Errorf("seven players: %+v, told as %q", d.Rounds[1], last.Did)
	}
}

// The roll-offs told are those whose tie still stands: of battles, of ranks up to a round, of
// factions. One whose tie a correction has undone is not among them, nor one of a later round.
func TestRollOffsToldAreThoseThatStand(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B", "C", "D")
	must(t, d.Pair())
	for i := range 2 { // both winners have the same points, and both losers
		must(t, d.Enter(1, i+1, tournament.Told{Winner: tournament.Nobody, Left: [2]*int{new(40), new(0)}}))
		sign(t, d, 1, i+1)
	}
	must(t, d.Pair())
	if got := d.RollOffsUpTo(1); len(got) != 2 || len(d.RollOffsUpTo(0)) != 0 {
		t.Fatalf("up to round 1 %+v, up to round 0 %+v", got, d.RollOffsUpTo(0))
	}
	must(t, d.Correct(1, 1, tournament.Told{Winner: tournament.Nobody, Left: [2]*int{new(50), new(0)}}, "read wrongly"))
	sign(t, d, 1, 1)
	if got := d.RollOffsUpTo(1); len(got) != 1 { // the losers now differ; the winners have 120 each still
		t.Errorf("with one tie undone %+v", got)
	}
	// a battle decided by a roll is told at its table
	d = desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B")
	must(t, d.Pair())
	must(t, d.Enter(1, 1, tournament.Told{Winner: tournament.Nobody, Left: [2]*int{new(30), new(30)}}))
	if got := d.RollOffsUpTo(1); len(got) != 1 {
		t.Errorf("a battle's roll-off: %+v", got)
	}
	_, ok := d.RolledAt(1, 2)
	expect.True(t, !ok, "there is no second table")
}

// Every pairing tells why it is made, by the places of those who meet; where the sheet lists Borg
// and Rebel players apart, by their places in the lists. Whoever sits out is told with the points
// he has.
func TestEveryPairingTellsWhy(t *testing.T) {
	names := []string{"A", "B", "C", "D", "E", "F", "G"}
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, names...)
	must(t, d.Pair())
	for _, tb := range d.Rounds[0].Tables {
		expect.Same(t, tb.Why, "by lot", "round 1")
	}
	playOut(t, d)
	must(t, d.Pair())
	st := d.Standings(1)
	var order []tournament.No
	for _, s := range st {
		if s.No != d.Rounds[1].Bye {
			order = append(order, s.No)
		}
	}
	ordinals := []string{"1st", "2nd", "3rd", "4th", "5th", "6th"}
	for _, tb := range d.Rounds[1].Tables {
		a, b := slices.Index(order, tb.Players[0]), slices.Index(order, tb.Players[1])
		want := ordinals[a] + " against " + ordinals[b]
		if a%2 != 0 || b != a+1 {
			want += ", to avoid a rematch"
		}
		expect.Same(t, tb.Why, want, "round 2")
	}
	low := st[slices.IndexFunc(st, func(s tournament.Standing) bool { return s.No == d.Rounds[1].Bye })]
	if why := d.Rounds[1].ByeWhy; why[len(why)-1] != fmt.Sprintf("%s is ranked lowest: %d Battle Points, %d Fleet Points.", low.Player, low.Battle, low.Points) {
		t.Errorf("the bye: %q", why)
	}

	d = desk(t, tournament.Config{Scenario: "unimatrix-zero"}, "A", "B", "C", "D")
	must(t, d.Pair())
	playOut(t, d)
	must(t, d.Pair())
	for i, tb := range d.Rounds[1].Tables {
		if n := ordinals[i]; tb.Why != n+" of the borg list against "+n+" of the rebel list" {
			t.Errorf("Unimatrix Zero, table %d: %q", i+1, tb.Why)
		}
		for seat, p := range tb.Players { // each flies the other fleet now
			before := d.Standings(1)[slices.IndexFunc(d.Standings(1), func(s tournament.Standing) bool { return s.No == p })].Rounds[0].Fleet
			if before == tb.Fleets[seat] {
				t.Errorf("%s flies the %s fleet again", d.Player(p).Name, before)
			}
		}
	}
}

// Where only two players are left they meet again, and that is told.
func TestTheyMeetAgain(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B")
	must(t, d.Pair())
	playOut(t, d)
	must(t, d.Pair())
	expect.Same(t, d.Rounds[1].Tables[0].Why, "rematch: every other pairing has also been played", "")
}

// In the round in which the higher ranked player chooses he sits first, after a change of seats
// too; the other has the opposite fleet.
func TestWhoChoosesSitsFirst(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "unimatrix-zero"}, "A", "B", "C", "D")
	for range 2 {
		must(t, d.Pair())
		playOut(t, d)
	}
	must(t, d.Pair())
	place := map[tournament.No]int{}
	for _, s := range d.Standings(2) {
		place[s.No] = s.Rank
	}
	for _, pair := range [][2]int{{0, 0}, {0, 1}, {1, 1}} { // any seat of table 1 with any of table 2
		must(t, d.Swap(d.Rounds[2].Tables[0].Players[pair[0]], d.Rounds[2].Tables[1].Players[pair[1]]))
		for i, tb := range d.Rounds[2].Tables {
			expect.True(t, place[tb.Players[0]] <= place[tb.Players[1]] && tb.Why == "set by the organizer",
				"table %d: ranks %d and %d, %q", i+1, place[tb.Players[0]], place[tb.Players[1]], tb.Why)
		}
	}
	for i, tb := range d.Rounds[2].Tables {
		must(t, d.Choose(tb.Players[0], []string{"borg", "rebel"}[i]))
		expect.Same(t, d.Rounds[2].Tables[i].Fleets, [][2]string{{"borg", "rebel"}, {"rebel", "borg"}}[i],
			"table %d", i+1)
	}
}

// Who does not come is told as such, with no Battle Point; a battle that is lost gives one.
func TestANoShowIsNoLoss(t *testing.T) {
	d := desk(t, tournament.Config{Scenario: "tholian-web"}, "A", "B")
	must(t, d.Pair())
	d.Rounds[0].Tables[0].Players = [2]tournament.No{1, 2}
	must(t, d.Enter(1, 1, tournament.Told{Ending: tournament.ByNoShow, Winner: 0}))
	for _, s := range d.Standings(1) {
		l := s.Rounds[0]
		if s.No == 2 && (l.Outcome != tournament.NoShow || l.Battle != 0) || s.No == 1 && (l.Outcome != tournament.Win || l.Battle != 2) {
			t.Errorf("%s: %+v", s.Player, l)
		}
	}
}

// Points that the sheet can give are taken without asking; one more than the most, or one less than
// the fewest, is asked about. In Unimatrix Zero each fleet has its own most: those of its own tokens.
func TestTheMostAndTheFewestPoints(t *testing.T) {
	const limit, borg, rebel = 100, 8 * game.MaxShips, 2 * 3 * game.MaxShips // the Borg fleet sits first
	for _, k := range []struct {
		scenario     string
		seat         int
		most, fewest int
	}{{"tholian-web", 0, limit, 0}, {"last-battle-of-ds9", 0, limit + 20, 0}, {"future-tense", 0, limit + 12*5 + 20, -10},
		{"unimatrix-zero", 0, limit + borg, 0}, {"unimatrix-zero", 1, limit + rebel, 0}} {
		for points, sure := range map[int]bool{k.most: true, k.most + 1: false, k.fewest: true, k.fewest - 1: false} {
			told := tournament.Told{Winner: tournament.Nobody}
			told.Points[k.seat], told.Points[1-k.seat] = new(points), new(50)
			err := table(t, k.scenario, limit).Enter(1, 1, told)
			expect.Same(t, errors.As(err, &tournament.Unlikely{}), !sure, "%s: %d Fleet Points: %v", k.scenario, points, err)
		}
	}
}
