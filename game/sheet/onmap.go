package sheet

import (
	"cmp"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// bases are the sides of bases, in the order of their words.
var bases = [...]int32{physics.StandardBase, physics.LargeBase, physics.OversizedBase}

// onMap makes the ships of the map.
func (r *reader) onMap() {
	for i := range r.doc.MapShips {
		x := &r.doc.MapShips[i]
		stand := x.At.pose()
		stand.Heading = x.Facing.of()
		look := cmp.Or(x.Art, &art{File: "saucer-nacelles", Tones: "civ"})
		m := game.MapShip{
			ID:      x.ID,
			Skill:   int8(x.Skill),
			At:      stand,
			Flags:   game.CostsNoAction.If(x.Kept) | game.NoTargetLock.If(x.NoLock),
			Section: r.firstSection(),
			Ship: &card.Ship{
				Printed: card.Printed{ID: x.ID, Name: x.Name, Factions: []card.Faction{card.Independent}},
				Class: &card.Class{ID: x.ID, Name: x.Name, Front: physics.AllRound, BaseSide: physics.StandardBase,
					Art: card.Art{File: look.File, Tones: look.Tones, Scale: 1}},
				Attack:  int8(x.Attack),
				Agility: int8(x.Agility),
				Hull:    int8(x.Hull),
				Shields: int8(x.Shields),
			},
		}
		for k := range x.Parts {
			m.Parts = append(m.Parts, r.partOf(&x.Parts[k], stand))
		}
		if m.Parts == nil {
			m.Parts = []game.Part{{Base: physics.Base(stand, physics.StandardBase), Blocks: true}}
		}
		if len(x.Fires) > 0 && x.Attack == 0 {
			r.bad(x, "attack", "missing: how many attack dice its weapons roll")
		}
		if x.WorthTo != "" && x.Worth == 0 {
			r.bad(x, "worth", "missing: say how much it is worth to %s", x.WorthTo)
		}
		for k := range x.Fires {
			m.Mounts = append(m.Mounts, r.mountOf(&x.Fires[k], &m))
		}
		r.ships = append(r.ships, m)
	}
}

// firstSection returns the section that the ships of the map are cited with.
func (p *played) firstSection() string {
	if len(p.doc.Sections) > 0 {
		return p.doc.Sections[0].Name
	}
	return ""
}

// partOf is a piece of a map ship's shape.
func (r *reader) partOf(x *part, stand physics.Pose) game.Part {
	p := game.Part{Blocks: x.Stops}
	if (x.Disc != nil) == (x.Base != "") {
		r.bad(x, "", "want one of disc and base")
		return p
	}
	if d := x.Disc; d != nil {
		p.Round = true
		p.Disc = physics.Disc(physics.Point{X: float64(d.At.x()), Y: float64(d.At.y())}, float64(d.Radius.um))
		return p
	}
	if x.At != nil {
		stand.X, stand.Y = x.At.x(), x.At.y()
	}
	if x.Facing != nil {
		stand.Heading = x.Facing.of()
	}
	p.Base = physics.Base(stand, bases[r.word[&x.Base]])
	return p
}

// arcs lists the arcs that a weapon of a map ship may have, in the order of their words.
var arcs = [...]physics.Arc{physics.AllRound, physics.Front90, physics.Front180}

// mountOf reads a weapon of a map ship that has those before it.
func (r *reader) mountOf(x *mount, of *game.MapShip) game.Mount {
	n, arc := max(x.Part, 1)-1, arcs[r.word[&x.Arc]]
	switch {
	case n >= len(of.Parts):
		r.bad(x, "part", "the map ship has %d parts", len(of.Parts))
	case of.Parts[n].Round && arc != physics.AllRound:
		r.bad(x, "arc", "a disc has no front: want all-round, or a part with a base")
	}
	if slices.ContainsFunc(of.Mounts, func(m game.Mount) bool { return m.Name == x.Name }) {
		r.bad(x, "name", "%q is another of its weapons", x.Name)
	}
	return game.Mount{Name: x.Name, Part: n, Arc: arc, Far: x.Range}
}
