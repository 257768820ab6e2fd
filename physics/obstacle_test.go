package physics_test

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	. "attackwing/physics"
)

func point(x, y float64) Point { return Point{x * Inch, y * Inch} }

func TestWebUnderBaseAndTemplate(t *testing.T) {
	line := Segment(point(0, 4), point(36, 4))
	for _, c := range []struct {
		what string
		p    Pose
		over bool
	}{
		{"case 176: the base lies under the line", Inches(10, 4.5, 0), true},
		{"case 177: the base ends just below it", Inches(10, 4.8, 0), false},
		{"an edge that touches the line is not over it", Pose{10 * Inch, 4*Inch + 20000, 0}, false},
		{"one hair further is", Pose{10 * Inch, 4*Inch + 19990, 0}, true},
	} {
		t.Run(c.what, func(t *testing.T) {
			s := Base(c.p, StandardBase)
			expect.Same(t, line.OverlapsBase(&s), c.over, "over %v", !c.over)
		})
	}
	guide := Segment(point(20, 0), point(20, 4))
	t.Run("case 182: the base crosses the guide", func(t *testing.T) {
		s := Base((Maneuver{Bearing: Straight, Speed: 1}).End(Inches(17.2, 1, 90), StandardBase, TurnFirst), StandardBase)
		expect.True(t, guide.OverlapsBase(&s), "clear")
	})
	t.Run("case 183: the template crosses the line", func(t *testing.T) {
		var f Flight
		var st Strip
		Fly(&f, Inches(14, 5, 0), StandardBase, Maneuver{Bearing: Straight, Speed: 1}, TurnFirst, nil)
		f.Strip(&st)
		expect.True(t, line.OverlapsStrip(&st), "clear")
	})
}

func TestTravelledTemplateEndsAtTheFrontOfTheShip(t *testing.T) {
	b := []Square{Base(Inches(18, 14.5, 0), StandardBase)}
	var f Flight
	var st Strip
	Fly(&f, Inches(18, 20, 0), StandardBase, Maneuver{Bearing: Straight, Speed: 3}, TurnFirst, b)
	f.Strip(&st)
	// From the front at 19.2126 to the front of the ship that slid back, 15.287.
	if st.Empty() || math.Abs(st.Y1-(20*Inch-20000)) > 1 || math.Abs(st.Y0-(14.5*Inch+20000)) > 5 ||
		math.Abs(st.X1-st.X0-20000) > 1 {
		t.Errorf("strip %v to %v", st.Y1/Inch, st.Y0/Inch)
	}
	Fly(&f, Inches(18, 20, 0), StandardBase, Maneuver{Bearing: Reverse, Speed: 1}, TurnFirst, nil)
	f.Strip(&st)
	if math.Abs(st.Y0-(20*Inch+20000)) > 1 || math.Abs(st.Y1-st.Y0-40000) > 1 {
		t.Errorf("reverse strip %v to %v", st.Y0/Inch, st.Y1/Inch)
	}
	Fly(&f, Inches(18, 20, 0), StandardBase, Maneuver{Bearing: Stop, Speed: 0}, TurnFirst, nil)
	f.Strip(&st)
	expect.True(t, st.Empty(), "a full stop travels")
}

func TestTemplateOutlines(t *testing.T) {
	for _, m := range append(flown, Maneuver{Bearing: Reverse, Speed: 2}, Maneuver{Bearing: FlankLeft, Speed: 1}) {
		p := newOraclePath(m, StandardBase)
		want := (p.end - float64(StandardBase)) * 20000
		got := math.Abs(area(TemplateOutline(Inches(18, 18, 77), StandardBase, m)))
		if m.Bearing == FlankLeft {
			want = 40000 * 20000
		}
		expect.True(t, math.Abs(got/want-1) <= 0.003, "%v: area %.0f, want %.0f", m, got, want)
	}
	if TemplateOutline(Inches(18, 18, 0), StandardBase, Maneuver{Bearing: Stop, Speed: 0}) != nil {
		t.Error("a full stop has a template")
	}
}

