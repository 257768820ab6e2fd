package main

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/atotto/clipboard"

	"attackwing/game/record"
)

// data is what the program keeps for a player, as the settings show it.
type data struct{ w *window }

// Folder is where it lies.
func (data) Folder() string {
	dir, err := savesDir()
	if err != nil {
		return err.Error()
	}
	return filepath.Dir(dir)
}

// Version is the program's, and the system it runs on.
func (data) Version() string {
	words := "of an unknown version"
	if b, ok := debug.ReadBuildInfo(); ok {
		words = b.Main.Version
		for _, s := range b.Settings {
			if s.Key == "vcs.revision" {
				words += " " + s.Value[:min(12, len(s.Value))]
			}
		}
	}
	return fmt.Sprintf("%s, %s/%s, %s", words, runtime.GOOS, runtime.GOARCH, runtime.Version())
}

// Copy puts a text on the clipboard.
func (data) Copy(text string) error {
	if err := clipboard.WriteAll(text); err != nil {
		return fmt.Errorf("the clipboard cannot be written (%w)", err)
	}
	return nil
}

// Paste is the text of the clipboard.
func (data) Paste() (string, error) { return fleetShelf{}.Paste() }

// kept are the folders and the file that an export holds.
var kept = []string{"games", "fleets", "tables", "events", "settings.json"}

// Export writes all that is kept into one file.
func (d data) Export() (string, error) {
	dir, err := dataDir("exports")
	if err != nil {
		return "", err
	}
	name, err := freeName(dir, "attackwing-"+time.Now().Format("2006-01-02"), ".zip")
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, name)
	f, err := os.CreateTemp(dir, ".new-*")
	if err != nil {
		return "", err
	}
	z := zip.NewWriter(f)
	for _, k := range kept {
		err = errors.Join(err, zipped(z, filepath.Dir(dir), k))
	}
	err = errors.Join(err, z.Close(), f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
		return "", fmt.Errorf("the export was not written: %w", err)
	}
	return path, nil
}

// zipped adds a file or a folder, as far as it is there, with the files in it.
func zipped(z *zip.Writer, root, name string) error {
	return filepath.WalkDir(filepath.Join(root, name), func(path string, e fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil || !e.Type().IsRegular() || strings.HasPrefix(e.Name(), ".new-") {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		f, err := open(path)
		if err != nil {
			return err
		}
		defer f.Close()
		w, err := z.Create(filepath.ToSlash(rel))
		if err == nil {
			_, err = io.Copy(w, f)
		}
		return err
	})
}

// Battles are how many battles are kept.
func (d data) Battles() int {
	names, err := d.w.shelf().Names()
	if err != nil {
		return 0
	}
	return len(names)
}

// Delete removes the kept battles but the one that is played.
func (d data) Delete() (gone int, err error) {
	s := d.w.shelf()
	names, err := s.Names()
	for _, id := range names {
		if d.w.keep.playing(id) {
			continue
		}
		if e := s.Delete(id); e != nil {
			err = errors.Join(err, e)
			continue
		}
		gone++
	}
	return gone, err
}

// playing tells whether a save is the one being written.
func (k *keeper) playing(id string) bool {
	return k != nil && k.rec != nil && filepath.Base(k.rec.name) == id
}

// SaveAs writes a copy of the battle that is played: its record, or, when the name ends as a position's does, its table.
func (d data) SaveAs(name string) (string, error) {
	g := d.w.current
	if g == nil {
		return "", errors.New("no battle is played")
	}
	if base, ok := strings.CutSuffix(strings.TrimSpace(name), ".table.yaml"); ok {
		dir, err := dataDir("tables")
		if err != nil {
			return "", err
		}
		file, err := freeName(dir, plainName(base), ".table.yaml")
		if err != nil {
			return "", err
		}
		t, err := record.Of(g)
		if err != nil {
			return "", err
		}
		var text bytes.Buffer
		if err := t.Write(&text); err != nil {
			return "", err
		}
		return file, writeWhole(filepath.Join(dir, file), text.Bytes())
	}
	s := d.w.shelf()
	base := strings.TrimSuffix(strings.TrimSpace(name), recordEnding)
	id, err := s.add(plainName(base), func(f *os.File) error {
		h := record.HeaderOf(g.Setup())
		h.Date, h.Terms = time.Now().Format("2006-01-02 15:04"), d.w.keep.terms
		h.By = d.w.keep.players[:]
		w, err := record.Begin(f, h)
		if err != nil {
			return err
		}
		return w.Follow(g)
	})
	return id, err
}
