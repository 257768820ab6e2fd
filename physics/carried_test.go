package physics_test

import (
	"testing"

	"attackwing/physics"
)

// What is carried stays one piece: parts keep their distances and turn as much as the whole.
func TestCarried(t *testing.T) {
	from, to := physics.Inches(10, 10, 30), physics.Inches(20, 5, 120)
	if got := from.Carried(from, to); got != to {
		t.Errorf("what stood there stands at %v, not %v", got, to)
	}
	east, ahead := physics.Inches(13, 10, 0), physics.Inches(10, 8, 350) // 3 inches to the east, 2 to the north
	if got, want := east.Carried(from, to), physics.Inches(20, 8, 90); got != want {
		t.Errorf("a quarter turn carries what lay east to %v, not %v", got, want)
	}
	if got, want := ahead.Carried(from, to), physics.Inches(22, 5, 80); got != want {
		t.Errorf("a quarter turn carries what lay north to %v, not %v", got, want)
	}
	if got, want := east.Carried(from, physics.Inches(11, 12, 30)), physics.Inches(14, 12, 0); got != want {
		t.Errorf("without a turn it goes along: %v, not %v", got, want)
	}
	if got := east.Carried(from, to).Carried(to, from); got != east {
		t.Errorf("there and back it stands at %v", got)
	}
}
