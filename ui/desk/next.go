package desk

import (
	"fmt"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// withNext returns a part with the conditions of the next round below it, and the button that opens
// that round at the foot.
func (d eventPage) withNext(side *kit.Scrolled, table int, p kit.Part) kit.Part {
	return kit.Foot(side, kit.Column(10, p, d.next()),
		kit.Panel(kit.Column(6, d.computers(), d.roll(table), kit.Button(d.pairNext()), d.notReady())))
}

// next returns the conditions that the next round waits for.
func (d eventPage) next() kit.Part {
	e, round := d.Event, d.Round()
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
	case len(d.missing) == 0:
		ps = append(ps, ticked(true, "Everyone is ready."))
	}
	for _, m := range d.missing {
		ps = append(ps, ticked(false, names.Sentence(m.String())))
	}
	return panel(head, "", append(ps, kit.Buttons(d.log(), d.wall(), d.print()))...)
}

// computers returns the progress of the computers' battles, or the button that starts them.
func (d eventPage) computers() kit.Part {
	if p := d.playing; p != nil && p.file == d.file {
		return kit.Column(
			4,
			kit.Text(scene.StyleSmall, scene.Text2,
				fmt.Sprintf("Computers: %d of %d tables played", p.done, len(p.tables))),
			kit.Meter(float64(p.done)/float64(len(p.tables))),
		)
	}
	if d.ForComputers() != nil {
		return kit.Button(d.rest())
	}
	return kit.Part{}
}

// roll returns the roll-off that is due, or the last one.
func (d eventPage) roll(table int) kit.Part {
	if next := d.throw; next != nil {
		return kit.Column(
			4,
			kit.Text(scene.StyleSmall, scene.Text2, d.nameList(next)+" are tied. Each rolls 5 attack dice."),
			kit.Button(d.rollOff()),
		)
	}
	if r, ok := d.lastRoll(table); ok {
		return kit.Column(4, kit.Text(scene.StyleSmall, scene.Text2, "Roll-off: "+r.What),
			throw(r.Throws[len(r.Throws)-1]))
	}
	return kit.Part{}
}

func (d eventPage) nameList(ns []tournament.No) string {
	var out []string
	for _, n := range ns {
		out = append(out, d.Player(n).Name)
	}
	return strings.Join(out, ", ")
}

// notReady says why the next round cannot be opened.
func (d eventPage) notReady() kit.Part {
	return kit.Text(scene.StyleSmall, scene.DangerSentence, d.pairNext().Off)
}

// notYet counts what is missing by kind.
func notYet(missing []tournament.Missing) string {
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

// lacks lists the kinds of missing things as they are counted.
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
