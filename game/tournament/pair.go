package tournament

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/tournament/eventkit"
)

// Pair draws the next Battle Round.
func (d *Desk) Pair() error {
	next := d.Round() + 1
	switch {
	case d.Round() == Rounds:
		return fmt.Errorf("all %d Battle Rounds are paired", Rounds)
	case next > 1 && len(d.active(next)) < 2:
		return fmt.Errorf("fewer than two players are left for round %d: the event ends with the current ranks", next)
	}
	if next > 1 {
		if m := d.Waiting(); len(m) > 0 {
			return fmt.Errorf("round %d is not finished: %s", next-1, strings.Join(Sentences(m), "; "))
		}
		if ties := d.Ties(next - 1); len(ties) > 0 {
			return fmt.Errorf(
				"round %d: %s are tied in Battle and Fleet Points. Each rolls %d attack dice; enter them first",
				next-1,
				d.names(ties[0]),
				RollOffDice,
			)
		}
		if err := d.unreadyLate(next); err != nil {
			return err
		}
	} else if err := d.begin(); err != nil {
		return err
	}
	d.Rounds = append(d.Rounds, drawing{d.Event, next, 1}.made())
	d.note("", "round %d is paired: %s", next, d.sayRound(next))
	return nil
}

// begin looks the players over before the first round, and hands out the Commendation Award Token.
func (d *Desk) begin() error {
	not := d.Unready()
	if not != nil {
		return errors.New(strings.Join(Sentences(not), "; "))
	}
	d.Commendation = d.award()
	if c := d.Commendation; c != nil {
		d.note("", "%s gets the Commendation Award Token: %s", d.Player(c.Holder).Name, c.Why)
	}
	return nil
}

// PairAgain takes back the pairings of the last round and draws it anew, as long as it has no
// result.
func (d *Desk) PairAgain() error {
	was, drawn := d.sayRound(d.Round()), 0
	if d.Round() > 0 {
		drawn = d.Rounds[d.Round()-1].Drawn
	}
	if err := d.Unpair(); err != nil {
		return err
	}
	if err := d.Pair(); err != nil {
		return err
	}
	n := d.Round()
	d.Rounds[n-1] = drawing{d.Event, n, drawn + 1}.made()
	d.Log[len(d.Log)-1].Did = fmt.Sprintf("round %d is paired again: %s", n, d.sayRound(n))
	d.Log[len(d.Log)-1].Was = was
	return nil
}

// Unpair takes back the pairings of the last round, as long as it has no result.
func (d *Desk) Unpair() error {
	n := d.Round()
	if n == 0 {
		return errors.New("no round is paired")
	}
	for i, t := range d.Rounds[n-1].Tables {
		if t.Result != nil {
			return fmt.Errorf("round %d already has a result at table %d, so its pairings cannot change", n, i+1)
		}
	}
	d.note(d.sayRound(n), "the pairings of round %d are undone", n)
	for i := range d.Players {
		if d.Players[i].OutFrom == n+1 {
			d.Players[i].OutFrom = n
		}
		if d.Players[i].InFrom == n+1 {
			d.Players[i].InFrom = n
		}
	}
	d.Rounds = d.Rounds[:n-1]
	if n == 1 {
		d.Commendation = nil
		for i := len(d.Players) - 1; i >= 0; i-- {
			if d.Players[i].OutFrom > 0 {
				d.Players = slices.Delete(d.Players, i, i+1)
				continue
			}
			d.Players[i].InFrom = 0
		}
	}
	d.settle()
	return nil
}

// Swap lets two players of the last round change seats, the bye being one too, as long as their
// tables have no result.
func (d *Desk) Swap(a, b No) error {
	n := d.Round()
	if n == 0 {
		return errors.New("no round is paired")
	}
	r := &d.Rounds[n-1]
	seat := func(p No) (*No, *Table, error) {
		if r.Bye == p {
			return &r.Bye, nil, nil
		}
		t, s := d.tableOf(n, p)
		if t < 0 {
			return nil, nil, fmt.Errorf("%s is not in round %d", d.Player(p).Name, n)
		}
		if r.Tables[t].Result != nil {
			return nil, nil, fmt.Errorf("table %d already has a result, so its players cannot change", t+1)
		}
		return &r.Tables[t].Players[s], &r.Tables[t], nil
	}
	pa, ta, err := seat(a)
	if err != nil {
		return err
	}
	pb, tb, err := seat(b)
	if err != nil {
		return err
	}
	was := d.sayRound(n)
	*pa, *pb = *pb, *pa
	for _, t := range []*Table{ta, tb} {
		if t == nil {
			continue
		}
		t.Why, t.Verified = "set by the organizer", [2]string{}
		if d.Kit().Draws[n-1].Roles == eventkit.HigherChooses {
			t.Fleets = [2]string{}
			if place := d.places(n - 1); place[t.Players[0]] > place[t.Players[1]] {
				t.Players[0], t.Players[1] = t.Players[1], t.Players[0]
			}
		}
	}
	if pa == &r.Bye || pb == &r.Bye {
		r.ByeWhy = []string{"set by the organizer"}
	}
	d.note(was, "round %d: %s and %s change seats: %s", n, d.Player(a).Name, d.Player(b).Name, d.sayRound(n))
	return nil
}

// Choose is the choice of a fleet by the higher ranked player of a table; the other takes the
// opposite one.
func (d *Desk) Choose(n No, fleet string) error {
	k, r := d.Kit(), d.Round()
	if r == 0 || k.Draws[r-1].Roles != eventkit.HigherChooses {
		return fmt.Errorf("players do not choose fleets in round %d", r)
	}
	t, seat := d.tableOf(r, n)
	i := slices.Index(k.Fleets, fleet)
	switch {
	case t < 0:
		return fmt.Errorf("%s is not at a table in round %d", d.Player(n).Name, r)
	case seat != 0:
		return fmt.Errorf("%s is ranked higher and chooses", d.Player(d.Rounds[r-1].Tables[t].Players[0]).Name)
	case i < 0:
		return fmt.Errorf("fleet %q: want %s", fleet, strings.Join(k.Fleets, " or "))
	case d.Rounds[r-1].Tables[t].Result != nil:
		return fmt.Errorf("table %d has a result", t+1)
	}
	tb := &d.Rounds[r-1].Tables[t]
	was := tb.Fleets[0]
	tb.Fleets = [2]string{fleet, k.Fleets[1-i]}
	d.note(was, "round %d, table %d: %s chooses the %s fleet", r, t+1, d.Player(n).Name, fleet)
	return nil
}

// places are the players' ranks after a round.
func (e *Event) places(after int) map[No]int {
	out := map[No]int{}
	for _, s := range e.Standings(after) {
		out[s.No] = s.Rank
	}
	return out
}

// sayRound is a round's pairings in one line.
func (e *Event) sayRound(round int) string {
	if round < 1 || round > len(e.Rounds) {
		return ""
	}
	var out []string
	for i, t := range e.Rounds[round-1].Tables {
		out = append(out, fmt.Sprintf("%d %s - %s", i+1, e.Player(t.Players[0]).Name, e.Player(t.Players[1]).Name))
	}
	if b := e.Rounds[round-1].Bye; b != 0 {
		out = append(out, e.Player(b).Name+" has the bye")
	}
	return strings.Join(out, ", ")
}
