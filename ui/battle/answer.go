package battle

import (
	"cmp"
	"math/bits"

	"attackwing/game"
	"attackwing/ui/names"
	"attackwing/ui/reading"
)

// What an answer does, straight down: an option is taken, the main button confirms it, the referee
// hears it and says what happens, and tick by tick the events of that are shown, after each of
// which the table is another.

// Take picks an option. It is what is shown, too, until the pointer moves on to another.
func (q *Question) Take(n int) { q.chosen, q.hovered = n, Nothing }

// Confirm gives the answer of the main button.
func (b *Session) Confirm() {
	p, q := b.Asked(), &b.Question
	switch {
	case b.Flow.Pause != nil && b.Flow.Pause.At == Waiting: // it waits for the button, or need not be read any longer
		b.Do(b.Flow.perform(&b.Table)...)
	case b.Flow.Hold.on:
		b.Do(b.Flow.read())
	case p == nil:
		b.Hurry()
	case p.ID != q.PromptID: // the pick is of the question before
	case p.Places():
		b.Do(q.place(&b.Table, p))
	default:
		if words, _ := b.Loss(); words == "" {
			b.Give(p)
		}
	}
}

// Give gives the answer that a person has in mind.
func (b *Session) Give(p *game.Prompt) {
	q, why := &b.Question, ""
	switch {
	case p.Ask == game.ChooseManeuver:
		b.LockDial(p)
	case reading.Spends(p):
		if why = b.Lesson().refusesBoxes(&b.View, p, q.Picks); why == "" {
			b.Do(q.spend(&b.Table, p))
		}
	case p.Max > 1:
		if n := bits.OnesCount64(q.Picks); n < int(p.Min) || n > int(p.Max) {
			why = reading.HowMany(p)
		} else if why = b.Lesson().refuses(&b.View, p, q.Picks); why == "" {
			b.Answer(game.Answer{Prompt: p.ID, Picks: q.Picks})
		}
	default:
		if why = b.refusesRow(p, q.Answer()); why == "" {
			b.Answer(q.answerOf(&b.Table, p, q.Answer()))
		}
	}
	if why != "" {
		b.Refuse(why)
	}
}

// refusesRow returns the reason why a row may not be answered: what the rules do not allow, or a
// lesson. It is "" if it may.
func (b *Session) refusesRow(p *game.Prompt, at int) string {
	if at < 0 || at >= len(p.Options) {
		return b.RefusedWhy(p, at-len(p.Options))
	}
	return b.Lesson().RefusesOption(&b.View, p, at)
}

// LockDial locks the chosen maneuver; the last one hands all of the seat's dials in.
func (b *Session) LockDial(p *game.Prompt) {
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
		b.Refuse(cmp.Or(b.Lesson().pressWords(), "Choose a maneuver first."))
		return
	}
	if why := b.Lesson().RefusesOption(&b.View, p, reading.OnDial(p, move)); why != "" {
		b.Refuse(why)
		return
	}
	b.Do(pl.lock(p.Ship, move), heard{"lock-dial", int(p.Player) + 1})
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
func (b *Session) handIn(seat game.PlayerID) {
	pl := &b.Planning
	b.History.mark()
	b.History.fresh()
	b.Question.Unput = Unput{}
	b.Told.heard[seat].Asked()
	for _, q := range b.Plans(seat) {
		b.submit(q.Pick(reading.OnDial(&q, pl.Dials[q.Ship])))
	}
	pl.Ship, b.Question.PromptID = game.NoShip, -1
	pl.Clear()
	b.keepDials()
}

// Answer gives a person's answer.
func (b *Session) Answer(a game.Answer) {
	if p := b.Asked(); p != nil { // else what was said while the table moved
		b.sound("confirm", int(p.Player)+1)
	}
	b.History.mark()
	b.History.fresh()
	b.Told.EndRead, b.Question.Unput = 0, Unput{}
	if b.Far.Is() {
		b.Far.decided = append(b.Far.decided, len(b.Game.Answers()))
	}
	for _, p := range b.Prompts() {
		if p.ID == a.Prompt && p.Player != game.Nobody {
			b.Told.heard[p.Player].Asked()
			b.Question.keepOrder(&b.Table, &p, a)
		}
	}
	b.submit(a)
}

// submit hands an answer to the referee and queues what happens.
func (b *Session) submit(a game.Answer) bool {
	var p game.Prompt
	for _, q := range b.Prompts() {
		if q.ID == a.Prompt {
			p = q
		}
	}
	if b.Far.Is() {
		events, err := b.Far.own(&b.Table, a)
		if err != nil {
			b.Refuse(names.Sentence(err.Error()))
			return false
		}
		b.Do(happened{events})
		return true
	}
	brain := b.Brains[p.Player]
	events, err := b.Game.Submit(a)
	if err != nil {
		b.Refuse(err.Error())
		return false
	}
	b.Flow.Queue = append(b.Flow.Queue, events...)
	if brain != nil {
		b.Do(b.Flow.explain(&b.Table, brain, &p))
	}
	b.keep()
	b.Changed = true
	return true
}

