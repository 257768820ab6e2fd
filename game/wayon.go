package game

// NoWayOn reports whether a ship, after a maneuver of this round that ends as f says, has no
// maneuver left in the next round: each that may be set then, its Auxiliary Power Tokens counted,
// destroys it or ends where it is destroyed at the end of that round. What is laid at the end of
// this round lies by then. False where there is no such round: the ship is destroyed before, or the
// battle ends.
//
// Ruling: the other ships stand where the view has them; nobody knows where they will be.
func NoWayOn(v *View, ship ShipID, f *Fate) bool {
	if f.Dies() || f.StruckAtEnd || int(v.Round) >= v.Setup.House.RoundLimit {
		return false
	}
	next := *v
	next.NTokens += uint8(copy(next.Tokens[next.NTokens:], v.Ahead()))
	next.Round++
	next.known = false
	next.Ships[ship].Pose, next.Ships[ship].Power = f.Flight.To, f.Power
	var around Around
	around.See(&next, ship)
	for m := range next.Setup.ships[ship].Ship.Class.Dial {
		if next.mayDial(next.Setup, ship, m).Code != Yes {
			continue
		}
		var then Fate
		around.Foresee(&next, ship, m, &then)
		if !then.Dies() && !then.StruckAtEnd {
			return false
		}
	}
	return true
}
