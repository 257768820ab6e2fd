package window_test

import (
	"testing"
	"time"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// From the title to the first decision it is one press, by key or by mouse: fleets and places are those proposed, and the first question is
// a dial.
func TestQuickStartIsOnePress(t *testing.T) {
	for name, press := range map[string]func(w *windowtest.Window){
		"Enter":      func(w *windowtest.Window) { w.Key("enter") },
		"the button": func(w *windowtest.Window) { w.Press("main") },
	} {
		began := time.Now()
		w := windowtest.Open(t, window.Options{Quick: true})
		if w.Playing() {
			t.Fatal("the title is not shown")
		}
		press(w)
		for n := 0; n < 600 && !(w.Playing() && w.Stage() == battle.Asks); n++ {
			w.Tick(1)
		}
		p := w.Asked()
		if p == nil || p.Ask != game.ChooseManeuver || w.Shown.Round != 1 {
			t.Fatalf("%s: %s is shown, asked is %+v", name, w.Report().Screen, p)
		}
		t.Logf("%s: one press, %v", name, time.Since(began).Round(time.Millisecond))
	}
}
