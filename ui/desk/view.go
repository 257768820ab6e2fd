package desk

import (
	"time"

	"attackwing/game/card"
	"attackwing/game/tournament"
	"attackwing/ui/kit"
)

// view is an event as it is shown, read once for a body or a list of commands. Event is nil while
// the events are listed.
type view struct {
	*tournament.Event
	file    string
	tab     int                  // 0 the players, 1 to 3 a round, lastTab the final ranks
	missing []tournament.Missing // what the next round waits for
	throw   []tournament.No      // the tied players who roll off next
	left    time.Duration        // of the last round's clock
	timed   bool                 // the last round has a clock
	playing *playing             // the computers at play, of this event or another; nil none
	doubt   *draft               // the draft whose points need a confirmation, nil none
}

// deeds are the changes that a page asks of the desk.
type deeds interface {
	// change does something at the event's desk and returns the event after it. A refusal is shown
	// on the page.
	change(do func(*tournament.Desk) error) (view, bool)
	fail(err error)   // shows an error
	clear()           // takes the error off the page
	undoubt()         // takes a question about points off the page
	ask(about *draft) // makes the error shown a question about points, which Enter confirms
	lay(s sheet)      // puts a sheet over the event
	close()           // takes it away
	open(file string) // shows an event
	show(tab int)     // turns to a page of the event
	letPlay()         // starts the computers' battles
	results() results // for the results of battles
}

// tools are the window, the files and the cards that the desk works with.
type tools struct {
	host  Host
	store Store
	cards *card.Catalogue
}

// page is a page of the desk with all that it shows.
type page interface {
	commands() kit.Commands
	body() kit.Part
}

// eventPage holds the common part of the pages of an event and of the sheets over it.
type eventPage struct {
	view
	deeds
	tools
}

// sheet is a part that takes the whole page for a while.
type sheet interface {
	title(v view) (head, sub string)
	commands(d eventPage) kit.Commands
	body(d eventPage) kit.Part
}

// changes returns change as the deed of a command.
func (d eventPage) changes(do func(*tournament.Desk) error) func() { return func() { d.change(do) } }

// round returns the round of the tab, an empty one where it is not paired.
func (v view) round() *tournament.Round {
	if v.Event != nil && v.tab >= 1 && v.tab <= v.Round() {
		return &v.Rounds[v.tab-1]
	}
	return &tournament.Round{}
}

// ranked returns the round after which the standings are shown.
func (v view) ranked() int {
	if v.tab >= 1 && v.tab <= v.Round() {
		return v.tab
	}
	return v.Round()
}

// places returns the number of cards of the round shown: its tables, and the bye.
func (v view) places() int {
	n := len(v.round().Tables)
	if v.round().Bye != 0 {
		n++
	}
	return n
}

// stillOpen returns how many tables of the last round wait for something.
func (v view) stillOpen() int {
	tables := map[int]bool{}
	for _, m := range v.Missing(v.Round()) {
		tables[m.Table] = true
	}
	return len(tables)
}

// missing returns the open conditions of the next round of an event.
func missing(e *tournament.Event) []tournament.Missing {
	switch {
	case e.Over():
		return nil
	case e.Round() == 0:
		return e.Unready()
	}
	return e.Waiting()
}
