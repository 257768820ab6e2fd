package desk

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/tournament"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Host is what the desk asks of the window.
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

// Desk is the page: the event that is open, and what every part of the page needs of it. Without an
// event it shows the list of events. Each part keeps what only it knows.
type Desk struct {
	host  Host
	store Store
	cards *card.Catalogue

	file  string
	event *tournament.Event
	stamp string
	moved bool  // something changed beside all commands
	tab   int   // 0 the players, 1 to 3 a round, lastTab the final ranks
	over  sheet // shown instead of the event, nil none
	err   string
	doubt *draft // whose points err asks about, nil none: Enter now means them

	list    eventList
	people  playersPage
	rounds  roundPage
	final   finalPage
	battles battles
	coming  coming
	watch   watch
}

// The tabs.
const (
	playersTab = 0
	lastTab    = tournament.Rounds + 1
)

var tabNames = [...]string{"Players", "Round 1", "Round 2", "Round 3", "Final ranks"}

// sheet is something that takes the whole page for a while.
type sheet interface {
	title(d *Desk) (head, sub string)
	commands(d *Desk) kit.Commands
	body(d *Desk) kit.Part
}

// New is the page with the list of events.
func New(h Host, s Store, cards *card.Catalogue) *Desk {
	d := closed(h, s, cards)
	d.list.events.Picks, d.people.players.Picks, d.rounds.tables.Picks = true, true, true
	d.rounds.tables.Picked = func(int) { d.rounds.goTo(d.rounds.tables.At, 0) }
	d.rounds.roundTabs.At = 1 // the tables
	d.list.listEvents()
	return d
}

// closed is a desk that nobody sits at yet.
func closed(h Host, s Store, cards *card.Catalogue) *Desk {
	d := &Desk{host: h, store: s, cards: cards}
	d.list.Desk, d.people.Desk, d.rounds.Desk, d.final.Desk, d.battles.Desk, d.coming.Desk, d.watch.Desk = d, d, d, d, d, d, d
	d.rounds.drafts = map[[2]int]*draft{}
	return d
}

// Name is what the report calls the page.
func (d *Desk) Name() string {
	switch {
	case d.over != nil:
		head, _ := d.over.title(d)
		return "desk: " + strings.ToLower(head)
	case d.event == nil:
		return "desk"
	}
	return "desk: " + strings.ToLower(tabNames[d.tab])
}

// change does something at the event's desk; what cannot be is said on the page.
func (d *Desk) change(do func(*tournament.Desk) error) bool {
	e, err := d.store.Change(d.file, inFront(do))
	if err != nil {
		d.fail(err)
		return false
	}
	d.take(e)
	d.err, d.doubt = "", nil
	return true
}

// inFront lets the ties that something leaves wait: their dice are thrown on a page, in front of
// the players.
func inFront(do func(*tournament.Desk) error) func(*tournament.Desk) error {
	return func(k *tournament.Desk) error {
		k.Waits = true
		return do(k)
	}
}

// changes is change as the deed of a command.
func (d *Desk) changes(do func(*tournament.Desk) error) func() { return func() { d.change(do) } }

// fail says what went wrong. Which file it was in is seen while that event is shown.
func (d *Desk) fail(err error) {
	if in := (*tournament.FileError)(nil); errors.As(err, &in) && in.File == d.file {
		err = in.Err
	}
	d.err, d.doubt, d.moved = err.Error(), nil, true
}

// undoubt drops the question whether points are meant: it is asked anew each time, and only Enter
// right after it says yes.
func (d *Desk) undoubt() {
	if d.doubt != nil {
		d.err, d.doubt = "", nil
	}
}

// take shows an event as it is now.
func (d *Desk) take(e *tournament.Event) {
	d.event, d.stamp, d.moved = e, d.store.Stamp(d.file), true
	d.people.players.At = min(d.people.players.At, len(e.Players)-1)
	d.rounds.tables.At = max(0, min(d.rounds.tables.At, d.places()-1))
}

// places is how many cards the round shown has: its tables, and the bye.
func (d *Desk) places() int {
	n := len(d.round().Tables)
	if d.round().Bye != 0 {
		n++
	}
	return n
}

// open shows an event at the place where it goes on.
func (d *Desk) open(file string) {
	e, err := d.store.Open(file)
	if err != nil {
		d.err = err.Error()
		return
	}
	d.file, d.err, d.doubt, d.rounds.drafts, d.rounds.swap, d.people.names = file, "", nil, map[[2]int]*draft{}, 0, kit.Typed{}
	d.people.players.At = 0
	d.tab = e.Round()
	if e.Over() {
		d.tab = lastTab
	}
	d.event = e
	d.show(d.tab)
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
		d.people.names.Focus()
	}
	if i := slices.IndexFunc(d.round().Tables, func(t tournament.Table) bool { return t.Result == nil }); i > 0 {
		d.rounds.tables.At = i
	}
}

// lay puts a sheet over the event.
func (d *Desk) lay(s sheet) {
	d.undoubt()
	d.over, d.err = s, ""
}

// round is the round of the tab, an empty one where it is not paired.
func (d *Desk) round() *tournament.Round {
	if d.event != nil && d.tab >= 1 && d.tab <= d.event.Round() {
		return &d.event.Rounds[d.tab-1]
	}
	return &tournament.Round{}
}

// ranked is the round after which the standings are shown.
func (d *Desk) ranked() int {
	if d.tab >= 1 && d.tab <= d.event.Round() {
		return d.tab
	}
	return d.event.Round()
}

// leave goes one step back.
func (d *Desk) leave() {
	switch {
	case d.err != "":
		d.err, d.doubt = "", nil
	case d.over != nil:
		d.over = nil
	case d.event != nil && !d.people.names.Empty():
		d.people.names = kit.Typed{}
	case d.rounds.swap != 0:
		d.rounds.swap = 0
	case d.event != nil:
		d.event, d.file = nil, ""
		d.list.listEvents()
	default:
		d.host.Back()
	}
}

// pair draws the next round and turns to it.
func (d *Desk) pair() {
	if d.event.Over() || d.event.Round() == tournament.Rounds {
		d.show(lastTab)
		return
	}
	if d.change((*tournament.Desk).Pair) {
		d.show(d.event.Round())
		d.change((*tournament.Desk).ChooseForComputers)
	}
}

// Dropped takes files dropped on the window: names, fleets, or the records of games.
func (d *Desk) Dropped(files []kit.File) {
	for _, f := range files {
		d.dropped(f)
	}
}

func (d *Desk) dropped(f kit.File) {
	switch {
	case d.event == nil || d.over != nil:
		d.fail(fmt.Errorf("%s: open an event first, then drop the file", f.Name))
	case strings.HasSuffix(f.Name, ".jsonl") && d.tab >= 1 && d.tab < lastTab:
		d.battles.fromRecord(f.Text, f.Name)
	case strings.HasSuffix(f.Name, ".txt") && d.tab == playersTab:
		d.people.signIn(string(f.Text))
	case d.tab == playersTab:
		d.people.handIn(f)
	default:
		d.fail(fmt.Errorf("%s is not a saved game (*.game.jsonl)", f.Name))
	}
}

// Pasted signs in the names of a text of several lines.
func (d *Desk) Pasted(names string) {
	if d.event != nil && d.over == nil && d.tab == playersTab {
		d.people.signIn(names)
	}
}