// TestOracleStrip compares the strip with points known to be on the template.
func TestOracleStrip(t *testing.T) {
	d := newDice(6)
	for range situations(t) / 4 {
		from, side, m := d.pose(450000, 450000, 1000), d.side(), flown[d.IntN(len(flown))]
		end := m.End(from, side, TurnFirst)
		start := Base(from, side)
		var bs []Square
		if b := Base(d.pose(int(end.X), int(end.Y), 60000), StandardBase); !Overlap(&b, &start) {
			bs = append(bs, b)
		}
		var f Flight
		var st Strip
		Fly(&f, from, side, m, TurnFirst, bs)
		f.Strip(&st)
		o := newOraclePath(m, side)
		h0 := float64(from.Heading) / 1000 * math.Pi / 180
		world := func(x, y float64) Point {
			return Point{float64(from.X) + x*math.Cos(h0) - y*math.Sin(h0), float64(from.Y) + x*math.Sin(h0) + y*math.Cos(h0)}
		}
		// The front of the base that was reached, or the end of the template.
		x, y, h := o.pose(f.T)
		fx, fy := x+float64(side)/2*math.Sin(h), y-float64(side)/2*math.Cos(h)
		for range 8 {
			s := o.base + d.Float64()*(o.end-o.base)
			w := (d.Float64()*2 - 1) * 12000
			ax, ay := o.at(s)
			bx, by := o.at(s + 1)
			l := math.Hypot(bx-ax, by-ay)
			p := world(ax-(by-ay)/l*w, ay+(bx-ax)/l*w)
			ax, ay = ax-(by-ay)/l*w, ay+(bx-ax)/l*w
			ahead := (ax-fx)*math.Sin(h) - (ay-fy)*math.Cos(h)
			if math.Abs(math.Abs(w)-10000) < 20 || math.Abs(ahead) < 20 {
				continue
			}
			dot := Disc(p, 10)
			if got, want := dot.OverlapsStrip(&st), math.Abs(w) < 10000 && ahead < 0; got != want {
				t.Fatalf("%v from %v/%d, t %.0f: point at %.0f of %.0f, %.0f aside, %.0f ahead of the front: on the template %v",
					m, from, side, f.T, s-o.base, o.end-o.base, w, ahead, got)
			}
		}
	}
}

func TestObstruction(t *testing.T) {
	disc, rect := Disc(point(10, 10), 2*Inch), Rect(20*Inch, 20*Inch, 22*Inch, 22*Inch)
	web := Segment(point(5, 20), point(5, 30))
	for _, c := range []struct {
		what   string
		o      *Obstacle
		a, b   Point
		blocks bool
	}{
		{"through a disc", &disc, point(5, 10), point(15, 10.5), true},
		{"touching a disc", &disc, point(5, 12), point(15, 12), false},
		{"short of a disc", &disc, point(5, 10), point(8, 10), false},
		{"within a disc", &disc, point(10, 10), point(10.5, 10), true},
		{"through a rectangle", &rect, point(19, 21), point(23, 21.5), true},
		{"along the edge of a rectangle", &rect, point(19, 20), point(23, 20), false},
		{"through its corner only", &rect, point(19, 21), point(21, 19), false},
		{"across a web", &web, point(4, 25), point(6, 26), true},
		{"ending on a web", &web, point(4, 25), point(5, 26), false},
		{"along a web", &web, point(5, 19), point(5, 31), false},
		{"past the end of a web", &web, point(4, 20), point(6, 20), false},
	} {
		t.Run(c.what, func(t *testing.T) {
			expect.True(t, c.o.Blocks(c.a, c.b) == c.blocks && c.o.Blocks(c.b, c.a) == c.blocks, "blocks %v", !c.blocks)
		})
	}
}

func TestObstaclesAsTargets(t *testing.T) {
	a := Base(Inches(18, 20, 0), StandardBase)
	ahead, beside := Disc(point(18, 14), 1*Inch), Disc(point(22, 20), 1*Inch)
	if g, ok := ahead.InArc(&a, Front90); !ok || math.Abs(g.Dist-(5*Inch-20000)) > 1 {
		t.Errorf("ahead: %v %v", g, ok)
	}
	if _, ok := beside.InArc(&a, Front90); ok {
		t.Error("beside is in the front arc")
	}
	if g, ok := beside.InArc(&a, Front180); !ok || math.Abs(g.Dist-(3*Inch-20000)) > 1 {
		t.Errorf("beside: %v %v", g, ok)
	}
	// A disc cut by the edge of the arc, against a polygon of many corners.
	d := newDice(8)
	for range 2000 {
		p := d.pose(450000, 450000, 1000)
		a := Base(p, StandardBase)
		c, r := d.pose(450000, 450000, 200000).Point(), 10000+d.Float64()*50000
		o := Disc(c, r)
		arc := Arc(1 + d.IntN(int(Rear180)))
		var round poly
		for i := range 720 {
			s, k := math.Sincos(float64(i) / 360 * math.Pi)
			round = append(round, Point{c.X + r*k, c.Y + r*s})
		}
		want := math.Inf(1)
		for _, w := range oracleArc(p, arc) {
			if x := intersect(round, w); len(x) > 0 && math.Abs(area(x)) > 1e4 {
				want = min(want, distance(a.Corner[:], x))
			}
		}
		g, ok := o.InArc(&a, arc)
		// Where the edge grazes the disc a micrometre of radius counts for many
		// of distance: the answer lies between those of neighbouring radii.
		small, big := Disc(c, r-1), Disc(c, r+1)
		far, some := small.InArc(&a, arc)
		near, _ := big.InArc(&a, arc)
		if !some {
			far.Dist = math.Inf(1)
		}
		if !math.IsInf(want, 1) && (!ok || want < near.Dist-1 || want > far.Dist+1 || g.Dist < near.Dist-1e-6 || g.Dist > far.Dist+1e-6) {
			t.Fatalf("disc %v %v, %v of %v: %v %v, want %v", c, r, arc, p, g, ok, want)
		}
	}
}

