package main

import (
	"strings"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/lesson"
	"attackwing/game/store"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// freeTable opens the free table, as it was left.
func (w *window) freeTable(h front.Host) kit.Page {
	if w.free != nil {
		return w.free
	}
	o := freetable.Options{
		Cards:   w.cards,
		Fleets:  w.lists,
		Current: func() *game.Game { return w.current },
		Seed:    w.newSeed,
		Still:   func() bool { return w.quick || settings.now().Motion == "off" },
	}
	in, err := cli.UserFiles()
	if err == nil {
		o.Shelf = tableShelf{in}
	}
	if o.Decks, err = assets.Decks(); err != nil {
		h.Toast(err.Error())
	}
	if o.Lessons, err = lesson.All(assets.Lessons()); err != nil {
		h.Toast(err.Error())
	}
	w.free = freetable.New(h, o)
	return w.free
}

// tableShelf are the positions, decks and pictures that a player keeps.
type tableShelf struct{ in store.Store }

// mostTable is more than any position or deck may have, bytes.
const mostTable = 256<<10 + 1

// List are the positions and decks, the one written last first.
func (t tableShelf) List() ([]string, error) {
	list, err := t.in.List(cli.TablesFolder)
	if err != nil {
		return nil, err
	}
	var out []string
	for _, f := range newestFirst(list) {
		if !f.Folder && (strings.HasSuffix(f.Name, ".table.yaml") || strings.HasSuffix(f.Name, ".deck.yaml")) {
			out = append(out, f.Name)
		}
	}
	return out, nil
}

// Read reads one of them.
func (t tableShelf) Read(name string) ([]byte, error) {
	return t.in.Read(cli.TablesFolder+"/"+name, mostTable)
}

// Write writes a file whole, over an older one only where that is said.
func (t tableShelf) Write(name string, data []byte, over bool) (string, error) {
	write := store.Create
	if over {
		write = store.Put
	}
	full := cli.TablesFolder + "/" + name
	return t.in.Where(full), write(t.in, full, data)
}
