package table

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// over reports whether the end of the battle is shown.
func over(tb *Table) bool { return tb.page() != nil && tb.page().Name() == "over" }

// Who has played may watch the battle from its end, or from where it turned, and comes back to its end; a rematch begins anew.
func TestTheReplayOfTheBattleThatIsOver(t *testing.T) {
	var asked []int
	var tb *Table
	tb = New(Options{Scenario: "future-tense", Fleet1: "ft-a-1", Fleet2: "ft-b-1", P1: "ensign", P2: "ensign", Seed: 3, Quick: true,
		Replay: func(_ front.Host, of []game.Answer, answers int) (kit.Page, error) {
			if !slices.Equal(of, tb.Game.Answers()) {
				t.Error("another battle is asked for")
			}
			asked = append(asked, answers)
			return &slip{host: tb}, nil
		}})
	tb.Resize(1280, 800)
	for n := 0; !over(tb); n++ {
		if tick(tb, 1); n > 100_000 {
			t.Fatal("it never ends")
		}
	}
	press(tb, "v", "esc")
	if !over(tb) {
		t.Fatalf("back from the replay there is %s", tb.Report().Screen)
	}
	click(t, tb, "moment:0")
	if !shows(tb, "slip") || len(asked) != 2 || asked[0] != -1 || asked[1] <= 0 {
		t.Fatalf("asked for %v", asked)
	}
	press(tb, "esc", "enter")
	if tb.Screen != Playing || tb.Game.Over() || tb.hosted() {
		t.Errorf("no rematch: %s", tb.Report().Screen)
	}
}
