package futuretense

import (
	"attackwing/game"
	"attackwing/physics"
)

// What the beam is worth to a computer player, in thousandths of a damage. Between ensigns with and
// without this advice: a beam laid or kept at any price throws battles away, one that yields to a
// good action wins as many as it costs.
const (
	lays      = 1100 // a beam on a craft that nobody holds
	disputes  = 700  // on one that the enemy alone holds
	keeps     = 900  // keeping a beam that is alone
	waits     = 500  // retrieving while tokens may still be won
	retrieves = 4000
	patience  = 3   // Mission Tokens won by both before the craft is taken
	givesUp   = 400 // the Target Lock, where the beam takes its place
	astray    = 30  // each inch too far from the craft
)

// worth returns the worth of the beam: each Mission Token is 5 Fleet Points, the craft 20, its end
// costs 10.
func worth(v *game.View, _ game.Ask, ship game.ShipID, what game.Special) int {
	n, one := holders(&v.State, what.Ship)
	switch what.ID {
	case retrieve:
		if tokensWon(&v.State) < patience && int(v.Round) < v.Setup.House.RoundLimit-1 && v.Ships[ship].NDamage == 0 {
			return waits // a token a round first, while nobody disputes it
		}
		return retrieves
	case keep:
		if n == 1 {
			return keeps
		}
	case tractor:
		price := 0
		if v.Setup.House.Get(beamIsLock) == "true" && v.Ships[ship].Lock != game.NoShip {
			price = givesUp
		}
		switch {
		case n == 0:
			return lays - price
		case n == 1 && v.Ships[one].Owner != v.Me:
			return disputes - price
		} // with more the craft might break
	}
	return -1
}

// stand draws ships that can pull to the craft, until somebody of the own fleet does.
func stand(v *game.View, ship game.ShipID, base *physics.Square, _ bool) int {
	craft := craftOf(v.Setup)
	if !v.Ships[craft].InPlay() || techSlots(&v.State, v.Setup, ship) == 0 {
		return 0
	}
	for i := range v.Ships[:v.NShips] {
		if sh := &v.Ships[i]; sh.Owner == v.Me && sh.Marker == craft+1 {
			return 0
		}
	}
	far := v.MapShip(v.Setup, craft).Distance(base) - 4*physics.Inch
	return -astray * max(0, int(far)/physics.Inch)
}
