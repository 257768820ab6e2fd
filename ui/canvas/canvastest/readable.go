package canvastest

import (
	"slices"
	"testing"

	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Sizes are the windows a page is looked at in, in its own pixels: the three of the design, what is left of the largest
// when everything is shown twice as large.
var Sizes = [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {960, 540}}

// Readable draws a page in all Sizes and in the least window it has room in, and fails where a text is clipped, lies on
// another, or does not stand out from what lies behind it.
func Readable(t testing.TB, what string, p page.Page, c *canvas.Canvas, draw func(w, h float64)) {
	t.Helper()
	w, h := page.Least(p)
	all := slices.Clone(Sizes)
	if least := [2]float64{w, h}; !slices.Contains(all, least) {
		all = append(all, least)
	}
	for _, z := range all {
		draw(z[0], z[1])
		for _, wrong := range Overlaps(c, z[0], z[1]) {
			t.Errorf("%.0fx%.0f, %s: %s", z[0], z[1], what, wrong)
		}
	}
	z := all[len(all)-1]
	for _, wrong := range Faint(c, func() { draw(z[0], z[1]) }) {
		t.Errorf("%s: %s", what, wrong)
	}
}

// Faint says which texts of a page do not stand out from what lies behind them, with the usual colors and with high
// contrast; draw draws the page anew.
func Faint(c *canvas.Canvas, draw func()) []string {
	out := faint(c, scene.Void)
	scene.HighContrast(true)
	defer func() {
		scene.HighContrast(false)
		draw()
	}()
	draw()
	for _, s := range faint(c, scene.Void) {
		out = append(out, "high contrast: "+s)
	}
	return out
}
