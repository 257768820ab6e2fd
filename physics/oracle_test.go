package physics_test

import (
	"math"
	"math/rand/v2"
	"testing"

	. "attackwing/physics"
)

// The oracle is a second, slow way to the same answers that shares no code
// with the package: corners from math.Sin, areas and distances by walking
// polygon edges, arcs as huge triangles, slides by pure stepping.

type poly []Point

func oracleBase(p Pose, side float64) poly {
	return oracleSquare(float64(p.X), float64(p.Y), float64(p.Heading)/1000*math.Pi/180, side)
}

func oracleSquare(x, y, h, side float64) poly {
	var out poly
	for k := range 4 {
		a := h - math.Pi/4 + float64(k)*math.Pi/2
		r := side / math.Sqrt2
		out = append(out, Point{x + r*math.Sin(a), y - r*math.Cos(a)})
	}
	return out
}

func area(p poly) float64 {
	s := 0.0
	for i := range p {
		j := (i + 1) % len(p)
		s += (p[i].X-p[0].X)*(p[j].Y-p[0].Y) - (p[j].X-p[0].X)*(p[i].Y-p[0].Y)
	}
	return s / 2
}

// intersect clips p by each edge of the convex, clockwise q.
func intersect(p, q poly) poly {
	for i := range q {
		a, b := q[i], q[(i+1)%len(q)]
		in := func(c Point) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }
		var out poly
		for j := range p {
			c, d := p[j], p[(j+1)%len(p)]
			ic, id := in(c), in(d)
			if ic >= 0 {
				out = append(out, c)
			}
			if ic*id < 0 {
				t := ic / (ic - id)
				out = append(out, Point{c.X + t*(d.X-c.X), c.Y + t*(d.Y-c.Y)})
			}
		}
		if p = out; len(p) == 0 {
			return nil
		}
	}
	return p
}

func pointToSegment(p, a, b Point) float64 {
	l := math.Hypot(b.X-a.X, b.Y-a.Y)
	if l == 0 {
		return math.Hypot(p.X-a.X, p.Y-a.Y)
	}
	t := ((p.X-a.X)*(b.X-a.X) + (p.Y-a.Y)*(b.Y-a.Y)) / l / l
	t = math.Max(0, math.Min(1, t))
	return math.Hypot(p.X-a.X-t*(b.X-a.X), p.Y-a.Y-t*(b.Y-a.Y))
}

func distance(p, q poly) float64 {
	if math.Abs(area(intersect(p, q))) > 0 {
		return 0
	}
	d := math.Inf(1)
	for i := range p {
		for j := range q {
			a, b := p[i], p[(i+1)%len(p)]
			c, e := q[j], q[(j+1)%len(q)]
			d = min(d, pointToSegment(a, c, e), pointToSegment(c, a, b))
		}
	}
	return d
}

// depth is the shortest translation that parts p and q, by trying the normal
// of every edge of both; negative when they are apart.
func depth(p, q poly) float64 {
	best := math.Inf(1)
	for _, e := range []poly{p, q} {
		for i := range e {
			a, b := e[i], e[(i+1)%len(e)]
			l := math.Hypot(b.X-a.X, b.Y-a.Y)
			nx, ny := (b.Y-a.Y)/l, (a.X-b.X)/l
			lo1, hi1, lo2, hi2 := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
			for _, c := range p {
				v := nx*(c.X-a.X) + ny*(c.Y-a.Y)
				lo1, hi1 = min(lo1, v), max(hi1, v)
			}
			for _, c := range q {
				v := nx*(c.X-a.X) + ny*(c.Y-a.Y)
				lo2, hi2 = min(lo2, v), max(hi2, v)
			}
			best = min(best, hi1-lo2, hi2-lo1)
		}
	}
	return best
}

// oracleArc is an arc as clockwise triangles far beyond the table.
func oracleArc(p Pose, arc Arc) []poly {
	const far = 1e8
	h := float64(p.Heading) / 1000
	wedge := func(from, to float64) poly {
		out := poly{{float64(p.X), float64(p.Y)}}
		for _, b := range []float64{from, (from + to) / 2, to} {
			a := (h + b) * math.Pi / 180
			out = append(out, Point{float64(p.X) + far*math.Sin(a), float64(p.Y) - far*math.Cos(a)})
		}
		return out
	}
	switch arc {
	case Front90:
		return []poly{wedge(-45, 45)}
	case Front180:
		return []poly{wedge(-90, 0), wedge(0, 90)}
	case Rear90:
		return []poly{wedge(135, 225)}
	case AllRound:
		return []poly{wedge(0, 90), wedge(90, 180), wedge(180, 270), wedge(270, 360)}
	case Front45:
		return []poly{wedge(-22.5, 22.5)}
	case NotFront90:
		return []poly{wedge(45, 135), wedge(135, 225), wedge(225, 315)}
	case FrontOrRear90:
		return []poly{wedge(-45, 45), wedge(135, 225)}
	case Rear180:
		return []poly{wedge(90, 180), wedge(180, 270)}
	case NoArc:
	case Front180OrRear90:
		return []poly{wedge(-90, 0), wedge(0, 90), wedge(135, 225)}
	}
	return nil
}

