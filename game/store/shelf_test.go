package store_test

import (
	"errors"
	"io"
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/store"
)

var notes = store.Shelf[string]{
	Folder: "notes", Endings: []string{".note", ".memo"}, Most: 100,
	Read:  func(b []byte, _ string) (string, error) { return string(b), nil },
	Write: func(s string, w io.Writer) error { _, err := io.WriteString(w, s); return err },
}

// A shelf has the files of its endings in its folder, and no other name is a file of it.
func TestShelf(t *testing.T) {
	stores(t, func(t *testing.T, s store.Store) {
		for _, want := range []string{"a.note", "a-2.note"} {
			name, err := notes.Add(s, "a", "one")
			expect.Must(t, err == nil && name == want, "added as %s, %v, want %s", name, err, want)
		}
		must(t, errors.Join(notes.Put(s, "b.memo", "two"), s.Write("notes/c.txt", nil), s.Write("notes/d.note/e", nil)))
		list, err := notes.List(s)
		names := store.NewestFirst(list)
		expect.True(t, err == nil && len(names) == 3 && slices.Contains(names, "b.memo"), "it has %v, %v", names, err)
		if got, err := notes.Get(s, "b.memo"); err != nil || got != "two" {
			t.Errorf("%q, %v", got, err)
		}
		for _, name := range []string{"", "c.txt", "../a.note", "d.note/e", "/a.note"} {
			_, err := notes.Get(s, name)
			expect.True(t, err != nil, "%q is read", name)
			expect.True(t, notes.Put(s, name, "x") != nil && notes.Remove(s, name) != nil,
				"%q is written or removed", name)
		}
		expect.OK(t, notes.Remove(s, "b.memo"))
	})
}

// Where no file can be kept the reason is told, whatever is asked for.
func TestNowhereToKeepFiles(t *testing.T) {
	why := errors.New("no home")
	s := store.None{Err: why}
	_, listed := notes.List(s)
	_, got := notes.Get(s, "a.note")
	_, added := notes.Add(s, "a", "one")
	for what, err := range map[string]error{"list": listed, "get": got, "add": added, "put": notes.Put(s, "a.note", "x"), "remove": notes.Remove(s, "a.note")} {
		expect.True(t, errors.Is(err, why), "%s: %v", what, err)
	}
}
