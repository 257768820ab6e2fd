package app

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"attackwing/game/gametest/expect"
	"attackwing/game/store"
	"attackwing/ui/kit"
)

// Positions and decks lie in one folder, the newest first; no name leads out of it, and a file is
// there whole or not at all.
func TestTableShelf(t *testing.T) {
	root := t.TempDir()
	dir := filepath.Join(root, "tables")
	shelf := tableShelf{store.Disk{Root: root}}
	if names, err := shelf.List(); err != nil || len(names) != 0 {
		t.Fatalf("an empty folder has %v, %v", names, err)
	}
	for i, name := range []string{"old.table.yaml", "new.deck.yaml", "picture.png", "Битва.table.yaml"} {
		where, err := shelf.Write(name, []byte(name), i == 0)
		expect.Must(t, err == nil && filepath.Dir(where) == dir, "%s is written to %s, %v", name, where, err)
		at := time.Unix(int64(1000+i), 0)
		must(t, os.Chtimes(where, at, at))
	}
	names, err := shelf.List()
	want := []string{"Битва.table.yaml", "new.deck.yaml", "old.table.yaml"}
	expect.True(t, err == nil && slices.Equal(names, want), "it has %v, %v", names, err)
	if b, err := shelf.Read("old.table.yaml"); err != nil || string(b) != "old.table.yaml" {
		t.Errorf("%s, %v", b, err)
	}
	if _, err := shelf.Write("old.table.yaml", nil, false); !errors.Is(err, fs.ErrExist) {
		t.Errorf("written over unasked: %v", err)
	}
	if _, err := shelf.Write("old.table.yaml", []byte("x"), true); err != nil {
		t.Error(err)
	}
	for _, name := range []string{"../out.table.yaml", "none.deck.yaml", "../tables/old.table.yaml"} {
		_, err := shelf.Read(name)
		expect.True(t, err != nil, "%s is read", name)
	}
	if _, err := shelf.Write("../out.table.yaml", nil, true); err == nil {
		t.Error("a name leads out of the folder")
	}
}

// A test never opens a second window: it would be a second run of all tests.
func TestNoSecondWindowOfATest(t *testing.T) {
	s := (&Window{}).stage()
	expect.True(t, s == nil, "%#v", s)
}

// Pictures lie in a folder of their own among the exports, a second time in another one.
func TestAFolderIsGivenAway(t *testing.T) {
	shelf := tableShelf{store.Disk{Root: t.TempDir()}}
	files := []kit.File{{Name: "slide-01.png", Text: []byte("one")}, {Name: "slide-02.png", Text: []byte("two")}}
	for _, want := range []string{"My talk", "My talk-2"} {
		where, err := shelf.GiveFolder("My talk", files, nil)
		expect.Must(t, err == nil && filepath.Base(where) == want, "%v %v", where, err)
		if b, err := os.ReadFile(filepath.Join(where, "slide-02.png")); err != nil || string(b) != "two" {
			t.Errorf("%q, %v", b, err)
		}
	}
}
