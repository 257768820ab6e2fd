package table

import (
	"slices"
	"strings"
	"testing"

	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// stroke presses a key with what is held with it.
func stroke(tb *Table, s string) {
	in := Input{X: -1, Y: -1, Any: true}
	for _, m := range []struct {
		name string
		on   *bool
	}{{"ctrl+", &in.Ctrl}, {"shift+", &in.Shift}, {"alt+", &in.Alt}} {
		if rest, ok := strings.CutPrefix(s, m.name); ok {
			s, *m.on = rest, true
		}
	}
	in.Strokes, in.Down = []string{s}, []string{s}
	tb.Update(&in, 1.0/60)
	tick(tb, 3)
}

// rebind gives a command another key on the page of the keys, by keys alone.
func rebind(t *testing.T, tb *Table, words, s string) {
	t.Helper()
	tb.openKeys()
	tick(tb, 1)
	stroke(tb, "/")
	tb.Update(&Input{X: -1, Y: -1, Any: true, Typed: words}, 1.0/60)
	tick(tb, 2)
	stroke(tb, "esc")
	stroke(tb, "home")
	stroke(tb, "enter")
	stroke(tb, s)
	stroke(tb, "esc")
	if tb.Report().Screen == "keys" {
		t.Fatal("Esc does not leave the page")
	}
}

// A changed key does what its command does, the one it had does nothing any more, and all caps show the new one.
func TestAChangedKey(t *testing.T) {
	var kept Settings
	tb := planning(t)
	tb.opts.Keep = func(s Settings) { kept = s }
	rebind(t, tb, "battle ruler", "c")
	if kept.Keys["ruler"] != "c" {
		t.Fatalf("kept are %v", kept.Keys)
	}
	stroke(tb, "r")
	if tb.screen.Panels.Ruler.Used {
		t.Error("the old key still measures")
	}
	stroke(tb, "c")
	if !tb.screen.Panels.Ruler.Used {
		t.Error("the new key does not measure")
	}
	if got := tb.keyName("R"); got != "C" {
		t.Errorf("the cap says %s", got)
	}
	stroke(tb, "c")
	rebind(t, tb, "all maneuvers, arcs", "ctrl+f6")
	rebind(t, tb, "reach of an enemy", "j")
	holding(tb, "j", 2)
	if len(board(tb).Ends) == 0 {
		t.Error("the held key shows no reach")
	}
	tick(tb, 1)
	holding(tb, "d", 2)
	if len(board(tb).Ends) != 0 {
		t.Error("the old held key shows a reach")
	}
	tb.openHelp()
	tick(tb, 1)
	if r := tb.Report(); r.Screen != "help" || !slices.ContainsFunc(tb.Canvas.Scene.Shapes, func(s scene.Shape) bool { return s.Text == "J" }) {
		t.Error("the help shows the old key")
	}
}

// The big button and what is held have their new keys as well, in the battle and on pages.
func TestTheBigButtonMoves(t *testing.T) {
	tb := planning(t)
	rebind(t, tb, "main button", "z")
	n := len(tb.Planning.Locked)
	stroke(tb, "enter")
	if len(tb.Planning.Locked) != n {
		t.Error("Enter still locks")
	}
	stroke(tb, "z")
	if len(tb.Planning.Locked) != n+1 {
		t.Error("the new key does not lock")
	}
}

// What holds everywhere has its new key on pages, too; a command of a page has one of its own, and what is typed stays.
func TestAChangedKeyOfAPage(t *testing.T) {
	full := 0
	tb := New(Options{Full: func() { full++ }})
	tb.Resize(1280, 800)
	press(tb, "s")
	rebind(t, tb, "full screen", "f9")
	stroke(tb, "f11")
	if stroke(tb, "f9"); full != 1 {
		t.Errorf("the whole screen is changed to %d times", full)
	}
	tb.change(func(s *Settings) { s.Keys = map[string]string{"settings.keys": "j", "search": "f3", "undo": "ctrl+u"} })
	stroke(tb, "k")
	if r := tb.Report().Screen; r != "settings" {
		t.Fatalf("the key that was leads to %s", r)
	}
	stroke(tb, "f3")
	if _, on := tb.Typing(); !on {
		t.Fatal("the key of the search does not lead there")
	}
	tb.Update(&Input{X: -1, Y: -1, Any: true, Strokes: []string{"j"}, Typed: "j"}, 1.0/60)
	stroke(tb, "esc")
	if r := tb.Report().Screen; r != "settings" {
		t.Fatalf("a letter typed leads to %s", r)
	}
	stroke(tb, "j")
	if r := tb.Report().Screen; r != "keys" {
		t.Fatalf("the key that was given leads to %s", r)
	}
	stroke(tb, "esc")
	if stroke(tb, "ctrl+u"); tb.prefs.Keys["settings.keys"] != "" {
		t.Error("the key of undo does not take the last change back")
	}
}

// Each command of a battle can be given another key, and no two begin with the same.
func TestEachCommandHasAKeyOfItsOwn(t *testing.T) {
	tb := New(Options{Pages: []front.Entry{{ID: "a", Title: "A", Key: "f"}}})
	for _, at := range (prefers{tb}).Places() {
		had := map[string]string{}
		for _, c := range at.Commands {
			if o := had[c.Key]; o != "" {
				t.Errorf("%s: %s and %s both have %s", at.Name, c.Words, o, c.Key)
			}
			had[c.Key] = c.Words
			if at.Name == everywhere {
				continue
			}
			for _, e := range window.Everywhere(nil) {
				if e.Key == c.Key && e.ID != c.ID {
					t.Errorf("%s: %s has %s, which is %s everywhere", at.Name, c.Words, c.Key, e.Words)
				}
			}
		}
	}
}

// strokes is a page that notes its keys.
type strokes struct {
	got []string
}

func (*strokes) Name() string           { return "strokes" }
func (*strokes) Commands() kit.Commands { return nil }
func (*strokes) Body() kit.Part         { return kit.Part{} }
func (*strokes) Tick(float64) kit.Wake  { return kit.Rest }
func (p *strokes) Heard(stroke string) bool {
	p.got = append(p.got, stroke)
	return true
}
