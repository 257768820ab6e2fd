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

// free is up to what depth beyond the tolerance the search calls a place free, µm: a sixteenth of
// what a pose is rounded to. Whether a rounded pose is free is asked anew.
const free = 1.0 / 16

// back slides back from the end to the largest free place there is, however narrow, and returns the
// final pose. The search stops at the tolerance; going back by it leaves the bases touching, and a
// few more micrometres make up for the rounding where that would overlap. A place too narrow for
// that is taken wherever a rounded pose of it is free, and when none is the search goes on below
// it.
func (s *slide) back() Pose {
	if s.path.speed == 0 {
		s.path.speed = s.path.fastest()
	}
	step := 1 / s.path.speed
	for t := s.path.total; ; {
		if t = s.clear(t); t <= 0 {
			break
		}
		u, more := t-float64(Slack*step), step
		for u > 0 {
			if p, ok := s.stand(u); ok {
				return p
			}
			if _, who := s.depth(u); who >= 0 {
				break
			}
			if u -= more; t-u > 64 {
				more *= 1.25
			}
		}
		for k := Slack; k >= 0; k -= 0.25 {
			if p, ok := s.stand(t - float64(k*step)); ok {
				return p
			}
		}
		t = u
	}
	s.t = 0
	return s.start
}

// stand is the rounded pose at t, and whether it overlaps nothing.
func (s *slide) stand(t float64) (Pose, bool) {
	if t <= 0 {
		return Pose{}, false
	}
	p := s.path.pose(s.start, t)
	if !s.free(p) {
		return p, false
	}
	s.t = t
	return p, true
}

// clear is the largest t, from the one given, at which the base is free, 0 when there is none.
func (s *slide) clear(t float64) float64 {
	if s.path.radius == 0 && len(s.others) == 0 {
		return s.line(t)
	}
	for t > 0 {
		d, who := s.depth(t)
		if who < 0 {
			return t
		}
		s.stopped = index(who)
		t = s.leave(t, d, who)
	}
	return 0
}

// leave is the largest t below the one given at which the base is free of one blocker, in which it
// is by depth; 0 when there is none.
//
// No point of the base moves faster than speed, so a blocker holds it over depth/speed at least on
// both sides of every place looked at. A step is as long as the trend of the depth lets two such
// stretches meet; where they do not meet after all it is taken again, short. So nothing is stepped
// over.
func (s *slide) leave(t, depth float64, who int) float64 {
	v, trend := s.path.speed, 0.0
	for depth > free {
		held := depth / v
		if held >= t {
			return 0
		}
		step := lesser(t, greater(held, 1.96*depth/(v+trend)))
		d := s.inside(t-step, who)
		if step > held && step > held+greater(0, d)/v {
			step = held
			d = s.inside(t-step, who)
		}
		trend = greater(-0.5*v, lesser(v, (depth-d)/step))
		t, depth = t-step, d
	}
	return t
}

// depth returns how far the base at t is inside a blocker beyond the tolerance,
// and which one; at most 0 when it is free.
func (s *slide) depth(t float64) (float64, int) {
	at, sin, cos := s.path.place(s.at, s.sin, s.cos, t)
	q := Square{Centre: at, Sin: sin, Cos: cos, Half: s.half}
	q.Radius = float64(s.half * math.Sqrt2)
	deep, who := free, -1
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

// inside returns how far the base at t is inside one blocker beyond the tolerance.
func (s *slide) inside(t float64, who int) float64 {
	at, sin, cos := s.path.place(s.at, s.sin, s.cos, t)
	if who >= len(s.blockers) {
		q := square(at, sin, cos, s.half)
		return -Slack - s.others[who-len(s.blockers)].separation(&q)
	}
	q, b := Square{Centre: at, Sin: sin, Cos: cos, Half: s.half}, &s.blockers[who]
	return -Slack - separate(&q, b, b.Centre.X-at.X, b.Centre.Y-at.Y)
}

func index(i int) int8 {
	if i > 127 {
		return -1
	}
	return int8(i)
}

// line is clear for a straight way: each blocker forbids one interval of t.
func (s *slide) line(t float64) float64 {
	end, _, _ := s.path.place(s.at, s.sin, s.cos, 1)
	vx, vy := end.X-s.at.X, end.Y-s.at.Y
	q := square(s.at, s.sin, s.cos, s.half)
	for moved := true; moved && t > 0; {
		moved = false
		for i := range s.blockers {
			lo, hi := forbidden(&q, &s.blockers[i], vx, vy, Slack)
			if lo < t && t < hi {
				t, moved, s.stopped = lo, true, index(i)
			}
		}
	}
	return greater(0, t)
}

// forbidden is the open interval of t in which q, moved by t(vx,vy), reaches
// deeper than depth into b; empty when lo >= hi.
func forbidden(q, b *Square, vx, vy, depth float64) (lo, hi float64) {
	dx, dy := q.Centre.X-b.Centre.X, q.Centre.Y-b.Centre.Y
	k := math.Abs(dot(q.Cos, q.Sin, b.Cos, b.Sin)) + math.Abs(cross(q.Cos, q.Sin, b.Cos, b.Sin))
	rq := q.Half + float64(b.Half*k) - depth
	rb := b.Half + float64(q.Half*k) - depth
	lo, hi = math.Inf(-1), math.Inf(1)
	slab := func(x, v, r float64) {
		if math.Abs(v) < 1e-12 {
			if math.Abs(x) >= r {
				lo, hi = 1, 0
			}
			return
		}
		a, c := (-r-x)/v, (r-x)/v
		lo, hi = greater(lo, lesser(a, c)), lesser(hi, greater(a, c))
	}
	slab(dot(dx, dy, q.Cos, q.Sin), dot(vx, vy, q.Cos, q.Sin), rq)
	slab(cross(dx, dy, q.Cos, q.Sin), cross(vx, vy, q.Cos, q.Sin), rq)
	slab(dot(dx, dy, b.Cos, b.Sin), dot(vx, vy, b.Cos, b.Sin), rb)
	slab(cross(dx, dy, b.Cos, b.Sin), cross(vx, vy, b.Cos, b.Sin), rb)
	return lo, hi
}

// free reports whether a base at a rounded pose overlaps nothing.
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
