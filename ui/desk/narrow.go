package desk

import (
	"fmt"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// In a small window a page of the desk shows one of its columns.

const (
	narrowEdge = 8.0
	narrowHead = 46.0
)

// columnsOf are the pages that have columns.
type columnsOf int

const (
	ofEvents columnsOf = iota
	ofPlayers
	ofRound
	ofFinal
	ofSheet
)

// Least is the smallest window the page has room in.
func (d *Desk) Least() (w, h float64) { return 512, 320 }

func (d *Desk) narrow() bool { return page.Narrow(d.w, d.h) }

// errLines are the words of what went wrong, as a small window breaks them.
func (d *Desk) errLines() []string {
	return canvas.Lines(scene.StyleSmall, sentence(d.err), d.w-2*narrowEdge-40-map[bool]float64{true: 60, false: 46}[d.refuses])
}

func (d *Desk) narrowErrHigh() float64 {
	return max(36, 12+scene.StyleSmall.Line*float64(len(d.errLines())))
}

func (d *Desk) narrowBody() box {
	b := box{narrowEdge, narrowHead, d.w - 2*narrowEdge, d.h - narrowHead - 6}
	if d.err != "" {
		b.H -= d.narrowErrHigh() + 6
	}
	return b
}

func (d *Desk) drawNarrowErr(c *canvas.Canvas) {
	h := d.narrowErrHigh()
	x, y, w := narrowEdge, d.h-6-h, d.w-2*narrowEdge
	c.Box(x, y, w, h, 8, scene.DangerFill)
	c.Frame(x, y, w, h, 8, 1.2, scene.Danger)
	c.Icon(x+18, y+h/2, 16, "no", scene.Danger)
	for i, l := range d.errLines() {
		c.Text(x+34, y+6+scene.StyleSmall.Line*(float64(i)+0.5), scene.StyleSmall, scene.DangerSentence, l, scene.Left)
	}
	key := "Esc"
	if d.refuses {
		key = "Enter"
	}
	c.Key(x+w-12-max(18, canvas.Width(scene.StyleKeyCap, key)+10), y+h/2, key, scene.DangerText)
}

func (d *Desk) narrowBar(c *canvas.Canvas) float64 {
	c.Box(0, 3, d.w, narrowHead-7, 0, scene.Panel)
	c.Rule(0, narrowHead-5, d.w)
	d.backArrow(c, narrowEdge, 6, 32)
	return narrowEdge + 32 + 8
}

func (d *Desk) narrowHeader(c *canvas.Canvas, head, sub string) {
	x := d.narrowBar(c)
	room := d.w - narrowEdge - x
	c.Fit(x, 14, room, scene.StyleH3, scene.Text1, head, scene.Left)
	c.Fit(x, 32, room, scene.StyleCaption, scene.Text2, sub, scene.Left)
}

// narrowEventHeader is the bar of an event: its pages, the time left.
func (d *Desk) narrowEventHeader(c *canvas.Canvas) {
	x := d.narrowBar(c)
	right := d.w - narrowEdge
	if left, ok := d.left(); ok && !d.event.Over() {
		ink := scene.Text1
		if left == 0 {
			ink = scene.DangerText
		}
		right -= c.Text(right, 22, scene.StyleNumber20, ink, tournament.ClockFace(left), scene.Right) + 10
	}
	names := [...]string{"Players", "Round 1", "Round 2", "Round 3", "Ranks"}
	w := (right - x) / float64(len(names))
	for i, n := range names {
		px := x + w*float64(i)
		c.Hit(fmt.Sprintf("tab:%d", i), px, 5, w-3, 34, true)
		ink := scene.Text2
		switch {
		case i == d.tab:
			ink = scene.Text1
			c.Box(px, 5, w-3, 34, 6, scene.Picked)
			c.Frame(px, 5, w-3, 34, 6, 1.2, scene.Accent)
		case i > d.event.Round() && i < lastTab, i == lastTab && d.event.Round() == 0:
			ink = scene.Text3
		}
		c.Fit(px+(w-3)/2, 22, w-8, tabStyle, ink, n, scene.Middle)
	}
}

func (d *Desk) drawNarrow(c *canvas.Canvas) {
	b := d.body()
	at := &d.cols[ofEvents]
	var cols []page.Column
	switch {
	case d.over != nil:
		d.drawNarrowSheet(c, b)
		return
	case d.event == nil:
		d.header(c, "Tournament desk", "Events of your club")
		cols = []page.Column{
			{Name: "Events", Watch: fmt.Sprintf("event:%d", d.events.at), Draw: func(x, y, w, high float64) { d.drawEventList(c, box{x, y, w - 8, high}) }},
			{Name: "Chosen", Draw: func(x, y, w, high float64) { d.drawChosen(c, box{x, y, w - 8, high}) }}}
	case d.tab == playersTab:
		d.narrowEventHeader(c)
		at = &d.cols[ofPlayers]
		cols = []page.Column{
			{Name: "Sign in", Watch: fmt.Sprintf("player:%d", d.players.at), Draw: func(x, y, w, high float64) { d.drawNarrowPlayers(c, box{x, y, w - 8, high}) }},
			{Name: "Player, next round", Draw: func(x, y, w, high float64) { d.drawPlayer(c, d.withClock(c, box{x, y, w - 8, high})) }}}
	case d.tab == lastTab:
		d.narrowEventHeader(c)
		at = &d.cols[ofFinal]
		cols = []page.Column{
			{Name: "Ranks", Draw: func(x, y, w, high float64) { d.drawFinalRanks(c, box{x, y, w - 8, high}) }},
			{Name: "Result", Draw: func(x, y, w, high float64) { d.drawAwards(c, box{x, y, w - 8, high}) }}}
	default:
		d.narrowEventHeader(c)
		at = &d.cols[ofRound]
		watch := fmt.Sprintf("seat:%d:%d", d.tables.at, d.seat)
		if d.table() == nil {
			watch = "bye"
		}
		cols = []page.Column{
			{Name: "Standings", Draw: func(x, y, w, high float64) { d.drawStandings(c, box{x, y, w - 8, high}) }},
			{Name: "Tables", Watch: watch, Draw: func(x, y, w, high float64) {
				if b := (box{x, y, w - 8, high}); d.tab > d.event.Round() {
					d.drawUnpaired(c, b)
				} else {
					d.drawTables(c, b)
				}
			}},
			{Name: "To do", Draw: func(x, y, w, high float64) {
				if b := d.withClock(c, box{x, y, w - 8, high}); d.tab > d.event.Round() {
					d.drawNext(c, b)
				} else {
					d.drawSide(c, b)
				}
			}}}
	}
	at.Strip(c, b.X, b.Y, b.W, cols)
	b.Y, b.H = b.Y+page.TabsHigh, b.H-page.TabsHigh
	if d.event != nil && d.tab == playersTab && at.At == 0 {
		c.Button("sign", "Sign in", "Enter", b.right()-signWide, b.Y, signWide, 38, canvas.Plain, strings.TrimSpace(d.names) != "")
		b.Y, b.H = b.Y+46, b.H-46
	}
	at.One(c, at.At, b.X, b.Y, b.W, b.H, cols[at.At])
}

// withClock draws at the foot of a column the buttons that the bar has no room for; it returns what is left.
func (d *Desk) withClock(c *canvas.Canvas, b box) box {
	var ps []canvas.Press
	if d.event.Round() > 0 && !d.event.Over() {
		word := "Start the clock"
		if d.running() != nil {
			word = "Pause the clock"
		}
		ps = append(ps, canvas.Press{ID: "clock", Text: word, Key: "T", Enabled: true})
	}
	ps = append(ps, canvas.Press{ID: "wall", Text: "For the wall", Key: "B", Enabled: true}, canvas.Press{ID: "print", Text: "Print", Key: "Ctrl+P", Enabled: true})
	h := canvas.RowsHigh(ps, b.W, 36)
	c.Rows(b.X, b.bottom()-h, b.W, 36, ps)
	b.H -= h + 10
	return b
}

// narrowNames is where players sign in.
func (d *Desk) narrowNames() (box, bool) {
	b := d.body()
	return box{b.X, b.Y + page.TabsHigh, b.W - signWide - 10, 38}, d.cols[ofPlayers].At == 0
}

func (d *Desk) drawNarrowPlayers(c *canvas.Canvas, b box) {
	ps := d.playerPresses()
	h := canvas.RowsHigh(ps, b.W, 36)
	c.Rows(b.X, b.bottom()-h, b.W, 36, ps)
	d.drawPlayerList(c, box{b.X + 6, b.Y, b.W - 12, b.H - h - 10})
}

// drawNarrowSheet is something that takes the whole page for a while: what has fields of its own or measures its letters
// by the window stands still, all else is moved.
func (d *Desk) drawNarrowSheet(c *canvas.Canvas, b box) {
	head, sub := d.over.title(d)
	d.header(c, head, sub)
	if d.sheetOf != d.over {
		d.sheetOf, d.cols[ofSheet] = d.over, page.Columns{}
	}
	if k, ok := d.over.(*correction); ok {
		at := &d.cols[ofSheet]
		cols := []page.Column{{Name: "Result"}, {Name: "What it changes", Draw: func(x, y, w, high float64) { k.drawChanges(d, c, box{x, y, w - 8, high}) }}}
		at.Strip(c, b.X, b.Y, b.W, cols)
		b.Y, b.H = b.Y+page.TabsHigh, b.H-page.TabsHigh
		if at.At == 0 {
			c.Panel(b.X, b.Y, b.W, b.H)
			return
		}
		at.One(c, 1, b.X, b.Y, b.W, b.H, cols[1])
		return
	}
	_, fields := d.over.(asks)
	if _, far := d.over.(*wall); far || fields {
		d.over.draw(d, c, b)
		return
	}
	watch := ""
	if s, ok := d.over.(scrolls); ok {
		for _, id := range []string{"pick", "game"} {
			watch = fmt.Sprintf("%s:%d", id, s.list().at)
			if _, is := d.over.(*picking); is == (id == "pick") {
				break
			}
		}
	}
	d.cols[ofSheet].One(c, 0, b.X, b.Y, b.W, b.H, page.Column{Watch: watch, Draw: func(x, y, w, high float64) { d.over.draw(d, c, box{x, y, w - 8, high}) }})
}

// columnClick takes a press on a tab of columns.
func (d *Desk) columnClick(id string) bool {
	at := ofRound
	switch {
	case d.over != nil:
		at = ofSheet
	case d.event == nil:
		at = ofEvents
	case d.tab == playersTab:
		at = ofPlayers
	case d.tab == lastTab:
		at = ofFinal
	}
	return d.cols[at].Click(id)
}
