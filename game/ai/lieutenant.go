package ai

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// lieutenant sets dials and deploys as an ensign does, and tries out what else it may answer: each
// answer in games imagined from what it sees, to the end of the round.
type lieutenant struct {
	ensign
	seed      uint64
	steady    bool // its chance does not depend on the numbers of questions
	effort    effort
	trial     trial
	foe       foretold
	see       *game.View // the table of the question
	draws     func(game.ShipID, *dice.Source) int8
	choices   int
	overruled int
	verdict   verdict
}

// verdict is the result of the last trial: the average gain of the answer over that of habit, in
// the units of Worth.
type verdict struct {
	on    bool
	more  stake
	games int
}

// Habitual is the least lead of an answer over the one given without a thought, in thousandths of a
// Fleet Point.
const Habitual = 150

// surely is the same in percent of the standard error.
const surely = 70

func newLieutenant(seed uint64, e effort) *lieutenant {
	l := &lieutenant{
		ensign: *newEnsign(seed),
		seed:   seed,
		effort: e,
		trial:  trial{hand: newHand()},
		foe:    newForetold(e.minds),
	}
	l.draws, l.trial.pace = l.draw, l.pace
	return l
}

// Reseed begins anew.
func (l *lieutenant) Reseed(seed uint64) {
	l.ensign.Reseed(seed)
	l.seed, l.choices, l.overruled, l.verdict = seed, 0, 0, verdict{}
	l.foe.begin()
}

// Deliberated are the answers tried out, and those that were not the ensign's.
func (l *lieutenant) Deliberated() (choices, overruled int) { return l.choices, l.overruled }

// draw is a dial that the enemy may have set.
func (l *lieutenant) draw(id game.ShipID, r *dice.Source) int8 {
	if m := l.foe.draw(l.see, id, r); m >= 0 {
		return m
	}
	return l.guess[id].draw(r)
}

// Choose answers a prompt.
func (l *lieutenant) Choose(v *game.View, p *game.Prompt) game.Answer {
	l.pace.begin()
	l.foe.watch(v)
	if p.Ask == game.ChooseManeuver {
		l.pace.of(0, 0.2)
		l.foe.see(v, p, dice.Mix(l.seed, uint64(v.Round)))
	}
	return l.consider(v, p, l.ensign.Choose(v, p))
}

// consider tries out what may be answered in place of a habit.
func (l *lieutenant) consider(v *game.View, p *game.Prompt, habit game.Answer) game.Answer {
	l.verdict = verdict{}
	if len(p.Options) < 2 || p.Ask == game.PlaceShip || p.Ask == game.ChooseManeuver {
		return habit
	}
	t := &l.trial
	t.others(p, habit)
	if t.n < 2 {
		return habit
	}
	l.see = v
	if v.Phase == game.Activation {
		l.weigh(v)
		l.suppose(v)
	}
	l.look(v)
	if !t.run(v, p, l.draws, dice.Mix(l.seed, uint64(v.Round)<<32|l.number(p)), l.effort.each) {
		return habit
	}
	l.choices++
	best := int(t.order[0])
	gain, err := t.better(best)
	if gain < max(Habitual, err*surely/100) {
		l.verdict = verdict{on: true, games: t.games[0]}
		return habit
	}
	l.overruled++
	n := max(1, t.games[best])
	l.verdict = verdict{
		on:    true,
		more:  stake{margin: t.more[best].margin / n, chance: t.more[best].chance / n},
		games: n,
	}
	l.last.o = p.Given(t.answer[best])
	return t.answer[best]
}

// number tells questions of a game apart for their chance.
func (l *lieutenant) number(p *game.Prompt) uint64 {
	if l.steady {
		return 0
	}
	return uint64(uint32(p.ID))
}

// look makes ready to judge where everybody stands in the end.
func (l *lieutenant) look(v *game.View) {
	l.trial.eye = &l.ensign
	l.trial.view.forget()
	l.lookAhead(v)
}
