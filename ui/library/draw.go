package library

import (
	"fmt"
	"strings"

	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

const rowHeight = 92

// Least is the smallest window the page has room in.
func (p *Page) Least() (w, h float64) { return 512, 320 }

// Draw lays the page out.
func (p *Page) Draw(c *canvas.Canvas, w, h float64) {
	page.Sky(c, w, h)
	if w < 800 || h < 500 {
		p.drawNarrow(c, w, h)
		return
	}
	m := page.Margin(w)
	p.backButton(c, m, 24, 36)
	c.Text(m+52, 34, scene.StyleH1, scene.Text1, "Replays", scene.Left)
	c.Text(m+52, 58, scene.StyleSmall, scene.Text3, p.count(), scene.Left)
	c.Button("import", "Take in a file", "I", w-m-176, 24, 176, 36, canvas.Plain, !p.asking)
	top := 84.0
	if p.trouble != "" {
		ls := canvas.Lines(scene.StyleBody, p.trouble, w-2*m-64)
		bh := 16 + 20*float64(len(ls))
		c.Box(m, top, w-2*m, bh, 8, scene.DangerFill)
		c.Frame(m, top, w-2*m, bh, 8, 1.4, scene.Danger)
		c.Icon(m+20, top+bh/2, 18, "danger-now", scene.Danger)
		c.Wrap(m+40, top+8, w-2*m-64, scene.StyleBody, scene.DangerSentence, p.trouble)
		top += bh + 10
	}
	if p.asking {
		p.drawImport(c, m, top, w-2*m)
		top += 84
	}
	foot := h - 24
	if len(p.games) == 0 {
		p.drawEmpty(c, m, top, w-2*m, foot-top)
		return
	}
	side := min(400, max(330, w*0.34))
	p.drawList(c, m, top, w-2*m-side-14, foot-top)
	p.drawChosen(c, w-m-side, top, side, foot-top)
}

func (p *Page) backButton(c *canvas.Canvas, x, y, size float64) {
	c.IconButton("back", x, y, size, true, func(x, y float64, ink scene.TintColor) {
		c.Path().Polyline(scene.Pt{X: x + 4, Y: y - 8}, scene.Pt{X: x - 4, Y: y}, scene.Pt{X: x + 4, Y: y + 8})
		c.Stroke(ink, 2, 0, 0)
	})
}

func (p *Page) count() string {
	switch n := len(p.games); {
	case n == 0:
		return "every game you play is kept"
	case p.seen < n:
		return fmt.Sprintf("looking at game %d of %d", p.seen+1, n)
	case n == 1:
		return "1 game"
	default:
		return fmt.Sprintf("%d games", n)
	}
}

func (p *Page) drawImport(c *canvas.Canvas, x, y, w float64) {
	c.Panel(x, y, w, 76)
	p.formAt, p.formW = scene.Pt{X: x + 12, Y: y + 8}, w-12-12-250
	c.Button("leave", "Leave it", "Esc", x+w-240, y+18, 108, 40, canvas.Plain, true)
	c.Button("take", "Take in", "Enter", x+w-122, y+18, 110, 40, canvas.Main, true)
}

func (p *Page) drawEmpty(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	cy := y + h/2 - 20
	c.Text(x+w/2, cy, scene.StyleH2, scene.Text1, "No replays yet", scene.Middle)
	c.Text(x+w/2, cy+32, scene.StyleBody, scene.Text2, "Every game you play is kept here, answer by answer. Let a record fall on the window to take it in.", scene.Middle)
}

func (p *Page) drawList(c *canvas.Canvas, x, y, w, h float64) {
	p.rows = max(1, int((h+6)/(rowHeight+6)))
	p.top = max(0, min(p.top, len(p.games)-p.rows))
	bar := 0.0
	if len(p.games) > p.rows {
		bar = 14
		part := h * float64(p.rows) / float64(len(p.games))
		c.Box(x+w-6, y, 6, h, 3, scene.Card)
		c.Box(x+w-6, y+(h-part)*float64(p.top)/float64(max(1, len(p.games)-p.rows)), 6, part, 3, scene.LineStrong)
	}
	for i := p.top; i < min(len(p.games), p.top+p.rows); i++ {
		p.drawRow(c, i, x, y+float64(i-p.top)*(rowHeight+6), w-bar)
	}
}

func (p *Page) drawRow(c *canvas.Canvas, i int, x, y, w float64) {
	id := fmt.Sprintf("game:%d", i)
	fill, edge, width := scene.Panel, scene.Line, 1.0
	if i == p.at {
		fill, edge, width = scene.AccentLo, scene.Accent, 1.6
	} else if c.Hover == id {
		fill = scene.Card
	}
	c.Hit(id, x, y, w, rowHeight, true)
	c.Box(x, y, w, rowHeight, 10, fill)
	c.Frame(x, y, w, rowHeight, 10, width, edge)
	g := &p.games[i]
	picture(c, g.board, x+8, y+8, rowHeight-16)
	tx, tw := x+rowHeight+4, w-rowHeight-18
	if i >= p.seen {
		c.Box(tx, y+18, tw*0.5, 14, 4, scene.Card)
		c.Box(tx, y+44, tw*0.7, 10, 4, scene.Card)
		return
	}
	dw := canvas.Width(scene.StyleCaption, g.Date)
	c.Text(x+w-12, y+22, scene.StyleCaption, scene.Text3, g.Date, scene.Right)
	name := g.Scenario
	if name == "" {
		name = g.ID
	}
	c.Fit(tx, y+22, tw-dw-10, scene.StyleH3, scene.Text1, name, scene.Left)
	switch {
	case g.Trouble != "":
		c.Icon(tx+8, y+46, 14, "danger-now", scene.Danger)
		c.Fit(tx+22, y+46, tw-22, scene.StyleBody, scene.DangerSentence, "Damaged: "+g.Trouble, scene.Left)
	case g.Over:
		if g.Winner > 0 {
			c.Seat(tx+7, y+46, 6, g.Winner, -1)
			c.Fit(tx+22, y+46, tw-22, scene.StyleBody, scene.Seats[g.Winner].Text, g.Result, scene.Left)
		} else {
			c.Fit(tx, y+46, tw, scene.StyleBody, scene.Text2, g.Result, scene.Left)
		}
	default:
		c.Fit(tx, y+46, tw, scene.StyleBody, scene.Text2, "Not over: "+g.Where(), scene.Left)
	}
	c.Fit(tx, y+70, tw, scene.StyleCaption, scene.Text3, g.facts(), scene.Left)
}

// facts are who played, how long, and what is beside the main line.
func (g *Game) facts() string {
	out := []string{}
	add := func(s string) {
		if s != "" {
			out = append(out, s)
		}
	}
	add(g.Mode())
	switch {
	case g.Trouble != "" && g.Rescue > 0:
		add(some(g.Rescue, "answer") + " can be rescued")
	case g.Trouble != "":
		add("nothing can be rescued")
	default:
		add(some(g.Round, "round"))
		add(some(g.Answers, "decision"))
	}
	if g.Changed {
		add("rules changed since")
	}
	if g.Branches > 0 {
		add(some(g.Branches, "branch"))
	}
	if g.Notes > 0 {
		add(some(g.Notes, "note"))
	}
	return strings.Join(out, " · ")
}

// some is a number of things in words.
func some(n int, what string) string {
	switch {
	case n == 1:
		return "1 " + what
	case strings.HasSuffix(what, "ch"):
		what += "e"
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// drawChosen is the selected game with what can be done with it.
func (p *Page) drawChosen(c *canvas.Canvas, x, y, w, h float64) {
	c.Panel(x, y, w, h)
	g := p.chosen()
	if g == nil {
		c.Text(x+w/2, y+h/2, scene.StyleBody, scene.Text3, "Looking at this game", scene.Middle)
		return
	}
	const buttons = 4*46 + 10
	words := 104.0
	pic := max(100, min(w-32, h-buttons-words-30))
	if h > 2000 { // a column that is moved
		pic = min(pic, 130)
	}
	picture(c, g.board, x+(w-pic)/2, y+16, pic)
	yy := y + 16 + pic + 22
	name := g.Scenario
	if name == "" {
		name = g.ID
	}
	c.Fit(x+16, yy, w-32, scene.StyleH3, scene.Text1, name, scene.Left)
	yy += 14
	room := y + h - buttons - 10 - yy
	tell := func(words string, ink scene.TintColor) {
		ls := canvas.Lines(scene.StyleSmall, words, w-32)
		for _, l := range ls {
			if room < 18 {
				return
			}
			c.Text(x+16, yy+9, scene.StyleSmall, ink, l, scene.Left)
			yy, room = yy+18, room-18
		}
	}
	switch {
	case g.Trouble != "":
		tell(g.Trouble, scene.DangerSentence)
		if g.Rescue > 0 {
			tell(fmt.Sprintf("What stands before that is whole: %s, up to %s.", some(g.Rescue, "answer"), g.Where()), scene.Text2)
		}
	case g.Over:
		tell(g.Result, scene.Text1)
	default:
		tell("Not over: "+g.Where(), scene.Text1)
	}
	tell(g.facts(), scene.Text3)
	by := y + h - buttons
	half := (w - 32 - 8) / 2
	if p.sure {
		c.Wrap(x+16, by+40, w-32, scene.StyleBody, scene.Text1, "Delete this game for good? There is no way back.")
		c.Button("leave", "Keep it", "Esc", x+16, y+h-56, half, 40, canvas.Plain, true)
		c.Button("sure", "Delete", "Enter", x+24+half, y+h-56, half, 40, canvas.Loss, true)
		return
	}
	whole := g.Trouble == ""
	c.Button("watch", "Watch", "Enter", x+16, by, w-32, 48, canvas.Main, whole || g.Rescue > 0)
	if whole {
		c.Button("resume", "Go on playing", "C", x+16, by+56, w-32, 40, canvas.Plain, !g.Over)
	} else {
		c.Button("rescue", "Rescue what is whole", "S", x+16, by+56, w-32, 40, canvas.Plain, g.Rescue > 0)
	}
	c.Button("export", "Copy out", "E", x+16, by+104, half, 40, canvas.Plain, true)
	c.Button("delete", "Delete", "X", x+24+half, by+104, half, 40, canvas.Plain, true)
	note := ""
	switch {
	case !whole && g.Rescue == 0:
		note = "Nothing in it can be read."
	case whole && g.Over:
		note = "It is over: watch it, and play on from any moment."
	}
	c.Fit(x+16, by+162, w-32, scene.StyleCaption, scene.Text3, note, scene.Left)
}
