package front

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/outlook"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// turned shows where the battle turned: the chance to win over the rounds, the costliest decisions,
// and the changes of the lead.
func (p *Over) turned() kit.Part {
	u := p.battle.Game.Setup()
	label := func(words, note string) kit.Part {
		return kit.Row(
			12,
			kit.Line(scene.StyleLabel, scene.Text3, words).Whole(),
			kit.Space(),
			kit.Text(scene.StyleCaption, scene.Text3, note),
		)
	}
	who := p.who()
	whose := u.Player(who) + "’s chance to win"
	if _, one := p.person(); one {
		whose = "your chance to win"
	}
	var ps []kit.Part
	if p.review != nil {
		ps = append(ps, label("Turning point", whose+", estimated by the captain AI"), kit.Chart(p.curve(), 110))
		ps = append(ps, p.balance())
		ps = append(ps, p.costly(label)...)
		ps = append(ps, p.costlyOther(label)...)
	}
	if l := p.lookedBack(); len(l.turns) > 0 {
		var turns []kit.Part
		for i, e := range l.turns {
			turns = append(turns, p.turn(i, e))
		}
		ps = append(ps, label("Turning points", "Fleet Points"), kit.Column(0, turns...))
	}
	return kit.Panel(kit.Column(8, ps...))
}

// costly are the decisions that cost most: skeletons while they are looked for.
func (p *Over) costly(label func(words, note string) kit.Part) (ps []kit.Part) {
	ds := p.decisions()
	head := p.costliestOf(p.who(), len(ds))
	switch {
	case !p.review.Done():
		ps = append(
			ps,
			label(head, fmt.Sprintf("analyzing: %d%%", p.percent())),
			kit.Gauged(kit.Gauge{Part: p.review.Part(), Ink: scene.Accent}, 6),
		)
		for range 3 {
			ps = append(
				ps,
				kit.Card(
					kit.Column(
						10,
						kit.Gauged(kit.Gauge{Waits: true}, 14),
						kit.Gauged(kit.Gauge{Waits: true}, 14),
						kit.Gauged(kit.Gauge{Waits: true}, 14),
					),
				),
			)
		}
	case len(ds) == 0:
		ps = append(ps, label(head, ""), kit.Text(scene.StyleBody, scene.Text2, noCost))
	default:
		note := ""
		if p.again(0, &ds[0]) != nil {
			note = [...]string{"Press 1 to play again from there", "Press 1 or 2 to play again from there",
				"Press 1, 2 or 3 to play again from there"}[min(len(ds), 3)-1]
		}
		ps = append(ps, label(head, note))
		for i := range ds {
			ps = append(ps, p.decision(i, &ds[i]))
		}
	}
	return ps
}

// noCost is said of a seat that decided well.
const noCost = "No decision cost more than 3% of the chance to win."

// costliestOf is the heading of a seat's decisions: yours, or by the player's name.
func (p *Over) costliestOf(who game.PlayerID, n int) string {
	words := kit.If(n == 1, "costliest decision", "costliest decisions")
	if seat, one := p.person(); one && seat == who {
		return "Your " + words
	}
	return p.battle.Game.Setup().Player(who) + "’s " + words
}

// costlyOther are the decisions that cost the other seat most, a line each, once both are known.
func (p *Over) costlyOther(label func(words, note string) kit.Part) (ps []kit.Part) {
	if !p.review.Done() {
		return nil
	}
	ds, note := costliest(p.other), ""
	if !p.other.Done() {
		note = fmt.Sprintf("analyzing: %d%%", int(100*p.other.Part()))
	}
	ps = append(ps, label(p.costliestOf(p.who().Other(), len(ds)), note))
	if p.other.Done() && len(ds) == 0 {
		ps = append(ps, kit.Text(scene.StyleBody, scene.Text2, noCost))
	}
	for i := range ds {
		ps = append(ps, p.inLine(i, &ds[i]))
	}
	return ps
}

// inLine is a decision of the other seat.
func (p *Over) inLine(i int, d *reading.Decision) kit.Part {
	words := kit.Column(
		1,
		kit.Text(scene.StyleCaption, scene.Text3, d.Asking()),
		kit.Text(scene.StyleSmall, scene.Text1, d.Title()+": "+d.Did()+". Better: "+d.Best()),
	)
	row := kit.Row(
		12,
		kit.Seat(6, int(d.Asked.Player)+1, -1),
		words.Grow(1).Least(160, 0),
		kit.Line(scene.StyleNumber, scene.DangerText, d.Points()).Whole(),
	)
	if p.replay() == nil {
		return row
	}
	watch := p.window.Replay()
	return row.Name("other", i).Press(func() { watch(d.At) }).
		Tip(func() kit.Tip { return kit.Tip{Name: "Costly decision", Words: "Watch it in the replay."} })
}

