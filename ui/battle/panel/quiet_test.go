package panel_test

import (
	"testing"

	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// A question at which nothing was better than to pass in any imagined game is passed over; a press
// on its line asks it, and then it stays.
func TestNeedlessQuestionIsOnePressAway(t *testing.T) {
	was := battle.Advises
	battle.Advises = true
	t.Cleanup(func() { battle.Advises = was })
	o := window.Options{Title: front.Options{Scenario: "tholian-web", P1: "human", P2: "ensign", Seed: 4}, Quick: true}
	w := windowtest.PlanningOf(t, o)
	for range 2000 {
		if w.Ended() || w.Question.Unput.Words != "" && w.Asked() != nil {
			break
		}
		w.Confirm()
		w.Tick(2)
	}
	words, now := w.Question.Unput.Words, w.Asked()
	if words == "" {
		t.Fatal("no question was passed over")
	}
	w.Draw()
	if !w.Seen("unput") {
		t.Fatalf("%q is not said", words)
	}
	w.Press("unput")
	if w.History.Asking != nil { // dice were rolled since
		w.Battle.Do(w.History.Agree(w.Game.Setup()))
	}
	w.Tick(10)
	if p := w.Asked(); p == nil || now != nil && p.ID == now.ID || w.Question.Unput.Words != "" {
		t.Errorf("after the press %v is asked, %q passed over", p, w.Question.Unput.Words)
	}
}
