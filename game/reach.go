package game

import (
	"cmp"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
)

// band is the range band between two ships' bases, 4 beyond Range 3, 1 when they touch.
func (s *State) band(u *Setup, a, b ShipID) int8 {
	n := 0
	if x, y := &u.ships[a], &u.ships[b]; x.onMap == nil && y.onMap == nil {
		n = u.Bands().Apart(s.Ships[a].Pose, x.Ship.Class.BaseSide, s.Ships[b].Pose, y.Ship.Class.BaseSide)
	} else {
		n = u.Band(s.Gap(u, a, b).Dist)
	}
	return int8(cmp.Or(n, 4))
}

// shunned reports whether a ship is treated as an enemy by another one of its fleet.
//
// Ruling: what cards do to friends passes it by, and what they do to enemies finds it, as long as they are
// another ship's. No ship of its fleet attacks it or locks it: nothing would be won by that.
func (s *State) shunned(u *Setup, id, by ShipID) bool {
	if !u.statics[card.Outcast] || id == by || by == NoShip || s.Ships[id].Owner != s.Ships[by].Owner {
		return false
	}
	for _, b := range bonuses(s, u, id, card.Mark) {
		l := u.line(b.Line)
		if slices.ContainsFunc(u.lines, func(x line) bool {
			return x.sameCard(l) && slices.ContainsFunc(x.Do, func(e card.Effect) bool { return e.Op == card.Outcast })
		}) {
			return true
		}
	}
	return false
}

// range3 is the reach of Range 3, in µm (rules 1.1).
const range3 = 12 * physics.Inch

// afar reports whether two ships of the fleets are surely farther apart than a length, µm, wherever
// they face.
func (s *State) afar(u *Setup, a, b ShipID, than float64) bool {
	x, y := &u.ships[a], &u.ships[b]
	if x.onMap != nil || y.onMap != nil {
		return false
	}
	p, q := s.Ships[a].Pose, s.Ships[b].Pose
	dx, dy := float64(p.X-q.X), float64(p.Y-q.Y)
	reach := x.radius + y.radius + than
	return float64(dx*dx)+float64(dy*dy) > float64(reach*reach)
}

// frontArc is a ship's front arc for card text: a ship with a 360 degree arc has none (FAQ of 2014,
// general ruling 20).
func (u *Setup) frontArc(id ShipID) physics.Arc {
	if a := u.ships[id].Ship.Class.Front; a != physics.AllRound {
		return a
	}
	return physics.NoArc
}

// inFrontArc reports whether ship b lies in ship a's front arc, at any range.
func (s *State) inFrontArc(u *Setup, a, b ShipID) bool { return s.inArc(u, a, u.frontArc(a), b) }

func (s *State) inArc(u *Setup, a ShipID, arc physics.Arc, b ShipID) bool {
	if arc == physics.NoArc {
		return false
	}
	_, in := s.gapInArc(u, a, 0, arc, b)
	return in
}

// within tells whether ship b is what a reach asks for, seen from ship a.
func (s *State) within(u *Setup, a, b ShipID, r *card.Reach) No {
	if !s.Ships[b].InPlay() {
		return No{Code: NotInPlay, Ship: b}
	}
	if no := s.fits(u, a, b, r); no.Code != Yes {
		return no
	}
	switch {
	case r.Facing && !s.inFrontArc(u, b, a), r.Averted && s.inFrontArc(u, b, a):
		return No{Code: NotInArc, Ship: b}
	case r.SharedAim && !s.sharedAim(u, a, b):
		return No{Code: NotInArc, Ship: b}
	case r.Touching && s.Gap(u, a, b).Dist > contact:
		return No{Code: OutOfReach, Ship: b}
	case r.In != card.AnyDirection && s.inFrontArc(u, a, b) != (r.In == card.InFront):
		return No{Code: NotInArc, Ship: b}
	case r.In != card.AnyDirection && u.frontArc(a) == physics.NoArc:
		return No{Code: NoArcForWeapon, Ship: a}
	case r.Near == 0 && r.Far == 0:
		return No{}
	}
	n := s.band(u, a, b)
	if n == 3 && u.statics[card.SeeNearer] && s.Ships[a].Owner == s.Ships[b].Owner && s.seesNearer(u, a, b) {
		n = 2
	}
	if n < r.Near || n > cmp.Or(r.Far, 4) {
		return No{Code: OutOfReach, Ship: b}
	}
	return No{}
}

