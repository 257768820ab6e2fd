package window_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// A battle is played to its end by what is told aloud alone: the options, and the button that gives them.
func TestABattleToldAloud(t *testing.T) {
	w := windowtest.New(t, windowtest.Duel("human", "ensign"))
	w.Resize(1280, 800)
	press := func(name string) {
		w.PressPart(name)
		w.Tick(2)
	}
	asked, dials := map[string]bool{}, 0
	for range 4000 {
		told := w.Aloud()
		has := func(kind string) int {
			return slices.IndexFunc(told.Parts, func(p window.AloudPart) bool { return p.Off == "" && p.Name == kind })
		}
		if w.Ended() {
			if dials == 0 {
				t.Error("no cell of a dial was told")
			}
			if len(asked) < 6 {
				t.Errorf("only %d questions were told: %v", len(asked), asked)
			}
			return
		}
		asked[told.Ask] = true
		for _, p := range told.Parts {
			if strings.HasPrefix(p.Name, "cell:") && p.Off == "" {
				dials++
			}
		}
		if i := has("main"); i >= 0 {
			press("main")
			continue
		}
		i := slices.IndexFunc(told.Parts, func(p window.AloudPart) bool {
			var n int
			_, err := fmt.Sscanf(p.Name, "opt:%d", &n)
			return err == nil && p.Off == ""
		})
		if i >= 0 {
			press(told.Parts[i].Name)
			continue
		}
		w.Tick(20)
	}
	t.Fatalf("the battle does not end: %+v", w.Aloud())
}
