package outlook

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/game/ai"
)

// Decision is a table at a question, with answers to it that are compared.
type Decision struct {
	// Game is the table, as Game.CopyTo gives it. It is only read.
	Game *game.Game
	// Answers are the answers; none: the table itself is looked at.
	Answers []game.Answer
	// Since is what the record goes on with. Answers in it to what is asked at the same time, the other dials, are given.
	Since []game.Answer
	// Level plays on, a level of package ai.
	Level string
}

// Player plays games of decisions, one after the other in the same buffers. It is for one goroutine.
type Player struct {
	g     game.Game
	table ai.Table
}

// Play plays game k of an answer to its end and tells who wins.
func (p *Player) Play(d *Decision, answer, k int) (game.PlayerID, error) {
	d.Game.CopyTo(&p.g)
	g := &p.g
	seed := uint64(k)*0x9e3779b9 + 1
	g.Otherwise(seed)
	if len(d.Answers) > 0 {
		if err := d.answer(g, answer); err != nil {
			return game.Nobody, err
		}
	}
	var players [2]ai.Player
	for i := range players {
		var err error
		if players[i], err = ai.New(d.Level, seed*2+uint64(i)); err != nil {
			return game.Nobody, err
		}
	}
	if err := p.table.Play(g, players); err != nil {
		return game.Nobody, err
	}
	return g.State().Result.Winner, nil
}

// answer gives the answer and, of the record, those to what is asked at the same time.
func (d *Decision) answer(g *game.Game, n int) error {
	together := map[int32]bool{}
	for _, p := range g.Prompts() {
		together[p.ID] = true
	}
	a := d.Answers[n]
	delete(together, a.Prompt)
	if _, err := g.Submit(a); err != nil {
		return fmt.Errorf("answer %d cannot be given: %w", n+1, err)
	}
	for _, b := range d.Since {
		if len(together) == 0 || !together[b.Prompt] || b.Concede {
			break
		}
		delete(together, b.Prompt)
		if _, err := g.Submit(b); err != nil {
			return fmt.Errorf("the record's answer to what was asked at the same time does not fit: %w", err)
		}
	}
	return nil
}

// Tally adds up games as one seat sees them.
type Tally struct {
	N   int
	Won float64 // a win 1, a draw a half
}

// Add takes in a game.
func (t *Tally) Add(r float64) { t.N, t.Won = t.N+1, t.Won+r }

// Of is what a game was for a seat: a win 1, a draw a half, a loss 0.
func Of(winner, seat game.PlayerID) float64 {
	switch winner {
	case seat:
		return 1
	case game.Nobody:
		return 0.5
	}
	return 0
}

// Mean is the part that was won, and how far the truth may well lie from it: two standard errors. Where all was won, or
// nothing, the error is that of one game more on either side.
func (t *Tally) Mean() (part, margin float64) {
	if t.N == 0 {
		return 0.5, 0.5
	}
	n := float64(t.N)
	part = t.Won / n
	likely := (t.Won + 1) / (n + 2)
	return part, min(1, 2*math.Sqrt(max(part*(1-part), likely*(1-likely))/n))
}
