package battle

import (
	"math/bits"
	"slices"

	"attackwing/game"
	"attackwing/game/odds"
	"attackwing/ui/reading"
)

// spree is a set of tokens and cards that a person has said to spend: the referee asks for one
// after the other, and which dice they are for, and gets each from here. Dice that are rolled again
// in between come to light; what they have made useless is kept then, and where they leave
// something else to wish for the question is put anew.
type spree struct {
	on     bool
	ask    game.Ask
	ship   game.ShipID
	target game.ShipID
	left   []game.Option
	dice   reading.Thrown // the means spent last, whose dice are asked for
	asking bool           // and are still to be
	own    uint64         // the dice that the person wants to roll again, by place; 0 those that are best
	rolled bool
}

// again are the dice that a person wants to roll again, in place of those that are best.
type again struct {
	on     bool
	prompt int32
	dice   uint64 // by place
}

// Again has a die rolled again when what rolls dice is spent, or left.
func (q *Question) Again(t *reading.Table, p *game.Prompt, die int) Effect {
	s := t.Spending(p, q.Picks)
	if s == nil || s.Rerolls(&t.Shown.Attack)&(1<<uint(die)) == 0 {
		return nil
	}
	if !q.again.on || q.again.prompt != p.ID {
		q.again = again{on: true, prompt: p.ID}
		q.again.dice, _ = s.Marks(&t.Shown.Attack)
	}
	if q.again.dice ^= 1 << uint(die); q.again.dice == 0 {
		q.again.dice = 1 << uint(die)
		return refuse{Why: "Pick at least 1 die, or clear the box."}
	}
	return stale{}
}

// Own returns the dice that a person has chosen to roll again at a question, by place.
func (q *Question) Own(p *game.Prompt) (dice uint64, is bool) {
	return q.again.dice, q.again.on && p != nil && q.again.prompt == p.ID
}

// ofDice returns the options of a question about dice that lie at some places.
func ofDice(p *game.Prompt, dice uint64) (set uint64) {
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind == game.PickDie && dice&(1<<uint(o.N)) != 0 {
			set |= 1 << uint(i)
		}
	}
	return set
}

// spend gives the boxes that are checked as the answer.
func (q *Question) spend(t *reading.Table, p *game.Prompt) Effect {
	r := spree{on: true, ask: p.Ask, ship: p.Ship, target: t.Shown.Attack.Target}
	for i := range p.Options {
		if q.Picks&(1<<uint(i)) != 0 {
			r.left = append(r.left, p.Options[i])
		}
	}
	if q.again.on && q.again.prompt == p.ID {
		r.own = q.again.dice
	}
	q.again = again{}
	q.spree = r
	if a, is := q.goOn(t, p); is {
		return answer{a}
	}
	return stale{}
}

// spends returns the answer of what a person has said to spend; is is false where that says nothing
// of a question.
func (q *Question) spends(t *reading.Table, p *game.Prompt) (answer game.Answer, is bool) {
	a, r := &t.Shown.Attack, &q.spree
	switch {
	case !r.on:
	case !a.On || a.Target != r.target || t.Brains[p.Player] != nil:
		r.on = false
	case p.Ask == game.ChooseDice && p.Ship == r.ship && r.asking:
		set := r.dice.Picks(p, a)
		if r.own != 0 && r.dice.Means.Does == odds.Rerolls {
			set, r.own = ofDice(p, r.own), 0
		}
		if r.asking = false; bits.OnesCount64(set) >= int(p.Min) && bits.OnesCount64(set) <= int(p.Max) {
			return game.Answer{Prompt: p.ID, Picks: set}, true
		}
	case p.Ask == r.ask && p.Ship == r.ship:
		return q.goOn(t, p)
	}
	return answer, false
}

// goOn answers with what is to be spent next, or with nothing more; is is false where the person is
// to be asked.
func (q *Question) goOn(t *reading.Table, p *game.Prompt) (answer game.Answer, is bool) {
	r, set := &q.spree, uint64(0)
	for i := range p.Options {
		if slices.Contains(r.left, p.Options[i]) {
			set |= 1 << uint(i)
		}
	}
	s := t.SpendingOf(p)
	i, on := s.Next(set)
	if i < 0 && !r.rolled { // what was checked though it brings nothing, or nobody can say what
		i = bits.TrailingZeros64(set)
		if set == 0 {
			i = -1
		}
	}
	if i < 0 {
		pass := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.Pass })
		if r.on = false; pass < 0 || r.rolled && s.Best&^set != 0 {
			return answer, false
		}
		return p.Pick(pass), true
	}
	o := p.Options[i]
	if o.Kind != game.SpendEvade || on.Means.Most == 0 { // a ship may have several
		r.left = slices.DeleteFunc(r.left, func(x game.Option) bool { return x == o })
	}
	r.dice, r.asking = on, on.Means.Most > 0
	if k := &s.Rows[i]; !r.asking && r.own != 0 && k.Known && k.Means.Does == odds.Rerolls {
		r.dice, r.asking = reading.Thrown{Means: k.Means}, true
	}
	r.rolled = r.rolled || r.asking && r.dice.Means.Does == odds.Rerolls
	if !s.Rows[i].Known {
		r.on = false
	}
	return p.Pick(i), true
}
