package app

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/game/store"
)

// scripts are names that differ in nothing that a file's name of letters and hyphens could say.
var scripts = []string{"Битва", "講義", "!!!", "Lecture 1", "Lecture #1", "a/b", "👩‍🚀", "Jean\u00a0Luc"}

// Fleets and events are called in their folders as their players call them, whatever letters they
// write; two names are two files, and a second one of a name stands beside the first.
func TestNamesOfAllScripts(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	l := gametest.Ready(t, "ds9-dom-1")
	files := map[string]bool{}
	for _, name := range append(scripts, scripts...) {
		l.Name = name
		file, err := fleetShelf{}.Keep("", l)
		expect.True(t, err == nil && !files[file], "the fleet %q is %s, %v", name, file, err)
		title := store.Title(strings.TrimSuffix(file, fleetEnding))
		expect.True(t, strings.HasPrefix(title, name), "the fleet %q is called %q", name, title)
		files[file] = true
	}
	kept, err := fleetShelf{}.Fleets()
	expect.True(t, err == nil && len(kept) == 2*len(scripts), "%d fleets, %v", len(kept), err)
	for _, k := range kept {
		expect.Same(t, k.Err, "", "%s", k.File)
	}
	e := &eventFiles{}
	for _, name := range append(scripts, scripts...) {
		file, err := e.Create(name, event(t, name))
		expect.True(t, err == nil && !files[file], "the event %q is %s, %v", name, file, err)
		files[file] = true
	}
	clubs, err := e.Clubs()
	expect.Must(t, err == nil && len(clubs) == 1+len(scripts), "%d clubs, %v", len(clubs), err)
	for _, c := range clubs[1:] {
		expect.True(t, len(c.Events) == 2 && c.Events[0].Err == nil && c.Events[0].Event.Name == c.Name,
			"the club %q has %+v", c.Name, c.Events)
	}
}

// FuzzImportedNames: whatever the file of a game is called, it is taken in as a file among the
// games, and found there.
func FuzzImportedNames(f *testing.F) {
	for _, s := range append([]string{"../../x.game.jsonl", "\x00", ".game.jsonl", "con.game.jsonl", "a%2Fb.game.jsonl", strings.Repeat("講", 300), "x\xff", "a\nb"}, scripts...) {
		f.Add(s)
	}
	apptest.AtHome(f, f.TempDir())
	var b bytes.Buffer
	must(f, record.Write(&b, apptest.NewBattle(f, 1)))
	s := &Shelf{}
	f.Fuzz(func(t *testing.T, name string) {
		id, err := s.Import(name, b.Bytes())
		expect.Must(t, err == nil, "%q: %v", name, err)
		names, err := s.Names()
		expect.Must(t, err == nil && len(names) == 1 && names[0] == id && !strings.Contains(id, "/"),
			"%q is taken in as %q, and there is %q: %v", name, id, names, err)
		if rec, err := s.salvage(id); rec == nil || err != nil {
			t.Fatalf("%q as %q: %v", name, id, err)
		}
		must(t, s.Delete(id))
	})
}
