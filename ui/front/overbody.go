package front

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Body is the verdict, and below it the points of both players and the battle seen from its end.
func (p *Over) Body() kit.Part {
	u := p.battle.Game.Setup()
	columns := kit.Split(&p.tabs, kit.Col{Name: u.Player(game.One), Least: 300, Share: 3, High: 420, Part: p.score(game.One)}, kit.Col{Name: u.Player(game.Two), Least: 300, Share: 3, Part: p.score(game.Two)},
		kit.Col{Name: "The battle", Least: 288, Share: 2, Part: p.past()})
	won := scene.Seats[int(p.battle.Shown.Result.Winner)+1].Main
	return kit.Striped(won, kit.Sheet(kit.Column(12, p.heading(), columns)))
}

// heading is who has won and why, and what can be done.
func (p *Over) heading() kit.Part {
	u, s := p.battle.Game.Setup(), &p.battle.Shown
	ink := scene.Seats[int(s.Result.Winner)+1].Text
	head, why := p.battle.Result()
	where := []kit.Part{kit.Line(scene.StyleLabel, ink, u.Scenario.Sheet().Title+" · "+p.battle.When())}
	for i, c := range p.window.Chips() {
		where = append(where, chipPart(i, &c))
	}
	verdict := func(st kit.Style, wide float64) kit.Part {
		words := kit.Column(2, kit.Row(8, where...), kit.Text(st, scene.Text1, names.Minus(head)), kit.Text(scene.StyleBody, scene.Text2, why))
		return kit.Row(16, words.Grow(1).Least(wide, 0), p.buttons())
	}
	return kit.Either(verdict(scene.StyleVerdict, 420).Least(900, 0), verdict(scene.StyleH2, 220))
}

func (p *Over) buttons() kit.Part {
	return kit.Row(8, kit.Button(p.replay()), kit.Button(p.replays()), kit.Button(p.undo()), kit.Button(p.leave()).If(!p.window.Hosted()), kit.Button(p.main()))
}

// chipPart is a chip with its words; what shows more of it can be pressed.
func chipPart(i int, c *Chip) kit.Part {
	line := kit.If(c.Wrong, scene.Danger, scene.LineStrong)
	part := kit.Pill(c.Name, line, scene.Card).Tip(func() kit.Tip { return kit.Tip{Name: c.Name, Words: c.Words} }).Name("chip", i)
	if c.Do != nil {
		return part.Press(c.Do)
	}
	return part
}

var lineStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 18}

// score is a player's Fleet Points: as steps from the fleet limit on, line by line, ship by ship.
func (p *Over) score(who game.PlayerID) kit.Part {
	s, u, seat := &p.battle.Shown, p.battle.Game.Setup(), int(who)+1
	lines := game.Score(s, u, who)
	head := kit.Row(8, kit.Seat(8, seat, -1), kit.Line(scene.StyleH2, scene.Seats[seat].Text, u.Player(who)).Grow(1),
		kit.Line(scene.StyleScore, scene.Seats[seat].Main, names.Minus(fmt.Sprint(game.Points(s, u, who)))).Whole(), kit.Line(scene.StyleSmall, scene.Text2, "Fleet Points").At(kit.Below))
	steps := make([]int, len(lines))
	ps := []kit.Part{head, kit.Part{}}
	for i, l := range lines {
		steps[i] = l.Points
		sign, ink := "shields", scene.Text1
		if l.Points < 0 {
			sign, ink = "destroyed", scene.DangerText
		}
		words := kit.Column(0, kit.Text(lineStyle, scene.Text1, l.Words), kit.Text(scene.StyleCaption, scene.Text3, l.Why))
		ps = append(ps, kit.Rule(), kit.Row(10, kit.Icon(sign, 16, scene.Text2), words.Grow(1), kit.Line(scene.StyleNumber24, ink, names.Minus(fmt.Sprint(l.Points))).Whole()))
	}
	ps[1] = kit.Cascade(scene.Seats[seat].Main, steps...)
	ps = append(ps, kit.Gap(2), kit.Line(scene.StyleLabel, scene.Text3, "Fleet at the end"))
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Owner == who && !sh.Map {
			ps = append(ps, kit.Rule(), p.ship(game.ShipID(i)))
		}
	}
	if r := u.Fleets[who].Resource; r.Card != nil {
		ps = append(ps, kit.Rule(), kit.Row(8, kit.Gap(34), kit.Line(scene.StyleSmall, scene.Text2, r.Card.Name), kit.Line(scene.StyleCaption, scene.Text3, "resource").Grow(1),
			kit.Line(scene.StyleNumber, scene.Text2, fmt.Sprintf("%d SP", r.SP)).Whole()))
	}
	return kit.Panel(kit.Column(7, ps...))
}

