package app

import (
	"bytes"
	"os"
	"slices"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/store"
	"attackwing/game/tournament"
	"attackwing/ui/battle"
	"attackwing/ui/prefs"
)

// All that the program keeps may lie in another store than a folder of the system: battles, their
// notes and dials, fleets, tables, events with their pages and games, settings, exports. On the
// disk nothing appears.
func TestAllLiesInAnyStore(t *testing.T) {
	home := t.TempDir()
	apptest.AtHome(t, home)
	memory := &store.Memory{}
	cli.UserFiles = func() store.Store { return memory }
	t.Cleanup(func() { cli.UserFiles = cli.OnDisk })

	g := apptest.NewBattle(t, 4)
	k := &keeper{err: &bytes.Buffer{}}
	must(t, k.begin(battle.Start{Game: g, Players: [2]string{"human", "ensign"}}))
	gametest.Play(g, 4, 12, nil)
	must(t, k.follow(g))
	k.close()
	s := &Shelf{cards: apptest.Catalogue(t), keep: k}
	names, err := s.Names()
	expect.Must(t, err == nil && len(names) == 1, "%v %v", names, err)
	b, err := s.Resume(names[0])
	expect.Must(t, err == nil && slices.Equal(b.Game.Answers(), g.Answers()), "%v", err)
	must(t, k.begin(b))
	gametest.Play(b.Game, 5, 3, nil)
	must(t, k.follow(b.Game))
	k.close()
	if l := s.Look(names[0]); l.Trouble != "" || l.Answers != 15 {
		t.Errorf("%+v", l)
	}
	l := gametest.Ready(t, "ds9-dom-1")
	if _, err := (fleetShelf{}).Keep("", l); err != nil {
		t.Error(err)
	}
	if own, err := ownFleets(); err != nil || len(own) != 1 {
		t.Errorf("%d fleets, %v", len(own), err)
	}
	tables := tableShelf{memory}
	if _, err := tables.Write("a.deck.yaml", []byte("x"), false); err != nil {
		t.Error(err)
	}
	if _, err := tables.Write("a.deck.yaml", []byte("x"), false); err == nil {
		t.Error("a deck is written over unasked")
	}
	e := &eventFiles{}
	file, err := e.Create("Club", event(t, "Friday"))
	must(t, err)
	was := e.Stamp(file)
	if _, err := e.Change(file, func(d *tournament.Desk) error { _, err := d.Add(tournament.Player{Name: "Ana"}); return err }); err != nil || e.Stamp(file) == was {
		t.Errorf("%v, stamp %s", err, e.Stamp(file))
	}
	if _, err := e.KeepGame(file, 1, 1, []byte("x")); err != nil {
		t.Error(err)
	}
	if games, err := e.Games(file); err != nil || len(games) != 2 {
		t.Errorf("%v, %v", games, err)
	}
	if clubs, err := e.Clubs(); err != nil || len(clubs) != 2 || len(clubs[1].Events[0].Event.Players) != 1 {
		t.Errorf("%+v, %v", clubs, err)
	}
	if err := settings.Keep(cli.UserFiles(), prefs.Settings{}, prefs.Settings{Motion: "off"}); err != nil || settings.Now(cli.UserFiles()).Motion != "off" {
		t.Error(err)
	}
	if _, err := (data{&Window{}}).Export(); err != nil {
		t.Error(err)
	}
	if left, err := os.ReadDir(home); err != nil || len(left) != 0 {
		t.Errorf("on the disk lies %v, %v", left, err)
	}
}
