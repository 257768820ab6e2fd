package desk

import (
	"fmt"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// coming is what is to be done next, and what the next round waits for.
type coming struct{ *Desk }

// withNext is a part with what the next round waits for below it, and the button that opens that
// round at the foot.
func (d *coming) withNext(p kit.Part) kit.Part {
	return kit.Foot(
		&d.rounds.side,
		kit.Column(10, p, d.next()),
		kit.Panel(kit.Column(6, d.computers(), d.roll(), kit.Button(d.pairNext()), d.notReady())),
	)
}

// next is what the next round waits for.
func (d *coming) next() kit.Part {
	e, round := d.event, d.event.Round()
	missing := d.missing()
	head := "To begin round 1"
	var ps []kit.Part
	switch {
	case e.Over():
		head = "Event finished"
		ps = append(ps, ticked(true, "All three rounds are played."))
	case round > 0:
		head = fmt.Sprintf("To finish round %d", round)
		if done := len(e.Rounds[round-1].Tables) - d.stillOpen(); done > 0 {
			ps = append(ps, ticked(true, count(done, "table")+" finished"))
		}
	case len(missing) == 0:
		ps = append(ps, ticked(true, "Everyone is ready."))
	}
	for _, m := range missing {
		ps = append(ps, ticked(false, names.Sentence(m.String())))
	}
	return panel(head, "", append(ps, kit.Buttons(d.log(), d.wall(), d.print()))...)
}

// stillOpen returns how many tables of the last round wait for something.
func (d *Desk) stillOpen() int {
	tables := map[int]bool{}
	for _, m := range d.event.Missing(d.event.Round()) {
		tables[m.Table] = true
	}
	return len(tables)
}

// computers is how far the computers are, or the button that lets them play.
func (d *coming) computers() kit.Part {
	if p := d.battles.playing; p != nil && p.file == d.file {
		return kit.Column(
			4,
			kit.Text(
				scene.StyleSmall,
				scene.Text2,
				fmt.Sprintf("Computers: %d of %d tables played", p.done, len(p.tables)),
			),
			kit.Meter(float64(p.done)/float64(len(p.tables))),
		)
	}
	if d.battles.openTables() > 0 {
		return kit.Button(d.battles.rest())
	}
	return kit.Part{}
}

// roll is the roll-off that is due, or the last one.
func (d *coming) roll() kit.Part {
	if next := d.event.NextThrow(d.event.Round()); next != nil {
		return kit.Column(
			4,
			kit.Text(scene.StyleSmall, scene.Text2, d.nameList(next)+" are tied. Each rolls 5 attack dice."),
			kit.Button(d.rollOff()),
		)
	}
	if r, ok := d.rounds.lastRoll(); ok {
		return kit.Column(
			4,
			kit.Text(scene.StyleSmall, scene.Text2, "Roll-off: "+r.What),
			throw(r.Throws[len(r.Throws)-1]),
		)
	}
	return kit.Part{}
}

func (d *coming) nameList(ns []tournament.No) string {
	var out []string
	for _, n := range ns {
		out = append(out, d.event.Player(n).Name)
	}
	return strings.Join(out, ", ")
}

// notReady says why the next round cannot be opened.
func (d *coming) notReady() kit.Part {
	return kit.Text(scene.StyleSmall, scene.DangerSentence, d.pairNext().Off)
}

// notYet counts what is missing by kind.
func (d *coming) notYet(missing []tournament.Missing) string {
	n := map[tournament.Lack]int{}
	for _, m := range missing {
		n[m.Lack]++
	}
	var out []string
	for _, of := range lacks {
		if n := n[of.lack]; n == 1 {
			out = append(out, "1 "+of.one)
		} else if n > 1 {
			out = append(out, fmt.Sprintf("%d %s", n, of.many))
		}
	}
	verb := kit.If(len(missing) == 1, "is", "are")
	return fmt.Sprintf("Not ready: %s %s missing.", strings.Join(out, ", "), verb)
}

// lacks are the kinds of what is missing as they are counted.
var lacks = []struct {
	lack      tournament.Lack
	one, many string
}{
	{
		tournament.NoPlayers,
		"player",
		"players",
	}, {tournament.NoAllegiance, "allegiance", "allegiances"}, {tournament.NoFleet, "fleet", "fleets"},
	{tournament.NotVerified, "verified table", "verified tables"}, {tournament.NoResult, "result", "results"},
	{
		tournament.NotSigned,
		"signed result",
		"signed results",
	}, {tournament.NotConfirmed, "signed correction", "signed corrections"},
}
