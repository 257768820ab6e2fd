package app

import (
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
)

// keeper writes the record of the battle in the window, answer by answer. When it cannot, the
// battle goes on in memory, and each further answer tries to write all that is missing.
type keeper struct {
	err     io.Writer
	rec     *savedGame
	players [2]string
	terms   record.Terms
	event   record.EventTable
	lost    error // why not all is written, nil it is
	told    bool
	from    map[*game.Game]string // saves that battles go on with, as the store calls them, or the names of new ones
}

// goOn tells that a battle, when it is begun, goes on with a save, or what its new one is called.
func (k *keeper) goOn(g *game.Game, save string) {
	if k.from == nil {
		k.from = map[*game.Game]string{}
	}
	k.from[g] = save
}

// begin keeps a battle: in the save it comes from, or in a new one.
func (k *keeper) begin(b battle.Start) error {
	k.close()
	k.players, k.terms, k.event, k.lost = b.Players, b.Terms, filed(b.Event), nil
	return k.follow(b.Game)
}

// follow writes what the record lacks.
func (k *keeper) follow(g *game.Game) error {
	err := k.write(g)
	if err == nil {
		k.lost = nil
		return nil
	}
	out := notSaved{why: cli.WhyNotSaved(err)}
	if k.rec != nil {
		out.file = k.rec.name
	}
	k.lost = out
	if !k.told {
		k.told = true
		fmt.Fprintf(k.err, "attackwing: %v\n", out)
	}
	return out
}

// clock keeps how long a battle with a clock has been played.
func (k *keeper) clock(seconds int) error {
	return k.aside(func() error { return k.rec.w.Clock(seconds) })
}

// coached keeps that a player asked the coach.
func (k *keeper) coached(by game.PlayerID) error {
	return k.aside(func() error { return k.rec.w.Coached(by) })
}

// aside writes what belongs to a record and is no answer. Whatever it does, answers that are not
// written yet are the error.
func (k *keeper) aside(write func() error) error {
	if k.rec == nil {
		return k.lost
	}
	if err := write(); err != nil {
		return notSaved{why: cli.WhyNotSaved(err), file: k.rec.name}
	}
	return k.lost
}

func (k *keeper) write(g *game.Game) (err error) {
	if k.rec == nil {
		if k.rec, err = k.open(g); err != nil {
			return err
		}
		delete(k.from, g)
	}
	err = k.rec.follow(g)
	if errors.Is(err, cli.ErrElsewhere) {
		if again, ok := k.rec.again(); ok {
			k.close()
			k.rec = again
			return k.rec.follow(g)
		}
	}
	return err
}

func (k *keeper) open(g *game.Game) (*savedGame, error) {
	save := k.from[g]
	if strings.HasSuffix(save, cli.RecordEnding) {
		return resume(save, 0)
	}
	return newSavedGame(save, g, k.players, k.terms, k.event)
}

func (k *keeper) close() {
	if k.rec != nil {
		if err := k.rec.close(); err != nil && !k.told {
			k.told = true
			fmt.Fprintf(k.err, "attackwing: %v\n", err)
		}
		k.rec = nil
	}
}

// notSaved is an error in three parts: what happened, what was kept, what to do.
type notSaved struct{ why, file string }

func (e notSaved) Error() string {
	kept := "It is in memory only."
	if e.file != "" {
		kept = "Earlier decisions are saved in " + path.Base(e.file) + "."
	}
	return fmt.Sprintf(
		"This battle is not being saved: %s. %s You can play on; saving is retried after every decision.",
		e.why,
		kept,
	)
}
