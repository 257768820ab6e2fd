package game

import "attackwing/physics"

// StruckNextRound is what destroys and is laid on a base at the end of the next round; false where nothing is, or the round alone does
// not tell it.
func (v *View) StruckNextRound(b *physics.Square) (k TokenKind, is bool) {
	laid := v.Setup.Coming(int(v.Round) + 1)
	for i := range laid {
		if laid[i].Overlaps(b) && (!is || v.Setup.saysMore(laid[i].Kind, k)) {
			k, is = laid[i].Kind, true
		}
	}
	return k, is
}

// WaysOn is how many maneuvers of its dial a ship has left in the next round, after one of this round that ends as f says: those that may
// be set then, its Auxiliary Power Tokens counted, that neither destroy it nor end where it is destroyed at the end of that round. What
// is laid at the end of this round lies by then. It is not ok where there is no such round: the ship is destroyed before, or the
// battle ends.
//
// Ruling: the other ships stand where the view has them; nobody knows where they will be.
func WaysOn(v *View, ship ShipID, f *Fate) (n int, ok bool) {
	if f.Dies() || f.StruckAtEnd || int(v.Round) >= v.Setup.House.RoundLimit {
		return 0, false
	}
	next := *v
	for _, k := range v.next() {
		if next.NTokens < MaxTokens {
			next.Tokens[next.NTokens] = k
			next.NTokens++
		}
	}
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
			n++
		}
	}
	return n, true
}
