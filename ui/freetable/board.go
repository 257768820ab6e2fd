package freetable

import (
	"fmt"
	"math"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/anim"
	"attackwing/ui/canvas"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// aim points the camera at what the scene or the one who edits it looks at.
func (p *Page) aim() {
	b := p.board
	p.cam = p.above(p.sight, b, p.wordsHeight(b.W-32, 1)+20)
}

// stage is the camera of a presentation: the scene in the whole window.
func (p *Page) stage(w, h float64) scene.Camera {
	s := Sight{At: []float64{18, 18}, Across: 36}
	if c := p.scene().Camera; c != nil {
		s = *c
	}
	x0, x1, k := lower(w, h)
	return p.above(s, box{0, 0, w, h}, p.wordsHeight(x1-x0, k)+48)
}

// above sees what is looked at above the scene's words, which stand so high over the foot of a box.
func (p *Page) above(s Sight, b box, foot float64) scene.Camera {
	if !p.speaks() {
		foot = 0
	}
	cam := scene.Camera{CenterX: s.At[0] * scene.Inch, CenterY: s.At[1] * scene.Inch, PxPerInch: min(b.W, b.H-foot) / max(s.Across, 1), X: b.X, Y: b.Y, W: b.W, H: b.H}
	cam.CenterY += foot / 2 / cam.PxPerMM()
	return cam
}

// Board is the table shown.
func (p *Page) Board() (*scene.Board, scene.Camera) {
	return p.boardOf(p.cam), p.cam
}

func (p *Page) boardOf(cam scene.Camera) *scene.Board {
	if p.presenting && p.black {
		return &scene.Board{Seed: 7, Plain: true}
	}
	s, l := p.scene(), p.l
	b := onmap.Board(l.view)
	if s.Areas {
		for i := range 2 {
			a := l.setup.Area(game.PlayerID(i))
			b.Zones = append(b.Zones, scene.Zone{Rect: scene.Rect{X0: float64(a.X0) / 1000, Y0: float64(a.Y0) / 1000, X1: float64(a.X1) / 1000, Y1: float64(a.Y1) / 1000}, Seat: i + 1, Dimensions: true})
		}
	}
	p.shipsOn(b)
	for _, a := range s.Arcs {
		if l.has(a.Ship) {
			b.Fans = append(b.Fans, l.fans(l.of[a.Ship], a.Arc)...)
		}
	}
	for i, r := range s.Rulers {
		p.rulerOn(b, r, i)
	}
	if h := p.hold; h.kind == holdStretch && p.tool == RulerTool {
		p.rulerOn(b, Stretch{h.from, h.to}, -1)
	}
	if p.sel.kind == aShip && p.other != "" {
		p.rulerOn(b, Stretch{Spot{Ship: p.sel.ship}, Spot{Ship: p.other}}, -1)
	}
	for _, t := range s.Paths {
		if l.has(t.Ship) && l.fleetShip(l.of[t.Ship]) {
			p.pathOn(b, l.of[t.Ship], t.Move)
		}
	}
	p.moveOn(b)
	for i := range s.Captions {
		c := &s.Captions[i]
		b.Callouts = append(b.Callouts, scene.Callout{At: l.at(c.At), Offset: offsetOf(c), Lines: c.Lines, Danger: c.Danger})
	}
	if p.check && !p.presenting {
		p.problemsOn(b)
	}
	if p.from != nil { // what is new draws itself
		u := max(anim.Out(p.glide.U()*2), 0.02)
		for i := range b.Fans {
			b.Fans[i].Grow = u
		}
		for i := range b.Rulers {
			b.Rulers[i].To = b.Rulers[i].From.Lerp(b.Rulers[i].To, u)
		}
	}
	if p.sel.kind == aToken {
		if k, ok := p.token(p.sel.n); ok {
			x0, y0, x1, y1 := bounds(&k)
			b.Frames = append(b.Frames, scene.Frame{Pose: scene.Pose{Pt: scene.Pt{X: (x0 + x1) / 2, Y: (y0 + y1) / 2}}, Side: max(x1-x0, y1-y0)})
		}
	}
	return b
}

func bounds(k *game.Token) (x0, y0, x1, y1 float64) {
	c, r := scene.Pt{X: float64(k.X0) / 1000, Y: float64(k.Y0) / 1000}, float64(k.X1)/1000
	if k.Form == game.DiscForm {
		return c.X - r, c.Y - r, c.X + r, c.Y + r
	}
	d := scene.Pt{X: float64(k.X1) / 1000, Y: float64(k.Y1) / 1000}
	return min(c.X, d.X), min(c.Y, d.Y), max(c.X, d.X), max(c.Y, d.Y)
}

func offsetOf(c *Caption) scene.Pt {
	if len(c.Offset) == 2 {
		return scene.Pt{X: c.Offset[0], Y: c.Offset[1]}
	}
	return scene.Pt{Y: -80}
}

// noteAt is the pixel of a caption's middle.
func (p *Page) noteAt(i int) scene.Pt {
	c := &p.scene().Captions[i]
	return p.cam.ToScreen(p.l.at(c.At)).Add(offsetOf(c))
}

// shipsOn lights, selects and moves the ships that the referee's view has put on the board.
func (p *Page) shipsOn(b *scene.Board) {
	s, l := p.scene(), p.l
	n := 0
	for i := range l.setup.FleetShips() {
		if !l.view.Ships[i].OnTable() || n >= len(b.Ships) {
			continue
		}
		d, id := &b.Ships[n], l.id(game.ShipID(i))
		n++
		d.Muted = len(s.Lit) > 0 && !slices.Contains(s.Lit, id)
		d.Selected = p.sel.kind == aShip && p.sel.ship == id && !p.presenting
		if d.Selected && p.hold.kind == holdThing {
			d.Moving = true
		}
		if id == p.other && !p.presenting {
			b.Frames = append(b.Frames, scene.Frame{Pose: d.Pose, Side: d.Side})
		}
		if k := s.ship(id); k >= 0 && s.Table.Ships[k].Dial != "" && !l.view.Ships[i].DialShown {
			d.Dial = scene.LockedDial
		}
		if from, ok := p.from[id]; ok && p.from != nil {
			u := anim.InOut(p.glide.U())
			turn := math.Mod(d.Heading-from.Heading+540, 360) - 180
			d.Pose = scene.Pose{Pt: from.Lerp(d.Pt, u), Heading: from.Heading + turn*u}
			d.Moving = true
		}
	}
	if p.sel.kind == aShip && p.other == "" && !p.presenting {
		if id, ok := l.of[p.sel.ship]; ok && l.setup.OnMap(id) != nil && l.has(p.sel.ship) {
			m := l.view.MapShip(l.setup, id)
			b.Frames = append(b.Frames, scene.Frame{Pose: scene.Pose{Pt: onmap.Center(m)}, Side: onmap.Side(m)})
		}
	}
}

func (p *Page) rulerOn(b *scene.Board, r Stretch, n int) {
	g, ok := p.l.gap(r.From, r.To)
	if !ok {
		return
	}
	b.Rulers = append(b.Rulers, scene.Ruler{From: scene.FromPoint(g.A), To: scene.FromPoint(g.B), Pill: p.l.band(g.Dist)})
	if n >= 0 && p.sel.kind == aRuler && p.sel.n == n && !p.presenting {
		mid := scene.FromPoint(g.A).Lerp(scene.FromPoint(g.B), 0.5)
		b.Frames = append(b.Frames, scene.Frame{Pose: scene.Pose{Pt: mid}, Side: 20})
	}
}

// pathOn lays a maneuver's template before a ship, with the ship where the referee says it ends.
func (p *Page) pathOn(b *scene.Board, id game.ShipID, move string) {
	if n := p.l.move(id, move); n >= 0 {
		p.ghostOn(b, id, n, false)
	}
}

// move is the place of a maneuver on a ship's dial, -1 when it is not there.
func (l *laid) move(id game.ShipID, words string) int {
	return slices.IndexFunc(l.setup.Facts(id).Ship.Class.Dial, func(m card.Move) bool { return m.String() == words })
}

func (p *Page) ghostOn(b *scene.Board, id game.ShipID, n int, faint bool) {
	var f game.Fate
	game.Foresee(p.l.view, id, n, &f)
	fs := p.l.setup.Facts(id)
	d := difficulty(f.Color)
	if !faint {
		b.Templates = append(b.Templates, scene.TemplateOf(p.l.view.Ships[id].Pose, fs.Ship.Class.BaseSide, fs.Ship.Class.Dial[n].Maneuver, d))
	}
	look := card.ArtOf(fs.Ship)
	art, tones := scene.ShipArt(look.File, look.Tones, look.Variant)
	b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: scene.FromPhysics(f.Flight.To), Side: float64(fs.Ship.Class.BaseSide) / 1000,
		Seat: int(p.l.view.Ships[id].Owner) + 1, Front: fs.Ship.Class.Front, Art: art, Tones: tones, Scale: look.Scale, Refused: f.Dies(), Faint: faint})
	if f.Bumped && !faint {
		x := physics.Base(f.Flight.Intended, fs.Ship.Class.BaseSide)
		var c []scene.Pt
		for _, q := range x.Corner {
			c = append(c, scene.FromPoint(q))
		}
		b.Overlaps = append(b.Overlaps, c)
	}
}

