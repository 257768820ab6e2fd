package kittest

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Designed are the windows a page is looked at in, in its own pixels: the three of the design, what is
// left of the largest when everything is shown twice as large.
var Designed = [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {960, 540}}

// Small are the windows that remain of the first two when everything is shown half as large again,
// and twice as large.
var Small = [][2]float64{{853, 533}, {683, 427}, {640, 400}, {512, 320}}

// Faint says which texts of a page do not stand out from what lies behind them, with the usual
// colors and with high contrast; draw draws the page anew.
func Faint(c *kit.Canvas, draw func()) []string {
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
