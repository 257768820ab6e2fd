package kit

import (
	"fmt"

	"attackwing/ui/scene"
)

// Parts of a screen that is handed from one person to another.

const (
	litWide   = 5.0
	turnHigh  = 68.0
	turnLeast = 200.0
	turnLike  = 230.0
)

var (
	turnHead   = scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
	turnNumber = scene.Style{Face: scene.NumeralBold, Size: 17, Line: 20}
)

// Lit fills a window, one side of which is lit: that at which somebody sits.
func Lit(side Side, ink Ink, p Part) Part {
	return Part{own: p.own, least: p.least, low: p.low, tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		l := p.Laid(r)
		return Laid{r.W, max(r.H, l.H), func(f *Frame, b Box) {
			at := Box{b.X, b.Y, litWide, b.H}
			switch side {
			case Right:
				at.X = b.X + b.W - litWide
			case Above:
				at.W, at.H = b.W, litWide
			case Below:
				at.W, at.H, at.Y = b.W, litWide, b.Y+b.H-litWide
			}
			f.Canvas.Box(at.X, at.Y, at.W, at.H, 0, ink)
			l.Put(f, b)
		}}
	}}
}

// Skied has the sky behind a part that fills the window.
func Skied(p Part) Part {
	return behind(p, func(f *Frame, b Box) { sky(f.Canvas, b.W, b.H) })
}

// Emblem is the large mark of a seat: its shape, its color, its number.
func Emblem(size float64, seat int) Part {
	col := scene.Seats[seat]
	return Sized(size, size, func(c *Canvas, b Box) {
		x, y := b.Center()
		shape := func(r float64) {
			if seat == 2 {
				r *= 1.2
				c.Path().Polygon(scene.Pt{X: x, Y: y - r}, scene.Pt{X: x + r, Y: y}, scene.Pt{X: x, Y: y + r},
					scene.Pt{X: x - r, Y: y})
				return
			}
			c.Path().Circle(scene.Pt{X: x, Y: y}, r)
		}
		r := size / 2
		shape(r)
		c.Fill(col.Fill)
		shape(r - 1.5)
		c.Stroke(col.Main, 3, 0, 0)
		shape(r * 0.72)
		c.Stroke(scene.Fade(col.Main, 0.55), 1.2, 0, 0)
		c.Text(x, y, scene.Style{Face: scene.NumeralBold, Size: r * 1.05, Line: r}, col.Text, fmt.Sprint(seat),
			scene.Middle)
	})
}

// HoldRing is a command as a ring with a padlock, in the color of a seat; it fills while it is
// held.
func HoldRing(c *Command, seat int, size float64) Part {
	col := scene.Seats[seat]
	return drawn(size, size, func(f *Frame, b Box) {
		s := f.state()
		x, y := b.Center()
		at, r, w := scene.Pt{X: x, Y: y}, size/2, size*0.08
		f.Path().Circle(at, r-w)
		f.Fill(scene.Mix(col.Fill, scene.Void, 0.35))
		edge := If(s.Over, 0.55, 0.38)
		f.Path().Circle(at, r-w/2)
		f.Stroke(scene.Fade(col.Main, edge), w, 0, 0)
		if s.Held > 0 {
			f.Path().Arc(at, r-w/2, 0, 360*s.Held)
			f.Stroke(col.Main, w, 0, 0)
		}
		if s.Focus {
			f.Path().Circle(at, r+4)
			f.Stroke(scene.Accent, 2, 0, 0)
		}
		f.Path().Circle(at, r*0.27)
		f.Fill(col.Text)
		ink, k := scene.Mix(col.Fill, scene.Void, 0.35), r*0.12
		f.Path().RoundRect(x-k, y-k*0.25, x+k, y+k, k*0.25)
		f.Fill(ink)
		f.Path().Arc(scene.Pt{X: x, Y: y - k*0.35}, k*0.62, 270, 450)
		f.Stroke(ink, k*0.34, 0, 0)
	}).Grow(-1).act(c)
}

// TurnOf is a turn of several: its number, whose it is (a seat, 0 nobody's), how far it is, and
// what it is.
type TurnOf struct {
	N, Seat     int
	Now, Done   bool
	Head, Words string
}

// Turn is a card for a TurnOf.
func Turn(k TurnOf) Part {
	col := scene.Seats[k.Seat]
	return strip(turnLike, turnLeast, turnHigh, func(f *Frame, b Box) {
		fill, edge, wide := scene.Fade(scene.Panel, 0.92), scene.Line, 1.0
		if k.Now {
			fill, edge, wide = scene.Mix(col.Fill, scene.Void, 0.45), col.Main, 2
		}
		f.Canvas.Plate(b.X, b.Y, b.W, b.H, corner, fill, wide, edge)
		at := scene.Pt{X: b.X + 33, Y: b.Y + b.H/2}
		switch {
		case k.Now:
			f.Path().Circle(at, 16)
			f.Fill(col.Main)
			f.Canvas.Text(at.X, at.Y, turnNumber, scene.BaseFill, fmt.Sprint(k.N), scene.Middle)
		case k.Done:
			f.Path().Circle(at, 16)
			f.Fill(col.Fill)
			f.Path().Circle(at, 15.4)
			f.Stroke(col.Main, 1.2, 0, 0)
			f.Canvas.Icon(at.X, at.Y, 15, "ok", col.Text)
		default:
			f.Path().Circle(at, 15.4)
			f.Stroke(scene.LineStrong, 1.2, 0, 0)
			f.Canvas.Text(at.X, at.Y, turnNumber, scene.Text2, fmt.Sprint(k.N), scene.Middle)
		}
		f.Canvas.Fit(b.X+61, b.Y+24, b.W-72, turnHead, scene.Text1, k.Head, scene.Left)
		f.Canvas.Fit(b.X+61, b.Y+44, b.W-72, scene.StyleSmall, scene.Text2, k.Words, scene.Left)
	}).Grow(1)
}
