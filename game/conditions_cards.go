package game

import (
	"slices"

	"attackwing/game/card"
)

// onlyOf reports whether all cards assigned to a ship that are not discarded are of some factions.
func (s *State) onlyOf(u *Setup, id ShipID, set uint16) bool {
	sh, at := &s.Ships[id], &u.ships[id]
	other := func(list []card.Faction) bool {
		return !slices.ContainsFunc(list, func(f card.Faction) bool { return set>>f&1 != 0 })
	}
	if !sh.Captain.Discarded && !at.Captain.None() && other(at.Captain.Factions) ||
		s.hasAdmiral(u, id) && other(at.Admiral.Factions) {
		return false
	}
	for i := range at.nUp {
		if !sh.Card(i).Discarded && other(at.Upgrades[i].Card.Factions) {
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
		sh := &s.Ships[id]
		side := sh.Owner == of
		if s.shunned(u, id, from) {
			side = s.Ships[from].Owner != of
		}
		if id != from && side && sh.InPlay() && s.within(u, from, id, r).Code == Yes {
			n++
		}
	}
	return n
}

// byThisCard reports whether an effect of the card lies on the ship.
func (q asked) byThisCard(op card.EffectOp) bool {
	for b := range bonuses(q.s, q.u, q.of, op) {
		if q.u.line(q.s.Lasting[b].Line).sameCard(q.l) {
			return true
		}
	}
	return false
}

// sameCard reports whether two lines stand on one card.
func (l *line) sameCard(x *line) bool {
	return x.ship == l.ship && x.slot == l.slot && x.owner == l.owner
}

// usedNow reports whether another line of the card was used in this attack.
func (l *line) usedNow(s *State, u *Setup) bool {
	return slices.ContainsFunc(u.lines, func(x line) bool {
		return x.id != l.id && x.ship == l.ship && x.slot == l.slot && x.owner == l.owner && s.UsedNow.has(x.id)
	})
}
