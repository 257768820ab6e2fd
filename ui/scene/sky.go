package scene

import (
	"image/color"
	"strconv"
)

// sky fills the viewport: it stays put while the table is moved under the eye.
func (d *Builder) sky() {
	k := d.cam.Unit()
	of := skyOf{
		d.cam.W / k,
		d.cam.H / k,
		d.b.Seed,
		d.b.Plain,
		d.b.Light,
		[4]color.NRGBA{Void, SkyInner, SkyHalf, SkyOuter},
	}
	if d.behind.of != of {
		s := d.s
		d.s, d.behind.of = &d.behind.scene, of
		d.s.Reset()
		d.stars(of.w, of.h)
		d.s = s
	}
	d.s.Shapes = append(d.s.Shapes, d.behind.scene.Shapes...)
}

// sky is the background of the table, kept until it changes.
type sky struct {
	of    skyOf
	scene Scene
}

// skyOf is the key of a sky.
type skyOf struct {
	w, h  float64
	seed  uint64
	plain bool
	light float64
	inks  [4]color.NRGBA
}

// stars draws a sky w by h pixels large.
func (d *Builder) stars(w, h float64) {
	d.on(LayerVoid, Static)
	screen := func(c color.NRGBA, g *Gradient) {
		d.s.Add(
			Shape{Kind: Fill, Space: OnScreen, Layer: d.layer, Bake: Static, Color: c, Path: d.s.End(), Gradient: g},
		)
	}
	d.begin().Rect(0, 0, w, h)
	screen(Void, nil)
	d.on(LayerSky, Static)
	d.begin().Rect(0, 0, w, h)
	screen(
		color.NRGBA{},
		d.s.gradient(Gradient{
			Center: Pt{w * 0.5, h * 0.45},
			RX:     w * 0.78,
			RY:     h * 0.78,
			Inner:  d.lit(SkyInner),
			Half:   d.lit(SkyHalf),
			Outer:  d.lit(SkyOuter),
		}),
	)
	rnd := d.b.Seed*2 + 0x1234567
	next := func() float64 {
		rnd += 0x9E3779B97F4A7C15
		z := rnd
		z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
		z = (z ^ z>>27) * 0x94D049BB133111EB
		return float64((z^z>>31)>>11) / (1 << 53)
	}
	if !d.b.Plain {
		flip := next() < 0.5
		for i, n := range [3]struct {
			c    color.NRGBA
			x, y float64
			r    float64
			a    float64
		}{{Hex(0x2B4A8F), 0.24, 0.26, 0.42, 0.30}, {Hex(0x5B3B8C), 0.76, 0.76, 0.38, 0.27},
			{Hex(0x1E6E72), 0.70, 0.18, 0.34, 0.20}} {
			x := n.x + (next()-0.5)*0.16
			y := n.y + (next()-0.5)*0.16
			if flip {
				x = 1 - x
			}
			rx, ry := n.r*w*(0.9+0.3*next()), n.r*h*(0.75+0.3*next())
			if i == 2 {
				ry *= 0.8
			}
			c := Pt{x * w, y * h}
			d.begin().Ellipse(c, rx, ry)
			screen(
				color.NRGBA{},
				d.s.gradient(Gradient{
					Center: c,
					RX:     rx,
					RY:     ry,
					Inner:  Fade(n.c, n.a*d.light()),
					Half:   Fade(n.c, n.a*d.light()*0.36),
					Outer:  Fade(n.c, 0),
				}),
			)
		}
	}
	const shades = 6
	for s := range shades {
		p := d.begin()
		for range 34 {
			at := Pt{next() * w, next() * h}
			r := next()
			p.Circle(at, 0.42+0.75*r*r*r)
		}
		screen(Fade(Hex(0xDCE6FF), min(1, d.light()*(0.18+0.45*float64(s)/(shades-1)))), nil)
	}
}

// light returns the brightness of the sky and the grid.
func (d *Builder) light() float64 {
	if d.b.Light <= 0 {
		return 1
	}
	return d.b.Light
}

// lit is a color of the sky in that light.
func (d *Builder) lit(c color.NRGBA) color.NRGBA {
	k := d.light()
	part := func(v uint8) uint8 { return uint8(min(255, float64(v)*k+0.5)) }
	return color.NRGBA{R: part(c.R), G: part(c.G), B: part(c.B), A: c.A}
}

func (d *Builder) grid() {
	d.on(LayerGrid, Static)
	p := d.begin()
	for i := 4; i < 36; i += 4 {
		x := float64(i) * Inch
		p.Segment(Pt{x, 0}, Pt{x, Table})
		p.Segment(Pt{0, x}, Pt{Table, x})
	}
	d.stroke(Fade(GridLine, 0.10*d.light()), 1, 0, 0)
	p = d.begin()
	for i := 1; i < 36; i++ {
		x, l := float64(i)*Inch, d.cam.MM(3.5)
		if i%4 == 0 {
			l = d.cam.MM(7)
		}
		p.Segment(Pt{x, 0}, Pt{x, l})
		p.Segment(Pt{x, Table}, Pt{x, Table - l})
		p.Segment(Pt{0, x}, Pt{l, x})
		p.Segment(Pt{Table, x}, Pt{Table - l, x})
	}
	d.stroke(Fade(Tick, 0.45*d.light()), 1, 0, 0)
	d.beyond()
	d.begin().Rect(0, 0, Table, Table)
	d.stroke(BoardEdge, 1.5, 0, 0)
	in := func(p Pt, far float64) Pt { // toward the middle, in pixels
		o := Pt{Table / 2, Table / 2}.Sub(p)
		return d.px(o).Unit().Mul(far)
	}
	for i := 8; i < 32; i += 8 {
		at := Pt{float64(i) * Inch, 0}
		if d.inZone(at) || d.measured(at) ||
			d.px(Pt{at.X - Table/2, 0}).Len() < 24*d.cam.Unit() { // the N of the edge's middle stands there
			continue
		}
		d.text(at, d.px(Pt{0, 1}).Unit().Mul(14), Condensed, 12, Fade(Text3, 0.9), inches[i], false)
	}
	for i, l := range [4]string{"N", "E", "S", "W"} {
		h := Heading(float64(i) * 90).Mul(Table / 2)
		at := Pt{Table/2 + h.X, Table/2 + h.Y}
		if d.measured(at) {
			continue
		}
		far := 11.0
		d.text(at, in(at, far), Condensed, 13, Text2, l, true)
	}
}

