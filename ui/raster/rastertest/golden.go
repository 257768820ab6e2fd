package rastertest

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"os"
	"testing"

	"attackwing/game/store"
	"attackwing/ui/raster"
)

// near is the tolerated error of a pixel's channel: processors round differently.
const near = 2

// Golden compares a picture with the golden one of a path, or, to update it, paints that anew.
func Golden(t testing.TB, path string, img *image.RGBA, update bool) {
	t.Helper()
	if update {
		var b bytes.Buffer
		if err := errors.Join(raster.PNG(&b, img), store.WriteFile(path, b.Bytes())); err != nil {
			t.Fatal(err)
		}
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if want.Bounds() != img.Bounds() {
		t.Fatalf("%s is %v, painted %v", path, want.Bounds(), img.Bounds())
	}
	differ, worst := 0, 0
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			r, g, b, _ := want.At(x, y).RGBA()
			px := img.RGBAAt(x, y)
			d := max(apart(r, px.R), apart(g, px.G), apart(b, px.B))
			if d > near {
				differ++
			}
			worst = max(worst, d)
		}
	}
	if differ > 0 {
		t.Errorf("%s: %d pixels differ by more than %d, the worst by %d (run with -update after looking)", path, differ,
			near, worst)
	}
}

func apart(a uint32, b uint8) int { return max(int(a>>8)-int(b), int(b)-int(a>>8)) }
