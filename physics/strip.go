package physics

import "math"

const stripHalf = 10000.0 // half the width of a template, µm (rules 1.3)

// Strip is a travelled template, exactly: what lies on the inner side of its edges and, when it is
// curved, between two circles about one centre.
type Strip struct {
	// X0, Y0, X1 and Y1 are the least and the greatest x and y of a box about it, µm.
	X0, Y0, X1, Y1 float64

	origin  Point // what edges are measured from: the centre of the circles, or the ship's place
	edges   [4]edge
	n       int     // of edges; 0 when nothing was travelled
	in, out float64 // radii of the circles, 0 when straight
	start   Point   // the middle of where it begins, and the way on from there
	along   Point
}

// edge is a line that bounds a strip: its outward normal of length 1, and how far it lies from the
// origin.
type edge struct{ x, y, far float64 }

// inside returns how deep p, measured from the origin, lies inside the edge.
func (e *edge) inside(p Point) float64 { return e.far - dot(e.x, e.y, p.X, p.Y) }

// Empty reports whether nothing was travelled.
func (st *Strip) Empty() bool { return st.n == 0 }

// Strip lays the travelled part of the template into dst (rules 5.6 and
// Appendix A): from the leading edge of the base at the start to its leading
// edge at the end. It is empty when nothing was travelled.
//
// Ruling: it never reaches past the end of the template. What lies further on
// lies under the final base.
func (f *Flight) Strip(dst *Strip) {
	var p path
	dst.n = 0
	if f.T <= 0 {
		return
	}
	f.Maneuver.path(f.Side, &p)
	before, _ := f.Maneuver.turns(f.Spin)
	p.strip(f.From.Turned(before), f.T, dst)
}

// frame is a ship's place and heading, from forward and right to the table.
type frame struct {
	at       Point
	sin, cos float64
}

func (fr *frame) way(f, r float64) Point {
	return Point{dot(f, r, fr.sin, fr.cos), dot(f, r, -fr.cos, fr.sin)}
}

func (fr *frame) point(f, r float64) Point {
	w := fr.way(f, r)
	return Point{fr.at.X + w.X, fr.at.Y + w.Y}
}

// strip lays the template as far as the leading edge of the base at t.
func (p *path) strip(from Pose, t float64, dst *Strip) {
	*dst = Strip{}
	if p.total == 0 || t <= 0 {
		return
	}
	fr := frame{at: from.Point()}
	fr.sin, fr.cos = sincos(from.Heading)
	h := float64(p.base * 0.5)
	if p.radius == 0 {
		on, aside := fr.way(p.dirF, p.dirR), fr.way(-p.dirR, p.dirF)
		dst.n, dst.origin, dst.along = 4, fr.at, on
		dst.start = Point{fr.at.X + float64(h*on.X), fr.at.Y + float64(h*on.Y)}
		run := lesser(t, p.length)
		dst.edges = [4]edge{
			{-on.X, -on.Y, -h}, {on.X, on.Y, h + run}, {aside.X, aside.Y, stripHalf}, {-aside.X, -aside.Y, stripHalf},
		}
		end := Point{dst.start.X + float64(run*on.X), dst.start.Y + float64(run*on.Y)}
		wx, wy := float64(stripHalf*math.Abs(aside.X)), float64(stripHalf*math.Abs(aside.Y))
		dst.X0, dst.X1 = lesser(dst.start.X, end.X)-wx, greater(dst.start.X, end.X)+wx
		dst.Y0, dst.Y1 = lesser(dst.start.Y, end.Y)-wy, greater(dst.start.Y, end.Y)+wy
		return
	}
	side := 1.0
	if p.left {
		side = -1
	}
	dst.origin = fr.point(h, float64(side*p.radius))
	dst.in, dst.out = greater(0, p.radius-stripHalf), p.radius+stripHalf
	dst.start, dst.along = fr.point(h, 0), fr.way(1, 0)
	end := fr.way(p.endC, float64(side*p.endS))
	dst.n = 2
	dst.edges[0], dst.edges[1] = edge{-dst.along.X, -dst.along.Y, 0}, edge{end.X, end.Y, 0}
	dst.bound()
	if t < p.total {
		// Beyond the leading edge of a ship that slid back nothing was travelled (rules 5.6).
		x, y, s, c := p.at(t)
		x, y = x+float64(h*c)-p.base, y+float64(h*s)-p.radius
		front := fr.way(c, float64(side*s))
		dst.edges[2], dst.n = edge{front.X, front.Y, dot(x, y, c, s)}, 3
	}
}

