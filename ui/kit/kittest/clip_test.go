package kittest

import (
	"strings"
	"testing"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// What Overlaps finds, one canvas each; the others are in order.
func TestOverlaps(t *testing.T) {
	for _, c := range []struct {
		name, want string
		draw       func(c *kit.Canvas)
	}{
		{"two lines of a paragraph", "", func(c *kit.Canvas) {
			for i, l := range kit.Lines(scene.StyleCaption, "gypsy query jumps quickly over the lazy glyph", 120) {
				c.Text(20, 20+scene.StyleCaption.Line*(float64(i)+0.5), scene.StyleCaption, scene.Text1, l, scene.Left)
			}
		}},
		{"a button", "", func(c *kit.Canvas) {
			c.Box(20, 20, 150, 40, 8, scene.Accent)
			c.Text(32, 40, scene.StyleH3, scene.OnAccent, "Add ship", scene.Left)
			c.Cap(130, 40, "A", scene.OnAccent)
		}},
		{"two words at one place", "lie on one another", func(c *kit.Canvas) {
			c.Text(20, 20, scene.StyleBody, scene.Text1, "Voyager", scene.Left)
			c.Text(60, 22, scene.StyleBody, scene.Text1, "Equinox", scene.Left)
		}},
		{"outside the window", "leaves the window", func(c *kit.Canvas) { c.Text(380, 20, scene.StyleBody, scene.Text1, "Voyager", scene.Left) }},
		{"wider than its box", "stands out of its box", func(c *kit.Canvas) {
			c.Box(20, 20, 60, 24, 6, scene.Card)
			c.Text(24, 32, scene.StyleBody, scene.Text1, "a long sentence", scene.Left)
		}},
		{"wholly covered", "", func(c *kit.Canvas) {
			c.Text(40, 40, scene.StyleBody, scene.Text1, "below", scene.Left)
			c.Panel(10, 10, 200, 100)
			c.Text(40, 40, scene.StyleBody, scene.Text1, "above", scene.Left)
		}},
		{"below a place that cuts a box off", "", func(c *kit.Canvas) {
			c.Box(10, 50, 100, 60, 6, scene.Card)
			c.Scene.Shapes[0].Clip = &scene.Clip{Lo: scene.Pt{X: 10, Y: 10}, Hi: scene.Pt{X: 210, Y: 70}}
			c.Text(20, 90, scene.StyleBody, scene.Text1, "wider than that box", scene.Left)
		}},
		{"half covered", "half covered", func(c *kit.Canvas) {
			c.Text(20, 40, scene.StyleBody, scene.Text1, "half of this", scene.Left)
			c.Panel(50, 10, 200, 100)
		}},
		{"a number on its mark", "", func(c *kit.Canvas) { c.Seat(40, 40, 12, 1, 1) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			var on kit.Canvas
			c.draw(&on)
			got := Overlaps(&on, 400, 200)
			if c.want == "" && len(got) > 0 || c.want != "" && (len(got) != 1 || !strings.Contains(got[0], c.want)) {
				t.Fatalf("%q, want %q", got, c.want)
			}
		})
	}
}
