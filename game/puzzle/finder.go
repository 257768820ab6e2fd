package puzzle

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/record"
)

// Finder looks for puzzles in battles.
type Finder struct {
	Scenarios record.Scenarios
	Cards     *card.Catalogue
	Least     int // by how much the best has to be better, thousandths of a Fleet Point; 0: 1500
	Seen      func(asked, found int)
	asked     int
	found     int
}

// asks are the questions that puzzles are made of: one answer is picked, and it can be imagined.
var asks = []game.Ask{
	game.ChooseManeuver,
	game.ChooseAction,
	game.ChooseTarget,
	game.ModifyAttackDice,
	game.ModifyDefenseDice,
	game.KeepCloak,
	game.UseCards,
	game.ChooseFreeAction,
}

const (
	least = 1500
	proof = 3 // searches with other dice that have to agree
)

// Battle looks at every question of a battle that was played, and hands out what is a puzzle, until
// it is told to stop.
func (f *Finder) Battle(u *game.Setup, answers []game.Answer, name string, take func(p *Puzzle) (more bool)) error {
	g, err := game.New(u)
	if err != nil {
		return err
	}
	for n, a := range answers {
		if a.Beside() {
			return nil
		}
		if i := slices.IndexFunc(g.Prompts(), func(q game.Prompt) bool { return q.ID == a.Prompt }); i >= 0 {
			if p := f.question(g, &g.Prompts()[i], fmt.Sprintf("%s-%d", name, n)); p != nil && !take(p) {
				return nil
			}
		}
		if _, err := g.Submit(a); err != nil {
			return fmt.Errorf("answer %d: %w", n+1, err)
		}
	}
	return nil
}

// question makes a puzzle of a question, nil where it is none.
func (f *Finder) question(g *game.Game, q *game.Prompt, id string) *Puzzle {
	if len(q.Options) < 2 || q.Max != 1 || !slices.Contains(asks, q.Ask) ||
		q.Ask == game.ChooseManeuver && !alone(g, q) {
		return nil
	}
	f.asked++
	if f.Seen != nil {
		f.Seen(f.asked, f.found)
	}
	bar := max(1, f.Least)
	if f.Least == 0 {
		bar = least
	}
	best, _ := search(g.View(q.Player), q, 1, bar)
	if best == nil {
		return nil
	}
	laid, err := record.Of(g)
	if err != nil {
		return nil
	}
	laid.Seed = 1 // the dice to come are other ones
	laid.Dice, laid.Players = nil, nil
	var text bytes.Buffer
	if laid.Write(&text) != nil {
		return nil
	}
	p := &Puzzle{
		ID:     id,
		Ask:    q.Ask.String(),
		Best:   best.words,
		Next:   best.nextWords,
		Better: best.by,
		Games:  best.games,
		Table:  text.Bytes(),
	}
	if q.Ship != game.NoShip {
		p.Ship = g.Setup().Name(q.Ship)
	}
	if !f.prove(p, bar, 1000) {
		return nil
	}
	f.found++
	return p
}

// alone reports whether a dial is the only one of its player's that is to be set.
func alone(g *game.Game, q *game.Prompt) bool {
	for _, o := range g.Prompts() {
		if o.Player == q.Player && o.ID != q.ID {
			return false
		}
	}
	return true
}

// prove opens a puzzle as it is written, and searches with other dice: each search has to find the
// same answer clearly better.
func (f *Finder) prove(p *Puzzle, bar int, seed uint64) bool {
	for k := range uint64(proof) {
		g, err := p.Open(f.Scenarios, f.Cards)
		if err != nil {
			return false
		}
		q := p.Question(g)
		v := g.View(q.Player)
		x, ok := search(v, q, seed+k, bar)
		if !ok || x == nil || !slices.Equal(x.words, p.Best) {
			return false
		}
		if k == 0 {
			p.Why, p.Title, p.Next = x.why(), title(p, q), x.nextWords
			p.Grade = grade(p, g, q)
		}
		p.Better, p.Games = min(p.Better, x.by), p.Games+x.games
	}
	return true
}

