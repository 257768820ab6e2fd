package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"attackwing/assets"
	"attackwing/game/card"
)

// importedFolder is the folder within the player's card folder that cards import writes.
const importedFolder = "spacedock"

// cardsDir is where a player's own card files lie, beside his games.
func cardsDir() (string, error) {
	games, err := savesDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(filepath.Dir(games), "cards"), nil
}

// cards is the catalogue a command works with: the program's cards and beside them those of the folder given by --cards,
// or of the player's own card folder where there is one.
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
		if cat, err = withFolder(cat, dir, asked); err != nil && !asked {
			err = fmt.Errorf("%w (--cards none leaves your own cards out)", err)
		}
	}
	if err == nil {
		s.catalogue = cat
	}
	return cat, err
}

// withFolder loads the card files of a folder and of the folders in it, in the order of their names.
func withFolder(cat *card.Catalogue, dir string, asked bool) (*card.Catalogue, error) {
	entries, err := os.ReadDir(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist) && !asked:
		return cat, nil
	case err != nil:
		return nil, fmt.Errorf("--cards %s: %w", dir, errors.Unwrap(err))
	}
	folders := []string{dir}
	found := false
	for _, e := range entries {
		if e.IsDir() && e.Name()[0] != '.' {
			folders = append(folders, filepath.Join(dir, e.Name()))
		}
	}
	for _, folder := range folders {
		found = found || hasCards(folder)
		if cat, err = cat.With(os.DirFS(folder), folder); err != nil {
			return nil, err
		}
	}
	if !found && asked {
		return nil, fmt.Errorf("--cards %s: there is no card file in it; they are called classes.yaml, ships.yaml, captains.yaml, admirals.yaml, upgrades.yaml and resources.yaml", dir)
	}
	return cat, nil
}

func hasCards(folder string) bool {
	for _, kind := range cardFiles {
		if _, err := os.Stat(filepath.Join(folder, kind+".yaml")); err == nil {
			return true
		}
	}
	return false
}

// cardFiles are the kinds of card file.
var cardFiles = []string{"classes", "ships", "captains", "admirals", "upgrades", "resources"}
