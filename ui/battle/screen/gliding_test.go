package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// underline is where the line under the step of the top bar begins and ends.
func underline(tb *windowtest.Window) (from, to float64) {
	tb.Draw()
	for _, sh := range tb.Pane.Canvas.Scene.Shapes {
		if lo, hi := sh.Path.Bounds(); sh.Kind == scene.Fill && sh.Color == scene.Accent && hi.Y-lo.Y == 2 && hi.Y < 56 {
			return lo.X, hi.X
		}
	}
	return 0, 0
}

// The line below the step of the round glides for 180 ms; then nothing is drawn any more.
func TestTheFrameGlides(t *testing.T) {
	for _, c := range []struct {
		motion     string
		least, end int // ticks of a 60th of a second in which it moves
	}{{"1", 9, 12}, {"2", 4, 7}, {"reduced", 2, 4}, {"off", 0, 1}} {
		tb := windowtest.Begin(t, "human", "human")
		tb.Means.Quick = false
		tb.Set("motion", c.motion)
		tb.Tick(40)
		from, _ := underline(tb)
		tb.Shown.Phase = game.Activation
		last, moved := from, 0
		for k := range 60 {
			tb.Tick(1)
			if at, _ := underline(tb); at != last {
				last, moved = at, k+1
			}
		}
		expect.True(t, moved >= c.least && moved <= c.end,
			"motion %s: the line glides for %d ticks, want %d to %d", c.motion, moved, c.least, c.end)
		tb.Dirty()
		expect.True(t, tb.Resting(), "motion %s: it does not come to rest", c.motion)
	}
}
