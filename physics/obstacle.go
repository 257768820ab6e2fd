package physics

import "math"

// Obstacle is a disc, a line without width, or a convex polygon of up to 8
// corners, in micrometres (rules 5.6, Appendix A).
type Obstacle struct {
	form   form
	centre Point
	radius float64 // of the disc, or of a circle about the shape
	x0, y0 float64 // box about it
	x1, y1 float64
	shape  polygon
}

type form uint8

const (
	formDisc form = iota
	formSegment
	formPolygon
)

// Disc is a round obstacle.
func Disc(c Point, r float64) Obstacle {
	return Obstacle{form: formDisc, centre: c, radius: r, x0: c.X - r, y0: c.Y - r, x1: c.X + r, y1: c.Y + r}
}

// Segment is a line without width, such as a line of tokens.
func Segment(a, b Point) Obstacle {
	return shaped(formSegment, a, b)
}

// Rect is a rectangle along the axes.
func Rect(x0, y0, x1, y1 float64) Obstacle {
	return shaped(formPolygon, Point{x0, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1})
}

// Polygon is a convex shape of 3 to 8 corners, in their order about it.
func Polygon(corners ...Point) Obstacle {
	return shaped(formPolygon, corners...)
}

func shaped(f form, corners ...Point) Obstacle {
	o := Obstacle{form: f}
	for _, c := range corners[:min(len(corners), 8)] {
		o.shape.add(c)
	}
	if o.shape.n == 0 {
		return Obstacle{}
	}
	x0, y0 := o.shape.p[0].X, o.shape.p[0].Y
	x1, y1 := x0, y0
	for _, c := range o.shape.p[:o.shape.n] {
		x0, y0, x1, y1 = lesser(x0, c.X), lesser(y0, c.Y), greater(x1, c.X), greater(y1, c.Y)
	}
	o.x0, o.y0, o.x1, o.y1 = x0, y0, x1, y1
	o.centre = mid(Point{x0, y0}, Point{x1, y1})
	o.radius = length(x1-x0, y1-y0) * 0.5
	return o
}

// Circle is the middle and the radius of a disc, µm; of another form those of a circle about it.
func (o *Obstacle) Circle() (Point, float64) { return o.centre, o.radius }

// Box is the upright box about it: its least and its greatest x and y, µm.
func (o *Obstacle) Box() (x0, y0, x1, y1 float64) { return o.x0, o.y0, o.x1, o.y1 }

// OverlapsBase tells whether a base lies over the obstacle: with some area,
// or with its interior over a line (rules 5.6).
func (o *Obstacle) OverlapsBase(s *Square) bool { return o.over(s, Slack) }

// over tells whether the obstacle reaches deeper into a base than depth.
func (o *Obstacle) over(s *Square, depth float64) bool {
	r := s.Radius
	if s.Centre.X+r < o.x0 || s.Centre.X-r > o.x1 || s.Centre.Y+r < o.y0 || s.Centre.Y-r > o.y1 {
		return false
	}
	switch o.form {
	case formDisc:
		x, y := s.local(o.centre)
		x, y = x-hold(x, s.Half), y-hold(y, s.Half)
		return length(x, y) < o.radius-depth
	case formSegment:
		x0, y0 := s.local(o.shape.p[0])
		x1, y1 := s.local(o.shape.p[1])
		h := s.Half - depth
		lo, hi := 0.0, 1.0
		slab(&lo, &hi, x0, x1-x0, h)
		slab(&lo, &hi, y0, y1-y0, h)
		return lo < hi
	case formPolygon:
		b := s.polygon()
		return separatePolygons(&b, &o.shape) < -depth
	}
	return false
}

// separation is the signed separation from a base, as [Separation]: of a
// base that lies over a line, how far it would have to be pushed off it.
func (o *Obstacle) separation(s *Square) float64 {
	if o.form != formDisc {
		b := s.polygon()
		return separatePolygons(&b, &o.shape)
	}
	x, y := s.local(o.centre)
	x, y = math.Abs(x)-s.Half, math.Abs(y)-s.Half
	if x > 0 && y > 0 {
		return length(x, y) - o.radius
	}
	return greater(x, y) - o.radius
}

// slab keeps the part of [lo,hi] where |x + t v| < h.
func slab(lo, hi *float64, x, v, h float64) {
	if v == 0 {
		if math.Abs(x) >= h {
			*lo, *hi = 1, 0
		}
		return
	}
	a, b := (-h-x)/v, (h-x)/v
	if v < 0 {
		a, b = b, a
	}
	if a > *lo {
		*lo = a
	}
	if b < *hi {
		*hi = b
	}
}

// inFrame lays into p the corners in the frame of another base.
func (s *Square) inFrame(of *Square, p *polygon) {
	p.n = 4
	for i := range s.Corner {
		p.p[i].X, p.p[i].Y = of.local(s.Corner[i])
	}
}

func (s *Square) polygon() polygon {
	p := polygon{n: 4}
	copy(p.p[:], s.Corner[:])
	return p
}

// OverlapsStrip reports whether a travelled template lies over the obstacle, on its true arc: with
// some area, or with its interior over a line (rules 5.6).
func (o *Obstacle) OverlapsStrip(st *Strip) bool {
	if st.n == 0 || st.X1 < o.x0 || st.X0 > o.x1 || st.Y1 < o.y0 || st.Y0 > o.y1 {
		return false
	}
	switch o.form {
	case formDisc:
		return st.distance(o.centre) < o.radius-Slack
	case formSegment:
		return st.passed(o.shape.p[0], o.shape.p[1], Slack)
	case formPolygon:
		return o.shape.overStrip(st)
	}
	return false
}

