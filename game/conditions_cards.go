package game

import "attackwing/game/card"

// onlyOf reports whether all cards assigned to a ship that are not discarded are of a faction.
func (s *State) onlyOf(u *Setup, id ShipID, f card.Faction) bool {
	sh, at := &s.Ships[id], &u.ships[id]
	if !sh.Captain.Discarded && !at.Captain.None() && !card.HasFaction(at.Captain.Factions, f) ||
		at.Admiral != nil && !card.HasFaction(at.Admiral.Factions, f) {
		return false
	}
	for i := range at.nUp {
		if !sh.Card(i).Discarded && !ofFaction(u, id, i, f) {
			return false
		}
	}
	return true
}

// carries reports whether the ship has such an upgrade that is not discarded.
func (q asked) carries(such func(x *card.Upgrade) bool) bool { return q.s.carries(q.u, q.of, such) }

// carries reports whether a ship has such an upgrade that is not discarded.
func (s *State) carries(u *Setup, id ShipID, such func(x *card.Upgrade) bool) bool {
	for i := range u.ships[id].nUp {
		if !s.Ships[id].Card(i).Discarded && such(u.ships[id].Upgrades[i].Card) {
			return true
		}
	}
	return false
}

// nightShift reports whether another card of the ship than that of the line has the keyword Night
// Shift.
func (q asked) nightShift() bool {
	if q.u.House.NightAlways {
		return true
	}
	f, sh := &q.u.ships[q.l.ship], &q.s.Ships[q.l.ship]
	if q.l.slot != CaptainSlot && !sh.Captain.Discarded && f.Captain.Keywords&card.NightShift != 0 {
		return true
	}
	for i := range f.nUp {
		if i != q.l.slot && !sh.Card(i).Discarded && f.Upgrades[i].Card.Keywords&card.NightShift != 0 {
			return true
		}
	}
	return false
}

// carried counts the upgrades of a ship that are not discarded.
func (q asked) carried(id ShipID) (n int) {
	for i := range q.u.ships[id].nUp {
		if !q.s.Ships[id].Card(i).Discarded {
			n++
		}
	}
	return n
}

// countIn counts the ships of a player in a reach seen from a ship, that ship left out.
func (s *State) countIn(u *Setup, from ShipID, of PlayerID, r *card.Reach) (n int) {
	for id := range ShipID(s.NShips) {
		if sh := &s.Ships[id]; id != from && sh.Owner == of && sh.InPlay() && s.within(u, from, id, r).Code == Yes {
			n++
		}
	}
	return n
}
