package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/fleet/exchange"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/ui/builder"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

type linkCmd struct {
	Reveal bool   `help:"Link the whole record of a battle that is not over, hidden dials and seed included."`
	File   string `arg:"" help:"Record *.game.jsonl, position *.table.yaml, fleet in any form or the id of a ready one."`
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
		t, _, err := readTable(s, c.File)
		if err != nil {
			return "", err
		}
		var b bytes.Buffer
		if err := t.Write(&b); err != nil {
			return "", err
		}
		return link.Of(link.Table, b.Bytes())
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
		s.Warn("the battle is not over: the link holds its table. Use --reveal for all of it.")
		return battleLink(f, g)
	}
	b, err := cli.ReadNamed(c.File, mostGame)
	if err != nil {
		return "", err
	}
	return link.Of(link.Battle, b)
}

// arrive is the page that a link leads to: a battle is watched, a position lies on the free table,
// a fleet is in the builder.
func (w *window) arrive(text string) (func(front.Host) (kit.Page, error), error) {
	k, b, err := link.Read(text)
	if err != nil {
		return nil, err
	}
	name := "link" + k.Ending()
	switch k {
	case link.Battle:
		if _, err := record.Read(bytes.NewReader(b)); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		return func(h front.Host) (kit.Page, error) { return w.watchLinked(h, text, b) }, nil
	case link.Table:
		if _, err := record.ReadTable(bytes.NewReader(b), name); err != nil {
			return nil, err
		}
		return func(h front.Host) (kit.Page, error) {
			p := w.freeTable(h)
			w.free.Dropped([]kit.File{{Name: name, Text: b}})
			return p, nil
		}, nil
	}
	_, fs, err := exchange.Read(bytes.NewReader(b), name, w.cards)
	if err == nil && len(fs) != 1 {
		err = fmt.Errorf("%s: %d fleets, one is wanted", name, len(fs))
	}
	if err != nil {
		return nil, err
	}
	return func(h front.Host) (kit.Page, error) { return builder.New(h, w.building(h), fs[0].List, ""), nil }, nil
}

// watchLinked keeps a battle that came as a link among the others, once, and shows it.
func (w *window) watchLinked(h front.Host, text string, b []byte) (kit.Page, error) {
	s := w.shelf()
	id := gameName("link-"+text[strings.LastIndexByte(text, '.')+1:][:6]) + cli.RecordEnding
	names, err := s.Names()
	if err == nil && !slices.Contains(names, id) {
		id, err = s.Import(id, b)
	}
	if err != nil {
		return nil, errors.Join(errors.New("the battle of this link cannot be saved, so it cannot be watched"), err)
	}
	return s.Watch(id, h)
}

// battleLink is a battle as a link; of one that is not over it holds the table that everybody sees.
func battleLink(f *record.Film, g *game.Game) (string, error) {
	var b bytes.Buffer
	if f.Over {
		if err := record.Write(&b, g); err != nil {
			return "", err
		}
		return link.Of(link.Battle, b.Bytes())
	}
	t, err := f.Table(g)
	if err != nil {
		return "", err
	}
	if err := t.Write(&b); err != nil {
		return "", err
	}
	return link.Of(link.Table, b.Bytes())
}

// linkOf puts a battle on the clipboard as a link; where there is no clipboard it is written into a
// file.
func linkOf(f *record.Film, g *game.Game) (string, error) {
	text, err := battleLink(f, g)
	if err != nil {
		return "", err
	}
	if copyText(text) == nil {
		return "the clipboard", nil
	}
	return export("battle.link.txt", func(w io.Writer) error {
		_, err := io.WriteString(w, text+"\n")
		return err
	})
}
