package desk

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// play opens the table with the chosen pairing's fleets; its result flows back when the battle is
// over.
func (d roundPage) play() *kit.Command {
	c := &kit.Command{
		ID:    "play",
		Words: "Play",
		Key:   "p",
		Tip:   "Play this table here, with the players' fleets.",
		Do:    d.playTable,
	}
	switch {
	case d.PaperFleets:
		c.Off = "This event uses paper Build Sheets, so it cannot be played here."
	case d.playing != nil:
		c.Off = "Computers are playing."
	}
	return c
}

func (d roundPage) fromGame() *kit.Command {
	return &kit.Command{
		ID:    "game",
		Words: "From a game",
		Key:   "o",
		Tip:   "Take the result from a saved game. You can also drop the file here.",
		Do: func() {
			names, err := d.store.Games(d.file)
			d.lay(&games{table: d.tables.At + 1, names: names, rows: kit.Listed{Picks: true}})
			if err != nil {
				d.fail(err)
			}
		},
	}
}

func (d roundPage) playTable() {
	t := d.table()
	if d.ForComputers() != nil && d.Player(t.Players[0]).Computer != "" &&
		d.Player(t.Players[1]).Computer != "" &&
		t.Result == nil {
		d.letPlay()
		return
	}
	if d.tab != d.Round() {
		d.fail(fmt.Errorf("round %d has ended", d.tab))
		return
	}
	file, round, table := d.file, d.tab, d.tables.At+1
	u, err := d.Battle(table, scenarios.ByID, d.cards)
	if err != nil {
		d.fail(err)
		return
	}
	var b battle.Start
	for p, name := range u.Players {
		n, err := d.Find(name)
		if err != nil {
			d.fail(err)
			return
		}
		b.Players[p] = d.Player(n).Computer
	}
	if b.Game, err = game.New(u); err != nil {
		d.fail(err)
		return
	}
	b.Event = record.EventTable{File: file, Round: round, Table: table}
	d.results().bind(&b, func(err error) string {
		d.fail(err)
		return ""
	})
	d.host.Play(b)
}

// results writes the results of battles into their events.
type results struct {
	store  Store
	cards  *card.Catalogue
	change func(file string, do func(*tournament.Desk) error) error
}

// bind lets the result of a battle go to the score sheet of its event when it is over. Of what
// keeps it off the sheet, refused makes the words to be said.
func (r results) bind(b *battle.Start, refused func(error) string) {
	at, hash := b.Event, ""
	b.Ended = func(g *game.Game) string {
		of, say, err := r.ended(at, g)
		if hash = of; err != nil {
			return refused(err)
		}
		return say
	}
	b.Reopen = func() (string, error) { return r.reopen(at, hash) }
}

// Bind does so for a battle that is gone on with while no desk is open.
func Bind(b *battle.Start, s Store, cat *card.Catalogue) {
	change := func(file string, do func(*tournament.Desk) error) error {
		_, err := s.Change(file, inFront(do))
		return err
	}
	results{s, cat, change}.bind(b, func(err error) string { return "Result not saved: " + err.Error() })
}

// ended takes the result of a battle played here. It returns the hash of its game, "" if it was not
// taken, and a message.
func (r results) ended(at record.EventTable, g *game.Game) (hash, say string, err error) {
	var b bytes.Buffer
	if err := record.Write(&b, g); err != nil {
		return "", "", err
	}
	name, err := r.store.KeepGame(at.File, at.Round, at.Table, b.Bytes())
	if err != nil {
		return "", "", err
	}
	return r.report(at, b.Bytes(), name)
}

// reopen takes the result of a battle out again whose players take back its end. The record of that
// end stays on the disk.
func (r results) reopen(at record.EventTable, hash string) (say string, err error) {
	err = r.change(at.File, func(k *tournament.Desk) error { return k.Withdraw(at.Round, at.Table, hash) })
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("Round %d, table %d: result withdrawn until the battle ends again.", at.Round, at.Table), nil
}

