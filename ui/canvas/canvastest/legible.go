// Package canvastest helps tests to look at a canvas. Only tests import it.
package canvastest

import (
	"testing"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// text is a text with the box of its letters, in pixels.
type text struct {
	x0, x1, y0, y1 float64
	words          string
}

// Legible fails when a text of the canvas leaves a window of w by h pixels, or lies on another text.
func Legible(t testing.TB, c *canvas.Canvas, w, h float64) {
	t.Helper()
	var all []text
	for _, s := range c.Scene.Shapes {
		if s.Kind != scene.Text || s.Text == "" {
			continue
		}
		long := scene.MeasureText(s.Face, s.Size, s.Track, s.Text)
		x := s.At.X
		switch s.Anchor {
		case scene.Middle:
			x -= long / 2
		case scene.Right:
			x -= long
		}
		a := text{x + 0.5, x + long - 0.5, s.At.Y - s.Size*0.35, s.At.Y + s.Size*0.35, s.Text}
		if a.x0 < 0 || a.y0 < 0 || a.x1 > w || a.y1 > h {
			t.Fatalf("%vx%v: %q leaves the window", w, h, a.words)
		}
		for _, b := range all {
			if a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1 {
				t.Fatalf("%vx%v: %q lies on %q", w, h, a.words, b.words)
			}
		}
		all = append(all, a)
	}
}
