package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// drawTitle is the page a program begins with: what it can do at the left, the battles with their set-ups beside it.
func (t *Table) drawTitle() {
	t.background()
	if t.narrow() {
		t.drawNarrowTitle()
		return
	}
	c := &t.Canvas
	m := t.pageMargin()
	lw := 252.0
	if t.w < 1180 {
		lw = 208
	}
	t.drawMenu(box{m, 0, lw, t.h})
	x := m + lw + 20
	w := t.w - x - m
	top, stripH := 84.0, 120.0
	head := 54.0
	if t.h < 700 {
		top, stripH, head = 62, 104, 36
	}
	c.Text(x, head, scene.StyleH1, scene.Text1, "Choose a battle", scene.Left)
	strip := box{x, t.h - stripH - 20, w, stripH}
	room := strip.Y - top - 14
	gap := 14.0
	cw, ch := (w-gap)/2, (room-gap)/2
	n := 0
	for i := range t.scens {
		if i == t.plain() {
			continue
		}
		t.battleCard(i, box{x + float64(n%2)*(cw+gap), top + float64(n/2)*(ch+gap), cw, ch})
		n++
	}
	if i := t.plain(); i >= 0 {
		kind := canvas.Plain
		if i == t.scen {
			kind = canvas.Chosen
		}
		id := fmt.Sprintf("scen:%d", i)
		c.Button(id, t.scens[i].Sheet().Title, fmt.Sprint(i+1), x+w-190, head-18, 190, 36, kind, true)
		if w > 620 {
			c.Text(x+w-206, head, scene.StyleSmall, scene.Text3, fmt.Sprintf("36\" × 36\" board · fleets of %d SP", t.limit(t.scens[t.scen].Sheet())), scene.Right)
		}
	}
	t.drawOpponent(strip)
}

// plain is the battle without a map of its own, which needs no card: the one of no event. -1 when all have one.
func (t *titled) plain() int { return len(t.scens) - 1 }

// drawMenu is what the program can do beside a battle, and the battle that waits.
func (t *Table) drawMenu(b box) {
	c := &t.Canvas
	name := scene.StyleTitle
	if b.W < 240 {
		name.Size *= 0.84
	}
	c.Text(b.X+4, 62, name, scene.Text1, "ATTACK WING", scene.Left)
	c.Text(b.X+4, 62+name.Size+1, name, scene.Text1, "PLAYFIELD", scene.Left)
	y := 134 + c.Wrap(b.X+4, 134, b.W-12, scene.StyleBody, scene.Text2, "A table that knows the rules. Free, by fans, unofficial.")
	y += 14
	foot := t.h - 30
	if what, how := t.continued(); what != "" {
		foot = t.h - 150
		c.Panel(b.X, foot, b.W, 130)
		c.Text(b.X+14, foot+22, scene.StyleLabel, scene.Text3, "Continue", scene.Left)
		c.Fit(b.X+14, foot+46, b.W-28, scene.StyleH3, scene.Text1, what, scene.Left)
		c.Fit(b.X+14, foot+68, b.W-28, scene.StyleSmall, scene.Text2, firstParts(scene.StyleSmall, how, " · ", b.W-28), scene.Left)
		c.Button("resume", "Resume", "C", b.X+14, foot+84, b.W-28, 34, 0, true)
	} else if l := t.lesson(); l != nil {
		foot = t.h - 150
		c.Panel(b.X, foot, b.W, 130)
		c.Text(b.X+14, foot+22, scene.StyleLabel, scene.Accent, "New here?", scene.Left)
		c.Fit(b.X+14, foot+46, b.W-28, scene.StyleH3, scene.Text1, l.Title, scene.Left)
		c.Fit(b.X+14, foot+68, b.W-28, scene.StyleSmall, scene.Text2, firstParts(scene.StyleSmall, l.Note, ", ", b.W-28), scene.Left)
		c.Button("page:"+l.ID, "Begin", strings.ToUpper(l.Key), b.X+14, foot+84, b.W-28, 34, 0, true)
	}
	n := len(t.opts.Pages) + 3
	step := min(58, (foot-8-y)/float64(n))
	t.titleEntries(func(id, words, note, key string) {
		t.titleEntry(box{b.X, y, b.W, step - 4}, id, words, note, key)
		y += step
	})
}

// firstParts are as many parts of a line, from its first, as have room: what is left out there says less than a cut word.
func firstParts(st scene.Style, line, sep string, w float64) string {
	for canvas.Width(st, line) > w {
		i := strings.LastIndex(line, sep)
		if i < 0 {
			break
		}
		line = line[:i]
	}
	return line
}

