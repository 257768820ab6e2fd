package battle

import "attackwing/game"

// Status returns the words at the right of a ship's row, and reports whether the ship is done and
// whether it is its turn.
func (b *Session) Status(id game.ShipID) (words string, done, now bool) {
	s := &b.Shown
	sh := &s.Ships[id]
	if p := b.Asked(); p != nil && p.Ship == id && p.Ask != game.ChooseManeuver {
		return map[bool]string{true: "placing", false: "now"}[p.Ask == game.PlaceShip], false, true
	}
	if b.Flow.Now != nil && game.ShipOf(b.Flow.Now.Shows()) == id {
		return "", false, true
	}
	if b.Flow.Pause != nil && b.Flow.Pause.Move.Ship == id {
		return "now", false, true
	}
	if sh.Off {
		return "off the table", false, false
	}
	switch s.Phase {
	case game.SettingUp:
		return "", sh.Placed, false
	case game.Activation:
		return "", sh.Activated, false
	case game.Combat:
		return "", sh.Attacked, false
	}
	return "", false, false
}
