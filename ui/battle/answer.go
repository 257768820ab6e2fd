package battle

import (
	"math/bits"

	"attackwing/game"
	"attackwing/ui/reading"
)

// What an answer does, straight down: an option is taken, the main button confirms it, the referee
// hears it and says what happens, and tick by tick the events of that are shown, after each of
// which the table is another.

// Take picks an option. It is what is shown, too, until the pointer moves on to another.
func (q *Question) Take(n int) { q.chosen, q.hovered = n, Nothing }

// Confirm gives the answer of the main button.
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
	switch {
	case p == nil:
		b.Flow.Hurry()
		return
	case p.ID != q.PromptID: // the pick is of the question before
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
		if words, _ := b.Loss(); words == "" {
			q.Give(p)
		}
	}
}

// Give gives the answer that a person has in mind.
func (q *Question) Give(p *game.Prompt) {
	b := q.battle
	switch p.Ask {
	case game.ChooseManeuver:
		b.LockDial(p)
	default:
		if reading.Spends(p) {
			q.spend(p)
			return
		}
		if p.Max > 1 {
			if n := bits.OnesCount64(q.Picks); n < int(p.Min) || n > int(p.Max) {
				b.Refuse(reading.HowMany(p))
				return
			}
			if why := b.Lesson().Refuses(&b.View, p, q.Picks); why != "" {
				b.Refuse(why)
				return
			}
			b.Answer(game.Answer{Prompt: p.ID, Picks: q.Picks})
			return
		}
		at := q.Answer()
		if !refusesRow(q.battle, p, at) {
			b.Answer(q.answerOf(p, at))
		}
	}
}

// refusesRow says why a row may not be answered: what the rules do not allow, or a lesson. False
// where it may.
func refusesRow(b *Battle, p *game.Prompt, at int) bool {
	why := ""
	if at < 0 || at >= len(p.Options) {
		why = b.RefusedWhy(p, at-len(p.Options))
	} else if why = b.Lesson().RefusesOption(&b.View, p, at); why == "" {
		return false
	}
	b.Refuse(why)
	return true
}

// LockDial locks the chosen maneuver; the last one hands all of the seat's dials in.
func (b *Battle) LockDial(p *game.Prompt) {
	pl := &b.Planning
	if pl.Locked[p.Ship] {
		b.NextShip(1)
		return
	}
	move := b.Question.Answer()
	if reading.OnDial(p, move) < 0 {
		for _, r := range game.Refusals(&b.View, p) {
			if int(r.N) == move {
				b.Refuse(b.Ruled(&r))
				return
			}
		}
		b.Refuse("Choose a maneuver first.")
		return
	}
	if why := b.Lesson().RefusesOption(&b.View, p, reading.OnDial(p, move)); why != "" {
		b.Refuse(why)
		return
	}
	b.Do(pl.lock(p.Ship, move), Heard{"lock-dial", int(p.Player) + 1})
	ps := b.Plans(p.Player)
	for _, q := range ps {
		if !pl.Locked[q.Ship] {
			b.NextShip(1)
			return
		}
	}
	b.handIn(p.Player)
}

// handIn hands the dials of a seat in, all of which are locked.
func (b *Battle) handIn(seat game.PlayerID) {
	pl := &b.Planning
	b.History.mark()
	b.History.Fresh()
	b.Told.heard[seat].Asked()
	for _, q := range b.Plans(seat) {
		b.submit(q.Pick(reading.OnDial(&q, pl.Dials[q.Ship])))
	}
	pl.Ship, b.Question.PromptID = game.NoShip, -1
	pl.Clear()
	b.keepDials()
}

// Answer gives a person's answer.
func (b *Battle) Answer(a game.Answer) {
	if p := b.Asked(); p != nil { // else what was said while the table moved
		b.sound("confirm", int(p.Player)+1)
	}
	b.History.mark()
	b.History.Fresh()
	b.Told.EndRead = 0
	for _, p := range b.Prompts() {
		if p.ID == a.Prompt && p.Player != game.Nobody {
			b.Told.heard[p.Player].Asked()
		}
	}
	b.submit(a)
}

// submit hands an answer to the referee and queues what happens.
func (b *Battle) submit(a game.Answer) bool {
	var p game.Prompt
	for _, q := range b.Prompts() {
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
	if b.LessonOver() {
		b.Do(b.teaching.finish())
	}
	if b.Flow.paused(dt) || b.Flow.held(dt) {
		return
	}
	for b.Flow.Now == nil && len(b.Flow.Queue) > 0 {
		if !b.Flow.show(b.Flow.Queue[0]) {
			return
		}
	}
	if b.Flow.Now != nil {
		return
	}
	b.Flow.Pause = nil
	if b.Game.Over() {
		if b.Lesson().Class() != nil { // its end is the lesson's
			return
		}
		b.Changed = true
		b.Host.Over()
		return
	}
	b.Flow.Wait = max(0, b.Flow.Wait-dt)
	b.Flow.computer()
	b.renew()
	b.thinkAhead()
	b.ask()
	b.Question.placeOn()
}

// show has the window begin to show the next event; false: it waits.
func (f *Flow) show(e game.Event) bool {
	b := f.battle
	if f.pauseAt(e, false) || f.holdAt(e, false) {
		return false
	}
	f.Queue = f.Queue[1:]
	f.passed(e)
	_, begins := e.(game.RoundBegan)
	if f.unsaid = begins || game.Rolls(e); !f.unsaid {
		b.Told.say(&b.Table, e)
	}
	b.Changed = true
	if d, ok := e.(game.DialRevealed); ok {
		f.revealed(d.Ship)
	}
	n, silent := b.Host.Begin(e)
	if !silent {
		b.Hear(e)
	}
	if n == nil {
		f.follow(e)
		return true
	}
	f.Now = n
	if id := game.ShipOf(e); id != game.NoShip {
		b.Look.Ship = id
	}
	return true
}

// follow makes the table that is seen the one after an event that has been shown.
func (f *Flow) follow(e game.Event) {
	b := f.battle
	if f.unsaid {
		f.unsaid = false
		b.Told.say(&b.Table, e)
	}
	if _, ok := e.(game.PhaseBegan); ok {
		f.Because = "" // what the computer thought belongs to its time
	}
	b.Told.tally(b.Game.Setup(), &b.Shown, e)
	for p := range b.Told.heard {
		b.Told.heard[p].Hear(&b.Shown, e, b.ShortName)
	}
	game.Follow(&b.Shown, e)
	b.Changed = true
}
