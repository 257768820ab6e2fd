package battle

import (
	"fmt"
	"math/bits"
	"slices"

	"attackwing/game"
	"attackwing/game/account"
	"attackwing/game/ai"
)

// submit hands an answer to the referee and queues what happens.
func (b *Battle) submit(a game.Answer) bool {
	var p game.Prompt
	for _, q := range b.prompts() {
		if q.ID == a.Prompt {
			p = q
		}
	}
	brain := b.Brains[p.Player]
	events, err := b.Game.Submit(a)
	if err != nil {
		b.Refuse(err.Error())
		return false
	}
	b.Flow.Queue = append(b.Flow.Queue, events...)
	if brain != nil {
		b.Flow.explain(brain, &p)
	}
	b.keep()
	b.Changed = true
	return true
}

// explain tells why the computer answered as it did: at once, of a dial when it is revealed.
func (f *Flow) explain(brain ai.Player, p *game.Prompt) {
	b := f.battle
	why := ""
	if w, ok := brain.(ai.Explainer); ok {
		why = w.Why()
	}
	if !b.Uses("reasons") {
		why = ""
	}
	if p.Ask == game.ChooseManeuver {
		if k, ok := brain.(ai.Planner); ok {
			f.weigh(p.Player, k)
		}
		f.dialWhy[p.Ship] = why
		return
	}
	f.Wait = 0.3
	if why != "" {
		f.Because = why
		b.Told.noteWhy(p.Ship, why)
	}
}

// computer begins a thought of a computer player that is asked, and takes the answer of one that is done.
func (f *Flow) computer() {
	b := f.battle
	if t := f.Thinking; t != nil {
		if t.done {
			f.Thinking, b.Changed = nil, true
			b.submit(f.thought)
		}
		return
	}
	var p *game.Prompt
	ps := b.prompts()
	for i := range ps {
		if b.Brains[ps[i].Player] != nil {
			p = &ps[i]
			break
		}
	}
	if p == nil {
		return
	}
	if f.Wait > 0 {
		return
	}
	q := *p
	q.Options = slices.Clone(p.Options)
	v := b.Game.View(q.Player)
	brain := b.Brains[q.Player]
	f.Thinking, b.Changed = newThought(brain, func() { f.thought = brain.Choose(v, &q) }), true
	f.Thinking.slice()
}

// think goes on with what is thought about, the part of a tick: what is proposed to a person first, who waits for it, then the
// computer's decision, which is thought about while a person plans.
func (b *Battle) think() {
	if b.Advice.coming != nil && !b.Advice.coming.done {
		b.Advice.coming.slice()
		return
	}
	if t := b.Flow.Thinking; t != nil && !t.done {
		shown := int(100 * t.part)
		if t.slice() || int(100*t.part) != shown {
			b.Changed = true
		}
	}
}

// Refuse says why something cannot be done.
func (b *Battle) Refuse(why string) {
	b.Question.Refusal, b.Question.RefTime, b.Question.Shake, b.Changed = b.Units(why), 4, ShakeSeconds, true
	b.sound("refuse", 0)
}

// Answer gives a person's answer.
func (b *Battle) Answer(a game.Answer) {
	if p := b.Asked(); p != nil { // else what was said while the table moved
		b.sound("confirm", int(p.Player)+1)
	}
	b.History.mark()
	b.History.Fresh()
	b.Told.EndRead = 0
	b.Told.heard = account.Heard{}
	b.submit(a)
}

// Confirm is the main button.
func (q *Question) Confirm() {
	b := q.battle
	p := b.Asked()
	switch {
	case b.Flow.Pause != nil && b.Flow.Pause.At == Waiting: // it waits for the button, or need not be read any longer
		b.Flow.perform()
		return
	case b.Flow.Hold.on:
		b.Flow.read()
		return
	}
	if p == nil {
		b.Flow.Hurry()
		return
	}
	switch p.Ask {
	case game.PlaceShip, game.PlaceToken:
		if no := game.MayPlace(&b.Shown, b.Game.Setup(), p, q.Draft); no.Code != game.Yes {
			b.Refuse("Not here: " + no.Why(b.Game.Setup()))
			return
		}
		b.Answer(game.Answer{Prompt: p.ID, Pose: q.Draft})
	default:
		if _, is := q.Loss(); !is {
			q.Give(p)
		}
	}
}

