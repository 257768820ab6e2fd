package desk

import (
	"slices"
	"strconv"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
)

// Commands are what can be done now.
func (d *Desk) Commands() kit.Commands {
	switch {
	case d.over != nil:
		return append(d.over.commands(d), d.back())
	case d.event == nil:
		return kit.Commands{d.list.openChosen(), d.list.newEvent(), d.back()}
	}
	var own kit.Commands
	switch {
	case d.tab == playersTab:
		own = d.people.commands()
	case d.tab == lastTab:
		own = kit.Commands{d.nextEvent()}
		if d.event.NextThrow(d.event.Round()) != nil {
			own = append(own, d.rollOff())
		}
	case d.tab <= d.event.Round():
		own = d.rounds.commands()
	}
	return slices.Concat(
		own,
		kit.Commands{d.pairNext(), d.watch.clock(), d.wall(), d.log(), d.print(), d.turn(-1), d.turn(1), d.back()},
	)
}

func (d *Desk) back() *kit.Command { return kit.Back(d.leave) }

// turn goes to another tab of the event.
func (d *Desk) turn(by int) *kit.Command {
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

func (d *Desk) wall() *kit.Command {
	return &kit.Command{
		ID:    "wall",
		Words: "Wall",
		Key:   "b",
		Look:  kit.Small,
		Tip:   "Large view for a wall or projector.",
		Do:    func() { d.lay(&wall{}) },
	}
}

func (d *Desk) log() *kit.Command {
	return &kit.Command{
		ID:    "log",
		Words: "Log",
		Key:   "l",
		Look:  kit.Small,
		Tip:   "Every change and who made it.",
		Do:    func() { d.lay(newLog(d)) },
	}
}

func (d *Desk) print() *kit.Command {
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
func (d *Desk) nextEvent() *kit.Command {
	return (&kit.Command{ID: "next", Words: "Next event of the storyline", Key: "n", Do: func() { d.lay(newNext(d)) }}).OffWhen(
		!d.event.Over(),
		"This event has not ended yet.",
	)
}

// pairNext opens the next round.
func (d *Desk) pairNext() *kit.Command {
	e, round := d.event, d.event.Round()
	c := &kit.Command{ID: "pair", Words: "Final ranks", Key: "ctrl+enter", Look: kit.Main, Do: d.pair}
	if round < tournament.Rounds && !e.Over() {
		c.Words = "Pair round " + strconv.Itoa(round+1)
	}
	switch missing := d.missing(); {
	case len(missing) > 0:
		c.Off = d.coming.notYet(missing)
	case e.NextThrow(round) != nil:
		c.Off = "Tied players must roll off first."
	}
	return c
}

// missing is what the next round waits for.
func (d *Desk) missing() []tournament.Missing {
	switch {
	case d.event.Over():
		return nil
	case d.event.Round() == 0:
		return d.event.Unready()
	default:
		return d.event.Waiting()
	}
}