// Tick lets time pass: motions, the computer, new questions.
func (b *Session) Tick(dt float64) {
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
	if b.LessonStops() {
		return
	}
	b.think()
	if b.Flow.Moving() {
		b.Stirred = true
		if b.Still() {
			b.Skip()
		}
	}
	if b.Flow.Now != nil && b.Flow.Now.Step(dt*b.Person.Speed()) {
		b.follow(b.Flow.Now.Shows())
		b.Flow.Now = nil
	}
	if b.LessonOver() {
		b.Do(b.teaching.finish())
	}
	stands, e := b.Flow.paused(dt, b.Person.Speed(), b.Still())
	b.Do(e)
	if stands {
		return
	}
	stands, e = b.Flow.held(dt)
	b.Do(e)
	if stands {
		return
	}
	for b.Flow.Now == nil && len(b.Flow.Queue) > 0 {
		if !b.show(b.Flow.Queue[0]) {
			return
		}
	}
	if b.Flow.Now != nil {
		return
	}
	b.Flow.Pause = nil
	if b.LessonOver() {
		b.Do(b.teaching.finish())
		return
	}
	if b.LessonStops() {
		return
	}
	if b.Game.Over() {
		if b.Lesson().Class() != nil { // its end is the lesson's
			return
		}
		b.Changed = true
		b.Host.Over()
		return
	}
	b.Flow.Wait = max(0, b.Flow.Wait-dt)
	b.Do(b.Flow.decide(&b.Table))
	b.renew()
	b.thinkAhead()
	b.ask()
	b.passOver()
	b.placeOn()
}

// show has the window begin to show the next event; false: it waits.
func (b *Session) show(e game.Event) bool {
	if b.stopsAt(e, false) {
		return false
	}
	f := &b.Flow
	f.passed(e)
	_, begins := e.(game.RoundBegan)
	card, dealt := e.(game.DamageDealt)
	turns := dealt && card.Up
	if f.unsaid = begins || game.Rolls(e) || turns; !f.unsaid {
		b.Told.say(&b.Table, e)
	}
	b.Changed = true
	if d, ok := e.(game.DialRevealed); ok {
		if m, ok := f.moveOf(&b.Table, d.Ship); ok {
			b.pauseFor(m)
		}
	}
	n, silent := b.Host.Begin(e)
	if f.unheard = !silent && turns; !silent && !turns {
		b.Hear(e)
	}
	if n == nil {
		b.follow(e)
		return true
	}
	f.Now = n
	if id := game.ShipOf(e); id != game.NoShip {
		b.Look.Ship = id
	}
	return true
}

// follow makes the table that is seen the one after an event that has been shown.
func (b *Session) follow(e game.Event) {
	if b.Flow.unsaid {
		b.Flow.unsaid = false
		b.Told.say(&b.Table, e)
	}
	if b.Flow.unheard {
		b.Flow.unheard = false
		b.Hear(e)
	}
	if _, ok := e.(game.PhaseBegan); ok {
		b.Flow.Because = "" // what the computer thought belongs to its time
	}
	b.Told.tally(b.Game.Setup(), &b.Shown, e)
	for p := range b.Told.heard {
		b.Told.heard[p].Hear(&b.Shown, e, b.ShortName)
	}
	game.Follow(&b.Shown, e)
	b.Changed = true
}

// stopsAt reports whether the picture stops before an event: a maneuver, or what clears away what is
// to be read; in a hurry only where the button is waited for.
func (b *Session) stopsAt(e game.Event, hurry bool) bool {
	if m, ok := b.DialMove(e); ok {
		if k := b.Flow.Pause; k == nil || k.Move != m {
			b.pauseFor(m)
		}
		stops, asks := b.Flow.pauseAt(hurry, b.Still())
		if b.Do(asks); stops {
			return true
		}
	}
	stops, asks := b.Flow.holdAt(&b.Table, e, hurry || b.Still(), b.Told.EndingNow() != nil)
	b.Do(asks)
	return stops
}

// pauseFor reads what a maneuver will do from the table as it is shown, and from what the referee
// did next.
func (b *Session) pauseFor(m game.ShipMoved) {
	b.Flow.Pause = &Pause{Maneuver: reading.Maneuver{Move: m}, left: b.ReadingOf(m.Ship)}
	b.Do(reread{})
	b.Flow.foresee(&b.Table)
}

// Skip jumps to the end of every motion, or to a maneuver that waits for the button.
func (b *Session) Skip() {
	f := &b.Flow
	if f.Now != nil {
		b.follow(f.Now.Shows())
		f.Now = nil
	}
	for len(f.Queue) > 0 && !b.stopsAt(f.Queue[0], true) {
		e := f.Queue[0]
		f.passed(e)
		b.Told.say(&b.Table, e)
		b.follow(e)
	}
	b.Host.Settle()
	f.Wait = 0
	b.Changed = true
}

// Hurry goes to the next question, or to the next maneuver that waits for the button; the one that
// waits is flown.
func (b *Session) Hurry() {
	switch {
	case b.LessonStops():
		return
	case b.Flow.Waits():
		b.Do(b.Flow.perform(&b.Table)...)
	case b.Flow.Hold.on:
		b.Do(b.Flow.read())
	}
	b.Flow.hurryUp()
	b.Skip()
}
