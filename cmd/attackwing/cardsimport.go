package main

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/card/spacedock"
	"attackwing/game/store"
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

// shownRemarks is the most remarks that are told without --json.
const shownRemarks = 8

// Run writes card files into the player's card folder, or the one given by --cards. What it wrote
// before is replaced; card files of the player's own lie beside its folder.
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
	if !slices.ContainsFunc(cardFiles, func(kind string) bool { return kind != "classes" && im.Counts[kind] > 0 }) {
		return fmt.Errorf("%s has no card that is not built in. The last import is unchanged", c.File)
	}
	folder, err := keepCards(cat, dir, im.Files)
	if err != nil {
		return fmt.Errorf("%s is not imported: %w", c.File, err)
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
	fmt.Fprintf(
		s.out,
		"Cards are searched among the program's own and in all folders of %s; --cards names another folder for one command.\n",
		dir,
	)
	fmt.Fprintf(s.out, "%d cards are the program's already; the words of %d have to be applied by hand.\n", im.Known,
		im.ByHand)
	for i, text := range im.LeftOut {
		if i == shownRemarks {
			fmt.Fprintf(s.out, "- and %d remarks more (--json has them all)\n", len(im.LeftOut)-i)
			break
		}
		fmt.Fprintf(s.out, "- %s\n", text)
	}
	return nil
}

// keepCards writes card files into the folder in the card folder, in the place of older ones of the
// same names. Where they cannot be loaded, all is as it was.
func keepCards(cat *card.Catalogue, dir string, files map[string][]byte) (folder string, err error) {
	folder = filepath.Join(dir, importedFolder)
	return folder, store.ReplaceFiles(folder, files,
		func(made fs.FS) error { return fits(cat, dir, folder, plainFiles{made}) })
}

// fits tells why card files that are to lie in a folder cannot be loaded: by themselves, or beside
// the others of the card folder. A folder that could not be loaded before is no reason.
func fits(cat *card.Catalogue, dir, folder string, files fs.FS) error {
	if _, err := cat.With(files, folder); err != nil {
		return err
	}
	before, err := cardFolders(dir)
	if err != nil {
		return err
	}
	before = slices.DeleteFunc(before, func(f cardFolder) bool { return f.path == folder })
	after := append(slices.Clone(before), cardFolder{folder, files})
	slices.SortStableFunc(after, func(a, b cardFolder) int { return strings.Compare(a.path, b.path) })
	_, was := withFolders(cat, before, nil)
	if _, is := withFolders(cat, after, nil); len(is) > len(was) {
		return fmt.Errorf("it cannot be loaded beside the other cards of %s: %w", dir, is[len(is)-1])
	}
	return nil
}
