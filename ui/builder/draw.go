package builder

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/ui/canvas"
	"attackwing/ui/onmap"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

func number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// Draw lays the builder out.
func (p *Page) Draw(c *canvas.Canvas, w, h float64) {
	p.canvas, p.w, p.h = c, w, h
	page.Sky(c, w, h)
	if page.Narrow(w, h) {
		p.drawNarrow()
		return
	}
	l := layoutOf(w, h)
	p.drawBar(&l)
	p.drawShips(l.left, l.small)
	switch p.open {
	case nothing:
		p.drawMiddle(l.mid, &l)
		p.drawCards(l.right, &l)
	default:
		p.drawOpen(box{l.mid.X, l.mid.Y, l.right.X + l.right.W - l.mid.X, l.mid.H})
	}
	p.drawDrag()
	p.drawRefusal()
}

// press is a button of the bar with its right edge at x; it returns its left edge.
func (p *Page) press(id, text, key string, right, y, h float64, kind canvas.Kind, enabled bool) float64 {
	w := canvas.Width(bold, text) + 28
	if key != "" {
		w += max(18, canvas.Width(scene.StyleKeyCap, key)+10) + 8
	}
	p.canvas.Button(id, text, key, right-w, y, w, h, kind, enabled)
	return right - w - 8
}

func (p *Page) drawBar(l *layout) {
	c := p.canvas
	c.Box(0, 0, p.w, l.bar, 0, scene.Hex(0x0A0F1D))
	c.Path().Rect(0, l.bar-1, p.w, l.bar)
	c.Fill(scene.Line)
	x := l.left.X
	bs := 36.0
	y := (l.bar - bs) / 2
	p.backButton(x, y, bs)
	right := p.w - l.left.X
	right = p.press("use", p.useWord(), "Ctrl+Enter", right, y, bs, canvas.Main, true)
	if !l.small {
		right = p.press("export", "Export", "Ctrl+S", right, y, bs, canvas.Plain, len(p.list.Ships) > 0)
	}
	right = p.press("sheet", "Build sheet", "Ctrl+P", right, y, bs, canvas.Plain, len(p.list.Ships) > 0)
	right = p.press("share", "Share", "Ctrl+C", right, y, bs, canvas.Plain, len(p.list.Ships) > 0)
	right = p.press("import", "Import", "Ctrl+O", right, y, bs, canvas.Plain, true)
	for _, b := range []struct {
		id string
		on bool
	}{{"redo", len(p.undone) > 0}, {"undo", len(p.marks) > 0}} {
		turn := 1.0
		if b.id == "redo" {
			turn = -1
		}
		c.IconButton(b.id, right-bs, y, bs, b.on, func(cx, cy float64, ink rgba) {
			pt := func(dx, dy float64) scene.Pt { return scene.Pt{X: cx + turn*dx, Y: cy + dy} }
			c.Path().Polyline(pt(-2, -9), pt(-8, -4), pt(-2, 1))
			c.Stroke(ink, 2, 0, 0)
			c.Path().Polyline(pt(-8, -4), pt(4, -4), pt(8, 0), pt(8, 3), pt(4, 7), pt(-5, 7))
			c.Stroke(ink, 2, 0, 0)
		})
		right -= bs + 8
	}
	p.drawName(x+bs+12, l.bar/2, right-x-bs-20)
}

// useWord is what the button says that takes the fleet.
func (p *Page) useWord() string {
	if p.o.Use == nil || p.o.UseWord == "" {
		return "Done"
	}
	return p.o.UseWord
}

func (p *Page) backButton(x, y, size float64) {
	c := p.canvas
	c.IconButton("back", x, y, size, true, func(cx, cy float64, ink rgba) {
		c.Path().Polyline(scene.Pt{X: cx + 4, Y: cy - 7}, scene.Pt{X: cx - 4, Y: cy}, scene.Pt{X: cx + 4, Y: cy + 7})
		c.Stroke(ink, 2, 0, 0)
	})
}