// report writes the result that a record tells. The program has built the fleets it was played with
// from those handed in, so they are verified by it; people sign for themselves. The event need not
// be the one that is shown by now.
func (r results) report(at record.EventTable, b []byte, name string) (hash, say string, err error) {
	rec, err := record.Read(bytes.NewReader(b))
	if err != nil {
		return "", "", fmt.Errorf("%s: %w", name, err)
	}
	proven := false
	err = r.change(at.File, func(k *tournament.Desk) error {
		told, err := k.FromRecord(at.Round, at.Table, rec, filepath.Base(name), scenarios.ByID, r.cards)
		if err != nil {
			return fmt.Errorf("%s: %w", filepath.Base(name), err)
		}
		hash, proven = told.Game.Hash, told.Game.Proven
		return k.ReportHere(at.Round, at.Table, told)
	})
	if err != nil {
		return "", "", err
	}
	entered := kit.If(proven, "result entered, proven by the record", "result entered")
	return hash, fmt.Sprintf("Round %d, table %d: %s. Both players must sign it.", at.Round, at.Table, entered), nil
}

// reportRecord takes a table's result from the record of a game.
func (d eventPage) reportRecord(table int, b []byte, name string) {
	_, say, err := d.results().report(record.EventTable{File: d.file, Round: d.tab, Table: table}, b, name)
	if err != nil {
		d.fail(err)
		return
	}
	d.host.Toast(say)
}

// fromRecord takes the chosen table's result from the record of a game.
func (d roundPage) fromRecord(b []byte, name string) {
	if d.table() == nil {
		d.fail(fmt.Errorf("%s: choose a table for it", name))
		return
	}
	d.reportRecord(d.tables.At+1, b, name)
}

// playing are the computers' tables while they are played beside the window.
type playing struct {
	file   string
	round  int
	tables []int
	done   int
	news   chan news
}

type news struct {
	event *tournament.Event
	err   error
	over  bool
}

// at reports whether computers play at a table of an event.
func (p *playing) at(file string, round, table int) bool {
	return p != nil && p.file == file && p.round == round && slices.Contains(p.tables, table)
}

// rest lets the computers play their tables.
func (d eventPage) rest() *kit.Command {
	return &kit.Command{
		ID:    "rest",
		Words: "Let the computers play",
		Brief: fmt.Sprintf("Play the rest: %s", count(len(d.ForComputers()), "table")),
		Key:   "a",
		Tip:   "Play all tables with two computers.",
		Do:    d.letPlay,
	}
}

// letPlay lets the computers play. The window stays usable; each result is written when its game is
// over.
func (d *Desk) letPlay() {
	if d.playing != nil {
		if d.playing.file != d.file {
			d.fail(errors.New("computers are still playing another event"))
		}
		return
	}
	if d.event.Round() > 0 {
		if _, ok := d.change((*tournament.Desk).ChooseForComputers); !ok {
			return
		}
	}
	if len(d.event.ForComputers()) == 0 {
		d.fail(errors.New("no open table has two computers"))
		return
	}
	d.playing = start(d.event, d.file, d.tools)
}

// start begins the battles of the computers of an event.
func start(e *tournament.Event, file string, t tools) *playing {
	round, tables := e.Round(), e.ForComputers()
	p := &playing{file: file, round: round, tables: tables, news: make(chan news, len(tables)+1)}
	how := tournament.Computers{Scenarios: scenarios.ByID, Cards: t.cards, Workers: max(1, runtime.GOMAXPROCS(0)-1),
		Keep: func(round, table int, b []byte) (string, error) { return t.store.KeepGame(file, round, table, b) },
		Each: func(one tournament.Played) {
			now, err := t.store.Change(file,
				inFront(func(k *tournament.Desk) error { return k.Report(round, []tournament.Played{one}) }))
			p.news <- news{event: now, err: err}
		}}
	go func() {
		_, err := e.Play(how)
		p.news <- news{err: err, over: true}
	}()
	return p
}

// hear takes what the computers have played.
func (d *Desk) hear() {
	for d.playing != nil {
		select {
		case n := <-d.playing.news:
			d.moved = true
			if n.err != nil {
				d.fail(n.err)
			}
			if n.event != nil {
				d.playing.done++
				if d.file == d.playing.file {
					d.take(n.event)
				}
			}
			if n.over {
				d.playing = nil
			}
		default:
			return
		}
	}
}
