package desk

import (
	"cmp"
	"fmt"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// standings returns the ranks as they stand, the factions, the Commendation Award Token.
func (v view) standings(ranks *kit.Listed) kit.Part {
	e, after := v.Event, v.ranked()
	head := "Standings"
	if n := min(after, e.Finished()); n > 0 {
		head = fmt.Sprintf("Standings after round %d", n)
	}
	ps := []kit.Part{v.rankTable(ranks, e.Ranks(after))}
	if lines := e.FactionResult(); len(lines) > 0 && after == e.Round() { // they are those of the last round
		ps = append(ps, factions(lines))
	}
	return panel(head, "", append(ps, v.token())...)
}

const rankRow = 46

func (v view) rankTable(ranks *kit.Listed, st []tournament.Standing) kit.Part {
	row := func(i int, cells kit.Part) kit.Part {
		return kit.Column(0, kit.Rule(), kit.Air(8, 0, cells).High(rankRow-1)).Key(rankKey(st[i].No)).Glide()
	}
	var cols []kit.TableCol
	for _, c := range tournament.Columns() {
		col := kit.TableCol{Head: cmp.Or(c.Short, c.Head), Wide: 36, Right: c.Number}
		col.Cell = func(i int) kit.Part { return kit.Line(scene.StyleNumber20, scene.Text1, c.Cell(&st[i])) }
		switch {
		case c.Below:
			continue
		case c.ID == "rank":
			col.Wide, col.Right = 22, false
			col.Cell = func(i int) kit.Part { return kit.Line(scene.StyleNumber20, scene.Text2, c.Cell(&st[i])) }
		case c.ID == "player":
			col.Wide = 0
			col.Cell = func(i int) kit.Part {
				ink := kit.If(st[i].OutFrom > 0, scene.Text3, scene.Text1)
				below := tournament.Below(&st[i], "title")
				return kit.Column(0, kit.Line(nameStyle, ink, c.Cell(&st[i])),
					kit.Line(scene.StyleCaption, scene.Text3, below))
			}
		case c.Round > 0:
			col.Wide, col.Spare = 20, 1
			col.Cell = func(i int) kit.Part { return v.outcome(&st[i], c.Round-1) }
		case c.ID == "battle":
			col.Wide = 24
		}
		cols = append(cols, col)
	}
	return kit.Table(ranks, len(st), rankRow, row, cols...)
}

// rankKey identifies a row of the ranks, so that it moves to its new place.
type rankKey tournament.No

// outcomes returns the results of the rounds, a letter each.
func (v view) outcomes(s *tournament.Standing) kit.Part {
	ps := make([]kit.Part, tournament.Rounds)
	for r := range ps {
		ps[r] = v.outcome(s, r).Wide(20)
	}
	return kit.Row(4, ps...)
}

// outcome returns the result of a round; one that still runs has none yet.
func (v view) outcome(s *tournament.Standing, r int) kit.Part {
	o, ink := tournament.Outcome("·"), scene.Text3
	if r < len(s.Rounds) && s.Rounds[r].Outcome != tournament.Awaited {
		o = s.Rounds[r].Outcome
		if r < v.Finished() {
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

// factions returns the factions' points, the best first.
func factions(lines []tournament.FactionLine) kit.Part {
	most := 1
	for _, f := range lines {
		most = max(most, f.Battle)
	}
	ps := []kit.Part{label("Factions", "")}
	for _, f := range lines {
		ps = append(
			ps,
			kit.Row(
				10,
				kit.Line(scene.StyleSmall, scene.Text2, f.Code).Wide(34),
				kit.Meter(float64(f.Battle)/float64(most)).Grow(1),
				kit.Line(boldStyle, scene.Text1, fmt.Sprintf("%d BP · %d", f.Battle, f.Points)),
			),
		)
	}
	return kit.Column(6, ps...)
}

// token returns the Commendation Award Token of the event, where it has one.
func (v view) token() kit.Part {
	t := v.Commendation
	if t == nil {
		return kit.Part{}
	}
	words := "unused: re-roll any 1 of their dice, once"
	switch {
	case t.Spent > 0:
		words = fmt.Sprintf("spent in round %d %s", t.Spent, t.On)
	case v.Over():
		words = "not spent"
	}
	return kit.Card(kit.Row(12, kit.Icon("admiral", 26, scene.Text2),
		kit.Column(2, kit.Text(scene.StyleLabel, scene.Text3, "Commendation Award Token"),
			kit.Text(boldStyle, scene.Text1, v.Player(t.Holder).Name+", "+t.Why),
			kit.Text(scene.StyleSmall, scene.Text2, words)).Grow(1)))
}
