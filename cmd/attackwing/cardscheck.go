package main

import (
	"errors"
	"fmt"
	"strings"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game/shakedown"
)

type cardsCheckCmd struct {
	Folder  string `arg:"" help:"Folder of card files."`
	Battles int    `help:"Most battles to try out each card in (default ${default})." default:"200" placeholder:"N"`
	JSON    bool   `help:"Print one JSON document."`
}

type cardsCheckJSON struct {
	Cards    int             `json:"cards"`
	Legal    bool            `json:"legal"`
	Problems []string        `json:"problems"`
	Never    []neverSeenJSON `json:"never_offered"` // lines that are well written, and of no use in the battles played
}

type neverSeenJSON struct {
	ID      string `json:"id"`
	Line    string `json:"line"`
	Battles int    `json:"battles"` // in which the card was flown; 0: no random fleet may carry it
}

// mostCardBattles is the upper limit of --battles: battles played with one card.
const mostCardBattles = 10000

// Run reads the card files of a folder and those in it, tells all that is wrong with them, and
// tries them out.
func (c *cardsCheckCmd) Run(s *cli.Streams) error {
	if c.Battles < 1 || c.Battles > mostCardBattles {
		return cli.Usage("--battles %d: want 1 to %d", c.Battles, mostCardBattles)
	}
	folders, err := cli.CardFolders(c.Folder)
	switch {
	case err != nil:
		return err
	case folders == nil:
		return fmt.Errorf("folder %s does not exist", c.Folder)
	}
	base, err := assets.Cards()
	if err != nil {
		return err
	}
	j := cardsCheckJSON{Problems: []string{}, Never: []neverSeenJSON{}}
	cat, own := cli.WithFolders(base, folders, nil)
	aside := cli.WrongOf(own)
	if j.Cards = cli.CountCards(cat) - cli.CountCards(base); j.Cards == 0 && aside == nil {
		return fmt.Errorf("%s: no card found. Card files are called %s.yaml", c.Folder,
			strings.Join(cli.CardFiles, ".yaml, "))
	}
	lines, err := shakedown.Cards(cli.PlainBattle(), cat, base, c.Battles, c.Battles*max(1, j.Cards))
	if err := errors.Join(append(aside, err)...); err != nil {
		j.Problems = strings.Split(err.Error(), "\n")
	}
	for _, l := range lines {
		if l.Seen == 0 {
			j.Never = append(j.Never, neverSeenJSON{l.ID, l.Text, l.Battles})
		}
	}
	j.Legal = len(j.Problems) == 0
	if c.JSON {
		return s.PrintJSON(j)
	}
	return c.tell(s, &j)
}

// tell prints what was found.
func (c *cardsCheckCmd) tell(s *cli.Streams, j *cardsCheckJSON) error {
	for _, p := range j.Problems {
		fmt.Fprintln(s.Out, p)
	}
	for _, n := range j.Never {
		if n.Battles == 0 {
			fmt.Fprintf(s.Out, "%s: no random fleet may carry it: its line was not tried out: %s\n", n.ID, n.Line)
		} else {
			fmt.Fprintf(s.Out, "%s: never offered in %s: %s\n", n.ID, some(n.Battles, "battle"), n.Line)
		}
	}
	if !j.Legal {
		return fmt.Errorf("%s: %s", c.Folder, some(len(j.Problems), "fault"))
	}
	if len(j.Never) == 0 {
		fmt.Fprintf(s.Out, "%s: %s. Nothing is wrong.\n", c.Folder, some(j.Cards, "card"))
	}
	return nil
}
