package game

import (
	"attackwing/game/card"
	"attackwing/physics"
)

// MapShip is a ship of the scenario's map, such as a station or a craft adrift. It stands among the
// ships of the table behind those of the fleets, flies no maneuvers, belongs to nobody unless a
// rule of the sheet gives it to a player, and is never part of a fleet: it neither keeps a side in
// the battle nor counts as surviving.
type MapShip struct {
	ID      string
	Ship    *card.Ship   // name, numbers, Action Bar
	Skill   int8         // captain skill while nobody commands it
	At      physics.Pose // where it stands at set-up; a rule of the sheet may move it (Turn.MoveMapShip)
	Parts   []Part       // as they lie then
	Mounts  []Mount      // what it attacks with, once each in a Combat Phase; none: it makes no attack
	Flags   MapShipFlags
	Heeds   uint32 // damage cards whose text means something to it, as DamageSet; others are turned face down
	Section string // of the sheet that says how it attacks, or how it is marked
	Cost    int    // Fleet Points that the player loses who destroys it
}

// MapShipFlags say what sets a map ship apart from a ship of a fleet. They are the rulebook's
// notions, not a sheet's.
type MapShipFlags uint8

// What sets a map ship apart.
const (
	NoTargetLock    MapShipFlags = 1 << iota // no ship acquires a Target Lock on it
	OneAttack                                // commanded by a player it attacks with one mount only
	NoRangeOneBonus                          // it rolls no die more at Range 1
	AttacksAhead                             // of equal skill it attacks first, not last
	CostsNoAction                            // a ship that overlaps it keeps its Perform Action step
)

// If returns the flags if a condition holds, else none.
func (f MapShipFlags) If(holds bool) MapShipFlags {
	if holds {
		return f
	}
	return 0
}

// is reports whether it is a ship of the map with a flag.
func (m *MapShip) is(f MapShipFlags) bool { return m != nil && m.Flags&f != 0 }

// Part is a piece of a map ship's shape: a base, or a disc.
type Part struct {
	Base   physics.Square
	Disc   physics.Obstacle
	Round  bool // the disc counts, else the base
	Blocks bool // ships slide back from it (rules 5.5)
}

// carried is the part after its ship was carried from where it stood to where it stands.
func (p *Part) carried(from, to physics.Pose) Part {
	q := *p
	if p.Round {
		c, r := p.Disc.Circle()
		q.Disc = physics.Disc(c.Carried(from, to), r)
	} else {
		q.Base = physics.Base(p.Base.Pose.Carried(from, to), p.Base.Side)
	}
	return q
}

// part is a part of the ship as it lies when the ship stands at a pose; room is what it may be
// written to.
func (m *MapShip) part(i int, at physics.Pose, room *Part) *Part {
	if at == m.At {
		return &m.Parts[i]
	}
	*room = m.Parts[i].carried(m.At, at)
	return room
}

// Standing is the ship with its parts as they lie when it stands at a pose: itself as long as
// nothing has moved it.
func (m *MapShip) Standing(at physics.Pose) *MapShip {
	if at == m.At {
		return m
	}
	moved := *m
	moved.At, moved.Parts = at, make([]Part, len(m.Parts))
	for i := range m.Parts {
		moved.Parts[i] = m.Parts[i].carried(m.At, at)
	}
	return &moved
}

// MapShip is a ship of the map as it stands on the table, nil for a ship of a fleet.
func (s *State) MapShip(u *Setup, id ShipID) *MapShip {
	if m := u.ships[id].onMap; m != nil {
		return m.Standing(s.Ships[id].Pose)
	}
	return nil
}

// Mount is a weapon mount of a map ship: from which part it fires, where, and how far in range
// bands.
type Mount struct {
	Name string
	Part int
	Arc  physics.Arc
	Far  int
}

// addMapShips puts the scenario's own ships behind those of the fleets.
func (u *Setup) addMapShips() {
	u.nFleet = len(u.ships)
	for i := range u.play.Map {
		x := &u.play.Map[i]
		fs := &FleetShip{
			Ship:    x.Ship,
			Captain: &card.Captain{Printed: card.Printed{ID: "none", Name: "nobody"}, Skill: x.Skill},
		}
		u.ships = append(u.ships, shipFacts{FleetShip: fs, owner: Nobody, name: x.Ship.Name, onMap: x})
	}
}

// init returns the rank among equals of captain skill while nobody commands the ship: before or
// behind all others.
func (m *MapShip) init() int8 {
	if m.is(AttacksAhead) {
		return -1
	}
	return 100
}

// OnMap is the map ship behind a ship of the table, nil for a ship of a fleet.
func (u *Setup) OnMap(id ShipID) *MapShip { return u.ships[id].onMap }

// FleetShips returns the number of ships of the table that belong to the fleets. They are the first
// ones.
func (u *Setup) FleetShips() int { return u.nFleet }

// MapShip finds a map ship by its id, NoShip when there is none.
func (u *Setup) MapShip(id string) ShipID {
	for i := u.nFleet; i < len(u.ships); i++ {
		if u.ships[i].onMap.ID == id {
			return ShipID(i)
		}
	}
	return NoShip
}

