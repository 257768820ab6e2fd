package replay

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/motion"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// In a small window the board has one column beside it: the decision, the chances, or what happened.

const (
	narrowEdge  = 8.0
	narrowBar   = 40.0
	narrowTime  = 62.0
	narrowRight = 250.0 // least width of the column
)

// Least is the smallest window the page has room in.
func (p *Page) Least() (w, h float64) { return 512, 320 }

func (p *Page) drawNarrow(c *canvas.Canvas, w, h float64) {
	y := narrowBar + 4
	high := h - y - narrowTime - 2*narrowEdge
	rw := min(520, max(narrowRight, w-3*narrowEdge-high))
	cam := scene.Fit(narrowEdge, y, w-3*narrowEdge-rw, high)
	if p.cam.W != cam.W || p.cam.H != cam.H || p.cam.X != cam.X {
		p.cam = cam
		p.cam.PxPerInch *= 0.985
	}
	p.glass(c)
	b := &p.cam
	c.Box(0, 0, w, b.Y, 0, scene.Void)
	c.Box(0, b.Y, b.X, b.H, 0, scene.Void)
	c.Box(b.X+b.W, b.Y, w-b.X-b.W, b.H, 0, scene.Void)
	c.Box(0, b.Y+b.H, w, h-b.Y-b.H, 0, scene.Void)
	c.Box(0, 0, w, narrowBar-3, 0, scene.Hex(0x0A0F1D))
	c.Rule(0, narrowBar-3, w)
	p.backButton(c, narrowEdge, 4, 30)
	words := p.where(true)
	room := w - narrowEdge - 48
	if canvas.Width(scene.StyleH3, words) > room {
		words = p.where(false)
	}
	c.Fit(narrowEdge+40, 19, room, scene.StyleH3, scene.Text1, words, scene.Left)
	x := b.X + b.W + narrowEdge
	p.curve = true
	p.columns.Draw(c, x, y, rw, high, []page.Column{
		{Name: "Decision", Draw: func(x, y, w, high float64) { p.narrowDecision(c, x, y, w-8, high) }},
		{Name: "Chance", Draw: func(x, y, w, high float64) {
			p.drawChance(c, x, y, w-8, 190)
			y += 196 + c.Wrap(x+6, y+196, w-20, scene.StyleCaption, scene.Text3, p.counted()) + 8
			p.drawNarrowLuck(c, x, y, w-8)
		}},
		{Name: "Log", Draw: func(x, y, w, high float64) { p.narrowLog(c, x, y, w-8) }}})
	p.narrowTimeline(c, narrowEdge, h-narrowEdge-narrowTime, w-2*narrowEdge)
	if p.trouble != "" {
		p.drawTrouble(c, w)
	}
	p.drawAsk(c, w, h)
}

// narrowDecision is drawDecision where the answers lie above their bars, and the dice of an attack above all.
func (p *Page) narrowDecision(c *canvas.Canvas, x, y, w, high float64) {
	if st := p.stage(); st.State.Attack.On {
		tray := motion.Tray{Stage: st, Canvas: c, X: x, Y: y, W: min(w, 320), H: motion.NarrowHigh, Now: p.now()}
		tray.Draw()
		y, high = y+motion.NarrowHigh+6, high-motion.NarrowHigh-6
	}
	c.Panel(x, y, w, high)
	m, e := p.moment(), p.worth()
	end := y + high
	if m.Player != game.Nobody {
		c.Seat(x+20, y+20, 7, int(m.Player)+1, -1)
	}
	yy := y + 10 + c.Wrap(x+36, y+10, w-48, scene.StyleCaption, scene.Text3, m.Asked) + 4
	yy += c.Wrap(x+14, yy, w-28, scene.StyleH3, scene.Text1, p.heading()) + 4
	if words, _ := p.verdict(e); words != "" {
		yy += c.Wrap(x+14, yy, w-28, scene.StyleSmall, scene.Accent, words) + 4
	}
	if note := p.rec.NoteOn(p.line, p.at); note != "" {
		yy += c.Wrap(x+14, yy, w-28, scene.StyleSmall, scene.Text1, "Note: "+note) + 4
	}
	switch {
	case m.Player == game.Nobody:
		yy += c.Wrap(x+14, yy, w-28, scene.StyleBody, scene.Text2, "The first decision follows.")
	case p.hidden():
		yy += c.Wrap(x+14, yy, w-28, scene.StyleBody, scene.Text2, "A dial is set in secret. Press D to see what was chosen, and what else could have been.")
	default:
		const part = 118.0
		for _, i := range p.order() {
			a := &p.asked[i]
			ink := scene.Text2
			if a.taken {
				ink = scene.Text1
			}
			c.Rule(x+14, yy, w-28)
			yy += 4 + c.Wrap(x+14, yy+4, w-28, scene.StyleSmall, ink, a.words)
			p.drawPart(c, x+14, yy+11, w-28-part, part, i, e)
			yy += 24
		}
		yy += c.Wrap(x+14, yy+2, w-28, scene.StyleCaption, scene.Text3, p.restsOn(e)) + 8
		for _, words := range p.told(p.at) {
			yy += c.Wrap(x+14, yy, w-28, scene.StyleSmall, scene.Text2, words)
		}
	}
	ps, speeds := p.narrowPresses()
	foot := canvas.RowsHigh(ps, w-16, 34) + 8 + canvas.RowsHigh(speeds, w-16, 34)
	c.Rows(x+8, end-foot-8, w-16, 34, ps)
	c.Rows(x+8, end-8-canvas.RowsHigh(speeds, w-16, 34), w-16, 34, speeds)
}

