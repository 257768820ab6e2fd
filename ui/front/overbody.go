package front

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Body is the verdict, and below it where the battle turned and the points of both players.
func (p *Over) Body() kit.Part {
	columns := kit.Split(&p.tabs, kit.Col{Name: "Turning point", Least: 430, Share: 5, High: 420, Part: p.turned()},
		kit.Col{Name: "Fleet Points", Least: 340, Share: 3, Part: p.points()})
	won := scene.Seats[int(p.battle.Shown.Result.Winner)+1].Main
	return kit.Striped(won, kit.Sheet(kit.Column(12, p.heading(), columns, p.nextThing().Grow(-1))))
}

// heading shows who has won, when the battle turned, why it ended, and the next commands.
func (p *Over) heading() kit.Part {
	u, s := p.battle.Game.Setup(), &p.battle.Shown
	ink := scene.Seats[int(s.Result.Winner)+1].Text
	reader, _ := p.person()
	why := record.Why(s, u, reader)
	label := u.Scenario.Sheet().Title + " · " + p.battle.When() + p.battle.BranchWords()
	where := []kit.Part{kit.Line(scene.StyleLabel, ink, label)}
	for i, c := range p.window.Chips() {
		where = append(where, chipPart(i, &c))
	}
	words := []kit.Part{kit.Text(scene.StyleBody, scene.Text1, p.story()), kit.Text(scene.StyleBody, scene.Text2, why)}
	if asked := reading.Coached(p.battle.Game.Setup(), p.battle.Coach.Asks); asked != "" {
		words = append(words, kit.Text(scene.StyleSmall, scene.Text3, asked))
	}
	verdict := func(st kit.Style) kit.Part { return kit.Column(2, kit.Row(8, where...), p.verdict(st)) }
	told := kit.Column(2, append([]kit.Part{verdict(scene.StyleVerdict)}, words...)...)
	main, others := kit.Button(p.main()), p.others()
	rows := kit.Row(8, append(kit.Each(others, kit.Button), main)...)
	if last := len(others) - 1; last > 0 {
		upper := kit.Row(8, append([]kit.Part{kit.Space()}, kit.Each(others[:last], kit.Button)...)...)
		rows = kit.Column(8, upper, kit.Row(8, kit.Space(), kit.Button(others[last]), main))
	}
	low := kit.Column(
		4,
		kit.Row(8, verdict(scene.StyleH2).Least(kit.If(kit.ForThumb(), 260, 200.0), 0), kit.Space(),
			kit.Tools(&p.more, others...), main.Whole()),
		kit.Column(2, words...),
	)
	return kit.Either(kit.Row(16, told.Grow(1).Least(420, 0), rows).Least(900, 0), low)
}

// verdict shows the result in a line: own points first, each in the color of its seat.
func (p *Over) verdict(st kit.Style) kit.Part {
	u, s := p.battle.Game.Setup(), &p.battle.Shown
	first, words := s.Result.Winner, "Drawn"
	if first != game.Nobody {
		words = u.Player(first) + " won"
	}
	if seat, one := p.person(); one {
		first = seat
		words = kit.If(s.Result.Winner == seat, "You won", "You lost")
	}
	if first == game.Nobody {
		first = game.One
	}
	number := func(who game.PlayerID) kit.Part {
		return kit.Line(st, scene.Seats[int(who)+1].Main, names.Minus(fmt.Sprint(game.Points(s, u, who)))).Whole()
	}
	return kit.Row(
		10,
		kit.Squeezed(st, scene.Text1, words),
		number(first),
		kit.Line(st, scene.Text1, "to").Whole(),
		number(first.Other()),
		kit.Space(),
	)
}

// others returns the commands beside the main one.
func (p *Over) others() (cs []*kit.Command) {
	for _, c := range []*kit.Command{p.replay(), p.share(), p.replays(), p.log(), p.undo(), p.leave(), p.swap()} {
		if c != nil && !(c.ID == "title" && p.window.Hosted()) {
			cs = append(cs, c)
		}
	}
	return cs
}

// chipPart is a chip with its words; what shows more of it can be pressed.
func chipPart(i int, c *Chip) kit.Part {
	line := kit.If(c.Wrong, scene.Danger, scene.LineStrong)
	tip := func() kit.Tip { return kit.Tip{Name: c.Name, Words: c.Words} }
	part := kit.Pill(c.Name, line, scene.Card).Tip(tip).Name("chip", i)
	if c.Do != nil {
		return part.Press(c.Do)
	}
	return part
}

// points are the Fleet Points of both players line by line, the fleets at the end side by side, who
// led when, and where everybody stands.
func (p *Over) points() kit.Part {
	s, u := &p.battle.Shown, p.battle.Game.Setup()
	seats := [2]game.PlayerID{game.One, game.Two}
	const wide = 74.0
	number := func(st kit.Style, ink kit.Ink, n int) kit.Part {
		return kit.Row(0, kit.Space(), kit.Line(st, ink, names.Minus(fmt.Sprint(n)))).Wide(wide)
	}
	heads, totals := []kit.Part{
		kit.Line(scene.StyleLabel, scene.Text3, "Fleet Points").Grow(1),
	}, []kit.Part{
		kit.Line(scene.StyleBody, scene.Text2, "Total").Grow(1),
	}
	var lines [2][]game.ScoreLine
	for k, who := range seats {
		lines[k] = game.Score(s, u, who)
		heads = append(heads, kit.Row(4, kit.Space(), kit.Seat(6, k+1, -1),
			kit.Squeezed(lineStyle, scene.Seats[k+1].Text, u.Player(who))).Wide(wide+16))
		totals = append(totals, number(scene.StyleScore, scene.Seats[k+1].Main, game.Points(s, u, who)).Wide(wide+16))
	}
	ps := []kit.Part{kit.Row(8, heads...), kit.Row(8, totals...)}
	for _, l := range scored(lines) {
		row := []kit.Part{kit.Column(0, kit.Text(lineStyle, scene.Text1, l.words),
			kit.Text(scene.StyleCaption, scene.Text3, l.why)).Grow(1)}
		for k := range seats {
			row = append(
				row,
				number(
					scene.StyleNumber,
					kit.If(l.points[k] < 0, scene.DangerText, kit.If(l.points[k] == 0, scene.Text3, scene.Text1)),
					l.points[k],
				),
			)
		}
		ps = append(ps, kit.Rule(), kit.Row(8, row...))
	}
	ps = append(ps, kit.Gap(2), kit.Line(scene.StyleLabel, scene.Text3, "Fleets at the end"),
		kit.Row(12, p.fleet(0), p.fleet(1)))
	return kit.Panel(kit.Column(7, append(ps, p.past()...)...))
}

