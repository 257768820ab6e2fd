package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/scenarios"
	"attackwing/ui/onmap"
	"attackwing/ui/raster"
	"attackwing/ui/shot"
)

type shotCmd struct {
	File     string   `arg:"" optional:"" help:"Position *.table.yaml or record *.game.jsonl."`
	Scenario string   `help:"Draw this scenario after set-up." placeholder:"ID"`
	Out      string   `name:"out" short:"o" required:"" help:"The picture to write." placeholder:"PNG"`
	Width    int      `help:"Width and height in pixels (default ${default})." default:"1200" placeholder:"PX"`
	Layers   []string `help:"Draw only these layers, comma-separated: ${layers}." placeholder:"L,..."`
	To       int      `help:"For a saved game: after this many answers." default:"-1" placeholder:"N"`
	cli.HouseFlags
}

// Run draws the table.
func (c *shotCmd) Run(s *cli.Streams) error {
	if c.Width < 64 || c.Width > 8192 {
		return cli.Usage("--width %d: want 64 to 8192", c.Width)
	}
	if (c.File == "") == (c.Scenario == "") {
		return cli.Usage("shot: want a file or --scenario")
	}
	g, err := c.game(s)
	if err != nil {
		return err
	}
	img, err := shot.Draw(onmap.Board(g.View(game.Nobody)), c.Width, c.Layers)
	if err != nil {
		return cli.Misused(err)
	}
	return cli.WriteOut(c.Out, func(w io.Writer) error { return raster.PNG(w, img) }, c.File)
}

func (c *shotCmd) game(s *cli.Streams) (*game.Game, error) {
	switch {
	case c.Scenario != "":
		sc, err := cli.FindScenario(c.Scenario)
		if err != nil {
			return nil, err
		}
		house, err := c.HouseOf(sc)
		if err != nil {
			return nil, err
		}
		u := &game.Setup{Scenario: sc, House: house}
		cat, err := s.Cards()
		if err != nil {
			return nil, err
		}
		if u.Fleets, err = cli.BuildFleets(sc, &house, &[2]string{}, cat); err != nil {
			return nil, err
		}
		return game.New(u)
	case strings.HasSuffix(c.File, ".jsonl"):
		rec, err := cli.ReadRecord(c.File)
		if err != nil {
			return nil, err
		}
		cat, err := s.Cards()
		if err = errors.Join(err, fromNothing(c.To)); err != nil {
			return nil, err
		}
		g, _, err := rec.Replay(scenarios.ByID, cat, c.To, nil)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.File, err)
		}
		return g, nil
	}
	_, u, err := s.ReadTable(c.File)
	if err != nil {
		return nil, err
	}
	// The picture shows the file as it stands: nothing moves before the first question of a
	// Planning Phase.
	p := u.Position
	p.Phase, p.Begun, p.Dice, p.Next = game.Planning, true, nil, nil
	for i := range p.Ships {
		p.Ships[i].Dial = -1
	}
	return game.NewQuiet(u)
}
