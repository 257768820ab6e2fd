package screen

import (
	"math"

	"attackwing/ui/scene"
)

// softBand is the width of the band in which a near picture fades into the one behind it, in pixels
// of the window: a hard edge would be a seam that glides across the board.
const softBand = 64.0

// edges are the left, upper, right and lower edge of a picture, each as so many pixels of it.
type edges [4]float64

// softly returns how far a picture w wide and h high, put into the window by an affine, fades from
// each edge: not at all where the edge lies outside of the camera's view, then as far as it lies
// inside, up to the whole band. So nothing fades all at once when a camera begins to move.
func softly(w, h float64, by affine, cam scene.Camera) (e edges) {
	k := math.Hypot(by[0], by[3])
	if k == 0 {
		return e
	}
	at := func(x, y float64) scene.Pt {
		return scene.Pt{X: by[0]*x + by[1]*y + by[2], Y: by[3]*x + by[4]*y + by[5]}
	}
	right, down := scene.Pt{X: by[0] / k, Y: by[3] / k}, scene.Pt{X: by[1] / k, Y: by[4] / k}
	for i, edge := range [...]struct{ on, out scene.Pt }{{at(0, 0), right.Mul(-1)}, {at(0, 0), down.Mul(-1)},
		{at(w, h), right}, {at(w, h), down}} {
		seen := 0.0 // beyond the edge
		for _, c := range [...]scene.Pt{{X: cam.X, Y: cam.Y}, {X: cam.X + cam.W, Y: cam.Y},
			{X: cam.X, Y: cam.Y + cam.H}, {X: cam.X + cam.W, Y: cam.Y + cam.H}} {
			v := c.Sub(edge.on)
			seen = max(seen, v.X*edge.out.X+v.Y*edge.out.Y)
		}
		e[i] = min(min(seen, softBand)/k, w/2, h/2)
	}
	return e
}

// corner is a point of a picture, and how much of the picture is seen there.
type corner struct {
	x, y  float64
	alpha float32
}

// mesh returns sixteen points of a picture, row by row: its corners, and the places where it begins
// to fade.
func (e edges) mesh(w, h float64) (out [16]corner) {
	outer := func(i int, far float64) float32 {
		if (i == 0 || i == 3) && far > 0 {
			return 0
		}
		return 1
	}
	xs, ys := [4]float64{0, e[0], w - e[2], w}, [4]float64{0, e[1], h - e[3], h}
	for j, y := range ys {
		for i, x := range xs {
			out[4*j+i] = corner{x, y, min(outer(i, e[i/2*2]), outer(j, e[j/2*2+1]))}
		}
	}
	return out
}
