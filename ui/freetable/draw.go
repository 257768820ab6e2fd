package freetable

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// Least is the smallest window the page has room in.
func (p *Page) Least() (w, h float64) { return 512, 320 }

// Draw lays the page out.
func (p *Page) Draw(c *canvas.Canvas, w, h float64) {
	p.c, p.w, p.h = c, w, h
	if p.presenting {
		p.drawPresent()
		return
	}
	if p.narrow() {
		p.drawNarrow()
		return
	}
	rw := min(max(w*0.34, 330), 520)
	p.board = box{83, 48, w - 83 - 12 - rw - 12, h - 64}
	p.aim()
	p.boardHits()
	p.handles()
	p.third()
	p.around()
	p.rail()
	p.bar()
	c.Frame(p.board.X, p.board.Y, p.board.W, p.board.H, 8, 1, scene.Line)
	p.drawScenes()
	p.drawDetail()
	if p.menu != nil {
		p.drawMenu()
	}
	if p.sheet != nil {
		p.drawSheet()
	}
}

// handles are the arrows, and the nose by which the selected ship is turned.
func (p *Page) handles() {
	c := p.c
	p.arrowsOn(c, p.cam)
	if q, ok := p.handle(); ok && p.board.has(q.X, q.Y) {
		c.Path().Circle(q, 6)
		c.Fill(scene.Accent)
		c.Path().Circle(q, 9)
		c.Stroke(scene.Accent, 1.4, 0, 0)
	}
}

// around fills the window beside the board, where what is drawn over it may have spilled.
func (p *Page) around() {
	c, b := p.c, p.board
	c.Box(0, 0, p.w, b.Y, 0, scene.Void)
	c.Box(0, b.Y+b.H, p.w, p.h-b.Y-b.H, 0, scene.Void)
	c.Box(0, b.Y, b.X, b.H, 0, scene.Void)
	c.Box(b.X+b.W, b.Y, p.w-b.X-b.W, b.H, 0, scene.Void)
}

// bar is the top: where we are, and what can be done with it.
func (p *Page) bar() {
	c := p.c
	p.backButton(12, 8)
	x := p.w - 12
	for _, b := range []struct {
		id, text, key string
		w             float64
		kind          canvas.Kind
	}{{"present", "Present", "F", 110, canvas.Main}, {"picture", "Picture", "E", 104, canvas.Plain}, {"save", "Keep", "Ctrl S", 118, canvas.Plain}, {"open", "Open", "O", 88, canvas.Plain}} {
		x -= b.w
		c.Button(b.id, b.text, b.key, x, 8, b.w, 32, b.kind, true)
		x -= 8
	}
	x -= 136
	p.checkChip(x, 8, 132)
	name := p.deck.Title
	tw := c.Text(54, 24, scene.StyleH3, scene.Text1, "Free table", scene.Left)
	if name != "Free table" && x-54-tw-24 > 40 {
		c.Fit(54+tw+12, 24, x-54-tw-24, scene.StyleSmall, scene.Text3, name, scene.Left)
	}
}

// backButton leads to where the page was opened.
func (p *Page) backButton(x, y float64) {
	c := p.c
	c.IconButton("back", x, y, 32, true, func(x, y float64, ink color.NRGBA) {
		c.Path().Polyline(scene.Pt{X: x + 3, Y: y - 6}, scene.Pt{X: x - 3, Y: y}, scene.Pt{X: x + 3, Y: y + 6})
		c.Stroke(ink, 2, 0, 0)
	})
}

// checkChip tells whether the rules check what lies on the table, and what they find.
func (p *Page) checkChip(x, y, w float64) {
	c := p.c
	on, words, n := "ok", "rules check", len(p.l.problems)
	ink, fill := scene.Accent, scene.AccentLo
	switch {
	case !p.check:
		on, words, ink, fill = "", "rules off", scene.Text3, scene.Card
	case n > 0:
		on, words, ink, fill = "danger-now", fmt.Sprintf("%d wrong", n), scene.Danger, scene.DangerFill
	}
	c.Hit("check", x, y, w, 32, true)
	c.Box(x, y+4, w, 24, 12, fill)
	c.Frame(x, y+4, w, 24, 12, 1.2, ink)
	if on != "" {
		c.Icon(x+14, y+16, 12, on, ink)
	}
	c.Text(x+26, y+16, scene.Style{Face: scene.Condensed, Size: 12.5, Line: 16}, scene.Text1, words, scene.Left)
	c.Key(x+w-24, y+16, "X", scene.Text3)
}

