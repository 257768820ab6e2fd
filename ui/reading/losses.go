package reading

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/names"
)

// Loss is what an answer does that destroys the ship of whoever gives it or costs them Fleet Points,
// and why the button has to be held; "" where it does not, or a person does not hold.
func (t *Table) Loss(p *game.Prompt, at int) (words, why string) {
	if t.Person.Losses != "hold" {
		return "", ""
	}
	if words, why = t.deadly(p, at); words != "" {
		return words, why + ": " + t.wouldGive(p.Ship)
	}
	if o, is := OptionAt(p, at); is && p.Max <= 1 && t.CostOf(&o) > 0 {
		n := t.CostOf(&o)
		return fmt.Sprintf("Attack: costs %d Fleet Points", n), fmt.Sprintf("destroying it costs %d Fleet Points", n)
	}
	return "", ""
}

// wouldGive is what the other player gets for a ship that is destroyed, in words.
func (t *Table) wouldGive(id game.ShipID) string {
	u, now := t.Game.Setup(), t.Shown
	foe := now.Ships[id].Owner.Other()
	was := game.Points(&now, u, foe)
	now.Ships[id].Destroyed = true
	return fmt.Sprintf("%s for %s", names.Count(game.Points(&now, u, foe)-was, "Fleet Point"), u.Player(foe))
}

// CostOf is how many Fleet Points an option costs, if its attack destroys its target: the sheet
// fines it.
func (t *Table) CostOf(o *game.Option) int {
	switch o.Kind {
	case game.FirePrimary, game.FireWeapon, game.FireCard, game.AimAt:
		if m := t.Game.Setup().OnMap(o.Ship); m != nil {
			return m.Cost
		}
	}
	return 0
}

// deadly is what the button says of the maneuver that would be confirmed, where it destroys its
// ship, now, at the end of this round or whatever it flies in the next, and why; "" where it does
// not. Without verdicts it would be one, and is not asked for.
func (t *Table) deadly(p *game.Prompt, move int) (words, why string) {
	if p.Ask != game.ChooseManeuver || !t.Uses("verdicts") || move < 0 || OnDial(p, move) < 0 {
		return "", ""
	}
	var f game.Fate
	game.Foresee(&t.View, p.Ship, move, &f)
	switch {
	case f.LeavesArea:
		return "Leave and be destroyed", "this destroys the ship"
	case f.Dies():
		return "Fly and be destroyed", "this destroys the ship"
	case f.StruckAtEnd:
		return "Lock: destroyed in End Phase", "the " + t.Called(f.Kind) + " destroys the ship at the end of this round"
	case t.Onward(p, move).NoWay:
		return "Lock: trapped next round", fmt.Sprintf(
			"every maneuver of round %d destroys the ship",
			int(t.Shown.Round)+1,
		)
	}
	return "", ""
}
