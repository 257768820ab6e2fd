package desk

import (
	"fmt"
	"image/color"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

const (
	margin    = 16
	gap       = 16
	headHigh  = 56
	errHigh   = 48
	rowHigh   = 44
	moreHigh  = 22
	smallHigh = 32
	tightHigh = 480 // of a column in which nothing may be wasted
)

type box struct{ X, Y, W, H float64 }

func (b box) right() float64  { return b.X + b.W }
func (b box) bottom() float64 { return b.Y + b.H }

// body is what lies below the header.
func (d *Desk) body() box {
	if d.narrow() {
		return d.narrowBody()
	}
	b := box{margin, headHigh + 16, d.w - 2*margin, d.h - headHigh - 32}
	if d.err != "" {
		b.H -= errHigh + 12
	}
	return b
}

// columns are the three of a round: standings, tables, what is to do.
func (d *Desk) columns() [3]box {
	b := d.body()
	w := b.W - 2*gap
	l, r := min(520, max(300, w*0.305)), min(520, max(290, w*0.302))
	return [3]box{{b.X, b.Y, l, b.H}, {b.X + l + gap, b.Y, w - l - r, b.H}, {b.X + b.W - r, b.Y, r, b.H}}
}

// sheetBox is the panel of what takes the whole page.
func (d *Desk) sheetBox() box {
	b := d.body()
	w := min(1100, b.W)
	return box{(d.w - w) / 2, b.Y, w, b.H}
}

var tabNames = [...]string{"Players", "Round 1", "Round 2", "Round 3", "Final ranks"}

// header is the bar of a page without tabs.
func (d *Desk) header(c *canvas.Canvas, head, sub string) {
	if d.narrow() {
		d.narrowHeader(c, head, sub)
		return
	}
	c.Box(0, 3, d.w, headHigh-3, 0, scene.Panel)
	c.Rule(0, headHigh, d.w)
	c.Button("back", "Back", "Esc", margin, 10, 96, 36, canvas.Plain, true)
	n := c.Text(margin+112, 28, scene.StyleH2, scene.Text1, head, scene.Left)
	c.Fit(margin+112+n+16, 29, d.w-margin-n-160, scene.StyleSmall, scene.Text2, sub, scene.Left)
}

// drawEventHeader is the bar of an event: its name, the tabs, the clock.
func (d *Desk) drawEventHeader(c *canvas.Canvas) {
	e := d.event
	c.Box(0, 3, d.w, headHigh-3, 0, scene.Panel)
	c.Rule(0, headHigh, d.w)
	wide := d.w >= 1200
	back := 44.0
	if wide {
		back = 96
		c.Button("back", "Back", "Esc", margin, 10, back, 36, canvas.Plain, true)
	} else {
		d.backArrow(c, margin, 10, 36)
	}
	// the right side first: what is left is for the name
	x := d.w - margin
	button := func(id, words, key string) {
		w := canvas.Width(boldStyle, words) + canvas.Width(scene.StyleKeyCap, key) + 44
		x -= w
		c.Button(id, words, key, x, 10, w, 36, canvas.Plain, true)
		x -= 8
	}
	button("print", "Print", "Ctrl+P")
	button("wall", "Wall", "B")
	if e.Round() > 0 && !e.Over() {
		word := "Start"
		if d.running() != nil {
			word = "Pause"
		}
		button("clock", word, "T")
		x = d.drawClock(c, x-4, 28)
	}
	tabs := d.tabWidths()
	total := 6.0
	for _, w := range tabs {
		total += w
	}
	tx := min((d.w-total)/2, x-total-12)
	if wide {
		tx = min(tx, x-total-38) // the key behind them
	}
	c.Frame(tx, 8, total, 40, 8, 1.2, scene.Line)
	px := tx + 3
	for i, name := range tabNames {
		c.Hit(fmt.Sprintf("tab:%d", i), px, 11, tabs[i], 34, true)
		ink := scene.Text2
		switch {
		case i == d.tab:
			ink = scene.Text1
			c.Box(px, 11, tabs[i], 34, 6, scene.Picked)
			c.Frame(px, 11, tabs[i], 34, 6, 1.2, scene.Accent)
		case i > e.Round() && i < lastTab, i == lastTab && e.Round() == 0:
			ink = scene.Text3
		}
		cx := px + tabs[i]/2
		if i >= 1 && i <= e.Round() && e.Complete(i) {
			c.Icon(px+tabs[i]-14, 28, 12, "ok", scene.Accent)
			cx -= 8
		}
		c.Text(cx, 28, tabStyle, ink, name, scene.Middle)
		px += tabs[i]
	}
	if wide {
		c.Key(tx-26, 28, "[", scene.Text3)
		c.Key(tx+total+8, 28, "]", scene.Text3)
		tx -= 30
	}
	nx := margin + back + 12
	c.Fit(nx, 20, tx-nx-10, scene.StyleH3, scene.Text1, e.Name, scene.Left)
	c.Fit(nx, 39, tx-nx-10, scene.StyleCaption, scene.Text3, fmt.Sprintf("%s · %d SP", count(len(e.Players), "player"), e.Limit), scene.Left)
}

// backArrow leads one step back.
func (d *Desk) backArrow(c *canvas.Canvas, x, y, size float64) {
	c.IconButton("back", x, y, size, true, func(x, y float64, ink color.NRGBA) {
		c.Path().Polygon(scene.Pt{X: x - 6, Y: y}, scene.Pt{X: x + 5, Y: y - 7}, scene.Pt{X: x + 5, Y: y + 7})
		c.Fill(ink)
	})
}

var (
	tabStyle  = scene.Style{Face: scene.SansMedium, Size: 14, Line: 20}
	nameStyle = scene.Style{Face: scene.SansMedium, Size: 15, Line: 20}
	boldStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
)

func (d *Desk) tabWidths() []float64 {
	out := make([]float64, len(tabNames))
	for i, n := range tabNames {
		out[i] = canvas.Width(tabStyle, n) + 14
		if d.w >= 1200 {
			out[i] += 8
		}
		if i >= 1 && i <= d.event.Round() && d.event.Complete(i) {
			out[i] += 14
		}
	}
	return out
}

// panel is a box with a heading; it returns what is left inside.
func panel(c *canvas.Canvas, b box, head, note string) box {
	c.Panel(b.X, b.Y, b.W, b.H)
	n := c.Fit(b.X+16, b.Y+24, b.W-32, scene.StyleLabel, scene.Text3, head, scene.Left)
	if note != "" {
		c.Fit(b.X+b.W-16, b.Y+24, b.W-48-n, scene.StyleSmall, scene.Text3, note, scene.Right)
	}
	return box{b.X + 16, b.Y + 44, b.W - 32, b.H - 56}
}

// more says how many rows of a list lie above and below what is seen.
func (l *list) more(c *canvas.Canvas, b box) {
	from, to := l.shown()
	words := ""
	switch {
	case from > 0 && to < l.n:
		words = fmt.Sprintf("%d above, %d below", from, l.n-to)
	case from > 0:
		words = fmt.Sprintf("%d above", from)
	case to < l.n:
		words = fmt.Sprintf("%d below", l.n-to)
	default:
		return
	}
	c.Fit(b.X+b.W/2, b.Y+b.H/2, b.W, scene.StyleCaption, scene.Text3, words+": wheel or arrows", scene.Middle)
}

// tick is a box that is ticked or not, as part of a checklist.
func tick(c *canvas.Canvas, x, y float64, done bool) {
	if done {
		c.Icon(x+8, y, 16, "ok", scene.Accent)
		return
	}
	c.Frame(x+1, y-7, 14, 14, 3, 1.2, scene.LineStrong)
}

// seatMark is the sign of a table's seat, as on the board.
func seatMark(c *canvas.Canvas, x, y float64, seat int) { c.Seat(x, y, 6, seat+1, -1) }

func outcomeInk(o tournament.Outcome) color.NRGBA {
	switch o {
	case tournament.Win:
		return scene.Accent
	case tournament.Loss, tournament.Missed, tournament.NoShow:
		return scene.Text3
	}
	return scene.Text2
}