func difficulty(c card.Color) scene.Difficulty {
	return [...]scene.Difficulty{card.White: scene.Normal, card.Green: scene.Easy, card.Red: scene.Hard}[c]
}

// moveOn shows all ends of the selected ship's maneuvers, and the template of the one looked at.
func (p *Page) moveOn(b *scene.Board) {
	id, ok := p.l.of[p.sel.ship]
	if p.tool != MoveTool || p.sel.kind != aShip || !ok || !p.l.fleetShip(id) || p.presenting {
		return
	}
	for n := range p.l.setup.Facts(id).Ship.Class.Dial {
		if n != p.move {
			p.ghostOn(b, id, n, true)
		}
	}
	if p.move < len(p.l.setup.Facts(id).Ship.Class.Dial) {
		p.ghostOn(b, id, p.move, false)
	}
}

// problemsOn frames what lies wrongly.
func (p *Page) problemsOn(b *scene.Board) {
	for _, x := range p.l.problems {
		for _, id := range []game.ShipID{x.ship, x.other} {
			if id < 0 || !p.l.fleetShip(id) {
				continue
			}
			s := p.l.base(id)
			b.Frames = append(b.Frames, scene.Frame{Pose: scene.FromPhysics(s.Pose), Side: float64(s.Side) / 1000, Danger: true})
		}
	}
}