// drawName is what the fleet is called, and what it is made for, about a line.
func (p *Page) drawName(x, mid, room float64) {
	c := p.canvas
	name := p.list.Name
	if name == "" {
		name = "A fleet without a name"
	}
	c.Fit(x, mid-8, room, scene.StyleH3, scene.Text1, name, scene.Left)
	sub := p.battle()
	if p.saved != "" {
		sub += " · " + p.saved
	}
	ink := scene.Text3
	if strings.HasPrefix(p.saved, "not saved:") && len(p.list.Ships) > 0 {
		ink = scene.DangerSentence
	}
	c.Fit(x, mid+11, room, scene.StyleCaption, ink, sub, scene.Left)
}

// battle is what the fleet is made for, in words.
func (p *Page) battle() string {
	if p.rules.Scenario == nil {
		return "Any battle"
	}
	s := p.rules.Scenario.Sheet()
	if side, ok := s.SideOf(p.list.Side); ok {
		return s.Title + " · " + side
	}
	return s.Title
}

func (p *Page) drawShips(b box, small bool) {
	c := p.canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	in := b.in(12)
	if p.panel == shipsPanel && p.open == nothing {
		c.Frame(b.X, b.Y, b.W, b.H, 10, 1.5, scene.Fade(scene.Accent, 0.6))
	}
	c.Button("details", map[bool]string{true: "Name, battle", false: "Name, battle, limit"}[small], "N", in.X, in.Y, in.W, 34, canvas.Plain, true)
	foot, step := 232.0, 44.0
	switch {
	case b.H < lowHigh && p.wayOut != nil:
		foot, step = 190, 32
	case b.H < lowHigh:
		foot, step = 170, 32
	case small:
		foot = 218
	}
	y := in.Y + 44
	end := in.Y + in.H - foot - 2*step
	n := len(p.list.Ships)
	rh := 98.0
	if small || float64(n)*106 > end-y {
		rh = 72
	}
	if small && float64(n)*80 > end-y || float64(n)*80 > end-y {
		rh = 50
	}
	fit := max(1, int((end-y+8)/(rh+8)))
	p.drawn[shipsList] = fit
	top := scrolled(&p.top[shipsList], n, fit)
	for i := top; i < n && i < top+fit; i++ {
		p.drawShipRow(i, box{in.X, y, in.W, rh}, small)
		y += rh + 8
	}
	if n > fit {
		c.Text(in.X+in.W, y+2, scene.StyleCaption, scene.Text3, fmt.Sprintf("%d to %d of %d", top+1, min(n, top+fit), n), scene.Right)
		y += 12
	}
	if n == 0 {
		y += 4 + c.Wrap(in.X, y, in.W, scene.StyleSmall, scene.Text2, "No ship yet. Choose one at the right; its captain and upgrades follow.")
	}
	p.rowButton("add", box{in.X, y, in.W, min(36, step-4)}, p.row == p.addRow(), "Add a ship", "A", true)
	y += step
	res := "Resource: none"
	if small {
		res = "No resource"
	}
	if !p.list.Resource.IsZero() {
		res = fmt.Sprintf("%s: %d SP", refName(p.list.Resource), p.sheet.ShipTotal(0))
	}
	p.rowButton("resource", box{in.X, y, in.W, min(36, step-4)}, p.row == p.resourceRow(), res, "R", p.list.Resource.IsZero())
	p.drawTotal(box{in.X, in.Y + in.H - foot + 8, in.W, foot - 8}, small)
}

