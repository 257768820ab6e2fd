package window_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/library"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// A battle is played to its end by what is told aloud alone: the options, and the button that gives
// them.
func TestABattleToldAloud(t *testing.T) {
	w := windowtest.Open(t, windowtest.Duel("human", "ensign"))
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
			expect.True(t, dials != 0, "no cell of a dial was told")
			expect.True(t, len(asked) >= 6, "only %d questions were told: %v", len(asked), asked)
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

// torn is a shelf that takes no file.
type torn struct{ games }

func (torn) Import(name string, text []byte) (string, error) {
	return "", errors.New(name + " is not a game")
}

// A file that a page does not take is refused in what is told aloud, too.
func TestARefusedFileIsToldAloud(t *testing.T) {
	var o window.Options
	o.Title.Pages = []front.Entry{{ID: "replays", Title: "Replays", Key: "r", Open: func(h front.Host) kit.Page { return library.New(h, torn{}) }}}
	w := windowtest.Open(t, o)
	w.Key("r")
	w.Tick(3)
	log := w.Aloud().Log
	expect.True(t, len(log) == 0, "at first %q is told", log)
	w.Update(&kit.Input{X: -1, Y: -1, Any: true, Dropped: []kit.File{{Name: "shopping.txt"}}}, 1.0/60)
	w.Draw()
	told := w.Aloud()
	expect.True(t, slices.Contains(told.Log, "shopping.txt is not a game"), "%q is told on %s", told.Log, told.Where)
}
