package kit_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// A key that a person has given does its command, the command's own does nothing any more, and its
// cap says the new one.
func TestAKeyIsGiven(t *testing.T) {
	done, pressed := 0, 0
	p := kittest.Of(func() kit.Part {
		return kit.Column(8, kit.Button(&kit.Command{ID: "go", Words: "Go", Key: "g"}), words("one").Name("one", -1).Press(func() { pressed++ }))
	})
	p.Declares = func() kit.Commands {
		return kit.Commands{{ID: "go", Words: "Go", Key: "g", Do: func() { done++ }}, {ID: "stay", Words: "Stay", Key: "s"}}
	}
	w := kittest.OpenIn(t, p, 400, 300)
	keys := map[string]string{"go": "ctrl+shift+x", "next": "n"}
	w.View.Given = func(c *kit.Command) (string, bool) { key, ok := keys[c.ID]; return key, ok }
	w.View.Stale()
	w.Draw()
	expect.True(t, w.Reads("Ctrl+Shift+X"), "it reads %q", w.Words())
	w.Key("g")
	expect.Same(t, done, 0, "its own key still does it")
	w.Key("ctrl+shift+x")
	expect.Same(t, done, 1, "the key given does nothing")
	w.Key("tab")
	expect.True(t, !focused(w), "Tab moves the focus though another key has its place")
	w.Key("n")
	expect.True(t, focused(w), "the key given does not move the focus")
	w.Key("n", "enter")
	expect.Same(t, pressed, 1, "Enter does not press what has the focus")
}

func focused(w *kittest.Window) bool { _, is := w.View.Focused(); return is }

// listening is a page that hears strokes.
type listening struct {
	*kittest.Page
	heard []string
}

func (l *listening) Heard(stroke string) bool {
	l.heard = append(l.heard, stroke)
	return !strings.HasPrefix(stroke, "f")
}

func TestAPageListens(t *testing.T) {
	done := 0
	p := kittest.Of(func() kit.Part { return words("x") })
	p.Declares = func() kit.Commands {
		return kit.Commands{{ID: "a", Key: "a", Do: func() { done++ }}, {ID: "f", Key: "f1", Do: func() { done += 10 }}}
	}
	l := &listening{Page: p}
	w := kittest.OpenIn(t, l, 400, 300)
	w.Key("a", "ctrl+shift+a", "f1")
	expect.True(t, done == 10 && slices.Equal(l.heard, []string{"a", "ctrl+shift+a", "f1"}),
		"heard %v, done %d", l.heard, done)
}
