package main

import (
	"cmp"
	"fmt"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/kit"
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
	Report   string `hidden:"" help:"Write what the window shows into this file, for tests."`
	Once     bool   `hidden:"" help:"Close the window when it has shown its first picture, for bench."`
	cli.HouseFlags
}

// window holds the choices with which the window is opened.
type window struct {
	scenario, fleet1, fleet2, p1, p2 string
	seed                             uint64
	drawn                            uint64 // seeds taken from it
	house                            []game.HouseValue
	report                           string
	quick, once                      bool
	first                            func(front.Host) (kit.Page, error) // the page of a link
	game                             *game.Game
	terms                            record.Terms
	loaded                           string // the save it is of, "" none
	cardFolder                       string // as --cards gives it, "" the usual one
	keep                             *keeper
	current                          *game.Game      // the battle begun last
	free                             *freetable.Page // the free table as it was left
	cards                            *card.Catalogue
	lists                            []fleet.List // fleets of files, offered beside the ready ones
}

// offer makes a fleet that a flag names one that the window can show: a ready one it has, one of a
// file it is given.
func (w *window) offer(name *string) error {
	if *name == "" {
		return nil
	}
	if _, err := fleet.ReadyByID(*name); err == nil {
		return nil
	}
	l, err := cli.FindList(*name, w.cards)
	if err != nil {
		return err
	}
	if l.ID == "" {
		l.ID = *name
	}
	*name = l.ID
	w.lists = append(w.lists, l)
	return nil
}

// Run opens the window. What cannot be right is refused before, in words.
func (c *playCmd) Run(s *cli.Streams) error {
	w, err := c.window(s)
	if err != nil {
		return err
	}
	return w.open(s)
}

// windowed is a command that opens a window.
type windowed interface{ Run(s *cli.Streams) error }

func (c *playCmd) window(s *cli.Streams) (*window, error) {
	w := &window{
		scenario: c.Scenario,
		fleet1:   c.Fleet1,
		fleet2:   c.Fleet2,
		p1:       c.P1,
		p2:       c.P2,
		seed:     c.Seed,
		report:   c.Report,
		quick:    c.Quick,
		once:     c.Once,
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
	w.house = vs
	cat, err := s.Cards()
	if err != nil {
		return nil, err
	}
	w.cards = cat
	for _, name := range []*string{&w.fleet1, &w.fleet2} {
		if err := w.offer(name); err != nil {
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
			w.fleet1, w.fleet2 = cmp.Or(w.fleet1, names[0]), cmp.Or(w.fleet2, names[1])
		}
	}
	if c.Link != "" {
		if !link.Is(c.Link) {
			return nil, cli.Usage("%s is not a command or a link; see attackwing --help", cli.Visible(c.Link))
		}
		if w.first, err = w.arrive(c.Link); err != nil {
			return nil, cli.Usage("%w", err)
		}
	}
	if c.Load != "" {
		if err := w.load(s, c.Load); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// load makes the game to go on with: a record played up to its end, or a position. One of the
// player's saves is gone on with in its file, by those who played it.
func (w *window) load(s *cli.Streams, name string) error {
	if !strings.HasSuffix(name, ".jsonl") {
		g, _, err := loadTable(s, name)
		w.game = g
		return err
	}
	rec, err := cli.ReadRecord(name)
	if err != nil {
		return err
	}
	changed := false
	if w.game, changed, err = playAnew(rec, 0, -1, w.cards); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if changed {
		s.Warn("%s: the rules have changed since it was played; it goes on as a new game", name)
	}
	if !changed {
		w.loaded = saved(name)
	}
	if saved(name) == "" {
		if err := copyOf(rec, w.shelf().unfinished); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	w.terms = rec.Header.Terms
	w.terms.Used, w.terms.Coached = rec.Clock, rec.CoachAsked()
	for i, p := range []*string{&w.p1, &w.p2} {
		if *p == "" && i < len(rec.Header.By) {
			*p = rec.Header.By[i]
		}
	}
	return nil
}

// playAnew plays a line of a record up to an answer (negative: all); changed tells that the rules
// have changed since.
func playAnew(rec *record.Record, line, to int, cat *card.Catalogue) (g *game.Game, changed bool, err error) {
	on := rec.On(line)
	g, _, err = on.Replay(scenarios.ByID, cat, to, func(int, []game.Event) {})
	if err != nil {
		return nil, false, err
	}
	_, changed = on.Changed(g)
	return g, changed, nil
}