// nose tells whether a pixel lies on the handle that turns the selected ship.
func (p *Page) nose(x, y float64) bool {
	q, ok := p.handle()
	return ok && math.Hypot(x-q.X, y-q.Y) <= 12
}

// handle is the pixel of the handle that turns the selected ship.
func (p *Page) handle() (scene.Pt, bool) {
	id, ok := p.l.of[p.sel.ship]
	if p.sel.kind != aShip || !ok || !p.l.fleetShip(id) || p.presenting || p.from != nil || p.tool == MoveTool {
		return scene.Pt{}, false
	}
	s := p.l.base(id)
	at := scene.FromPhysics(s.Pose)
	return p.cam.ToScreen(at.Add(scene.Heading(at.Heading).Mul(float64(s.Side)/2000 + p.cam.MM(22)))), true
}

// arrowsOn draws what the board has no shape for: arrows.
func (p *Page) arrowsOn(c *canvas.Canvas, cam scene.Camera) {
	draw := func(l Stretch, chosen bool) {
		if l.From.Ship != "" && !p.l.has(l.From.Ship) || l.To.Ship != "" && !p.l.has(l.To.Ship) {
			return
		}
		a, b := cam.ToScreen(p.l.at(l.From)), cam.ToScreen(p.l.at(l.To))
		v := b.Sub(a)
		n := v.Len()
		if n < 4 {
			return
		}
		u := v.Mul(1 / n)
		if l.From.Ship != "" {
			a = a.Add(u.Mul(min(n/3, 0.9*cam.PxPerInch)))
		}
		if l.To.Ship != "" {
			b = b.Sub(u.Mul(min(n/3, 0.9*cam.PxPerInch)))
		}
		ink := scene.Text1
		if chosen {
			ink = scene.Accent
		}
		side := scene.Pt{X: -u.Y, Y: u.X}
		neck := b.Sub(u.Mul(16))
		c.Path().Segment(a, neck)
		c.Stroke(ink, 3, 0, 0)
		c.Path().Polygon(b, neck.Add(side.Mul(8)), neck.Sub(side.Mul(8)))
		c.Fill(ink)
	}
	for i, l := range p.scene().Arrows {
		draw(l, p.sel.kind == anArrow && p.sel.n == i && !p.presenting)
	}
	if h := p.hold; h.kind == holdStretch && p.tool == ArrowTool {
		draw(Stretch{h.from, h.to}, true)
	}
}

// fateWords is what the referee says of the maneuver looked at.
func (p *Page) fateWords() (words string, bad bool) {
	f, ok := p.fate(p.move)
	switch {
	case !ok:
		return "", false
	case f.LeavesArea:
		return fmt.Sprintf("leaves the play area by %.2f\": destroyed.", f.Out/physics.Inch), true
	case f.Token >= 0:
		return "meets " + p.l.setup.Token(f.Kind).Called() + ": destroyed.", true
	case f.Bumped && f.Against != game.NoShip:
		return "overlaps and slides back against " + p.l.setup.Name(f.Against) + ": no action.", true
	case f.Bumped:
		return "overlaps, no action.", true
	case f.Obstacles > 0:
		return fmt.Sprintf("crosses %d obstacles: a die each.", f.Obstacles), true
	}
	return "ends free.", false
}
