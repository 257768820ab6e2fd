package replay

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Body returns the board, the facts on the decision at the cursor beside it, and the way through
// the game below both.
func (p *Page) Body() kit.Part {
	return kit.Filled(kit.Column(8, p.head(),
		kit.Split(
			&p.tabs,
			kit.Col{
				Name:  "Board",
				Least: 420,
				Share: 1,
				Stays: true,
				Part:  p.boardPart(true),
				Folds: []kit.Col{{Name: "Board", Least: 180, Stays: true, Part: p.boardPart(false)}},
			},
			kit.Col{Name: "Analysis", Least: 420, Share: 1, High: 440, Part: p.beside(), Folds: []kit.Col{
				{Name: "Decision", Least: 250, Part: p.decision(true)},
				{Name: "Chance", Least: 250, Part: kit.Column(8, p.chance(180), p.luck())},
				{Name: "Log", Least: 250, Part: kit.Panel(p.log())}}},
		),
		p.time()))
}

// beside returns the column of everything known, where there is room for it.
func (p *Page) beside() kit.Part {
	return kit.Column(10, p.chance(150), kit.Split(&p.inner,
		kit.Col{Name: "Decision", Least: 380, Share: 3, Part: p.decision(false)},
		kit.Col{Name: "Log", Least: 280, Share: 2, Part: kit.Panel(p.log())}), p.luck())
}

// head returns the heading: the place of the cursor, and the commands for the game.
func (p *Page) head() kit.Part {
	title := "Replay · " + p.title() + p.outcome()
	when, ship, step := p.cursor()
	said := func(head, sub string) kit.Part {
		return kit.Column(0, kit.Line(scene.StyleH3, scene.Text1, head), kit.Line(scene.StyleCaption, scene.Text2, sub))
	}
	// where there is no width for the ship it takes the battle's place
	words := kit.Either(said(p.where(), title), said(when+step, ship).Whole())
	return kit.Row(12, kit.Button(p.back()), words, kit.Space(),
		kit.Tools(&p.more, p.asFilm(), p.nextLine(), p.showDials(), p.askNote(), p.share(), p.export()))
}

// boardPart returns the board, with the dice of an attack over it where they are wanted there.
func (p *Page) boardPart(dice bool) kit.Part {
	over := motion.OverBoard(p.stage(), p.now(), &p.eye, p.board.Clear, dice)
	// what is shown has been seen
	seen := boardview.Grab{At: func(scene.Pt) bool { return p.showing != nil }, Press: func(scene.Pt) { p.skip() }}
	return boardview.Board(&p.board, &p.eye, over, seen)
}

// time returns the timeline, with the commands that play it.
func (p *Page) time() kit.Part {
	var names []string
	for _, s := range speeds {
		names = append(names, fmt.Sprintf("%d×", s))
	}
	speed := kit.Choice("speed", slices.Index(speeds, p.speed), func(i int) { p.speed = speeds[i] }, names...)
	// after 8 comes 1
	faster := &kit.Command{ID: "faster", Words: fmt.Sprintf("%d×", p.speed), Do: func() { p.speed = p.speed * 2 % 15 }}
	return kit.Bare(
		kit.Air(
			8,
			4,
			kit.Row(8, kit.Button(p.first()), kit.Button(p.play()), kit.Button(p.last()),
				kit.Either(speed, kit.Button(faster)), p.timeline()),
		),
	)
}

// title returns the battle and who played it.
func (p *reel) title() string {
	words := p.film.Setup.Scenario.Sheet().Title
	if who := p.rec.Header.Who(); who != "" {
		words += " · " + who
	}
	return words
}

// outcome returns the result of the game, after a dot.
func (p *reel) outcome() string {
	for i := len(p.film.Moments) - 1; i >= 0 && i >= len(p.film.Moments)-2; i-- {
		for _, e := range p.film.Moments[i].Events {
			if b, ok := e.(game.BattleEnded); ok {
				return " · " + fmt.Sprintf("%s won %d to %d", p.film.Setup.Player(b.Winner),
					max(b.Points[0], b.Points[1]), min(b.Points[0], b.Points[1]))
			}
		}
	}
	return " · not over"
}

// where returns the cursor in words.
func (p *reel) where() string {
	when, ship, step := p.cursor()
	if ship != "" {
		when += " · " + ship
	}
	return when + step
}

// cursor returns the round and phase at the cursor, the ship that it is about, "" if there is none,
// and which step of the round it is.
func (p *reel) cursor() (when, ship, step string) {
	m := p.moment()
	when = "Set-up"
	if m.Round > 0 {
		when = fmt.Sprintf(
			"Round %d · %s",
			m.Round,
			map[game.Phase]string{game.Planning: "Planning", game.Activation: "Activation", game.Combat: "Combat",
				game.End: "End", game.GameOver: "Over"}[m.Phase],
		)
	}
	if m.Ship != game.NoShip {
		ship = names.Short(p.film.Setup.Name(m.Ship))
	}
	n, of := p.inRound()
	return when, ship, fmt.Sprintf(", step %d of %d", n, of)
}

// lineWords returns the name of the line of the record that is shown.
func (p *reel) lineWords() string {
	kept := p.lines()
	for i, k := range kept {
		switch {
		case k != p.line || i == 0:
		case p.rec.Branches[k-1].Back:
			return fmt.Sprintf("Undone, %d of %d", i, len(kept)-1)
		default:
			return fmt.Sprintf("Branch %d of %d", i, len(kept)-1)
		}
	}
	return fmt.Sprintf("Main line · branches: %d", len(kept)-1)
}

// lines returns the main line, the branches worth showing, and the line watched.
func (p *reel) lines() []int {
	out := append([]int{0}, p.rec.Kept()...)
	if slices.Contains(out, p.line) {
		return out
	}
	return append(out, p.line)
}