// Give gives the answer that a person has in mind.
func (q *Question) Give(p *game.Prompt) {
	b := q.battle
	switch p.Ask {
	case game.ChooseManeuver:
		b.Planning.LockDial(p)
	default:
		if Spends(p) {
			q.spend(p)
			return
		}
		if p.Max > 1 {
			if n := bits.OnesCount64(q.Picks); n < int(p.Min) || n > int(p.Max) {
				b.Refuse(HowMany(p))
				return
			}
			if why := b.Lesson.Refuses(p, q.Picks); why != "" {
				b.Refuse(why)
				return
			}
			b.Answer(game.Answer{Prompt: p.ID, Picks: q.Picks})
			return
		}
		at := q.Answer()
		if at < 0 || at >= len(p.Options) {
			b.Refuse(b.Seen.refusedWhy(p, at-len(p.Options)))
			return
		}
		if why := b.Lesson.RefusesOption(p, at); why != "" {
			b.Refuse(why)
			return
		}
		b.Answer(q.answerOf(p, at))
	}
}

// refusedWhy is why the i-th of the answers that are refused is.
func (s *Seen) refusedWhy(p *game.Prompt, i int) string {
	rs := game.Refusals(&s.View, p)
	if i >= 0 && i < len(rs) {
		return s.Ruled(&rs[i])
	}
	return "Choose one of the options."
}

// LockDial locks the chosen maneuver; the last one hands all of the seat's dials in.
func (pl *Planning) LockDial(p *game.Prompt) {
	b := pl.battle
	if pl.Locked[p.Ship] {
		pl.NextShip(1)
		return
	}
	move := b.Question.Answer()
	if OnDial(p, move) < 0 {
		for _, r := range game.Refusals(&b.View, p) {
			if int(r.N) == move {
				b.Refuse(b.Ruled(&r))
				return
			}
		}
		b.Refuse("Choose a maneuver first.")
		return
	}
	if why := b.Lesson.RefusesOption(p, OnDial(p, move)); why != "" {
		b.Refuse(why)
		return
	}
	pl.lock(p.Ship, move)
	b.sound("lock-dial", int(p.Player)+1)
	b.Changed = true
	ps := b.Plans(p.Player)
	for _, q := range ps {
		if !pl.Locked[q.Ship] {
			pl.NextShip(1)
			return
		}
	}
	pl.handIn(p.Player)
}

// handIn hands the dials of a seat in, all of which are locked.
func (pl *Planning) handIn(seat game.PlayerID) {
	b := pl.battle
	b.History.mark()
	b.History.Fresh()
	b.Told.heard = account.Heard{}
	for _, q := range b.Plans(seat) {
		b.submit(q.Pick(OnDial(&q, pl.Dials[q.Ship])))
	}
	pl.Ship, b.Question.PromptID = game.NoShip, -1
	pl.Clear()
	pl.keepDials()
}

// NextShip goes to the next ship that waits for its dial.
func (pl *Planning) NextShip(by int) {
	ps := pl.battle.Plans(pl.Seat)
	if len(ps) == 0 {
		return
	}
	at := 0
	for i := range ps {
		if ps[i].Ship == pl.Ship {
			at = i
		}
	}
	for k := 1; k <= len(ps); k++ {
		q := ps[((at+k*by)%len(ps)+len(ps))%len(ps)]
		if !pl.Locked[q.Ship] || k == len(ps) {
			pl.selectPlan(q.Ship)
			return
		}
	}
}

func (pl *Planning) selectPlan(id game.ShipID) {
	b := pl.battle
	if p := b.Asked(); p != nil && p.Ship == pl.Ship && p.ID == b.Question.PromptID && b.Question.chosen != Nothing && !pl.Locked[pl.Ship] {
		pl.Dials[pl.Ship] = b.Question.chosen // it is turned to this when the ship is planned again, and when all are locked
	}
	pl.Ship, b.Question.PromptID, b.Changed = id, -1, true
	b.ask()
}

// HowMany says how many options a question takes.
func HowMany(p *game.Prompt) string {
	switch {
	case p.Min == p.Max:
		return fmt.Sprintf("Choose %d.", p.Min)
	case p.Min == 0:
		return fmt.Sprintf("Choose at most %d.", p.Max)
	}
	return fmt.Sprintf("Choose %d to %d.", p.Min, p.Max)
}
