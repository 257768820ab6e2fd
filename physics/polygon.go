package physics

import "math"

// maxCorners leaves room for the corners that clipping an octagon twice adds.
const maxCorners = 10

// polygon is convex, its corners in order either way round.
type polygon struct {
	n int
	p [maxCorners]Point
}

// clip is the part where the dot product with (nx,ny) is not negative: p itself where that is all
// of it, else laid into out, which is another.
func (p *polygon) clip(nx, ny float64, out *polygon) *polygon {
	var inside [maxCorners]float64
	cut := false
	for i, q := range p.p[:p.n] {
		inside[i] = dot(nx, ny, q.X, q.Y)
		cut = cut || inside[i] < 0
	}
	if !cut {
		return p
	}
	out.n = 0
	prev, dp := p.p[p.n-1], inside[p.n-1]
	for i, q := range p.p[:p.n] {
		dq := inside[i]
		if (dp < 0 && dq > 0) || (dp > 0 && dq < 0) {
			s := dp / (dp - dq)
			out.add(Point{prev.X + float64(s*(q.X-prev.X)), prev.Y + float64(s*(q.Y-prev.Y))})
		}
		if dq >= 0 {
			out.add(q)
		}
		prev, dp = q, dq
	}
	return out
}

func (p *polygon) add(q Point) {
	if p.n < maxCorners {
		p.p[p.n] = q
		p.n++
	}
}

// nearest is the point of p nearest to q: q itself when inside.
func (p *polygon) nearest(q Point) Point {
	if p.n >= 3 && p.contains(q, 0) {
		return q
	}
	best, d := p.p[0], math.Inf(1)
	for i := range p.n {
		f := footOn(q, p.p[i], p.p[(i+1)%p.n])
		if e := dot(q.X-f.X, q.Y-f.Y, q.X-f.X, q.Y-f.Y); e < d {
			best, d = f, e
		}
	}
	return best
}

// contains tells whether q lies in p, edges included, by more than depth.
func (p *polygon) contains(q Point, depth float64) bool {
	neg, pos := false, false
	for i := range p.n {
		a, b := p.p[i], p.p[(i+1)%p.n]
		c := cross(b.X-a.X, b.Y-a.Y, q.X-a.X, q.Y-a.Y)
		if depth > 0 && math.Abs(c) <= float64(depth*length(b.X-a.X, b.Y-a.Y)) {
			return false
		}
		neg, pos = neg || c < 0, pos || c > 0
	}
	return !neg || !pos
}

// footOn is the point of segment ab nearest to q.
func footOn(q, a, b Point) Point {
	ex, ey := b.X-a.X, b.Y-a.Y
	l := dot(ex, ey, ex, ey)
	if l == 0 {
		return a
	}
	s := greater(0, lesser(1, dot(q.X-a.X, q.Y-a.Y, ex, ey)/l))
	return Point{a.X + float64(s*ex), a.Y + float64(s*ey)}
}

// separatePolygons is the signed separation along the best edge normal.
func separatePolygons(a, b *polygon) float64 {
	return greater(a.faces(b), b.faces(a))
}

func (p *polygon) faces(o *polygon) float64 {
	var cx, cy float64
	for _, q := range p.p[:p.n] {
		cx, cy = cx+q.X, cy+q.Y
	}
	cx, cy = cx/float64(p.n), cy/float64(p.n)
	best := math.Inf(-1)
	for i := range p.n {
		a, b := p.p[i], p.p[(i+1)%p.n]
		nx, ny := b.Y-a.Y, a.X-b.X
		l := length(nx, ny)
		if l == 0 {
			continue
		}
		nx, ny = nx/l, ny/l
		if dot(nx, ny, cx-a.X, cy-a.Y) > 0 {
			nx, ny = -nx, -ny
		}
		d := math.Inf(1)
		for _, q := range o.p[:o.n] {
			d = lesser(d, dot(nx, ny, q.X-a.X, q.Y-a.Y))
		}
		best = greater(best, d)
	}
	return best
}
