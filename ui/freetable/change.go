package freetable

import (
	"math"
	"slices"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/scene"
)

// change applies an edit: as one of its own, or as a part of the one before.
type change func(func(s *Scene)) bool

// nudge moves the selected ship or token by micrometres.
func (d *draft) nudge(dx, dy int32, edit change) {
	const far = 12 * physics.Inch
	lim := func(v int32) int32 { return min(max(v, -far), physics.AreaSide+far) }
	switch d.sel.kind {
	case aShip:
		if k := d.selected(); k >= 0 {
			at := d.l.view.Ships[d.l.of[d.sel.ship]].Pose
			at.X, at.Y = lim(at.X+dx), lim(at.Y+dy)
			edit(func(s *Scene) { stand(&s.Table.Ships[k], at) })
		}
	case aToken:
		k, ok := d.token(d.sel.n)
		if !ok {
			return
		}
		k.X0, k.Y0 = k.X0+dx, k.Y0+dy
		if k.Form != game.DiscForm {
			k.X1, k.Y1 = k.X1+dx, k.Y1+dy
		}
		if lim(k.X0) == k.X0 && lim(k.Y0) == k.Y0 &&
			(k.Form == game.DiscForm || lim(k.X1) == k.X1 && lim(k.Y1) == k.Y1) {
			edit(func(s *Scene) { lie(&s.Table.Tokens[d.sel.n], k) })
		}
	}
}

// shift moves a caption beside what it is about, by pixels.
func (d *draft) shift(n int, by scene.Pt, edit change) {
	edit(func(s *Scene) {
		o := offsetOf(&s.Captions[n]).Add(by)
		lim := func(v float64) float64 { return math.Round(min(max(v, -600), 600)) }
		s.Captions[n].Offset = []float64{lim(o.X), lim(o.Y)}
	})
}

func offsetOf(c *Caption) scene.Pt {
	if len(c.Offset) == 2 {
		return scene.Pt{X: c.Offset[0], Y: c.Offset[1]}
	}
	return scene.OverSpot
}

// turn turns what is selected by degrees.
func (d *draft) turn(deg float64) {
	switch d.sel.kind {
	case aShip:
		if k := d.selected(); k >= 0 {
			at := turned(d.l.view.Ships[d.l.of[d.sel.ship]].Pose, int32(deg*1000))
			d.edit(func(s *Scene) { stand(&s.Table.Ships[k], at) })
		}
	case aToken:
		k, ok := d.token(d.sel.n)
		if !ok || k.Form != game.LineForm {
			return
		}
		a, b := scene.Pt{X: float64(k.X0), Y: float64(k.Y0)}, scene.Pt{X: float64(k.X1), Y: float64(k.Y1)}
		c := a.Lerp(b, 0.5)
		v := b.Sub(c).Turn(deg)
		k.X0, k.Y0, k.X1, k.Y1 = int32(c.X-v.X), int32(c.Y-v.Y), int32(c.X+v.X), int32(c.Y+v.Y)
		d.edit(func(s *Scene) { lie(&s.Table.Tokens[d.sel.n], k) })
	}
}

// turned is Pose.Turned with a heading from 0 to 360.
func turned(q physics.Pose, by int32) physics.Pose {
	q = q.Turned(by)
	q.Heading = (q.Heading%360000 + 360000) % 360000
	return q
}

// face turns the selected ship to a heading, thousandths of a degree.
func (d *draft) face(heading int32, edit change) {
	k := d.selected()
	if k < 0 {
		return
	}
	pose := d.l.view.Ships[d.l.of[d.sel.ship]].Pose
	pose.Heading = heading
	edit(func(s *Scene) { stand(&s.Table.Ships[k], pose) })
}

// remove takes what is selected away.
func (d *draft) remove() {
	m, k := d.sel, d.selected()
	d.sel = mark{}
	switch m.kind {
	case aShip:
		if k >= 0 {
			d.edit(func(s *Scene) {
				s.Table.Ships = slices.Delete(s.Table.Ships, k, k+1)
				s.forget(m.ship)
			})
		}
	case aToken:
		d.edit(func(s *Scene) { s.Table.Tokens = slices.Delete(s.Table.Tokens, m.n, m.n+1) })
	case aCaption:
		d.edit(func(s *Scene) { s.Captions = slices.Delete(s.Captions, m.n, m.n+1) })
	case anArrow:
		d.edit(func(s *Scene) { s.Arrows = slices.Delete(s.Arrows, m.n, m.n+1) })
	case aRuler:
		d.edit(func(s *Scene) { s.Rulers = slices.Delete(s.Rulers, m.n, m.n+1) })
	}
}

// arrow lays an arrow, ruler a ruler.
func (d *draft) arrow(from, to Spot) {
	d.edit(func(s *Scene) { s.Arrows = append(s.Arrows, Stretch{from, to}) })
	d.sel = mark{kind: anArrow, n: len(d.scene().Arrows) - 1}
}

func (d *draft) ruler(from, to Spot) {
	d.edit(func(s *Scene) { s.Rulers = append(s.Rulers, Stretch{from, to}) })
	d.sel = mark{kind: aRuler, n: len(d.scene().Rulers) - 1}
}

// caption lays a caption without words yet; false where there are as many as a scene holds.
func (d *draft) caption(at Spot) bool {
	if len(d.scene().Captions) >= maxMarks {
		return false
	}
	d.edit(func(s *Scene) {
		s.Captions = append(s.Captions, Caption{At: at, Lines: []string{"…"}})
	})
	d.sel = mark{kind: aCaption, n: len(d.scene().Captions) - 1}
	return true
}

// cycleArc goes through the arcs of a ship.
func (d *draft) cycleArc(id string) {
	d.edit(func(s *Scene) {
		k := slices.IndexFunc(s.Arcs, func(a ArcMark) bool { return a.Ship == id })
		if k < 0 {
			s.Arcs = append(s.Arcs, ArcMark{id, arcOrder[0]})
			return
		}
		n := slices.Index(arcOrder, s.Arcs[k].Arc) + 1
		ship := d.l.of[id]
		if n < len(arcOrder) && arcOrder[n] == "rear" && d.l.setup.Facts(ship).Ship.Class.Rear == physics.NoArc {
			n++
		}
		if n >= len(arcOrder) || d.l.setup.OnMap(ship) != nil {
			s.Arcs = slices.Delete(s.Arcs, k, k+1)
			return
		}
		s.Arcs[k].Arc = arcOrder[n]
	})
}

// light lights a ship or puts its light out.
func (d *draft) light(id string) {
	d.edit(func(s *Scene) {
		if k := slices.Index(s.Lit, id); k >= 0 {
			s.Lit = slices.Delete(s.Lit, k, k+1)
			return
		}
		s.Lit = append(s.Lit, id)
	})
}
