package canvas

import (
	"fmt"
	"image/color"

	"attackwing/ui/scene"
)

// Kind is how a button looks.
type Kind uint8

// The kinds of button.
const (
	Plain Kind = iota
	Main
	Segment // a choice among several
	Chosen  // the chosen one
	Loss    // the main one, when it destroys something of one's own
)

// Button is a rectangle with a name, and perhaps its key.
func (c *Canvas) Button(id, text, key string, x, y, w, h float64, kind Kind, enabled bool) {
	c.Hit(id, x, y, w, h, enabled)
	fill, edge, ink := scene.Control, scene.LineStrong, scene.Text1
	switch kind {
	case Main:
		fill, edge, ink = scene.Accent, scene.Accent, scene.OnAccent
	case Loss:
		fill, edge, ink = scene.DangerFill, scene.Danger, scene.DangerSentence
	case Chosen:
		fill, edge = scene.Picked, scene.Accent
	case Segment:
		fill, edge, ink = scene.Panel, scene.Panel, scene.Text2
	}
	if !enabled {
		fill, edge, ink = scene.Card, scene.Line, scene.Text3
	} else if c.Hover == id {
		fill = scene.Mix(fill, scene.Hex(0xFFFFFF), 0.09)
		if c.Down == id {
			fill = scene.Mix(fill, scene.Hex(0), 0.18)
		}
	}
	c.Box(x, y, w, h, 8, fill)
	c.Frame(x, y, w, h, 8, 1.2, edge)
	st := scene.StyleH3
	if h < 44 {
		st = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	}
	kw := 0.0
	if key != "" {
		key = c.named(key)
		kw = Width(scene.StyleKeyCap, key) + 12 + 8
		if Width(st, text) > w-16-kw { // the words before the key
			key, kw = "", 0
		}
	}
	text = Shorten(st, text, w-16-kw)
	tw := Width(st, text)
	tx := x + (w-tw-kw)/2
	c.Text(tx, y+h/2, st, ink, text, scene.Left)
	if key != "" {
		c.Cap(tx+tw+8, y+h/2, key, ink)
	}
}

// IconButton is a square button with an icon drawn by a function.
func (c *Canvas) IconButton(id string, x, y, size float64, enabled bool, draw func(cx, cy float64, ink color.NRGBA)) {
	c.Hit(id, x, y, size, size, enabled)
	fill, ink := scene.Control, scene.Text1
	if !enabled {
		fill, ink = scene.Card, scene.LostPoint
	} else if c.Hover == id {
		fill = scene.Mix(fill, scene.Hex(0xFFFFFF), 0.09)
	}
	c.Box(x, y, size, size, 8, fill)
	c.Frame(x, y, size, size, 8, 1.2, scene.LineStrong)
	draw(x+size/2, y+size/2, ink)
}

// Key is a key cap with its left edge at x; it returns its width.
func (c *Canvas) Key(x, y float64, key string, ink color.NRGBA) float64 {
	return c.Cap(x, y, c.named(key), ink)
}

// named is what the cap of a key says.
func (c *Canvas) named(key string) string {
	if c.KeyName == nil {
		return key
	}
	return c.KeyName(key)
}

// Cap is a key cap that says just this.
func (c *Canvas) Cap(x, y float64, key string, ink color.NRGBA) float64 {
	w := max(18, Width(scene.StyleKeyCap, key)+10)
	c.Frame(x, y-9, w, 18, 4, 1, scene.Fade(ink, 0.7))
	c.Text(x+w/2, y, scene.StyleKeyCap, ink, key, scene.Middle)
	return w
}

// Pill is a small rounded label with its right edge at x.
func (c *Canvas) Pill(right, y float64, text string, ink, fill color.NRGBA) {
	st := scene.Style{Face: scene.Condensed, Size: 12.5, Line: 16}
	w := Width(st, text) + 16
	c.Box(right-w, y-10, w, 20, 10, fill)
	c.Frame(right-w, y-10, w, 20, 10, 1.2, ink)
	c.Text(right-w/2, y, st, scene.Text1, text, scene.Middle)
}

// Seat is the mark of a seat: a disc or a lozenge, with a number unless it is negative.
func (c *Canvas) Seat(x, y, r float64, seat, number int) {
	col := scene.Seats[seat].Main
	if seat == 2 {
		k := r * 1.2
		c.Path().Polygon(scene.Pt{X: x, Y: y - k}, scene.Pt{X: x + k, Y: y}, scene.Pt{X: x, Y: y + k}, scene.Pt{X: x - k, Y: y})
	} else {
		c.Path().Circle(scene.Pt{X: x, Y: y}, r)
	}
	c.Fill(col)
	if number >= 0 {
		c.Text(x, y, scene.Style{Face: scene.NumeralBold, Size: r * 1.5, Line: 16}, scene.Hex(0x0A1122), fmt.Sprint(number), scene.Middle)
	}
}

// Bar is hull squares and shield discs; it returns where they end.
func (c *Canvas) Bar(x, y float64, hull, maxHull, up, down, maxShields int) float64 {
	for i := range maxHull {
		if i < hull {
			c.Box(x, y-4, 8, 8, 1.5, scene.HullPoint)
		} else {
			c.Frame(x, y-4, 8, 8, 1.5, 1, scene.LostPoint)
		}
		x += 10
	}
	x += 4
	for i := range maxShields {
		p := scene.Pt{X: x + 4, Y: y}
		switch {
		case i < up:
			c.Path().Circle(p, 4)
			c.Fill(scene.ShieldPoint)
		case i < up+down:
			c.Path().Circle(p, 3.5)
			c.Stroke(scene.ShieldPoint, 1.2, 0, 0)
		default:
			c.Path().Circle(p, 3.5)
			c.Stroke(scene.LostPoint, 1, 0, 0)
		}
		x += 11
	}
	return x
}
