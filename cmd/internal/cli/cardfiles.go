package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/ui/names"
)

// ImportedFolder is the folder within the player's card folder that cards import writes.
const ImportedFolder = "spacedock"

// CardsDir returns the folder of a player's own card files, beside his games.
func CardsDir() (string, error) {
	dir, err := DataHome()
	return filepath.Join(dir, CardsFolder), err
}

// Cards is the catalogue a command works with: the program's cards and beside them those of the
// folder given by --cards, or of the player's own card folder where there is one. A folder of his
// own whose cards cannot be loaded is left aside and named: what he asks for now may have nothing
// to do with it. One that --cards gives has to be right.
func (s *Streams) Cards() (*card.Catalogue, error) {
	if s.catalogue != nil {
		return s.catalogue, nil
	}
	dir, asked := s.CardsDir(), s.CardFolder != ""
	cat, err := s.OwnCards()
	own := s.Own
	switch {
	case err != nil && (asked || cat == nil):
		return nil, err
	case err != nil:
		s.leftAside("all own cards are", err, dir, "make it a folder that you may read, or use --cards none")
	case asked && dir != "none" && own == nil:
		return nil, fmt.Errorf("--cards %s: no such folder", dir)
	case asked && dir != "none" && !slices.ContainsFunc(own, func(f OwnCards) bool { return len(f.Names()) > 0 }):
		return nil, fmt.Errorf(
			"--cards %s: there is no card file in it; they are called classes.yaml, ships.yaml, captains.yaml, admirals.yaml, upgrades.yaml and resources.yaml, or with a second name, upgrades-mine.yaml",
			dir,
		)
	}
	aside := WrongOf(own)
	if err := errors.Join(aside...); err != nil && asked {
		return nil, err
	}
	for _, err := range aside {
		s.leftAside("own cards are", err, dir, "--cards none leaves all of them out")
	}
	s.catalogue = cat
	return cat, nil
}

// CardsDir returns the folder of own cards, "none" for none.
func (s *Streams) CardsDir() string {
	if s.CardFolder != "" {
		return s.CardFolder
	}
	dir, err := CardsDir()
	if err != nil { // no home, no folder
		return "none"
	}
	return dir
}

// OwnCards reads the folders of own cards, and returns the program's cards with those beside them
// that are right.
func (s *Streams) OwnCards() (*card.Catalogue, error) {
	cat, err := assets.Cards()
	if dir := s.CardsDir(); err == nil && dir != "none" {
		var folders []CardFolder
		if folders, err = CardFolders(dir); err == nil {
			cat, s.Own = WithFolders(cat, folders, tryCards)
		}
	}
	return cat, err
}

// leftAside tells of own files that are not there, and why: on standard error with what to do, and
// in the window by the first fault.
func (s *Streams) leftAside(what string, err error, dir, hint string) {
	faults := strings.Split(err.Error(), "\n")
	more := ""
	if n := len(faults) - 1; n > 0 {
		more = fmt.Sprintf(", and %d more errors", n)
	}
	s.Warn("%s skipped: %s%s (%s)", what, Visible(faults[0]), more, hint)
	fault := Visible(strings.TrimPrefix(faults[0], dir+string(filepath.Separator)))
	s.Notices = append(s.Notices, strings.ToUpper(what[:1])+what[1:]+" skipped: "+names.Sentence(fault+more))
}

// CardFolder is a folder with card files.
type CardFolder struct {
	Path  string
	Files fs.FS
}

// CardFolders are a folder and those in it, in the order of their names. Where there is none there
// are none.
func CardFolders(dir string) ([]CardFolder, error) {
	entries, err := os.ReadDir(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("the card folder %s: %w", dir, unlisted(err))
	}
	out := []CardFolder{{dir, PlainFiles{os.DirFS(dir)}}}
	for _, e := range entries {
		if path := filepath.Join(dir, e.Name()); e.IsDir() && e.Name()[0] != '.' {
			out = append(out, CardFolder{path, PlainFiles{os.DirFS(path)}})
		}
	}
	return out, nil
}

// OwnCards is a folder of card files, as it was read.
type OwnCards struct {
	CardFolder
	Cards int   // how many it has
	Err   error // why none of them is among the others
}

// WithFolders loads card files beside the program's, folder after folder; those of a folder in
// which something is wrong are not among them, and it is told. try tells what else is wrong with
// the cards of a folder; it may be nil.
func WithFolders(
	cat *card.Catalogue,
	folders []CardFolder,
	try func(f CardFolder, cat, base *card.Catalogue) error,
) (_ *card.Catalogue, own []OwnCards) {
	for _, f := range folders {
		more, err := cat.With(f.Files, f.Path)
		if err == nil && try != nil {
			err = try(f, more, cat)
		}
		one := OwnCards{CardFolder: f, Err: err}
		if err == nil {
			one.Cards = CountCards(more) - CountCards(cat)
			cat = more
		}
		own = append(own, one)
	}
	return cat, own
}

// WrongOf returns what is wrong with folders of cards.
func WrongOf(own []OwnCards) (list []error) {
	for _, f := range own {
		if f.Err != nil {
			list = append(list, f.Err)
		}
	}
	return list
}

// CountCards returns the number of cards and classes in a catalogue; damage cards are not counted.
func CountCards(cat *card.Catalogue) int {
	return len(cat.Classes) + len(cat.Ships) + len(cat.Captains) + len(cat.Admirals) +
		len(cat.Upgrades) + len(cat.Resources)
}

// Names returns the names of its card files.
func (f CardFolder) Names() []string {
	files, _ := fs.Glob(f.Files, "*.yaml") // the pattern is right
	return slices.DeleteFunc(files, func(name string) bool { return card.FileKind(name) == "" })
}

// CardFiles are the kinds of card file.
var CardFiles = []string{"classes", "ships", "captains", "admirals", "upgrades", "resources"}

// PlainFiles is a folder of which only plain files are opened: a pipe would keep whoever opens it
// waiting.
type PlainFiles struct{ fs.FS }

// Open opens a file that is none of the system's devices and pipes.
func (p PlainFiles) Open(name string) (fs.File, error) {
	if info, err := fs.Stat(p.FS, name); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		return nil, errors.New("not a regular file")
	}
	return p.FS.Open(name)
}