// overStrip reports whether a polygon lies over a strip drawn in by the tolerance.
func (p *polygon) overStrip(st *Strip) bool {
	for i := range p.n {
		if st.passed(p.p[i], p.p[(i+1)%p.n], Slack) {
			return true
		}
	}
	// No edge of it runs through the template: the template lies wholly on it, or none of it does.
	const in = 2 * Slack
	q := Point{st.start.X + float64(in*st.along.X), st.start.Y + float64(in*st.along.Y)}
	return st.deep(q, Slack) && p.contains(q, 0)
}

// crossed reports whether segment ab passes through p drawn in by depth micrometres; with a depth
// below zero it may as well pass close by. The part of it that does is from lo to hi, of 0 to 1.
func (p *polygon) crossed(a, b Point, depth float64) (lo, hi float64, ok bool) {
	turn := 1.0
	if cross(p.p[1].X-p.p[0].X, p.p[1].Y-p.p[0].Y, p.p[2].X-p.p[1].X, p.p[2].Y-p.p[1].Y) < 0 {
		turn = -1
	}
	lo, hi = 0.0, 1.0
	for i := range p.n {
		c, d := p.p[i], p.p[(i+1)%p.n]
		l := length(d.X-c.X, d.Y-c.Y)
		if l == 0 {
			continue
		}
		nx, ny := float64(turn*(c.Y-d.Y))/l, float64(turn*(d.X-c.X))/l
		da := dot(nx, ny, a.X-c.X, a.Y-c.Y) - depth
		db := dot(nx, ny, b.X-c.X, b.Y-c.Y) - depth
		switch {
		case da <= 0 && db <= 0:
			return 0, 0, false
		case da < 0:
			lo = greater(lo, da/(da-db))
		case db < 0:
			hi = lesser(hi, da/(da-db))
		}
	}
	return lo, hi, lo < hi || (a == b && lo <= hi)
}

// apart tells whether p and q lie on opposite sides of the line ab.
func apart(a, b, p, q Point) bool {
	ex, ey := b.X-a.X, b.Y-a.Y
	s := float64(Slack * length(ex, ey))
	c, d := cross(ex, ey, p.X-a.X, p.Y-a.Y), cross(ex, ey, q.X-a.X, q.Y-a.Y)
	return (c > s && d < -s) || (c < -s && d > s)
}

// Distance is the gap from a base to the obstacle: A is on the base, B on the
// obstacle.
func (o *Obstacle) Distance(s *Square) Gap {
	if o.form == formDisc {
		x, y := s.local(o.centre)
		qx, qy := hold(x, s.Half), hold(y, s.Half)
		a := s.world(qx, qy)
		d := length(x-qx, y-qy)
		if d <= o.radius {
			return Gap{0, a, a}
		}
		k := o.radius / d
		return Gap{d - o.radius, a, Point{
			o.centre.X + float64(k*(a.X-o.centre.X)), o.centre.Y + float64(k*(a.Y-o.centre.Y)),
		}}
	}
	p := o.inFrame(s)
	g := boxGap(s.Half, &p)
	if g.Dist > 0 && o.over(s, 0) {
		g.Dist = 0
	}
	g.A, g.B = s.world(g.A.X, g.A.Y), s.world(g.B.X, g.B.Y)
	return g
}

// inFrame is the shape in the frame of a base.
func (o *Obstacle) inFrame(s *Square) polygon {
	p := polygon{n: o.shape.n}
	for i := range p.n {
		p.p[i].X, p.p[i].Y = s.local(o.shape.p[i])
	}
	return p
}

// InArc is the gap from base a to the part of the obstacle that lies in the
// arc of a, and whether there is such a part (rules 1.6): for a target that
// is not a base, such as a station or a craft.
func (o *Obstacle) InArc(a *Square, arc Arc) (Gap, bool) {
	g := o.Distance(a)
	if arc == AllRound {
		return g, true
	}
	if int(arc) >= len(wedges) {
		return Gap{}, false
	}
	var near Point
	near.X, near.Y = a.local(g.B)
	p := o.inFrame(a)
	var best Gap
	found := false
	ws := &wedges[arc]
	for _, w := range ws.w[:ws.n] {
		var e Gap
		some := false
		switch {
		case w.inner(near) >= 0 && (o.form == formDisc || g.Dist > 0):
			return g, true
		case o.form == formDisc:
			// The shortest way is cut off by an edge of the arc: it ends on one.
			var c Point
			c.X, c.Y = a.local(o.centre)
			for _, r := range [2]Point{{w.af, -w.ar}, {-w.bf, w.br}} {
				m := dot(c.X, c.Y, r.X, r.Y)
				aside := math.Abs(cross(c.X, c.Y, r.X, r.Y))
				if aside > o.radius+Slack {
					continue
				}
				h := math.Sqrt(greater(0, float64((o.radius-aside)*(o.radius+aside))))
				if m+h < -Slack {
					continue
				}
				lo, hi := greater(0, m-h), greater(0, m+h)
				s := polygon{n: 2}
				s.p[0] = Point{float64(lo * r.X), float64(lo * r.Y)}
				s.p[1] = Point{float64(hi * r.X), float64(hi * r.Y)}
				if x := boxGap(a.Half, &s); !some || x.Dist < e.Dist {
					e, some = x, true
				}
			}
		default:
			var room [2]polygon
			if c := w.cut(&p, &room); c != nil {
				e, some = boxGap(a.Half, c), true
			}
		}
		if some && (!found || e.Dist < best.Dist) {
			best, found = e, true
		}
	}
	if found {
		best.A, best.B = a.world(best.A.X, best.A.Y), a.world(best.B.X, best.B.Y)
	}
	return best, found
}
