package desk

import (
	"fmt"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// final is the state of the page of the final ranks. The rounds show the same list of ranks.
type final struct {
	ranks kit.Listed
	tabs  kit.Tabs
	side  kit.Scrolled
}

// finalPage shows the standings, and what they bring at the end.
type finalPage struct {
	eventPage
	*final
}

func (d finalPage) commands() kit.Commands {
	cs := kit.Commands{d.nextEvent(), d.showRoom()}
	if d.throw != nil {
		cs = append(cs, d.rollOff())
	}
	return cs
}

// showRoom shows the ranks to the room, one by one.
func (d finalPage) showRoom() *kit.Command {
	c := &kit.Command{
		ID:    "reveal",
		Words: "Show to the room",
		Key:   "v",
		Tip:   "Show the ranks one by one, the last one first.",
		Do:    func() { d.lay(&reveal{}) },
	}
	return c.OffWhen(!d.Over(), "The event is still running.")
}

// body returns the ranks with their titles, the factions and the awards.
func (d finalPage) body() kit.Part {
	head, note := "Final ranks", ""
	if !d.Over() {
		head, note = "Current ranks", "the event is still running"
	}
	st := d.Ranks(d.Round())
	ranks := say("No one has signed in yet.")
	if len(st) > 0 {
		ranks = kit.List(&d.ranks, len(st), rankRow, func(i int) kit.Part { return d.finalRow(&st[i]) })
	}
	return kit.Split(&d.tabs,
		kit.Col{Name: "Ranks", Least: 420, Share: 2, Part: panel(head, note, ranks)},
		kit.Col{Name: "Result", Least: 310, Share: 1, Part: d.awards()})
}

func (d finalPage) finalRow(s *tournament.Standing) kit.Part {
	return kit.Column(0, kit.Rule(),
		kit.Row(12, kit.Line(scene.StyleNumber24, scene.Text2, fmt.Sprint(s.Rank)).Wide(28),
			kit.Column(0, kit.Line(nameStyle, scene.Text1, s.Player),
				kit.Line(scene.StyleCaption, scene.Text3, tournament.Below(s))).Grow(1), d.outcomes(s),
			kit.Line(scene.StyleNumber20, scene.Text1, tournament.Totals(s))).High(rankRow-1))
}

// awards returns the awards of the event beside the ranks, with instructions.
func (d finalPage) awards() kit.Part {
	e := d.Event
	var ps []kit.Part
	tell := func(head, words string) {
		ps = append(ps, label(head, ""), kit.Text(scene.StyleBody, scene.Text1, words))
	}
	if e.Over() {
		words := e.FinalRanks()[0] + " is Admiral."
		if e.Kit().Commendation {
			words += " The Admiral receives the Commendation Award Token at the storyline's next event."
		}
		tell("Winner", words)
	}
	if lines := e.FactionResult(); len(lines) > 0 {
		ps = append(ps, factions(lines))
	}
	if els := e.MapElements(); e.Over() && len(els) > 0 {
		tell("Map elements go to", strings.Join(els, ", "))
	}
	if t := e.Commendation; t != nil {
		words := "not spent"
		if t.Spent > 0 {
			words = fmt.Sprintf("spent in round %d %s", t.Spent, t.On)
		}
		tell("Commendation Award Token", e.Player(t.Holder).Name+": "+words)
	}
	for _, r := range e.RollOffsUpTo(e.Round()) {
		ps = append(ps, label("Roll-off: "+r.What, ""))
		ps = append(ps, kit.Each(r.Throws, throw)...)
	}
	print := d.print()
	print.Look = kit.Main
	next := d.nextEvent()
	if !e.Over() {
		next = nil
	}
	var roll kit.Part
	if d.throw != nil {
		roll = kit.Button(d.rollOff())
	}
	return kit.Foot(&d.side, panel("Result", "", ps...),
		kit.Column(8, roll, kit.Button(next), kit.Button(d.showRoom()).If(e.Over()),
			kit.Buttons(d.log(), d.wall()), kit.Button(print)))
}
