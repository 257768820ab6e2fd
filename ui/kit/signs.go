package kit

import "attackwing/ui/scene"

// stroke is a piece of a sign: a form through points, or about a point with a radius, in units
// about the middle of the sign. Wide is the width of its line, px; 0 fills it.
type stroke struct {
	form form
	wide float64
	at   pts
}

// pts are numbers of a stroke: x and y of its points, or what its form says.
type pts []float64

// form is the shape of a stroke.
type form uint8

const (
	line    form = iota
	closed       // a line that ends where it began
	circle       // x, y, radius
	dashed       // a circle
	arc          // x, y, radius, from and to in degrees
	rounded      // x, y, width, height of a box
)

// signs are the kit's own, in a square of 20 units.
var signs = map[string][]stroke{
	"back":    {{line, 2, pts{4, -8, -4, 0, 4, 8}}},
	"forward": {{line, 2, pts{-4, -8, 4, 0, -4, 8}}},
	"up":      {{line, 2, pts{-8, 4, 0, -4, 8, 4}}},
	"down":    {{line, 2, pts{-8, -4, 0, 4, 8, -4}}},
	"close":   {{line, 2, pts{-6, -6, 6, 6}}, {line, 2, pts{6, -6, -6, 6}}},
	"plus":    {{line, 2, pts{-7, 0, 7, 0}}, {line, 2, pts{0, -7, 0, 7}}},
	"minus":   {{line, 2, pts{-7, 0, 7, 0}}},
	"branch":  {{closed, 1.6, pts{0, -8, 8, 0, 0, 8, -8, 0}}},
	"search":  {{circle, 2, pts{-2, -2, 5.5}}, {line, 2, pts{2, 2, 8, 8}}},
	"play":    {{closed, 0, pts{-5, -8, 8, 0, -5, 8}}},
	"pause":   {{rounded, 0, pts{-6, -8, 4, 16}}, {rounded, 0, pts{2, -8, 4, 16}}},
	"first":   {{line, 2, pts{-7, -8, -7, 8}}, {line, 2, pts{7, -8, -2, 0, 7, 8}}},
	"last":    {{line, 2, pts{7, -8, 7, 8}}, {line, 2, pts{-7, -8, 2, 0, -7, 8}}},
	"log": {
		{circle, 0, pts{-7, -6, 1.6}},
		{line, 2, pts{-3, -6, 9, -6}},
		{circle, 0, pts{-7, 0, 1.6}},
		{line, 2, pts{-3, 0, 9, 0}},
		{circle, 0, pts{-7, 6, 1.6}},
		{line, 2, pts{-3, 6, 9, 6}},
	},
	"now":     {{circle, 1.8, pts{0, 0, 9}}, {line, 2, pts{0, 5, 0, -5}}, {line, 2, pts{-4, -1, 0, -5, 4, -1}}},
	"menu":    {{line, 2, pts{-8, -6, 8, -6}}, {line, 2, pts{-8, 0, 8, 0}}, {line, 2, pts{-8, 6, 8, 6}}},
	"pointer": {{closed, 0, pts{-5, -9, 7, 3, 1, 3, 4, 9, 1, 10, -1.5, 4.5, -5, 8}}},
	"ship":    {{closed, 0, pts{0, -10, 4, 0, 8, 7, 2, 5, 0, 9, -2, 5, -8, 7, -4, 0}}},
	"caption": {{closed, 0, pts{-9, -8, 9, -8, 9, 4, 0, 4, -4, 9, -4, 4, -9, 4}}},
	"arrow":   {{line, 2.2, pts{-8, 8, 4, -4}}, {closed, 0, pts{8, -8, -1, -5, 5, 1}}},
	"light":   {{circle, 0, pts{0, 0, 5}}, {dashed, 1.8, pts{0, 0, 9}}},
	"sound": {
		{closed, 0, pts{-9, -3, -5, -3, 0, -8, 0, 8, -5, 3, -9, 3}},
		{arc, 1.8, pts{0, 0, 5, 45, 135}},
		{arc, 1.8, pts{0, 0, 9, 45, 135}},
	},
	"muted": {
		{closed, 0, pts{-9, -3, -5, -3, 0, -8, 0, 8, -5, 3, -9, 3}},
		{line, 1.8, pts{3, -4, 9, 4}},
		{line, 1.8, pts{9, -4, 3, 4}},
	},
	"linked": {{circle, 0, pts{0, 7, 2}}, {arc, 2, pts{0, 7, 6, -45, 45}}, {arc, 2, pts{0, 7, 11, -45, 45}},
		{arc, 2, pts{0, 7, 16, -45, 45}}},
	"unlinked": {{circle, 0, pts{0, 7, 2}}, {arc, 2, pts{0, 7, 6, -45, 45}}, {arc, 2, pts{0, 7, 11, -45, 45}},
		{arc, 2, pts{0, 7, 16, -45, 45}}, {line, 2.4, pts{-9, -9, 9, 9}}},
	"grade": {{closed, 0, pts{0, -8, 9, 8, -9, 8}}},
	"undo":  {{line, 2.2, pts{-8, -3, 4, -3, 7, 0, 7, 3, 4, 6, -3, 6}}, {closed, 0, pts{-9, -3, -3, -8, -3, 2}}},
	"redo":  {{line, 2.2, pts{8, -3, -4, -3, -7, 0, -7, 3, -4, 6, 3, 6}}, {closed, 0, pts{9, -3, 3, -8, 3, 2}}},
}

