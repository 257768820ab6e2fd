package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/store"
	"attackwing/game/textfile"
)

type cardsExampleCmd struct {
	Kind string `arg:"" optional:"" help:"Kind of card to write. Omit it to list them."`
	As   string `help:"Write it under this id, to edit as your own card." placeholder:"ID"`
}

// Run writes an example of a card into a folder of its own within the player's card folder, or
// lists the kinds.
func (c *cardsExampleCmd) Run(s *cli.Streams) error {
	kinds, err := cli.ExampleKinds()
	if err != nil {
		return err
	}
	if c.Kind == "" {
		fmt.Fprintln(s.Out, strings.Join(kinds, "\n"))
		return nil
	}
	if !slices.Contains(kinds, c.Kind) {
		return fmt.Errorf("no example of a %q%s", c.Kind,
			cmp.Or(textfile.Meant(c.Kind, kinds), ": there are "+strings.Join(kinds, ", ")))
	}
	text, name, err := cli.ExampleCard(c.Kind, cmp.Or(c.As, "own-"+c.Kind))
	if err != nil {
		return err
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
	in := store.Disk{Root: dir}
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
