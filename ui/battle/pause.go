package battle

import (
	"math"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/anim"
	"attackwing/ui/reading"
)

// Pause is a maneuver that is revealed and not flown yet. The window waits with it, the referee
// asks nothing and is further: so what will happen is known, and is told before it is seen.
type Pause struct {
	reading.Maneuver
	At PauseStep
	// it waits for the button: that is the pace, or what a person has set goes otherwise than it
	// would alone
	Own  bool
	left float64 // else seconds until it is flown
	Age  float64 // seconds it has waited, as far as something still moves
}

// PauseStep is the progress of a maneuver that is awaited.
type PauseStep uint8

const (
	Turning PauseStep = iota // the dial turns over
	Waiting                  // for the button, or for the eye
	Flying
)

// Waits reports whether a maneuver waits for the button.
func (f *Flow) Waits() bool { return f.Pause != nil && f.Pause.At == Waiting && f.Pause.Own }

// Moving reports whether the picture is on its way to where the referee is. While it waits for the
// button it rests.
func (f *Flow) Moving() bool {
	return f.Now != nil || len(f.Queue) > 0 && !f.Holds() && (!f.Waits() || f.Pause.Age < anim.TemplateIn)
}

// Rests reports whether nothing changes until somebody does something or a clock goes on: no
// motion, no countdown, no computer player that thinks.
func (b *Battle) Rests() bool {
	return b.Halted ||
		!b.Changed && !b.Flow.Moving() && b.Flow.Thinking == nil && b.Advice.coming == nil && !b.Coach.Thinks() && b.Flow.Wait <= 0 && b.Question.Shake <= 0 && b.Question.RefTime <= 0 &&
			(b.Flow.Pause == nil || !b.Flow.Waits() || b.Flow.Pause.Own)
}

// revealed looks for the maneuver that a dial's turning over leads to, so that it can be read while
// the dial turns.
func (f *Flow) revealed(id game.ShipID) {
	for _, e := range f.Queue {
		if _, next := e.(game.ShipActivated); next {
			return
		}
		if m, ok := f.battle.DialMove(e); ok && m.Ship == id {
			f.pauseFor(m)
			return
		}
	}
}

// pauseFor reads what a maneuver will do from the table as it is shown, and from what the referee
// did next.
func (f *Flow) pauseFor(m game.ShipMoved) {
	b := f.battle
	k := &Pause{Maneuver: reading.Maneuver{Move: m}, left: b.ReadingOf(m.Ship)}
	f.Pause, b.Changed = k, true
	b.Host.Anew()
	b.See()
	u := b.Game.Setup()
	dial := u.Facts(m.Ship).Ship.Class.Dial
	if m.Move >= 0 && int(m.Move) < len(dial) && dial[m.Move].Maneuver == m.Maneuver {
		game.Foresee(&b.View, m.Ship, int(m.Move), &k.Fate)
	} else {
		game.ForeseeMove(&b.View, m.Ship, card.Move{Maneuver: m.Maneuver, Color: m.Color}, &k.Fate)
	}
	after := b.View.State
	after.Ships[m.Ship].Power = k.Fate.Power
	for _, e := range f.Queue {
		if _, next := e.(game.ShipActivated); next {
			break
		}
		if l, ok := e.(game.ActionLost); ok && l.Ship == m.Ship {
			game.Follow(&after, l)
		}
	}
	k.Lost, k.May = after.MayAct(u, m.Ship), after.Allowed(u, m.Ship)
	k.Own = math.IsInf(k.left, 1) || b.Person.Pace != "quick" && b.Mine(&k.Maneuver) && len(b.Warnings(&k.Maneuver)) > 0
}

// pauseAt lets the picture stop before a maneuver; in a hurry only before one that waits for the
// button.
func (f *Flow) pauseAt(e game.Event, hurry bool) bool {
	b := f.battle
	m, ok := b.DialMove(e)
	if !ok {
		return false
	}
	k := f.Pause
	if k == nil || k.Move != m {
		f.pauseFor(m)
		k = f.Pause
	}
	if k.At == Flying {
		return false
	}
	if hurry && !k.Own {
		f.fly()
		return false
	}
	k.At, b.Look.Ship, b.Changed, f.Wait = Waiting, m.Ship, true, 0
	if b.Still() {
		k.Age = anim.TemplateIn
	}
	return true
}

// paused lets time pass before a maneuver; true while the picture stands still.
func (f *Flow) paused(dt float64) bool {
	b := f.battle
	k := f.Pause
	if k == nil || k.At != Waiting {
		return false
	}
	if k.Age < anim.TemplateIn {
		k.Age, b.Changed = k.Age+dt*b.Person.Speed(), true
	}
	if k.Own {
		return true
	}
	b.Changed = true
	if k.left -= dt; k.left > 0 && !b.Still() {
		return true
	}
	f.fly()
	return false
}

