package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/desk"
	"attackwing/ui/library"
	"attackwing/ui/page"
)

// shelf is the folder of the player's saves.
type shelf struct {
	cards *card.Catalogue
	keep  *keeper
}

func (w *window) shelf() *shelf { return &shelf{cards: w.cards, keep: w.keep} }

// isSaved tells whether a file lies among the player's saves.
func isSaved(name string) bool {
	dir, err := savesDir()
	return err == nil && filepath.Dir(name) == dir
}

// Names are the files, the newest first.
func (s *shelf) Names() ([]string, error) {
	dir, err := savesDir()
	if err != nil {
		return nil, err
	}
	files, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the folder of the games cannot be read: %w", err)
	}
	var infos []fs.FileInfo
	for _, f := range files {
		if info, err := f.Info(); err == nil && info.Mode().IsRegular() && strings.HasSuffix(f.Name(), recordEnding) {
			infos = append(infos, info)
		}
	}
	slices.SortFunc(infos, func(a, b fs.FileInfo) int {
		return cmp.Or(b.ModTime().Compare(a.ModTime()), strings.Compare(b.Name(), a.Name()))
	})
	var out []string
	for _, f := range infos {
		out = append(out, f.Name())
	}
	return out, nil
}

// file is where a game of the shelf lies.
func (s *shelf) file(id string) (string, error) {
	dir, err := savesDir()
	if err != nil {
		return "", err
	}
	if id != filepath.Base(id) || !strings.HasSuffix(id, recordEnding) {
		return "", fmt.Errorf("%s is no game of this shelf", id)
	}
	return filepath.Join(dir, id), nil
}

// salvage reads a game, with what is wrong with it in words.
func (s *shelf) salvage(id string) (*record.Record, error) {
	name, err := s.file(id)
	if err != nil {
		return nil, err
	}
	f, err := open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return record.Salvage(f)
}

// Look plays a game anew to see its last table. Of a game that does not go as it went it shows what there is up to there.
func (s *shelf) Look(id string) library.Game {
	rec, damage := s.salvage(id)
	if rec == nil {
		return library.Game{ID: id, Trouble: damage.Error()}
	}
	g, _, err := rec.Replay(scenarios.ByID, s.cards, -1, nil)
	if damage == nil {
		damage = err
	}
	if g == nil {
		return library.Game{ID: id, Date: rec.Header.Date, Answers: len(rec.Answers), Trouble: damage.Error()}
	}
	out := library.Of(id, rec, g)
	_, out.Changed = rec.Changed(g)
	if out.Date == "" {
		out.Date = s.dated(id)
	}
	if damage != nil {
		out.Trouble, out.Rescue = damage.Error(), len(g.Answers())
	}
	return out
}

// dated is when a file was changed last.
func (s *shelf) dated(id string) string {
	name, err := s.file(id)
	if err != nil {
		return ""
	}
	info, err := os.Stat(name)
	if err != nil {
		return ""
	}
	return info.ModTime().Format("2006-01-02 15:04")
}

// Resume is a game to be gone on with in its file.
func (s *shelf) Resume(id string) (page.Battle, error) {
	name, err := s.file(id)
	if err != nil {
		return page.Battle{}, err
	}
	rec, err := readRecord(name)
	if err != nil {
		return page.Battle{}, err
	}
	return s.goOn(name, rec, 0, -1)
}

// goOn is a line of a save to be gone on with at its end, or after an answer; where the rules have changed since, as a new
// game.
func (s *shelf) goOn(name string, rec *record.Record, line, at int) (b page.Battle, err error) {
	changed := false
	if b.Game, changed, err = playAnew(rec, line, at, s.cards); err != nil {
		return b, fmt.Errorf("%s: %w", filepath.Base(name), err)
	}
	copy(b.Players[:], rec.Header.By)
	b.Terms = rec.Header.Terms
	b.Terms.Used = rec.Clock
	if b.Event = rec.Header.Event; b.Event.Is() && line == 0 && at < 0 { // a branch is another battle
		if b.Event.File, err = found(b.Event); err != nil {
			return b, err
		}
		desk.Bind(&b, &eventFiles{}, s.cards)
	} else {
		b.Event = record.EventTable{}
	}
	if !changed {
		s.keep.goOn(b.Game, moment{name, line, at})
	}
	return b, nil
}

