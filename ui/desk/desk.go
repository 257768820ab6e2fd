package desk

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"attackwing/game/card"
	"attackwing/game/tournament"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Host is the part of the window that the desk depends on.
type Host interface {
	kit.Window
	Play(battle.Start) // leaves the pages for a battle
}

// Names is a window that knows the names of those who play here, the last one first, and keeps
// those it meets.
type Names interface {
	Known() []string
	Meet(name string)
}

// Desk is the page: the event that is open, and what each of its pages remembers. Without an event
// it lists the events. A page is made for each look at it, of a view and the deeds of the desk.
type Desk struct {
	tools

	file  string
	event *tournament.Event
	stamp string
	moved bool  // something changed beside all commands
	tab   int   // 0 the players, 1 to 3 a round, lastTab the final ranks
	over  sheet // shown instead of the event, nil none
	err   string
	doubt *draft // whose points err asks about, nil none: Enter now means them

	events  events
	players players
	rounds  rounds
	final   final
	playing *playing // the computers' tables, nil none

	looked time.Time // when the file was looked at last
	face   string    // of the clock, as it is shown
}

// The tabs.
const (
	playersTab = 0
	lastTab    = tournament.Rounds + 1
)

var tabNames = [...]string{"Players", "Round 1", "Round 2", "Round 3", "Final ranks"}

// New returns the page with the list of events.
func New(h Host, s Store, cards *card.Catalogue) *Desk {
	d := &Desk{tools: tools{h, s, cards}}
	d.events.list.Picks, d.players.list.Picks, d.rounds.tables.Picks = true, true, true
	d.rounds.tables.Picked = func(int) {
		d.undoubt()
		d.rounds.seat = 0
	}
	d.rounds.drafts = map[[2]int]*draft{}
	d.rounds.tabs.At = 1 // the tables
	d.listEvents()
	return d
}

// Name returns the name of the page in reports.
func (d *Desk) Name() string {
	switch {
	case d.over != nil:
		head, _ := d.over.title(d.view())
		head, _, _ = strings.Cut(head, " for rank") // the same page for each rank
		return "desk: " + strings.ToLower(head)
	case d.event == nil:
		return "desk"
	}
	return "desk: " + strings.ToLower(tabNames[d.tab])
}

// view reads the event as it is now.
func (d *Desk) view() view {
	v := view{Event: d.event, file: d.file, tab: d.tab, playing: d.playing, doubt: d.doubt}
	if e := d.event; e != nil {
		v.missing, v.throw = missing(e), e.NextThrow(e.Round())
		v.left, v.timed = timeLeft(e, d.store.Now())
	}
	return v
}

// page returns the page of the tab shown, or the list of events.
func (d *Desk) page(p eventPage) page {
	switch {
	case d.event == nil:
		return d.eventsPage()
	case d.tab == playersTab:
		return playersPage{p, &d.players}
	case d.tab == lastTab:
		return finalPage{p, &d.final}
	}
	return d.roundPage(p)
}

func (d *Desk) eventsPage() eventsPage { return eventsPage{&d.events, d, d.tools} }

func (d *Desk) roundPage(p eventPage) roundPage { return roundPage{p, &d.rounds, &d.final.ranks} }

// eventPage returns the common part of the pages as it is now.
func (d *Desk) eventPage() eventPage { return eventPage{d.view(), d, d.tools} }

// listEvents reads the clubs anew.
func (d *Desk) listEvents() {
	if err := d.events.read(d.store); err != nil {
		d.err = err.Error()
	}
}

func (d *Desk) change(do func(*tournament.Desk) error) (view, bool) {
	err := d.changeIn(d.file, do)
	if err != nil {
		d.fail(err)
	}
	return d.view(), err == nil
}

// changeIn does something at the desk of an event, which need not be the one that is shown.
func (d *Desk) changeIn(file string, do func(*tournament.Desk) error) error {
	e, err := d.store.Change(file, inFront(do))
	if err == nil && file == d.file {
		d.take(e)
		d.clear()
	}
	return err
}

// inFront lets the ties that something leaves wait: their dice are thrown on a page, in front of
// the players.
func inFront(do func(*tournament.Desk) error) func(*tournament.Desk) error {
	return func(k *tournament.Desk) error {
		k.Waits = true
		return do(k)
	}
}