var sides = []int32{StandardBase, StandardBase, StandardBase, LargeBase, OversizedBase}

// dice makes random situations; a fifth of the headings are shared or square
// to each other, as on a real table.
type dice struct{ *rand.Rand }

func newDice(seed uint64) dice { return dice{rand.New(rand.NewPCG(seed, 1))} }

func (d dice) pose(x, y, r int) Pose {
	p := Pose{int32(x + d.IntN(2*r+1) - r), int32(y + d.IntN(2*r+1) - r), int32(d.IntN(360000))}
	if d.IntN(5) == 0 {
		p.Heading = int32(d.IntN(8)) * 45000
	}
	return p
}

func (d dice) side() int32 { return sides[d.IntN(len(sides))] }

func situations(t *testing.T) int {
	if testing.Short() {
		return 4000
	}
	return 20000
}

func TestOracleOverlapAndGap(t *testing.T) {
	d := newDice(1)
	bad := 0
	for range situations(t) {
		p, sp := d.pose(450000, 450000, 1000), d.side()
		q, sq := d.pose(450000, 450000, 40000+d.IntN(120000)), d.side()
		a, b := Base(p, sp), Base(q, sq)
		oa, ob := oracleBase(p, float64(sp)), oracleBase(q, float64(sq))
		deep := depth(oa, ob)
		if got, want := Overlap(&a, &b), deep > Slack; got != want && math.Abs(deep-Slack) > 1 {
			t.Errorf("%v/%d and %v/%d: overlap %v at depth %.2f", p, sp, q, sq, got, deep)
			bad++
		}
		if pen := Penetration(&a, &b); math.Abs(pen-max(0, deep)) > 1e-3 {
			t.Errorf("%v/%d and %v/%d: depth %.3f, want %.3f", p, sp, q, sq, pen, deep)
			bad++
		}
		g, want := Between(&a, &b), distance(oa, ob)
		if math.Abs(g.Dist-want) > 1 {
			t.Errorf("%v/%d and %v/%d: gap %.3f, want %.3f", p, sp, q, sq, g.Dist, want)
			bad++
		}
		if l := math.Hypot(g.A.X-g.B.X, g.A.Y-g.B.Y); math.Abs(l-g.Dist) > 1+Slack {
			t.Errorf("%v/%d and %v/%d: ends %.3f apart, gap %.3f", p, sp, q, sq, l, g.Dist)
			bad++
		}
		if bad > 10 {
			t.FailNow()
		}
	}
}

func TestOracleRangeInArc(t *testing.T) {
	d := newDice(2)
	bad := 0
	for range situations(t) {
		p, sp := d.pose(450000, 450000, 1000), d.side()
		q, sq := d.pose(450000, 450000, 60000+d.IntN(300000)), d.side()
		arc := Arc(1 + d.IntN(int(Rear180)))
		a, b := Base(p, sp), Base(q, sq)
		oa, ob := oracleBase(p, float64(sp)), oracleBase(q, float64(sq))
		want, in := math.Inf(1), 0.0
		for _, w := range oracleArc(p, arc) {
			if c := intersect(ob, w); len(c) > 0 {
				want = min(want, distance(oa, c))
				in += math.Abs(area(c))
			}
		}
		g, ok := InArc(&a, arc, &b)
		m := ArcMargin(&a, arc, &b)
		if ok != (m >= -Slack) {
			t.Errorf("%v/%d %v of %v/%d: in arc %v, margin %.2f", p, sp, arc, q, sq, ok, m)
			bad++
		}
		if ok != (in > 0) && math.Abs(m) > Slack+1 {
			t.Errorf("%v/%d %v of %v/%d: in arc %v, area %.1f", p, sp, arc, q, sq, ok, in)
			bad++
		}
		if ok && m > 0 && math.Abs(g.Dist-want) > 1 {
			t.Errorf("%v/%d %v of %v/%d: gap in arc %.3f, want %.3f", p, sp, arc, q, sq, g.Dist, want)
			bad++
		}
		if bad > 10 {
			t.FailNow()
		}
	}
}

// oraclePath lays the composite curve as a polyline of 10 µm steps and
// finds the front by walking it.
type oraclePath struct {
	base, end float64
	at        func(s float64) (x, y float64)
}