var shipName = scene.Style{Face: scene.Condensed, Size: 14.5, Line: 18}

// ship is one at the end of a battle, with what it and all on it have cost.
func (p *Over) ship(id game.ShipID) kit.Part {
	u, sh := p.battle.Game.Setup(), &p.battle.Shown.Ships[id]
	f := u.Facts(id)
	sp := f.SP + f.CapSP + f.AdmSP
	for _, up := range f.Upgrades {
		sp += up.SP
	}
	hull, of := p.battle.Hull(id)
	art, tones, _ := onmap.Art(f.Ship)
	name, note := kit.Line(shipName, scene.Text1, u.Name(id)), kit.Line(scene.StyleCaption, scene.Text2, fmt.Sprintf("hull %d of %d", hull, of))
	ink, picture := scene.Text1, kit.Art(34, art, tones, 0)
	if sh.Destroyed {
		name, note = kit.Struck(shipName, scene.Text3, u.Name(id)), kit.Line(scene.StyleCaption, scene.DangerText, fmt.Sprintf("destroyed in round %d", sh.DeadIn))
		ink, picture = scene.Text3, kit.Dim(34, art, tones)
	}
	return kit.Row(8, picture, name, note.Grow(1), kit.Line(scene.StyleNumber, ink, fmt.Sprintf("%d SP", sp)).Whole())
}

// past is the battle seen from its end: the table with the ways of the ships, who led when, and what turned it.
func (p *Over) past() kit.Part {
	l := p.lookedBack()
	s := &p.battle.Shown
	var ways []kit.Way
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; !sh.Map && len(l.trails[i]) > 0 {
			ways = append(ways, kit.Way{Seat: int(sh.Owner) + 1, At: l.trails[i], Lost: !sh.OnTable()})
		}
	}
	label := func(words string) kit.Part { return kit.Line(scene.StyleLabel, scene.Text3, words) }
	var marks []int
	for _, e := range l.turns {
		marks = append(marks, e.round)
	}
	ps := []kit.Part{label("Final positions"), kit.Plan(p.board(), 150, ways...), label("Lead by round, Fleet Points"), kit.Swing(l.lead, marks, 80)}
	ps = append(ps, label("Turning points").If(len(l.turns) > 0))
	var turns []kit.Part
	for i, e := range l.turns {
		turns = append(turns, p.turn(i, e))
	}
	return kit.Panel(kit.Column(8, append(ps, kit.Column(0, turns...))...))
}

// board is the table at the end; where ships fought no more they are not on it.
func (p *Over) board() *scene.Board { return onmap.Board(p.battle.Game.View(game.Nobody)) }

// turn is a turning point; a press watches it.
func (p *Over) turn(i int, e turn) kit.Part {
	seat := 1
	if e.by < 0 {
		seat = 2
	}
	row := kit.Entry(false, kit.Row(8, kit.Line(scene.StyleKeyCap, scene.Accent, fmt.Sprintf("R%d", e.round)).Wide(24), kit.Line(scene.StyleSmall, scene.Text1, strings.TrimSuffix(e.words, ".")).Grow(1),
		kit.Line(scene.StyleNumber, scene.Seats[seat].Text, fmt.Sprintf("+%d", max(e.by, -e.by))).Whole()))
	if p.replay() == nil {
		return row
	}
	watch := p.window.Replay()
	return row.Name("moment", i).Press(func() { watch(e.answers) }).Tip(func() kit.Tip { return kit.Tip{Name: "Turning point", Words: "Watch it in the replay."} })
}
