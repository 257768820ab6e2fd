package battle

import (
	"attackwing/game"
	"attackwing/game/eventrow"
)

// Hear makes the sound of an event that begins to be shown.
func (b *Session) Hear(e game.Event) {
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
		name = b.EndSound()
	}
	if name != "" {
		b.sound(name, seat)
	}
	if m, ok := e.(game.ShipMoved); ok && m.Short {
		b.sound("bump", seat)
	}
}