// Still reports whether nothing is to be seen moving.
func (b *Battle) Still() bool { return b.Means.Quick || b.Person.Speed() == 0 }

// fly lets the maneuver go that the picture has stopped before.
func (f *Flow) fly() {
	b := f.battle
	f.Pause.At, b.Changed = Flying, true
	b.Host.Anew()
	b.See()
}

// perform presses the button that a maneuver waits for.
func (f *Flow) perform() {
	b := f.battle
	b.sound("confirm", b.SeatOf(f.Pause.Move.Ship))
	f.fly()
}

// PerformThen flies the maneuver that waits, and takes up the n-th of the actions after it.
func (f *Flow) PerformThen(n int) {
	b := f.battle
	as := b.ThenActions(&f.Pause.Maneuver)
	switch {
	case n < 0 || n >= len(as):
		return
	case f.Pause.Fate.Dies():
		b.Refuse("No action: the ship is destroyed.")
		return
	case f.Pause.Lost.Code != game.Yes:
		b.Refuse(f.Pause.Lost.Why(b.Game.Setup()))
		return
	case !f.Pause.May.Has(as[n]):
		b.Refuse("Auxiliary Power: not " + as[n].Words() + ".")
		return
	}
	f.Then = ThenAct{f.Pause.Move.Ship, as[n]}
	if b.Changed = true; f.Waits() {
		f.perform()
	}
}

// ThenAct is the action a person wants after a maneuver. Where there is one way to perform it, it
// is performed as soon as it is asked for; one on a ship that is still to be chosen is in focus
// then.
type ThenAct struct {
	ship   game.ShipID
	action card.Action
}

// Wishes reports whether a person has said that this action is to follow the maneuver.
func (f *Flow) Wishes(a card.Action) bool {
	return f.Pause != nil && f.Then == ThenAct{f.Pause.Move.Ship, a}
}

// acts performs the action that was wished for when the maneuver was flown; false where the person
// is to be asked.
func (f *Flow) acts(p *game.Prompt) bool {
	b := f.battle
	if p.Ask != game.ChooseAction || f.Then.action == card.NoAction || f.Then.ship != p.Ship {
		return false
	}
	at := -1
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind == game.Perform && o.Action == f.Then.action {
			if at >= 0 {
				return false
			}
			at = i
		}
	}
	if at < 0 || b.Lesson().RefusesOption(&b.View, p, at) != "" || b.CostOf(&p.Options[at]) > 0 {
		return false
	}
	f.Then = ThenAct{}
	b.Answer(p.Pick(at))
	return true
}

// wished returns the option that was wished for when the maneuver was flown, or else the one
// proposed.
func (f *Flow) wished(p *game.Prompt, proposed int) int {
	w := f.Then
	f.Then = ThenAct{}
	if w.action == card.NoAction || w.ship != p.Ship {
		return proposed
	}
	is := func(o *game.Option) bool { return o.Kind == game.Perform && o.Action == w.action }
	if is(&p.Options[proposed]) {
		return proposed
	}
	for i := range p.Options {
		if is(&p.Options[i]) {
			return i
		}
	}
	for i, r := range game.Refusals(&f.battle.View, p) { // its reason is seen
		if r.Kind == game.Perform && r.Act == w.action {
			return len(p.Options) + i
		}
	}
	return proposed
}

// hurryUp has a computer player that thinks answer with what it has.
func (f *Flow) hurryUp() {
	if f.Thinking != nil {
		f.Thinking.hurry = true
	}
}

// Hurry goes to the next question, or to the next maneuver that waits for the button; the one that
// waits is flown.
func (f *Flow) Hurry() {
	switch {
	case f.Waits():
		f.perform()
	case f.Hold.on:
		f.read()
	}
	f.hurryUp()
	f.Skip()
}

// passed forgets a maneuver when the next ship has its turn.
func (f *Flow) passed(e game.Event) {
	f.Hold = Hold{}
	switch e.(type) {
	case game.ShipActivated, game.PhaseBegan:
		f.Pause = nil
	}
}

// asShown is the view of the table as it is shown, where the referee is further.
func (f *Flow) asShown() {
	s := &f.battle.Table
	s.View = game.View{Me: s.Viewer, Setup: s.Game.Setup()}
	s.Shown.CopyTo(&s.View.State)
	for i := range s.View.Ships[:s.View.NShips] {
		if sh := &s.View.Ships[i]; sh.Owner != s.Viewer && !sh.DialShown {
			sh.Dial = -1
		}
	}
}