// rail is the tools.
func (p *Page) rail() {
	c := p.c
	h := p.h - 64
	c.Panel(12, 48, 60, h)
	n := float64(numTools) + 2
	each := min(60, (h-8)/n)
	for t := range numTools {
		y := 52 + each*float64(t)
		p.railItem(fmt.Sprint("tool:", t), toolWords[t].name, toolWords[t].key, box{16, y, 52, each - 4}, p.tool == t, true, int(t))
	}
	y := 48 + h - 2*each - 4
	p.railItem("undo", "Undo", "", box{16, y, 52, each - 4}, false, len(p.past) > 0, int(numTools))
	p.railItem("redo", "Redo", "", box{16, y + each, 52, each - 4}, false, len(p.future) > 0, int(numTools)+1)
}

func (p *Page) railItem(id, name, key string, b box, chosen, can bool, icon int) {
	c := p.c
	c.Hit(id, b.X, b.Y, b.W, b.H, can)
	ink := scene.Text2
	switch {
	case chosen:
		c.Box(b.X, b.Y, b.W, b.H, 6, scene.Accent)
		ink = scene.OnAccent
	case !can:
		ink = scene.Text3
	case c.Hover == id:
		c.Box(b.X, b.Y, b.W, b.H, 6, scene.Card)
		ink = scene.Text1
	}
	cy := b.Y + b.H/2 - 8
	p.toolIcon(icon, b.X+b.W/2, cy, ink)
	if key != "" {
		c.Text(b.X+b.W-3, b.Y+9, scene.Style{Face: scene.Numeral, Size: 11, Line: 12}, ink, strings.ToUpper(key), scene.Right)
	}
	c.Text(b.X+b.W/2, b.Y+b.H-10, scene.Style{Face: scene.Condensed, Size: 12, Line: 14}, ink, name, scene.Middle)
}

// toolIcon draws a tool's sign.
func (p *Page) toolIcon(n int, x, y float64, ink color.NRGBA) {
	c := p.c
	pt := func(dx, dy float64) scene.Pt { return scene.Pt{X: x + dx, Y: y + dy} }
	switch n {
	case int(SelectTool):
		c.Path().Polygon(pt(-5, -9), pt(7, 3), pt(1, 3), pt(4, 9), pt(1, 10), pt(-1.5, 4.5), pt(-5, 8))
		c.Fill(ink)
	case int(ShipTool):
		c.Path().Polygon(pt(0, -10), pt(4, 0), pt(8, 7), pt(2, 5), pt(0, 9), pt(-2, 5), pt(-8, 7), pt(-4, 0))
		c.Fill(ink)
	case int(TokenTool):
		c.Icon(x, y, 22, "mission", ink)
	case int(RulerTool):
		c.Icon(x, y, 22, "ruler", ink)
	case int(ArcTool):
		c.Icon(x, y, 22, "arc", ink)
	case int(MoveTool):
		c.Icon(x, y, 22, "maneuver-bank-right", ink)
	case int(CaptionTool):
		c.Path().Polygon(pt(-9, -8), pt(9, -8), pt(9, 4), pt(0, 4), pt(-4, 9), pt(-4, 4), pt(-9, 4))
		c.Fill(ink)
	case int(ArrowTool):
		c.Path().Segment(pt(-8, 8), pt(4, -4))
		c.Stroke(ink, 2.4, 0, 0)
		c.Path().Polygon(pt(8, -8), pt(-1, -5), pt(5, 1))
		c.Fill(ink)
	case int(SpotlightTool):
		c.Path().Circle(pt(0, 0), 5)
		c.Fill(ink)
		c.Path().Circle(pt(0, 0), 9)
		c.Stroke(ink, 1.8, 3, 3)
	default:
		k := 1.0
		if n > int(numTools) {
			k = -1
		}
		c.Path().Polyline(pt(-8*k, -3), pt(4*k, -3), pt(7*k, 0), pt(7*k, 3), pt(4*k, 6), pt(-3*k, 6))
		c.Stroke(ink, 2.2, 0, 0)
		c.Path().Polygon(pt(-9*k, -3), pt(-3*k, -8), pt(-3*k, 2))
		c.Fill(ink)
	}
}

