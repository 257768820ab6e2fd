package main

import (
	"bufio"
	"fmt"
	"strings"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game/ai"
	"attackwing/game/tournament"
	"attackwing/scenarios"
)

// playerFlags holds the flags for the things that a player brings.
type playerFlags struct {
	Initials   string   `help:"Initials (default: made from the name)." placeholder:"AB"`
	Allegiance string   `help:"Faction allegiance, as on the build sheet: FED, KLI, ROM, DOM and so on." placeholder:"FED"`
	Fleet      []string `help:"Fleet: a file or the id of a ready fleet; twice where an event wants two." placeholder:"F" sep:"none"`
	Computer   string   `help:"A computer player of this level." placeholder:"LEVEL"`
}

// into writes what was given over a player.
func (f *playerFlags) into(p *tournament.Player, e *tournament.Event) error {
	if f.Initials != "" {
		p.Initials = f.Initials
	}
	if f.Allegiance != "" {
		p.Allegiance = f.Allegiance
	}
	if f.Computer != "" {
		if _, err := ai.New(f.Computer, 1); err != nil {
			return cli.Misused(err)
		}
		p.Computer = f.Computer
	}
	if len(f.Fleet) == 0 {
		return nil
	}
	cat, err := assets.Cards()
	if err != nil {
		return err
	}
	rules, err := e.RulesBy(scenarios.ByID, cat)
	if err != nil {
		return err
	}
	p.Fleets = nil
	for _, name := range f.Fleet {
		l, err := cli.FindList(name, cat)
		if err != nil {
			return err
		}
		verified, err := e.CheckFleet(l, rules)
		if err != nil {
			return err
		}
		p.Fleets = append(p.Fleets, verified)
	}
	return nil
}

type eventAddCmd struct {
	eventFile
	Names []string `arg:"" optional:"" help:"Player names; if omitted, read from standard input, one per line."`
	playerFlags
}

// Run signs players in, all of them or none.
func (c *eventAddCmd) Run(s *cli.Streams) error {
	if len(c.Names) == 0 {
		lines := bufio.NewScanner(s.In)
		for lines.Scan() {
			if n := strings.TrimSpace(lines.Text()); n != "" {
				c.Names = append(c.Names, n)
			}
		}
		if err := lines.Err(); err != nil {
			return fmt.Errorf("standard input: %w", err)
		}
		if len(c.Names) == 0 {
			return cli.Usage("no names are given")
		}
	}
	if c.Initials != "" && len(c.Names) > 1 {
		return cli.Usage("--initials: are those of one player, not of %d", len(c.Names))
	}
	return c.change(s, func(d *tournament.Desk) error {
		for _, name := range c.Names {
			p := tournament.Player{Name: name}
			if err := c.into(&p, d.Event); err != nil {
				return err
			}
			if _, err := d.Add(p); err != nil {
				return err
			}
		}
		return nil
	})
}

type eventChangeCmd struct {
	eventFile
	Player string `arg:"" help:"Who changes."`
	Name   string `help:"New name." placeholder:"NAME"`
	playerFlags
}

// Run writes a player anew.
func (c *eventChangeCmd) Run(s *cli.Streams) error {
	return c.change(s, func(d *tournament.Desk) error {
		n, err := d.Find(c.Player)
		if err != nil {
			return err
		}
		p := *d.Player(n)
		if c.Name != "" {
			p.Name = c.Name
		}
		if err := c.into(&p, d.Event); err != nil {
			return err
		}
		return d.Change(n, p)
	})
}

type eventDropCmd struct {
	eventFile
	Player string `arg:"" help:"Who leaves."`
	Back   bool   `help:"Comes back, before the next pairing."`
}

// Run lets a player go.
func (c *eventDropCmd) Run(s *cli.Streams) error {
	return c.change(s, func(d *tournament.Desk) error {
		n, err := d.Find(c.Player)
		if err != nil {
			return err
		}
		if c.Back {
			return d.Rejoin(n)
		}
		return d.Drop(n)
	})
}
