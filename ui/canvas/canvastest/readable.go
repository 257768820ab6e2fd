package canvastest

import (
	"slices"
	"strings"
	"testing"

	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Sizes are the windows a page is looked at in, in its own pixels: the three of the design, what is left of the largest
// when everything is shown twice as large.
var Sizes = [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {960, 540}}

// Small are the windows that remain of the first two when everything is shown half as large again, and twice as large.
var Small = [][2]float64{{853, 533}, {683, 427}, {640, 400}, {512, 320}}

// Readable draws a page in all Sizes, the Small ones and the least window it has room in, each of its columns where it
// shows one at a time, and fails where a text is clipped, lies on another, or does not stand out from what lies behind it.
func Readable(t testing.TB, what string, p page.Page, c *canvas.Canvas, draw func(w, h float64)) {
	t.Helper()
	w, h := page.Least(p)
	var all [][2]float64
	for _, z := range append(slices.Clone(Sizes), Small...) {
		if z[0] >= w && z[1] >= h {
			all = append(all, z)
		}
	}
	if least := [2]float64{w, h}; !slices.Contains(all, least) {
		all = append(all, least)
	}
	for _, z := range all {
		draw(z[0], z[1])
		look := func(where string) {
			t.Helper()
			for _, wrong := range Overlaps(c, z[0], z[1]) {
				t.Errorf("%.0fx%.0f, %s%s: %s", z[0], z[1], what, where, wrong)
			}
		}
		look("")
		for n := tabs(c); n > 0; n-- {
			id := page.NextColumn(c, 1)
			p.Click(id)
			draw(z[0], z[1])
			look(", " + id)
		}
	}
	z := all[len(all)-1]
	for _, wrong := range Faint(c, func() { draw(z[0], z[1]) }) {
		t.Errorf("%s: %s", what, wrong)
	}
}

// tabs is how many columns a page shows one at a time.
func tabs(c *canvas.Canvas) (n int) {
	for _, h := range c.Hits {
		if strings.HasPrefix(h.ID, "column:") {
			n++
		}
	}
	return n
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
