package scene

import "math"

// Pt is a point or a vector: millimetres on the table, pixels on the screen.
type Pt struct{ X, Y float64 }

// Add, Sub, Mul and the rest are the usual arithmetic of the plane.
func (p Pt) Add(q Pt) Pt             { return Pt{p.X + q.X, p.Y + q.Y} }
func (p Pt) Sub(q Pt) Pt             { return Pt{p.X - q.X, p.Y - q.Y} }
func (p Pt) Mul(k float64) Pt        { return Pt{p.X * k, p.Y * k} }
func (p Pt) Len() float64            { return math.Hypot(p.X, p.Y) }
func (p Pt) Dot(q Pt) float64        { return p.X*q.X + p.Y*q.Y }
func (p Pt) Cross(q Pt) float64      { return p.X*q.Y - p.Y*q.X }
func (p Pt) Lerp(q Pt, u float64) Pt { return Pt{p.X + (q.X-p.X)*u, p.Y + (q.Y-p.Y)*u} }

// Unit is p with length 1; the zero vector stays.
func (p Pt) Unit() Pt {
	l := p.Len()
	if l == 0 {
		return p
	}
	return p.Mul(1 / l)
}

// Turn is p turned clockwise (y runs down) by that many degrees.
func (p Pt) Turn(degrees float64) Pt {
	s, c := sincos(degrees)
	return Pt{p.X*c - p.Y*s, p.X*s + p.Y*c}
}

// Heading is the unit vector of a heading: 0 north, clockwise.
func Heading(degrees float64) Pt {
	s, c := sincos(degrees)
	return Pt{s, -c}
}

// sincos is exact at right angles, so that an unturned table stays crisp.
func sincos(degrees float64) (s, c float64) {
	d := degrees
	if d <= -360 || d >= 360 {
		d = math.Mod(d, 360)
	}
	if d < 0 {
		d += 360
	}
	switch d {
	case 0:
		return 0, 1
	case 90:
		return 1, 0
	case 180:
		return 0, -1
	case 270:
		return -1, 0
	}
	return math.Sincos(d * math.Pi / 180)
}

// Verb is a step of an outline.
type Verb uint8

// The steps: they take 1, 1, 2, 3 and 0 points.
const (
	MoveTo Verb = iota
	LineTo
	QuadTo
	CubeTo
	Close
)

// Path is an outline: verbs and their points. It is filled by the non-zero rule.
type Path struct {
	Verbs []Verb
	Pts   []Pt
}

// Reset empties the path and keeps its buffers.
func (p *Path) Reset() { p.Verbs, p.Pts = p.Verbs[:0], p.Pts[:0] }

// Empty says whether there is nothing to draw.
func (p Path) Empty() bool { return len(p.Verbs) == 0 }

// Move starts a new subpath.
func (p *Path) Move(a Pt) { p.Verbs = append(p.Verbs, MoveTo); p.Pts = append(p.Pts, a) }

// Line draws a straight edge.
func (p *Path) Line(a Pt) { p.Verbs = append(p.Verbs, LineTo); p.Pts = append(p.Pts, a) }

// Quad draws a quadratic curve.
func (p *Path) Quad(a, b Pt) { p.Verbs = append(p.Verbs, QuadTo); p.Pts = append(p.Pts, a, b) }

// Cube draws a cubic curve.
func (p *Path) Cube(a, b, c Pt) { p.Verbs = append(p.Verbs, CubeTo); p.Pts = append(p.Pts, a, b, c) }

// Close closes the subpath.
func (p *Path) Close() { p.Verbs = append(p.Verbs, Close) }

// Polygon adds a closed polygon.
func (p *Path) Polygon(pts ...Pt) {
	p.Polyline(pts...)
	if len(pts) > 0 {
		p.Close()
	}
}

// Polyline adds an open line.
func (p *Path) Polyline(pts ...Pt) {
	for i, a := range pts {
		if i == 0 {
			p.Move(a)
		} else {
			p.Line(a)
		}
	}
}

// Segment adds one straight line.
func (p *Path) Segment(a, b Pt) { p.Move(a); p.Line(b) }