// narrowPresses are the buttons that the bar of a small window has no room for.
func (p *Page) narrowPresses() (ps, speeds []canvas.Press) {
	ps = []canvas.Press{{ID: "on", Text: "Play on from here", Key: "B", Enabled: true}, {ID: "else", Text: "Decide otherwise", Key: "O", Enabled: p.at > 0},
		{ID: "note", Text: "Note", Key: "N", Enabled: true}, {ID: "dials", Text: "Dials", Key: "D", Kind: chosenIf(p.dials), Enabled: true}, {ID: "export", Text: "Export", Key: "E", Enabled: true}}
	if p.rec.Lines() > 1 {
		ps = append(ps, canvas.Press{ID: "line", Text: p.lineWords(true), Key: "L", Kind: chosenIf(p.line != 0), Enabled: true})
	}
	for _, s := range []int{1, 2, 4, 8} {
		speeds = append(speeds, canvas.Press{ID: fmt.Sprintf("speed:%d", s), Text: fmt.Sprintf("%d×", s), Kind: chosenIf(s == p.speed), Enabled: true})
	}
	return ps, speeds
}

func chosenIf(on bool) canvas.Kind {
	if on {
		return canvas.Chosen
	}
	return canvas.Plain
}

// narrowLog is what happened, the last first.
func (p *Page) narrowLog(c *canvas.Canvas, x, y, w float64) {
	const most = 60
	n := 0
	for at := p.at; at >= 0 && n < most; at-- {
		ink := scene.Text3
		if at == p.at {
			ink = scene.Text1
		}
		lines := p.told(at)
		for i := len(lines) - 1; i >= 0; i-- {
			y += c.Wrap(x+6, y+2, w-12, scene.StyleSmall, ink, lines[i]) + 3
			n++
		}
	}
	if n == 0 {
		c.Wrap(x+6, y+2, w-12, scene.StyleSmall, scene.Text3, "Nothing has happened yet.")
	}
}

// drawNarrowLuck is what each side's dice did and what was expected of them, in words.
func (p *Page) drawNarrowLuck(c *canvas.Canvas, x, y, w float64) {
	c.Panel(x, y, w, 128)
	c.Text(x+12, y+20, scene.StyleLabel, scene.Text3, "Dice luck, whole game", scene.Left)
	for i, l := range p.film.Luck(len(p.film.Moments)) {
		yy := y + 46 + 44*float64(i)
		c.Seat(x+20, yy, 6, i+1, -1)
		c.Fit(x+34, yy, w-44, scene.StyleSmall, scene.Text1, fmt.Sprintf("%d through, expected %.1f: %s", l.Dealt, l.Expected, signed(float64(l.Dealt)-l.Expected)), scene.Left)
		c.Fit(x+34, yy+19, w-44, scene.StyleCaption, scene.Text3, fmt.Sprintf("hits %s, evades %s", signed(float64(l.Hits)-l.ExpectedHits()), signed(float64(l.Evades)-l.ExpectedEvades())), scene.Left)
	}
}

func (p *Page) narrowTimeline(c *canvas.Canvas, x, y, w float64) {
	c.Panel(x, y, w, narrowTime)
	mid := y + 31
	p.playButtons(c, x+8, mid)
	p.drawTrack(c, x+144, x+w-14, mid, 19)
}
