package scene

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
)

func areaOf(ps []Pt) (a float64) {
	for i, p := range ps {
		a += p.Cross(ps[(i+1)%len(ps)]) / 2
	}
	return math.Abs(a)
}

// What two bases have in common, worked out by hand.
func TestCommon(t *testing.T) {
	base := func(x, y, heading, side float64) []Pt { return Pose{Pt{x, y}, heading}.Corners(side) }
	for _, c := range []struct {
		name string
		a, b []Pt
		want float64
	}{
		{"the same", base(0, 0, 0, 40), base(0, 0, 90, 40), 1600},
		{"a quarter", base(0, 0, 0, 40), base(20, 20, 0, 40), 400},
		{"one inside the other", base(0, 0, 0, 80), base(5, 5, 30, 40), 1600},
		{"turned by half a right angle", base(0, 0, 0, 40), base(0, 0, 45, 40), 1600 * 2 * (math.Sqrt2 - 1)},
		{"beside one another", base(0, 0, 0, 40), base(41, 0, 0, 40), 0},
	} {
		for _, ps := range [][]Pt{Common(c.a, c.b), Common(c.b, c.a)} {
			got := areaOf(ps)
			expect.True(t, math.Abs(got-c.want) <= 0.01, "%s: %.2f mm², want %.2f", c.name, got, c.want)
		}
	}
}
