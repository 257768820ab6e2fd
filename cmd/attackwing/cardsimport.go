package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"attackwing/assets"
	"attackwing/game/card/spacedock"
)

type cardsImportCmd struct {
	File string `arg:"" help:"Space Dock's Data.xml."`
	JSON bool   `help:"Print one JSON document."`
}

type importJSON struct {
	Folder  string         `json:"folder"`
	Counts  map[string]int `json:"counts"`
	Known   int            `json:"known"`    // cards that the program has already
	ByHand  int            `json:"by_hand"`  // cards whose words have to be applied by hand
	LeftOut []string       `json:"left_out"` // what was left out, or not understood, and why
}

// shownRemarks is how many remarks are told without --json.
const shownRemarks = 8

// Run writes card files into the player's card folder, or the one given by --cards. What it wrote before is replaced; card
// files of the player's own lie beside its folder.
func (c *cardsImportCmd) Run(s *streams) error {
	dir := s.cardFolder
	if dir == "none" {
		return usage("--cards none: there is no folder to import into")
	}
	if dir == "" {
		var err error
		if dir, err = cardsDir(); err != nil {
			return err
		}
	}
	f, err := open(c.File)
	if err != nil {
		return err
	}
	defer f.Close()
	cat, err := assets.Cards()
	if err != nil {
		return err
	}
	im, err := spacedock.Read(f, c.File, cat)
	if err != nil {
		return err
	}
	folder := filepath.Join(dir, importedFolder)
	if err := writeCards(folder, im.Files); err != nil {
		return err
	}
	if _, err := withFolder(cat, dir, true); err != nil {
		return fmt.Errorf("the cards are imported, but with the other cards of %s they cannot be loaded: %w", dir, err)
	}
	j := importJSON{folder, im.Counts, im.Known, im.ByHand, im.LeftOut}
	if j.LeftOut == nil {
		j.LeftOut = []string{}
	}
	if c.JSON {
		return s.printJSON(j)
	}
	for _, kind := range cardFiles {
		fmt.Fprintf(s.out, "%4d %s\n", im.Counts[kind], kind)
	}
	fmt.Fprintf(s.out, "written to %s\n", folder)
	fmt.Fprintf(s.out, "%d cards are the program's already; the words of %d have to be applied by hand.\n", im.Known, im.ByHand)
	for i, text := range im.LeftOut {
		if i == shownRemarks {
			fmt.Fprintf(s.out, "- and %d remarks more (--json has them all)\n", len(im.LeftOut)-i)
			break
		}
		fmt.Fprintf(s.out, "- %s\n", text)
	}
	return nil
}

// writeCards writes card files, each whole before it takes the place of an older one.
func writeCards(folder string, files map[string][]byte) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, kind := range cardFiles {
		name := filepath.Join(folder, kind+".yaml")
		if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, files[kind+".yaml"]) {
			continue
		}
		t, err := os.CreateTemp(folder, "."+kind+"-*")
		if err != nil {
			return err
		}
		_, err = t.Write(files[kind+".yaml"])
		if err = errors.Join(err, t.Chmod(0o644), t.Close()); err == nil {
			err = os.Rename(t.Name(), name)
		}
		if err != nil {
			return errors.Join(err, os.Remove(t.Name()))
		}
	}
	return nil
}
