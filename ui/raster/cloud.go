package raster

import (
	"image"
	"math"

	"attackwing/ui/scene"
)

// cloudCell is how many pixels lie between the points at which a cloud is worked out; between them it is smoothed.
const cloudCell = 4

// cloud paints a gradient that is torn by noise over r. It looks the same at every size.
func cloud(img *image.RGBA, r image.Rectangle, sh *scene.Shape, cam scene.Camera, alpha float64) {
	g := sh.Gradient
	first := image.Pt(floor(r.Min.X), floor(r.Min.Y))
	cols, rows := (r.Max.X-first.X)/cloudCell+2, (r.Max.Y-first.Y)/cloudCell+2
	thick := make([]float32, cols*rows)
	for j := range rows {
		for i := range cols {
			at := sh.Unplace(cam, scene.Pt{X: float64(first.X + i*cloudCell), Y: float64(first.Y + j*cloudCell)}).Sub(g.Center)
			thick[j*cols+i] = float32(alpha * float64(g.Inner.A) / 255 * thickness(at.X/g.RX, at.Y/g.RY, g.Torn))
		}
	}
	ink := [3]float32{float32(g.Inner.R), float32(g.Inner.G), float32(g.Inner.B)}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		j, v := (y-first.Y)/cloudCell, float32((y-first.Y)%cloudCell)/cloudCell
		above, below := thick[j*cols:], thick[(j+1)*cols:]
		for x := r.Min.X; x < r.Max.X; x++ {
			i, u := (x-first.X)/cloudCell, float32((x-first.X)%cloudCell)/cloudCell
			up, down := above[i]+(above[i+1]-above[i])*u, below[i]+(below[i+1]-below[i])*u
			a := up + (down-up)*v
			if a <= 0.002 {
				continue
			}
			o := img.PixOffset(x, y)
			px := img.Pix[o : o+4 : o+4]
			dith := float32(dither(x, y))
			for k := range 3 {
				px[k] = uint8(min(255, ink[k]*a+float32(px[k])*(1-a)+dith))
			}
			px[3] = uint8(min(255, 255*a+float32(px[3])*(1-a)+0.5))
		}
	}
}

// floor is the point of a cloud's lattice at a pixel or before it: the lattice is the same whatever part of a picture is painted.
func floor(px int) int { return int(math.Floor(float64(px)/cloudCell)) * cloudCell }

// thickness is how thick a cloud is, 0 to 1, at a place of its ellipse, whose edge is 1 from the middle.
func thickness(x, y float64, seed uint64) float64 {
	const octaves, coarse = 4, 2.2
	n, size, of := 0.0, coarse, 1.0
	for range octaves {
		n += noise(x*size, y*size, seed) * of
		size, of = size*2.1, of/2
		seed += 0x9E3779B97F4A7C15
	}
	n /= 2 - 1.0/(1<<(octaves-1))
	t := 1 - math.Hypot(x, y) - 0.9*(n-0.28)
	switch edge := 1 - math.Hypot(x, y); {
	case t <= 0 || edge <= 0:
		return 0
	default:
		t = min(1, t) * min(1, edge*4)
	}
	return t * t * (3 - 2*t)
}

// noise is 0 to 1, smooth from one whole place to the next.
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