// boardSigns are the icons of the board's tools in pixels; all have one size.
var boardSigns = map[string][]stroke{
	"more": {{circle, 0, pts{-7, 0, 2}}, {circle, 0, pts{0, 0, 2}}, {circle, 0, pts{7, 0, 2}}},
	"fit": {{line, 1.8, pts{-7, -2.5, -7, -7, -2.5, -7}}, {line, 1.8, pts{7, -2.5, 7, -7, 2.5, -7}},
		{line, 1.8, pts{7, 2.5, 7, 7, 2.5, 7}}, {line, 1.8, pts{-7, 2.5, -7, 7, -2.5, 7}}},
	"measure": {{closed, 1.6, pts{-8, 3, 3, -8, 8, -3, -3, 8}}, {line, 1.4, pts{-5.5, 0.5, -3.5, 2.5}},
		{line, 1.4, pts{-2.5, -2.5, -0.5, -0.5}}, {line, 1.4, pts{0.5, -5.5, 2.5, -3.5}}},
	"ways":   append(append(way(-50), way(0)...), way(50)...),
	"rotate": {{arc, 1.8, pts{0, 0, 6.5, 60, 340}}, {closed, 0, pts{8, -8, 7, -1, 1, -4}}},
}

// way draws one of several ways from a point, with a dot at its end.
func way(heading float64) []stroke {
	h := scene.Heading(heading)
	return []stroke{{line, 1.6, pts{0, 8, 13 * h.X, 8 + 13*h.Y}}, {circle, 0, pts{14 * h.X, 8 + 14*h.Y, 2.2}}}
}

// drawSign draws one of the kit's own signs, else a drawing of that name.
func drawSign(c *Canvas, name string, x, y, size float64, ink Ink) {
	k := size / 20
	switch name {
	case "note":
		c.Box(x-8*k, y-9*k, 16*k, 18*k, 2, ink)
		for i := range 3 {
			c.Box(x-5*k, y-5*k+5*k*float64(i), 10*k, 1.2, 0, scene.OnAccent)
		}
	case "open": // a box that is not ticked yet
		c.Frame(x-7*k, y-7*k, 14*k, 14*k, 3*k, 1.2, ink)
	case "help":
		c.Text(x, y, Style{Face: scene.SansBold, Size: size * 0.85, Line: size}, ink, "?", scene.Middle)
	default:
		if s, ok := signs[name]; ok {
			c.sign(s, x, y, k, ink)
		} else if s, ok := boardSigns[name]; ok {
			c.sign(s, x, y, 1, ink)
		} else {
			c.Icon(x, y, size, name, ink)
		}
	}
}

// sign draws strokes about a point, k px a unit.
func (c *Canvas) sign(strokes []stroke, x, y, k float64, ink Ink) {
	for _, s := range strokes {
		p, a := c.Path(), s.at
		mid := scene.Pt{X: x + a[0]*k, Y: y + a[1]*k}
		on, off := 0.0, 0.0
		switch s.form {
		case circle:
			p.Circle(mid, a[2]*k)
		case dashed:
			p.Circle(mid, a[2]*k)
			on, off = 3, 3
		case arc:
			p.Arc(mid, a[2]*k, a[3], a[4])
		case rounded:
			p.RoundRect(mid.X, mid.Y, mid.X+a[2]*k, mid.Y+a[3]*k, 1)
		default:
			for i := 0; i < len(a); i += 2 {
				if at := (scene.Pt{X: x + a[i]*k, Y: y + a[i+1]*k}); i == 0 {
					p.Move(at)
				} else {
					p.Line(at)
				}
			}
			if s.form == closed {
				p.Close()
			}
		}
		if s.wide == 0 {
			c.Fill(ink)
		} else {
			c.Stroke(ink, s.wide, on, off)
		}
	}
}
