package app

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A copy of a ready fleet's file, and a copy of that, keep its id: each is offered as what stands in
// its file.
func TestCopiesOfAFleetAreOffered(t *testing.T) {
	cat := gametest.Cards(t)
	l := gametest.Ready(t, "tw-a-1")
	w, seen := &Window{Cards: cat}, map[string]bool{l.ID: true}
	for _, name := range []string{"one", "two"} {
		l.Name = name
		var b bytes.Buffer
		must(t, l.Write(&b))
		id := filepath.Join(t.TempDir(), name+".fleet.yaml")
		must(t, os.WriteFile(id, b.Bytes(), 0o600))
		must(t, w.Offer(&id))
		expect.True(t, !seen[id], "%s is offered by the id %s, as another fleet is", name, id)
		seen[id] = true
		got := w.lists[len(w.lists)-1]
		expect.True(t, got.ID == id && got.Name == name, "%s is offered as %s, %s", name, got.Name, got.ID)
	}
}
