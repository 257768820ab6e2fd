package window_test

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/prefs"
	"attackwing/ui/synth"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// Every sound has a caption but those that only answer a press, and ticks; a caption is written
// where it is wanted, though nothing is heard.
func TestSoundsAreWritten(t *testing.T) {
	quiet := []string{"tick", "press", "confirm", "refuse", "dial", "lock-dial", "clock"}
	for _, name := range synth.Names() {
		silent := false
		for _, q := range quiet {
			silent = silent || q == name
		}
		if (window.Heard(name) == "") != silent {
			t.Errorf("%s has the caption %q", name, window.Heard(name))
		}
	}
	for captions, want := range map[string]bool{"on": true, "off": false} {
		w := windowtest.PlanningOf(t, loud(prefs.Settings{Captions: captions, Muted: "on"}))
		said := false
		for range 600 {
			w.Key("enter")
			w.Draw()
			said = said || strings.Contains(w.Words(), "Dials revealed")
		}
		expect.Same(t, said, want, "captions %s: written", captions)
	}
}

// loud is a battle with its motions, as somebody prefers it.
func loud(s prefs.Settings) window.Options {
	o := windowtest.Duel("human", "ensign")
	o.Quick, o.Settings = false, s
	return o
}

// For the left hand the column in which is answered stands at the left, in every window, and the
// largest words have room there too.
func TestTheLeftHandAndLargeWords(t *testing.T) {
	w := windowtest.Planning(t)
	w.Change(func(s *prefs.Settings) { s.Hand, s.Letters = "left", "150" })
	defer w.Change(func(s *prefs.Settings) { s.Hand, s.Letters = "right", "100" })
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {512, 320}, {800, 1280}} {
		w.Resize(z[0], z[1])
		w.Draw()
		h, ok := w.Find("main")
		expect.True(t, ok && h.X <= z[0]/2, "%v: the main button stands at %v", z, h)
		for _, wrong := range kittest.Overlaps(&w.Pane.Canvas, z[0], z[1]) {
			t.Errorf("%v: %s", z, wrong)
		}
	}
}

// The loudspeaker of the bar and its key silence, and let be heard again as loud as before.
func TestTheBarSilences(t *testing.T) {
	w := windowtest.Planning(t)
	w.Change(func(s *prefs.Settings) { s.Sound = "full" })
	w.Press("mute")
	expect.Same(t, w.Loudness(), 0, "it is heard")
	w.Key("ctrl+m")
	expect.Same(t, w.Loudness(), 1, "it is heard as loud as")
}

// Whoever is met at a desk is proposed after those who play here, and takes nobody's place.
func TestNamesMetAtADesk(t *testing.T) {
	var s prefs.Settings
	s.Name(0, "Anna")
	for _, name := range []string{"B", "C", "D", "E", "F", "G", "H", "I", "B", "", "J"} {
		s.Meet(name)
	}
	expect.True(t, s.Known[0] == "Anna" && len(s.Known) == 8 && s.Known[7] == "J" && s.Known[1] == "B",
		"known are %v", s.Known)
}
