package scene_test

import (
	"image/color"
	"math"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// The matrices of full protanopia, deuteranopia and tritanopia on linear RGB (Machado, Oliveira and
// Fernandes 2009).
var eyes = map[string][9]float64{
	"all cones":     {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"no red cones":  {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	"no green ones": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	"no blue ones":  {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
}

// seenAs is a color in CIE L*a*b* as such an eye sees it.
func seenAs(c color.NRGBA, m [9]float64) [3]float64 {
	lin := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	r, g, b := lin(c.R), lin(c.G), lin(c.B)
	row := func(i int) float64 { return max(0, min(1, m[i]*r+m[i+1]*g+m[i+2]*b)) }
	r, g, b = row(0), row(3), row(6)
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x, y, z := f((0.4124*r+0.3576*g+0.1805*b)/0.95047), f(0.2126*r+0.7152*g+0.0722*b), f((0.0193*r+0.1192*g+0.9505*b)/1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func apart(a, b color.NRGBA, eye [9]float64) float64 {
	p, q := seenAs(a, eye), seenAs(b, eye)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// Whoever sees fewer colors tells the seats and the clear difficulties apart by color alone, as
// everybody does; for the rest a mark, a frame or words stand beside the color, and it must only
// not be the same one.
func TestColorsApartForEveryEye(t *testing.T) {
	for _, c := range []struct {
		name  string
		a, b  color.NRGBA
		least float64
	}{
		{"the seats", scene.Seats[1].Main, scene.Seats[2].Main, 60},
		{"the seats' words", scene.Seats[1].Text, scene.Seats[2].Text, 40},
		{"clear easy and hard", scene.ClearDifficulties[scene.Easy], scene.ClearDifficulties[scene.Hard], 60},
		{"clear easy and normal", scene.ClearDifficulties[scene.Easy], scene.ClearDifficulties[scene.Normal], 12},
		{"clear hard and normal", scene.ClearDifficulties[scene.Hard], scene.ClearDifficulties[scene.Normal], 40},
		{"classic easy and hard", scene.Difficulties[scene.Easy], scene.Difficulties[scene.Hard], 12},
		{"player 1 and danger", scene.Seats[1].Main, scene.Danger, 25},
		{"fine and danger", scene.Accent, scene.Danger, 25},
		{"hull and shields", scene.HullPoint, scene.ShieldPoint, 8},
	} {
		for eye, m := range eyes {
			got := apart(c.a, c.b, m)
			expect.True(t, got >= c.least, "%s, %s: %.0f apart, want %.0f", c.name, eye, got, c.least)
		}
	}
}

// Any color of player 1 is apart from any of player 2 and from those of danger for every eye, and
// all stand out from a panel.
func TestTheColorsOfSeatsApartForEveryEye(t *testing.T) {
	for _, a := range scene.SeatInks[0] {
		for _, b := range scene.SeatInks[1] {
			for eye, m := range eyes {
				if got := apart(a.Main, b.Main, m); got < 40 {
					t.Errorf("%s and %s, %s: %.0f apart", a.Name, b.Name, eye, got)
				}
				for _, k := range []scene.SeatInk{a, b} {
					if got := apart(k.Main, scene.Danger, m); got < 20 {
						t.Errorf("%s and danger, %s: %.0f apart", k.Name, eye, got)
					}
				}
			}
		}
	}
	for _, inks := range scene.SeatInks {
		for _, k := range inks {
			got := apart(k.Main, scene.Panel, eyes["all cones"])
			expect.True(t, got >= 55, "%s is %.0f apart from a panel", k.Name, got)
		}
	}
	defer scene.DressSeats("", "")
	if scene.DressSeats("violet", "no such"); scene.Seats[1] != scene.SeatInks[0][1].SeatColors || scene.Seats[2] != scene.SeatInks[1][0].SeatColors {
		t.Errorf("the seats have %v", scene.Seats)
	}
}
