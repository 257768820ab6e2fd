package main

import (
	"cmp"
	"strings"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/game/ai"
	"attackwing/game/link"
	"attackwing/ui/front"
	"attackwing/ui/names"
)

type playCmd struct {
	Scenario string `help:"Scenario to begin with." placeholder:"ID"`
	Fleet1   string `name:"fleet1" help:"Fleet of player 1: a file or the id of a ready fleet." placeholder:"F"`
	Fleet2   string `name:"fleet2" help:"Fleet of player 2." placeholder:"F"`
	P1       string `name:"p1" help:"Who plays player 1: human, or a computer level: ${levels}." placeholder:"WHO"`
	P2       string `name:"p2" help:"Who plays player 2." placeholder:"WHO"`
	Seed     uint64 `help:"Seed for the dice; 0 means random." default:"0" placeholder:"N"`
	Load     string `help:"Continue a saved game (*.game.jsonl) or start from a position (*.table.yaml)." placeholder:"FILE"`
	Link     string `arg:"" optional:"" help:"A link to a battle (opens a replay), position (free table) or fleet (builder)."`
	Quick    bool   `hidden:"" help:"No motion, for tests."`
	Page     bool   `kong:"-"` // in a page: a link that is damaged shows the title with a notice
	Report   string `hidden:"" help:"Write what the window shows into this file, for tests."`
	Once     bool   `hidden:"" help:"Close the window when it has shown its first picture, for bench."`
	cli.HouseFlags
}

// Run opens the window. What cannot be right is refused before, in words.
func (c *playCmd) Run(s *cli.Streams) error {
	w, err := c.window(s)
	if err != nil {
		return err
	}
	return w.Open(s)
}

func (c *playCmd) window(s *cli.Streams) (*app.Window, error) {
	w := &app.Window{
		Scenario: c.Scenario,
		Fleet1:   c.Fleet1,
		Fleet2:   c.Fleet2,
		P1:       c.P1,
		P2:       c.P2,
		Seed:     c.Seed,
		Report:   c.Report,
		Quick:    c.Quick,
		Once:     c.Once,
	}
	for i, who := range []string{c.P1, c.P2} {
		if who == "" || who == "human" {
			continue
		}
		if _, err := ai.New(who, 1); err != nil {
			return nil, cli.Usage("--p%d %s: want human, %s", i+1, who, strings.Join(ai.Levels(), ", "))
		}
	}
	vs, err := c.Values()
	if err != nil {
		return nil, err
	}
	w.House = vs
	cat, err := s.Cards()
	if err != nil {
		return nil, err
	}
	w.Cards = cat
	for _, name := range []*string{&w.Fleet1, &w.Fleet2} {
		if err := w.Offer(name); err != nil {
			return nil, err
		}
	}
	if c.Scenario != "" {
		sc, err := cli.FindScenario(c.Scenario)
		if err != nil {
			return nil, err
		}
		house, err := c.HouseOf(sc)
		if err != nil {
			return nil, err
		}
		names := [2]string{c.Fleet1, c.Fleet2}
		if _, err := cli.BuildFleets(sc, &house, &names, cat); err != nil {
			return nil, err
		}
		// Who says who plays wants to play: straight to the table, with the scenario's fleets where
		// none is named.
		if c.P1+c.P2+c.Fleet1+c.Fleet2 != "" {
			w.Fleet1, w.Fleet2 = cmp.Or(w.Fleet1, names[0]), cmp.Or(w.Fleet2, names[1])
		}
	}
	if c.Link != "" {
		if !c.Page && !link.Is(c.Link) && !front.IsInvitation(c.Link) {
			return nil, cli.Usage("%s is not a command or a link; see attackwing --help", cli.Visible(c.Link))
		}
		if _, w.First, err = w.Arrive(c.Link); err != nil {
			if !c.Page {
				return nil, cli.Usage("%w", err)
			}
			s.Notices = append(s.Notices, names.Sentence(err.Error()))
		}
	}
	if c.Load != "" {
		if err := w.Load(s, c.Load); err != nil {
			return nil, err
		}
	}
	return w, nil
}
