package physics

import "math"

// path is the composite curve of rules 5.5 for one maneuver and one base: a
// straight run under the base, the template, and a straight run under the
// base at the end. Lengths are micrometres, in a frame with the middle of the
// base's trailing edge at the origin, x along the way and y to the right.
type path struct {
	base   float64 // side of the base
	length float64 // of the template's centre line
	total  float64 // of the slide: base + length; 0 when nothing moves
	radius float64 // 0 for a line
	turn   int32   // millidegrees at the end, positive also to the left
	left   bool
	dirF   float64 // direction of a line in the frame of the base,
	dirR   float64 // forward and right
	endS   float64 // sine and cosine of turn
	endC   float64
	endX   float64 // end of the template
	endY   float64
	chordS float64 // sine and cosine of half the angle of a chord
	chordC float64 // as long as the base; chordS > 1 when there is none
	speed  float64 // the fastest a point of the base moves per unit of t, 0 while unknown
}

// speeds tell what fastest measures on the templates of the box: a test compares. Measuring takes
// half a millisecond, which every start of a program would pay.
var speeds = [3][7]float64{
	{1.305814256237581, 1.2098703576430654, 1.1660161361859158, 1.1409859536024074, 1.6238015203833693,
		1.372549048662255, 1.2785501144334377},
	{1.5201191775512577, 1.3610378905516574, 1.2785506323770741, 1.2302356516631974, 2.880216993056876,
		1.7095581569472382, 1.4884985636656085},
	{1.644528911758007, 1.5201191775511627, 1.410244705383162, 1.337274326919506, 4.6128766107718215,
		2.6098672889957943, 1.8312832639652958},
}

// paths are the templates of the box for the three sizes of base.
var paths = func() (all [3][7]path) {
	for i, side := range [...]int32{StandardBase, LargeBase, OversizedBase} {
		for n := range 7 {
			m := Maneuver{Bearing: BankRight, Speed: int8(n + 1)}
			if n >= 4 {
				m = Maneuver{Bearing: TurnRight, Speed: int8(n - 3)}
			}
			all[i][n].fill(m, side)
			all[i][n].speed = speeds[i][n]
		}
	}
	return all
}()

// path lays the maneuver's path into p.
func (m Maneuver) path(side int32, p *path) {
	n, left := -1, false
	switch m.Bearing {
	case BankLeft, BankRight:
		if m.Speed >= 1 && m.Speed <= 4 {
			n, left = int(m.Speed)-1, m.Bearing == BankLeft
		}
	case TurnLeft, TurnRight, FullAboutLeft, FullAboutRight:
		if m.Speed >= 1 && m.Speed <= 3 {
			n, left = int(m.Speed)+3, m.Bearing == TurnLeft || m.Bearing == FullAboutLeft
		}
	default: // a line
	}
	if n >= 0 && m.Radius == 0 {
		i := -1
		switch side {
		case StandardBase:
			i = 0
		case LargeBase:
			i = 1
		case OversizedBase:
			i = 2
		}
		if i >= 0 {
			*p = paths[i][n]
			p.left = left
			return
		}
	}
	p.fill(m, side)
}

// fill makes the path from the table of templates (rules 1.3).
func (p *path) fill(m Maneuver, side int32) {
	*p = path{base: float64(side), dirF: 1, speed: 1, endC: 1}
	n := float64(m.Speed)
	if n <= 0 {
		return
	}
	switch m.Bearing {
	case Straight, ComeAbout, SpinLeft, SpinRight:
	case Reverse:
		p.dirF = -1
	case FlankLeft:
		p.dirF, p.dirR = 0, -1
	case FlankRight:
		p.dirF, p.dirR = 0, 1
	case BankLeft, BankRight:
		p.radius, p.turn = 30000+float64(50000*n), quarter/2
	case TurnLeft, TurnRight, FullAboutLeft, FullAboutRight:
		p.radius, p.turn = 7500+float64(27500*n), quarter
	default:
		return
	}
	if p.radius != 0 && m.Radius > 0 {
		p.radius = float64(m.Radius)
	}
	if p.radius == 0 {
		p.length = float64(40000 * n)
		p.total = p.base + p.length
		return
	}
	p.left = m.Bearing == BankLeft || m.Bearing == TurnLeft || m.Bearing == FullAboutLeft
	p.endS, p.endC = sincos(p.turn)
	p.length = float64(p.radius * float64(float64(p.turn)*milli))
	p.total = p.base + p.length
	p.endX, p.endY = p.base+float64(p.radius*p.endS), float64(p.radius*(1-p.endC))
	p.speed = 0
	p.chordS = p.base / (2 * p.radius)
	p.chordC = math.Sqrt(greater(0, 1-float64(p.chordS*p.chordS)))
}

