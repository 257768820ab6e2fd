package app

import (
	"bytes"
	"os"
	"time"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/reading"
	"attackwing/ui/window/windowtest"
)

// open opens the battle anew.
func (s *secretWalk) open() {
	s.Helper()
	if s.win != nil {
		s.win.keep.close()
	}
	for range 300 { // an export may still be under way
		if os.RemoveAll(s.home) == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	in := cli.UserFiles()
	const save = cli.GamesFolder + "/battle" + cli.RecordEnding
	expect.OK(s, in.Write(save, s.save))
	rec, err := record.Read(bytes.NewReader(s.save))
	expect.OK(s, err)
	g, _, err := playAnew(rec, 0, -1, apptest.Catalogue(s.T))
	expect.OK(s, err)
	s.seed = g.Setup().Seed
	s.win = &Window{keep: &keeper{err: &bytes.Buffer{}}, Cards: apptest.Catalogue(s.T), Quick: true, Seed: 7, P1: s.table.players[0], P2: s.table.players[1],
		game: g, terms: s.table.terms, loaded: save}
	s.w = windowtest.New(s.T, s.win.options())
	s.w.Resize(1280, 800)
	s.w.Tick(5)
	switch s.table.plant {
	case apptest.Locked:
		for s.w.Planning.Seat == game.One {
			s.lock()
		}
	case apptest.Away:
		s.lock()
		s.turn()
		s.w.NextShip(1)
		s.w.NextShip(-1)
		s.turn()
		s.w.Hide(true)
	case apptest.Placing:
		s.w.Tick(3)
		draft := s.w.Question.Draft
		s.w.Battle.Do(s.w.Question.MoveDraft(int32(s.which+1)*20000, 0))
		s.w.Tick(3)
		s.w.Question.Draft = draft
		s.w.Battle.Confirm()
	}
	s.w.Tick(3)
	if s.table.plant != apptest.Away {
		s.w.Hide(false)
	}
	s.w.Tick(3)
	p := s.w.Asked()
	switch {
	case p == nil || s.table.plant == apptest.Placing && p.Ask != game.PlaceShip:
		s.Fatalf("nobody places a ship: %+v", p)
	case s.table.plant != apptest.Placing && (p.Ask != game.ChooseManeuver || p.Player == game.One != (s.table.plant == apptest.Away)):
		s.Fatalf("somebody else is asked for a dial: %+v", p)
	}
	s.given = len(s.w.Game.Answers())
	s.at, s.sizes, s.copied = nil, nil, nil
	s.files()
}

// turn turns the dial that is asked for to a maneuver that hangs on the battle.
func (s *secretWalk) turn() {
	s.w.Hide(false)
	s.w.Tick(3)
	p := s.w.Asked()
	for i, left := 0, s.which+1; i < len(p.Options); i++ {
		var f game.Fate
		o := p.Options[i]
		if o.Kind != game.SetManeuver {
			continue
		}
		if game.Foresee(&s.w.View, p.Ship, int(o.N), &f); f.Dies() {
			continue
		}
		if left--; left == 0 {
			s.w.Question.Take(reading.MoveOf(o))
			s.w.Tick(3)
			return
		}
	}
	s.Fatal("a dial has too few maneuvers")
}

// lock turns a dial and locks it.
func (s *secretWalk) lock() {
	s.turn()
	s.w.LockDial(s.w.Asked())
	s.w.Tick(3)
}
