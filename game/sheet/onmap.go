package sheet

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

var bases = map[string]int32{
	"":          physics.StandardBase,
	"standard":  physics.StandardBase,
	"large":     physics.LargeBase,
	"oversized": physics.OversizedBase,
}

// onMap makes the ships of the map.
func (p *played) onMap(f *faults) {
	for i := range p.doc.MapShips {
		x, at := &p.doc.MapShips[i], fmt.Sprintf("map-ships[%d]", i)
		f.word(at+".id", x.ID, "")
		if slices.Contains(p.names.ships[:i], x.ID) || slices.Contains(p.names.tokens, x.ID) {
			f.bad(at+".id", "%q is a map ship or a token already", x.ID)
		}
		f.onTable(at+".at", x.At)
		stand := physics.Pose{X: x.At.x(), Y: x.At.y(), Heading: x.Facing.of()}
		look := card.Art{File: "saucer-nacelles", Tones: "civ", Scale: 1}
		if x.Art != nil {
			look.File, look.Tones = x.Art.File, x.Art.Tones
		}
		class := &card.Class{ID: x.ID, Name: x.Name, Front: physics.AllRound, BaseSide: physics.StandardBase, Art: look}
		m := game.MapShip{
			ID:      x.ID,
			Skill:   int8(x.Skill),
			At:      stand,
			Flags:   game.CostsNoAction.If(x.Kept) | game.NoTargetLock.If(x.NoLock),
			Section: p.speaksOf(x.ID),
			Ship: &card.Ship{
				Printed: card.Printed{ID: x.ID, Name: x.Name, Factions: []card.Faction{card.Independent}},
				Class:   class,
				Attack:  int8(x.Attack),
				Agility: int8(x.Agility),
				Hull:    int8(x.Hull),
				Shields: int8(x.Shields),
			},
		}
		for k := range x.Parts {
			m.Parts = append(m.Parts, f.part(fmt.Sprintf("%s.parts[%d]", at, k), &x.Parts[k], stand))
		}
		if m.Parts == nil {
			m.Parts = []game.Part{{Base: physics.Base(stand, physics.StandardBase), Blocks: true}}
		}
		f.armed(at, x)
		if x.WorthTo != "" && x.Worth == 0 {
			f.bad(at+".worth", "missing: say how much it is worth to %s", x.WorthTo)
		}
		f.named(at, x.Fires)
		for k := range x.Fires {
			m.Mounts = append(m.Mounts, f.mountOf(fmt.Sprintf("%s.fires[%d]", at, k), &x.Fires[k], m.Parts))
		}
		p.ships = append(p.ships, m)
	}
}

// speaksOf is the section that a map ship is cited with: the first one.
func (p *played) speaksOf(string) string {
	if len(p.doc.Sections) > 0 {
		return p.doc.Sections[0].Name
	}
	return ""
}

// part is a piece of a map ship's shape.
func (f *faults) part(at string, x *part, stand physics.Pose) game.Part {
	if (x.Disc != nil) == (x.Base != "") {
		f.bad(at, "want one of disc and base")
		return game.Part{}
	}
	if x.Disc != nil {
		f.disc(at+".disc", x.Disc)
		return game.Part{
			Round:  true,
			Blocks: x.Stops,
			Disc: physics.Disc(physics.Point{X: float64(x.Disc.At.x()), Y: float64(x.Disc.At.y())},
				float64(x.Disc.Radius.um)),
		}
	}
	if x.At != nil {
		f.onTable(at+".at", x.At)
		stand.X, stand.Y = x.At.x(), x.At.y()
	}
	if x.Facing != nil {
		stand.Heading = x.Facing.of()
	}
	return game.Part{Base: physics.Base(stand, bases[x.Base]), Blocks: x.Stops}
}

// onTable looks whether a point lies on the table.
func (f *faults) onTable(at string, q place) {
	if q.x() < 0 || q.y() < 0 || q.x() > physics.AreaSide || q.y() > physics.AreaSide {
		f.bad(at, "not on the table, which is 36 by 36 inches")
	}
}

// smallest is the smallest size of a token, in µm.
const smallest = 100

func (f *faults) disc(at string, d *disc) {
	f.onTable(at+".at", d.At)
	if d.Radius.um < smallest || d.Radius.um > physics.AreaSide {
		f.bad(at+".radius", "%v is not from 0.1mm to the table's side", d.Radius.written)
	}
}