// What is no base blocks as bases do: a disc, a line however it lies, a polygon.
func TestOthersBlock(t *testing.T) {
	for name, craft := range map[string][]Obstacle{
		"disc": {Disc(point(18, 14.5), 0.75*Inch)}, "polygon": {Polygon(point(17, 14), point(19, 14.5), point(18, 15.5))},
		"line across": {Segment(point(15, 14.5), point(21, 14.5))}, "line askew": {Segment(point(16, 13), point(20, 15.2))}, "line ahead": {Segment(point(18.2, 13), point(18.2, 15))},
	} {
		stopped := 0
		for _, m := range flown {
			d := newDice(11)
			for range 300 {
				from := d.pose(18*Inch, 18*Inch, 200000)
				s := Base(from, StandardBase)
				if craft[0].OverlapsBase(&s) {
					continue
				}
				var f Flight
				FlyAmong(&f, from, StandardBase, m, TurnFirst, nil, craft)
				s = Base(f.To, StandardBase)
				expect.Must(t, !craft[0].OverlapsBase(&s), "%s: %v from %v ends over it", name, m, from)
				if f.Short && (f.Stopped != 0 || f.T > 0 && craft[0].Distance(&s).Dist > 5) {
					t.Fatalf("%s: %v from %v stops %v before it", name, m, from, craft[0].Distance(&s).Dist)
				}
				if end := Base(f.Intended, StandardBase); !f.Short && craft[0].OverlapsBase(&end) {
					t.Fatalf("%s: %v from %v is not stopped by it", name, m, from)
				}
				if f.Short {
					stopped++
				}
			}
		}
		expect.True(t, stopped >= 20, "%s: %d maneuvers were stopped by it: the sample proves little", name, stopped)
	}
}

func TestEcho(t *testing.T) {
	from := Inches(18, 18, 0)
	for _, c := range []struct {
		left  bool
		shift int32
		want  Pose
	}{
		{false, 0, Pose{from.X + 120000, from.Y, 0}},
		{true, EchoSlack, Pose{from.X - 120000, from.Y - 20000, 0}},
		{true, -99999, Pose{from.X - 120000, from.Y + 20000, 0}},
	} {
		if got := Echo(from, StandardBase, c.left, NormalEcho, c.shift); got != c.want {
			t.Errorf("left %v shift %d: %v, want %v", c.left, c.shift, got, c.want)
		}
	}
}

func TestMiddleOfTheFamily(t *testing.T) {
	a, b := Base(Inches(18, 18, 0), StandardBase), Base(Inches(18.5, 14, 0), StandardBase)
	g := Between(&a, &b)
	if x := 18.25 * Inch; math.Abs(g.A.X-x) > 1 || math.Abs(g.B.X-x) > 1 {
		t.Errorf("segment at x %v and %v", g.A.X/Inch, g.B.X/Inch)
	}
	// Beside, half behind the centre line: the family is that of the part in arc.
	c := Base(Inches(21, 18, 0), StandardBase)
	g, _ = InArc(&a, Front180, &c)
	if y := 18*Inch - 10000.0; math.Abs(g.A.Y-y) > 1 || math.Abs(g.B.Y-y) > 1 {
		t.Errorf("segment at y %v and %v", g.A.Y, g.B.Y)
	}
}

func TestWords(t *testing.T) {
	for m, want := range map[Maneuver]string{
		{Bearing: BankLeft, Speed: 2}: "bank left 2", {Bearing: ComeAbout, Speed: 3}: "come about 3", {Bearing: Reverse, Speed: 1}: "reverse 1",
		{Bearing: SpinRight, Speed: 2}: "spin right 2", {Bearing: Stop, Speed: 0}: "full stop",
	} {
		if m.String() != want {
			t.Errorf("%q, want %q", m, want)
		}
	}
	if Front180OrRear90.String() != "front 180 or rear 90" || Arc(99).String() != "unknown arc" {
		t.Error("arc names")
	}
}

func TestNothingAllocates(t *testing.T) {
	a, b := Base(Inches(18, 20, 0), StandardBase), Base(Inches(21.5, 16.5, 10), StandardBase)
	blockers := []Square{b}
	craft := []Obstacle{Disc(point(18, 10), Inch), Rect(0, 0, 1, 1)}
	var f Flight
	var st Strip
	if n := testing.AllocsPerRun(100, func() {
		sinkBool = Overlap(&a, &b)
		sinkGap = Between(&a, &b)
		for arc := range Rear180 + 1 {
			sinkGap, _ = InArc(&a, arc, &b)
			sinkBool = ArcMargin(&a, arc, &b) > 0
			sinkGap, _ = craft[0].InArc(&a, arc)
		}
		for _, m := range flown {
			FlyAmong(&f, a.Pose, StandardBase, m, TurnFirst, blockers, craft)
			f.Strip(&st)
			sinkBool = craft[0].OverlapsStrip(&st) || craft[1].OverlapsStrip(&st)
			f.At(0.5)
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
