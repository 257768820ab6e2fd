package reading

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/names"
)

// Loss returns the words of a button whose answer destroys the ship of the player who gives it or
// costs that player Fleet Points, and the reason why the button has to be held. Both are "" if
// nothing is lost, or if the person does not hold buttons.
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

// wouldGive returns in words the Fleet Points that the other player gets if a ship is destroyed.
func (t *Table) wouldGive(id game.ShipID) string {
	u, now := t.Game.Setup(), t.Shown
	foe := now.Ships[id].Owner.Other()
	was := game.Points(&now, u, foe)
	now.Ships[id].Destroyed = true
	return fmt.Sprintf("%s for %s", names.Count(game.Points(&now, u, foe)-was, "Fleet Point"), u.Player(foe))
}

// CostOf returns the Fleet Points that the sheet fines if the attack of an option destroys its
// target.
func (t *Table) CostOf(o *game.Option) int {
	switch o.Kind {
	case game.FirePrimary, game.FireWeapon, game.FireCard, game.AimAt:
		if m := t.Game.Setup().OnMap(o.Ship); m != nil {
			return m.Cost
		}
	}
	return 0
}

// deadly returns the button's words for a maneuver that destroys its ship, now, at the end of this
// round or whatever it flies in the next, and the reason. Both are "" for other maneuvers. They are
// also "" without verdicts, since the words would be one.
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
		return "Lock: trapped next round", fmt.Sprintf("every maneuver of round %d destroys the ship",
			int(t.Shown.Round)+1)
	}
	return "", ""
}
