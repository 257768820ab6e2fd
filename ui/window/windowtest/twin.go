package windowtest

import (
	"fmt"
	"math"
	"slices"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// A page is asked for its Body only where it says that something has changed. A twin of the window,
// which is asked in every tick, shows whether it always does: both are given the same, and must be
// seen alike.

// Twin is a window like another one, that is made anew in every tick.
type Twin struct{ *Window }

// Update takes the input of one tick of dt seconds.
func (w Twin) Update(in kit.Input, dt float64) {
	w.Top().Stale()
	w.Window.Update(&in, dt)
}

// Unlike returns the first thing in which a window differs from its twin: a shape, a part that can
// be reached, a shape of the board; "" if there is none.
func (w Twin) Unlike(tb *Window) string {
	if no := FirstUnlike(tb.Pane.Canvas.Scene.Shapes, w.Pane.Canvas.Scene.Shapes); no != "" {
		return no
	}
	if kept, anew := tb.Top().Placed(), w.Top().Placed(); !slices.Equal(reached(kept), reached(anew)) {
		return fmt.Sprintf("kept can be reached %v, anew %v", reached(kept), reached(anew))
	}
	if no := FirstUnlike(Lain(tb.Board()), Lain(w.Board())); no != "" {
		return "on the board: " + no
	}
	return ""
}

// Lain returns the shapes of the things on the board.
func Lain(b *scene.Board, cam scene.Camera) []scene.Shape {
	var s scene.Scene
	if b != nil {
		new(scene.Builder).Build(&s, b, cam)
	}
	return s.Shapes
}

func reached(ps []kit.Placed) (out []kit.Name) {
	for _, p := range ps {
		out = append(out, p.Name)
	}
	return out
}

// FirstUnlike says in which the first two shapes differ that do, "" none.
func FirstUnlike(kept, anew []scene.Shape) string {
	for i := range max(len(kept), len(anew)) {
		if i >= len(kept) || i >= len(anew) {
			return fmt.Sprintf("%d shapes are kept, %d made anew", len(kept), len(anew))
		}
		if !alike(&kept[i], &anew[i]) {
			return fmt.Sprintf("shape %d is kept as %s, anew it is %s", i, shapeWords(&kept[i]), shapeWords(&anew[i]))
		}
	}
	return ""
}

// alike compares shapes; lists that are read from their end may lie a rounding apart.
func alike(a, b *scene.Shape) bool {
	near := func(a, b scene.Pt) bool { return math.Abs(a.X-b.X) < 1e-6 && math.Abs(a.Y-b.Y) < 1e-6 }
	same := func(a, b *scene.Clip) bool {
		return a == b || a != nil && b != nil && near(a.Lo, b.Lo) && near(a.Hi, b.Hi)
	}
	return slices.Equal(a.Path.Verbs, b.Path.Verbs) && slices.EqualFunc(a.Path.Pts, b.Path.Pts, near) &&
		near(a.At, b.At) && same(a.Clip, b.Clip) &&
		a.Kind == b.Kind && a.Layer == b.Layer && a.Color == b.Color && a.Alpha == b.Alpha && a.Text == b.Text &&
		a.Face == b.Face && a.Size == b.Size && a.Art == b.Art && a.Dim == b.Dim &&
		a.Pen == b.Pen && math.Abs(a.Heading-b.Heading) < 1e-6 &&
		(a.Tones == b.Tones || *a.Tones == *b.Tones)
}

func shapeWords(s *scene.Shape) string {
	return fmt.Sprintf("%d %q at %v, path %v, color %v", s.Kind, s.Text, s.At, s.Path.Pts[:min(2, len(s.Path.Pts))],
		s.Color)
}
