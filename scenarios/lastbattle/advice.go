package lastbattle

import (
	"attackwing/game"
	"attackwing/physics"
)

// Worth is what beaming is worth: to take the command nobody has, to contest the enemy's, to strengthen a contested team.
// Only a ship that keeps a team small enough to fight on sends anybody.
func (Scenario) Worth(v *game.View, _ game.Ask, ship game.ShipID, what game.Special) int {
	mine, _ := team(&v.State, v.Setup, v.Me)
	theirs, _ := team(&v.State, v.Setup, v.Me.Other())
	if what.ID == back {
		return -1
	}
	cost := 250 * int(v.Ships[ship].Shields)
	switch {
	case mine == 0 && theirs == 0:
		return 2600 - cost
	case mine == 0:
		return 2200 - cost
	case theirs > 0 && mine <= theirs:
		return 1300 - cost
	}
	return -1
}

// Goal is the station, for as long as its command is open.
func (Scenario) Goal(v *game.View, _ game.ShipID) (physics.Point, int32, int, bool) {
	id := stationOf(v.Setup)
	if !v.Ships[id].InPlay() || inControl(&v.State, v.Setup) == v.Me {
		return physics.Point{}, 0, 0, false
	}
	c := v.Ships[id].Pose
	return physics.Point{X: float64(c.X), Y: float64(c.Y)}, int32(radius(&v.Setup.House) + 7*physics.Inch), 25, true
}
