package main

import (
	"bytes"
	"fmt"
	"strings"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/game/link"
	"attackwing/ui/freetable"
)

type linkCmd struct {
	Reveal bool   `help:"Link the whole record of a battle that is not over, hidden dials and seed included."`
	File   string `arg:"" help:"Record *.game.jsonl, position *.table.yaml, deck *.deck.yaml, fleet in any form or the id of a ready one."`
}

// Run prints a file as a link. What it says is read before, so that every link can be opened.
func (c *linkCmd) Run(s *cli.Streams) error {
	text, err := c.link(s)
	if err == nil {
		fmt.Fprintln(s.Out, text)
	}
	return err
}

func (c *linkCmd) link(s *cli.Streams) (string, error) {
	switch {
	case strings.HasSuffix(c.File, link.Battle.Ending()):
		return c.battle(s)
	case strings.HasSuffix(c.File, link.Table.Ending()):
		t, _, err := s.ReadTable(c.File)
		if err != nil {
			return "", err
		}
		var b bytes.Buffer
		if err := t.Write(&b); err != nil {
			return "", err
		}
		return link.Of(link.Table, b.Bytes())
	case strings.HasSuffix(c.File, link.Deck.Ending()):
		text, err := cli.ReadNamed(c.File, cli.MostRead)
		if err != nil {
			return "", err
		}
		d, err := freetable.ReadDeck(bytes.NewReader(text), c.File)
		if err != nil {
			return "", err
		}
		var b bytes.Buffer
		if err := d.Write(&b); err != nil {
			return "", err
		}
		return link.Of(link.Deck, b.Bytes())
	}
	cat, err := s.Cards()
	if err != nil {
		return "", err
	}
	l, err := cli.FindList(c.File, cat)
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	if err := l.Write(&b); err != nil {
		return "", err
	}
	return link.Of(link.Fleet, b.Bytes())
}

// battle is a record as a link; of a battle that is not over it holds the table that everybody
// sees.
func (c *linkCmd) battle(s *cli.Streams) (string, error) {
	rec, err := cli.ReadRecord(c.File)
	if err != nil {
		return "", err
	}
	cat, err := s.Cards()
	if err != nil {
		return "", err
	}
	g, err := asPlayed(c.File, rec, cat)
	if err != nil {
		return "", err
	}
	f := shownFilm(rec, 0, g, c.Reveal)
	if !f.Over {
		s.Warn("the battle is not over, so the link holds only its table. Use --reveal to include all of it.")
		return app.BattleLink(f, g)
	}
	b, err := cli.ReadNamed(c.File, app.MostGame)
	if err != nil {
		return "", err
	}
	return link.Of(link.Battle, b)
}