// seesNearer reports whether a friend at Range 3 counts as one at Range 2 for the cards of a ship.
//
// Ruling: the text names no Range that they are at. They are at Range 3: at 1 and 2 it would take away
// what their cards give.
func (s *State) seesNearer(u *Setup, id, friend ShipID) bool {
	for _, l := range u.on(id, card.Static) {
		for k := range l.Do {
			if e := &l.Do[k]; e.Op == card.SeeNearer && l.ready(s, u).Code == Yes &&
				card.HasFaction(u.ships[friend].Ship.Factions, e.Faction) {
				return true
			}
		}
	}
	return false
}

// ofUpgrade reports whether an attack is one with an upgrade.
func (u *Setup) ofUpgrade(a *Attack) bool {
	return a.Weapon != NoWeapon || a.Line != 0 && u.line(a.Line).slot >= 0
}

// reaching are the bands that an upgrade of a ship reaches, under what card text makes of them this
// round: of all its upgrades, or of all its cards that target friends.
//
// Ruling: the farthest band is what grows or shrinks. The nearest stays, unless it would be farther than
// that. Where the text of an upgrade says whom it is used on or whose moment it is, its Range is that of
// the upgrade; a condition that asks at which Range an attack is made speaks of the attack.
func (s *State) reaching(u *Setup, id ShipID, near, far int, friendly bool) (int, int) {
	if !u.effects[card.RangesBy] || far == 0 || near > 3 {
		return near, far
	}
	for _, b := range bonuses(s, u, id, card.RangesBy) {
		if b.effect(u).Friendly == friendly {
			far = max(1, min(far+int(b.N), 3))
		}
	}
	return min(near, far), far
}

// reach is a reach in the text of a line as it is this round.
func (l *line) reach(s *State, u *Setup, r *card.Reach) card.Reach {
	x := *r
	if l.ship == NoShip || s.NLasting == 0 {
		return x
	}
	near, far := int(x.Near), int(x.Far)
	if l.slot >= 0 {
		near, far = s.reaching(u, l.ship, near, far, false)
	}
	if r == &l.Targets.Reach && l.Targets.Who == card.AFriend ||
		r == &l.Reach && (l.Whose == card.Friends || l.Whose == card.SelfOrFriends) {
		near, far = s.reaching(u, l.ship, near, far, true)
	}
	x.Near, x.Far = int8(near), int8(far)
	return x
}

// sharedAim reports whether an enemy is in the front arcs of two ships.
func (s *State) sharedAim(u *Setup, a, b ShipID) bool {
	for id, sh := range s.inPlay() {
		if sh.Owner == s.Ships[a].Owner.Other() && s.inFrontArc(u, a, id) && s.inFrontArc(u, b, id) {
			return true
		}
	}
	return false
}

// screened reports whether a shot passes through a ship that obstructs attacks on its friends.
func screened(s *State, u *Setup, id, target ShipID, g physics.Gap) (out bool) {
	for by := range s.inPlay() {
		if by == id || by == target || s.Ships[by].Owner != s.Ships[target].Owner {
			continue
		}
		eachStatic(s, u, by, card.Screen, func(*line, *card.Effect) {
			b := u.Base(by, s.Ships[by].Pose)
			o := physics.Polygon(b.Corner[:]...)
			out = out || o.Meets(g.A, g.B) == physics.Passes
		})
	}
	return out
}

// Fits reports whether a ship, in play or not, is what a reach asks of a ship alone.
func (s *State) Fits(u *Setup, id ShipID, r *card.Reach) bool {
	return s.fits(u, id, id, r).Code == Yes
}

