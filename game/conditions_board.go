package game

import "attackwing/game/card"

// tokenWithin reports whether one of some tokens lies within as many bands as the condition says.
func (q asked) tokenWithin(such func(k *Token) bool) bool {
	b := q.u.Base(q.of, q.s.Ships[q.of].Pose)
	for i := range q.s.Tokens[:q.s.NTokens] {
		if k := &q.s.Tokens[i]; such(k) && bandOf(q.u, k.Distance(&b).Dist) <= q.c.N {
			return true
		}
	}
	return false
}

// overPlanet reports whether the base of a ship lies over a planet.
func (s *State) overPlanet(u *Setup, id ShipID) bool {
	b := u.Base(id, s.Ships[id].Pose)
	for _, k := range doing(s, Stops) {
		if u.Token(k.Kind).Planet() && k.Overlaps(&b) {
			return true
		}
	}
	return false
}

// passesPlanets reports whether planets do not stop a ship.
func (s *State) passesPlanets(u *Setup, id ShipID) bool {
	return u.statics[card.Ignore] && lifts(s, u, nil, card.Static, id, card.Planets)
}

// enemy reports whether an enemy of the ship is such a one.
func (q asked) enemy(is func(id ShipID) bool) bool { return q.some(q.s.Ships[q.of].Owner.Other(), is) }

// some reports whether one of a player's ships in play is such a one.
func (q asked) some(of PlayerID, is func(id ShipID) bool) bool {
	for id := range ShipID(q.s.NShips) {
		e := &q.s.Ships[id]
		side := e.Owner == of
		if q.s.shunned(q.u, id, q.of) {
			side = e.Owner != of
		}
		if e.InPlay() && side && is(id) {
			return true
		}
	}
	return false
}

// astray reports whether the maneuver that the ship is about to fly takes it off the table or into another
// ship.
func (q asked) astray() bool {
	m, ok := toFly(q.s, q.u, q.of)
	if !ok {
		return false
	}
	var a Around
	var f Fate
	a.fly(q.s, q.u, q.of, m, &f)
	return f.LeavesArea || f.Bumped && f.Against != NoShip
}
