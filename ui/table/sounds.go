package table

import "attackwing/game"

// loudness is how loud the sounds are by the setting's words; nothing in it is silence.
var loudness = map[string]float64{"full": 1, "normal": 0.7, "quiet": 0.35}

// sound lets a sound be heard. Whatever a sound says is seen as well. The dial clicks alike for every maneuver: what is
// hidden is not heard either.
func (t *Table) sound(name string, seat int) {
	if t.opts.Sound != nil && !t.opts.Quick {
		if v := loudness[t.prefs.Sound]; v > 0 {
			t.opts.Sound(name, seat, v)
		}
	}
}

// seatOf is whose sound a ship makes: 1 or 2, 0 nobody's.
func (t *Table) seatOf(id game.ShipID) int {
	if id == game.NoShip || int(id) >= int(t.shown.NShips) {
		return 0
	}
	return int(t.shown.Ships[id].Owner) + 1
}

// hear is what an event sounds like when it begins to be shown.
func (t *Table) hear(e game.Event) {
	seat := t.seatOf(e.About())
	switch e := e.(type) {
	case game.DialRevealed:
		t.sound("reveal", seat)
	case game.ShipMoved:
		t.sound("thrust", seat)
		if e.Short {
			t.sound("bump", seat)
		}
	case game.PowerStrained:
		t.sound("power-on", seat)
	case game.PowerRelieved:
		t.sound("power-off", seat)
	case game.TokenPlaced, game.TokenGiven, game.MissionTokensPlaced:
		t.sound("token", seat)
	case game.LockAcquired:
		t.sound("lock", seat)
	case game.Cloaked:
		t.sound("cloak", seat)
	case game.Decloaked:
		t.sound("decloak", seat)
	case game.AttackDeclared:
		if e.Weapon != game.NoWeapon {
			t.sound("torpedo", seat)
		} else {
			t.sound("beam", seat)
		}
	case game.AttackRolled, game.DefenseRolled, game.DiceRerolled, game.CardRolled, game.SheetRolled, game.ObstacleRolled, game.RolledOff:
		t.sound("dice", seat)
	case game.ShieldLost:
		t.sound("shield-hit", seat)
	case game.DamageDealt:
		if e.Up {
			t.sound("critical", seat)
		} else {
			t.sound("hull-hit", seat)
		}
	case game.ShipDestroyed:
		t.sound("destroyed", seat)
	case game.MarkerPlaced:
		t.sound("grip", seat)
	case game.WentAboard, game.CameHome:
		t.sound("beam-over", seat)
	case game.MissionTokenSpent:
		t.sound("drone", seat)
	case game.TokenLaid:
		if t.lookOf(&e.Token) == game.BarrierLook {
			t.sound("web", 0)
		}
	case game.PhaseBegan:
		t.sound("phase", 0)
	case game.BattleEnded:
		t.sound(t.ending(), 0)
	}
}

// ending is the chord at the end: a person alone who loses hears the other one.
func (t *Table) ending() string {
	if w := t.g.State().Result.Winner; w != game.Nobody && t.brains[w] != nil && t.brains[1-w] == nil {
		return "lose"
	}
	return "win"
}