// line is a line of points of both players.
type line struct {
	words, why string
	points     [2]int
}

// scored are the lines of both players, those with the same words side by side.
func scored(of [2][]game.ScoreLine) (out []line) {
	for k := range of {
		for _, l := range of[k] {
			i := slices.IndexFunc(out, func(x line) bool { return x.words == l.Words })
			if i < 0 {
				i = len(out)
				out = append(out, line{words: l.Words, why: l.Why})
			} else if out[i].why != l.Why && l.Why != "" {
				out[i].why = strings.TrimPrefix(out[i].why+"; "+l.Why, "; ")
			}
			out[i].points[k] += l.Points
		}
	}
	return out
}

var lineStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 18}

var shipName = scene.Style{Face: scene.Condensed, Size: 14.5, Line: 18}

// fleet shows the ships and the resource of a player at the end of a battle.
func (p *Over) fleet(seat int) kit.Part {
	s := &p.battle.Shown
	var rows []kit.Part
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; int(sh.Owner) == seat && !sh.Map {
			rows = append(rows, p.ship(game.ShipID(i)))
		}
	}
	if r := p.battle.Game.Setup().Fleets[seat].Resource; r.Card != nil {
		rows = append(rows, kit.Row(
			6,
			kit.Text(scene.StyleSmall, scene.Text2, r.Card.Name).Grow(1),
			kit.Line(scene.StyleNumber, scene.Text2, fmt.Sprint(r.SP)).Whole(),
		))
	}
	return kit.Column(8, rows...).Grow(1).At(kit.Above)
}

// ship shows a ship at the end of a battle, with the cost of it and of all its cards.
func (p *Over) ship(id game.ShipID) kit.Part {
	u, sh := p.battle.Game.Setup(), &p.battle.Shown.Ships[id]
	f := u.Facts(id)
	hull, of := p.battle.Hull(id)
	art, tones, _ := onmap.Art(f.Ship)
	short := names.Short(u.Name(id))
	name, note := kit.Squeezed(shipName, scene.Text1, short),
		kit.Line(scene.StyleCaption, scene.Text2, fmt.Sprintf("hull %d of %d", hull, of))
	ink, picture := scene.Text1, kit.Art(28, art, tones, 0)
	if sh.Destroyed {
		name, note = kit.Struck(shipName, scene.Text3, short),
			kit.Line(scene.StyleCaption, scene.DangerText, fmt.Sprintf("lost in round %d", sh.DeadIn))
		ink, picture = scene.Text3, kit.Dim(28, art, tones)
	}
	return kit.Row(
		6,
		picture,
		kit.Column(0, name, note).Grow(1),
		kit.Line(scene.StyleNumber, ink, fmt.Sprint(f.Price())).Whole(),
	)
}

// past is the battle seen from its end: who led when, and the table with the ways of the ships.
func (p *Over) past() []kit.Part {
	l := p.lookedBack()
	s := &p.battle.Shown
	var ways []boardview.Way
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; !sh.Map && len(l.trails[i]) > 0 {
			ways = append(ways, boardview.Way{Seat: int(sh.Owner) + 1, At: l.trails[i], Lost: !sh.OnTable()})
		}
	}
	label := func(words string) kit.Part { return kit.Line(scene.StyleLabel, scene.Text3, words) }
	var marks []int
	for _, e := range l.turns {
		marks = append(marks, e.round)
	}
	return []kit.Part{
		kit.Gap(2),
		label("Lead by round, Fleet Points"),
		kit.Swing(l.lead, marks, 80),
		label("Final positions"),
		boardview.Plan(p.board(), 150, ways...),
	}
}

// board is the table at the end; where ships fought no more they are not on it.
func (p *Over) board() *scene.Board { return onmap.Board(p.battle.Game.View(game.Nobody)) }

// turn is a turning point; a press watches it.
func (p *Over) turn(i int, e turn) kit.Part {
	seat := kit.If(e.by < 0, 2, 1)
	row := kit.Entry(
		false,
		kit.Row(
			8,
			kit.Line(scene.StyleKeyCap, scene.Accent, fmt.Sprintf("R%d", e.round)).Wide(24),
			kit.Line(scene.StyleSmall, scene.Text1, strings.TrimSuffix(e.words, ".")).Grow(1),
			kit.Line(scene.StyleNumber, scene.Seats[seat].Text, fmt.Sprintf("+%d", max(e.by, -e.by))).Whole(),
		),
	)
	if p.replay() == nil {
		return row
	}
	watch := p.window.Replay()
	return row.Name("moment", i).Press(func() { watch(e.answers) }).
		Tip(func() kit.Tip { return kit.Tip{Name: "Turning point", Words: "Watch it in the replay."} })
}
