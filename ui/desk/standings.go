package desk

import (
	"fmt"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// standings are the ranks as they stand, the factions, the Commendation Award Token.
func (d *finalPage) standings() kit.Part {
	e, after := d.event, d.ranked()
	head := "Standings"
	if n := min(after, e.Finished()); n > 0 {
		head = fmt.Sprintf("Standings after round %d", n)
	}
	ps := []kit.Part{d.rankTable(e.Ranks(after))}
	if lines := e.FactionResult(); len(lines) > 0 && after == e.Round() { // they are those of the last round
		ps = append(ps, factions(lines))
	}
	return panel(head, "", append(ps, d.token())...)
}

const rankRow = 46

func (d *finalPage) rankTable(st []tournament.Standing) kit.Part {
	number := func(i, n int) kit.Part { return kit.Line(scene.StyleNumber20, scene.Text1, fmt.Sprint(n)) }
	row := func(i int, cells kit.Part) kit.Part {
		return kit.Column(0, kit.Rule(), kit.Air(8, 0, cells).High(rankRow-1)).Key(rankKey(st[i].No)).Glide()
	}
	cols := []kit.TableCol{
		{Head: "#", Wide: 22, Cell: func(i int) kit.Part { return kit.Line(scene.StyleNumber20, scene.Text2, fmt.Sprint(st[i].Rank)) }},
		{Head: "Player", Cell: func(i int) kit.Part {
			ink := kit.If(st[i].OutFrom > 0, scene.Text3, scene.Text1)
			return kit.Column(0, kit.Line(nameStyle, ink, st[i].Player), kit.Line(scene.StyleCaption, scene.Text3, beside(&st[i])))
		}},
	}
	for r := range tournament.Rounds {
		cols = append(cols, kit.TableCol{Head: fmt.Sprintf("R%d", r+1), Wide: 20, Spare: 1, Cell: func(i int) kit.Part { return d.outcome(&st[i], r) }})
	}
	cols = append(cols,
		kit.TableCol{Head: "BP", Wide: 24, Right: true, Cell: func(i int) kit.Part { return number(i, st[i].Battle) }},
		kit.TableCol{Head: "FP", Wide: 36, Right: true, Cell: func(i int) kit.Part { return number(i, st[i].Points) }})
	return kit.Table(&d.ranks, len(st), rankRow, row, cols...)
}

// rankKey is who a row of the ranks is, so that it moves to its new place.
type rankKey tournament.No

// beside is what is said of a player below the name.
func beside(s *tournament.Standing) string {
	switch {
	case s.Tied:
		return "tied: roll-off"
	case s.OutFrom > 0:
		return "dropped out"
	case s.Allegiance != "":
		return s.Allegiance
	case s.RolledOff:
		return "by roll-off"
	case s.InFrom > 0:
		return "came late"
	}
	return ""
}

// outcomes are what the rounds have brought, a letter each.
func (d *finalPage) outcomes(s *tournament.Standing) kit.Part {
	ps := make([]kit.Part, tournament.Rounds)
	for r := range ps {
		ps[r] = d.outcome(s, r).Wide(20)
	}
	return kit.Row(4, ps...)
}

// outcome is what a round has brought; one that still runs counts nothing yet.
func (d *finalPage) outcome(s *tournament.Standing, r int) kit.Part {
	o, ink := tournament.Outcome("·"), scene.Text3
	if r < len(s.Rounds) && s.Rounds[r].Outcome != tournament.Awaited {
		o = s.Rounds[r].Outcome
		if r < d.event.Finished() {
			ink = outcomeInk(o)
		}
	}
	return kit.Line(scene.StyleNumber, ink, string(o))
}

func outcomeInk(o tournament.Outcome) kit.Ink {
	switch o {
	case tournament.Win:
		return scene.Accent
	case tournament.Loss, tournament.Missed, tournament.NoShow:
		return scene.Text3
	}
	return scene.Text2
}

// factions are the factions' points, the best first.
func factions(lines []tournament.FactionLine) kit.Part {
	most := 1
	for _, f := range lines {
		most = max(most, f.Battle)
	}
	ps := []kit.Part{label("Factions", "")}
	for _, f := range lines {
		ps = append(ps, kit.Row(10, kit.Line(scene.StyleSmall, scene.Text2, f.Code).Wide(34), kit.Meter(float64(f.Battle)/float64(most)).Grow(1),
			kit.Line(boldStyle, scene.Text1, fmt.Sprintf("%d BP · %d", f.Battle, f.Points))))
	}
	return kit.Column(6, ps...)
}

// token is the Commendation Award Token of the event, where it has one.
func (d *finalPage) token() kit.Part {
	t := d.event.Commendation
	if t == nil {
		return kit.Part{}
	}
	words := "unused: re-roll any 1 of their dice, once"
	switch {
	case t.Spent > 0:
		words = fmt.Sprintf("spent in round %d %s", t.Spent, t.On)
	case d.event.Over():
		words = "not spent"
	}
	return kit.Card(kit.Row(12, kit.Icon("admiral", 26, scene.Text2), kit.Column(2, kit.Text(scene.StyleLabel, scene.Text3, "Commendation Award Token"),
		kit.Text(boldStyle, scene.Text1, d.event.Player(t.Holder).Name+", "+t.Why), kit.Text(scene.StyleSmall, scene.Text2, words)).Grow(1)))
}
