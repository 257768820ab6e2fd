package battle

import (
	"attackwing/game"
	"attackwing/game/record"
)

// say writes an event into the log.
func (t *Told) say(e game.Event) {
	b := t.battle
	t.happened++
	if said, ok := record.SaidOf(b.Game.Setup(), &b.Shown, e); ok {
		said.After, said.Text = t.happened, b.Units(said.Text)
		t.Log = append(t.Log, Line{Said: said})
	}
	if d, ok := e.(game.DialRevealed); ok && b.Flow.dialWhy[d.Ship] != "" {
		t.noteWhy(d.Ship, b.Flow.dialWhy[d.Ship])
		b.Flow.dialWhy[d.Ship] = ""
	}
}

// Tick lets time pass: motions, the computer, new questions.
func (b *Battle) Tick(dt float64) {
	if b.Question.RefTime > 0 {
		if b.Question.RefTime -= dt; b.Question.RefTime <= 0 {
			b.Question.Refusal, b.Changed = "", true
		}
	}
	if b.Question.Shake > 0 {
		b.Question.Shake -= dt
		b.Changed = true
	}
	if b.Game == nil || !b.Host.Shows() || b.Halted {
		return
	}
	b.think()
	if b.Flow.Moving() {
		b.Stirred = true
		if b.Still() {
			b.Flow.Skip()
		}
	}
	if b.Flow.Now != nil && b.Flow.Now.Step(dt*b.Person.Speed()) {
		b.Flow.follow(b.Flow.Now.Shows())
		b.Flow.Now = nil
	}
	b.Lesson.finished()
	if b.Flow.paused(dt) || b.Flow.held(dt) {
		return
	}
	for b.Flow.Now == nil && len(b.Flow.Queue) > 0 {
		e := b.Flow.Queue[0]
		if b.Flow.pauseAt(e, false) || b.Flow.holdAt(e, false) {
			return
		}
		b.Flow.Queue = b.Flow.Queue[1:]
		b.Flow.passed(e)
		b.Told.say(e)
		b.Changed = true
		if d, ok := e.(game.DialRevealed); ok {
			b.Flow.revealed(d.Ship)
		}
		n, silent := b.Host.Begin(e)
		if !silent {
			b.Hear(e)
		}
		if n == nil {
			b.Flow.follow(e)
			continue
		}
		b.Flow.Now = n
		if id := game.ShipOf(e); id != game.NoShip {
			b.Look.Ship = id
		}
	}
	if b.Flow.Now != nil {
		return
	}
	b.Flow.Pause = nil
	if b.Game.Over() {
		if b.Lesson.Class() != nil { // its end is the lesson's
			return
		}
		b.Changed = true
		b.Host.Over()
		return
	}
	b.Flow.Wait = max(0, b.Flow.Wait-dt)
	b.Flow.computer()
	b.Advice.renew()
	b.Coach.think()
	b.ask()
	b.Question.placeOn()
}

func (f *Flow) follow(e game.Event) {
	b := f.battle
	if _, ok := e.(game.PhaseBegan); ok {
		f.Because = "" // what the computer thought belongs to its time
	}
	b.Told.tally(e)
	b.Told.heard.Hear(&b.Shown, e, b.brief)
	game.Follow(&b.Shown, e)
	b.Changed = true
}

// Skip jumps to the end of every motion, or to a maneuver that waits for the button.
func (f *Flow) Skip() {
	b := f.battle
	if f.Now != nil {
		f.follow(f.Now.Shows())
		f.Now = nil
	}
	for len(f.Queue) > 0 && !f.pauseAt(f.Queue[0], true) && !f.holdAt(f.Queue[0], true) {
		e := f.Queue[0]
		f.Queue = f.Queue[1:]
		f.passed(e)
		b.Told.say(e)
		f.follow(e)
	}
	b.Host.Settle()
	f.Wait = 0
	b.Changed = true
}

// Growing are the barriers that an event and those after it lay, and where the guides lie then.
func (f *Flow) Growing(e game.Event) (laid, guides []game.Token) {
	for i := -1; i < len(f.Queue); i++ {
		if i >= 0 {
			e = f.Queue[i]
		}
		switch e := e.(type) {
		case game.TokensTaken:
		case game.TokenLaid:
			switch f.battle.LookOf(&e.Token) {
			case game.BarrierLook:
				laid = append(laid, e.Token)
			case game.GuideLook:
				guides = append(guides, e.Token)
			default: // it lies there at once
			}
		default:
			return laid, guides
		}
	}
	return laid, guides
}
