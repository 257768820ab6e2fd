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

// battles are those that are played from the desk: by people at this screen, by computers beside
// it, or elsewhere and recorded.
type battles struct {
	*Desk
	playing *playing
}

// play opens the table with the chosen pairing's fleets; its result flows back when the battle is
// over.
func (d *battles) play() *kit.Command {
	c := &kit.Command{
		ID:    "play",
		Words: "Play",
		Key:   "p",
		Tip:   "Play this table here, with the players' fleets.",
		Do:    d.playTable,
	}
	switch {
	case d.event.PaperFleets:
		c.Off = "This event uses paper Build Sheets, so it cannot be played here."
	case d.playing != nil:
		c.Off = "Computers are playing."
	}
	return c
}

func (d *battles) fromGame() *kit.Command {
	return &kit.Command{
		ID:    "game",
		Words: "From a game",
		Key:   "o",
		Tip:   "Take the result from a saved game. You can also drop the file here.",
		Do:    func() { d.lay(newGames(d.Desk)) },
	}
}

func (d *battles) playTable() {
	t := d.rounds.table()
	if d.event.ForComputers() != nil && d.event.Player(t.Players[0]).Computer != "" &&
		d.event.Player(t.Players[1]).Computer != "" &&
		t.Result == nil {
		d.letPlay()
		return
	}
	if d.tab != d.event.Round() {
		d.fail(fmt.Errorf("round %d has ended", d.tab))
		return
	}
	file, round, table := d.file, d.tab, d.rounds.tables.At+1
	u, err := d.event.Battle(table, scenarios.ByID, d.cards)
	if err != nil {
		d.fail(err)
		return
	}
	var b battle.Start
	for p, name := range u.Players {
		n, err := d.event.Find(name)
		if err != nil {
			d.fail(err)
			return
		}
		b.Players[p] = d.event.Player(n).Computer
	}
	if b.Game, err = game.New(u); err != nil {
		d.fail(err)
		return
	}
	b.Event = record.EventTable{File: file, Round: round, Table: table}
	d.bind(&b)
	d.host.Play(b)
}

// bind lets the result of a battle go to the score sheet of its event when it is over.
func (d *battles) bind(b *battle.Start) {
	at, hash := b.Event, ""
	b.Ended = func(g *game.Game) (say string) {
		hash, say = d.ended(at.File, at.Round, at.Table, g)
		return say
	}
	b.Reopen = func() (string, error) { return d.reopen(at.File, at.Round, at.Table, hash) }
}

// Bind does so for a battle that is gone on with while no desk is open. What keeps the result off
// the sheet is told.
func Bind(b *battle.Start, s Store, cat *card.Catalogue) {
	d := closed(nil, s, cat)
	d.battles.bind(b)
	ended := b.Ended
	b.Ended = func(g *game.Game) (say string) {
		d.err = ""
		if say = ended(g); d.err != "" {
			say = "Result not saved: " + d.err
		}
		return say
	}
}

// ended takes the result of a battle played here and tells the hash of its game, "" where it was
// not taken, and what is to be said.
func (d *battles) ended(file string, round, table int, g *game.Game) (hash, say string) {
	var b bytes.Buffer
	if err := record.Write(&b, g); err != nil {
		d.fail(err)
		return "", ""
	}
	name, err := d.store.KeepGame(file, round, table, b.Bytes())
	if err != nil {
		d.fail(err)
		return "", ""
	}
	return d.report(file, round, table, b.Bytes(), name)
}

// reopen takes the result of a battle out again whose players take back its end. The record of that
// end stays on the disk.
func (d *battles) reopen(file string, round, table int, hash string) (say string, err error) {
	e, err := d.store.Change(file, inFront(func(k *tournament.Desk) error { return k.Withdraw(round, table, hash) }))
	if err != nil {
		return "", err
	}
	if file == d.file {
		d.take(e)
	}
	return fmt.Sprintf("Round %d, table %d: result withdrawn until the battle ends again.", round, table), nil
}

// fromRecord takes the chosen table's result from the record of a game.
func (d *battles) fromRecord(b []byte, name string) {
	if d.rounds.table() == nil {
		d.fail(fmt.Errorf("%s: choose a table for it", name))
		return
	}
	if _, say := d.report(d.file, d.tab, d.rounds.tables.At+1, b, name); say != "" {
		d.host.Toast(say)
	}
}

// report writes the result that a record tells. The program has built the fleets it was played with
// from those handed in, so they are verified by it; people sign for themselves. The event need not
// be the one that is shown by now.
func (d *battles) report(file string, round, table int, b []byte, name string) (hash, say string) {
	rec, err := record.Read(bytes.NewReader(b))
	if err != nil {
		d.fail(fmt.Errorf("%s: %w", name, err))
		return "", ""
	}
	e, err := d.store.Change(file, inFront(func(k *tournament.Desk) error {
		told, err := k.FromRecord(round, table, rec, filepath.Base(name), scenarios.ByID, d.cards)
		if err != nil {
			return fmt.Errorf("%s: %w", filepath.Base(name), err)
		}
		hash = told.Game.Hash
		return k.ReportHere(round, table, told)
	}))
	if err != nil {
		d.fail(err)
		return "", ""
	}
	if file == d.file {
		d.err = ""
		d.take(e)
	}
	return hash, fmt.Sprintf("Round %d, table %d: result entered. Both players must sign it.", round, table)
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

func (p *playing) at(round, table int) bool {
	return p.round == round && slices.Contains(p.tables, table)
}

// openTables is how many tables only computers play.
func (d *battles) openTables() int { return len(d.event.ForComputers()) }

// rest lets the computers play their tables.
func (d *battles) rest() *kit.Command {
	return &kit.Command{
		ID:    "rest",
		Words: "Let the computers play",
		Brief: fmt.Sprintf("Play the rest: %s", count(d.openTables(), "table")),
		Key:   "a",
		Tip:   "Play all tables with two computers.",
		Do:    d.letPlay,
	}
}

// letPlay lets the computers play. The window stays usable; each result is written when its game is
// over.
func (d *battles) letPlay() {
	if d.playing != nil {
		if d.playing.file != d.file {
			d.fail(errors.New("computers are still playing another event"))
		}
		return
	}
	if d.event.Round() > 0 && !d.change((*tournament.Desk).ChooseForComputers) {
		return
	}
	e, file, store := d.event, d.file, d.store
	tables := e.ForComputers()
	if len(tables) == 0 {
		d.fail(errors.New("no open table has two computers"))
		return
	}
	round := e.Round()
	p := &playing{file: file, round: round, tables: tables, news: make(chan news, len(tables)+1)}
	d.playing = p
	how := tournament.Computers{Scenarios: scenarios.ByID, Cards: d.cards, Workers: max(1, runtime.GOMAXPROCS(0)-1),
		Keep: func(round, table int, b []byte) (string, error) { return store.KeepGame(file, round, table, b) },
		Each: func(one tournament.Played) {
			now, err := store.Change(
				file,
				inFront(func(k *tournament.Desk) error { return k.Report(round, []tournament.Played{one}) }),
			)
			p.news <- news{event: now, err: err}
		}}
	go func() {
		_, err := e.Play(how)
		p.news <- news{err: err, over: true}
	}()
}

// hear takes what the computers have played.
func (d *battles) hear() {
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