// titleEntry is one of them.
func (t *Table) titleEntry(b box, id, words, note, key string) {
	c := &t.Canvas
	fill := scene.Fade(scene.Panel, 0)
	switch {
	case id == "battle":
		fill = scene.AccentLo
	case c.Hover == id:
		fill = scene.Card
	}
	if id != "battle" {
		c.Hit(id, b.X, b.Y, b.W, b.H, true)
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	if id == "battle" {
		c.Box(b.X, b.Y, 3, b.H, 1.5, scene.Accent)
	}
	mid := b.Y + b.H/2
	if b.H >= 44 {
		c.Fit(b.X+14, mid+10, b.W-60, scene.StyleCaption, scene.Text3, note, scene.Left)
		mid -= 9
	}
	c.Fit(b.X+14, mid, b.W-60, scene.StyleH3, scene.Text1, words, scene.Left)
	if key != "" {
		c.Key(b.X+b.W-32, b.Y+b.H/2, key, scene.Text3)
	}
}

// battleCard is one battle: its set-up as a picture, and what is special about it where there is room.
func (t *Table) battleCard(i int, b box) {
	c, sh := &t.Canvas, t.scens[i].Sheet()
	id := fmt.Sprintf("scen:%d", i)
	fill, edge, width := scene.Panel, scene.Line, 1.0
	if i == t.scen {
		fill, edge, width = scene.Hex(0x0F1C2E), scene.Accent, 2
	} else if c.Hover == id {
		fill = scene.Card
	}
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	c.Box(b.X, b.Y, b.W, b.H, 10, fill)
	c.Frame(b.X, b.Y, b.W, b.H, 10, width, edge)
	pad := 16.0
	if b.H < 230 {
		pad = 10
	}
	pic := min(b.H-2*pad, b.W*0.54)
	t.miniature(i, b.X+pad, b.Y+(b.H-pic)/2, pic)
	x := b.X + pad*2 + pic
	w := b.X + b.W - pad - x
	y := b.Y + pad + 10
	c.Key(b.X+b.W-pad-18, b.Y+b.H-pad-9, fmt.Sprint(i+1), scene.Text3)
	c.Fit(x, y, w, scene.StyleLabel, scene.Text3, firstParts(scene.StyleLabel, strings.TrimPrefix(sh.Event, "The "), ", ", w), scene.Left)
	y += 12
	st := scene.StyleH2
	if w < 190 {
		st = scene.StyleH3
	}
	y += c.Wrap(x, y, w, st, scene.Text1, sh.Title) + 8
	for k, f := range sh.Facts {
		h := scene.StyleSmall.Line * float64(len(canvas.Lines(scene.StyleSmall, f, w-24)))
		if y+h > b.Y+b.H-pad-24 {
			break
		}
		ink := scene.Text2
		if i == t.scen {
			ink = scene.Accent
		}
		c.Icon(x+7, y+scene.StyleSmall.Line/2, 15, []string{"destroyed", "time", "shields"}[k%3], ink)
		c.Wrap(x+24, y, w-24, scene.StyleSmall, scene.Text2, f)
		y += h + 7
	}
}

// setUp is the table of a battle before anybody has placed a ship, with the first ready fleets; nil when it cannot be laid.
func (t *Table) setUp(i int) *game.Game {
	if t.laid == nil {
		t.laid = make([]*game.Game, len(t.scens))
		for k, sc := range t.scens {
			t.laid[k] = t.layOut(sc)
		}
	}
	return t.laid[i]
}

func (t *Table) layOut(sc game.Scenario) *game.Game {
	sheet := sc.Sheet()
	house, err := game.NewHouse(sheet.House, nil)
	if err != nil {
		return nil
	}
	lists := t.fleetsFor(sc, &house)
	u := &game.Setup{Scenario: sc, Seed: 1, House: house}
	for p := range lists {
		if len(lists[p]) == 0 {
			return nil
		}
		u.Fleets[p] = lists[p][0].fleet
	}
	if len(sheet.Sides) == 0 && len(lists[1]) > 1 { // sheets without sides: not twice the same
		u.Fleets[1] = lists[1][len(lists[1])/2].fleet
	}
	g, err := game.New(u)
	if err != nil {
		return nil
	}
	return g
}

// miniature is a small picture of a battle's set-up.
func (t *Table) miniature(i int, x, y, size float64) {
	c := &t.Canvas
	sh := t.scens[i].Sheet()
	c.Box(x, y, size, size, 6, scene.SkyInner)
	for k, f := range []float64{0.36, 0.28, 0.2} { // a nebula
		c.Path().Circle(scene.Pt{X: x + size*(0.38+0.02*float64(k)), Y: y + size*0.42}, size*f)
		c.Fill(scene.Fade(scene.Hex(0x26408A), 0.10))
		c.Path().Circle(scene.Pt{X: x + size*(0.68-0.04*float64(k)), Y: y + size*0.62}, size*f*0.72)
		c.Fill(scene.Fade(scene.Hex(0x5A2E6E), 0.10))
	}
	k := size / scene.Table
	in := func(p scene.Pt) scene.Pt { return scene.Pt{X: x + p.X*k, Y: y + p.Y*k} }
	g := t.setUp(i)
	for i, a := range sh.Areas {
		if g != nil {
			a = g.Setup().Area(game.PlayerID(i))
		}
		col := scene.Seats[i+1]
		p, q := in(pt(a.X0, a.Y0)), in(pt(a.X1, a.Y1))
		c.Path().Rect(p.X, p.Y, q.X, q.Y)
		c.Hatch(scene.Fade(col.Main, 0.45), 8, []float64{45, -45}[i], 1.2)
		c.Frame(p.X, p.Y, q.X-p.X, q.Y-p.Y, 1, 1.2, col.Main)
		if g == nil {
			continue
		}
		ships := g.Setup().Fleets[i].Ships
		for n, s := range ships {
			art, tones, _ := artOf(s.Ship)
			turn := 0.0
			if a.Y0 == 0 { // at the north edge, facing the table
				turn = 180
			}
			c.Turned(p.X+(float64(n)+1)*(q.X-p.X)/float64(len(ships)+1), (p.Y+q.Y)/2, max(14, float64(s.Ship.Class.BaseSide)/1000*k*1.3), turn, art, tones)
		}
	}
	if g != nil {
		t.laidOn(g, in, k)
	}
	c.Frame(x, y, size, size, 6, 1.2, scene.BoardEdge)
}

// laidOn draws what the scenario has laid, in a small picture: in places points of the table in it, k is pixels per mm.
func (t *Table) laidOn(g *game.Game, in func(scene.Pt) scene.Pt, k float64) {
	c, s, u := &t.Canvas, g.State(), g.Setup()
	for i := range s.Tokens[:s.NTokens] {
		tk := &s.Tokens[i]
		switch a, e := onmap.Ends(tk); u.Token(tk.Kind).Look {
		case game.GuideLook:
			c.Path().Segment(in(a), in(e))
			c.Stroke(scene.Fade(scene.Seats[2].Main, 0.8), 1.4, 0, 0)
		case game.BarrierLook:
			for n, w := range []float64{12, 8, 5, 2.4} {
				c.Path().Segment(in(a), in(e))
				c.Stroke(scene.Fade(scene.WebGlow, []float64{0.1, 0.2, 0.4, 1}[n]), w, 0, 0)
			}
		default: // only the lines make the picture
		}
	}
	for _, tk := range g.View(game.Nobody).Ahead() {
		if u.Token(tk.Kind).Look == game.BarrierLook {
			a, e := onmap.Ends(&tk)
			c.Path().Segment(in(a), in(e))
			c.Stroke(scene.Fade(scene.WebGlow, 0.8), 1.2, 4, 3)
		}
	}
	for i := u.FleetShips(); i < int(s.NShips); i++ {
		if !s.Ships[i].OnTable() {
			continue
		}
		m := s.MapShip(u, game.ShipID(i))
		art, tones, _ := artOf(m.Ship)
		var at scene.Pt
		r, turn := 0.0, 0.0
		for n := range m.Parts {
			p := &m.Parts[n]
			if p.Round {
				q, rr := p.Disc.Circle()
				at, r = in(scene.FromPoint(q)), rr/1000*k
			} else if turn == 0 {
				turn = scene.FromPhysics(p.Base.Pose).Heading
			}
		}
		for n := range m.Mounts {
			if f, ok := onmap.Fan(m, int8(n), 0); ok && !f.Round {
				reach(c, in, &f)
			}
		}
		if len(m.Mounts) == 0 { // what ships can do to it they do within Range 1
			c.Path().Circle(at, r+4*scene.Inch*k)
			c.Fill(scene.Fade(scene.Accent, 0.08))
			c.Path().Circle(at, r+4*scene.Inch*k)
			c.Stroke(scene.Fade(scene.Accent, 0.6), 1.1, 4, 3)
		}
		size := 2 * r
		if turn != 0 {
			size += 80 * k
		}
		c.Turned(at.X, at.Y, max(20, size), turn, art, tones)
	}
}

// reach draws where a mount's shots go, in a small picture.
func reach(c *canvas.Canvas, in func(scene.Pt) scene.Pt, f *scene.Fan) {
	for _, line := range f.Outline() {
		for i := range line {
			line[i] = in(line[i])
		}
		c.Path().Polygon(line...)
		c.Fill(scene.Fade(scene.Seats[2].Main, 0.10))
		c.Path().Polyline(line...)
		c.Stroke(scene.Fade(scene.Seats[2].Main, 0.35), 1, 0, 0)
	}
}