// bound finds the box of a whole curved template.
func (st *Strip) bound() {
	st.X0, st.Y0, st.X1, st.Y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	about := func(x, y float64) {
		st.X0, st.X1 = lesser(st.X0, st.origin.X+x), greater(st.X1, st.origin.X+x)
		st.Y0, st.Y1 = lesser(st.Y0, st.origin.Y+y), greater(st.Y1, st.origin.Y+y)
	}
	a, b := &st.edges[0], &st.edges[1]
	// The ends lie along the edges, on the side that the other edge leaves open.
	ax, ay, bx, by := -a.y, a.x, -b.y, b.x
	if dot(ax, ay, b.x, b.y) > 0 {
		ax, ay = -ax, -ay
	}
	if dot(bx, by, a.x, a.y) > 0 {
		bx, by = -bx, -by
	}
	for _, r := range [2]float64{st.in, st.out} {
		about(float64(r*ax), float64(r*ay))
		about(float64(r*bx), float64(r*by))
	}
	for _, d := range [4]Point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		if a.inside(d) >= 0 && b.inside(d) >= 0 {
			about(float64(st.out*d.X), float64(st.out*d.Y))
		}
	}
}

// passed reports whether the segment ab runs through the strip drawn in by depth micrometres all
// round.
func (st *Strip) passed(a, b Point, depth float64) bool {
	ax, ay := a.X-st.origin.X, a.Y-st.origin.Y
	bx, by := b.X-st.origin.X, b.Y-st.origin.Y
	lo, hi := 0.0, 1.0
	for i := range st.n {
		e := &st.edges[i]
		da, db := e.inside(Point{ax, ay})-depth, e.inside(Point{bx, by})-depth
		switch {
		case da <= 0 && db <= 0:
			return false
		case da < 0:
			lo = greater(lo, da/(da-db))
		case db < 0:
			hi = lesser(hi, da/(da-db))
		}
	}
	if lo >= hi {
		return false
	}
	if st.out == 0 {
		return true
	}
	vx, vy := bx-ax, by-ay
	vv, along, aside := dot(vx, vy, vx, vy), dot(ax, ay, vx, vy), cross(ax, ay, vx, vy)
	in, out := st.in+depth, st.out-depth
	if vv == 0 {
		r := length(ax, ay)
		return in < r && r < out
	}
	w := float64(vv*float64(out*out)) - float64(aside*aside)
	if w <= 0 {
		return false
	}
	w = math.Sqrt(w)
	if lo, hi = greater(lo, (-along-w)/vv), lesser(hi, (-along+w)/vv); lo >= hi {
		return false
	}
	w = float64(vv*float64(in*in)) - float64(aside*aside)
	if w <= 0 {
		return true
	}
	w = math.Sqrt(w)
	return lo < (-along-w)/vv || hi > (-along+w)/vv
}

// deep reports whether p lies deeper than depth in the strip.
func (st *Strip) deep(p Point, depth float64) bool { return st.passed(p, p, depth) }

// within reports whether q, measured from the origin, lies on the inner side of all edges but one,
// -1 of all.
func (st *Strip) within(q Point, but int) bool {
	for i := range st.n {
		if i != but && st.edges[i].inside(q) < 0 {
			return false
		}
	}
	return true
}

// distance returns how far p lies from the strip, µm, 0 in it.
func (st *Strip) distance(p Point) float64 {
	q := Point{p.X - st.origin.X, p.Y - st.origin.Y}
	r := length(q.X, q.Y)
	curved := st.out > 0
	if st.within(q, -1) && (!curved || st.in <= r && r <= st.out) {
		return 0
	}
	best := math.Inf(1)
	if curved && r > 0 {
		for _, to := range [2]float64{st.in, st.out} {
			if k := to / r; st.within(Point{float64(k * q.X), float64(k * q.Y)}, -1) {
				best = lesser(best, math.Abs(r-to))
			}
		}
	}
	for i := range st.n {
		best = lesser(best, st.toEdge(q, i))
	}
	return best
}

// toEdge returns how far q, measured from the origin, lies from the part of edge i that bounds the
// strip.
func (st *Strip) toEdge(q Point, i int) float64 {
	e := &st.edges[i]
	dx, dy := -e.y, e.x // the edge runs through far·normal this way
	lo, hi := math.Inf(-1), math.Inf(1)
	for k := range st.n {
		if k == i {
			continue
		}
		o := &st.edges[k]
		room := o.far - float64(e.far*dot(e.x, e.y, o.x, o.y))
		switch v := dot(dx, dy, o.x, o.y); {
		case math.Abs(v) < 1e-12:
			if room < 0 {
				return math.Inf(1)
			}
		case v > 0:
			hi = lesser(hi, room/v)
		default:
			lo = greater(lo, room/v)
		}
	}
	gap := math.Inf(1) // half the length of the edge within the inner circle
	if st.out > 0 {
		w := float64(st.out*st.out) - float64(e.far*e.far)
		if w < 0 {
			return math.Inf(1)
		}
		w = math.Sqrt(w)
		lo, hi = greater(lo, -w), lesser(hi, w)
		gap = math.Sqrt(greater(0, float64(st.in*st.in)-float64(e.far*e.far)))
	}
	at, off := dot(q.X, q.Y, dx, dy), dot(q.X, q.Y, e.x, e.y)-e.far
	best := math.Inf(1)
	to := func(lo, hi float64) {
		if lo <= hi {
			best = lesser(best, length(at-greater(lo, lesser(hi, at)), off))
		}
	}
	if math.IsInf(gap, 1) {
		to(lo, hi)
	} else {
		to(lo, lesser(hi, -gap))
		to(greater(lo, gap), hi)
	}
	return best
}