// Gap is the distance between two ships with the closest points; A is on the first.
func (s *State) Gap(u *Setup, a, b ShipID) physics.Gap {
	if u.ships[a].onMap != nil && u.ships[b].onMap == nil {
		g := s.Gap(u, b, a)
		g.A, g.B = g.B, g.A
		return g
	}
	if g, found := s.gapInArc(u, a, 0, physics.AllRound, b); found {
		return g
	}
	return physics.Gap{Dist: 4 * physics.AreaSide} // nothing on a sheet speaks of two of the map
}

// beyond reports whether the part is surely farther from a base than a length, µm, however they
// lie: most parts of a large ship are, once one is measured, and then no more need be known of
// them.
func (p *Part) beyond(b *physics.Square, than float64) bool {
	at, radius := p.Base.Centre, p.Base.Radius
	if p.Round {
		at, radius = p.Disc.Circle()
	}
	dx, dy := at.X-b.Centre.X, at.Y-b.Centre.Y
	reach := radius + b.Radius + than + 1
	return float64(dx*dx)+float64(dy*dy) > float64(reach*reach)
}

// distance returns the length of the gap between two ships, in µm.
func (s *State) distance(u *Setup, a, b ShipID) float64 {
	if u.ships[a].onMap != nil || u.ships[b].onMap != nil {
		return s.Gap(u, a, b).Dist
	}
	x, y := u.Base(a, s.Ships[a].Pose), u.Base(b, s.Ships[b].Pose)
	return physics.Distance(&x, &y)
}

// inArc is the gap from a base to what of the part lies in an arc of it.
func (p *Part) inArc(b *physics.Square, arc physics.Arc) (physics.Gap, bool) {
	if p.Round {
		return p.Disc.InArc(b, arc)
	}
	return physics.InArc(b, arc, &p.Base)
}

// gapInArc is the gap from a ship, or from a mount of it, to the part of another that lies in the
// arc.
func (s *State) gapInArc(u *Setup, a ShipID, mount int8, arc physics.Arc, b ShipID) (physics.Gap, bool) {
	ma, mb := u.ships[a].onMap, u.ships[b].onMap
	switch {
	case ma == nil && mb == nil:
		if physics.OutOfArc(s.Ships[a].Pose, arc, s.Ships[b].Pose, u.ships[b].Ship.Class.BaseSide) {
			return physics.Gap{}, false
		}
		x, y := u.Base(a, s.Ships[a].Pose), u.Base(b, s.Ships[b].Pose)
		return physics.InArc(&x, arc, &y)
	case ma != nil && mb != nil:
		return physics.Gap{}, false
	case ma != nil:
		if int(mount) >= len(ma.Mounts) {
			return physics.Gap{}, false
		}
		y := u.Base(b, s.Ships[b].Pose)
		return ma.bears(mount, arc, s.Ships[a].Pose, &y)
	}
	x := u.Base(a, s.Ships[a].Pose)
	best, found := physics.Gap{}, false
	var room Part
	for i := range mb.Parts {
		p := mb.part(i, s.Ships[b].Pose, &room)
		if found && p.beyond(&x, best.Dist) {
			continue
		}
		if g, in := p.inArc(&x, arc); in && (!found || g.Dist < best.Dist) {
			best, found = g, true
		}
	}
	return best, found
}

// bears is the gap from a mount to the part of a base that lies in an arc, when the ship stands at
// a pose.
func (m *MapShip) bears(mount int8, arc physics.Arc, at physics.Pose, b *physics.Square) (physics.Gap, bool) {
	var room Part
	p := m.part(m.Mounts[mount].Part, at, &room)
	if p.Round {
		g := p.Disc.Distance(b)
		g.A, g.B = g.B, g.A
		return g, true
	}
	return physics.InArc(&p.Base, arc, b)
}

// Reach is the range band at which a mount bears on a base, 0 when it does not.
func (m *MapShip) Reach(u *Setup, mount int8, b *physics.Square) int {
	g, in := m.bears(mount, m.Mounts[mount].Arc, m.At, b)
	if n := u.Band(g.Dist); in && n <= m.Mounts[mount].Far {
		return n
	}
	return 0
}

// Distance returns the distance of a base from the nearest part, in µm.
func (m *MapShip) Distance(b *physics.Square) float64 {
	best := float64(4 * physics.AreaSide)
	for i := range m.Parts {
		g, _ := m.Parts[i].inArc(b, physics.AllRound)
		best = min(best, g.Dist)
	}
	return best
}

// overlapsShip reports whether a base overlaps a ship: its base, or a part of a map ship from which
// ships slide back.
func overlapsShip(s *State, u *Setup, b *physics.Square, id ShipID) bool {
	m := u.ships[id].onMap
	if m == nil {
		return physics.OverlapAt(b, s.Ships[id].Pose, u.ships[id].Ship.Class.BaseSide)
	}
	return m.blocks(s.Ships[id].Pose, b)
}

// blocks reports whether a base overlaps a part from which ships slide back, when the ship stands
// at a pose.
func (m *MapShip) blocks(at physics.Pose, b *physics.Square) bool {
	var room Part
	for i := range m.Parts {
		p := m.part(i, at, &room)
		if p.Blocks && !p.beyond(b, 0) &&
			(p.Round && p.Disc.OverlapsBase(b) || !p.Round && physics.Overlap(b, &p.Base)) {
			return true
		}
	}
	return false
}
