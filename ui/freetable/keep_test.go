package freetable

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/kit"
)

// keepAs keeps the deck, or the scene's position, under a name.
func (h *visitor) keepAs(name, kind string) {
	h.t.Helper()
	h.keys("ctrl+s")
	k, ok := h.p.dialog.(*keeping)
	expect.Must(h.t, ok, "no name is asked for")
	k.name.Set(name) // also letters that are composed
	h.click(map[string]string{"position": "what:0", "deck": "what:1"}[kind])
	h.keys("enter")
}

// A table keeps the name its player gave it, in whatever letters, and two names are two files.
func TestTablesKeepTheirNames(t *testing.T) {
	h := sit(t)
	h.keys("enter")
	names := []string{"Битва", "講義", "!!!", "Lecture 1", "Lecture #1", "a/b", "👩‍🚀"}
	for _, name := range names {
		h.keepAs(name, "deck")
		expect.True(t, h.p.kept.name == name, "%s is called %s", name, h.p.kept.name)
		expect.Must(t, h.p.dialog == nil, "%s is said to be there", name)
	}
	expect.True(t, len(h.desk.files) == len(names), "%d files for %d names", len(h.desk.files), len(names))
	h.p.dialog = h.p.beginning()
	for _, name := range names {
		expect.True(t, slices.ContainsFunc(h.list().items, func(i item) bool { return i.head == name }),
			"%s is not listed", name)
	}
}

// A file that is there is written over only when that is said, and at once only by the table that
// was kept or opened there.
func TestNothingIsWrittenOverUnasked(t *testing.T) {
	h := sit(t)
	h.keys("enter")
	h.keepAs("Lecture", "deck")
	was := string(h.desk.files["Lecture.deck.yaml"])
	h.p.draft.edit(func(s *Scene) { s.Title = "More" })
	h.keepAs("Lecture", "deck") // its own
	if now := string(h.desk.files["Lecture.deck.yaml"]); now == was || h.p.dialog != nil {
		t.Error("a table is asked about its own file")
	}
	was = string(h.desk.files["Lecture.deck.yaml"])
	h.keepAs("Lecture", "position") // another file
	expect.True(t, h.p.dialog == nil && h.desk.files["Lecture.table.yaml"] != nil, "a position is taken for a deck")
	fresh := func() {
		h.p.load(&Deck{Title: "Lecture", Scenes: []Scene{{Title: "Other", Table: h.p.draft.deck.Scenes[0].Table}}}, "")
	}
	fresh()
	h.keepAs("Lecture", "deck")
	if h.p.dialog == nil || string(h.desk.files["Lecture.deck.yaml"]) != was || !strings.Contains(h.list().title, "deck with that name") {
		t.Fatal("another deck is written over unasked")
	}
	h.keys("enter") // another name
	_, ok := h.p.dialog.(*keeping)
	expect.Must(t, ok, "no other name is asked for")
	h.keys("esc")
	h.keepAs("Lecture", "deck")
	h.keys("down", "enter") // write over it
	if now := string(h.desk.files["Lecture.deck.yaml"]); now == was || h.p.dialog != nil {
		t.Error("it is not written over though that was said")
	}
	// A file let fall on the window is not the one that is kept under its name.
	was = string(h.desk.files["Lecture.deck.yaml"])
	h.w.Drop([]kit.File{{Name: "Lecture.deck.yaml", Text: []byte(smallDeck)}}...)
	h.keepAs("Lecture", "deck")
	expect.True(t, h.p.dialog != nil && string(h.desk.files["Lecture.deck.yaml"]) == was,
		"a dropped deck writes over the one of its name")
	h.keys("esc")
	// One that was opened is gone on with.
	h.p.openKept("Lecture.deck.yaml")
	h.p.draft.edit(func(s *Scene) { s.Title = "Third" })
	h.keepAs("Lecture", "deck")
	expect.True(t, h.p.dialog == nil && string(h.desk.files["Lecture.deck.yaml"]) != was,
		"a deck that was opened is asked about")
	// The program's own file is nobody's name.
	fresh()
	h.keepAs("last-table", "deck")
	expect.True(t, strings.Contains(strings.Join(h.desk.toasts, " "), "choose another name"), "%v", h.desk.toasts)
}

// FuzzDroppedNames: whatever a file let fall on the table is called, the table lies there, and kept
// it becomes a file of a name that every store takes.
func FuzzDroppedNames(f *testing.F) {
	for _, s := range []string{"Битва.deck.yaml", "../../x.deck.yaml", "\x00.deck.yaml", ".deck.yaml", "con.deck.yaml", "last-table.deck.yaml", "last-\u202etable\x00.deck.yaml", strings.Repeat("講", 300) + ".deck.yaml", "a\u202eb.deck.yaml", "x\xff.deck.yaml", " .deck.yaml", "x.table.json"} {
		f.Add(s)
	}
	h := sit(f)
	h.keys("enter")
	f.Fuzz(func(t *testing.T, name string) {
		clear(h.desk.files)
		if !strings.HasSuffix(name, deckEnding) {
			name += deckEnding
		}
		h.w.Drop([]kit.File{{Name: name, Text: []byte(smallDeck)}}...)
		expect.Need(t, h.p.draft.deck.Title, "T", "%q is not opened: %q", name, h.desk.toasts)
		h.look()
		h.p.save(h.p.title(), allScenes, false)
		for file := range h.desk.files {
			if !fs.ValidPath(file) || strings.ContainsAny(file, `/\:*?"<>|`) || len(file) > 250 || !strings.HasSuffix(file, deckEnding) {
				t.Fatalf("%q is kept as %q", name, file)
			}
		}
		expect.Need(t, len(h.desk.files), 1, "%q is not kept: %q", name, h.desk.toasts)
		h.desk.toasts = nil
	})
}

// Share gives the position away, where there are several scenes the deck.
func TestATableIsShared(t *testing.T) {
	h := sit(t)
	h.keys("esc", "ctrl+c")
	h.keys("g")
	h.keys("ctrl+c")
	expect.Need(t, len(h.desk.shared), 2, "shared is %q, %q", h.desk.shared, h.desk.toasts)
	if _, err := record.ReadTable(strings.NewReader(h.desk.shared[0]), "a.table.yaml"); err != nil {
		t.Error(err)
	}
	if d, err := ReadDeck(strings.NewReader(h.desk.shared[1]), "a.deck.yaml"); err != nil || len(d.Scenes) != 2 {
		t.Errorf("%v, %v", d, err)
	}
}
