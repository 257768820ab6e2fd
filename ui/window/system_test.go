package window_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/prefs"
	"attackwing/ui/window"
)

// What nobody has chosen is as the system asks for, also when it asks for something else; what
// somebody has chosen stays, and it alone is kept.
func TestTheSystemIsAsked(t *testing.T) {
	stiller, clearer := true, true
	var kept prefs.Settings
	w := window.New(window.Options{
		Settings: prefs.Settings{Sound: "quiet"},
		System:   func() prefs.Settings { return window.Asked(stiller, clearer) },
		Keep:     func(s prefs.Settings) { kept = s },
	})
	is := func(motion, contrast string) {
		t.Helper()
		if s := w.Settings(); s.Motion != motion || s.Contrast != contrast || s.Sound != "quiet" {
			t.Errorf("motion %s, contrast %s, sound %s", s.Motion, s.Contrast, s.Sound)
		}
	}
	is("reduced", "high")
	w.Change(func(s *prefs.Settings) { s.Contrast = "usual" })
	is("reduced", "usual")
	expect.True(t, kept.Motion == "" && kept.Contrast == "usual" && kept.Sound == "quiet",
		"kept are motion %q, contrast %q, sound %q", kept.Motion, kept.Contrast, kept.Sound)
	stiller, clearer = false, false
	w.SystemAsks()
	is("1", "usual")
}
