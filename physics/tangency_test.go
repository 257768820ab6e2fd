package physics_test

import (
	"fmt"
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	. "attackwing/physics"
)

// mm is a pose given in millimetres and degrees.
func mm(x, y, h float64) Pose {
	return Pose{int32(math.Round(x * 1000)), int32(math.Round(y * 1000)), int32(math.Round(h * 1000))}
}

// The third round's line of the web down the west side, 4 inches from the edge, is 40 µm away from
// one template and 40 µm within the other; chords took each for the other.
func TestATemplateMeetsTheWebOnItsTrueArc(t *testing.T) {
	line := Segment(point(4, 4), point(4, 12))
	for _, c := range []struct {
		from Pose
		over bool
	}{
		{mm(152.143, 300, 315), false},
		{mm(155.502, 300, 312.5), true},
	} {
		var f Flight
		var st Strip
		Fly(&f, c.from, StandardBase, Maneuver{Bearing: TurnRight, Speed: 3}, TurnFirst, nil)
		f.Strip(&st)
		expect.Same(t, line.OverlapsStrip(&st), c.over, "from %v: over the web %v", c.from, !c.over)
	}
}

func TestSlidesBackIntoTheNarrowPlaceBetweenTwoBases(t *testing.T) {
	b := []Square{Base(mm(191.712, 192.307, 315), StandardBase), Base(mm(243.051, 276.464, 326.812), StandardBase)}
	var f Flight
	Fly(&f, mm(321.996, 314.092, 326.811), StandardBase, Maneuver{Bearing: BankLeft, Speed: 2}, TurnFirst, b)
	s := Base(f.To, StandardBase)
	// Steps of a hundredth of an inch found no place before it stood 96.8 mm further back.
	if g := Between(&s, &b[0]).Dist; g > 5 || f.Stopped != 0 || Overlap(&s, &b[0]) || Overlap(&s, &b[1]) {
		t.Errorf("ends at %v, %.1f µm from the base ahead, stopped by %d", f.To, g, f.Stopped)
	}
}

func TestAShotThroughTheJointOfTwoTokens(t *testing.T) {
	web := func(x0, y0, x1, y1 float64) Obstacle { return Segment(point(x0, y0), point(x1, y1)) }
	ground := func(x0, y0, x1, y1 float64) Obstacle { return Rect(x0*Inch, y0*Inch, x1*Inch, y1*Inch) }
	for _, c := range []struct {
		what   string
		o, p   Obstacle
		a, b   Point
		passes bool
	}{
		{"two in a row", web(4, 4, 4, 12), web(4, 12, 4, 20), point(3, 12), point(9, 12), true},
		{"slanting", web(4, 4, 4, 12), web(4, 12, 4, 20), point(3, 11), point(5, 13), true},
		{"a corner from side to side", web(4, 4, 4, 12), web(4, 12, 12, 12), point(3, 13), point(5, 11), true},
		{"past a corner", web(4, 4, 4, 12), web(4, 12, 12, 12), point(3, 11), point(5, 13), false},
		{"a guide across the end of a line", web(12, 4, 20, 4), web(20, 0, 20, 4), point(19, 3), point(21, 5), true},
		{"two that do not touch", web(4, 4, 4, 12), web(4, 12.01, 4, 20), point(3, 12), point(5, 12.01), false},
		{"a gap of a tenth of a millimetre", web(4, 4, 4, 12), web(4, 12.004, 4, 20), point(3, 12.002), point(5, 12.002), false},
		{"it ends at the joint", web(4, 4, 4, 12), web(4, 12, 4, 20), point(3, 12), point(4, 12), false},
		{"along both", web(4, 4, 4, 12), web(4, 12, 4, 20), point(4, 3), point(4, 21), false},
		{"along one, past the end of the other", web(4, 4, 4, 12), web(4, 12, 12, 12), point(4, 3), point(4, 21), false},
		{"between two grounds side by side", ground(4, 0, 8, 4), ground(8, 0, 12, 4), point(8, -1), point(8, 5), true},
		{"along the edge of one", ground(4, 0, 8, 4), ground(4, 4, 8, 8), point(8, -1), point(8, 9), false},
		{"between two grounds that meet in a corner", ground(4, 0, 8, 4), ground(8, 4, 12, 8), point(7, 5), point(9, 3), true},
		{"the end of a line on a ground", web(8, 4, 8, 12), ground(4, 0, 12, 4), point(6, 4), point(10, 4), true},
	} {
		t.Run(c.what, func(t *testing.T) {
			for range 2 {
				for range 2 {
					expect.Must(t, !c.o.Blocks(c.a, c.b) && !c.p.Blocks(c.a, c.b), "one of them alone is passed")
					both := c.o.Meets(c.a, c.b) == Touches && c.p.Meets(c.a, c.b) == Touches
					if got := Joined(&c.o, &c.p, c.a, c.b); got != c.passes || got && !both {
						t.Errorf("passes %v, touches both %v", got, both)
					}
					c.a, c.b = c.b, c.a
				}
				c.o, c.p = c.p, c.o
			}
		})
	}
}

