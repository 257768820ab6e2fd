package freetable

import (
	"math"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/scene"
)

// Tool is what the pointer and Enter do on the table.
type Tool uint8

// The tools, in the order of the rail.
const (
	SelectTool Tool = iota
	ShipTool
	TokenTool
	RulerTool
	ArcTool
	MoveTool
	CaptionTool
	ArrowTool
	SpotlightTool
	numTools
)

// toolWords are the tools with their keys and what they say they do.
var toolWords = [numTools]struct{ name, key, help string }{
	{"Select", "v", "Click a ship; drag it, or its handle to turn it. Shift-click another to compare the two."},
	{"Ship", "s", "Choose a ship, then click the table, drag it there or press Enter."},
	{"Token", "t", "Choose a token, then click the table or press Enter."},
	{"Ruler", "r", "Drag from a ship or a point to another. Enter: between the two ships chosen with Tab and Shift+Tab."},
	{"Arc", "a", "Click a ship again and again: front, rear, 180°, 360°, none."},
	{"Move", "m", "Choose a ship, then a maneuver: click it, click its end, or arrows and Enter."},
	{"Caption", "c", "Click where the words belong. Enter: at the chosen ship."},
	{"Arrow", "d", "Drag from one place to another. Enter: between the two chosen ships."},
	{"Spotlight", "l", "Click ships to light them; the others are dimmed."},
}

func (p *Page) take(t Tool) {
	p.tool, p.rowing, p.lines.first = t, false, 0
	if t == ShipTool {
		p.pick.at = max(p.pick.at, 0)
	}
	if t == MoveTool {
		p.move = 0
	}
	p.Changed()
}

// nudge moves what is selected by micrometres.
func (p *Page) nudge(dx, dy int32) {
	const far = 12 * physics.Inch
	lim := func(v int32) int32 { return min(max(v, -far), physics.AreaSide+far) }
	change := p.edit
	if p.hold.kind == holdThing {
		change = func(f func(*Scene)) bool { p.drawn(f); return true }
	}
	switch p.sel.kind {
	case aShip:
		if k := p.scene().ship(p.sel.ship); k >= 0 {
			at := p.l.view.Ships[p.l.of[p.sel.ship]].Pose
			at.X, at.Y = lim(at.X+dx), lim(at.Y+dy)
			change(func(s *Scene) { stand(&s.Table.Ships[k], at) })
		}
	case aToken:
		if k, ok := p.token(p.sel.n); ok {
			k.X0, k.Y0 = k.X0+dx, k.Y0+dy
			if k.Form != game.DiscForm {
				k.X1, k.Y1 = k.X1+dx, k.Y1+dy
			}
			if lim(k.X0) == k.X0 && lim(k.Y0) == k.Y0 && (k.Form == game.DiscForm || lim(k.X1) == k.X1 && lim(k.Y1) == k.Y1) {
				change(func(s *Scene) { lie(&s.Table.Tokens[p.sel.n], k) })
			}
		}
	case aCaption:
		k := p.cam.PxPerMM() / 1000
		n := p.sel.n
		change(func(s *Scene) {
			o := offsetOf(&s.Captions[n])
			lim := func(v float64) float64 { return math.Round(min(max(v, -600), 600)) }
			s.Captions[n].Offset = []float64{lim(o.X + float64(dx)*k), lim(o.Y + float64(dy)*k)}
		})
	}
}

// turnBy turns what is selected by degrees.
func (p *Page) turnBy(deg float64) {
	switch p.sel.kind {
	case aShip:
		if k := p.scene().ship(p.sel.ship); k >= 0 {
			at := turned(p.l.view.Ships[p.l.of[p.sel.ship]].Pose, int32(deg*1000))
			p.edit(func(s *Scene) { stand(&s.Table.Ships[k], at) })
		}
	case aToken:
		k, ok := p.token(p.sel.n)
		if !ok || k.Form != game.LineForm {
			return
		}
		a, b := scene.Pt{X: float64(k.X0), Y: float64(k.Y0)}, scene.Pt{X: float64(k.X1), Y: float64(k.Y1)}
		c := a.Lerp(b, 0.5)
		v := b.Sub(c).Turn(deg)
		k.X0, k.Y0, k.X1, k.Y1 = int32(c.X-v.X), int32(c.Y-v.Y), int32(c.X+v.X), int32(c.Y+v.Y)
		p.edit(func(s *Scene) { lie(&s.Table.Tokens[p.sel.n], k) })
	}
}

// remove takes what is selected away.
func (p *Page) remove() {
	m := p.sel
	p.sel = mark{}
	switch m.kind {
	case aShip:
		if k := p.scene().ship(m.ship); k >= 0 {
			p.edit(func(s *Scene) {
				s.Table.Ships = slices.Delete(s.Table.Ships, k, k+1)
				s.forget(m.ship)
			})
		}
	case aToken:
		p.edit(func(s *Scene) { s.Table.Tokens = slices.Delete(s.Table.Tokens, m.n, m.n+1) })
	case aCaption:
		p.edit(func(s *Scene) { s.Captions = slices.Delete(s.Captions, m.n, m.n+1) })
	case anArrow:
		p.edit(func(s *Scene) { s.Arrows = slices.Delete(s.Arrows, m.n, m.n+1) })
	case aRuler:
		p.edit(func(s *Scene) { s.Rulers = slices.Delete(s.Rulers, m.n, m.n+1) })
	}
}

