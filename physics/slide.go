package physics

import "math"

// slide looks for the largest t at which a base overlaps nothing (rules 5.5).
type slide struct {
	path     *path
	start    Pose
	side     int32
	blockers []Square
	others   []Obstacle
	stopped  int8

	at       Point // unrounded start
	sin, cos float64
	half     float64
	t        float64
}

// coarse is the step of the search in micrometres, the 0.01 inch of rules 5.5.
const coarse = 254.0

// back slides back from the end and returns the final pose.
func (s *slide) back() Pose {
	if s.path.total == 0 {
		return s.start
	}
	if s.path.radius == 0 && len(s.others) == 0 {
		s.line()
	} else {
		s.curve()
	}
	return s.settle()
}

// depth is how far the base at t is inside a blocker beyond the tolerance,
// and which one; at most 0 when it is free.
func (s *slide) depth(t float64) (float64, int) {
	at, sin, cos := s.path.place(s.at, s.sin, s.cos, t)
	q := Square{Centre: at, Sin: sin, Cos: cos, Half: s.half}
	q.Radius = float64(s.half * math.Sqrt2)
	deep, who := 0.0, -1
	for i := range s.blockers {
		b := &s.blockers[i]
		dx, dy := b.Centre.X-at.X, b.Centre.Y-at.Y
		r := q.Radius + b.Radius
		if dot(dx, dy, dx, dy) >= float64(r*r) {
			continue
		}
		if d := -Slack - separate(&q, b, dx, dy); d > deep {
			deep, who = d, i
		}
	}
	if len(s.others) > 0 {
		q = square(at, sin, cos, s.half)
		for i := range s.others {
			if d := -Slack - s.others[i].separation(&q); d > deep {
				deep, who = d, len(s.blockers)+i
			}
		}
	}
	return deep, who
}

// inside is how far the base at t is inside one blocker beyond the tolerance.
func (s *slide) inside(t float64, who int) float64 {
	if who >= len(s.blockers) {
		return 0
	}
	at, sin, cos := s.path.place(s.at, s.sin, s.cos, t)
	q, b := Square{Centre: at, Sin: sin, Cos: cos, Half: s.half}, &s.blockers[who]
	return -Slack - separate(&q, b, b.Centre.X-at.X, b.Centre.Y-at.Y)
}

func index(i int) int8 {
	if i > 127 {
		return -1
	}
	return int8(i)
}

// line solves a straight way exactly: each blocker forbids one interval of t.
func (s *slide) line() {
	t := s.path.total
	end, _, _ := s.path.place(s.at, s.sin, s.cos, 1)
	vx, vy := end.X-s.at.X, end.Y-s.at.Y
	q := square(s.at, s.sin, s.cos, s.half)
	for moved := true; moved && t > 0; {
		moved = false
		for i := range s.blockers {
			lo, hi := forbidden(&q, &s.blockers[i], vx, vy)
			if lo < t && t < hi {
				t, moved, s.stopped = lo, true, index(i)
			}
		}
	}
	s.t = max(0, t)
}

// forbidden is the open interval of t in which q, moved by t(vx,vy), overlaps
// b; empty when lo >= hi.
func forbidden(q, b *Square, vx, vy float64) (lo, hi float64) {
	dx, dy := q.Centre.X-b.Centre.X, q.Centre.Y-b.Centre.Y
	k := math.Abs(dot(q.Cos, q.Sin, b.Cos, b.Sin)) + math.Abs(cross(q.Cos, q.Sin, b.Cos, b.Sin))
	rq := q.Half + float64(b.Half*k) - Slack
	rb := b.Half + float64(q.Half*k) - Slack
	lo, hi = math.Inf(-1), math.Inf(1)
	slab := func(x, v, r float64) {
		if math.Abs(v) < 1e-12 {
			if math.Abs(x) >= r {
				lo, hi = 1, 0
			}
			return
		}
		a, c := (-r-x)/v, (r-x)/v
		lo, hi = max(lo, min(a, c)), min(hi, max(a, c))
	}
	slab(dot(dx, dy, q.Cos, q.Sin), dot(vx, vy, q.Cos, q.Sin), rq)
	slab(cross(dx, dy, q.Cos, q.Sin), cross(vx, vy, q.Cos, q.Sin), rq)
	slab(dot(dx, dy, b.Cos, b.Sin), dot(vx, vy, b.Cos, b.Sin), rb)
	slab(cross(dx, dy, b.Cos, b.Sin), cross(vx, vy, b.Cos, b.Sin), rb)
	return lo, hi
}

// curve steps back by the depth of the overlap, over which the base cannot
// come free, but by no less than the rules' step; then it bisects.
func (s *slide) curve() {
	t := s.path.total
	d, who := s.depth(t)
	if who < 0 {
		s.t = t
		return
	}
	for {
		held := t
		s.stopped = index(who)
		t -= max(coarse, d/s.path.speed)
		if t <= 0 {
			t = 0
		}
		// The same blocker as before will do; most often it still holds.
		if d = s.inside(t, who); d <= 0 {
			d, who = s.depth(t)
		}
		if who < 0 {
			for held-t > 0.25 {
				m := (held + t) * 0.5
				if _, w := s.depth(m); w < 0 {
					t = m
				} else {
					held, s.stopped = m, index(w)
				}
			}
			s.t = t
			return
		}
		if t == 0 {
			s.t, s.stopped = 0, index(who)
			return
		}
	}
}

// settle rounds the pose found. The search stops at the tolerance; going back
// by it leaves the bases touching, and a few more micrometres make up for the
// rounding where that would overlap.
func (s *slide) settle() Pose {
	step := 1 / s.path.speed
	back := Slack * step
	for range 4000 {
		t := s.t - back
		if t <= 0 {
			break
		}
		p := s.path.pose(s.start, t)
		if s.free(p) {
			s.t = t
			return p
		}
		back += step
		if back > 64 {
			step *= 1.25
		}
	}
	s.t = 0
	return s.start
}

func (s *slide) free(p Pose) bool {
	sin, cos := sincos(p.Heading)
	q := Square{Centre: p.Point(), Sin: sin, Cos: cos, Half: s.half, Radius: float64(s.half * math.Sqrt2)}
	for i := range s.blockers {
		if Overlap(&q, &s.blockers[i]) {
			return false
		}
	}
	if len(s.others) > 0 {
		q = Base(p, s.side)
		for i := range s.others {
			if s.others[i].separation(&q) < -Slack {
				return false
			}
		}
	}
	return true
}
