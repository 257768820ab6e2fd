package replay

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/motion"
	"attackwing/ui/onmap"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// The frame, in pixels.
const (
	margin   = 16.0
	gap      = 10.0
	topBar   = 56.0
	timeline = 84.0
)

// Draw lays the page out; the board is a scene of its own.
func (p *Page) Draw(c *canvas.Canvas, w, h float64) {
	if page.Narrow(w, h) {
		p.drawNarrow(c, w, h)
		return
	}
	size := min(h-topBar-8-timeline-gap-margin, w*0.56)
	cam := scene.Fit(margin, topBar+8, size, size)
	if p.cam.W != cam.W || p.cam.H != cam.H || p.cam.X != cam.X {
		p.cam = cam
		p.cam.PxPerInch *= 0.985
	}
	p.drawShow(c)
	p.frame(c, w, h, size)
	p.drawBar(c, w)
	x := margin + size + 12
	p.drawSide(c, x, topBar+8, w-x-margin, size)
	p.drawTimeline(c, margin, h-margin-timeline, w-2*margin)
	if p.trouble != "" {
		p.drawTrouble(c, w)
	}
	p.drawAsk(c, w, h)
}

// drawShow are the dice of an attack, and what else is shown over the board.
func (p *Page) drawShow(c *canvas.Canvas) {
	b := &p.cam
	st := p.stage()
	g := motion.Glass{Stage: st, Canvas: c, Cam: p.cam, X: b.X, Y: b.Y, W: b.W, H: b.H, Middle: b.Y + b.H/2, Clear: p.board.Clear}
	if st.State.Attack.On {
		const high = 164
		y := b.Y + b.H - high - 12
		if top := b.Y + 12; st.Hides(p.cam, y, high) && !st.Hides(p.cam, top, high) {
			y = top
		} else {
			g.Middle = (b.Y + y) / 2
		}
		tray := motion.Tray{Stage: st, Canvas: c, X: b.X + 12, Y: y, W: b.W - 24, H: high, Now: p.now()}
		tray.Draw()
	}
	if n := p.now(); n != nil {
		g.Draw(n)
	}
}

// glass is what is shown over the board but the dice, which lie elsewhere.
func (p *Page) glass(c *canvas.Canvas) {
	b := &p.cam
	if n := p.now(); n != nil {
		g := motion.Glass{Stage: p.stage(), Canvas: c, Cam: p.cam, X: b.X, Y: b.Y, W: b.W, H: b.H, Middle: b.Y + b.H/2, Clear: p.board.Clear}
		g.Draw(n)
	}
}

func (p *Page) backButton(c *canvas.Canvas, x, y, size float64) {
	c.IconButton("back", x, y, size, true, func(x, y float64, ink scene.TintColor) {
		c.Path().Polyline(scene.Pt{X: x + 4, Y: y - 8}, scene.Pt{X: x - 4, Y: y}, scene.Pt{X: x + 4, Y: y + 8})
		c.Stroke(ink, 2, 0, 0)
	})
}

// frame covers all but the board.
func (p *Page) frame(c *canvas.Canvas, w, h, size float64) {
	x, y := margin, topBar+8
	c.Box(0, 0, w, y, 0, scene.Void)
	c.Box(0, y, x, size, 0, scene.Void)
	c.Box(x+size, y, w-x-size, size, 0, scene.Void)
	c.Box(0, y+size, w, h-y-size, 0, scene.Void)
}

func (p *Page) drawBar(c *canvas.Canvas, w float64) {
	c.Box(0, 0, w, topBar, 0, scene.Hex(0x0A0F1D))
	c.Path().Rect(0, topBar-1, w, topBar)
	c.Fill(scene.Line)
	p.backButton(c, margin, 10, 36)
	right := w - margin
	button := func(id, text, key string, bw float64, on bool) {
		right -= bw
		kind := canvas.Plain
		if on {
			kind = canvas.Chosen
		}
		c.Button(id, text, key, right, 10, bw, 36, kind, true)
		right -= 8
	}
	wide := w >= 1200
	if wide {
		button("export", "Export", "E", 112, false)
		button("note", "Note", "N", 98, false)
		button("dials", "Show both dials", "D", 172, p.dials)
	} else {
		button("export", "Export", "E", 96, false)
		button("note", "Note", "N", 84, false)
		button("dials", "Dials", "D", 86, p.dials)
	}
	if p.rec.Lines() > 1 {
		button("line", p.lineWords(wide), "L", map[bool]float64{true: 176, false: 122}[wide], p.line != 0)
	}
	left := margin + 48
	sheet := p.film.Setup.Scenario.Sheet()
	room := (right - left) * 0.5
	n := c.Fit(left, 20, room, scene.StyleH3, scene.Text1, "Replay and analysis", scene.Left)
	sub := sheet.Title + p.outcome()
	n = max(n, c.Fit(left, 40, room, scene.StyleCaption, scene.Text2, sub, scene.Left))
	words := p.where(wide)
	if half := canvas.Width(scene.StyleH3, words) / 2; w/2-half > left+n+20 && w/2+half < right-12 {
		c.Text(w/2, topBar/2, scene.StyleH3, scene.Text1, words, scene.Middle)
	} else {
		c.Fit(left+n+20, topBar/2, right-left-n-24, scene.StyleH3, scene.Text1, words, scene.Left)
	}
}

// outcome is how the game ended, after a dot.
func (p *Page) outcome() string {
	for i := len(p.film.Moments) - 1; i >= 0 && i >= len(p.film.Moments)-2; i-- {
		for _, e := range p.film.Moments[i].Events {
			if b, ok := e.(game.BattleEnded); ok {
				return " · " + fmt.Sprintf("%s won %d to %d", p.film.Setup.Player(b.Winner), max(b.Points[0], b.Points[1]), min(b.Points[0], b.Points[1]))
			}
		}
	}
	return " · not over"
}

