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
func (b *Session) Rests() bool {
	return b.Halted || b.LessonStops() && b.Question.Shake <= 0 && b.Question.RefTime <= 0 ||
		!b.Changed && !b.Flow.Moving() && b.Flow.Thinking == nil && b.Advice.coming == nil && !b.Coach.Thinks() &&
			b.Flow.Wait <= 0 && b.Question.Shake <= 0 && b.Question.RefTime <= 0 &&
			(b.Flow.Pause == nil || !b.Flow.Waits() || b.Flow.Pause.Own)
}

// moveOf returns the maneuver that a dial's turning over leads to, so that it can be read while the
// dial turns.
func (f *Flow) moveOf(t *reading.Table, id game.ShipID) (m game.ShipMoved, is bool) {
	for _, e := range f.Queue {
		if _, next := e.(game.ShipActivated); next {
			break
		}
		if m, is := t.DialMove(e); is && m.Ship == id {
			return m, true
		}
	}
	return m, false
}

// foresee reads the fate of the maneuver that waits from the view, and the actions after it from
// what the referee did next.
func (f *Flow) foresee(t *reading.Table) {
	k := f.Pause
	u, m := t.Game.Setup(), k.Move
	dial := u.Facts(m.Ship).Ship.Class.Dial
	if m.Move >= 0 && int(m.Move) < len(dial) && dial[m.Move].Maneuver == m.Maneuver {
		game.Foresee(&t.View, m.Ship, int(m.Move), &k.Fate)
	} else {
		game.ForeseeMove(&t.View, m.Ship, card.Move{Maneuver: m.Maneuver, Color: m.Color}, &k.Fate)
	}
	after := t.View.State
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
	k.Own = math.IsInf(k.left, 1) || t.Person.Pace != "quick" && t.Mine(&k.Maneuver) && len(t.Warnings(&k.Maneuver)) > 0
}

// pauseAt lets the picture stop before the maneuver that comes; in a hurry only before one that
// waits for the button.
func (f *Flow) pauseAt(hurry, still bool) (stops bool, asks Effect) {
	k := f.Pause
	if k.At == Flying {
		return false, nil
	}
	if hurry && !k.Own {
		return false, f.fly()
	}
	k.At, f.Wait = Waiting, 0
	if still {
		k.Age = anim.TemplateIn
	}
	return true, watched{k.Move.Ship}
}

// paused lets time pass before a maneuver; stands while the picture stands still.
func (f *Flow) paused(dt, speed float64, still bool) (stands bool, asks Effect) {
	k := f.Pause
	if k == nil || k.At != Waiting {
		return false, nil
	}
	if k.Age < anim.TemplateIn {
		k.Age, asks = k.Age+dt*speed, stale{}
	}
	if k.Own {
		return true, asks
	}
	if k.left -= dt; k.left > 0 && !still {
		return true, stale{}
	}
	return false, f.fly()
}

// Still reports whether nothing is to be seen moving.
func (b *Session) Still() bool { return b.Means.Quick || b.Person.Speed() == 0 }

// fly lets the maneuver go that the picture has stopped before.
func (f *Flow) fly() Effect {
	f.Pause.At = Flying
	return reread{}
}

// perform presses the button that a maneuver waits for.
func (f *Flow) perform(t *reading.Table) []Effect {
	return []Effect{heard{"confirm", t.SeatOf(f.Pause.Move.Ship)}, f.fly()}
}

// PerformThen flies the maneuver that waits, and takes up the n-th of the actions after it.
func (f *Flow) PerformThen(t *reading.Table, n int) []Effect {
	as := t.ThenActions(&f.Pause.Maneuver)
	switch {
	case n < 0 || n >= len(as):
		return nil
	case f.Pause.Fate.Dies():
		return []Effect{refuse{Why: "No action: the ship is destroyed."}}
	case f.Pause.Lost.Code != game.Yes:
		return []Effect{refuse{Why: f.Pause.Lost.Why(t.Game.Setup())}}
	case !f.Pause.May.Has(as[n]):
		return []Effect{refuse{Why: "Auxiliary Power: not " + as[n].Words() + "."}}
	}
	f.Then = ThenAct{f.Pause.Move.Ship, as[n]}
	if f.Waits() {
		return f.perform(t)
	}
	return []Effect{stale{}}
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

// act returns the option that performs the action wished for when the maneuver was flown, -1 where
// the person is to be asked.
func (f *Flow) act(p *game.Prompt) int {
	if p.Ask != game.ChooseAction || f.Then.action == card.NoAction || f.Then.ship != p.Ship {
		return -1
	}
	at := -1
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind == game.Perform && o.Action == f.Then.action {
			if at >= 0 {
				return -1
			}
			at = i
		}
	}
	return at
}

// wished returns the option that was wished for when the maneuver was flown, or else the one
// proposed.
func (f *Flow) wished(v *game.View, p *game.Prompt, proposed int) int {
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
	for i, r := range game.Refusals(v, p) { // its reason is seen
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

// passed takes off the queue an event that is shown now; a maneuver is forgotten when the next ship
// has its turn.
func (f *Flow) passed(e game.Event) {
	f.Queue, f.Hold = f.Queue[1:], Hold{}
	switch e.(type) {
	case game.ShipActivated, game.PhaseBegan:
		f.Pause = nil
	}
}

// asShown makes the view that of the table as it is shown, where the referee is further.
func asShown(t *reading.Table) {
	t.View = game.View{Me: t.Viewer, Setup: t.Game.Setup()}
	t.Shown.CopyTo(&t.View.State)
	for i := range t.View.Ships[:t.View.NShips] {
		if sh := &t.View.Ships[i]; sh.Owner != t.Viewer && !sh.DialShown && !sh.SeenBy(t.Viewer) {
			sh.Dial = -1
		}
	}
}
