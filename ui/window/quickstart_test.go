package window_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// From the title to the first decision it is one press, by key or by mouse, and less than 15
// seconds with all motions, where 60 ticks are a second: fleets and places are those proposed, and
// the first question is a dial.
func TestQuickStartIsOnePress(t *testing.T) {
	for name, press := range map[string]func(w *windowtest.Window){
		"Enter":      func(w *windowtest.Window) { w.Key("enter") },
		"the button": func(w *windowtest.Window) { w.Press("main") },
	} {
		w := windowtest.Open(t, window.Options{})
		expect.Must(t, !w.Playing(), "the title is not shown")
		press(w)
		ticks := 0
		for ; ticks < 15*60 && !(w.Playing() && w.Stage() == battle.Asks && w.Asked() != nil); ticks++ {
			w.Tick(1)
		}
		p := w.Asked()
		if p == nil || p.Ask != game.ChooseManeuver || w.Shown.Round != 1 || len(p.Options) < 2 {
			t.Fatalf("%s: after %d ticks %s is shown, asked is %+v", name, ticks, w.Report().Screen, p)
		}
		t.Logf("%s: one press, %.1f seconds", name, float64(ticks)/60)
	}
}
