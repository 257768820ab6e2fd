package physics_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	. "attackwing/physics"
)

func drawPose(t *rapid.T, name string, r int32) Pose {
	return Pose{
		rapid.Int32Range(457200-r, 457200+r).Draw(t, name+" x"),
		rapid.Int32Range(457200-r, 457200+r).Draw(t, name+" y"),
		rapid.Int32Range(0, 359999).Draw(t, name+" heading"),
	}
}

func drawSide(t *rapid.T, name string) int32 {
	return rapid.SampledFrom([]int32{StandardBase, LargeBase, OversizedBase}).Draw(t, name)
}

func drawManeuver(t *rapid.T) Maneuver {
	b := Bearing(rapid.IntRange(0, int(RotateRight)).Draw(t, "bearing"))
	top := 3
	switch b {
	case Stop:
		return Maneuver{Bearing: Stop, Speed: 0}
	case Straight:
		top = 6
	case BankLeft, BankRight:
		top = 4
	case RotateLeft, RotateRight:
		top = 2
	default:
	}
	return Maneuver{Bearing: b, Speed: int8(rapid.IntRange(1, top).Draw(t, "speed"))}
}

func drawSpin(t *rapid.T) SpinOrder {
	return SpinOrder(rapid.IntRange(0, 1).Draw(t, "spin"))
}

func drawArc(t *rapid.T) Arc { return Arc(rapid.IntRange(1, int(Rear180)).Draw(t, "arc")) }

// quarterTurn turns a pose about the middle of the area.
func quarterTurn(p Pose) Pose {
	return Pose{AreaSide - p.Y, p.X, p.Heading}.Turned(90000)
}

func mirror(p Pose) Pose {
	return Pose{AreaSide - p.X, p.Y, (360000 - p.Heading) % 360000}
}

func close(a, b Pose) bool {
	dh := math.Remainder(float64(a.Heading-b.Heading), 360000)
	return abs(a.X-b.X) <= 1 && abs(a.Y-b.Y) <= 1 && math.Abs(dh) <= 1
}

func abs(v int32) int32 { return max(v, -v) }

func TestOverlapAndGapAreSymmetric(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := Base(drawPose(t, "a", 60000), drawSide(t, "a")), Base(drawPose(t, "b", 60000), drawSide(t, "b"))
		if Overlap(&a, &b) != Overlap(&b, &a) || math.Abs(Separation(&a, &b)-Separation(&b, &a)) > 1e-6 {
			t.Fatal("overlap depends on who asks")
		}
		expect.Need(t, OverlapAt(&a, b.Pose, b.Side), Overlap(&a, &b), "overlap depends on how much is laid out")
		g, h := Between(&a, &b), Between(&b, &a)
		if math.Abs(g.Dist-h.Dist) > 1e-6 || (!Overlap(&a, &b) && math.Hypot(g.A.X-h.B.X, g.A.Y-h.B.Y) > 100) {
			t.Fatalf("gap %v and back %v", g, h)
		}
		if Overlap(&a, &b) && g.Dist != 0 {
			t.Fatal("overlap at a distance")
		}
		s := Separation(&a, &b)
		expect.Must(t, s <= g.Dist+1e-6, "separation %v beyond distance %v", s, g.Dist)
	})
}

func TestQuarterTurnsAndMirrorsChangeNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, q := drawPose(t, "a", 300000), drawPose(t, "b", 300000)
		sp, sq := drawSide(t, "a"), drawSide(t, "b")
		arc := drawArc(t)
		a, b := Base(p, sp), Base(q, sq)
		g, in := InArc(&a, arc, &b)
		for name, f := range map[string]func(Pose) Pose{"turn": quarterTurn, "mirror": mirror} {
			ta, tb := Base(f(p), sp), Base(f(q), sq)
			expect.Need(t, Overlap(&a, &b), Overlap(&ta, &tb), "%s: overlap changes", name)
			tg, tin := InArc(&ta, arc, &tb)
			if in != tin || math.Abs(g.Dist-tg.Dist) > 1e-5 {
				t.Fatalf("%s: %v %v becomes %v %v", name, g, in, tg, tin)
			}
		}
	})
}