// fits tells whether ship b is what a reach asks for, wherever it is.
func (s *State) fits(u *Setup, a, b ShipID, r *card.Reach) No {
	sh, f := &s.Ships[b], &u.ships[b]
	switch {
	case r.Class != "" && !isClass(f.Ship.Class.Name, r.Class, r.ClassLike),
		r.Faction != card.NoFaction && !card.HasFaction(f.Ship.Factions, r.Faction),
		!s.compares(u, a, b, r),
		r.CaptainOf != card.NoFaction && !s.captainOf(u, b, r.CaptainOf),
		r.CaptainTo != 0 && !s.captainUpTo(u, b, r.CaptainTo),
		r.With != 0 && s.tokens(u, b)&r.With == 0,
		r.Without != 0 && s.tokens(u, b)&r.Without != 0,
		r.Carrying != "" && !s.carries(u, b, func(x *card.Upgrade) bool { return names(x.Name, r.Carrying) }),
		r.HullFrom != 0 && (f.stack != nil || f.Ship.Hull < r.HullFrom),
		r.HullTo != 0 && f.stack == nil && f.Ship.Hull > r.HullTo,
		r.ToAttack && sh.Attacked,
		r.InWay && (s.Ships[a].Noted.Met|s.Ships[a].Noted.Crossed)&(1<<b) == 0,
		r.DialDown && (sh.Dial == -1 || sh.DialShown),
		r.Cloaked && sh.Cloak == NotCloaked:
		return No{Code: WrongShip, Ship: b}
	case r.NotCloaked && sh.Cloak != NotCloaked:
		return No{Code: TargetCloaked, Ship: b}
	case r.ShieldsDown && sh.Shields > 0:
		return No{Code: ShieldsAreUp, Ship: b}
	}
	return No{}
}

// compares reports whether ship b is to ship a in skill, hull and attack as a reach asks.
func (s *State) compares(u *Setup, a, b ShipID, r *card.Reach) bool {
	return !(r.LessSkill && s.Ships[b].Skill >= s.Ships[a].Skill ||
		r.MoreSkill && s.Ships[b].Skill <= s.Ships[a].Skill ||
		r.MoreHull && u.ships[b].Ship.Hull <= u.ships[a].Ship.Hull ||
		r.AsStrong && s.Value(u, b, card.AttackStat) < s.Value(u, a, card.AttackStat))
}

// captainOf reports whether the captain of a ship is of a faction.
func (s *State) captainOf(u *Setup, id ShipID, f card.Faction) bool {
	slot, at := s.Ships[id].captain()
	return !at.Discarded && ofFaction(u, id, slot, f)
}

// captainUpTo reports whether the captain aboard has a printed Captain Skill of n or less.
func (s *State) captainUpTo(u *Setup, id ShipID, n int8) bool {
	_, at := s.Ships[id].captain()
	c := u.ships[id].Captain
	return !at.Discarded && !c.None() && c.Skill <= n
}

func isClass(class, want string, like bool) bool {
	return class == want || like && strings.Contains(class, want)
}

// obstaclesWithin counts the tokens that obstruct within so many bands of a ship.
func (s *State) obstaclesWithin(u *Setup, id ShipID, bands int8) (n int) {
	b := u.Base(id, s.Ships[id].Pose)
	for i := range s.Tokens[:s.NTokens] {
		if k := &s.Tokens[i]; k.Flags&Obstructs != 0 || u.Token(k.Kind).Planet() {
			if band := u.Band(k.Distance(&b).Dist); band != 0 && band <= int(bands) {
				n++
			}
		}
	}
	return n
}

// mayMove tells whether a ship may be moved from its place now, by whatever it be: a maneuver of
// card text, a Sensor Echo.
func (s *State) mayMove(id ShipID) No {
	switch sh := &s.Ships[id]; {
	case !sh.InPlay():
		return No{Code: NoTargetThere, Ship: id}
	case sh.Still:
		return No{Code: HoldsPlace, Ship: id}
	}
	return No{}
}

// tokens are the kinds of token beside a ship.
func (s *State) tokens(u *Setup, id ShipID) (t card.Tokens) {
	sh := &s.Ships[id]
	for k := card.EvadeToken; k <= card.AuxToken; k <<= 1 {
		if *s.token(id, k) > 0 {
			t |= k
		}
	}
	if sh.Lock != NoShip {
		t |= card.HeldLock
	}
	for i := range s.Ships[:s.NShips] {
		if o := &s.Ships[i]; o.Locks(id) && o.Owner != sh.Owner {
			t |= card.LockOnSelf
		}
	}
	return t
}

// hullLeft is the hull a ship has left.
func (s *State) hullLeft(u *Setup, id ShipID) int8 {
	return u.ships[id].Ship.Hull - s.Ships[id].NDamage
}
