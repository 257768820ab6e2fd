package panel_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/ui/battle/panel"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// While dials are set the board shows where the web grows at the end of this round, and apart from
// that where at the end of the next: where the referee lays it then.
func TestTwoGrowthsOfTheWebAreShown(t *testing.T) {
	tb := windowtest.Planning(t)
	var board panel.Board
	shown := func() (next, later []scene.Pt) {
		to := board.Base(tb.Session)
		for i := range to.Next {
			next = append(next, to.Next[i].A)
		}
		for i := range to.Later {
			later = append(later, to.Later[i].A)
		}
		return next, later
	}
	next, later := shown()
	if len(next) == 0 || len(later) == 0 || slices.ContainsFunc(later, func(p scene.Pt) bool { return slices.Contains(next, p) }) {
		t.Fatalf("round %d: the web grows at %v, and then at %v", tb.Shown.Round, next, later)
	}
	round := tb.Shown.Round
	tb.Until("a dial of the next round", func(p *game.Prompt) bool { return p.Ask == game.ChooseManeuver && tb.Shown.Round == round+1 })
	if now, _ := shown(); !slices.Equal(now, later) {
		t.Errorf("round %d: the web grows at %v, a round before that was %v", tb.Shown.Round, now, later)
	}
}
