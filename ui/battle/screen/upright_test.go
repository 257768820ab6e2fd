package screen_test

import (
	"fmt"
	"testing"

	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

// On a telephone held upright a maneuver of a dial is as large as a finger's tip, and the whole dial, the button and what the maneuver
// does are seen at once, below a board of some height.
func TestADialOnATelephoneIsForFingers(t *testing.T) {
	const finger = 44.0
	for _, z := range [][2]float64{{390, 844}, {360, 740}, {430, 932}} {
		tb := windowtest.Planning(t)
		shown := max(1, kit.LeastW/z[0]) // a window that is narrower than a page needs is shown smaller
		tb.Resize(z[0]*shown, z[1]*shown)
		tb.Draw()
		q := tb.Asked()
		for i := range q.Options {
			h, ok := tb.Find(fmt.Sprintf("cell:%d", battle.MoveOf(q.Options[i])))
			if !ok || h.W < finger*shown-0.5 || h.H < finger*shown-0.5 && z[1] > 800 || h.H < finger*shown*0.8 {
				t.Errorf("%v: option %d is seen at %v, %v", z, i, h, ok)
			}
		}
		if !whole(tb, "main", 30) || tb.BoardBox().H < tb.Pane.H*0.25 {
			t.Errorf("%v: the board is %v", z, tb.BoardBox())
		}
	}
}
