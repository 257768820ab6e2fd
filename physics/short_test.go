package physics_test

import (
	"testing"

	"pgregory.net/rapid"

	"attackwing/game/gametest/expect"
	. "attackwing/physics"
)

// What is worked out shortly is what is worked out at length: the same numbers, not nearly the
// same.
func TestTheShortWayTellsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, q := drawPose(t, "a", 300000), drawPose(t, "b", 300000)
		arc := drawArc(t)
		a, b := Base(p, drawSide(t, "a")), Base(q, drawSide(t, "b"))
		g, in := InArc(&a, arc, &b)
		dist, some := Reach(&a, arc, &b)
		expect.Must(t, in == some && dist == g.Dist, "%v: InArc %v %v, Reach %v %v", arc, g.Dist, in, dist, some)
		if in && OutOfArc(p, arc, q, b.Side) {
			t.Fatalf("%v: out of it at %v µm", arc, dist)
		}
		for _, bands := range []*Bands{&NearerBands, &FartherBands} {
			expect.Need(t, bands.Apart(p, a.Side, q, b.Side), bands.Of(Between(&a, &b).Dist), "band")
			want := 0
			if in {
				want = bands.Of(dist)
			}
			if got := ReachBand(&a, arc, &b, bands); got != want {
				t.Fatalf("%v: band %d of %v µm, want %d", arc, got, dist, want)
			}
		}
	})
}

func TestARunIsItsManeuver(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from, side, m, spin := drawPose(t, "from", 200000), drawSide(t, "side"), drawManeuver(t), drawSpin(t)
		other := Base(drawPose(t, "other", 300000), drawSide(t, "other"))
		run, at := m.Run(side, spin), from.Stand()
		var want, got Flight
		var end Square
		Fly(&want, from, side, m, spin, []Square{other})
		run.Fly(&got, &end, &at, []Square{other}, nil)
		expect.Must(t, got == want && end == Base(want.To, side), "%v flies to %v, want %v", m, got, want)
		expect.Need(t, run.End(&at), m.End(from, side, spin), "%v ends at", m)
		var whole, part Strip
		run.Strip(from, &whole)
		Fly(&want, from, side, m, spin, nil)
		want.Strip(&part)
		expect.Need(t, whole, part, "%v: template", m)
		x0, y0, x1, y1 := run.Box(&at)
		if !whole.Empty() && (whole.X0 < x0 || whole.Y0 < y0 || whole.X1 > x1 || whole.Y1 > y1) {
			t.Fatalf("%v: template %v out of its box %v %v %v %v", m, whole, x0, y0, x1, y1)
		}
	})
}
