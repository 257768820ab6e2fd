package battle

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/names"
)

// Loss reports whether what would be confirmed destroys the ship of whoever confirms it or costs
// them Fleet Points, and how: such a choice is never forbidden, but the button says what it does
// and has to be held.
func (q *Question) Loss() (words string, is bool) {
	if words, _ = q.deadly(); words != "" {
		return words, true
	}
	n := q.costly()
	return fmt.Sprintf("Attack: costs %d Fleet Points", n), n > 0
}

// Loses reports whether it does, and then says that the button is to be held.
func (q *Question) Loses() bool {
	_, is := q.Loss()
	if is {
		q.battle.Refuse("Hold the button to confirm: " + q.LossWhy() + ".")
	}
	return is
}

// LossWhy is why the button has to be held.
func (q *Question) LossWhy() string {
	if n := q.costly(); n > 0 {
		return fmt.Sprintf("destroying it costs %d Fleet Points", n)
	}
	words, why := q.deadly()
	if p := q.battle.Asked(); words != "" {
		why += ": " + q.battle.wouldGive(p.Ship)
	}
	return why
}

// wouldGive is what the other player gets for a ship that is destroyed, in words.
func (s *Seen) wouldGive(id game.ShipID) string {
	u, now := s.Game.Setup(), s.Shown
	foe := now.Ships[id].Owner.Other()
	was := game.Points(&now, u, foe)
	now.Ships[id].Destroyed = true
	return fmt.Sprintf("%s for %s", names.Count(game.Points(&now, u, foe)-was, "Fleet Point"), u.Player(foe))
}

// costly is how many Fleet Points the attack that would be confirmed costs whoever makes it, if it
// destroys its target.
func (q *Question) costly() int {
	b := q.battle
	p := b.Asked()
	if p == nil || p.ID != q.PromptID || p.Max > 1 || b.Person.Losses != "hold" {
		return 0
	}
	o, _ := q.Meant(p)
	return b.CostOf(&o)
}

// CostOf is how many Fleet Points an option costs, if its attack destroys its target: the sheet
// fines it.
func (s *Seen) CostOf(o *game.Option) int {
	switch o.Kind {
	case game.FirePrimary, game.FireWeapon, game.FireCard, game.AimAt:
		if m := s.Game.Setup().OnMap(o.Ship); m != nil {
			return m.Cost
		}
	}
	return 0
}

// deadly is what the button says of the maneuver that would be confirmed, where it destroys its
// ship, now, at the end of this round or whatever it flies in the next, and why; "" where it does
// not. Without verdicts it would be one, and is not asked for.
func (q *Question) deadly() (words, why string) {
	b := q.battle
	p := b.Asked()
	move := q.Answer()
	if p == nil || p.ID != q.PromptID || p.Ask != game.ChooseManeuver || b.Person.Losses != "hold" ||
		!b.Uses("verdicts") ||
		b.Planning.Locked[p.Ship] ||
		move < 0 ||
		!q.MayDial(p, move) {
		return "", ""
	}
	var f game.Fate
	game.Foresee(&b.View, p.Ship, move, &f)
	switch {
	case f.LeavesArea:
		return "Leave and be destroyed", "this destroys the ship"
	case f.Dies():
		return "Fly and be destroyed", "this destroys the ship"
	case f.StruckAtEnd:
		return "Lock: destroyed in End Phase", "the " + b.Called(f.Kind) + " destroys the ship at the end of this round"
	case b.Onward(p, move).NoWay:
		return "Lock: trapped next round", fmt.Sprintf(
			"every maneuver of round %d destroys the ship",
			int(b.Shown.Round)+1,
		)
	}
	return "", ""
}
