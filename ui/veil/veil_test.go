package veil

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

func brightness(p []uint8, w, x0, y0, x1, y1 int) (n int) {
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			at := (y*w + x) * 4
			n += int(p[at]) + int(p[at+1]) + int(p[at+2])
		}
	}
	return n
}

// The picture is a quarter as large as the window, blurred, and lit from the side that is named.
func TestPaint(t *testing.T) {
	cam := scene.Fit(0, 0, 640, 400)
	ship := &scene.Board{Ships: []scene.Ship{{Pose: scene.Inches(18, 18, 0), Side: 40, Seat: 1}}}
	for side, lit := range map[float64][4]int{0: {0, 0, 160, 10}, 90: {150, 0, 160, 100}, 180: {0, 90, 160, 100}, 270: {0, 0, 10, 100}} {
		img := Paint(ship, cam, side, scene.Seats[2].Main)
		expect.Must(t, img.Rect.Dx() == 640/Shrink && img.Rect.Dy() == 400/Shrink, "%v", img.Rect)
		dark := [4]int{160 - lit[2], 100 - lit[3], 160 - lit[0], 100 - lit[1]}
		if a, b := brightness(img.Pix, 160, lit[0], lit[1], lit[2], lit[3]), brightness(img.Pix, 160, dark[0], dark[1], dark[2], dark[3]); a < 2*b {
			t.Errorf("light from %v: %d there, %d opposite", side, a, b)
		}
	}
	// blurred: no step between neighbours as large as the edge of a base
	img := Paint(ship, cam, 180, scene.Seats[1].Main)
	for x := 1; x < 160; x++ {
		a, b := int(img.Pix[(50*160+x)*4+2]), int(img.Pix[(50*160+x-1)*4+2])
		d := a - b
		expect.True(t, d <= 40 && d >= -40, "a step of %d at %d", d, x)
	}
}