// Rect adds a rectangle.
func (p *Path) Rect(x0, y0, x1, y1 float64) {
	p.Move(Pt{x0, y0})
	p.Line(Pt{x1, y0})
	p.Line(Pt{x1, y1})
	p.Line(Pt{x0, y1})
	p.Close()
}

// RoundRect adds a rectangle with round corners.
func (p *Path) RoundRect(x0, y0, x1, y1, r float64) {
	r = math.Min(r, math.Min(x1-x0, y1-y0)/2)
	p.Move(Pt{x0 + r, y0})
	p.Line(Pt{x1 - r, y0})
	p.arc(Pt{x1 - r, y0 + r}, r, r, 0, 90)
	p.Line(Pt{x1, y1 - r})
	p.arc(Pt{x1 - r, y1 - r}, r, r, 90, 180)
	p.Line(Pt{x0 + r, y1})
	p.arc(Pt{x0 + r, y1 - r}, r, r, 180, 270)
	p.Line(Pt{x0, y0 + r})
	p.arc(Pt{x0 + r, y0 + r}, r, r, 270, 360)
	p.Close()
}

// Square adds a square of that half side about c, turned by heading.
func (p *Path) Square(c Pt, half, heading float64) {
	f := Heading(heading).Mul(half)
	r := Pt{-f.Y, f.X}
	p.Move(c.Add(f).Sub(r))
	p.Line(c.Add(f).Add(r))
	p.Line(c.Sub(f).Add(r))
	p.Line(c.Sub(f).Sub(r))
	p.Close()
}

// Circle adds a full circle.
func (p *Path) Circle(c Pt, r float64) { p.Ellipse(c, r, r) }

// Ellipse adds a full ellipse along the axes.
func (p *Path) Ellipse(c Pt, rx, ry float64) {
	p.Move(Pt{c.X, c.Y - ry})
	p.arc(c, rx, ry, 0, 360)
	p.Close()
}

// Arc adds an open arc from one heading to another, clockwise when from < to.
func (p *Path) Arc(c Pt, r, from, to float64) {
	p.Move(c.Add(Heading(from).Mul(r)))
	p.arc(c, r, r, from, to)
}

// Sector adds a closed slice of a disc; inner 0 gives a pie, more a piece of a ring.
func (p *Path) Sector(c Pt, inner, outer, from, to float64) {
	p.Arc(c, outer, from, to)
	if inner > 0 {
		p.Line(c.Add(Heading(to).Mul(inner)))
		p.arc(c, inner, inner, to, from)
	} else {
		p.Line(c)
	}
	p.Close()
}

func (p *Path) arc(c Pt, rx, ry, from, to float64) {
	n := int(math.Ceil(math.Abs(to-from)/90 - 1e-9))
	if n == 0 {
		return
	}
	step := (to - from) / float64(n)
	k := quarter
	if step != 90 {
		k = kappa(step)
	}
	at := func(d float64) (pt, tan Pt) {
		h := Heading(d)
		return Pt{c.X + h.X*rx, c.Y + h.Y*ry}, Pt{-h.Y * rx, h.X * ry}
	}
	a, ta := at(from)
	for i := range n {
		b, tb := at(from + step*float64(i+1))
		p.Cube(a.Add(ta.Mul(k)), b.Sub(tb.Mul(k)), b)
		a, ta = b, tb
	}
}

// kappa returns the length of a curve's handles for an arc of so many degrees, as a share of its
// radius.
func kappa(degrees float64) float64 { return 4.0 / 3 * math.Tan(degrees*math.Pi/180/4) }

// quarter is the kappa of the corners of boxes and of circles.
var quarter = kappa(90)

// Append adds q, every point through f.
func (p *Path) Append(q Path, f func(Pt) Pt) {
	p.Verbs = append(p.Verbs, q.Verbs...)
	for _, a := range q.Pts {
		p.Pts = append(p.Pts, f(a))
	}
}

// Bounds is the box of all points, control points included.
func (p Path) Bounds() (lo, hi Pt) {
	if len(p.Pts) == 0 {
		return
	}
	lo, hi = p.Pts[0], p.Pts[0]
	for _, a := range p.Pts[1:] {
		lo = Pt{min(lo.X, a.X), min(lo.Y, a.Y)}
		hi = Pt{max(hi.X, a.X), max(hi.Y, a.Y)}
	}
	return
}
