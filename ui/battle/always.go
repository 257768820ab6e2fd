package battle

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/reading"
)

// alwaysAnswer is a person's answer about a card for the rest of the battle.
type alwaysAnswer struct {
	Line game.LineID
	Ship game.ShipID
	Use  bool // always use it; else never ask again
}

// silent answers a question in which there is nothing to choose, or about which the person has said
// what to do always. True when it has: then there is no question any more.
func (q *Question) silent(p *game.Prompt) bool {
	if a, is := q.battle.Lesson().bySelf(q.battle.Game, p); is && q.battle.submit(a) {
		return true
	}
	i := only(q.battle, p)
	if i < 0 {
		i = q.alwaysPick(p)
	}
	if i < 0 {
		i = q.vain(p)
	}
	if i < 0 {
		return false
	}
	return q.battle.submit(p.Pick(i))
}

// only returns the one legal answer to a question, -1 when there are more, or when it is the answer
// that a person must see coming: a place or a maneuver.
func only(b *Battle, p *game.Prompt) int {
	if p.Places() || p.Ask == game.ChooseManeuver || len(p.Options) != 1 || p.Min != 1 || p.Max != 1 {
		return -1
	}
	if p.Ask == game.ChooseAction && p.Options[0].Kind == game.Pass {
		words := b.Game.Setup().Name(p.Ship) + " takes no action."
		if rs := game.Refusals(&b.View, p); len(rs) > 0 {
			words += " " + rs[0].Why
		}
		b.Told.note(&b.Table, words)
	}
	return 0
}

// vain returns the option that spends nothing where no means changes what the dice do, -1 if one
// may. A person who stops at everything is asked all the same.
func (q *Question) vain(p *game.Prompt) int {
	b := q.battle
	if !reading.Spends(p) || b.Person.Pace == "stop" || !b.Uses("odds") || b.Lesson().Class() != nil {
		return -1
	}
	s := b.Spending(p, q.Picks)
	if s == nil || !s.Vain() {
		return -1
	}
	return slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.Pass })
}

// alwaysPick returns the answer given once and for all, -1 when there is none. It speaks only where
// the rulebook asks about cards and about nothing else.
func (q *Question) alwaysPick(p *game.Prompt) int {
	if p.Ask != game.UseCards || len(q.Always) == 0 {
		return -1
	}
	pass := -1
	asked := false
	for i := range p.Options {
		o := &p.Options[i]
		if o.Kind == game.Pass {
			pass = i
			continue
		}
		k := alwaysAt(q.Always, o.Ship, o.Line)
		if k >= 0 && q.Always[k].Use {
			return i
		}
		asked = asked || k < 0
	}
	if asked {
		return -1
	}
	return pass
}

func alwaysAt(always []alwaysAnswer, ship game.ShipID, line game.LineID) int {
	return slices.IndexFunc(always, func(a alwaysAnswer) bool { return a.Line == line && a.Ship == ship })
}

// MayAlways returns the card about which a person can answer for always: the one in focus, if the
// question is about cards.
func (q *Question) MayAlways() (game.Option, bool) {
	p := q.battle.Asked()
	if p == nil || p.Ask != game.UseCards {
		return game.Option{}, false
	}
	o, ok := q.Meant(p)
	if !ok || o.Line == 0 {
		for _, q := range p.Options {
			if q.Line != 0 {
				return q, true
			}
		}
		return o, false
	}
	return o, true
}

// SayAlways uses the card in focus now and whenever it may be used in this battle, or never asks
// about it again.
func (q *Question) SayAlways(use bool) {
	b := q.battle
	o, ok := q.MayAlways()
	if !ok {
		return
	}
	p := b.Asked()
	q.Always = append(q.Always, alwaysAnswer{o.Line, o.Ship, use})
	if i := q.alwaysPick(p); i >= 0 {
		b.Answer(p.Pick(i))
	}
	b.Changed = true
}

// Forget takes back what was said once and for all.
func (q *Question) Forget(i int) {
	if i >= 0 && i < len(q.Always) {
		q.Always = slices.Delete(q.Always, i, i+1)
		q.battle.Changed = true
	}
}

// LockAll locks every dial that waits, each at what is proposed or was chosen for it, and hands
// them in: one input for all. A dial whose maneuver destroys its ship stays open and is looked at.
func (b *Battle) LockAll() {
	p := b.Asked()
	if p == nil || p.Ask != game.ChooseManeuver {
		return
	}
	for range b.Plans(p.Player) {
		p = b.Asked()
		if p == nil || p.Ask != game.ChooseManeuver || b.Planning.Locked[p.Ship] {
			return
		}
		if _, why := b.Loss(); why != "" {
			b.Refuse("Choose another option, or hold the button to accept: " + why + ".")
			return
		}
		b.LockDial(p)
	}
}
