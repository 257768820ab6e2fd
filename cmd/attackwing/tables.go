package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/ui/freetable"
	"attackwing/ui/page"
)

// freeTable opens the free table, as it was left.
func (w *window) freeTable(h page.Host) page.Page {
	if w.free != nil {
		return w.free
	}
	o := freetable.Options{Cards: w.cards, Fleets: w.lists, Current: func() *game.Game { return w.current }, Seed: w.newSeed,
		Still: func() bool { return w.quick || readSettings().Motion == "off" }}
	dir, err := savesDir()
	if err == nil {
		o.Shelf = tableShelf(filepath.Join(filepath.Dir(dir), "tables"))
	}
	if o.Decks, err = assets.Decks(); err != nil {
		h.Toast(err.Error())
	}
	w.free = freetable.New(h, o)
	return w.free
}

// tableShelf is the folder of positions, decks and pictures that a player keeps.
type tableShelf string

// maxTableFile is more than any position or deck may have.
const maxTableFile = 256<<10 + 1

// List are the positions and decks, the one written last first.
func (d tableShelf) List() ([]string, error) {
	all, err := os.ReadDir(string(d))
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	type kept struct {
		name string
		at   int64
	}
	var files []kept
	for _, e := range all {
		if n := e.Name(); strings.HasSuffix(n, ".table.yaml") || strings.HasSuffix(n, ".deck.yaml") {
			if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
				files = append(files, kept{n, info.ModTime().UnixNano()})
			}
		}
	}
	slices.SortFunc(files, func(a, b kept) int {
		switch {
		case a.at > b.at:
			return -1
		case a.at < b.at:
			return 1
		}
		return strings.Compare(a.name, b.name)
	})
	var out []string
	for _, f := range files {
		out = append(out, f.name)
	}
	return out, nil
}

// Read reads one of them.
func (d tableShelf) Read(name string) ([]byte, error) {
	f, err := os.Open(d.file(name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxTableFile))
}

// Write writes a file: to a new one first, so that a crash leaves the old or the new.
func (d tableShelf) Write(name string, data []byte) (string, error) {
	if err := os.MkdirAll(string(d), 0o755); err != nil {
		return "", err
	}
	to := d.file(name)
	if err := os.WriteFile(to+".new", data, 0o644); err != nil {
		return "", err
	}
	if err := os.Rename(to+".new", to); err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	return to, nil
}

// file is a name in the folder, and nowhere else.
func (d tableShelf) file(name string) string { return filepath.Join(string(d), filepath.Base(name)) }
