package tournament

import (
	"errors"
	"fmt"
	"slices"

	"attackwing/game/tournament/eventkit"
)

// judge makes of what the players report the result: who has won, and both sides' Fleet Points
// (Battle Rounds, Fleet Points).
func (e *Event) judge(round, table int, t *Table, told Told) (Result, error) {
	k := e.Kit()
	if told.Winner < Nobody || told.Winner > 1 {
		return Result{}, errors.New("the winner must be one of the two players")
	}
	r := Result{Ending: told.Ending, Winner: told.Winner, Game: told.Game}
	if err := r.ending(&told); err != nil {
		return r, err
	}
	if r.Ending == ByNoShow {
		// Ruling: as after a concession all ships of who does not come count as destroyed; no
		// Battle Point for a battle not fought (rules 10, rows 14 and 15).
		r.Sides[r.Winner].Points = e.LimitOf(t.Fleets[1-r.Winner])
		return r, nil
	}
	for i := range r.Sides {
		if err := r.bonuses(e, &k, t, i, told); err != nil {
			return r, err
		}
	}
	if err := together(&k, &r); err != nil {
		return r, err
	}
	for i := range r.Sides {
		if err := r.points(e, t, i, told, false); err != nil {
			return r, err
		}
	}
	if err := r.winner(e, round, table, t, told); err != nil {
		return r, err
	}
	for i := range r.Sides {
		s := &r.Sides[i]
		for _, b := range s.Bonuses {
			if kb, ok := k.bonus(b.Key, t.Fleets[i]); ok && kb.Winner && i != r.Winner {
				return r, fmt.Errorf("%s: only the winner scores %s", e.Player(t.Players[i]).Name, kb.Words)
			}
		}
		if err := r.points(e, t, i, told, true); err != nil {
			return r, err
		}
		limit := e.LimitOf(t.Fleets[1-i])
		if most := k.highest(limit, t.Fleets[i]); !told.Sure && (s.Points > most || s.Points < k.lowest()) {
			return r, Unlikely{e.Player(t.Players[i]).Name, s.Points, limit, most, k.lowest()}
		}
		if s.Points > 9999 || s.Points < -9999 {
			return r, fmt.Errorf("%d Fleet Points is not a plausible score", s.Points)
		}
	}
	return r, nil
}

// Unlikely refuses a number of Fleet Points that the sheet cannot give: whoever is sure says so.
type Unlikely struct {
	Player              string
	Points, Limit, Most int
	Least               int
}

func (u Unlikely) Error() string {
	if u.Points < u.Least {
		return fmt.Sprintf("%d Fleet Points for %s is less than %d. Check it, or confirm", u.Points, u.Player, u.Least)
	}
	sum := fmt.Sprint(u.Limit)
	if u.Most > u.Limit {
		sum += fmt.Sprintf(" + %d", u.Most-u.Limit)
	}
	return fmt.Sprintf("%d Fleet Points for %s is more than %s. Check it, or confirm", u.Points, u.Player, sum)
}

// ending fills in how the battle ended and what follows from it for the fleets left.
func (r *Result) ending(told *Told) error {
	zero := func(i int) bool { return told.Left[i] != nil && *told.Left[i] == 0 }
	if r.Ending == "" {
		r.Ending = ByTime
		if zero(0) || zero(1) {
			r.Ending = ByElimination
		}
	}
	switch r.Ending {
	case ByTime:
	case ByElimination:
		if r.Winner == Nobody && zero(0) != zero(1) {
			r.Winner = 0
			if zero(0) {
				r.Winner = 1
			}
		}
		if r.Winner == Nobody && !zero(0) {
			return errors.New("name the winner of the elimination")
		}
		if zero(0) && zero(1) {
			r.Winner = Nobody // both at once: the points decide (rules 7.7)
			return nil
		}
		return told.nothing(1 - r.Winner)
	case BySheet:
		if r.Winner == Nobody {
			return errors.New("name the winner under the scenario's rules")
		}
	case ByConcession, ByNoShow:
		if r.Winner == Nobody {
			return fmt.Errorf("name the winner by %s", r.Ending)
		}
		if r.Ending == ByNoShow {
			for i := range told.Left {
				if told.Left[i] != nil || told.Points[i] != nil || told.Bonuses[i] != nil {
					return errors.New("a no-show has no points to report")
				}
			}
			return nil
		}
		return told.nothing(1 - r.Winner)
	default:
		return fmt.Errorf("ending %q: want one of %v", r.Ending, Endings)
	}
	return nil
}

// nothing notes that a side has no fleet left; only where the other half of the sum is told in the
// same way.
func (t *Told) nothing(side int) error {
	if l := t.Left[side]; l != nil && *l != 0 {
		return fmt.Errorf("a destroyed fleet cannot have %d Squadron Points left", *l)
	}
	if t.Points[1-side] == nil || t.Left[1-side] != nil {
		t.Left[side] = new(int)
	}
	return nil
}

// bonuses reads a side's bonuses from what was told.
func (r *Result) bonuses(e *Event, k *Kit, t *Table, side int, told Told) error {
	s := &r.Sides[side]
	s.Bonuses = append(s.Bonuses, told.lines[side]...)
	for _, c := range told.Bonuses[side] {
		b, ok := k.bonus(c.Key, t.Fleets[side])
		if !ok {
			return fmt.Errorf("%s has no bonus %q here; %s", e.Player(t.Players[side]).Name, c.Key,
				k.sayBonuses(t.Fleets[side]))
		}
		if c.N < 0 || c.N > b.Most {
			return fmt.Errorf("%d times %s: want 0 to %d", c.N, b.Words, b.Most)
		}
		for _, had := range s.Bonuses {
			if had.Key == c.Key {
				return fmt.Errorf("the bonus %q of %s is entered twice", c.Key, e.Player(t.Players[side]).Name)
			}
		}
		if c.N > 0 {
			s.Bonuses = append(s.Bonuses, Bonus{c.Key, b.Words, c.N, c.N * b.Points})
		}
	}
	return nil
}

