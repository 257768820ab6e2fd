package futuretense

import (
	"attackwing/game"
	"attackwing/physics"
)

// Worth is what the beam is worth: each Mission Token is 5 Fleet Points, the craft 20, its end costs 10.
func (Scenario) Worth(v *game.View, _ game.Ask, ship game.ShipID, what game.Special) int {
	n, one := holders(&v.State, what.Ship)
	switch what.ID {
	case retrieve:
		if v.Mission[0]+v.Mission[1] < 3 && int(v.Round) < v.Setup.House.RoundLimit-1 && v.Ships[ship].NDamage == 0 {
			return 500 // a token a round first, while nobody disputes it
		}
		return 4000
	case keep:
		if n == 1 {
			return 900
		}
		return 300
	case tractor:
		switch {
		case n == 0:
			return 1500
		case n >= 2:
			return -1 // the craft might break
		case v.Ships[one].Owner != v.Me:
			return 1200
		}
		return -1
	}
	return -1
}

// Goal is the craft, for ships that can pull at it, until somebody of the own fleet does.
func (Scenario) Goal(v *game.View, ship game.ShipID) (physics.Point, int32, int, bool) {
	craft := craftOf(v.Setup)
	if !v.Ships[craft].InPlay() || techSlots(&v.State, v.Setup, ship) == 0 {
		return physics.Point{}, 0, 0, false
	}
	for i := range v.Ships[:v.NShips] {
		if sh := &v.Ships[i]; sh.Owner == v.Me && sh.Marker == craft+1 {
			return physics.Point{}, 0, 0, false
		}
	}
	c := v.Ships[craft].Pose
	return physics.Point{X: float64(c.X), Y: float64(c.Y)}, 4 * physics.Inch, 30, true
}
