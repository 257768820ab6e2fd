package reading

import (
	"attackwing/game"
	"attackwing/physics"
)

// meetRounds is for how many rounds ahead ships count as near.
const meetRounds = 2

// Meet reports whether two ships of different players can come together within two rounds, each
// flying its longest maneuvers straight at the other.
func Meet(s *game.State, u *game.Setup, a, b game.ShipID) bool {
	if s.Ships[a].Owner == s.Ships[b].Owner {
		return false
	}
	return s.Gap(u, a, b).Dist <= float64(meetRounds*(farthest(s, u, a)+farthest(s, u, b)))
}

// Met returns the ships that a player's fleet can meet within two rounds; enemies reports whether
// there is an enemy's among them.
func (t *Table) Met(own game.PlayerID) (met [game.MaxShips]bool, enemies bool) {
	s, u := &t.Shown, t.Game.Setup()
	for i := range s.Ships[:s.NShips] {
		o := &s.Ships[i]
		if o.Owner != own || !o.OnTable() || o.Map {
			continue
		}
		for k := range s.Ships[:s.NShips] {
			if !met[k] && s.Ships[k].OnTable() && Meet(s, u, game.ShipID(i), game.ShipID(k)) {
				met[k], enemies = true, enemies || s.Ships[k].Owner == own.Other()
			}
		}
	}
	return met, enemies
}

// farthest returns how far a ship comes in a round at most, in µm; a ship of the map stays.
func farthest(s *game.State, u *game.Setup, id game.ShipID) int32 {
	if s.Ships[id].Map {
		return 0
	}
	class, most := u.Facts(id).Ship.Class, int8(0)
	for _, k := range class.Dial {
		most = max(most, k.Maneuver.Speed)
	}
	if most == 0 {
		return 0
	}
	return int32(most)*physics.Inch + class.BaseSide
}