var inches = func() (s [40]string) {
	for i := range s {
		s[i] = strconv.Itoa(i) + `"`
	}
	return
}()

// beyond darkens what lies outside the table.
func (d *brush) beyond() {
	p := d.begin()
	const far = 4 * Table
	p.Rect(-far, -far, Table+far, 0)
	p.Rect(-far, Table, Table+far, Table+far)
	p.Rect(-far, 0, 0, Table)
	p.Rect(Table, 0, Table+far, Table)
	d.fill(Fade(Void, 0.62))
}

// inZone says whether an edge number would stand in or beside a starting area.
func (d *Builder) inZone(p Pt) bool {
	for i := range d.b.Zones {
		z := &d.b.Zones[i]
		if z.Y0 <= p.Y && p.Y <= z.Y1 && z.X0-Inch <= p.X && p.X <= z.X1+Inch {
			return true
		}
	}
	return false
}

// measured says whether the measure of a starting area's depth stands where a number or a letter of
// the edge would: on a small board that is at the edge too.
func (d *Builder) measured(p Pt) bool {
	far := d.cam.MM(52)
	for i := range d.b.Zones {
		z := &d.b.Zones[i]
		if z.Dimensions && z.Y1-z.Y0 < d.cam.MM(56) && z.Y0 <= p.Y && p.Y <= z.Y1 && z.X0-far <= p.X &&
			p.X <= z.X1+far {
			return true
		}
	}
	return false
}

func (d *Builder) zones() {
	d.on(LayerZones, Static)
	for i := range d.b.Dead {
		r := d.b.Dead[i]
		d.begin().Rect(r.X0, r.Y0, r.X1, r.Y1)
		d.fill(Fade(Hex(0x3A1C20), 0.42))
	}
	for i := range d.b.NextDead {
		r := d.b.NextDead[i]
		d.begin().Rect(r.X0, r.Y0, r.X1, r.Y1)
		d.fill(Fade(Hex(0x6A3A2E), 0.16))
	}
	for i := range d.b.Zones {
		d.b.Zones[i].draw(d)
	}
}

// hatchAngle returns the angle of a seat's hatching: rising for player 1, falling for player 2.
func hatchAngle(seat int) float64 {
	if seat == 2 {
		return -45
	}
	return 45
}

func (z *Zone) draw(d *Builder) {
	seat := Seats[z.Seat]
	d.begin().Rect(z.X0, z.Y0, z.X1, z.Y1)
	p := d.fill(Fade(seat.Main, 0.10))
	d.hatch(p, Fade(seat.Main, 0.26), 8, hatchAngle(z.Seat), 2.6)
	d.strokePath(p, seat.Main, 1.6, 0, 0)
	if !z.Dimensions {
		return
	}
	off, tick := d.cam.MM(20), d.cam.MM(4.5)
	y, below := z.Y1+off, 1.0
	if (z.Y0+z.Y1)/2 > Table/2 {
		y, below = z.Y0-off, -1
	}
	x, beside := z.X0-off*0.8, -1.0
	if (z.X0+z.X1)/2 < Table/2 {
		x, beside = z.X1+off*0.8, 1
	}
	q := d.begin()
	q.Segment(Pt{z.X0, y}, Pt{z.X1, y})
	q.Segment(Pt{z.X0, y - tick}, Pt{z.X0, y + tick})
	q.Segment(Pt{z.X1, y - tick}, Pt{z.X1, y + tick})
	q.Segment(Pt{x, z.Y0}, Pt{x, z.Y1})
	q.Segment(Pt{x - tick, z.Y0}, Pt{x + tick, z.Y0})
	q.Segment(Pt{x - tick, z.Y1}, Pt{x + tick, z.Y1})
	d.stroke(seat.Text, 1.2, 0, 0)
	ink := Mix(seat.Text, Text1, 0.35)
	num := func(v float64) string {
		n := int(v/Inch + 0.5)
		if n < len(inches) {
			return inches[n]
		}
		return strconv.Itoa(n) + `"`
	}
	d.on(LayerLabels, Static)
	z.size(d, Pt{z.X0, y}, Pt{z.X1, y}, d.px(Pt{0, below}).Unit().Mul(12), ink, num(z.X1-z.X0))
	z.size(d, Pt{x, z.Y0}, Pt{x, z.Y1}, d.px(Pt{beside, 0}).Unit().Mul(15), ink, num(z.Y1-z.Y0))
	d.on(LayerZones, Static)
}

// size writes how long a side of it is beside the line, as near to its middle as there is room.
func (*Zone) size(d *Builder, from, to, o Pt, ink color.NRGBA, words string) {
	at := from.Lerp(to, 0.5)
	for _, u := range [...]float64{0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75, 0.15, 0.85} {
		if p := from.Lerp(to, u); d.free(d.around(p, o, 14, 9)) {
			at = p
			break
		}
	}
	d.text(at, o, Condensed, 13, ink, words, true)
	d.occupy(d.around(at, o, MeasureText(Condensed, 13, 0, words)/2, 8))
}
