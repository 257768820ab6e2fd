package screen_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
)

// What is picked and what the pointer shows, step by step: p3 points at option 3, p- at nothing, c3
// picks it by a click, a digit or an arrow. Option 0 is proposed.
func TestWhatIsPickedAndWhatIsShown(t *testing.T) {
	for steps, want := range map[string][2]int{ // shown, answer
		"":         {0, 0},
		"p3":       {3, 0},
		"p3 p-":    {0, 0},
		"p3 c3":    {3, 3},
		"p3 c3 p5": {5, 3},
		"c3 p5 p-": {3, 3},
		"c3 p5 c5": {5, 5},
		"p5 c3":    {3, 3}, // an arrow, while the pointer rests on another
		"c3 c4 p0": {0, 4},
	} {
		var q battle.Question
		q.Propose(0)
		for i := 0; i+1 < len(steps); i += 3 {
			n := int(steps[i+1]) - '0'
			if steps[i+1] == '-' {
				n = battle.Nothing
			}
			if steps[i] == 'p' {
				q.Point(n)
			} else {
				q.Take(n)
			}
		}
		expect.Same(t, [2]int{q.Previewed(), q.Answer()}, want, "%q: shown and answered", steps)
	}
}
