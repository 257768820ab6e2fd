package main

import (
	"attackwing/cmd/internal/cli"

	"fmt"
	"strings"
	"text/tabwriter"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/arena"
	"attackwing/scenarios"
)

type arenaUnusedCmd struct {
	Level    string `arg:"" help:"Who plays both sides: ${contenders}." placeholder:"PLAYER"`
	Scenario string `help:"Scenario to play, or all (default ${default})." default:"all" placeholder:"ID"`
	Games    int    `help:"Battles of random fleets (default ${default})." default:"100" placeholder:"N"`
	Seed     uint64 `help:"Seed of the run (default ${default})." default:"1" placeholder:"N"`
	Tries    int    `help:"Most trials per unused ability (default ${default})." default:"4" placeholder:"N"`
	JSON     bool   `help:"Print one JSON document."`
}

// Run plays, and lists the texts.
func (c *arenaUnusedCmd) Run(s *cli.Streams) error {
	if c.Games < 1 || c.Games > cli.MostGames {
		return cli.Usage("--games %d: battles are counted from 1, up to %d", c.Games, cli.MostGames)
	}
	if c.Tries < 0 {
		return cli.Usage("--tries %d: want 0 or more", c.Tries)
	}
	if _, err := ai.NewContender(c.Level, 1); err != nil {
		return cli.Misused(err)
	}
	survey := arena.Survey{Level: c.Level, Scenarios: scenarios.All(), Games: c.Games, Seed: c.Seed, Tries: c.Tries}
	if c.Scenario != "all" {
		sc, err := cli.FindScenario(c.Scenario)
		if err != nil {
			return err
		}
		survey.Scenarios = []game.Scenario{sc}
	}
	var err error
	if survey.Cards, err = s.Cards(); err != nil {
		return err
	}
	if s.Stopped != nil {
		survey.Stop = s.Stopped()
	}
	if s.Terminal() {
		survey.Done = func(n int) { fmt.Fprintf(s.Err, "\r\x1b[K%d of %d battles", n, c.Games) }
	}
	seen, err := survey.Play()
	if s.Terminal() {
		fmt.Fprint(s.Err, "\r\x1b[K")
	}
	if err != nil {
		return err
	}
	if err := c.tell(s, seen); err != nil {
		return err
	}
	if seen.Games < c.Games {
		return fmt.Errorf("stopped after %d of %d battles", seen.Games, c.Games)
	}
	return nil
}

// tell prints what was seen.
func (c *arenaUnusedCmd) tell(s *cli.Streams, seen *arena.Surveyed) error {
	if c.JSON {
		return s.PrintJSON(seen)
	}
	missed := seen.Missed()
	if len(missed) > 0 {
		t := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
		fmt.Fprintln(t, "card\toffered\ttried out\twould be used\ttext")
		for _, x := range missed {
			fmt.Fprintf(t, "%s\t%d\t%d\t%d\t%s\n", x.Card, x.Offered, x.Tried, x.Would,
				strings.Join(strings.Fields(x.Does), " "))
		}
		if err := t.Flush(); err != nil {
			return err
		}
	}
	fmt.Fprintf(
		s.Out,
		"%d battles: %d texts offered, %d never used, %d of these though trying out would have used them\n",
		seen.Games,
		len(seen.Texts),
		seen.Never(),
		len(missed),
	)
	return nil
}
