package kittest

import (
	"math"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

func TestContrast(t *testing.T) {
	white, black := scene.Hex(0xFFFFFF), scene.Hex(0)
	if got := Contrast(white, black); math.Abs(got-21) > 0.01 {
		t.Errorf("white on black: %.2f", got)
	}
	if got := Contrast(scene.Hex(0x767676), white); got < 4.5 || got > 4.6 {
		t.Errorf("the gray that just suffices on white: %.2f", got)
	}
	var c kit.Canvas
	c.Box(0, 0, 200, 60, 8, white)
	c.Text(20, 30, scene.StyleBody, white, "unseen", scene.Left)
	c.Text(120, 30, scene.StyleBody, black, "seen", scene.Left)
	got := faint(&c, black)
	expect.True(t, len(got) == 1 && strings.Contains(got[0], "unseen"), "got %q", got)
}
