package table

import (
	"slices"
	"strings"
	"testing"

	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// stroke presses a key with what is held with it.
func stroke(tb *Table, s string) {
	k, ctrl, shift, alt := parted(s)
	tb.Update(&Input{X: -1, Y: -1, Any: true, Strokes: []string{k}, Down: []string{k}, Ctrl: ctrl, Shift: shift, Alt: alt}, 1.0/60)
	tick(tb, 3)
}

// rebind gives a command another key on the page of the keys, by keys alone.
func rebind(t *testing.T, tb *Table, id, s string) {
	t.Helper()
	tb.openKeys()
	tick(tb, 1)
	at := slices.IndexFunc(tb.allCommands(), func(k command) bool { return k.id == id })
	stroke(tb, "home")
	for range at {
		stroke(tb, "down")
	}
	stroke(tb, "enter")
	stroke(tb, s)
	if tb.keys.wanted == "" && tb.keys.refused == "" {
		stroke(tb, "esc")
		if tb.Screen == KeysPage {
			t.Fatal("Esc does not leave the page")
		}
	}
}

// A changed key does what its command does, the one it had does nothing any more, and all caps show the new one.
func TestAChangedKey(t *testing.T) {
	var kept Settings
	tb := planning(t)
	tb.opts.Keep = func(s Settings) { kept = s }
	rebind(t, tb, "ruler", "c")
	if kept.Keys["ruler"] != "c" {
		t.Fatalf("kept are %v", kept.Keys)
	}
	stroke(tb, "r")
	if tb.ruler.Used {
		t.Error("the old key still measures")
	}
	stroke(tb, "c")
	if !tb.ruler.Used {
		t.Error("the new key does not measure")
	}
	if got := tb.keyName("R"); got != "C" {
		t.Errorf("the cap says %s", got)
	}
	stroke(tb, "c")
	rebind(t, tb, "fan", "ctrl+f6")
	rebind(t, tb, "reach", "j")
	holding(tb, "j", 2)
	if len(tb.Board().Ends) == 0 {
		t.Error("the held key shows no reach")
	}
	tick(tb, 1)
	holding(tb, "d", 2)
	if len(tb.Board().Ends) != 0 {
		t.Error("the old held key shows a reach")
	}
	tb.help = true
	tb.Draw()
	if !slices.ContainsFunc(tb.Canvas.Scene.Shapes, func(s scene.Shape) bool { return s.Text == "J held" }) {
		t.Error("the help shows the old key")
	}
}

// The big button and what is held have their new keys as well.
func TestTheBigButtonMoves(t *testing.T) {
	tb := planning(t)
	rebind(t, tb, "main", "z")
	n := len(tb.Locked)
	stroke(tb, "enter")
	if len(tb.Locked) != n {
		t.Error("Enter still locks")
	}
	stroke(tb, "z")
	if len(tb.Locked) != n+1 {
		t.Error("the new key does not lock")
	}
}

// A key that another command has is named, and can be swapped; numbers and Esc stay.
func TestAKeyThatIsTaken(t *testing.T) {
	tb := planning(t)
	rebind(t, tb, "ruler", "w")
	if tb.prefs.Keys != nil || tb.keys.wanted != "w" {
		t.Fatalf("taken without a word: %v", tb.prefs.Keys)
	}
	tb.Draw()
	if !slices.ContainsFunc(tb.Canvas.Scene.Shapes, func(s scene.Shape) bool {
		return strings.Contains(s.Text, "What a number is made of") && strings.HasPrefix(s.Text, "W ")
	}) {
		t.Error("the conflict is not named")
	}
	stroke(tb, "enter")
	stroke(tb, "esc")
	stroke(tb, "w")
	if !tb.ruler.Used || tb.why {
		t.Error("W does not measure")
	}
	stroke(tb, "r")
	if !tb.why {
		t.Error("R does not tell what a number is made of")
	}
	rebind(t, tb, "map", "4")
	if tb.keys.refused == "" || tb.prefs.Keys["map"] != "" {
		t.Error("a number can be taken")
	}
	stroke(tb, "esc")
	stroke(tb, "esc")
	tb.openKeys()
	tick(tb, 1)
	click(t, tb, "ownkeys")
	if tb.prefs.Keys != nil {
		t.Errorf("after the reset %v", tb.prefs.Keys)
	}
}

// A key is taken back to its own one by one, by key and by its button.
func TestAKeyIsReset(t *testing.T) {
	tb := planning(t)
	rebind(t, tb, "map", "j")
	tb.openKeys()
	tb.keys.at = slices.IndexFunc(tb.allCommands(), func(k command) bool { return k.id == "map" })
	stroke(tb, "backspace")
	if tb.prefs.Keys != nil {
		t.Errorf("after Backspace %v", tb.prefs.Keys)
	}
	tb.setKey("map", "j")
	tb.Changed = true
	tick(tb, 1)
	for _, h := range tb.Canvas.Hits {
		if strings.HasPrefix(h.ID, "own:") {
			click(t, tb, h.ID)
			break
		}
	}
	if tb.prefs.Keys != nil {
		t.Errorf("after its button %v", tb.prefs.Keys)
	}
}

// While a text is typed, keys are letters; and a page of its own keeps its letters.
func TestTypingIsNotTranslated(t *testing.T) {
	tb := planning(t)
	tb.setKey("ruler", "x")
	tb.FormKeys("search")
	in := Input{X: -1, Y: -1, Any: true, Strokes: []string{"x"}}
	tb.translate(&in)
	if in.Strokes[0] != "x" {
		t.Error("a letter typed is another")
	}
	tb.FormKeys("")
	p := &strokes{}
	tb.Open(p)
	stroke(tb, "x")
	if !slices.Equal(p.got, []string{"x"}) {
		t.Errorf("the page gets %v", p.got)
	}
}

// strokes is a page that notes its keys.
type strokes struct {
	page.Plain
	got []string
}

func (*strokes) Name() string                        { return "strokes" }
func (*strokes) Draw(_ *canvas.Canvas, _, _ float64) {}
func (p *strokes) Key(k string, _ *Input)            { p.got = append(p.got, k) }

// No two commands of a place begin with the same key.
func TestNoKeyIsThereTwice(t *testing.T) {
	tb := New(Options{Pages: []page.Entry{{ID: "a", Title: "A", Key: "f"}}})
	all := tb.allCommands()
	for i := range all {
		if o := tb.rival(&all[i], all[i].key); o != nil {
			t.Errorf("%s and %s both have %s", all[i].words, o.words, all[i].key)
		}
	}
}

// What a file says of keys is taken only as far as it can be pressed.
func TestKeysOfAFile(t *testing.T) {
	got := knownKeys(map[string]string{"ruler": "x", "map": "", "why": "4", "card": "esc", "hide": strings.Repeat("ctrl+", 9) + "x", "names": "ctrl+4"})
	if len(got) != 2 || got["ruler"] != "x" || got["names"] != "ctrl+4" {
		t.Errorf("taken are %v", got)
	}
}
