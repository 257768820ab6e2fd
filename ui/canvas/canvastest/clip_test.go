package canvastest

import (
	"strings"
	"testing"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// What Overlaps finds, one canvas each; the others are in order.
func TestOverlaps(t *testing.T) {
	for _, c := range []struct {
		name, want string
		draw       func(c *canvas.Canvas)
	}{
		{"two lines of a paragraph", "", func(c *canvas.Canvas) {
			c.Wrap(20, 20, 120, scene.StyleCaption, scene.Text1, "gypsy query jumps quickly over the lazy glyph")
		}},
		{"a button", "", func(c *canvas.Canvas) { c.Button("a", "Add ship", "A", 20, 20, 150, 40, canvas.Main, true) }},
		{"two words at one place", "lie on one another", func(c *canvas.Canvas) {
			c.Text(20, 20, scene.StyleBody, scene.Text1, "Voyager", scene.Left)
			c.Text(60, 22, scene.StyleBody, scene.Text1, "Equinox", scene.Left)
		}},
		{"outside the window", "leaves the window", func(c *canvas.Canvas) { c.Text(380, 20, scene.StyleBody, scene.Text1, "Voyager", scene.Left) }},
		{"wider than its box", "stands out of its box", func(c *canvas.Canvas) {
			c.Box(20, 20, 60, 24, 6, scene.Card)
			c.Text(24, 32, scene.StyleBody, scene.Text1, "a long sentence", scene.Left)
		}},
		{"wholly covered", "", func(c *canvas.Canvas) {
			c.Text(40, 40, scene.StyleBody, scene.Text1, "below", scene.Left)
			c.Panel(10, 10, 200, 100)
			c.Text(40, 40, scene.StyleBody, scene.Text1, "above", scene.Left)
		}},
		{"below a place that cuts a box off", "", func(c *canvas.Canvas) {
			c.Within(&canvas.Scroll{}, 10, 10, 200, 60, 200, func() { c.Box(10, 50, 100, 60, 6, scene.Card) })
			c.Text(20, 90, scene.StyleBody, scene.Text1, "wider than that box", scene.Left)
		}},
		{"half covered", "half covered", func(c *canvas.Canvas) {
			c.Text(20, 40, scene.StyleBody, scene.Text1, "half of this", scene.Left)
			c.Panel(50, 10, 200, 100)
		}},
		{"a number on its mark", "", func(c *canvas.Canvas) { c.Seat(40, 40, 12, 1, 1) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			var on canvas.Canvas
			c.draw(&on)
			got := Overlaps(&on, 400, 200)
			if c.want == "" && len(got) > 0 || c.want != "" && (len(got) != 1 || !strings.Contains(got[0], c.want)) {
				t.Fatalf("%q, want %q", got, c.want)
			}
		})
	}
}