// stretch lays a ruler or an arrow.
func (p *Page) stretch(from, to Spot) {
	if p.tool == ArrowTool {
		p.edit(func(s *Scene) { s.Arrows = append(s.Arrows, Stretch{from, to}) })
		p.sel = mark{kind: anArrow, n: len(p.scene().Arrows) - 1}
		return
	}
	p.edit(func(s *Scene) { s.Rulers = append(s.Rulers, Stretch{from, to}) })
	p.sel = mark{kind: aRuler, n: len(p.scene().Rulers) - 1}
}

// cycleArc goes through the arcs of a ship.
func (p *Page) cycleArc(id string) {
	p.edit(func(s *Scene) {
		k := slices.IndexFunc(s.Arcs, func(a ArcMark) bool { return a.Ship == id })
		if k < 0 {
			s.Arcs = append(s.Arcs, ArcMark{id, arcOrder[0]})
			return
		}
		n := slices.Index(arcOrder, s.Arcs[k].Arc) + 1
		ship := p.l.of[id]
		if n < len(arcOrder) && arcOrder[n] == "rear" && p.l.setup.Facts(ship).Ship.Class.Rear == physics.NoArc {
			n++
		}
		if n >= len(arcOrder) || p.l.setup.OnMap(ship) != nil {
			s.Arcs = slices.Delete(s.Arcs, k, k+1)
			return
		}
		s.Arcs[k].Arc = arcOrder[n]
	})
}

// light lights a ship or puts its light out.
func (p *Page) light(id string) {
	p.edit(func(s *Scene) {
		if k := slices.Index(s.Lit, id); k >= 0 {
			s.Lit = slices.Delete(s.Lit, k, k+1)
			return
		}
		s.Lit = append(s.Lit, id)
	})
}

// caption lays a caption and asks for its words.
func (p *Page) caption(at Spot) {
	if len(p.scene().Captions) >= maxMarks {
		return
	}
	p.edit(func(s *Scene) {
		s.Captions = append(s.Captions, Caption{At: at, Lines: []string{"…"}, Offset: []float64{0, -80}})
	})
	p.sel = mark{kind: aCaption, n: len(p.scene().Captions) - 1}
	p.writeCaption(p.sel.n, true)
}

// tokenKinds are the kinds of token that can be laid by hand.
func (p *Page) tokenKinds() []game.KindOfToken {
	return slices.DeleteFunc(p.l.setup.Scenario.Sheet().Kinds(), func(k game.KindOfToken) bool { return k.Look == game.BodyLook })
}

// layToken lays a token of the kind chosen at a point, mm.
func (p *Page) layToken(at scene.Pt) {
	kinds := p.tokenKinds()
	if len(p.table().Tokens) >= 24 {
		p.host.Toast("24 tokens are as many as can be laid by hand.")
		return
	}
	kind := kinds[min(p.tokenKind, len(kinds)-1)]
	x, y := int32(at.X*1000), int32(at.Y*1000)
	k := game.Token{Form: game.DiscForm, X0: x, Y0: y, X1: physics.Inch}
	const half = 2 * physics.Inch
	switch kind.Look {
	case game.BarrierLook, game.GuideLook:
		k = game.Token{Form: game.LineForm, X0: x - half, Y0: y, X1: x + half, Y1: y}
	case game.OutsideLook:
		k = game.Token{Form: game.RectForm, X0: x - half, Y0: y - half, X1: x + half, Y1: y + half}
	case game.PlainLook, game.BodyLook: // a disc
	}
	t := record.TableToken{Kind: kind.ID}
	lie(&t, k)
	if p.edit(func(s *Scene) { s.Table.Tokens = append(s.Table.Tokens, t) }) {
		p.sel = mark{kind: aToken, n: len(p.table().Tokens) - 1}
	}
}

// moves are the fates of the selected ship's maneuvers, as the referee judges them.
func (p *Page) fate(n int) (f game.Fate, ok bool) {
	id, there := p.l.of[p.sel.ship]
	if p.sel.kind != aShip || !there || !p.l.fleetShip(id) || n < 0 || n >= len(p.l.setup.Facts(id).Ship.Class.Dial) {
		return f, false
	}
	game.Foresee(p.l.view, id, n, &f)
	return f, true
}

// nearestMove looks at the maneuver that ends nearest to a point.
func (p *Page) nearestMove(at scene.Pt) {
	best, near := p.move, math.Inf(1)
	for n := 0; ; n++ {
		f, ok := p.fate(n)
		if !ok {
			break
		}
		if d := scene.FromPhysics(f.Flight.To).Sub(at).Len(); d < near {
			best, near = n, d
		}
	}
	if best != p.move {
		p.move = best
		p.Changed()
	}
}

// fly flies the maneuver looked at.
func (p *Page) fly() {
	f, ok := p.fate(p.move)
	k := p.scene().ship(p.sel.ship)
	if !ok || k < 0 {
		return
	}
	from := map[string]scene.Pose{p.sel.ship: scene.FromPhysics(p.l.view.Ships[p.l.of[p.sel.ship]].Pose)}
	p.edit(func(s *Scene) { stand(&s.Table.Ships[k], f.Flight.To) })
	if p.opts.Still == nil || !p.opts.Still() {
		p.from = from
		p.glide.Age, p.glide.Length = 0, glideSeconds
	}
	if f.Bumped {
		with := ""
		if f.Against != game.NoShip {
			with = " against " + p.l.setup.Name(f.Against)
		}
		p.host.Toast("It overlapped and slid back" + with + ".")
	}
}
