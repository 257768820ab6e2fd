package replay

import (
	"attackwing/game"
	"attackwing/game/outlook"
)

// How many games the estimates rest on, and who plays them.
const (
	roundGames    = 40  // from the beginning of each round
	decisionGames = 960 // from all answers of a decision together; of each answer:
	fewestGames   = 40
	mostGames     = 200
	pieceGames    = 12 // that are played before the window is told
	guesser       = "ensign"
)

// pausing is how long the cursor has to rest before a decision is looked at, in seconds.
const pausing = 0.25

// estimate is what the computer players make of a table, or of each answer to a question on it.
type estimate struct {
	decision outlook.Decision
	seat     game.PlayerID
	games    []outlook.Tally // of each answer; of the table, one
	want     int             // games of each
	failed   error
}

func newEstimate(g *game.Game, seat game.PlayerID, answers, since []game.Answer, want int) *estimate {
	e := &estimate{seat: seat, games: make([]outlook.Tally, max(1, len(answers))), want: want}
	e.decision = outlook.Decision{Game: &game.Game{}, Answers: answers, Since: since, Level: guesser}
	g.CopyTo(e.decision.Game)
	return e
}

// least is how many games every answer has.
func (e *estimate) least() int {
	n := e.games[0].N
	for _, t := range e.games {
		n = min(n, t.N)
	}
	return n
}

// all is how many games were played.
func (e *estimate) all() (n int) {
	for _, t := range e.games {
		n += t.N
	}
	return n
}

func (e *estimate) done() bool { return e.failed != nil || e.least() >= e.want }

// played is one game of an estimate.
type played struct {
	answer int
	winner game.PlayerID
}

// piece is what came of some games of an estimate.
type piece struct {
	of    *estimate
	games []played
	err   error
}

// count lets the computer players go on beside the window: first with the decision at the cursor, then with the round of the
// cursor, then with those about it. One piece is under way at a time; when the cursor has moved on meanwhile what came of it is
// kept, and the next piece is of what is looked at now.
func (p *Page) count(dt float64) {
	if p.coming != nil {
		select {
		case x := <-p.coming:
			p.coming = nil
			p.take(x)
		default:
			return
		}
	}
	if p.still += dt; p.playing || p.still < pausing {
		return
	}
	e := p.uncounted()
	if e == nil {
		return
	}
	p.coming = make(chan piece, 1)
	go count(&p.player, piece{of: e}, e.turns(), p.coming)
}

// turns are the games that are played next: those of the answers that have the fewest.
func (e *estimate) turns() []played {
	has := make([]int, len(e.games))
	for i, t := range e.games {
		has[i] = t.N
	}
	var out []played
	for range pieceGames {
		at := 0
		for i := range has {
			if has[i] < has[at] {
				at = i
			}
		}
		if has[at] >= e.want {
			break
		}
		out = append(out, played{answer: at})
		has[at]++
	}
	return out
}

// count plays the games of a piece; game k of every answer has the same dice.
func count(pl *outlook.Player, x piece, turns []played, out chan<- piece) {
	k := map[int]int{}
	for i, t := range turns {
		n := x.of.games[t.answer].N + k[t.answer]
		k[t.answer]++
		if turns[i].winner, x.err = pl.Play(&x.of.decision, t.answer, n); x.err != nil {
			turns = turns[:i]
			break
		}
	}
	x.games = turns
	out <- x
}

// take adds up what came of a piece.
func (p *Page) take(x piece) {
	for _, g := range x.games {
		x.of.games[g.answer].Add(outlook.Of(g.winner, x.of.seat))
	}
	x.of.failed = x.err
	p.changed = true
}

// uncounted is the estimate that should go on next, nil when all that is shown is counted.
func (p *analysis) uncounted() *estimate {
	if e := p.worth(); e != nil && !e.done() {
		return e
	}
	var best *opening
	now := p.moment().Round
	far := func(c *opening) int { return int(max(c.round-now, now-c.round)) }
	for i := range p.chances {
		c := &p.chances[i]
		if c.done() {
			continue
		}
		if best == nil || c.least()/pieceGames < best.least()/pieceGames || c.least()/pieceGames == best.least()/pieceGames && far(c) < far(best) {
			best = c
		}
	}
	if best == nil {
		return nil
	}
	return best.estimate
}