// Prove reports whether searches with dice that nobody has seen find the best answer of a puzzle
// clearly better too.
func (f *Finder) Prove(p *Puzzle) bool {
	x := *p
	return f.prove(&x, least/2, 5000)
}

// foundBest is the result of a search.
type foundBest struct {
	words, nextWords []string
	best, next       ai.Proposal
	by, games        int
}

// search is a long search at a question: nil where no answer is clearly better than the others, and
// not ok where it cannot be imagined.
func search(v *game.View, q *game.Prompt, seed uint64, bar int) (*foundBest, bool) {
	asked := *q
	asked.Options = slices.Clone(q.Options)
	c := ai.NewCounsel(v, &asked, seed)
	for c.Step() {
		if b := c.Best(); len(b) > 1 && b[0].Games >= 40 { // hopeless ones are given up early
			if by, _ := b[0].Better(&b[1].Worth); by < bar/2 {
				return nil, true
			}
		}
	}
	b := c.Best()
	if len(b) < 2 || b[0].Games < ai.Sure || b[1].Games < ai.Sure {
		return nil, false
	}
	by, sure := b[0].Better(&b[1].Worth)
	if !sure || by < bar {
		return nil, true
	}
	x := &foundBest{best: b[0], next: b[1], by: by, games: b[0].Games}
	x.words, x.nextWords = said(v, &asked, &b[0]), said(v, &asked, &b[1])
	if slices.Equal(x.words, x.nextWords) {
		return nil, true
	}
	return x, true
}

// said are the words of a proposal.
func said(v *game.View, q *game.Prompt, x *ai.Proposal) []string {
	if q.Ask != game.ChooseManeuver {
		return wordsOf(v, q, x.Answer)
	}
	for i := range q.Options {
		if o := &q.Options[i]; o.Kind == game.SetManeuver && o.N == x.Moves[q.Ship] {
			return []string{Called(v, q, i)}
		}
	}
	return nil
}

// why returns the advantage of the best answer over the next, in a sentence.
func (x *foundBest) why() string {
	var parts []string
	more := func(n int, one, words string) {
		if n >= 100 || n <= -100 {
			sign := "more"
			if n < 0 {
				sign, n = "fewer", -n
				if one == "damage" {
					sign = "less"
				}
			}
			parts = append(parts, fmt.Sprintf("%.1f %s %s", float64(n)/1000, sign, words))
		}
	}
	more(x.best.Dealt()-x.next.Dealt(), "damage", "damage dealt")
	more(x.best.Taken()-x.next.Taken(), "damage", "damage taken")
	more(x.best.Destroyed()-x.next.Destroyed(), "ships", "ships destroyed")
	more(x.best.Lost()-x.next.Lost(), "ships", "own ships lost")
	if d := x.best.Points() - x.next.Points(); d >= 100 || d <= -100 {
		parts = append(parts, fmt.Sprintf("%+.1f Fleet Points", float64(d)/1000))
	}
	if len(parts) == 0 {
		parts = append(parts, "a better place for the next round")
	}
	return fmt.Sprintf("Compared with the next best, %s, at the end of the round: %s.", strings.Join(x.nextWords, ", "),
		strings.Join(parts, ", "))
}

// title returns the title of a puzzle.
func title(p *Puzzle, q *game.Prompt) string {
	if p.Ship == "" {
		return q.Ask.String()
	}
	return p.Ship + ": " + strings.ToLower(q.Ask.String()[:1]) + q.Ask.String()[1:]
}

// grade is by which players find the answer.
func grade(p *Puzzle, g *game.Game, q *game.Prompt) Grade {
	v := g.View(q.Player)
	solves := func(level string) bool {
		who, err := ai.New(level, 1)
		if err != nil {
			return false
		}
		return p.Right(v, q, who.Choose(v, q))
	}
	switch {
	case solves("ensign"):
		return Easy
	case solves("captain"):
		return Medium
	}
	return Hard
}
