package game

// Twins reports whether two options of a ship do the same by two equal copies of a card, with the
// same tokens on them. Whichever is chosen, the other copy is there as it was.
func (v *View) Twins(on ShipID, a, b *Option) bool {
	u, x, y := v.Setup, *a, *b
	if !u.sameLine(&v.State, x.Line, y.Line) {
		return false
	}
	x.Line = y.Line
	switch {
	case x.Kind != y.Kind || x.Ship != y.Ship:
		return false
	case x.Kind == FireWeapon:
	case x.Kind == Enable || x.Kind == DiscardUpgrade:
		on = x.Ship
	default: // N is a number
		return x == y && a.Line != b.Line
	}
	if x.N == y.N || !u.copies(&v.State, on, x.N, y.N) {
		return false
	}
	x.N = y.N
	return x == y
}

// copies reports whether two upgrades of a ship are equal cards with the same tokens on them.
func (u *Setup) copies(s *State, on ShipID, a, b int8) bool {
	if on == NoShip || a < 0 || b < 0 {
		return a == b
	}
	cards := u.ships[on].Upgrades
	return int(a) < len(cards) && int(b) < len(cards) && cards[a].Card.ID == cards[b].Card.ID &&
		cards[a].SP == cards[b].SP && *s.Ships[on].Card(a) == *s.Ships[on].Card(b)
}

// sameLine reports whether two lines of card text are one, or the same line of two equal copies.
func (u *Setup) sameLine(s *State, a, b LineID) bool {
	if a == b {
		return true
	}
	if a == 0 || b == 0 {
		return false
	}
	x, y := u.line(a), u.line(b)
	return x.ship == y.ship && x.nth == y.nth && x.owner == y.owner && u.copies(s, x.ship, x.slot, y.slot)
}
