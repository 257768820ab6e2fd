package raster

import (
	"image"
	"math"

	"attackwing/ui/scene"
)

// cloudCell is the distance in pixels between the points at which a cloud is worked out; between
// them it is smoothed.
const cloudCell = 4

// cloud paints a gradient that is torn by noise over r. It looks the same at every size.
func cloud(img *image.RGBA, r image.Rectangle, sh *scene.Shape, cam scene.Camera, alpha float64) {
	g := sh.Gradient
	first := image.Pt(floor(r.Min.X), floor(r.Min.Y))
	cols, rows := (r.Max.X-first.X)/cloudCell+2, (r.Max.Y-first.Y)/cloudCell+2
	thick := make([]float32, cols*rows)
	for j := range rows {
		for i := range cols {
			px := scene.Pt{X: float64(first.X + i*cloudCell), Y: float64(first.Y + j*cloudCell)}
			at := sh.Unplace(cam, px).Sub(g.Center)
			thick[j*cols+i] = float32(alpha * float64(g.Inner.A) / 255 * thickness(at.X/g.RX, at.Y/g.RY, g.Torn))
		}
	}
	ink := [3]float32{float32(g.Inner.R), float32(g.Inner.G), float32(g.Inner.B)}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		j, v := (y-first.Y)/cloudCell, float32((y-first.Y)%cloudCell)/cloudCell
		cloudRow(img, y, r, first.X, thick[j*cols:(j+1)*cols], thick[(j+1)*cols:], v, ink)
	}
}

// cloudRow paints a row of it, first the first point of the lattice, between what is above and
// below. A row is a call of its own: a browser makes a function quick from one call to the next
// only.
func cloudRow(img *image.RGBA, y int, r image.Rectangle, first int, above, below []float32, v float32, ink [3]float32) {
	for i := 0; first+i*cloudCell < r.Max.X; i++ {
		l, m, n, o := above[i], above[i+1], below[i], below[i+1]
		if l <= thinnest && m <= thinnest && n <= thinnest && o <= thinnest {
			continue
		}
		from, to := max(r.Min.X, first+i*cloudCell), min(r.Max.X, first+(i+1)*cloudCell)
		for x := from; x < to; x++ {
			u := float32(x-first-i*cloudCell) / cloudCell
			up, down := l+(m-l)*u, n+(o-n)*u
			a := up + (down-up)*v
			if a <= thinnest {
				continue
			}
			at := img.PixOffset(x, y)
			px := img.Pix[at : at+4 : at+4]
			dith := float32(dither(x, y))
			px[0] = capped(ink[0]*a + float32(px[0])*(1-a) + dith)
			px[1] = capped(ink[1]*a + float32(px[1])*(1-a) + dith)
			px[2] = capped(ink[2]*a + float32(px[2])*(1-a) + dith)
			px[3] = capped(255*a + float32(px[3])*(1-a) + 0.5)
		}
	}
}

// thinnest is the thickness below which a cloud is invisible.
const thinnest = 0.002

// capped returns a color that is not below 0. It asks no function of the math package, which a
// browser would call for every pixel.
func capped[F float32 | float64](v F) uint8 {
	if v >= 255 {
		return 255
	}
	return uint8(int32(v))
}

// floor returns the point of a cloud's lattice at a pixel or before it: the lattice is the same
// whatever part of a picture is painted.
func floor(px int) int { return int(math.Floor(float64(px)/cloudCell)) * cloudCell }

// thickness returns the thickness of a cloud, 0 to 1, at a place of its ellipse, whose edge is 1
// from the middle.
func thickness(x, y float64, seed uint64) float64 {
	edge := 1 - math.Hypot(x, y)
	if edge <= 0 {
		return 0
	}
	const octaves, coarse = 4, 2.2
	n, size, of := 0.0, coarse, 1.0
	for range octaves {
		n += noise(x*size, y*size, seed) * of
		size, of = size*2.1, of/2
		seed += 0x9E3779B97F4A7C15
	}
	n /= 2 - 1.0/(1<<(octaves-1))
	t := edge - 0.9*(n-0.28)
	if t <= 0 {
		return 0
	}
	t = min(1, t) * min(1, edge*4)
	return t * t * (3 - 2*t)
}

// noise returns a value from 0 to 1 that changes smoothly between whole places.
func noise(x, y float64, seed uint64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	u, v := x-fx, y-fy
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	at := func(i, j float64) float64 {
		z := seed ^ uint64(int64(fx+i))*0xBF58476D1CE4E5B9 ^ uint64(int64(fy+j))*0x94D049BB133111EB
		z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
		z = (z ^ z>>27) * 0x94D049BB133111EB
		return float64((z^z>>31)>>11) / (1 << 53)
	}
	up, down := at(0, 0)+(at(1, 0)-at(0, 0))*u, at(0, 1)+(at(1, 1)-at(0, 1))*u
	return up + (down-up)*v
}
