package main

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
)

// importedFolder is the folder within the player's card folder that cards import writes.
const importedFolder = "spacedock"

// cardsDir returns the folder of a player's own card files, beside his games.
func cardsDir() (string, error) {
	dir, err := dataHome()
	return filepath.Join(dir, cardsFolder), err
}

// cards is the catalogue a command works with: the program's cards and beside them those of the
// folder given by --cards, or of the player's own card folder where there is one. A folder of his
// own whose cards cannot be loaded is left aside and named: what he asks for now may have nothing
// to do with it. One that --cards gives has to be right.
func (s *streams) cards() (*card.Catalogue, error) {
	if s.catalogue != nil {
		return s.catalogue, nil
	}
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	dir, asked := s.cardFolder, s.cardFolder != ""
	if !asked {
		if dir, err = cardsDir(); err != nil {
			dir = "none" // no home, no folder
		}
	}
	if dir != "none" {
		folders, err := cardFolders(dir)
		switch {
		case asked && folders == nil && err == nil:
			return nil, fmt.Errorf("--cards %s: no such folder", dir)
		case err != nil && asked:
			return nil, err
		case err != nil:
			s.leftAside("all own cards are", err, dir, "make it a folder that you may read, or use --cards none")
		case asked && !slices.ContainsFunc(folders, cardFolder.hasCards):
			return nil, fmt.Errorf(
				"--cards %s: there is no card file in it; they are called classes.yaml, ships.yaml, captains.yaml, admirals.yaml, upgrades.yaml and resources.yaml, or with a second name, upgrades-mine.yaml",
				dir,
			)
		}
		var aside []error
		cat, aside = withFolders(cat, folders, tryCards)
		if asked {
			if err := errors.Join(aside...); err != nil {
				return nil, err
			}
		}
		for _, err := range aside {
			s.leftAside("own cards are", err, dir, "--cards none leaves all of them out")
		}
	}
	s.catalogue = cat
	return cat, nil
}

// leftAside tells of own files that are not there, and why: on standard error with what to do, and
// in the window by the first fault.
func (s *streams) leftAside(what string, err error, dir, hint string) {
	faults := strings.Split(err.Error(), "\n")
	more := ""
	if n := len(faults) - 1; n > 0 {
		more = fmt.Sprintf(", and %d more errors", n)
	}
	fmt.Fprintf(s.err, "attackwing: %s skipped: %s%s (%s)\n", what, visible(faults[0]), more, hint)
	s.notices = append(s.notices, strings.ToUpper(what[:1])+what[1:]+" skipped: "+visible(strings.TrimPrefix(faults[0], dir+string(filepath.Separator)))+more+".")
}

// cardFolder is a folder with card files.
type cardFolder struct {
	path  string
	files fs.FS
}

// cardFolders are a folder and those in it, in the order of their names. Where there is none there
// are none.
func cardFolders(dir string) ([]cardFolder, error) {
	entries, err := os.ReadDir(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("the card folder %s: %w", dir, unlisted(err))
	}
	out := []cardFolder{{dir, plainFiles{os.DirFS(dir)}}}
	for _, e := range entries {
		if path := filepath.Join(dir, e.Name()); e.IsDir() && e.Name()[0] != '.' {
			out = append(out, cardFolder{path, plainFiles{os.DirFS(path)}})
		}
	}
	return out, nil
}

// withFolders loads card files beside the program's, folder after folder; those of a folder in
// which something is wrong are not among them, and it is told. try tells what else is wrong with
// the cards of a folder; it may be nil.
func withFolders(
	cat *card.Catalogue,
	folders []cardFolder,
	try func(f cardFolder, cat, base *card.Catalogue) error,
) (_ *card.Catalogue, aside []error) {
	for _, f := range folders {
		more, err := cat.With(f.files, f.path)
		if err == nil && try != nil {
			err = try(f, more, cat)
		}
		if err != nil {
			aside = append(aside, err)
			continue
		}
		cat = more
	}
	return cat, aside
}

func (f cardFolder) hasCards() bool {
	files, _ := fs.Glob(f.files, "*.yaml") // the pattern is right
	return slices.ContainsFunc(files, func(name string) bool { return card.FileKind(name) != "" })
}

// cardFiles are the kinds of card file.
var cardFiles = []string{"classes", "ships", "captains", "admirals", "upgrades", "resources"}

// plainFiles is a folder of which only plain files are opened: a pipe would keep whoever opens it
// waiting.
type plainFiles struct{ fs.FS }

// Open opens a file that is none of the system's devices and pipes.
func (p plainFiles) Open(name string) (fs.File, error) {
	if info, err := fs.Stat(p.FS, name); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		return nil, errors.New("not a regular file")
	}
	return p.FS.Open(name)
}
