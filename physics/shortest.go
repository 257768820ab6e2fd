package physics

import "math"

// shortest gathers segments between two convex shapes, among which are the
// shortest and the ends of the family of shortest ones.
type shortest struct {
	n      int
	d      [8]float64 // squared lengths
	a, b   [8]Point
	best   float64 // squared length of the shortest so far
	reach  float64 // length up to which one may be in the family
	within float64 // squared
}

func (s *shortest) add(a, b Point) {
	d := dot(b.X-a.X, b.Y-a.Y, b.X-a.X, b.Y-a.Y)
	if s.n > 0 && d > s.within {
		return
	}
	if s.n == 0 || d < s.best {
		l := math.Sqrt(d) + nearly
		s.best, s.reach, s.within = d, l, float64(l*l)
		k := 0
		for i := range s.n {
			if s.d[i] <= s.within {
				s.d[k], s.a[k], s.b[k] = s.d[i], s.a[i], s.b[i]
				k++
			}
		}
		s.n = k
	}
	if s.n < len(s.d) {
		s.d[s.n], s.a[s.n], s.b[s.n] = d, a, b
		s.n++
	}
}

// gap is the shortest, in the middle of its family.
func (s *shortest) gap() Gap {
	best := 0
	for i := 1; i < s.n; i++ {
		if s.d[i] < s.d[best] {
			best = i
		}
	}
	g := Gap{math.Sqrt(s.d[best]), s.a[best], s.b[best]}
	// The family is a segment: its ends are the two furthest apart.
	far := 0.0
	for i := range s.n {
		if !parallel(s.a[best], s.b[best], s.a[i], s.b[i], g.Dist) {
			continue
		}
		for j := range i {
			if !parallel(s.a[best], s.b[best], s.a[j], s.b[j], g.Dist) {
				continue
			}
			e := dot(s.b[i].X-s.b[j].X, s.b[i].Y-s.b[j].Y, s.b[i].X-s.b[j].X, s.b[i].Y-s.b[j].Y)
			if e > far {
				far = e
				g.A, g.B = mid(s.a[i], s.a[j]), mid(s.b[i], s.b[j])
			}
		}
	}
	return g
}

// boxGap is the gap from the square |x|,|y| <= h to a polygon in its frame.
func boxGap(h float64, p *polygon) Gap {
	var s shortest
	for _, v := range p.p[:p.n] {
		s.add(Point{max(-h, min(h, v.X)), max(-h, min(h, v.Y))}, v)
	}
	if p.n == 1 {
		return s.gap()
	}
	for i := range p.n {
		v, w := p.p[i], p.p[0]
		if i+1 < p.n {
			w = p.p[i+1]
		}
		if max(min(v.X, w.X)-h, -h-max(v.X, w.X), min(v.Y, w.Y)-h, -h-max(v.Y, w.Y)) > s.reach+1 {
			continue // all of this edge lies farther away
		}
		ex, ey := w.X-v.X, w.Y-v.Y
		l := dot(ex, ey, ex, ey)
		for k := range 4 {
			c := Point{h, h}
			if k&1 != 0 {
				c.X = -h
			}
			if k&2 != 0 {
				c.Y = -h
			}
			t := dot(c.X-v.X, c.Y-v.Y, ex, ey)
			if t <= 0 || t >= l {
				continue
			}
			t /= l
			s.add(c, Point{v.X + float64(t*ex), v.Y + float64(t*ey)})
		}
	}
	if p.n >= 3 && s.best < float64(4*Slack*Slack) {
		for k := range 4 {
			c := Point{h, h}
			if k&1 != 0 {
				c.X = -h
			}
			if k&2 != 0 {
				c.Y = -h
			}
			if p.contains(c, 0) {
				s.add(c, c)
			}
		}
	}
	return s.gap()
}

// boxDistance is the length of boxGap.
func boxDistance(h float64, p *polygon) float64 {
	best := math.Inf(1)
	for _, v := range p.p[:p.n] {
		x, y := v.X-max(-h, min(h, v.X)), v.Y-max(-h, min(h, v.Y))
		best = min(best, dot(x, y, x, y))
	}
	if p.n == 1 {
		return math.Sqrt(best)
	}
	corners := [4]Point{{h, h}, {-h, h}, {h, -h}, {-h, -h}}
	v := p.p[p.n-1]
	for _, w := range p.p[:p.n] {
		ex, ey := w.X-v.X, w.Y-v.Y
		l := dot(ex, ey, ex, ey)
		for _, c := range &corners {
			t := dot(c.X-v.X, c.Y-v.Y, ex, ey)
			if t <= 0 || t >= l {
				continue
			}
			t /= l
			x, y := v.X+float64(t*ex)-c.X, v.Y+float64(t*ey)-c.Y
			best = min(best, dot(x, y, x, y))
		}
		v = w
	}
	if p.n >= 3 && best < float64(4*Slack*Slack) {
		for _, c := range &corners {
			if p.contains(c, 0) {
				return 0
			}
		}
	}
	return math.Sqrt(best)
}
