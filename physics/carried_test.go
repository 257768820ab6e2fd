package physics_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// What is carried stays one piece: parts keep their distances and turn as much as the whole.
func TestCarried(t *testing.T) {
	from, to := physics.Inches(10, 10, 30), physics.Inches(20, 5, 120)
	expect.Same(t, from.Carried(from, to), to, "what stood there stands at")
	east, ahead := physics.Inches(13, 10, 0), physics.Inches(10, 8, 350) // 3 inches to the east, 2 to the north
	expect.Same(t, east.Carried(from, to), physics.Inches(20, 8, 90), "a quarter turn carries what lay east to")
	expect.Same(t, ahead.Carried(from, to), physics.Inches(22, 5, 80), "a quarter turn carries what lay north to")
	if got, want := east.Carried(from, physics.Inches(11, 12, 30)), physics.Inches(14, 12, 0); got != want {
		t.Errorf("without a turn it goes along: %v, not %v", got, want)
	}
	expect.Same(t, east.Carried(from, to).Carried(to, from), east, "there and back it stands at")
}