// fastest measures how far a corner moves per unit of t, with some to spare.
func (p *path) fastest() float64 {
	const steps = 512
	var last [4]Point
	top := 1.0
	for i := range steps + 1 {
		x, y, s, c := p.at(p.total * float64(i) / steps)
		q := square(Point{x, y}, s, c, p.base/2)
		if i > 0 {
			for j := range last {
				d := length(q.Corner[j].X-last[j].X, q.Corner[j].Y-last[j].Y)
				top = greater(top, d*steps/p.total)
			}
		}
		last = q.Corner
	}
	return 1.05 * top
}

// at is the base at t along a curved path: its centre and the sine and cosine
// of its direction, in the frame of the path for a right-hand template.
func (p *path) at(t float64) (x, y, sin, cos float64) {
	rx, ry := t, 0.0
	var s, c float64
	over := t > p.base
	if over {
		s, c = sincosRad(lesser(float64((t-p.base)/p.radius), float64(float64(p.turn)*milli)))
		rx, ry = p.base+float64(p.radius*s), float64(p.radius*(1-c))
	}
	ex, ey := p.endX-rx, p.endY-ry
	if d := dot(ex, ey, ex, ey) - float64(p.base*p.base); d < 0 {
		// The front is on the last straight run.
		w := dot(ex, ey, p.endC, p.endS)
		q := math.Sqrt(greater(0, float64(w*w)-d)) - w
		cos, sin = (ex+float64(q*p.endC))/p.base, (ey+float64(q*p.endS))/p.base
	} else if over {
		// Rear and front on the template: a chord of its circle.
		sin, cos = dot(s, c, p.chordC, p.chordS), dot(c, -s, p.chordC, p.chordS)
	} else {
		// Rear on the first straight run, front on the template: where the
		// circle of the base's length about the rear meets the template's.
		f := p.base - t
		d2 := float64(f*f) + float64(p.radius*p.radius)
		k := (d2 + float64(p.base*p.base) - float64(p.radius*p.radius)) / (2 * d2)
		h := math.Sqrt(greater(0, float64(p.base*p.base)/d2-float64(k*k)))
		cos, sin = dot(k, h, f, p.radius)/p.base, dot(k, h, p.radius, -f)/p.base
	}
	h := float64(p.base * 0.5)
	return rx + float64(h*cos), ry + float64(h*sin), sin, cos
}

// place is the base at t for a base that stood at (x, y) with the given sine
// and cosine: its unrounded centre and direction.
func (p *path) place(from Point, sin, cos, t float64) (at Point, s, c float64) {
	if p.radius == 0 {
		f, r := float64(t*p.dirF), float64(t*p.dirR)
		return Point{from.X + dot(f, r, sin, cos), from.Y + dot(f, r, -cos, sin)}, sin, cos
	}
	f, r, ls, lc := p.at(t)
	f -= float64(p.base * 0.5)
	if p.left {
		r, ls = -r, -ls
	}
	at = Point{from.X + dot(f, r, sin, cos), from.Y + dot(f, r, -cos, sin)}
	return at, dot(sin, cos, lc, ls), dot(cos, -sin, lc, ls)
}

// end is the pose at the end of the path (rules 1.4).
func (p *path) end(from Pose) Pose {
	forward, right, turn := p.whole()
	return from.moved(forward, right, from.Heading+turn)
}

// whole returns how far the path leads forward and to the right, and how far it turns.
func (p *path) whole() (forward, right float64, turn int32) {
	if p.radius == 0 {
		return float64(p.total * p.dirF), float64(p.total * p.dirR), 0
	}
	h := float64(p.base * 0.5)
	forward = float64(p.radius*p.endS) + h + float64(h*p.endC)
	right = float64(p.radius*(1-p.endC)) + float64(h*p.endS)
	if p.left {
		return forward, -right, -p.turn
	}
	return forward, right, p.turn
}

// hull is a triangle about the middle line of the template: its ends, and where the ways along it
// at both meet. X is right and Y forward of the middle of the base.
func (p *path) hull() [3]Point {
	h := float64(p.base * 0.5)
	if p.radius == 0 {
		from := Point{float64(h * p.dirR), float64(h * p.dirF)}
		to := Point{float64((h + p.length) * p.dirR), float64((h + p.length) * p.dirF)}
		return [3]Point{from, from, to}
	}
	side := 1.0
	if p.left {
		side = -1
	}
	tip := float64(p.radius*(1-p.endC)) / p.endS
	return [3]Point{{0, h}, {0, h + tip}, {float64(side * float64(p.radius*(1-p.endC))), h + float64(p.radius*p.endS)}}
}

// pose is the rounded pose at t.
func (p *path) pose(from Pose, t float64) Pose {
	if t >= p.total {
		return p.end(from)
	}
	s, c := sincos(from.Heading)
	at, ps, pc := p.place(from.Point(), s, c, t)
	h := from.Heading
	if p.radius != 0 {
		h = heading(ps, pc)
	}
	return Pose{micro(at.X), micro(at.Y), norm(h)}
}
