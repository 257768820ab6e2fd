package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/house"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// drawTitle is the page a program begins with: the battles at the left, the chosen one beside them.
func (t *Table) drawTitle() {
	t.background()
	c := &t.Canvas
	m := t.pageMargin()
	lw := 270.0
	top := 62.0
	c.Text(m+4, top, scene.StyleTitle, scene.Text1, "ATTACK WING", scene.Left)
	c.Text(m+4, top+43, scene.StyleTitle, scene.Text1, "PLAYFIELD", scene.Left)
	c.Wrap(m+4, top+72, lw-30, scene.StyleBody, scene.Text2, "A table that knows the rules. Choose a battle, choose who plays, and start. Free, by fans, unofficial.")
	y := top + 148.0
	entry := func(id, words, key string) {
		c.Button(id, words, key, m, y, lw-10, 36, 0, true)
		y += 42
	}
	entry("house", house.Note(len(t.houseOf(t.scens[t.scen].Sheet()))), "H")
	for _, e := range t.opts.Pages {
		entry("page:"+e.ID, e.Title, strings.ToUpper(e.Key))
	}
	entry("settings", "Settings", "S")
	y += 22
	for _, s := range [][2]string{{"arrows, 1-5", "choose a battle"}, {"O", "opponent"}, {"V", "AI level"}, {"Enter", "choose fleets"}, {"?", "all keys"}} {
		if y > t.h-176 {
			break
		}
		w := c.Key(m+4, y, s[0], scene.Text3)
		c.Text(m+4+w+10, y, scene.StyleSmall, scene.Text3, s[1], scene.Left)
		y += 28
	}
	if t.resumable() {
		cy := t.h - 150
		c.Panel(m, cy, lw-10, 130)
		c.Text(m+14, cy+22, scene.StyleLabel, scene.Text3, "Continue", scene.Left)
		c.Fit(m+14, cy+46, lw-36, scene.StyleH3, scene.Text1, fmt.Sprintf("%s, round %d", t.g.Setup().Scenario.Sheet().Title, t.shown.Round), scene.Left)
		c.Text(m+14, cy+68, scene.StyleSmall, scene.Text2, t.modeWords(), scene.Left)
		c.Button("resume", "Resume", "C", m+14, cy+84, lw-38, 34, 0, true)
	}
	x := m + lw + 20
	w := t.w - x - m
	c.Text(x, 54, scene.StyleH1, scene.Text1, "Choose a battle", scene.Left)
	stripH := 120.0
	room := t.h - 84 - stripH - 34
	list := min(300, w*0.38)
	t.battleList(box{x, 84, list, room})
	t.battlePreview(box{x + list + 14, 84, w - list - 14, room})
	t.drawOpponent(box{x, t.h - stripH - 20, w, stripH})
}

func (t *Table) battleList(b box) {
	c := &t.Canvas
	n := len(t.scens)
	h := min(96, (b.H-float64(n-1)*8)/float64(n))
	for i, s := range t.scens {
		sh := s.Sheet()
		y := b.Y + float64(i)*(h+8)
		id := fmt.Sprintf("scen:%d", i)
		fill, edge, width := scene.Panel, scene.Line, 1.0
		if i == t.scen {
			fill, edge, width = scene.Hex(0x0F1C2E), scene.Accent, 2
		} else if c.Hover == id {
			fill = scene.Card
		}
		c.Hit(id, b.X, y, b.W, h, true)
		c.Box(b.X, y, b.W, h, 10, fill)
		c.Frame(b.X, y, b.W, h, 10, width, edge)
		st := scene.StyleH2
		if widthOf(st, sh.Title) > b.W-64 {
			st = scene.StyleH3
		}
		c.Fit(b.X+16, y+h/2-10, b.W-64, st, scene.Text1, sh.Title, scene.Left)
		c.Fit(b.X+16, y+h/2+15, b.W-64, scene.StyleCaption, scene.Text3, sh.Event, scene.Left)
		c.Key(b.X+b.W-34, y+h/2, fmt.Sprint(i+1), scene.Text3)
	}
}

// battlePreview is the chosen battle: the table as it is set up, its sides, what is special.
func (t *Table) battlePreview(b box) {
	c := &t.Canvas
	sh := t.scens[t.scen].Sheet()
	c.Box(b.X, b.Y, b.W, b.H, 10, scene.Hex(0x0F1C2E))
	c.Frame(b.X, b.Y, b.W, b.H, 10, 1, scene.Line)
	lines := 24*float64(len(sh.Facts)) + 30
	if len(sh.Sides) > 0 {
		lines += 54
	}
	pic := max(120, min(b.W-32, b.H-32-lines))
	t.miniature(b.X+(b.W-pic)/2, b.Y+16, pic)
	y := b.Y + 16 + pic + 22
	for p, side := range sh.Sides {
		c.Seat(b.X+26, y, 6, p+1, -1)
		c.Fit(b.X+42, y, b.W-58, scene.StyleBody, scene.Seats[p+1].Text, side, scene.Left)
		y += 24
	}
	if len(sh.Sides) > 0 {
		y += 6
	}
	for k, f := range sh.Facts {
		c.Icon(b.X+26, y, 15, []string{"destroyed", "time", "shields"}[k%3], scene.Text2)
		c.Fit(b.X+42, y, b.W-58, scene.StyleBody, scene.Text2, f, scene.Left)
		y += 24
	}
	c.Text(b.X+42, y+2, scene.StyleSmall, scene.Text3, fmt.Sprintf("36\" × 36\" board · fleets of %d SP", t.limit(sh)), scene.Left)
}

