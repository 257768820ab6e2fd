package reading

import (
	"attackwing/game"
	"attackwing/physics"
)

// meetRounds is for how many rounds ahead ships count as near.
const meetRounds = 2

// Meet reports whether two ships of different players can come together within two rounds, each
// flying its longest maneuvers straight at the other.
func (t *Table) Meet(a, b game.ShipID) bool {
	s, u := &t.Shown, t.Game.Setup()
	if s.Ships[a].Owner == s.Ships[b].Owner {
		return false
	}
	return s.Gap(u, a, b).Dist <= float64(meetRounds*(farthest(s, u, a)+farthest(s, u, b)))
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
