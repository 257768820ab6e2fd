package panel_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

func TestTheSmallMapShowsWhenZoomedIn(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	if _, ok := tb.Find("map"); ok {
		t.Fatal("there is a small map beside the whole table")
	}
	tb.Key("+", "+", "+")
	h, ok := tb.Find("map")
	expect.Must(t, ok, "no small map")
	x, y := h.X+h.W*0.25, h.Y+h.H*0.75
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Release: true}, 1.0/60)
	if c := tb.Camera(); c.CenterX < 228 || c.CenterX > 229 || c.CenterY < 685 || c.CenterY > 686.5 {
		t.Errorf("the camera looks at %.1f, %.1f", c.CenterX, c.CenterY)
	}
	tb.Key("m")
	if _, ok := tb.Find("map"); ok {
		t.Error("M does not hide it")
	}
}