// drawOpponent is who plays, and the button that goes on.
func (t *Table) drawOpponent(b box) {
	c := &t.Canvas
	x, w, sy := b.X, b.W, b.Y
	c.Panel(x, sy, w, b.H)
	seg := func(px float64, label, id string, names []string, at int) float64 {
		c.Text(px, sy+34, scene.StyleLabel, scene.Text3, label, scene.Left)
		q := px + 4
		total := 8.0
		st := scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
		for _, s := range names {
			total += widthOf(st, s) + 26
		}
		c.Frame(px, sy+50, total, 40, 8, 1, scene.LineStrong)
		for i, s := range names {
			bw := widthOf(st, s) + 26
			kind := 2
			if i == at {
				kind = 3
			}
			c.Button(fmt.Sprintf("%s:%d", id, i), s, "", q, sy+54, bw-2, 32, kindOf(kind), true)
			q += bw
		}
		return px + total + 18
	}
	px := seg(x+17, "Opponent", "mode", []string{"Solo vs AI", "Hot seat", "Watch"}, t.mode)
	if t.mode != 1 {
		var ls []string
		for _, l := range t.levels {
			ls = append(ls, title(l))
		}
		seg(px, "AI level", "level", ls, t.level)
	}
	if t.err != "" {
		c.Fit(x+17, sy+106, w-240, scene.StyleSmall, scene.DangerSentence, t.err, scene.Left)
	}
	c.Button("main", "Choose fleets", "Enter", x+w-203, sy+36, 186, 48, 1, true)
}

// resumable tells whether a battle waits behind the title.
func (t *Table) resumable() bool { return t.g != nil && !t.g.Over() }

// setUp is the table of the chosen battle before anybody has placed a ship, with the fleets picked; nil when it cannot be laid.
func (t *Table) setUp() *game.Game {
	sc := t.scens[t.scen]
	house, err := game.NewHouse(sc.Sheet().House, t.houseOf(sc.Sheet()))
	if err != nil || len(t.lists[0]) == 0 || len(t.lists[1]) == 0 {
		return nil
	}
	key := fmt.Sprint(sc.Sheet().ID, t.houseOf(sc.Sheet()), t.pick)
	if t.laid != nil && t.laidFor == key {
		return t.laid
	}
	u := &game.Setup{Scenario: sc, Seed: 1, House: house}
	for p := range 2 {
		u.Fleets[p] = t.lists[p][min(t.pick[p], len(t.lists[p])-1)].fleet
	}
	g, err := game.New(u)
	if err != nil {
		return nil
	}
	t.laid, t.laidFor = g, key
	return g
}

// miniature is a small picture of the chosen battle's set-up.
func (t *Table) miniature(x, y, size float64) {
	c := &t.Canvas
	sh := t.scens[t.scen].Sheet()
	c.Box(x, y, size, size, 6, scene.SkyInner)
	k := size / scene.Table
	in := func(p scene.Pt) scene.Pt { return scene.Pt{X: x + p.X*k, Y: y + p.Y*k} }
	g := t.setUp()
	for i, a := range sh.Areas {
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
			c.Art(p.X+(float64(n)+1)*(q.X-p.X)/float64(len(ships)+1), (p.Y+q.Y)/2, max(14, float64(s.Ship.Class.BaseSide)/1000*k*1.3), art, tones, false)
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
		case game.BarrierLook, game.GuideLook:
			for n, w := range []float64{12, 8, 5, 2.4} {
				c.Path().Segment(in(a), in(e))
				c.Stroke(scene.Fade(scene.WebGlow, []float64{0.1, 0.2, 0.4, 1}[n]), w, 0, 0)
			}
		}
	}
	for i := u.FleetShips(); i < int(s.NShips); i++ {
		m := u.OnMap(game.ShipID(i))
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
		c.Path().Circle(at, r)
		c.Stroke(scene.Fade(scene.Text2, 0.8), 1.2, 4, 3)
		size := 2 * r
		if turn != 0 {
			size += 80 * k
		}
		c.Turned(at.X, at.Y, max(20, size), turn, art, tones)
	}
}
