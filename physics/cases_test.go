package physics_test

import (
	"fmt"
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	. "attackwing/physics"
)

// The numbers are those of the worked cases, inches and degrees.

type at struct{ x, y, h float64 }

func (a at) pose() Pose { return Inches(a.x, a.y, a.h) }

func wantPose(t *testing.T, got Pose, want at, tol, deg float64) {
	t.Helper()
	x, y, h := float64(got.X)/Inch, float64(got.Y)/Inch, float64(got.Heading)/1000
	if math.Abs(x-want.x) > tol || math.Abs(y-want.y) > tol || math.Abs(math.Remainder(h-want.h, 360)) > deg {
		t.Errorf("ends at (%.4f, %.4f) h%.3f, want (%.4f, %.4f) h%g", x, y, h, want.x, want.y, want.h)
	}
}

func TestManeuversWithoutContact(t *testing.T) {
	start := at{18, 30, 0}
	for _, c := range []struct {
		no   int
		from at
		m    Maneuver
		side int32
		spin SpinOrder
		end  at
	}{
		{1, start, Maneuver{Bearing: Straight, Speed: 1}, StandardBase, TurnFirst, at{18, 26.850, 0}},
		{2, start, Maneuver{Bearing: Straight, Speed: 2}, StandardBase, TurnFirst, at{18, 25.276, 0}},
		{3, start, Maneuver{Bearing: Straight, Speed: 3}, StandardBase, TurnFirst, at{18, 23.701, 0}},
		{4, start, Maneuver{Bearing: Straight, Speed: 6}, StandardBase, TurnFirst, at{18, 18.976, 0}},
		{5, start, Maneuver{Bearing: BankRight, Speed: 1}, StandardBase, TurnFirst, at{19.479, 26.429, 45}},
		{6, start, Maneuver{Bearing: BankRight, Speed: 2}, StandardBase, TurnFirst, at{20.056, 25.037, 45}},
		{7, start, Maneuver{Bearing: BankRight, Speed: 4}, StandardBase, TurnFirst, at{21.209, 22.253, 45}},
		{8, start, Maneuver{Bearing: BankLeft, Speed: 1}, StandardBase, TurnFirst, at{16.521, 26.429, 315}},
		{9, start, Maneuver{Bearing: TurnRight, Speed: 1}, StandardBase, TurnFirst, at{20.165, 27.835, 90}},
		{10, start, Maneuver{Bearing: TurnRight, Speed: 2}, StandardBase, TurnFirst, at{21.248, 26.752, 90}},
		{11, start, Maneuver{Bearing: TurnRight, Speed: 3}, StandardBase, TurnFirst, at{22.331, 25.669, 90}},
		{12, start, Maneuver{Bearing: ComeAbout, Speed: 2}, StandardBase, TurnFirst, at{18, 25.276, 180}},
		{13, start, Maneuver{Bearing: Reverse, Speed: 1}, StandardBase, TurnFirst, at{18, 33.150, 0}},
		{14, start, Maneuver{Bearing: Reverse, Speed: 2}, StandardBase, TurnFirst, at{18, 34.724, 0}},
		{15, at{10, 10, 90}, Maneuver{Bearing: BankRight, Speed: 2}, StandardBase, TurnFirst, at{14.963, 12.056, 135}},
		{16, start, Maneuver{Bearing: Straight, Speed: 1}, LargeBase, TurnFirst, at{18, 25.276, 0}},
		{17, start, Maneuver{Bearing: SpinRight, Speed: 1}, LargeBase, MoveFirst, at{18, 25.276, 90}},
		{18, start, Maneuver{Bearing: SpinRight, Speed: 1}, LargeBase, TurnFirst, at{22.724, 30, 90}},
		{19, at{18, 24, 0}, Maneuver{Bearing: Reverse, Speed: 1}, LargeBase, TurnFirst, at{18, 28.724, 0}},
	} {
		t.Run(fmt.Sprintf("case %d: %v", c.no, c.m), func(t *testing.T) {
			wantPose(t, c.m.End(c.from.pose(), c.side, c.spin), c.end, 0.002, 0.01)
			var f Flight
			Fly(&f, c.from.pose(), c.side, c.m, c.spin, nil)
			wantPose(t, f.To, c.end, 0.002, 0.01)
			expect.True(t, !f.Short && f.Stopped == -1 && f.Overlapped == 0, "an empty table stopped it")
		})
	}
	t.Run("case 20: a heading past north starts again at 0", func(t *testing.T) {
		if h := (Maneuver{Bearing: BankRight, Speed: 1}).End(Inches(18, 18, 350), StandardBase, TurnFirst).Heading; h != 35000 {
			t.Errorf("heading %d", h)
		}
	})
	t.Run("case 21: four equal turns come home", func(t *testing.T) {
		p := Inches(18, 18, 0)
		for range 4 {
			p = (Maneuver{Bearing: TurnRight, Speed: 1}).End(p, StandardBase, TurnFirst)
		}
		expect.Same(t, p, Inches(18, 18, 0), "ends at")
	})
}

