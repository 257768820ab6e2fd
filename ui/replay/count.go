package replay

import (
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/outlook"
	"attackwing/ui/battle"
)

// pausing is the time that the cursor has to rest before a decision is analyzed, in seconds.
const pausing = 0.25

// estimate is the judgment of a captain on each answer to a question, from the view of the player
// who is asked.
type estimate struct {
	counsel *ai.Counsel
	seat    game.PlayerID
	told    outlook.Teller
	at      []int // of each answer, which of those compared it is; -1 one that cannot be played ahead
}

// share is the chance to win of an answer, after so many games.
type share struct {
	N            int
	part, margin float64
}

// share returns the chance to win of an answer, zero if it is not counted.
func (e *estimate) share(i int) (s share) {
	named := e.counsel.Named()
	if e.at[i] < 0 || e.at[i] >= len(named) {
		return s
	}
	w := &named[e.at[i]].Worth
	return share{w.Games, float64(e.told.Chance(w.Chance())) / 1000, float64(w.Doubt()) / 1000}
}

// done reports whether all is counted; failed that it cannot be.
func (e *estimate) done() bool   { return e.counsel.Done() }
func (e *estimate) failed() bool { return e.done() && e.all() == 0 }

// all returns the number of games played.
func (e *estimate) all() int {
	_, n := e.counsel.Thought()
	return n
}

// estimate looks at the decision at the cursor.
func (p *reel) estimate() *estimate {
	m, g := p.moment(), &p.before
	if last := &p.answers[p.at-1]; last.Sealed || last.Chance { // of a battle of two computers
		return nil
	}
	e := &estimate{seat: m.Player, told: outlook.TellerOf(p.film.Setup, m.Player, m.Round)}
	moves := [game.MaxShips]int8{}
	if m.Ask == game.ChooseManeuver {
		g, moves = p.asSet()
	}
	ps := g.Prompts()
	i := slices.IndexFunc(ps, func(q game.Prompt) bool { return q.ID == p.answers[p.at-1].Prompt })
	if i < 0 {
		return nil
	}
	asked := ps[i]
	asked.Options = slices.Clone(asked.Options)
	e.counsel = ai.NewCounsel(g.View(m.Player), &asked, uint64(p.at)*0x9e3779b97f4a7c15+3)
	e.counsel.Only()
	n := 0
	for i := range p.asked {
		set, answer, can := moves, p.asked[i].given, true
		if m.Ask == game.ChooseManeuver {
			o := asked.Given(answer)
			can = !answer.Beside() && o.Kind == game.SetManeuver
			set[m.Ship], answer = o.N, game.Answer{}
		}
		if !can {
			e.at = append(e.at, -1)
			continue
		}
		e.counsel.Compare(&set, answer)
		e.at = append(e.at, n)
		n++
	}
	return e
}

// asSet returns the table as the dials of the round at the cursor were set, and the maneuvers that
// the seat of the cursor set.
func (p *reel) asSet() (g *game.Game, moves [game.MaxShips]int8) {
	for i := range moves {
		moves[i] = -1
	}
	from := p.at - 1
	for from > 0 && p.film.Moments[from].Ask == game.ChooseManeuver {
		from--
	}
	g = &game.Game{}
	f := &p.frames[from/every]
	f.g.CopyTo(g)
	g.Retell()
	for _, a := range p.answers[f.at:from] {
		if _, err := g.Submit(a); err != nil {
			return g, moves
		}
	}
	for _, q := range g.Prompts() {
		for _, a := range p.answers[from:] {
			if a.Prompt != q.ID || q.Player != p.moment().Player || q.Ask != game.ChooseManeuver || a.Sealed {
				continue
			}
			if o := q.Given(a); o.Kind == game.SetManeuver {
				moves[q.Ship] = o.N
			}
			break
		}
	}
	return g, moves
}

// stepper is a thinker that works in steps.
type stepper interface{ Step() bool }

// count goes on counting for the part of a tick: first the decision at the cursor, then the battle
// as both players see it, from its beginning on.
func (p *Page) count(dt float64) {
	if p.still += dt; p.playing || p.still < pausing {
		return
	}
	s := p.uncounted()
	if s == nil {
		return
	}
	p.spare.Spend(s.Step)
	if p.unseen += dt; p.unseen > 0.1 || p.uncounted() != s {
		p.unseen, p.changed = 0, true
	}
	p.markTurns()
}

// uncounted returns the thinker that should go on next, nil when all that is shown has been
// counted.
func (p *analysis) uncounted() stepper {
	if battle.Slice == 0 {
		return nil
	}
	if e := p.worth(); e != nil && !e.done() {
		return e.counsel
	}
	for seat := range p.reviews {
		if p.film.Settled == 0 {
			break
		}
		if p.reviews[seat] == nil {
			p.reviews[seat] = outlook.NewReview(p.film.Setup, p.answers[:p.film.Settled], game.PlayerID(seat))
		}
		if !p.reviews[seat].Done() {
			return p.reviews[seat]
		}
	}
	return nil
}
