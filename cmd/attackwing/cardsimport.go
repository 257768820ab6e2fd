package main

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
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
func (c *cardsImportCmd) Run(s *cli.Streams) error {
	dir := s.CardFolder
	if dir == "none" {
		return cli.Usage("--cards none: there is no folder to import into")
	}
	if dir == "" {
		var err error
		if dir, err = cli.CardsDir(); err != nil {
			return err
		}
	}
	f, err := cli.Open(c.File)
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
	if !slices.ContainsFunc(cli.CardFiles, func(kind string) bool { return kind != "classes" && im.Counts[kind] > 0 }) {
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
		return s.PrintJSON(j)
	}
	for _, kind := range cli.CardFiles {
		fmt.Fprintf(s.Out, "%4d %s\n", im.Counts[kind], kind)
	}
	fmt.Fprintf(s.Out, "written to %s\n", folder)
	fmt.Fprintf(
		s.Out,
		"Cards are searched among the program's own and in all folders of %s; --cards names another folder for one command.\n",
		dir,
	)
	fmt.Fprintf(s.Out, "%d cards are the program's already; the words of %d have to be applied by hand.\n", im.Known,
		im.ByHand)
	for i, text := range im.LeftOut {
		if i == shownRemarks {
			fmt.Fprintf(s.Out, "- and %d remarks more (--json has them all)\n", len(im.LeftOut)-i)
			break
		}
		fmt.Fprintf(s.Out, "- %s\n", text)
	}
	return nil
}

// keepCards writes card files into the folder in the card folder, in the place of older ones of the
// same names. Where they cannot be loaded, all is as it was.
func keepCards(cat *card.Catalogue, dir string, files map[string][]byte) (folder string, err error) {
	folder = filepath.Join(dir, cli.ImportedFolder)
	return folder, store.ReplaceFiles(folder, files,
		func(made fs.FS) error { return fits(cat, dir, folder, cli.PlainFiles{FS: made}) })
}

// fits tells why card files that are to lie in a folder cannot be loaded: by themselves, or beside
// the others of the card folder. A folder that could not be loaded before is no reason.
func fits(cat *card.Catalogue, dir, folder string, files fs.FS) error {
	if _, err := cat.With(files, folder); err != nil {
		return err
	}
	before, err := cli.CardFolders(dir)
	if err != nil {
		return err
	}
	before = slices.DeleteFunc(before, func(f cli.CardFolder) bool { return f.Path == folder })
	after := append(slices.Clone(before), cli.CardFolder{Path: folder, Files: files})
	slices.SortStableFunc(after, func(a, b cli.CardFolder) int { return strings.Compare(a.Path, b.Path) })
	_, was := cli.WithFolders(cat, before, nil)
	_, own := cli.WithFolders(cat, after, nil)
	if is := cli.WrongOf(own); len(is) > len(cli.WrongOf(was)) {
		return fmt.Errorf("it cannot be loaded with the other cards of %s: %w", dir, is[len(is)-1])
	}
	return nil
}
