package window_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// Who has played may watch the battle from its end, or from where it turned, and comes back to its end; a rematch begins anew.
func TestTheReplayOfTheBattleThatIsOver(t *testing.T) {
	var asked []int
	var tb *windowtest.Window
	tb = windowtest.New(t, window.Options{Title: front.Options{Scenario: "future-tense", Fleet1: "ft-a-1", Fleet2: "ft-b-1", P1: "ensign", P2: "ensign", Seed: 3}, Quick: true,
		Replay: func(h front.Host, of []game.Answer, answers int) (kit.Page, error) {
			if !slices.Equal(of, tb.Game.Answers()) {
				t.Error("another battle is asked for")
			}
			asked = append(asked, answers)
			return &slip{host: h}, nil
		}})
	tb.Resize(1280, 800)
	for n := 0; !tb.Ended(); n++ {
		if tb.Tick(1); n > 100_000 {
			t.Fatal("it never ends")
		}
	}
	tb.Key("v", "esc")
	if !tb.Ended() {
		t.Fatalf("back from the replay there is %s", tb.Report().Screen)
	}
	tb.Press("moment:0")
	if !tb.Shows("slip") || len(asked) != 2 || asked[0] != -1 || asked[1] <= 0 {
		t.Fatalf("asked for %v", asked)
	}
	tb.Key("esc", "enter")
	if !tb.Playing() || tb.Game.Over() {
		t.Errorf("no rematch: %s", tb.Report().Screen)
	}
}
