package physics

import "math"

const maxCorners = 8

// polygon is convex, its corners in order either way round.
type polygon struct {
	n int
	p [maxCorners]Point
}

// clip keeps the part where the dot product with (nx,ny) is not negative.
func (p *polygon) clip(nx, ny float64) {
	if p.n == 0 {
		return
	}
	var out polygon
	prev := p.p[p.n-1]
	dp := dot(nx, ny, prev.X, prev.Y)
	for _, q := range p.p[:p.n] {
		dq := dot(nx, ny, q.X, q.Y)
		if (dp < 0 && dq > 0) || (dp > 0 && dq < 0) {
			s := dp / (dp - dq)
			out.add(Point{prev.X + float64(s*(q.X-prev.X)), prev.Y + float64(s*(q.Y-prev.Y))})
		}
		if dq >= 0 {
			out.add(q)
		}
		prev, dp = q, dq
	}
	*p = out
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
		l := length(b.X-a.X, b.Y-a.Y)
		c := cross(b.X-a.X, b.Y-a.Y, q.X-a.X, q.Y-a.Y)
		if depth > 0 && math.Abs(c) <= float64(depth*l) {
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
	s := max(0, min(1, dot(q.X-a.X, q.Y-a.Y, ex, ey)/l))
	return Point{a.X + float64(s*ex), a.Y + float64(s*ey)}
}

// separatePolygons is the signed separation along the best edge normal.
func separatePolygons(a, b *polygon) float64 {
	return max(a.faces(b), b.faces(a))
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
			d = min(d, dot(nx, ny, q.X-a.X, q.Y-a.Y))
		}
		best = max(best, d)
	}
	return best
}

// boxGap is the gap from the square |x|,|y| <= h to a polygon in its frame.
func boxGap(h float64, p *polygon) Gap {
	const room = 2*maxCorners + 4*maxCorners
	var a, b [room]Point
	var d [room]float64
	n := 0
	for i := range p.n {
		v := p.p[i]
		q := Point{max(-h, min(h, v.X)), max(-h, min(h, v.Y))}
		a[n], b[n], d[n] = q, v, dot(v.X-q.X, v.Y-q.Y, v.X-q.X, v.Y-q.Y)
		n++
	}
	if p.n >= 2 {
		box := [4]Point{{-h, h}, {h, h}, {h, -h}, {-h, -h}}
		for i := range p.n {
			v, w := p.p[i], p.p[(i+1)%p.n]
			ex, ey := w.X-v.X, w.Y-v.Y
			l := dot(ex, ey, ex, ey)
			for _, c := range box {
				s := dot(c.X-v.X, c.Y-v.Y, ex, ey)
				if s <= 0 || s >= l {
					continue
				}
				// The square of the distance from the line, before the foot.
				s /= l
				f := Point{v.X + float64(s*ex), v.Y + float64(s*ey)}
				a[n], b[n], d[n] = c, f, dot(c.X-f.X, c.Y-f.Y, c.X-f.X, c.Y-f.Y)
				n++
			}
		}
		if p.n >= 3 {
			for _, c := range box {
				if p.contains(c, 0) {
					a[n], b[n], d[n] = c, c, 0
					n++
				}
			}
		}
	}
	best := 0
	for i := 1; i < n; i++ {
		if d[i] < d[best] {
			best = i
		}
	}
	g := Gap{math.Sqrt(d[best]), a[best], b[best]}
	within := float64((g.Dist + nearly) * (g.Dist + nearly))
	far, at := 0.0, -1
	for i := range n {
		if d[i] <= within {
			if e := dot(b[i].X-g.B.X, b[i].Y-g.B.Y, b[i].X-g.B.X, b[i].Y-g.B.Y); e > far {
				far, at = e, i
			}
		}
	}
	if at >= 0 {
		g.A, g.B = mid(g.A, a[at]), mid(g.B, b[at])
	}
	return g
}
