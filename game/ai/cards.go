package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// cards picks the card text worth most at a window of its own, or none.
func (e *ensign) cards(v *game.View, p *game.Prompt) int {
	e.weigh(v)
	return best(p, func(o *game.Option) int {
		if o.Kind != game.UseCard {
			return 0
		}
		return e.line(v, p, o)
	})
}

// special picks what the sheet offers when it is worth more than a floor, -1 when nothing is.
func (e *ensign) special(v *game.View, p *game.Prompt, floor int) int {
	adv := &v.Setup.Play().Advice
	if adv.Worth == nil {
		return -1
	}
	at, top := -1, floor
	for i := range min(len(p.Options), 64) {
		if o := &p.Options[i]; o.Kind == game.TakeSpecial {
			if n := adv.Worth(v, p.Ask, p.Ship, v.Special(p, *o)); n > top {
				at, top = i, n
			}
		}
	}
	return at
}

// advised answers as the sheet would have one of its own questions answered; not ok where it says
// nothing.
func (e *ensign) advised(v *game.View, p *game.Prompt) (a game.Answer, ok bool) {
	adv := &v.Setup.Play().Advice
	if p.Section == "" || adv.Answer == nil {
		return a, false
	}
	if a, ok = adv.Answer(v, p); !ok {
		return a, false
	}
	a.Prompt = p.ID
	e.last.sheet = p.Section
	if p.Places() {
		return a, true
	}
	if o := p.Given(a); o.Kind == game.GiveAnswer {
		e.last.words = p.Answers[o.N]
	}
	return e.last.picks(a), true
}

// line returns the worth of using a line of card text now: its effect less its price, in
// thousandths of a damage.
func (e *ensign) line(v *game.View, p *game.Prompt, o *game.Option) int {
	w := e.weighing(v, p)
	by := p.Ship
	if p.Ask == game.UseCards {
		by = o.Ship // one of several whose cards are asked about at once
	}
	return w.Worth(o.Line) - w.Price(o.Line, by)
}

// weighing returns the terms that effects of card text are weighed by.
func (e *ensign) weighing(v *game.View, p *game.Prompt) game.Weighing {
	return game.Weighing{View: v, Ship: p.Ship, Aim: e.aim, Dread: e.dread, Cloak: e.dread * e.habit.cloak / 100}
}

// faces picks dice to roll again or to change: the own bad ones, the enemy's good ones.
func (e *ensign) faces(v *game.View, p *game.Prompt) game.Answer {
	own := v.Ships[v.Attack.Attacker].Owner == v.Me
	if p.Defense {
		own = v.Ships[v.Attack.Target].Owner == v.Me
	}
	a := game.Answer{Prompt: p.ID}
	n := int8(0)
	take := func(want bool) {
		for i := range p.Options {
			o := &p.Options[i]
			f := dice.Face(o.N)
			if o.Kind == game.PickDie {
				f = v.Attack.AttackDice[o.N].Face
				if p.Defense {
					f = v.Attack.Defense[o.N].Face
				}
			}
			good := f == dice.Hit || f == dice.Crit || f == dice.Evade || f == dice.DoubleHit
			if n < p.Max && a.Picks&(1<<uint(i)) == 0 && good == want {
				a.Picks |= 1 << uint(i)
				n++
			}
		}
	}
	e.last.foes = !own
	take(!own)
	if n < p.Min {
		short := *p
		short.Max = p.Min
		for i := 0; n < p.Min && i < len(p.Options); i++ {
			if a.Picks&(1<<uint(i)) == 0 {
				a.Picks |= 1 << uint(i)
				n++
			}
		}
	}
	return a
}

// some picks several options: as few as must be, for a price; as many as may be, of the enemy's.
func (e *ensign) some(v *game.View, p *game.Prompt) game.Answer {
	a := game.Answer{Prompt: p.ID}
	want := p.Min
	e.last.foes = len(p.Options) > 0 && p.Options[0].Ship != game.NoShip && v.Ships[p.Options[0].Ship].Owner != v.Me
	if p.Min == p.Max || e.last.foes {
		want = p.Max
	}
	n := int8(0)
	// the later cards of a list are the cheaper ones to lose; the captain goes last
	for i := len(p.Options) - 1; i >= 0 && n < want; i-- {
		a.Picks |= 1 << uint(i)
		n++
	}
	return a
}

// flight picks an extra maneuver: one that lives, touches nobody and brings the ship into a shot.
func (e *ensign) flight(v *game.View, p *game.Prompt) int {
	e.weigh(v)
	e.suppose(v)
	e.lookAhead(v)
	return best(p, func(o *game.Option) int {
		if o.Kind != game.FlyMove {
			return -200
		}
		var f game.Fate
		game.ForeseeMove(v, o.Ship, o.Move, &f)
		if f.Dies() || e.struck(v, o.Ship, f.Flight.To) {
			return never
		}
		at := v.Setup.Base(o.Ship, f.Flight.To)
		n := e.offense(v, o.Ship, &at)
		if f.Bumped {
			n -= 600
		}
		if o.Move.Color == card.Red {
			n -= 400
		}
		return n - 600*int(f.Obstacles+f.Harm+f.Burn)
	})
}
