package app

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
	"time"

	"attackwing/cmd/internal/cli"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/ui/platform"
)

// data gives the settings access to the files that the program keeps for a player.
type data struct{ w *Window }

// Folder returns the place of the player's data, or the error in words.
func (data) Folder() string {
	dir, err := cli.DataHome()
	if err != nil {
		return err.Error()
	}
	return platform.Where(dir)
}

// Cards returns the folder in which card files are searched, "" for none: in a browser nobody has
// laid any.
func (d data) Cards() string {
	if platform.Copies {
		return ""
	}
	dir, err := d.w.cardFolder, error(nil)
	if dir == "" {
		dir, err = cli.CardsDir()
	}
	if err != nil {
		return err.Error()
	}
	return platform.Where(dir)
}

// Version returns the program's version, and the system it runs on.
func (data) Version() string { return cli.Version() }

// copyText puts a text on the system's clipboard. Tests look at what is copied.
var copyText = platform.Copy

// Copy puts a text on the clipboard.
func (data) Copy(text string) error {
	if err := copyText(text); err != nil {
		return fmt.Errorf("the clipboard cannot be written (%w)", err)
	}
	return nil
}

// Paste is the text of the clipboard.
func (data) Paste() (string, error) { return fleetShelf{}.Paste() }

// kept are the folders and the files that an export holds.
var kept = []string{
	cli.GamesFolder,
	cli.FleetsFolder,
	cli.TablesFolder,
	cli.EventsFolder,
	cli.SheetsFolder,
	cli.CardsFolder,
	settingsFile,
	learnedFile,
}

// Export writes all that is kept into one file.
//
// Ruling: battles that are not over are in it whole, with their dials and seeds, as they lie in the
// folder. It is the player's backup, and none of it is shown; an import leaves a copy of a battle
// aside that two people have not finished.
func (d data) Export() (string, error) {
	in := cli.UserFiles()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	by, err := json.Marshal(exportHead{exportForm, d.Version()})
	if err == nil {
		err = packed(z, exportFile, by)
	}
	for _, k := range kept {
		err = errors.Join(err, zipped(z, in, k))
	}
	var name string
	if err = errors.Join(err, z.Close()); err == nil {
		name, err = store.Add(in, cli.ExportsFolder, "attackwing-"+time.Now().Format("2006-01-02"), ".zip", b.Bytes())
	}
	if err != nil {
		return "", fmt.Errorf("the export was not written: %w", err)
	}
	return handedOut(in, name)
}

// packed adds a file.
func packed(z *zip.Writer, name string, content []byte) error {
	w, err := z.Create(name)
	if err == nil {
		_, err = w.Write(content)
	}
	return err
}

// zipped adds a file or a folder, as far as it is there, with the files in it.
func zipped(z *zip.Writer, in store.Store, name string) error {
	b, err := in.Read(name, MostGame)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err == nil:
		return packed(z, name, b)
	case !errors.Is(err, store.ErrNoFile):
		return err
	}
	list, err := in.List(name)
	for _, f := range list {
		err = errors.Join(err, zipped(z, in, name+"/"+f.Name))
	}
	return err
}

// LinksLeave reports whether shared links lead to a page elsewhere.
func (data) LinksLeave() bool { return platform.Page() == "" }

// Battles returns the number of battles that are kept.
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

// playing reports whether a save is the one being written.
func (k *keeper) playing(id string) bool {
	return k != nil && k.rec != nil && path.Base(k.rec.name) == id
}

// SaveAs writes a copy of the battle that is played: its record, or, when the name ends as a
// position's does, its table.
func (d data) SaveAs(name string) (string, error) {
	g := d.w.current
	if g == nil {
		return "", errors.New("no battle is played")
	}
	if base, ok := strings.CutSuffix(strings.TrimSpace(name), ".table.yaml"); ok {
		t, err := record.Public(g)
		if err != nil {
			return "", err
		}
		var text bytes.Buffer
		if err := t.Write(&text); err != nil {
			return "", err
		}
		return store.Add(cli.UserFiles(), cli.TablesFolder, store.FileName(base), ".table.yaml", text.Bytes())
	}
	h := record.Header{Date: time.Now().Format("2006-01-02 15:04"), Terms: d.w.keep.terms, By: d.w.keep.players[:]}
	if !g.Over() && h.Shared() {
		return "", record.ErrSealed
	}
	s := d.w.shelf()
	base := strings.TrimSuffix(strings.TrimSpace(name), cli.RecordEnding)
	id, err := s.add(store.FileName(base), func(f io.Writer) error {
		return record.WriteAs(f, h, g)
	})
	return id, err
}
