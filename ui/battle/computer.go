package battle

import (
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/ui/reading"
)

// decide begins a thought of a computer player that is asked, and submits the answer of one that is
// done.
func (f *Flow) decide(t *reading.Table) Effect {
	if k := f.Thinking; k != nil {
		if !k.done {
			return nil
		}
		f.Thinking = nil
		return submit{f.thought}
	}
	ps := t.Prompts()
	i := slices.IndexFunc(ps, func(p game.Prompt) bool { return t.Brains[p.Player] != nil })
	if i < 0 || f.Wait > 0 {
		return nil
	}
	q := cloned(&ps[i])
	v, brain := t.Game.View(q.Player), t.Brains[q.Player]
	f.Thinking = newThought(brain, func() { f.thought = brain.Choose(v, &q) })
	f.Thinking.slice()
	return stale{}
}

// think goes on with what is thought about, the part of a tick: what is proposed to a person first,
// who waits for it, then the computer's decision, which is thought about while a person plans.
func (b *Session) think() {
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

// explain tells why the computer answered as it did: at once, of a dial when it is revealed.
func (f *Flow) explain(t *reading.Table, brain ai.Player, p *game.Prompt) Effect {
	why := ""
	if w, ok := brain.(ai.Explainer); ok {
		why = w.Why()
	}
	if !t.Uses("reasons") {
		why = ""
	}
	if p.Ask == game.ChooseManeuver {
		if k, ok := brain.(ai.Planner); ok {
			f.weigh(t.Game.State().Round, p.Player, k)
		}
		return reason{p.Ship, why, true}
	}
	f.Wait = 0.3
	if why == "" {
		return nil
	}
	f.Because = why
	return reason{p.Ship, why, false}
}
