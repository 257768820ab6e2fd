package learn

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"

	"attackwing/game"
	"attackwing/game/lesson"
	"attackwing/game/puzzle"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// puzzleKey identifies the tile of a puzzle.
type puzzleKey int

// idOf returns the id of a puzzle among the lessons.
func idOf(k *puzzle.Puzzle) string { return "puzzle-" + k.ID }

// today returns the puzzle of the day.
func (p *Page) today() (i int, ok bool) {
	n := len(p.options.Puzzles)
	if n == 0 || p.options.Day <= 0 {
		return 0, false
	}
	const stride = 7 // days that follow each other have puzzles that do not
	return p.options.Day * stride % n, true
}

// solvedOne reports whether a puzzle has been solved.
func (p *Page) solvedOne(i int) bool {
	return p.learned.Now().Of(idOf(&p.options.Puzzles[i])).Done
}

// table returns the position of a puzzle, nil where it cannot be laid.
func (p *Page) table(i int) *scene.Board {
	b, known := p.tables[i]
	if !known {
		if cards, err := p.options.Cards(); err == nil {
			if g, err := p.options.Puzzles[i].Open(p.options.Find, cards); err == nil {
				b = onmap.Board(g.View(p.options.Puzzles[i].Question(g).Player))
			}
		}
		p.tables[i] = b
	}
	return b
}

// solved returns the number of puzzles solved.
func (p *Page) solved() (n int) {
	for i := range p.options.Puzzles {
		if p.learned.Now().Of(idOf(&p.options.Puzzles[i])).Done {
			n++
		}
	}
	return n
}

// taught returns a puzzle as a lesson of one step: its best answer is what the step wants, any
// other is played and told to be wrong.
func (p *Page) taught(k *puzzle.Puzzle) (*lesson.Lesson, *game.Game, error) {
	cards, err := p.options.Cards()
	if err != nil {
		return nil, nil, err
	}
	g, err := k.Open(p.options.Find, cards)
	if err != nil {
		return nil, nil, err
	}
	laid, err := record.ReadTable(bytes.NewReader(k.Table), k.ID)
	if err != nil {
		return nil, nil, err
	}
	q := k.Question(g)
	asked := &lesson.Question{Ask: k.Ask}
	if q.Ship != game.NoShip && int(q.Ship) < len(laid.IDs()) {
		asked.Ship = laid.IDs()[q.Ship]
	}
	choose := k.Best
	if len(choose) == 0 {
		choose = []string{"Spend nothing"}
	}
	step := lesson.Step{
		Do:     k.Name,
		Words:  k.Title + ". What is the best choice?",
		Asked:  asked,
		Choose: choose,
		Wrong:  "There is a better choice. Try again, or show the answer.",
	}
	l := &lesson.Lesson{
		ID:       idOf(k),
		Title:    k.Name,
		Goal:     "Find the best answer",
		Minutes:  1,
		Player:   int(q.Player) + 1,
		Position: *laid,
		Steps:    []lesson.Step{step},
	}
	return l, g, nil
}

// following returns the puzzle that comes after one: of the unsolved ones the next of a kind that was
// not played last or before that; where there is none the next of another kind than the last, and
// else the next.
func (p *Page) following(i int) int {
	n := len(p.options.Puzzles)
	for _, but := range [...][]string{p.kinds[:], p.kinds[1:], nil} {
		for k := 1; k < n; k++ {
			if at := (i + k) % n; !p.solvedOne(at) && !slices.Contains(but, p.options.Puzzles[at].Ask) {
				return at
			}
		}
	}
	return (i + 1) % n
}

// solve plays a puzzle.
func (p *Page) solve(i int) {
	if kind := p.options.Puzzles[i].Ask; kind != p.kinds[1] {
		p.kinds = [2]string{p.kinds[1], kind}
	}
	p.puzzle = i
	k := &p.options.Puzzles[i]
	l, g, err := p.taught(k)
	if err != nil {
		p.trouble = "This puzzle cannot be played: " + err.Error()
		return
	}
	c := &battle.Class{
		Lesson: l,
		Words:  fmt.Sprintf("Puzzle %d of %d · %s", i+1, len(p.options.Puzzles), k.Grade),
		Why:    k.Why,
		Kept:   func([]game.Answer) error { return nil },
	}
	c.Done = func() {
		p.learned.Now().Note(l.ID, lesson.Progress{Done: true, Step: 1})
		if err := p.keep(); err != nil {
			p.host.Toast("Your progress could not be saved: " + err.Error())
		}
		p.puzzle = p.following(i)
	}
	c.Ways = []battle.Way{{Words: "Next puzzle", Do: func() { p.solve(p.following(i)) }}}
	p.host.Play(battle.Start{Game: g, Class: c})
}