// where is the cursor in words.
func (p *Page) where(wide bool) string {
	m := p.moment()
	out := "Set-up"
	if m.Round > 0 {
		out = fmt.Sprintf("Round %d · %s", m.Round, map[game.Phase]string{game.Planning: "Planning", game.Activation: "Activation", game.Combat: "Combat", game.End: "End", game.GameOver: "Over"}[m.Phase])
	}
	if m.Ship != game.NoShip && wide {
		out += " · " + onmap.Short(p.film.Setup.Name(m.Ship))
	}
	step, of := p.inRound()
	return fmt.Sprintf("%s, step %d of %d", out, step, of)
}

// lineWords is which line of the record is watched.
func (p *Page) lineWords(wide bool) string {
	kept := p.lines()
	for i, k := range kept {
		if k == p.line && i > 0 {
			switch {
			case wide && p.rec.Branches[k-1].Back:
				return fmt.Sprintf("Taken back, %d of %d", i, len(kept)-1)
			case wide:
				return fmt.Sprintf("Branch %d of %d", i, len(kept)-1)
			}
			return fmt.Sprintf("Br. %d/%d", i, len(kept)-1)
		}
	}
	if wide {
		return fmt.Sprintf("Main line, %d beside", len(kept)-1)
	}
	return "Main line"
}

// lines are the main line, the branches worth showing, and the one watched.
func (p *Page) lines() []int {
	out := append([]int{0}, p.rec.Kept()...)
	for _, k := range out {
		if k == p.line {
			return out
		}
	}
	return append(out, p.line)
}

// drawTrouble is the bar under the top bar.
func (p *Page) drawTrouble(c *canvas.Canvas, w float64) {
	x, bw, y := margin, w-2*margin, topBar+8
	if w < 960 {
		x, bw, y = narrowEdge, w-2*narrowEdge, narrowBar+2
	}
	ls := canvas.Lines(scene.StyleBody, p.trouble, bw-160)
	bh := 16 + 20*float64(len(ls))
	c.Box(x, y, bw, bh, 8, scene.DangerFill)
	c.Frame(x, y, bw, bh, 8, 1.4, scene.Danger)
	c.Icon(x+20, y+bh/2, 18, "danger-now", scene.Danger)
	c.Wrap(x+40, y+8, bw-160, scene.StyleBody, scene.DangerSentence, p.trouble)
	c.Button("untrouble", "Close", "Esc", x+bw-104, y+(bh-30)/2, 94, 30, canvas.Plain, true)
}

// drawAsk is what is asked for over the page.
func (p *Page) drawAsk(c *canvas.Canvas, w, h float64) {
	if p.ask == nothing {
		return
	}
	c.Hit("shade", 0, 0, w, h, true)
	c.Box(0, 0, w, h, 0, scene.Fade(scene.Void, 0.7))
	bw, bh := min(560, w-2*narrowEdge), 200.0
	if p.ask == anExport {
		bh = 92 + 48*float64(len(Exports))
	}
	low := bh > h-2*narrowEdge
	if low {
		bh = h - 2*narrowEdge
	}
	x, y := (w-bw)/2, (h-bh)/2
	c.Panel(x, y, bw, bh)
	title := func(head, sub string) {
		c.Text(x+24, y+34, scene.StyleH2, scene.Text1, head, scene.Left)
		c.Fit(x+24, y+60, bw-48, scene.StyleSmall, scene.Text3, sub, scene.Left)
	}
	switch p.ask {
	case aNote:
		title("Note on this moment", p.where(true))
		p.formAt, p.formW = scene.Pt{X: x + 20, Y: y + 78}, bw-40
		c.Button("leave", "Leave it", "Esc", x+24, y+bh-58, 130, 40, canvas.Plain, true)
		c.Button("keep", "Keep the note", "Enter", x+bw-24-190, y+bh-58, 190, 40, canvas.Main, true)
	case whoPlays, whoElse:
		title("Who plays on?", "It is kept as a branch beside this game: "+p.where(true))
		bx := x + 24
		for i, s := range []string{p.film.Setup.Player(game.One), p.film.Setup.Player(game.Two), "Two people"} {
			k := fmt.Sprint(i + 1)
			c.Button("play:"+k, s, k, bx, y+82, (bw-48-16)/3, 44, canvas.Plain, true)
			bx += (bw-48-16)/3 + 8
		}
		c.Button("leave", "Leave it", "Esc", x+24, y+bh-58, 130, 40, canvas.Plain, true)
		c.Text(x+bw-24, y+bh-38, scene.StyleSmall, scene.Text3, "the other seat is the computer's", scene.Right)
	case anExport:
		title("Export", p.where(true))
		all := 48 * float64(len(Exports))
		c.Within(&p.askAt, x+1, y+72, bw-2, bh-80, all, func() {
			for i, e := range Exports {
				yy := y + 76 + 48*float64(i)
				c.Button("export:"+e.ID, e.Words, fmt.Sprint(i+1), x+24, yy, 190, 40, canvas.Plain, true)
				if ls := canvas.Lines(scene.StyleSmall, e.Note, bw-228-24); low {
					for k, l := range ls {
						c.Text(x+228, yy+20+18*(float64(k)-float64(len(ls)-1)/2), scene.StyleSmall, scene.Text2, l, scene.Left)
					}
					continue
				}
				c.Fit(x+228, yy+20, bw-228-24, scene.StyleSmall, scene.Text2, e.Note, scene.Left)
			}
		})
		c.Button("leave", "Close", "Esc", x+bw-24-110, y+18, 110, 36, canvas.Plain, true)
	}
}