// decision shows one of them.
func (p *Over) decision(i int, d *reading.Decision) kit.Part {
	bar := func(who, what string, chance int, ink kit.Ink) kit.Part {
		return kit.Row(
			10,
			kit.Text(scene.StyleSmall, scene.Text1, who+": "+what).Grow(3).Least(100, 0),
			kit.Gauged(kit.Gauge{Part: float64(chance) / 1000, Ink: ink}, 6).Grow(2).Least(60, 0),
			kit.Line(scene.StyleNumber, ink, reading.Percent(chance)).Wide(44),
		)
	}
	seat, of := scene.Seats[int(d.Asked.Player)+1].Main, p.toldOf(i, d)
	words := kit.Column(
		3,
		kit.Text(scene.StyleCaption, scene.Text3, d.Asking()),
		kit.Text(lineStyle, scene.Text1, of.played.Words),
		kit.Text(scene.StyleSmall, scene.Text2, onAverage(d.Title())),
		bar(
			kit.If(p.yours(), "You", "Played"),
			d.Did(),
			d.Played.Chance(),
			seat,
		),
		bar("Better", d.Best(), d.Better.Chance(), scene.Accent),
	)
	loss := kit.Row(
		6,
		kit.Line(scene.StyleCaption, scene.Text3, "chance to win"),
		kit.Line(scene.StyleNumber20, scene.DangerText, d.Points()).Whole(),
	)
	var show kit.Part
	if p.replay() != nil {
		watch := p.window.Replay()
		show = kit.Line(scene.StyleSmall, scene.Accent, "Show in replay").Name("show", i).Press(func() { watch(d.At) })
	}
	end := kit.Column(6, loss, kit.Button(p.again(i, d)), show)
	mark := kit.Numbered(i+1, i == 0)
	picture := boardview.Closeup(of.board, 116, of.on...).Wide(168).At(kit.Above)
	wide := kit.Row(12, mark.At(kit.Above), picture, words.Wide(250).Grow(1), end.Wide(196))
	narrow := kit.Column(8, kit.Row(12, mark.At(kit.Above), words.Grow(1).Least(160, 0)), end)
	return kit.Card(kit.Either(wide, narrow)).Name("decision", i).Tip(func() kit.Tip {
		return kit.Tip{Name: of.played.Words, Words: d.Why()}
	})
}

// onAverage returns the cost of a decision as a sentence.
func onAverage(title string) string {
	if strings.HasSuffix(title, "damage") {
		title += " on average"
	}
	return title + "."
}

// yours reports whether the page speaks to the person whose decisions they are.
func (p *Over) yours() bool {
	_, one := p.person()
	return one
}

// curve is the chance to win over the rounds, with the decisions on it.
func (p *Over) curve() kit.Curve {
	who, u := p.who(), p.battle.Game.Setup()
	seat, foe := int(who)+1, int(who.Other())+1
	k := kit.Curve{
		Now:       -1,
		At:        -1,
		Top:       u.Player(who.Other()) + " ahead",
		Bottom:    u.Player(who) + " ahead",
		TopInk:    scene.Seats[foe].Text,
		BottomInk: scene.Seats[seat].Text,
		Line:      scene.Seats[seat].Main,
		Fill:      scene.Seats[seat].Fill,
	}
	rounds := int(p.battle.Shown.Round)
	for n := 1; n <= rounds; n++ {
		k.Steps = append(k.Steps, fmt.Sprintf("R%d", n))
	}
	for _, o := range p.review.Curve() {
		k.Knots = append(k.Knots, kit.Knot{Step: float64(o.Round - 1), Part: float64(o.Chance) / 1000, Sure: true})
	}
	if p.review.Done() {
		k.Knots = append(
			k.Knots,
			kit.Knot{Step: float64(rounds), Part: outlook.Of(p.battle.Shown.Result.Winner, who), Sure: true},
		)
	}
	within := [...]float64{
		game.Planning:   0.08,
		game.Activation: 0.4,
		game.Combat:     0.72,
		game.End:        0.95,
		game.GameOver:   1,
	}
	for i, d := range p.decisions() {
		k.Pins = append(k.Pins, kit.Pin{N: i + 1, Step: float64(d.Round-1) + within[d.Phase]})
	}
	return k
}

// story tells in a sentence where the battle turned, or returns "" until that is known.
func (p *Over) story() string {
	if p.review == nil || !p.review.Done() {
		return ""
	}
	who := p.who()
	won := p.battle.Shown.Result.Winner == who
	ds := p.decisions()
	if won {
		round, from, to, least := p.rose()
		if to-from < outlook.Heavy {
			return fmt.Sprintf("No turning point: the chance to win stayed at %s or more.", reading.Percent(least))
		}
		return fmt.Sprintf(
			"Round %d turned it: the chance to win rose from %s to %s.",
			round,
			reading.Percent(from),
			reading.Percent(to),
		)
	}
	if len(ds) > 0 && ds[0].Loss() >= outlook.Heavy {
		return fmt.Sprintf("Round %d: %s. The chance to win fell from %s to %s.", ds[0].Round,
			p.toldOf(0, &ds[0]).played.Words, reading.Percent(ds[0].Better.Chance()),
			reading.Percent(ds[0].Played.Chance()))
	}
	return "No single decision lost it."
}

// rose is the round in which the chance to win rose most, and the least that it was as a round
// began.
func (p *Over) rose() (round, from, to, least int) {
	c := p.review.Curve()
	least = 1000
	for i, o := range c {
		least = min(least, o.Chance)
		next := 1000
		if i+1 < len(c) {
			next = c[i+1].Chance
		}
		if next-o.Chance > to-from {
			round, from, to = int(o.Round), o.Chance, next
		}
	}
	return round, from, to, least
}