func TestManeuversTurnAndMirrorWithTheShip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, side, m, spin := drawPose(t, "from", 200000), drawSide(t, "side"), drawManeuver(t), drawSpin(t)
		end := m.End(p, side, spin)
		if got := m.End(quarterTurn(p), side, spin); !close(got, quarterTurn(end)) {
			t.Fatalf("%v turned ends at %v, want %v", m, got, quarterTurn(end))
		}
		if got := m.Mirror().End(mirror(p), side, spin); !close(got, mirror(end)) {
			t.Fatalf("%v mirrored ends at %v, want %v", m, got, mirror(end))
		}
		expect.Need(t, m.Mirror().Mirror(), m, "mirrored twice")
	})
}

func TestForwardAndBackComesHome(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, side := drawPose(t, "from", 200000), drawSide(t, "side")
		n := int8(rapid.IntRange(1, 3).Draw(t, "speed"))
		if got := (Maneuver{Bearing: Reverse, Speed: n}).End((Maneuver{Bearing: Straight, Speed: n}).End(p, side, TurnFirst), side, TurnFirst); !close(got, p) {
			t.Fatalf("%v comes back to %v", p, got)
		}
	})
}

func TestFourTurnsCancel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, side, m := drawPose(t, "from", 200000), drawSide(t, "side"), Maneuver{Bearing: TurnLeft, Speed: int8(rapid.IntRange(1, 3).Draw(t, "speed"))}
		q := p
		for range 4 {
			q = m.End(q, side, TurnFirst)
		}
		if abs(q.X-p.X) > 4 || abs(q.Y-p.Y) > 4 || q.Heading != p.Heading {
			t.Fatalf("%v ends at %v", p, q)
		}
	})
}

func TestBandsGrowWithDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := rapid.Float64Range(0, 14*Inch).Draw(t, "distance")
		e := d + rapid.Float64Range(0, 2*Inch).Draw(t, "more")
		rank := func(b int) int { return (b + 3) % 4 }
		if rank(Band(d)) > rank(Band(e)) {
			t.Fatalf("Range %d at %v, %d at %v", Band(d), d, Band(e), e)
		}
	})
}

func TestTheArcOnlyLengthensTheRange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := Base(drawPose(t, "a", 200000), drawSide(t, "a")), Base(drawPose(t, "b", 200000), drawSide(t, "b"))
		arc := drawArc(t)
		g, ok := InArc(&a, arc, &b)
		if ok && g.Dist < Between(&a, &b).Dist-2*Slack {
			t.Fatalf("%v in arc %v", Between(&a, &b), g)
		}
		if _, any90 := InArc(&a, Front90, &b); any90 {
			if _, in := InArc(&a, Front180, &b); !in {
				t.Fatal("in the 90 arc, not in the 180 arc")
			}
		} else if _, in := InArc(&a, NotFront90, &b); !in {
			t.Fatal("neither in the front arc nor outside it")
		}
	})
}

func checkFlight(t expect.T, f *Flight, blockers []Square) {
	s := Base(f.To, f.Side)
	moved := f.T > 0
	for i := range blockers {
		if moved && Overlap(&s, &blockers[i]) {
			t.Fatalf("%+v overlaps %d by %v", f, i, Penetration(&s, &blockers[i]))
		}
	}
	expect.Need(t, f.Short, (f.Overlapped != 0), "%+v", f)
	if f.Short && (f.Stopped < 0 || int(f.Stopped) >= len(blockers)) {
		t.Fatalf("stopped by none: %+v", f)
	}
	if f.Short && moved {
		g := Between(&s, &blockers[f.Stopped])
		expect.Must(t, g.Dist <= 5, "%+v stops %v µm before", f, g.Dist)
	}
	if !f.Short && f.To != f.Intended {
		t.Fatalf("%+v", f)
	}
	x, y, h := f.At(1)
	if x != float64(f.To.X) || y != float64(f.To.Y) || math.Abs(math.Remainder(h-float64(f.To.Heading)/1000, 360)) > 1e-6 {
		t.Fatalf("%+v is at %v %v %v in the end", f, x, y, h)
	}
	if x, y, h := f.At(0); math.Hypot(x-float64(f.From.X), y-float64(f.From.Y)) > 0.01 || math.Abs(math.Remainder(h-float64(f.From.Heading)/1000, 360)) > 1e-6 {
		t.Fatalf("%+v is at %v %v %v at first", f, x, y, h)
	}
}

func TestNoOverlapAfterSlidingBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, side, m, spin := drawPose(t, "from", 1000), drawSide(t, "side"), drawManeuver(t), drawSpin(t)
		end, start := m.End(p, side, spin), Base(p, side)
		var blockers []Square
		for range rapid.IntRange(1, 5).Draw(t, "blockers") {
			q := drawPose(t, "blocker", 120000)
			q.X, q.Y = q.X-457200+end.X, q.Y-457200+end.Y
			if b := Base(q, drawSide(t, "blocker")); !Overlap(&b, &start) {
				blockers = append(blockers, b)
			}
		}
		var f Flight
		Fly(&f, p, side, m, spin, blockers)
		checkFlight(t, &f, blockers)
	})
}

func TestTheWayNeverTurnsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, side, m := drawPose(t, "from", 1000), drawSide(t, "side"), rapid.SampledFrom(flown).Draw(t, "maneuver")
		var f Flight
		Fly(&f, p, side, m, TurnFirst, nil)
		_, _, h0 := f.At(0)
		x0, y0, last := f.At(0)
		for i := 1; i <= 200; i++ {
			x, y, h := f.At(float64(i) / 200)
			expect.Must(t, math.Abs(h-h0)+1e-3 >= math.Abs(last-h0), "%v turns back at %d: %v after %v", m, i, h, last)
			// Every step goes ahead along the heading it is on.
			sin, cos := math.Sincos(last * math.Pi / 180)
			if m.Bearing != ComeAbout && (x-x0)*sin-(y-y0)*cos <= 0 {
				t.Fatalf("%v goes back at %d", m, i)
			}
			expect.Must(t, math.Hypot(x-x0, y-y0) <= 20000 && math.Abs(h-last) <= 10, "%v leaps at %d", m, i)
			x0, y0, last = x, y, h
		}
	})
}

func FuzzFly(f *testing.F) {
	// nothing lies under the ship before it flies
	f.Add(int32(457200), int32(508000), int32(0), uint8(4), int8(2), uint8(0), int32(546100), int32(416000), int32(0), uint8(0))
	f.Add(int32(457200), int32(508000), int32(45000), uint8(8), int8(3), uint8(2), int32(457200), int32(368300), int32(1), uint8(3))
	f.Fuzz(func(t *testing.T, x, y, h int32, bearing uint8, speed int8, kind uint8, bx, by, bh int32, bk uint8) {
		side := sides[int(kind)%len(sides)]
		from := Pose{x % 2000000, y % 2000000, 0}.Turned(h)
		blockers := []Square{
			Base(Pose{bx % 2000000, by % 2000000, 0}.Turned(bh), sides[int(bk)%len(sides)]),
			Base(Pose{by % 2000000, bx % 2000000, 0}.Turned(bh/2), StandardBase),
		}
		start := Base(from, side)
		for i := range blockers {
			if Overlap(&start, &blockers[i]) {
				t.Skip()
			}
		}
		var fl Flight
		Fly(&fl, from, side, Maneuver{Bearing: Bearing(bearing % 16), Speed: speed % 8}, SpinOrder(kind/8%2), blockers)
		checkFlight(t, &fl, blockers)
		var st Strip
		fl.Strip(&st)
	})
}