func (k *Kit) sayBonuses(fleet string) string {
	s := "there are"
	for _, b := range k.Bonuses {
		if b.Fleet == "" || b.Fleet == fleet {
			s += fmt.Sprintf(" %s (%s, %+d)", b.Key, b.Words, b.Points)
		}
	}
	if s == "there are" {
		return "there is none"
	}
	return s
}

// together refuses more of a bonus than a table has for both.
func together(k *Kit, r *Result) error {
	for _, kb := range k.Bonuses {
		n := 0
		for i := range r.Sides {
			for _, b := range r.Sides[i].Bonuses {
				if b.Key == kb.Key {
					n += b.Count
				}
			}
		}
		if kb.Together > 0 && n > kb.Together {
			return fmt.Errorf("%s: %d of both players together are more than %d", kb.Words, n, kb.Together)
		}
	}
	return oneOfEach(k, r)
}

// oneOfEach refuses two lines for the same one thing: what one player has retrieved, nobody has
// destroyed.
func oneOfEach(k *Kit, r *Result) error {
	said := map[string]string{}
	for i := range r.Sides {
		for _, b := range r.Sides[i].Bonuses {
			at := slices.IndexFunc(k.Bonuses, func(kb eventkit.Bonus) bool { return kb.Key == b.Key && kb.Of != "" })
			if at < 0 {
				continue
			}
			kb := k.Bonuses[at]
			if other, told := said[kb.Of]; told {
				return fmt.Errorf("there is only one %s, but two results are entered for it: %s and %s", kb.Of, other,
					kb.Words)
			}
			said[kb.Of] = kb.Words
		}
	}
	return nil
}

// points does a side's sum: the limit less what is left of the other fleet, and the bonuses; those
// only the winner has come last (rules 10, row 18).
func (r *Result) points(e *Event, t *Table, side int, told Told, all bool) error {
	s, k := &r.Sides[side], e.Kit()
	name := e.Player(t.Players[side]).Name
	if l := told.Left[side]; l != nil {
		most := e.LimitOf(t.Fleets[side])
		if f := e.Player(t.Players[side]).FleetFor(t.Fleets[side]); f != nil {
			most = min(most, f.SP)
		}
		if *l < 0 || *l > most {
			return fmt.Errorf("%d Squadron Points left of %s's fleet: want 0 to %d", *l, name, most)
		}
		s.Left = new(*l)
	}
	foe := told.Left[1-side]
	if foe == nil {
		if told.Points[side] == nil {
			return fmt.Errorf("enter %s's Fleet Points, or what is left of the other fleet", name)
		}
		s.Points = *told.Points[side]
		return nil
	}
	s.Points = e.LimitOf(t.Fleets[1-side]) - *foe
	for _, b := range s.Bonuses {
		if kb, ok := k.bonus(b.Key, t.Fleets[side]); all || ok && !kb.Winner {
			s.Points += b.Points
		}
	}
	if p := told.Points[side]; all && p != nil && *p != s.Points {
		return fmt.Errorf("%s: %d Fleet Points entered, but they add up to %d", name, *p, s.Points)
	}
	return nil
}

// Even refuses a result of equal Fleet Points without the roll-off that says who has won.
type Even struct{ Points int }

func (v Even) Error() string {
	return fmt.Sprintf(
		"tied at %d Fleet Points: both roll %d attack dice until one has more Battle Stations results; enter the dice",
		v.Points,
		RollOffDice,
	)
}

// BattleRollOff are the event's own dice for a table whose players have equal Fleet Points: the
// same each time they are asked for, so that nobody gets others by asking again. round and table
// count from 1.
func (e *Event) BattleRollOff(round, table int) []Throw {
	t, err := e.table(round, table)
	if err != nil {
		return nil
	}
	roll := RollOff{Players: []No{1, 2}}
	src := e.dice(forBattle, uint64(round), uint64(table), uint64(t.Players[0]), uint64(t.Players[1]))
	roll.roll(&src)
	return roll.Throws
}

// winner finds who has won where the points decide, by a roll-off where they are equal (rules 10,
// row 5; 7.7).
func (r *Result) winner(e *Event, round, table int, t *Table, told Told) error {
	if told.Game != nil {
		r.Winner, r.RollOff = told.Winner, told.RollOff
		return nil
	}
	if r.Ending != ByTime && r.Winner != Nobody {
		if told.RollOff != nil {
			return errors.New("a roll-off is entered, but there was no tie")
		}
		return nil
	}
	a, b := r.Sides[0].Points, r.Sides[1].Points
	if a == b {
		roll := RollOff{Players: []No{1, 2}, Throws: told.RollOff}
		if _, next := roll.split(); next != nil {
			if told.RollOff != nil || e.HandDice {
				return Even{Points: a}
			}
			roll.Throws = e.BattleRollOff(round, table)
		}
		r.RollOff, r.Winner = roll.Throws, roll.order()[0]
	} else {
		if told.RollOff != nil {
			return errors.New("a roll-off is entered, but the Fleet Points are not tied")
		}
		r.Winner = 0
		if b > a {
			r.Winner = 1
		}
	}
	if told.Winner != Nobody && told.Winner != r.Winner {
		return fmt.Errorf(
			"%s cannot win with %d Fleet Points against %d on time. For an elimination, enter that ending",
			e.Player(t.Players[told.Winner]).Name,
			r.Sides[told.Winner].Points,
			r.Sides[1-told.Winner].Points,
		)
	}
	return nil
}