func TestRangeAndArc(t *testing.T) {
	a := at{18, 20, 0}
	const none = -1
	for _, c := range []struct {
		no     int
		what   string
		a, t   at
		side   int32
		arc    Arc
		inArc  bool
		dist   float64 // base to base, inches
		within float64 // in the arc, inches
		band   int     // of the latter where there is one
	}{
		{40, "straight ahead", a, at{18, 16, 0}, StandardBase, Front90, true, 2.425, 2.425, 1},
		{41, "a gap of exactly 4", a, at{18, 14.4252, 0}, StandardBase, Front90, true, 4, 4, 1},
		{42, "just beyond 8", a, at{18, 10.415, 0}, StandardBase, Front90, true, 8.010, 8.010, 3},
		{43, "a gap of exactly 12", a, at{18, 6.4252, 0}, StandardBase, Front90, true, 12, 12, 3},
		{44, "just beyond 12", a, at{18, 6.415, 0}, StandardBase, Front90, true, 12.010, 12.010, 0},
		{45, "partly in the arc", a, at{21.5, 18, 0}, StandardBase, Front90, true, 1.972, 2.723, 1},
		{46, "beside the 90 arc", a, at{22, 18, 0}, StandardBase, Front90, false, none, none, 0},
		{46, "in the 180 arc", a, at{22, 18, 0}, StandardBase, Front180, true, none, none, 1},
		{47, "farther in the arc than base to base", a, at{22.9, 16.4, 0}, StandardBase, Front90, true, 3.893, 4.703, 2},
		{48, "beside, partly in the 180 arc", a, at{21, 20.5, 0}, StandardBase, Front180, true, 1.425, 1.425, 1},
		{49, "behind the centre line", a, at{21, 20.8, 0}, StandardBase, Front180, false, none, none, 0},
		{50, "astern, rear arc", a, at{18, 25, 0}, StandardBase, Rear90, true, 3.425, 3.425, 1},
		{50, "astern, front arc", a, at{18, 25, 0}, StandardBase, Front90, false, none, none, 0},
		{51, "beside a ship at 45 degrees", at{18, 20, 45}, at{14, 16, 0}, StandardBase, Front90, false, none, none, 0},
		{52, "at distance 9 all round", a, at{18 - 9 - 1.5748, 20, 0}, StandardBase, AllRound, true, 9, 9, 3},
		{53, "behind at 11.9", a, at{18, 20 + 11.9 + 1.5748, 0}, StandardBase, AllRound, true, 11.9, 11.9, 3},
		{54, "a large base", a, at{18, 13, 0}, LargeBase, Front90, true, 4.638, 4.638, 2},
	} {
		t.Run(fmt.Sprintf("case %d: %s", c.no, c.what), func(t *testing.T) {
			a, b := Base(c.a.pose(), StandardBase), Base(c.t.pose(), c.side)
			if d := Between(&a, &b).Dist / Inch; c.dist != none && math.Abs(d-c.dist) > 0.002 {
				t.Errorf("base to base %.4f, want %.3f", d, c.dist)
			}
			g, ok := InArc(&a, c.arc, &b)
			if ok != c.inArc {
				t.Fatalf("in arc %v, margin %.1f µm", ok, ArcMargin(&a, c.arc, &b))
			}
			m := ArcMargin(&a, c.arc, &b)
			expect.Same(t, (m >= -Slack), ok, "margin %.1f µm", m)
			if !ok {
				return
			}
			if c.within != none && math.Abs(g.Dist/Inch-c.within) > 0.002 {
				t.Errorf("in the arc %.4f, want %.3f", g.Dist/Inch, c.within)
			}
			expect.Same(t, Band(g.Dist), c.band, "Range")
		})
	}
}
