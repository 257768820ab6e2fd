package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// Positions and decks lie in one folder, the newest first; no name leads out of it, and a file is there whole or not at all.
func TestTableShelf(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tables")
	shelf := tableShelf(dir)
	if names, err := shelf.List(); err != nil || len(names) != 0 {
		t.Fatalf("an empty folder has %v, %v", names, err)
	}
	for i, name := range []string{"old.table.yaml", "new.deck.yaml", "picture.png", "../out.table.yaml"} {
		where, err := shelf.Write(name, []byte(name))
		if err != nil || filepath.Dir(where) != dir {
			t.Fatalf("%s is written to %s, %v", name, where, err)
		}
		at := time.Unix(int64(1000+i), 0)
		if err := os.Chtimes(where, at, at); err != nil {
			t.Fatal(err)
		}
	}
	names, err := shelf.List()
	if want := []string{"out.table.yaml", "new.deck.yaml", "old.table.yaml"}; err != nil || !slices.Equal(names, want) {
		t.Errorf("it has %v, %v", names, err)
	}
	if b, err := shelf.Read("../tables/old.table.yaml"); err != nil || string(b) != "old.table.yaml" {
		t.Errorf("%s, %v", b, err)
	}
	if _, err := shelf.Read("none.deck.yaml"); err == nil {
		t.Error("a file that is not there is read")
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*.new")); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}
