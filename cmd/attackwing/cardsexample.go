package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game/store"
	"attackwing/game/textfile"
)

type cardsExampleCmd struct {
	Kind string `arg:"" optional:"" help:"Kind of card to write. Omit it to list them."`
	As   string `help:"Write it under this id, to edit as your own card." placeholder:"ID"`
}

// exampleFiles are the card files that examples of a kind go into, where that is not upgrades.yaml.
var exampleFiles = map[string]string{
	"class":    "classes.yaml",
	"ship":     "ships.yaml",
	"captain":  "captains.yaml",
	"admiral":  "admirals.yaml",
	"resource": "resources.yaml",
}

// Run writes an example of a card into a folder of its own within the player's card folder, or
// lists the kinds.
func (c *cardsExampleCmd) Run(s *cli.Streams) error {
	kinds, err := fs.Glob(assets.Examples(), "*.yaml")
	if err != nil {
		return err
	}
	for i, k := range kinds {
		kinds[i] = strings.TrimSuffix(k, ".yaml")
	}
	if c.Kind == "" {
		fmt.Fprintln(s.Out, strings.Join(kinds, "\n"))
		return nil
	}
	if !slices.Contains(kinds, c.Kind) {
		return fmt.Errorf("no example of a %q%s", c.Kind,
			cmp.Or(textfile.Meant(c.Kind, kinds), ": there are "+strings.Join(kinds, ", ")))
	}
	text, err := fs.ReadFile(assets.Examples(), c.Kind+".yaml")
	if err != nil {
		return err
	}
	id := "own-" + c.Kind
	if c.As != "" {
		text, id = bytes.Replace(text, []byte("- id: "+id+"\n"), []byte(fmt.Sprintf("- id: %q\n", c.As)), 1), c.As
	}
	dir := s.CardFolder
	switch {
	case dir == "none":
		return cli.Usage("--cards none: no folder to write into")
	case dir == "":
		if dir, err = cli.CardsDir(); err != nil {
			return err
		}
	}
	in, name := store.Disk{Root: dir}, path.Join(store.FileName(id), cmp.Or(exampleFiles[c.Kind], "upgrades.yaml"))
	err = store.Create(in, name, text)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s already exists. Use --as to choose another id", in.Where(name))
	}
	if err != nil {
		return cli.NotWritten(in.Where(name), err)
	}
	fmt.Fprintf(s.Out, "written to %s\n", in.Where(name))
	return nil
}
