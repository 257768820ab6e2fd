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

// unasked returns the answer to a question in which there is nothing to choose, or about which the
// person has said what to do always; is is false where the person is asked.
func (b *Session) unasked(p *game.Prompt) (a game.Answer, is bool) {
	lesson := b.Lesson()
	if a, is = lesson.bySelf(b.Game, p); is {
		return a, true
	}
	i := only(p)
	if i >= 0 && p.Ask == game.ChooseAction && p.Options[i].Kind == game.Pass {
		b.Told.note(&b.Table, noAction(&b.Table, p))
	}
	if i < 0 {
		i = b.Question.alwaysPick(p)
	}
	if i < 0 && lesson.Class() == nil {
		i = b.Question.vain(&b.Table, p)
	}
	if i < 0 {
		return a, false
	}
	return p.Pick(i), true
}

// only returns the one legal answer to a question, -1 when there are more, or when it is the answer
// that a person must see coming: a place or a maneuver.
func only(p *game.Prompt) int {
	if p.Places() || p.Ask == game.ChooseManeuver || len(p.Options) != 1 || p.Min != 1 || p.Max != 1 {
		return -1
	}
	return 0
}

// noAction says that the ship that is asked takes no action, and why.
func noAction(t *reading.Table, p *game.Prompt) string {
	words := t.Game.Setup().Name(p.Ship) + " takes no action."
	if rs := game.Refusals(&t.View, p); len(rs) > 0 {
		words += " " + rs[0].Why
	}
	return words
}

// vain returns the option that spends nothing where no means changes what the dice do, -1 if one
// may. A person who stops at everything is asked all the same.
func (q *Question) vain(t *reading.Table, p *game.Prompt) int {
	if !reading.Spends(p) || t.Person.Pace == "stop" || !t.Uses("odds") {
		return -1
	}
	s := t.Spending(p, q.Picks)
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
func (q *Question) MayAlways(p *game.Prompt) (game.Option, bool) {
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
func (q *Question) SayAlways(p *game.Prompt, use bool) Effect {
	o, ok := q.MayAlways(p)
	if !ok {
		return nil
	}
	q.Always = append(q.Always, alwaysAnswer{o.Line, o.Ship, use})
	if i := q.alwaysPick(p); i >= 0 {
		return answer{p.Pick(i)}
	}
	return stale{}
}

// Forget takes back what was said once and for all.
func (q *Question) Forget(i int) Effect {
	if i < 0 || i >= len(q.Always) {
		return nil
	}
	q.Always = slices.Delete(q.Always, i, i+1)
	return stale{}
}

// LockAll locks every dial that waits, each at what is proposed or was chosen for it, and hands
// them in: one input for all. A dial whose maneuver destroys its ship stays open and is looked at.
func (b *Session) LockAll() {
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
