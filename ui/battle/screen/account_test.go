package screen_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/window/windowtest"
)

// What the computer's ships did since the person was asked last stands beside the question that comes then, and is gone after its answer.
func TestTheEnemysTurnIsTold(t *testing.T) {
	tb := windowtest.Planning(t)
	told, asked := 0, 0
	for range 300 {
		if !tb.Playing() || told >= 5 {
			break
		}
		if p := tb.Asked(); p != nil && tb.Stage() == battle.Asks && p.Ask == game.ChooseAction {
			asked++
			as := tb.Told.Accounts()
			tb.Draw()
			if len(as) > 0 {
				told++
				if first, _, _ := strings.Cut(as[len(as)-1].Words, " moved"); !tb.Reads("WHAT THEY DID") || !tb.Reads(first) {
					t.Errorf("%q is not told: %v", as[len(as)-1].Words, tb.Written())
				}
			}
			n := len(tb.Game.Answers())
			tb.Key("enter")
			if len(tb.Game.Answers()) > n && tb.Asked() != nil && tb.Game.Answers()[n].Prompt == p.ID && len(tb.Told.Accounts()) > len(as) {
				t.Errorf("what was told before is told again: %v, %v", as, tb.Told.Accounts())
			}
			continue
		}
		if _, is := tb.Question.Loss(); is {
			tb.HoldKey("enter", 0.8)
		}
		tb.Key("enter")
	}
	if told == 0 {
		t.Errorf("nothing is told at %d actions", asked)
	}
}
