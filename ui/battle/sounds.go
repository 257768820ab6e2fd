package battle

import "attackwing/game"

// Hear is what an event sounds like when it begins to be shown.
func (b *Battle) Hear(e game.Event) {
	seat := b.SeatOf(game.ShipOf(e))
	switch e := e.(type) {
	case game.DialRevealed:
		b.sound("reveal", seat)
	case game.ShipMoved:
		b.sound("thrust", seat)
		if e.Short {
			b.sound("bump", seat)
		}
	case game.PowerStrained:
		b.sound("power-on", seat)
	case game.PowerRelieved:
		b.sound("power-off", seat)
	case game.TokenPlaced, game.TokenGiven, game.CountersPlaced, game.CountersMoved:
		b.sound("token", seat)
	case game.LockAcquired:
		b.sound("lock", seat)
	case game.Cloaked:
		b.sound("cloak", seat)
	case game.Decloaked:
		b.sound("decloak", seat)
	case game.AttackDeclared:
		if e.Weapon != game.NoWeapon {
			b.sound("torpedo", seat)
		} else {
			b.sound("beam", seat)
		}
	case game.AttackRolled, game.DefenseRolled, game.DiceRerolled, game.CardRolled, game.SheetRolled, game.ObstacleRolled, game.RolledOff:
		b.sound("dice", seat)
	case game.ShieldLost:
		b.sound("shield-hit", seat)
	case game.DamageDealt:
		if e.Up {
			b.sound("critical", seat)
		} else {
			b.sound("hull-hit", seat)
		}
	case game.ShipDestroyed:
		b.sound("destroyed", seat)
	case game.MarkerPlaced:
		b.sound("grip", seat)
	case game.WentAboard, game.CameHome:
		b.sound("beam-over", seat)
	case game.CountersSpent:
		b.sound("drone", seat)
	case game.TokenLaid:
		if b.LookOf(&e.Token) == game.BarrierLook {
			b.sound("web", 0)
		}
	case game.PhaseBegan:
		b.sound("phase", 0)
	case game.BattleEnded:
		b.sound(b.EndSound(), 0)
	}
}
