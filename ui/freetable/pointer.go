package freetable

import (
	"math"

	"attackwing/game"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// hold is what the pressed pointer holds.
type hold struct {
	kind   holdKind
	from   Spot
	to     Spot
	at     scene.Pt // where it was last, mm
	edited bool
}

type holdKind uint8

const (
	holdNothing holdKind = iota
	holdTable            // the camera moves
	holdThing            // what is selected moves
	holdNose             // the selected ship turns
	holdStretch          // a ruler or an arrow is drawn
	holdOffer            // a ship of the list is carried to the table
)

// Pointer is every tick's mouse.
func (p *Page) Pointer(in *page.Input) {
	p.px, p.py = in.X, in.Y
	if in.Moved && p.presenting {
		if p.rest >= spotAfter {
			p.Changed()
		}
		p.rest = 0
	}
	for _, f := range in.Dropped {
		p.menu, p.sheet = nil, nil
		p.open(f.Name, f.Text, false)
	}
	if p.scroll(in) || p.menu != nil || p.sheet != nil || p.presenting {
		return
	}
	at := p.cam.ToTable(scene.Pt{X: in.X, Y: in.Y})
	on := p.board.has(in.X, in.Y)
	switch {
	case in.Press:
		p.press(in, at, on)
	case in.MiddlePress && on:
		p.hold = hold{kind: holdTable, at: at}
	case p.hold.kind != holdNothing && !in.Held && !in.Middle:
		p.release(at, on)
	case in.Moved && p.hold.kind != holdNothing:
		p.drag(in, at)
	case in.Moved && on && p.tool == MoveTool && p.sel.kind == aShip:
		p.nearestMove(at)
	}
}

// scroll takes the wheel: the camera over the table, lists beside it.
func (p *Page) scroll(in *page.Input) bool {
	if in.Wheel == 0 {
		return false
	}
	p.Changed()
	switch {
	case p.menu != nil:
		p.menu.lines.wheel(in.Wheel)
	case p.presenting || p.sheet != nil:
	case p.board.has(in.X, in.Y):
		p.zoom(scene.Pt{X: in.X, Y: in.Y}, math.Pow(1.2, min(max(in.Wheel, -3), 3)))
	case p.scenesBox().has(in.X, in.Y):
		p.scenes.wheel(in.Wheel)
	case p.tool == ShipTool:
		p.pick.lines.wheel(in.Wheel)
	default:
		p.lines.wheel(in.Wheel)
	}
	return true
}

// zoom keeps the point under a pixel where it is.
func (p *Page) zoom(at scene.Pt, k float64) {
	b, foot := p.board, 0.0
	if p.speaks() {
		foot = p.wordsHeight(b.W-32, 1) + 20
	}
	size := min(b.W, b.H-foot)
	c := p.cam.ZoomAt(at, min(max(p.cam.PxPerInch*k, size/44), 90))
	lim := func(v float64) float64 { return min(max(v/scene.Inch, 0), 36) }
	p.sight = Sight{At: []float64{lim(c.CenterX), lim(c.CenterY - foot/2/c.PxPerMM())}, Across: size / c.PxPerInch}
	p.Changed()
}

// pan moves the camera by inches.
func (p *Page) pan(dx, dy float64) {
	lim := func(v float64) float64 { return min(max(v, 0), 36) }
	p.sight.At = []float64{lim(p.sight.At[0] + dx), lim(p.sight.At[1] + dy)}
	p.Changed()
}

// under is what lies at a point: marks first, then ships, then tokens.
func (p *Page) under(at scene.Pt) (mark, Spot) {
	spot := Spot{X: inches(at.X * 1000), Y: inches(at.Y * 1000)}
	grace := p.cam.MM(6) * 1000
	s := p.scene()
	px := p.cam.ToScreen(at)
	for i := range s.Captions {
		if q := p.noteAt(i); math.Abs(px.X-q.X) < 90 && math.Abs(px.Y-q.Y) < 22 {
			return mark{kind: aCaption, n: i}, spot
		}
	}
	d := dot(spot)
	best, near := game.NoShip, grace
	for i := range p.l.view.NShips {
		id := game.ShipID(i)
		if !p.l.view.Ships[i].OnTable() {
			continue
		}
		if g, ok := p.l.gap(spot, Spot{Ship: p.l.id(id)}); ok && g.Dist <= near {
			best, near = id, g.Dist
		}
	}
	if best != game.NoShip {
		return mark{kind: aShip, ship: p.l.id(best)}, Spot{Ship: p.l.id(best)}
	}
	for i := range s.Table.Tokens {
		if k, ok := p.token(i); ok {
			if o := k.Obstacle(); o.Distance(&d).Dist <= grace {
				return mark{kind: aToken, n: i}, spot
			}
		}
	}
	for i, l := range s.Arrows {
		if p.along(l, at) {
			return mark{kind: anArrow, n: i}, spot
		}
	}
	for i, l := range s.Rulers {
		if p.along(l, at) {
			return mark{kind: aRuler, n: i}, spot
		}
	}
	return mark{}, spot
}

// along tells whether a point lies on a stretch, within some pixels.
func (p *Page) along(l Stretch, at scene.Pt) bool {
	a, b := p.l.at(l.From), p.l.at(l.To)
	v := b.Sub(a)
	u := 0.0
	if n := v.Dot(v); n > 0 {
		u = min(max(at.Sub(a).Dot(v)/n, 0), 1)
	}
	return at.Sub(a.Add(v.Mul(u))).Len() < p.cam.MM(8)
}

// press begins what the tool does.
func (p *Page) press(in *page.Input, at scene.Pt, on bool) {
	if p.c != nil {
		if h, ok := p.c.At(in.X, in.Y); ok && !isOnTable(h.ID) {
			if n, ok := number(h.ID, "offer:"); ok {
				p.pick.at, p.hold = n, hold{kind: holdOffer, at: at}
				p.Changed()
			}
			return
		}
	}
	if !on {
		return
	}
	p.Changed()
	p.rowing = false
	m, spot := p.under(at)
	p.hold = hold{at: at, from: spot, to: spot}
	if p.nose(in.X, in.Y) && p.tool != RulerTool && p.tool != ArrowTool {
		p.hold.kind = holdNose
		return
	}
	switch p.tool {
	case RulerTool, ArrowTool:
		p.hold.kind = holdStretch
		return
	case ArcTool:
		if m.kind == aShip {
			p.sel = m
			p.cycleArc(m.ship)
			return
		}
	case SpotlightTool:
		if m.kind == aShip {
			p.light(m.ship)
			return
		}
	case CaptionTool:
		if m.kind != aCaption {
			p.caption(spot)
			p.hold = hold{}
			return
		}
	case ShipTool:
		if m.kind == nothing {
			p.place(&at)
			return
		}
	case TokenTool:
		if m.kind == nothing {
			p.layToken(at)
			return
		}
	case MoveTool:
		if m.kind == nothing && p.sel.kind == aShip {
			p.nearestMove(at)
			p.fly()
			p.hold = hold{}
			return
		}
	}
	if in.Shift && m.kind == aShip && p.sel.kind == aShip && m.ship != p.sel.ship {
		p.other = m.ship
		return
	}
	p.sel = m
	if m.kind == aShip && m.ship == p.other || m.kind == nothing {
		p.other = ""
	}
	p.lines.first = 0
	switch m.kind {
	case nothing:
		p.hold.kind = holdTable
	case aShip, aToken, aCaption:
		p.hold.kind = holdThing
	}
}

// drag goes on with what is held.
func (p *Page) drag(in *page.Input, at scene.Pt) {
	h := &p.hold
	switch h.kind {
	case holdTable:
		p.pan((h.at.X-at.X)/scene.Inch, (h.at.Y-at.Y)/scene.Inch)
		p.aim()
		h.at = p.cam.ToTable(scene.Pt{X: in.X, Y: in.Y})
	case holdThing:
		dx, dy := int32((at.X-h.at.X)*1000), int32((at.Y-h.at.Y)*1000)
		if !h.edited && at.Sub(h.at).Len() < p.cam.MM(3) {
			return
		}
		p.nudge(dx, dy)
		h.at = h.at.Add(scene.Pt{X: float64(dx) / 1000, Y: float64(dy) / 1000})
	case holdNose:
		k := p.scene().ship(p.sel.ship)
		if k < 0 {
			return
		}
		c := p.l.at(Spot{Ship: p.sel.ship})
		deg := math.Atan2(at.X-c.X, -(at.Y-c.Y)) * 180 / math.Pi
		step := 5.0
		if in.Ctrl {
			step = 0.5
		}
		mill := int32(math.Round(deg/step)*step*1000+360000) % 360000
		id := p.l.of[p.sel.ship]
		pose := p.l.view.Ships[id].Pose
		pose.Heading = mill
		p.drawn(func(s *Scene) { stand(&s.Table.Ships[k], pose) })
	case holdStretch:
		_, h.to = p.under(at)
	}
	p.Changed()
}

// drawn is an edit the first time of a drag, and a part of it from then on.
func (p *Page) drawn(change func(s *Scene)) {
	if p.hold.edited {
		p.again(change)
		return
	}
	p.hold.edited = p.edit(change)
}

// release ends what is held.
func (p *Page) release(at scene.Pt, on bool) {
	h := p.hold
	p.hold = hold{}
	p.Changed()
	switch h.kind {
	case holdStretch:
		if h.from != h.to {
			p.stretch(h.from, h.to)
		}
	case holdOffer:
		if on {
			p.place(&at)
		}
	}
}