// Rescue writes what is whole in a damaged file, as far as it can be played, as a new one.
func (s *shelf) Rescue(id string) (string, error) {
	rec, _ := s.salvage(id)
	if rec == nil {
		return "", fmt.Errorf("nothing can be rescued of %s", id)
	}
	g, _, err := rec.Replay(scenarios.ByID, s.cards, -1, nil)
	if g == nil {
		return "", err
	}
	return s.add(strings.TrimSuffix(id, recordEnding)+"-rescued", func(f *os.File) error {
		w, err := record.Begin(f, rec.Header)
		if err != nil {
			return err
		}
		return w.Follow(g)
	})
}

// add makes a new game of the shelf.
func (s *shelf) add(name string, write func(*os.File) error) (string, error) {
	dir, err := savesDir()
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	f, err := newFile(dir, name)
	if err != nil {
		return "", err
	}
	if err := errors.Join(write(f), f.Sync(), f.Close()); err != nil {
		return "", errors.Join(err, os.Remove(f.Name()))
	}
	return filepath.Base(f.Name()), nil
}

// maxImport bounds a file taken in.
const maxImport = 64 << 20

// Import takes a game in that is whole.
func (s *shelf) Import(name string, text []byte) (string, error) {
	base := filepath.Base(name)
	if len(text) > maxImport {
		return "", fmt.Errorf("%s: larger than any game is", base)
	}
	if _, err := record.Read(strings.NewReader(string(text))); err != nil {
		return "", fmt.Errorf("%s: %w", base, err)
	}
	return s.add(strings.TrimSuffix(base, recordEnding), func(f *os.File) error {
		_, err := f.Write(text)
		return err
	})
}

// Delete removes a game that is not being played.
func (s *shelf) Delete(id string) error {
	name, err := s.file(id)
	if err != nil {
		return err
	}
	if s.keep != nil && s.keep.rec != nil && s.keep.rec.name == name {
		s.keep.close()
	}
	return os.Remove(name)
}

// waiting is the battle that the title offers to go on with: the newest that is not over.
func (w *window) waiting() *page.Saved {
	s := w.shelf()
	names, err := s.Names()
	if err != nil {
		return nil
	}
	for _, id := range names[:min(len(names), 12)] {
		g := s.Look(id)
		switch {
		case g.Trouble == "" && !g.Over && g.Answers > 0:
			return &page.Saved{Title: g.Scenario, Note: dotted(g.Where(), g.Mode(), g.Date), Open: func() (page.Battle, error) { return s.Resume(id) }}
		case g.Trouble != "" && g.Rescue > 0 && !g.Over:
			return &page.Saved{Title: g.Scenario + ", " + g.Where(), Note: fmt.Sprintf("damaged: %d answers are whole", g.Rescue), Open: func() (page.Battle, error) {
				again, err := s.Rescue(id)
				if err != nil {
					return page.Battle{}, err
				}
				return s.Resume(again)
			}}
		}
	}
	return nil
}

// dotted joins what there is to say.
func dotted(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " · ")
}

// ImportFile takes in the game of a file.
func (s *shelf) ImportFile(path string) (string, error) {
	path = strings.Trim(strings.TrimSpace(path), `"'`)
	if path == "" {
		return "", errors.New("no file is named; a record's name ends in " + recordEnding)
	}
	f, err := open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxImport+1))
	if err != nil {
		return "", err
	}
	return s.Import(path, text)
}

// export makes a file among the exports, in the place of an older one of that name.
func export(name string, write func(io.Writer) error) (string, error) {
	dir, err := dataDir("exports")
	if err != nil {
		return "", err
	}
	full := filepath.Join(dir, name)
	return full, written(full, write)
}

// Export copies a game, with its branches and notes, to where the exports lie.
func (s *shelf) Export(id string) (string, error) {
	name, err := s.file(id)
	if err != nil {
		return "", err
	}
	f, err := open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	return export(id, func(w io.Writer) error { _, err := io.Copy(w, f); return err })
}
