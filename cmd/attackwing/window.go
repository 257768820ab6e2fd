package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"attackwing/game"
	"attackwing/ui/screen"
	"attackwing/ui/table"
)

// open opens the window. Every battle played there is kept as a record among the player's saves.
func (w *window) open(s *streams) error {
	keep := &keeper{err: s.err}
	defer keep.close()
	told := false
	prefer := func(p table.Settings) {
		if err := keepSettings(p); err != nil && !told {
			told = true
			fmt.Fprintf(s.err, "attackwing: the settings are not kept (%v).\n", err)
		}
	}
	err := screen.Run(screen.Options{Scenario: w.scenario, Fleet1: w.fleet1, Fleet2: w.fleet2, P1: w.p1, P2: w.p2, Seed: w.seed,
		House: w.house, Cards: w.cards, Lists: w.lists, Report: w.report, Quick: w.quick, Game: w.game, Begun: keep.begin, Record: keep.follow,
		Settings: readSettings(), Keep: prefer})
	if err != nil && strings.Contains(err.Error(), "no window system") {
		return errors.New("there is no display to open a window on; simulate, replay, try and shot need none (see attackwing --help)")
	}
	return err
}

// keeper writes the record of the battle in the window, answer by answer. When it cannot, it says so once and the
// battle goes on in memory.
type keeper struct {
	err  io.Writer
	rec  *savedGame
	told bool
}

func (k *keeper) begin(g *game.Game) {
	k.close()
	rec, err := newSavedGame(g)
	if err != nil {
		k.tell(err)
		return
	}
	k.rec = rec
	k.follow(g)
}

func (k *keeper) follow(g *game.Game) {
	if k.rec == nil {
		return
	}
	if err := k.rec.follow(g); err != nil {
		k.tell(err)
		k.close()
	}
}

func (k *keeper) close() {
	if k.rec != nil {
		k.rec.close()
		k.rec = nil
	}
}

func (k *keeper) tell(err error) {
	if !k.told {
		k.told = true
		fmt.Fprintf(k.err, "attackwing: this battle is not saved (%v); it can be played on.\n", err)
	}
}