// rowButton is a row behind the ships.
func (p *Page) rowButton(id string, b box, chosen bool, words, key string, empty bool) {
	c := p.canvas
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	fill, edge, on, off := scene.Card, scene.LineStrong, 0.0, 0.0
	if empty {
		on, off = 5, 4
	}
	if chosen {
		fill, edge = scene.AccentLo, scene.Accent
	} else if c.Hover == id {
		fill = scene.Control
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	c.Path().RoundRect(b.X+0.7, b.Y+0.7, b.X+b.W-0.7, b.Y+b.H-0.7, 7.5)
	c.Stroke(edge, 1.4, on, off)
	words = canvas.Shorten(bold, words, b.W-56)
	w := canvas.Width(bold, words)
	x := b.X + (b.W-w-26)/2
	c.Text(x, b.Y+b.H/2, bold, scene.Text1, words, scene.Left)
	c.Key(x+w+8, b.Y+b.H/2, key, scene.Text2)
}

func (p *Page) drawShipRow(i int, b box, small bool) {
	c := p.canvas
	ls := &p.list.Ships[i]
	id := "ship:" + strconv.Itoa(i)
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	fill, edge := scene.Card, scene.Line
	switch {
	case i == p.row:
		fill, edge = scene.AccentLo, scene.Accent
	case c.Hover == id:
		fill = scene.Control
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	c.Frame(b.X, b.Y, b.W, b.H, 8, 1.4, edge)
	s := p.o.Cards.Ship(ls.Ship.ID)
	x := b.X + 12
	if !small {
		size := min(b.H-16, 70)
		drawShip(c, b.X+10+size/2, b.Y+b.H/2, size*0.9, s)
		x = b.X + 20 + size
	}
	room := b.X + b.W - 12 - x
	total := number(p.sheet.ShipTotal(i + 1))
	tw := canvas.Width(scene.StyleNumber20, total) + 24
	y := b.Y + 18
	c.Text(b.X+b.W-12-20, y, scene.StyleNumber20, scene.Text1, total, scene.Right)
	c.Text(b.X+b.W-12, y+1, scene.StyleCaption, scene.Text3, "SP", scene.Right)
	name := refName(ls.Ship)
	if b.H >= 90 {
		c.Text(x, y, scene.StyleLabel, scene.Text3, fmt.Sprintf("Ship %d", i+1), scene.Left)
		y += 21
		tw = 0
	} else if small {
		name = onmap.Short(name)
	}
	c.Fit(x, y, room-tw, scene.Style{Face: scene.Condensed, Size: 15, Line: 18}, scene.Text1, name, scene.Left)
	who, ink := "no captain yet", scene.DangerSentence
	if cap := p.o.Cards.Captain(ls.Captain.ID); cap != nil {
		who, ink = fmt.Sprintf("%s, skill %d", cap.Name, cap.Skill), scene.Text2
	} else if !ls.Captain.IsZero() {
		who = refName(ls.Captain)
	} else if s != nil && s.CaptainLimit == 0 {
		who, ink = "takes no captain", scene.Text3
	}
	c.Fit(x, y+19, room, scene.StyleCaption, ink, who, scene.Left)
	if b.H < 70 {
		return
	}
	ix := x + 7
	for _, at := range p.placesOf(i) {
		if at.ref.IsZero() && at.icon() == "admiral" {
			continue
		}
		if ix > b.X+b.W-16 {
			break
		}
		if at.ref.IsZero() {
			c.Path().RoundRect(ix-7, b.Y+b.H-24, ix+7, b.Y+b.H-10, 3)
			c.Stroke(scene.Text3, 1.1, 2.4, 2)
		} else {
			c.Icon(ix, b.Y+b.H-17, 15, at.icon(), scene.Text2)
		}
		ix += 19
	}
}

// scrolled keeps how far a list of n is scrolled within what there is.
func scrolled(top *int, n, fit int) int {
	*top = max(0, min(*top, n-fit))
	return *top
}

func (p *Page) drawRefusal() {
	if p.refuseWords == "" {
		return
	}
	c := p.canvas
	c.Layer++ // it floats
	defer func() { c.Layer-- }()
	st := scene.StyleBody
	w := min(p.w-64, canvas.Width(st, p.refuseWords)+64)
	lines := canvas.Lines(st, p.refuseWords, w-60)
	h := 20*float64(len(lines)) + 20
	x, y := (p.w-w)/2, p.h-h-24
	c.Box(x, y, w, h, 8, scene.DangerFill)
	c.Frame(x, y, w, h, 8, 1.4, scene.Danger)
	c.Icon(x+24, y+h/2, 20, "no", scene.Danger)
	c.Wrap(x+46, y+10, w-60, st, scene.DangerSentence, p.refuseWords)
}
