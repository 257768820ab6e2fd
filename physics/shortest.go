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
	if g, alone := boxNearest(h, p); alone {
		return g
	}
	return boxFamily(h, p)
}

// boxNearest is boxGap where one segment is shorter than all others by more
// than what makes a family: alone is false where others may be of it.
func boxNearest(h float64, p *polygon) (g Gap, alone bool) {
	best, next := math.Inf(1), math.Inf(1) // squared lengths of the shortest and of the next
	at := p.p[0]
	x0, y0, x1, y1 := at.X, at.Y, at.X, at.Y // the box about p
	for _, v := range p.p[:p.n] {
		q := Point{hold(v.X, h), hold(v.Y, h)}
		switch d := dot(v.X-q.X, v.Y-q.Y, v.X-q.X, v.Y-q.Y); {
		case d < best:
			best, next, g.A, g.B = d, best, q, v
		case d < next:
			next = d
		}
		if v.X < x0 {
			x0 = v.X
		}
		if v.X > x1 {
			x1 = v.X
		}
		if v.Y < y0 {
			y0 = v.Y
		}
		if v.Y > y1 {
			y1 = v.Y
		}
	}
	far := math.Sqrt(best) + nearly + 1
	far = float64(far * far) // squared: what is longer is surely not of the family
	for k := range 4 {
		c := Point{h, h}
		if k&1 != 0 {
			c.X = -h
		}
		if k&2 != 0 {
			c.Y = -h
		}
		if dx, dy := off(c.X, x0, x1), off(c.Y, y0, y1); dot(dx, dy, dx, dy) > far {
			continue
		}
		v := p.p[p.n-1]
		for _, w := range p.p[:p.n] {
			from := v
			ex, ey := w.X-v.X, w.Y-v.Y
			v = w
			l := dot(ex, ey, ex, ey)
			t := dot(c.X-from.X, c.Y-from.Y, ex, ey)
			if t <= 0 || t >= l {
				continue
			}
			if aside := cross(c.X-from.X, c.Y-from.Y, ex, ey); float64(aside*aside) > float64(far*l) {
				continue
			}
			t /= l
			f := Point{from.X + float64(t*ex), from.Y + float64(t*ey)}
			switch d := dot(f.X-c.X, f.Y-c.Y, f.X-c.X, f.Y-c.Y); {
			case d < best:
				best, next, g.A, g.B = d, best, c, f
			case d < next:
				next = d
			}
		}
	}
	if best < float64(4*Slack*Slack) {
		return g, false // they may lie over each other
	}
	g.Dist = math.Sqrt(best)
	within := g.Dist + nearly
	return g, next > float64(within*within)
}

// hold is x held within ±h.
func hold(x, h float64) float64 {
	if x > h {
		return h
	}
	if x < -h {
		return -h
	}
	return x
}

// off returns how far x lies outside of what is between two others.
func off(x, from, to float64) float64 {
	if x < from {
		return from - x
	}
	if x > to {
		return x - to
	}
	return 0
}

// boxFamily is boxGap with all segments that may be of the family.
func boxFamily(h float64, p *polygon) Gap {
	var s shortest
	for _, v := range p.p[:p.n] {
		s.add(Point{hold(v.X, h), hold(v.Y, h)}, v)
	}
	if p.n == 1 {
		return s.gap()
	}
	for i := range p.n {
		v, w := p.p[i], p.p[0]
		if i+1 < p.n {
			w = p.p[i+1]
		}
		if beside(v.X, w.X, h) > s.reach+1 || beside(v.Y, w.Y, h) > s.reach+1 {
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

// beside returns how far from x to y lies beyond -h to h, below zero where they meet.
func beside(x, y, h float64) float64 {
	if x > y {
		x, y = y, x
	}
	return greater(x-h, -h-y)
}