// solving returns the commands for puzzles.
func (p *Page) solving() kit.Commands {
	n := len(p.options.Puzzles)
	if n == 0 {
		return nil
	}
	cs := kit.Commands{
		{ID: "solve", Words: "Solve it", Key: "s", Do: func() { p.solve(p.puzzle) }},
		{ID: "random", Words: "Random", Key: "r", Do: func() { p.solve(rand.IntN(n)) }},
	}
	if i, ok := p.today(); ok {
		cs = append(cs, &kit.Command{
			ID:    "today",
			Words: "Today's",
			Key:   "t",
			Tip:   "Puzzle of the day, the same for everyone.",
			Lit:   p.puzzle == i,
			Do:    func() { p.puzzle = i },
		})
	}
	return cs
}

// yourMove returns the puzzles: the one that is chosen with its grade, and all of them.
func (p *Page) yourMove() kit.Part {
	ks := p.options.Puzzles
	if len(ks) == 0 {
		return kit.Part{}
	}
	now := &ks[p.puzzle]
	cs := p.solving()
	ps := []kit.Part{
		kit.Row(12, kit.Line(scene.StyleH2, scene.Text1, "Your move").Grow(1),
			kit.Line(scene.StyleSmall, scene.Text3, fmt.Sprintf("%d of %d", p.solved(), len(ks)))),
		boardview.Vista(p.table(p.puzzle)).Tip(func() kit.Tip {
			return kit.Tip{Name: now.Name, Words: "One choice is best. The computer has proved it."}
		}),
		kit.Row(
			8,
			kit.Text(scene.StyleH3, scene.Text1, fmt.Sprintf("%d · %s", p.puzzle+1, now.Name)).Grow(1),
			kit.Pill("Today", scene.Accent, scene.AccentLo).If(p.isToday()),
			kit.Line(scene.StyleSmall, scene.Text2, now.Grade.String()).Whole(),
			graded(now.Grade),
		),
		kit.Text(scene.StyleSmall, scene.Text2, now.Title+"."),
		kit.Buttons(cs...),
	}
	tiles := make([]kit.Part, len(ks))
	for i := range ks {
		tiles[i] = p.tile(i)
	}
	return kit.Panel(kit.Column(10, append(ps, kit.Grid(112, 4, tiles...))...))
}

// isToday reports whether the puzzle of the day is chosen.
func (p *Page) isToday() bool {
	i, ok := p.today()
	return ok && i == p.puzzle
}

// graded returns a grade by one to three triangles.
func graded(g puzzle.Grade) kit.Part {
	var ps []kit.Part
	for range g {
		ps = append(ps, kit.Icon("grade", 9, scene.Text3))
	}
	return kit.Row(2, ps...).Whole()
}

var tileWords = scene.Style{Face: scene.Condensed, Size: 13, Line: 16}

// tile returns a puzzle: its number, its name, its grade by triangles, or that it is solved.
func (p *Page) tile(i int) kit.Part {
	k := &p.options.Puzzles[i]
	mark := graded(k.Grade)
	if p.solvedOne(i) {
		mark = kit.Icon("ok", 14, scene.Accent)
	}
	body := kit.Column(0, kit.Row(6, kit.Line(scene.StyleNumber, scene.Text1, fmt.Sprint(i+1)), kit.Space(), mark),
		kit.Squeezed(tileWords, scene.Text1, k.Name))
	return kit.Chosen(i == p.puzzle, body).Key(puzzleKey(i)).Name("puzzle", i).Says(k.Name).Press(func() {
		if p.puzzle == i {
			p.solve(i)
			return
		}
		p.puzzle = i
	})
}
