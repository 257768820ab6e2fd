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

// Met reports whether a ship can meet one of a player's fleet within two rounds.
func (t *Table) Met(own game.PlayerID, id game.ShipID) bool {
	s := &t.Shown
	for i := range s.Ships[:s.NShips] {
		o := &s.Ships[i]
		if o.Owner == own && o.OnTable() && !o.Map && s.Ships[id].OnTable() && t.Meet(game.ShipID(i), id) {
			return true
		}
	}
	return false
}

// Meets reports whether an enemy can meet a player's fleet within two rounds.
func (t *Table) Meets(own game.PlayerID) bool {
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		if o := &t.Shown.Ships[i]; o.Owner == own.Other() && t.Met(own, game.ShipID(i)) {
			return true
		}
	}
	return false
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