// oracleTemplate is a travelled curved template worked out anew: a circle's centre, two radii, the
// angles from start to end and, after a slide back, the line of the ship's front.
type oracleTemplate struct {
	centre       Point
	in, out      float64
	start, angle float64 // of the start about the centre, and how far it goes
	turn         float64 // 1 clockwise, -1 against
	front        Point
	ahead        Point // where the front looks; 0, 0 without a front
}

func newOracleTemplate(f *Flight) oracleTemplate {
	o := newOraclePath(f.Maneuver, f.Side)
	h := float64(f.From.Heading) / 1000 * math.Pi / 180
	world := func(x, y float64) Point {
		return Point{float64(f.From.X) + x*math.Cos(h) - y*math.Sin(h), float64(f.From.Y) + x*math.Sin(h) + y*math.Cos(h)}
	}
	half := float64(f.Side) / 2
	angle := math.Pi / 4
	turn := 1.0
	switch f.Maneuver.Bearing {
	case TurnLeft, TurnRight:
		angle = math.Pi / 2
	default: // a bank
	}
	switch f.Maneuver.Bearing {
	case TurnLeft, BankLeft:
		turn = -1
	default:
	}
	r := (o.end - o.base) / angle
	out := oracleTemplate{centre: world(turn*r, -half), in: r - 10000, out: r + 10000, angle: angle, turn: turn}
	s := world(0, -half)
	out.start = math.Atan2(s.Y-out.centre.Y, s.X-out.centre.X)
	if f.T < o.end {
		x, y, a := o.pose(f.T)
		out.front = world(x+half*math.Sin(a), y-half*math.Cos(a))
		out.ahead = Point{math.Sin(h + a), -math.Cos(h + a)}
	}
	return out
}

// depth is how deep a point lies in the template, by the nearest of its bounds; below zero outside.
func (o *oracleTemplate) depth(p Point) float64 {
	x, y := p.X-o.centre.X, p.Y-o.centre.Y
	r := math.Hypot(x, y)
	a := math.Remainder(o.turn*(math.Atan2(y, x)-o.start)-o.angle/2, 2*math.Pi) + o.angle/2
	d := min(r-o.in, o.out-r, r*math.Sin(a), r*math.Sin(o.angle-a))
	if a < -math.Pi/2 || a > o.angle+math.Pi/2 {
		d = min(d, -r*0.5)
	}
	if o.ahead != (Point{}) {
		d = min(d, (o.front.X-p.X)*o.ahead.X+(o.front.Y-p.Y)*o.ahead.Y)
	}
	return d
}

// at is the point at a share of the way round, at a distance from the centre.
func (o *oracleTemplate) at(share, r float64) Point {
	a := o.start + o.turn*share*o.angle
	return Point{o.centre.X + r*math.Cos(a), o.centre.Y + r*math.Sin(a)}
}

// along is the greatest depth on a segment, as far as it decides: no more than a micrometre's
// hundredth off where it is near what counts.
func (o *oracleTemplate) along(a, b Point) float64 {
	const near = 0.01
	best := math.Inf(-1)
	var look func(lo, hi float64)
	l := math.Hypot(b.X-a.X, b.Y-a.Y)
	look = func(lo, hi float64) {
		m := (lo + hi) / 2
		d := o.depth(Point{a.X + (b.X-a.X)*m/l, a.Y + (b.Y-a.Y)*m/l})
		best = max(best, d)
		if half := (hi - lo) / 2; best > Slack+1 || d+half < max(best, Slack-1) || half < near {
			return
		}
		look(lo, m)
		look(m, hi)
	}
	look(0, l)
	return best
}

