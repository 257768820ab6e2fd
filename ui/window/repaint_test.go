package window_test

import (
	"image"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// A window that paints only what has changed shows the same as one that is painted whole, over a
// battle with the pointer moving, motions, cards and menus; and mostly it paints little.
func TestOnlyWhatHasChangedIsPaintedAnew(t *testing.T) {
	tb := windowtest.New(t, window.Options{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign", Seed: 3}})
	tb.Resize(1024, 640)
	cam := scene.Camera{W: 1024, H: 640, PxPerInch: 20, Scale: 1}
	whole, parts := image.NewRGBA(image.Rect(0, 0, 1024, 640)), image.NewRGBA(image.Rect(0, 0, 1024, 640))
	var p, q raster.Painter
	var kept raster.Kept
	little, all := 0, 0
	strokes := []string{"", "down", "w", "esc", "", "?", "esc", "enter", "", "esc", "down", "esc", "l", "enter", "", "enter", "m", "", "enter", "c", "esc", "", "enter", ""}
	for step := range 144 {
		n := step / 2
		in := &kit.Input{X: float64(n*131%1024) + 0.5, Y: float64(n*97%640) + 0.5}
		if step%2 == 0 { // then whoever plays looks at it for a tick, as at a table nearly always
			in.Moved, in.Any = true, true
			if k := strokes[n%len(strokes)]; k != "" {
				in.Strokes = []string{k}
			}
		}
		tb.Update(in, 1.0/10)
		tb.Dirty()
		shapes := tb.Pane.Canvas.Scene.Shapes
		clear(whole.Pix)
		p.Draw(whole, shapes, cam)
		part := q.Again(parts, &kept, shapes, cam)
		if all++; part.Dx()*part.Dy() < 1024*640/4 {
			little++
		}
		for i := range whole.Pix {
			if d := int(whole.Pix[i]) - int(parts.Pix[i]); d > 3 || d < -3 {
				t.Fatalf("step %d: at %d,%d it shows %d where it should show %d; painted anew was %v", step, i/4%1024, i/4/1024, parts.Pix[i], whole.Pix[i], part)
			}
		}
	}
	if part := q.Again(parts, &kept, tb.Pane.Canvas.Scene.Shapes, cam); !part.Empty() {
		t.Errorf("nothing has changed, and %v is painted anew", part)
	}
	expect.True(t, little*2 >= all, "only %d of %d times little was painted", little, all)
	t.Logf("%d of %d times less than a quarter", little, all)
}
