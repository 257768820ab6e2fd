package desk

import (
	"strconv"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
)

// Commands returns the commands of the desk as it is now.
func (d *Desk) Commands() kit.Commands {
	p := d.eventPage()
	if d.over != nil {
		return append(d.over.commands(p), d.back())
	}
	own := d.page(p).commands()
	if d.event != nil {
		own = append(own, p.pairNext(), p.clock(), p.wall(), p.log(), p.print(), p.turn(-1), p.turn(1))
	}
	return append(own, d.back())
}

func (d *Desk) back() *kit.Command { return kit.Back(d.leave) }

// turn goes to another tab of the event.
func (d eventPage) turn(by int) *kit.Command {
	c := &kit.Command{
		ID:    "turn:" + strconv.Itoa(by),
		Words: "Next page of the event",
		Key:   "]",
		Do:    func() { d.show(d.tab + by) },
	}
	if by < 0 {
		c.Words, c.Key = "Previous page", "["
	}
	return c
}

func (d eventPage) wall() *kit.Command {
	return &kit.Command{
		ID:    "wall",
		Words: "Wall",
		Key:   "b",
		Look:  kit.Small,
		Tip:   "Large view for a wall or projector.",
		Do:    func() { d.lay(&wall{}) },
	}
}

func (d eventPage) log() *kit.Command {
	return &kit.Command{
		ID:    "log",
		Words: "Log",
		Key:   "l",
		Look:  kit.Small,
		Tip:   "Every change and who made it.",
		Do:    func() { d.lay(newLog(d.Event)) },
	}
}

func (d eventPage) print() *kit.Command {
	return &kit.Command{
		ID:    "print",
		Words: "Print",
		Key:   "ctrl+p",
		Look:  kit.Small,
		Tip:   "Pairings, Score Sheet, standings, Build Sheets.",
		Do:    func() { d.lay(&printing{}) },
	}
}

// nextEvent begins the event that follows the one that is over.
func (d eventPage) nextEvent() *kit.Command {
	c := &kit.Command{ID: "next", Words: "Next event of the storyline", Key: "n", Do: func() {
		clubs, err := d.store.Clubs()
		d.lay(newNext(d.view, d.store.Now(), clubs))
		if err != nil {
			d.fail(err)
		}
	}}
	return c.OffWhen(!d.Over(), "This event has not ended yet.")
}

// pairNext opens the next round.
func (d eventPage) pairNext() *kit.Command {
	round := d.Round()
	c := &kit.Command{ID: "pair", Words: "Final ranks", Key: "ctrl+enter", Look: kit.Main, Do: d.pair}
	if round < tournament.Rounds && !d.Over() {
		c.Words = "Pair round " + strconv.Itoa(round+1)
	}
	switch {
	case len(d.missing) > 0:
		c.Off = notYet(d.missing)
	case d.throw != nil:
		c.Off = "Tied players must roll off first."
	}
	return c
}

// pair draws the next round and turns to it.
func (d eventPage) pair() {
	if d.Over() || d.Round() == tournament.Rounds {
		d.show(lastTab)
		if d.Over() {
			d.lay(&reveal{})
		}
		return
	}
	if now, ok := d.change((*tournament.Desk).Pair); ok {
		d.show(now.Round())
		d.change((*tournament.Desk).ChooseForComputers)
	}
}
