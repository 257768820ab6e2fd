package battle

import (
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
)

// computer begins a thought of a computer player that is asked, and takes the answer of one that is
// done.
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
	ps := b.Prompts()
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

// think goes on with what is thought about, the part of a tick: what is proposed to a person first,
// who waits for it, then the computer's decision, which is thought about while a person plans.
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
		b.Told.dialWhy[p.Ship] = why
		return
	}
	f.Wait = 0.3
	if why != "" {
		f.Because = why
		b.Told.noteWhy(&b.Table, p.Ship, why)
	}
}