// boardHits names what lies on the table, for the report; Pointer takes the mouse there.
func (p *Page) boardHits() {
	c := p.c
	for i, id := range p.l.ids {
		if !p.l.view.Ships[game.ShipID(i)].OnTable() {
			continue
		}
		q := p.cam.ToScreen(p.l.at(Spot{Ship: id}))
		if p.board.has(q.X-8, q.Y-8) && p.board.has(q.X+8, q.Y+8) {
			c.Hit("on:"+id, q.X-8, q.Y-8, 16, 16, true)
		}
	}
}

// speaks tells whether the scene has words for the audience.
func (p *Page) speaks() bool {
	s := p.scene()
	return (s.Caption != "" || s.Task != nil) && (p.presenting || !p.narrow())
}

// third is the scene's words over the foot of the board.
func (p *Page) third() {
	if b := p.board; p.speaks() {
		p.words(p.c, b.X+16, b.X+b.W-16, b.Y+b.H-12, 1)
	}
}

// saying is a scene's words broken into lines.
type saying struct {
	head, body         scene.Style
	title, lines, task []string
	h                  float64
}

func (p *Page) said(wide, k float64) saying {
	s := p.scene()
	larger := func(st scene.Style) scene.Style { st.Size, st.Line = st.Size*k, st.Line*k; return st }
	out := saying{head: larger(scene.StyleH3), body: larger(scene.StyleBody)}
	w := wide - 72*k
	if p.leads() { // room for the way on
		w -= onWide + 12
	}
	out.title, out.lines = canvas.Lines(out.head, s.Title, w), canvas.Lines(out.body, s.Caption, w)
	if s.Task != nil {
		out.task = canvas.Lines(out.body, "Task: "+s.Task.Words, w-24*k)
	}
	out.h = 24*k + out.head.Line*float64(len(out.title)) + out.body.Line*float64(len(out.lines)+len(out.task))
	return out
}

// wordsHeight is how high the scene's words stand in a box of that width.
func (p *Page) wordsHeight(wide, k float64) float64 { return p.said(wide, k).h }

// words draws a scene's number, title, caption and task upwards from a line; k makes them larger.
func (p *Page) words(c *canvas.Canvas, x0, x1, bottom, k float64) {
	s, t := p.scene(), p.said(x1-x0, k)
	x, y := x0+56*k, bottom-t.h
	c.Box(x0, y, x1-x0, t.h, 10, scene.Fade(scene.Panel, 0.95))
	c.Frame(x0, y, x1-x0, t.h, 10, 1.2, scene.LineStrong)
	c.Text(x0+30*k, y+10*k+15*k, scene.Style{Face: scene.NumeralBold, Size: 30 * k, Line: 32 * k}, scene.Accent, fmt.Sprint(p.at+1), scene.Middle)
	y += 10 * k
	for _, l := range t.title {
		c.Text(x, y+t.head.Line/2, t.head, scene.Text1, l, scene.Left)
		y += t.head.Line
	}
	y += 4 * k
	for _, l := range t.lines {
		c.Text(x, y+t.body.Line/2, t.body, scene.Text2, l, scene.Left)
		y += t.body.Line
	}
	if p.leads() && (s.Task == nil || p.l.done(s.Task, s)) {
		c.Button("next", "Next", "PgDn", x1-onWide-14, bottom-t.h/2-20, onWide, 40, canvas.Main, true)
	}
	if s.Task == nil {
		return
	}
	ink, icon := scene.Seats[2].Text, "dial"
	if p.l.done(s.Task, s) {
		ink, icon = scene.Accent, "ok"
	}
	c.Icon(x+8*k, y+t.body.Line/2, 14*k, icon, ink)
	for _, l := range t.task {
		c.Text(x+24*k, y+t.body.Line/2, t.body, ink, l, scene.Left)
		y += t.body.Line
	}
}

// leads tells whether a button beside the words leads on: in a lesson, that is in a deck with tasks.
func (p *Page) leads() bool {
	return !p.presenting && p.at < len(p.deck.Scenes)-1 && slices.ContainsFunc(p.deck.Scenes, func(s Scene) bool { return s.Task != nil })
}

// onWide is how wide the button is that leads on from a task that is done, px.
const onWide = 120.0
