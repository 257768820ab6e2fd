package battle

import (
	"attackwing/game"
	"attackwing/game/eventrow"
)

// SeatOf is whose sound a ship makes: 1 or 2, 0 nobody's.
func (s *Seen) SeatOf(id game.ShipID) int {
	if id == game.NoShip || int(id) >= int(s.Shown.NShips) {
		return 0
	}
	return int(s.Shown.Ships[id].Owner) + 1
}

// Hear makes the sound of an event that begins to be shown.
func (b *Battle) Hear(e game.Event) {
	seat, name := b.SeatOf(game.ShipOf(e)), eventrow.Of(e).Sound
	switch e := e.(type) {
	case game.AttackDeclared:
		if e.Weapon != game.NoWeapon {
			name = "torpedo"
		}
	case game.DamageDealt:
		if e.Up {
			name = "critical"
		}
	case game.TokenLaid:
		if b.LookOf(&e.Token) != game.BarrierLook {
			return
		}
	case game.BattleEnded:
		name = b.ending()
	}
	if name != "" {
		b.sound(name, seat)
	}
	if m, ok := e.(game.ShipMoved); ok && m.Short {
		b.sound("bump", seat)
	}
}

// ending is the chord at the end: a person alone who loses hears the other one.
func (s *Seen) ending() string {
	if w := s.Game.State().Result.Winner; w != game.Nobody && s.Brains[w] != nil && s.Brains[1-w] == nil {
		return "lose"
	}
	return "win"
}
