package window

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/prefs"
)

func (h *host) Places() []Place {
	battle := kit.Commands{{ID: "ruler", Words: "Ruler", Key: "r"}, {ID: "why", Words: "Explain a number", Key: "w"}, {ID: "map", Words: "Small map", Key: "m"}, {ID: "close", Words: "Close", Key: "esc"}, {ID: "first", Words: "The first", Key: "1"}}
	library := kit.Commands{{ID: "before", Words: "The game before", Key: "up"}, {ID: "export", Words: "Export", Key: "e"}, {ID: "undo", Words: "Undo", Key: "ctrl+z"}, {ID: "watch", Words: "Watch", Key: "enter", Look: kit.Main}}
	return []Place{{Name: "Library", Page: "library", Commands: library}, {Name: "Everywhere", Commands: slices.Concat(kit.Own(), Everywhere(nil))}, {Name: "Battle", Commands: battle}}
}

// giving opens the page of the keys, with a command chosen.
func giving(t *testing.T, h *host, words string) (*KeysPage, *kittest.Window) {
	t.Helper()
	p := NewKeys(h)
	w := kittest.Open(t, p)
	at := slices.IndexFunc(p.shown(), func(k keyed) bool { return k.Words == words })
	expect.Must(t, at >= 0, "%s is not listed", words)
	w.Key("home")
	for range at {
		w.Key("down")
	}
	return p, w
}

// A key is given by pressing it; it is kept by the id of its command, with the page's name where
// that has one.
func TestAKeyIsGivenToACommand(t *testing.T) {
	h := newHost(t)
	_, w := giving(t, h, "Ruler")
	w.Key("enter")
	expect.Must(t, w.Reads("Press the key for: Ruler."), "it does not say what it waits for")
	w.Key("ctrl+shift+f6")
	expect.Must(t, h.prefs.Keys["ruler"] == "ctrl+shift+f6" && w.Reads("Ctrl+Shift+F6") && w.Reads("was R"),
		"kept are %v", h.prefs.Keys)
	_, w = giving(t, h, "Export")
	w.Key("space", "q")
	expect.Same(t, h.prefs.Keys["library.export"], "q", "kept are %v", h.prefs.Keys)
	w.Key("ctrl+z")
	_, ok := h.prefs.Keys["library.export"]
	expect.True(t, !ok, "undo does not take it back")
	w.Key("enter", "esc")
	expect.True(t, h.backs == 0 && !w.Reads("Press the key"), "Esc does not leave it as it is")
	w.Key("esc")
	expect.Same(t, h.backs, 1, "Esc does not lead back")
}

// A key that another command has is named and can be swapped; the numbers of options and Esc stay.
func TestAKeyThatIsTaken(t *testing.T) {
	h := newHost(t)
	_, w := giving(t, h, "Ruler")
	w.Key("enter", "w")
	expect.Must(t, h.prefs.Keys == nil && w.Reads("W is taken by Explain a number. Swap the two?"),
		"taken without a question: %v", h.prefs.Keys)
	w.Key("esc")
	expect.Must(t, h.prefs.Keys == nil && h.backs == 0, "Esc does more than to leave the question")
	w.Key("enter", "w")
	w.Press("swapkeys")
	expect.True(t, h.prefs.Keys["ruler"] == "w" && h.prefs.Keys["why"] == "r", "swapped are %v", h.prefs.Keys)
	w.Key("backspace")
	expect.True(t, h.prefs.Keys["ruler"] == "w" && w.Reads("R is taken by Explain a number. Change that one first."),
		"reset though another has it: %v", h.prefs.Keys)
	w.Key("home", "enter", "4")
	expect.True(t, w.Reads("4 is reserved for options.") && h.prefs.Keys["library.export"] == "",
		"a number is given: %v", h.prefs.Keys)
	w.Key("tab") // what moves the focus everywhere is taken, too
	expect.True(t, w.Reads("Tab is taken by Next button."), "a key of the kit is given away without a question")
	w.Key("esc")
	w.Press("ownkeys")
	expect.True(t, h.prefs.Keys == nil && !w.Can("ownkeys"), "after the reset %v", h.prefs.Keys)
}

func TestAKeyIsReset(t *testing.T) {
	h := newHost(t)
	h.prefs.Keys = map[string]string{"map": "j"}
	h.prefs.Keys["library.before"] = "b" // its own key is one of the kit's, too
	_, w := giving(t, h, "The game before")
	w.Press("own")
	expect.Same(t, h.prefs.Keys["library.before"], "", "the key of an arrow is not given back: %v", h.prefs.Keys)
	p, w := giving(t, h, "Small map")
	w.Press("own")
	expect.True(t, h.prefs.Keys == nil && !w.Can("own"), "after its button %v", h.prefs.Keys)
	w.Key("/")
	w.Type("battle small")
	ks := p.shown()
	expect.True(t, len(ks) == 1 && ks[0].ID == "map", "found are %v", ks)
}

// All are listed once, the way out too; numbers, and what follows a command that holds everywhere,
// are not.
func TestWhatKeysAreListed(t *testing.T) {
	p := NewKeys(newHost(t))
	n := map[string]int{}
	for _, k := range p.all {
		n[k.place.Name+"/"+k.ID]++
	}
	for id, want := range map[string]int{"Library/export": 1, "Library/undo": 0, "Library/watch": 0, "Everywhere/undo": 1, "Everywhere/main": 1, "Battle/close": 1, "Battle/first": 0} {
		expect.True(t, n[id] == want, "%s is listed %d times", id, n[id])
	}
}

// What a file says of keys is taken only as far as it can be pressed.
func TestKeysOfAFile(t *testing.T) {
	got := Known(map[string]string{"ruler": "x", "map": "", "why": "4", "card": "esc", "hide": strings.Repeat("ctrl+", 9) + "x", "names": "ctrl+4"})
	expect.True(t, len(got) == 2 && got["ruler"] == "x" && got["names"] == "ctrl+4", "taken are %v", got)
}

func TestGivenKeys(t *testing.T) {
	keys := map[string]string{"undo": "ctrl+u", "main": "z", "library.export": "q", "house": "y"}
	for _, c := range []struct {
		page, want string
		command    kit.Command
	}{
		{"builder", "ctrl+u", kit.Command{ID: "undo", Key: "ctrl+z"}},
		{"builder", "", kit.Command{ID: "undo", Key: "backspace"}}, // another thing of that name
		{"library", "z", kit.Command{ID: "watch", Key: "enter", Look: kit.Main}},
		{"library", "q", kit.Command{ID: "export", Key: "e"}},
		{"desk", "", kit.Command{ID: "export", Key: "e"}},
		{"desk", "", kit.Command{ID: "house", Key: "h"}},
		{"title", "y", kit.Command{ID: "house", Key: "h"}}, // kept before the title was a page
		{"", "z", kit.Command{ID: "main", Key: "enter"}},
	} {
		got, _ := Given(keys, c.page, &c.command)
		expect.Same(t, got, c.want, "%s of %q has", c.command.ID, c.page)
	}
}

func TestTheKeysAreReadable(t *testing.T) {
	h := newHost(t)
	h.Change(func(s *prefs.Settings) { s.Keys = map[string]string{"why": "ctrl+shift+f6"} })
	p := NewKeys(h)
	kittest.Readable(t, "keys", p)
	p.waits = true
	kittest.Readable(t, "a key is waited for", p)
	p.waits, p.wanted = false, "ctrl+z"
	kittest.Readable(t, "a key is taken", p)
}
