package raster

import (
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"attackwing/ui/scene"
)

// What lies far from the edges of a path is painted at once: the picture is the one that is painted
// pixel by pixel, whatever the path, up to the rounding of its edges.
func TestEvenPartsArePaintedAsPixelByPixel(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 1))
	somewhere := func() scene.Pt { return scene.Pt{X: rng.Float64()*700 - 100, Y: rng.Float64()*500 - 100} }
	var p Painter
	inside, outside := 0, 0
	for n := range 200 {
		var path scene.Path
		a, b := somewhere(), somewhere()
		switch n % 4 {
		case 0:
			path.RoundRect(min(a.X, b.X), min(a.Y, b.Y), max(a.X, b.X), max(a.Y, b.Y), rng.Float64()*20)
		case 1:
			path.Ellipse(a, 20+rng.Float64()*300, 20+rng.Float64()*300)
		case 2:
			path.Polygon(a, b, somewhere(), somewhere(), somewhere())
		case 3:
			var line scene.Path
			line.RoundRect(min(a.X, b.X), min(a.Y, b.Y), max(a.X, b.X), max(a.Y, b.Y), 8)
			p.stroker.Stroke(&path, line, scene.Pen{Width: 2})
		}
		c := color.NRGBA{R: 200, G: 100, B: 50, A: 255}
		if n%5 == 0 {
			c.A = 90
		}
		got, want := image.NewRGBA(image.Rect(0, 0, 500, 300)), image.NewRGBA(image.Rect(0, 0, 500, 300))
		for _, img := range []*image.RGBA{got, want} {
			flat(img, img.Rect, color.NRGBA{R: 20, G: 40, B: 60, A: 255})
		}
		p.fill(got, got.Rect, path, c)
		r := box(path, want.Rect)
		if r.Empty() {
			continue
		}
		p.edges(want, r, path, c)
		if mid, in := even(path, r); !mid.Empty() && in {
			inside++
		} else if !mid.Empty() {
			outside++
		}
		for i := range want.Pix {
			if d := int(got.Pix[i]) - int(want.Pix[i]); d < -2 || d > 2 {
				t.Fatalf("path %d, %v: %d at pixel %d, pixel by pixel %d", n, path, got.Pix[i], i/4, want.Pix[i])
			}
		}
	}
	if inside < 25 || outside < 25 {
		t.Errorf("%d parts lie inside, %d outside: too few to tell", inside, outside)
	}
}