// fail says what went wrong. Which file it was in is seen while that event is shown.
func (d *Desk) fail(err error) {
	if in := (*tournament.FileError)(nil); errors.As(err, &in) && in.File == d.file {
		err = in.Err
	}
	d.err, d.doubt, d.moved = err.Error(), nil, true
}

func (d *Desk) clear() { d.err, d.doubt = "", nil }

// undoubt drops the question whether points are meant: it is asked anew each time, and only Enter
// right after it says yes.
func (d *Desk) undoubt() {
	if d.doubt != nil {
		d.clear()
	}
}

func (d *Desk) results() results { return results{d.store, d.cards, d.changeIn} }

func (d *Desk) ask(about *draft) { d.doubt = about }

// take shows an event as it is now.
func (d *Desk) take(e *tournament.Event) {
	d.event, d.stamp, d.moved = e, d.store.Stamp(d.file), true
	d.players.list.At = min(d.players.list.At, len(e.Players)-1)
	places := view{Event: e, tab: d.tab}.places()
	d.rounds.tables.At = max(0, min(d.rounds.tables.At, places-1))
}

// open shows an event at the place where it goes on.
func (d *Desk) open(file string) {
	e, err := d.store.Open(file)
	if err != nil {
		d.err = err.Error()
		return
	}
	d.clear()
	d.file, d.event, d.rounds.drafts, d.players.names = file, e, map[[2]int]*draft{}, kit.Typed{}
	d.players.list.At = 0
	d.show(kit.If(e.Over(), lastTab, e.Round()))
	d.host.Toast(restored(e))
}

// restored says where an event goes on.
func restored(e *tournament.Event) string {
	if e.Round() == 0 {
		return fmt.Sprintf("%s: %s signed in.", e.Name, count(len(e.Players), "player"))
	}
	n := 0
	for _, t := range e.Rounds[e.Round()-1].Tables {
		if t.Result != nil {
			n++
		}
	}
	return fmt.Sprintf("%s: round %d, %s.", e.Name, e.Round(), count(n, "result"))
}

// show turns to a tab.
func (d *Desk) show(tab int) {
	d.undoubt()
	d.tab = max(0, min(lastTab, tab))
	d.rounds.tables.At, d.rounds.tables.Top, d.rounds.seat, d.rounds.swap = 0, 0, 0, 0
	d.take(d.event)
	if d.tab == playersTab && len(d.event.Players) == 0 {
		d.players.names.Focus()
	}
	open := func(t tournament.Table) bool { return t.Result == nil }
	if i := slices.IndexFunc(view{Event: d.event, tab: d.tab}.round().Tables, open); i > 0 {
		d.rounds.tables.At = i
	}
}

// lay puts a sheet over the event.
func (d *Desk) lay(s sheet) {
	d.undoubt()
	d.over, d.err = s, ""
}

func (d *Desk) close() { d.over = nil }

// leave goes one step back.
func (d *Desk) leave() {
	switch {
	case d.err != "":
		d.clear()
	case d.over != nil:
		d.close()
	case d.event != nil && !d.players.names.Empty():
		d.players.names = kit.Typed{}
	case d.rounds.swap != 0:
		d.rounds.swap = 0
	case d.event != nil:
		d.event, d.file = nil, ""
		d.listEvents()
	default:
		d.host.Back()
	}
}

// Dropped takes files dropped on the window: names, fleets, or the records of games.
func (d *Desk) Dropped(files []kit.File) {
	for _, f := range files {
		d.dropped(f)
	}
}

func (d *Desk) dropped(f kit.File) {
	p := d.eventPage()
	switch {
	case d.event == nil || d.over != nil:
		d.fail(fmt.Errorf("%s: open an event first, then drop the file", f.Name))
	case strings.HasSuffix(f.Name, ".jsonl") && d.tab >= 1 && d.tab < lastTab:
		d.roundPage(p).fromRecord(f.Text, f.Name)
	case strings.HasSuffix(f.Name, ".txt") && d.tab == playersTab:
		playersPage{p, &d.players}.signIn(string(f.Text))
	case d.tab == playersTab:
		playersPage{p, &d.players}.handIn(f)
	default:
		d.fail(fmt.Errorf("%s is not a saved game (*.game.jsonl)", f.Name))
	}
}

// Pasted signs in the names of a text of several lines.
func (d *Desk) Pasted(names string) {
	if d.event != nil && d.over == nil && d.tab == playersTab {
		playersPage{d.eventPage(), &d.players}.signIn(names)
	}
}