func newOraclePath(m Maneuver, side int32) oraclePath {
	b, n := float64(side), float64(m.Speed)
	var r, a, sign float64
	switch m.Bearing {
	case BankLeft, BankRight:
		r, a = []float64{0, 80000, 130000, 180000, 230000}[m.Speed], math.Pi/4
		if m.Radius > 0 {
			r = float64(m.Radius)
		}
	case TurnLeft, TurnRight:
		r, a = []float64{0, 35000, 62500, 90000}[m.Speed], math.Pi/2
	default: // a line
	}
	sign = 1
	if m.Bearing == BankLeft || m.Bearing == TurnLeft {
		sign = -1
	}
	l := 40000 * n
	if r > 0 {
		l = r * a
	}
	return oraclePath{b, b + l, func(s float64) (x, y float64) {
		if m.Bearing == Reverse {
			return 0, b/2 - (b - s) // mirrored axis: handled by the caller's heading
		}
		switch {
		case s <= b || r == 0:
			return 0, b/2 - s
		case s <= b+l:
			t := (s - b) / r
			return sign * r * (1 - math.Cos(t)), -b/2 - r*math.Sin(t)
		}
		q := s - b - l
		return sign * (r*(1-math.Cos(a)) + q*math.Sin(a)), -b/2 - r*math.Sin(a) - q*math.Cos(a)
	}}
}

func (o oraclePath) pose(t float64) (x, y, h float64) {
	rx, ry := o.at(t)
	lo, hi := t, o.end+o.base
	for range 60 {
		m := (lo + hi) / 2
		fx, fy := o.at(m)
		if math.Hypot(fx-rx, fy-ry) < o.base {
			lo = m
		} else {
			hi = m
		}
	}
	fx, fy := o.at(hi)
	return (rx + fx) / 2, (ry + fy) / 2, math.Atan2(fx-rx, -(fy - ry))
}

var flown = []Maneuver{
	{Bearing: Straight, Speed: 1}, {Bearing: Straight, Speed: 3}, {Bearing: Straight, Speed: 6}, {Bearing: BankLeft, Speed: 1}, {Bearing: BankRight, Speed: 1}, {Bearing: BankLeft, Speed: 2}, {Bearing: BankRight, Speed: 3},
	{Bearing: BankRight, Speed: 4}, {Bearing: TurnLeft, Speed: 1}, {Bearing: TurnRight, Speed: 1}, {Bearing: TurnLeft, Speed: 2}, {Bearing: TurnRight, Speed: 2}, {Bearing: TurnLeft, Speed: 3}, {Bearing: TurnRight, Speed: 3}, {Bearing: ComeAbout, Speed: 3},
	{Bearing: BankLeft, Speed: 4, Radius: 245 * Millimetre},
}

func TestOracleSlideBack(t *testing.T) {
	d := newDice(3)
	bad, short := 0, 0
	for range situations(t) {
		from, side := d.pose(450000, 450000, 1000), d.side()
		m := flown[d.IntN(len(flown))]
		start := Base(from, side)
		end := m.End(from, side, TurnFirst)
		var blockers []Square
		for range 1 + d.IntN(3) {
			b := Base(d.pose(int(end.X), int(end.Y), 90000), d.side())
			if !Overlap(&b, &start) {
				blockers = append(blockers, b)
			}
		}
		var f Flight
		Fly(&f, from, side, m, TurnFirst, blockers)
		o := newOraclePath(m, side)
		h0 := float64(from.Heading) / 1000 * math.Pi / 180
		deep := func(s float64) float64 {
			x, y, h := o.pose(s)
			sq := oracleSquare(
				float64(from.X)+x*math.Cos(h0)-y*math.Sin(h0),
				float64(from.Y)+x*math.Sin(h0)+y*math.Cos(h0), h0+h, float64(side))
			worst := math.Inf(-1)
			for i := range blockers {
				worst = max(worst, depth(sq, blockers[i].Corner[:]))
			}
			return worst
		}
		full := deep(o.end)
		if f.Short != (full > Slack) && math.Abs(full-Slack) > 1 {
			t.Fatalf("%v from %v/%d: short %v, depth %.2f", m, from, side, f.Short, full)
		}
		if !f.Short || math.Abs(full-Slack) <= 1 {
			continue
		}
		short++
		s := Base(f.To, side)
		if f.T > 0 {
			closest := math.Inf(1)
			for i := range blockers {
				if Overlap(&s, &blockers[i]) {
					t.Errorf("%v from %v/%d overlaps after sliding", m, from, side)
					bad++
				}
				closest = min(closest, Between(&s, &blockers[i]).Dist)
			}
			if closest > 5 || Between(&s, &blockers[f.Stopped]).Dist > 5 {
				t.Errorf("%v from %v/%d: %.2f µm short of the blocker", m, from, side, closest)
				bad++
			}
			// The place reported is on the curve, and free within rounding.
			if g := deep(f.T); g > Slack+2.5 {
				t.Errorf("%v from %v/%d: depth %.2f at t", m, from, side, g)
				bad++
			}
		}
		// Nothing is free further on: no step is longer than the base is deep.
		for u := o.end; u > f.T+20; {
			g := deep(u)
			if g < Slack-1.6 {
				t.Errorf("%v from %v/%d: stopped at %.0f, free at %.0f (depth %.2f)", m, from, side, f.T, u, g)
				bad++
				break
			}
			u -= max((g-Slack+1.6)/fastestCorner(m, side), 0.2)
		}
		if bad > 10 {
			t.FailNow()
		}
	}
	t.Logf("%d slid back", short)
}