// TestOracleTangency lays lines, discs and grounds so that they all but touch a travelled template,
// within a few micrometres of what decides.
func TestOracleTangency(t *testing.T) {
	d := newDice(12)
	asked, over := 0, 0
	for range situations(t) {
		m := flown[3+d.IntN(11)]
		if m.Bearing == ComeAbout {
			continue
		}
		from, side := d.pose(450000, 450000, 1000), d.side()
		var f Flight
		var st Strip
		var bs []Square
		if end, start := m.End(from, side, TurnFirst), Base(from, side); d.IntN(2) == 0 {
			if b := Base(d.pose(int(end.X), int(end.Y), 40000), StandardBase); !Overlap(&b, &start) {
				bs = append(bs, b)
			}
		}
		Fly(&f, from, side, m, TurnFirst, bs)
		if f.Strip(&st); st.Empty() {
			continue
		}
		o := newOracleTemplate(&f)
		off := (d.Float64()*2 - 1) * []float64{0.5, 5, 40, 400}[d.IntN(4)]
		share := d.Float64()
		if d.IntN(6) == 0 {
			share = float64(d.IntN(2))
		}
		r, away := o.out+off, 1.0
		if d.IntN(2) == 0 {
			r, away = o.in+off, -1
		}
		touch := o.at(share, r)
		n := Point{(touch.X - o.centre.X) / r * away, (touch.Y - o.centre.Y) / r * away}
		if o.ahead != (Point{}) && d.IntN(3) == 0 {
			// at the front of a ship that slid back
			n = o.ahead
			w := (d.Float64()*2 - 1) * 12000
			touch = Point{o.front.X + n.X*off - n.Y*w, o.front.Y + n.Y*off + n.X*w}
		}
		l1, l2 := d.Float64()*80000, d.Float64()*80000
		lean := 0.0
		switch d.IntN(3) {
		case 0: // any way, to end at the place
			lean, l1 = d.Float64()*math.Pi-math.Pi/2, 0
		case 1:
			lean = (d.Float64() - 0.5) * 0.001
		}
		dx, dy := -n.Y*math.Cos(lean)+n.X*math.Sin(lean), n.X*math.Cos(lean)+n.Y*math.Sin(lean)
		a, b := Point{touch.X - dx*l1, touch.Y - dy*l1}, Point{touch.X + dx*l2, touch.Y + dy*l2}
		want := o.along(a, b)
		line := Segment(a, b)
		what := fmt.Sprintf("%v from %v/%d, t %.1f", m, from, side, f.T)
		if math.Abs(want-Slack) > 0.05 {
			asked++
			if got := line.OverlapsStrip(&st); got != (want > Slack) {
				t.Fatalf("%s: line %v %v lies %.3f µm within, over it %v", what, a, b, want, got)
			} else if got {
				over++
			}
		}
		// A ground with a corner or an edge at the place.
		x0, y0 := touch.X, touch.Y
		x1, y1 := x0+math.Copysign(l1+20000, n.X), y0+math.Copysign(l2+20000, n.Y)
		ground := Rect(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
		c := [...]Point{{min(x0, x1), min(y0, y1)}, {max(x0, x1), min(y0, y1)}, {max(x0, x1), max(y0, y1)}, {min(x0, x1), max(y0, y1)}}
		want = math.Inf(-1)
		for i := range c {
			want = max(want, o.along(c[i], c[(i+1)%4]))
		}
		if math.Abs(want-Slack) > 0.05 && (want > Slack || !covered(&o, c[0], c[2])) {
			asked++
			if got := ground.OverlapsStrip(&st); got != (want > Slack) {
				t.Fatalf("%s: ground %v %v lies %.3f µm within, over it %v", what, c[0], c[2], want, got)
			} else if got {
				over++
			}
		}
		// A disc that reaches to the place, from outside.
		if l1 > 1 && n != o.ahead {
			mid := Point{touch.X + n.X*l1, touch.Y + n.Y*l1}
			want = math.Inf(-1)
			for p, i := o.polygon(), 0; i < len(p); i++ {
				want = max(want, l1-pointToSegment(mid, p[i], p[(i+1)%len(p)]))
			}
			if o.depth(mid) > 0 {
				continue
			}
			if disc := Disc(mid, l1); math.Abs(want-Slack) > 0.1 {
				asked++
				if got := disc.OverlapsStrip(&st); got != (want > Slack) {
					t.Fatalf("%s: disc %v %.1f reaches %.3f µm into it, over it %v", what, mid, l1, want, got)
				} else if got {
					over++
				}
			}
		}
	}
	t.Logf("%d asked, %d over", asked, over)
	if over < asked/10 || over > asked*9/10 {
		t.Errorf("of %d obstacles %d lie over: they are not aimed at tangency", asked, over)
	}
}

// covered reports whether a ground may cover the whole template.
func covered(o *oracleTemplate, a, b Point) bool {
	p := o.at(0, (o.in+o.out)/2)
	return p.X > a.X && p.X < b.X && p.Y > a.Y && p.Y < b.Y
}

// polygon is the template as a polygon of so many corners that its chords are a hundredth of a
// micrometre off.
func (o *oracleTemplate) polygon() poly {
	const n = 900
	var p poly
	for i := range n + 1 {
		p = append(p, o.at(float64(i)/n, o.out))
	}
	for i := range n + 1 {
		p = append(p, o.at(1-float64(i)/n, o.in))
	}
	if o.ahead == (Point{}) {
		return p
	}
	var cut poly
	in := func(c Point) float64 { return (o.front.X-c.X)*o.ahead.X + (o.front.Y-c.Y)*o.ahead.Y }
	for i := range p {
		c, e := p[i], p[(i+1)%len(p)]
		ic, ie := in(c), in(e)
		if ic >= 0 {
			cut = append(cut, c)
		}
		if ic*ie < 0 {
			s := ic / (ic - ie)
			cut = append(cut, Point{c.X + s*(e.X-c.X), c.Y + s*(e.Y-c.Y)})
		}
	}
	return cut
}

var corners = map[string]float64{}

// fastestCorner is more than any corner of a base moves per micrometre of the way, by fine steps.
func fastestCorner(m Maneuver, side int32) float64 {
	key := fmt.Sprint(m, m.Radius, side)
	if corners[key] == 0 {
		corners[key] = measureCorner(m, side)
	}
	return corners[key]
}

func measureCorner(m Maneuver, side int32) float64 {
	o := newOraclePath(m, side)
	top := 1.0
	var last poly
	const steps = 2000
	for i := range steps + 1 {
		x, y, h := o.pose(o.end * float64(i) / steps)
		q := oracleSquare(x, y, h, float64(side))
		for k := range last {
			top = max(top, math.Hypot(q[k].X-last[k].X, q[k].Y-last[k].Y)*steps/o.end)
		}
		last = q
	}
	return 1.2 * top
}

// TestOracleNarrowPlaces puts a base ahead of some place on the way and others about it, all but
// touching it, and looks whether the ship slides back past any place that is free by more than
// rounding takes away.
func TestOracleNarrowPlaces(t *testing.T) {
	d := newDice(13)
	narrow, short := 0, 0
	for range situations(t) {
		m, side := flown[3+d.IntN(11)], d.side()
		if m.Bearing == ComeAbout {
			continue
		}
		from := d.pose(450000, 450000, 1000)
		o := newOraclePath(m, side)
		h0 := float64(from.Heading) / 1000 * math.Pi / 180
		ship := func(s float64) poly {
			x, y, h := o.pose(s)
			return oracleSquare(float64(from.X)+x*math.Cos(h0)-y*math.Sin(h0),
				float64(from.Y)+x*math.Sin(h0)+y*math.Cos(h0), h0+h, float64(side))
		}
		there := o.end * (0.2 + 0.75*d.Float64())
		at := ship(there)
		mid := Point{(at[0].X + at[2].X) / 2, (at[0].Y + at[2].Y) / 2}
		start := Base(from, side)
		var blockers []Square
		for n := range 2 + d.IntN(2) {
			// Ahead the first, behind or beside the others: as near as a few micrometres.
			q := d.pose(0, 0, 0)
			size := d.side()
			look := float64(from.Heading)/1000*math.Pi/180 + d.Float64()*2*math.Pi
			if n == 0 {
				_, _, h := o.pose(there)
				look = h0 + h + (d.Float64()-0.5)*2
			}
			gap := d.Float64() * []float64{2, 10, 100}[d.IntN(3)]
			lo, hi := 0.0, 300000.0
			place := func(r float64) Square {
				q.X, q.Y = int32(math.Round(mid.X+r*math.Sin(look))), int32(math.Round(mid.Y-r*math.Cos(look)))
				return Base(q, size)
			}
			for hi-lo > 0.5 {
				r := (lo + hi) / 2
				if b := place(r); depth(at, b.Corner[:]) > -gap {
					lo = r
				} else {
					hi = r
				}
			}
			if b := place(hi); !Overlap(&b, &start) {
				blockers = append(blockers, b)
			}
		}
		var f Flight
		Fly(&f, from, side, m, TurnFirst, blockers)
		if !f.Short {
			continue
		}
		short++
		checkFlight(t, &f, blockers)
		deep := func(s float64) float64 {
			sq, worst := ship(s), math.Inf(-1)
			for i := range blockers {
				worst = max(worst, depth(sq, blockers[i].Corner[:]))
			}
			return worst
		}
		// Rounding moves a base by no more than 1.6 µm; beyond the place found lies the tolerance,
		// to be gone back by.
		const rounding = 1.6
		if deep(there+60) > Slack && deep(there-60) > Slack && f.T < there+60 && f.T > there-60 {
			narrow++
		}
		fastest := fastestCorner(m, side)
		for s := o.end; s > f.T+Slack+1; {
			over := deep(s) - (Slack - rounding)
			if over <= 0 {
				t.Fatalf("%v from %v/%d among %v: stopped at %.1f, free at %.1f", m, from, side, poses(blockers), f.T, s)
			}
			s -= max(over/fastest, 0.2)
		}
	}
	t.Logf("%d slid back, %d of them into a place narrower than 0.12 mm", short, narrow)
	expect.True(t, narrow >= short/50, "of %d slides %d end in a narrow place: they are not aimed at it", short, narrow)
}

func poses(bs []Square) (out []Pose) {
	for i := range bs {
		out = append(out, bs[i].Pose)
	}
	return out
}
