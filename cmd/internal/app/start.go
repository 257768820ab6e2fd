package app

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// Window holds the choices with which the window is opened.
type Window struct {
	Scenario, Fleet1, Fleet2, P1, P2 string
	Seed                             uint64
	drawn                            uint64 // seeds taken from it
	House                            []game.HouseValue
	Report                           string
	Quick, Once                      bool
	First                            func(front.Host) (kit.Page, error) // the page of a link
	game                             *game.Game
	terms                            record.Terms
	loaded                           string // the save it is of, "" none
	cardFolder                       string // as --cards gives it, "" the usual one
	keep                             *keeper
	ends                             []func()        // done when the window closes
	current                          *game.Game      // the battle begun last
	Free                             *freetable.Page // the free table as it was left
	Cards                            *card.Catalogue
	lists                            []fleet.List // fleets of files, offered beside the ready ones
	yours                            *yours
	far                              farSave // the battle with a friend that begins now
}

// Offer makes a fleet that a flag names one that the window can show: a ready one it has, one of a
// file it is given. A copy of a file keeps the id of its fleet, so a second of one id goes by the
// name of its file.
func (w *Window) Offer(name *string) error {
	if *name == "" {
		return nil
	}
	if _, err := fleet.ReadyByID(*name); err == nil {
		return nil
	}
	l, err := cli.FindList(*name, w.Cards)
	if err != nil {
		return err
	}
	_, err = fleet.ReadyByID(l.ID)
	if l.ID == "" || err == nil || slices.ContainsFunc(w.lists, func(x fleet.List) bool { return x.ID == l.ID }) {
		l.ID = *name
	}
	*name = l.ID
	w.lists = append(w.lists, l)
	return nil
}

// Load makes the game to go on with: a record played up to its end, or a position. One of the
// player's saves is gone on with in its file, by those who played it.
func (w *Window) Load(s *cli.Streams, name string) error {
	if !strings.HasSuffix(name, ".jsonl") {
		_, u, err := s.ReadTable(name)
		if err != nil {
			return err
		}
		if w.game, err = game.New(u); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		return nil
	}
	rec, err := cli.ReadRecord(name)
	if err != nil {
		return err
	}
	changed := false
	if w.game, changed, err = playAnew(rec, 0, -1, w.Cards); err != nil {
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
	for i, p := range []*string{&w.P1, &w.P2} {
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
