package kit

import (
	"fmt"

	"attackwing/ui/scene"
)

// Curve is a chance over some steps of a game: knots at Step (0 the beginning of the first) with a
// Part of 0 to 1. Between two knots that are not Sure it is dotted.
type Curve struct {
	Steps       []string // their names, below
	Now         int      // the one looked at, -1 none
	Knots       []Knot
	At          float64 // where it is looked at, in steps; below 0 nowhere
	Part        float64 // the chance there
	Margin      float64
	Known       bool // Part is
	Top, Bottom string
	TopInk      Ink
	BottomInk   Ink
	Line, Fill  Ink
	Pins        []Pin
}

// Pin is a numbered place of a Curve.
type Pin struct {
	N    int
	Step float64
}

// Knot is a point of a Curve.
type Knot struct {
	Step, Part float64
	Sure       bool // as far as from the knot before
}

const chartLow = 110.0

// Chart draws a Curve as high as there is room, at least 110 px, at most so many.
func Chart(k Curve, most float64) Part {
	return Part{own: 300, least: 120, broad: true, lay: func(r Room) Laid {
		h := most
		if r.H > 0 {
			h = max(chartLow, min(most, r.H))
		}
		return Laid{r.W, h, func(f *Frame, b Box) { k.draw(f, b) }}
	}}
}

func (k *Curve) draw(f *Frame, b Box) {
	c := f.Canvas
	bx, by, bw, bh := b.X, b.Y, b.W, b.H-24
	c.Box(bx, by, bw, bh, 2, scene.Hex(0x1B1512))
	if len(k.Steps) == 0 {
		return
	}
	x := func(step float64) float64 { return bx + bw*step/float64(len(k.Steps)) }
	y := func(part float64) float64 { return by + bh*(1-part) }
	at := func(n Knot) scene.Pt { return scene.Pt{X: x(n.Step), Y: y(n.Part)} }
	if n := len(k.Knots); n > 1 {
		area := []scene.Pt{{X: x(k.Knots[0].Step), Y: by + bh}}
		for _, o := range k.Knots {
			area = append(area, at(o))
		}
		c.Path().Polygon(append(area, scene.Pt{X: x(k.Knots[n-1].Step), Y: by + bh})...)
		c.Fill(k.Fill)
	}
	c.Path().Segment(scene.Pt{X: bx, Y: by + bh/2}, scene.Pt{X: bx + bw, Y: by + bh/2})
	c.Stroke(scene.Fade(k.Line, 0.5), 1, 4, 4)
	for i := 1; i < len(k.Knots); i++ {
		c.Path().Segment(at(k.Knots[i-1]), at(k.Knots[i]))
		if k.Knots[i].Sure {
			c.Stroke(k.Line, 2, 0, 0)
		} else {
			c.Stroke(scene.Fade(k.Line, 0.8), 2, 2, 4)
		}
	}
	side := func(y float64, ink Ink, words string) { // on a ground of its own: the line may pass below it
		c.Box(bx+4, y-9, min(bw/3, Width(scene.StyleCaption, words))+8, 18, 3, scene.Panel)
		c.Fit(bx+8, y, bw/3, scene.StyleCaption, ink, words, scene.Left)
	}
	side(by+12, k.TopInk, k.Top)
	side(by+bh-11, k.BottomInk, k.Bottom)
	for i, name := range k.Steps {
		ink := If(i == k.Now, scene.Text1, scene.Text3)
		c.Text(x(float64(i))+10, by+bh+13, scene.StyleCaption, ink, name, scene.Middle)
	}
	for _, t := range k.Pins {
		k.pin(c, Box{bx, by, bw, bh}, t, x, y)
	}
	k.look(c, Box{bx, by, bw, bh}, x, y)
}

// pin marks a place on the line.
func (k *Curve) pin(c *Canvas, b Box, t Pin, x, y func(float64) float64) {
	at := scene.Pt{X: x(t.Step), Y: b.Y + b.H/2}
	for i := 1; i < len(k.Knots); i++ {
		if p, q := k.Knots[i-1], k.Knots[i]; t.Step >= p.Step && t.Step <= q.Step && q.Step > p.Step {
			at.Y = y(p.Part + (q.Part-p.Part)*(t.Step-p.Step)/(q.Step-p.Step))
		}
	}
	c.Path().Segment(scene.Pt{X: at.X, Y: b.Y}, scene.Pt{X: at.X, Y: b.Y + b.H})
	c.Stroke(scene.Fade(scene.Danger, 0.7), 1.2, 2, 3)
	const r, names = 10, 23 // and what the names of the sides take above and below
	at.Y = max(b.Y+names+r, min(b.Y+b.H-names-r, at.Y))
	c.Path().Circle(at, r)
	c.Fill(scene.DangerFill)
	c.Box(at.X-r*0.7, at.Y-r*0.7, r*1.4, r*1.4, 0, scene.DangerFill)
	c.Path().Circle(at, r)
	c.Stroke(scene.Danger, 1.6, 0, 0)
	c.Text(at.X, at.Y, scene.StyleKeyCap, scene.Text1, fmt.Sprint(t.N), scene.Middle)
}

// look marks where it is looked at, with the chance there.
func (k *Curve) look(c *Canvas, b Box, x, y func(float64) float64) {
	if k.At < 0 {
		return
	}
	at := scene.Pt{X: x(k.At), Y: y(k.Part)}
	c.Path().Rect(at.X-0.75, b.Y, at.X+0.75, b.Y+b.H)
	c.Fill(scene.Accent)
	if !k.Known {
		return
	}
	c.Path().Segment(scene.Pt{X: at.X, Y: max(b.Y, y(k.Part+k.Margin))},
		scene.Pt{X: at.X, Y: min(b.Y+b.H, y(k.Part-k.Margin))})
	c.Stroke(scene.Fade(scene.Accent, 0.5), 5, 0, 0)
	c.Path().Circle(at, 5)
	c.Fill(scene.Accent)
	words := fmt.Sprintf("%.0f%% ± %.0f", k.Part*100, k.Margin*100)
	st := scene.Style{Face: scene.SansBold, Size: 13, Line: 18}
	tx, side := at.X+12, scene.Left
	if tx+Width(st, words) > b.X+b.W-6 {
		tx, side = at.X-12, scene.Right
	}
	ty := at.Y + 16
	if ty > b.Y+b.H-26 {
		ty = at.Y - 14
	}
	c.Text(tx, max(b.Y+26, min(b.Y+b.H-26, ty)), st, scene.Text1, words, side)
}
