package table

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/motion"
)

// pause is a maneuver that is revealed and not flown yet. The window waits with it, the referee asks nothing and is further:
// so what will happen is known, and is told before it is seen.
type pause struct {
	move game.ShipMoved
	fate game.Fate // judged on the table as it is shown
	lost game.No   // why the ship performs no action after it; Yes: it may
	may  card.ActionSet
	at   pauseStep
	own  bool    // it waits for the button
	left float64 // else seconds until it is flown
	age  float64 // seconds it has waited, as far as something still moves
}

// pauseStep is how far the maneuver is.
type pauseStep uint8

const (
	turning pauseStep = iota // the dial turns over
	waiting                  // for the button, or for the eye
	flying
)

// pauseSeconds is how long a maneuver that flies by itself can be read first (AI's pause before it acts).
const pauseSeconds = 0.5

// dialMove is the maneuver of a dial in the Activation Phase; what card text lets a ship fly besides was just chosen.
func (t *Table) dialMove(e game.Event) (game.ShipMoved, bool) {
	m, ok := e.(game.ShipMoved)
	return m, ok && !m.Extra && t.shown.Phase == game.Activation
}

// byItself tells whether a ship flies without waiting for the button.
func (t *Table) byItself(id game.ShipID) bool {
	switch t.prefs.Perform {
	case "all":
		return true
	case "none":
		return false
	}
	o := t.shown.Ships[id].Owner
	return o == game.Nobody || t.brains[o] != nil
}

// waits tells whether a maneuver waits for the button.
func (t *Table) waits() bool { return t.pause != nil && t.pause.at == waiting && t.pause.own }

// moving tells whether the picture is on its way to where the referee is. While it waits for the button it rests.
func (t *Table) moving() bool {
	return t.now != nil || len(t.queue) > 0 && (!t.waits() || t.pause.age < motion.TemplateIn)
}

// revealed looks for the maneuver that a dial's turning over leads to, so that it can be read while the dial turns.
func (t *Table) revealed(id game.ShipID) {
	for _, e := range t.queue {
		if _, next := e.(game.ShipActivated); next {
			return
		}
		if m, ok := t.dialMove(e); ok && m.Ship == id {
			t.pauseFor(m)
			return
		}
	}
}

// pauseFor reads what a maneuver will do from the table as it is shown, and from what the referee did next.
func (t *Table) pauseFor(m game.ShipMoved) {
	k := &pause{move: m, own: !t.byItself(m.Ship), left: pauseSeconds}
	t.pause, t.aids.of, t.dirty = k, game.NoShip, true
	t.see()
	u := t.g.Setup()
	dial := u.Facts(m.Ship).Ship.Class.Dial
	if m.Move >= 0 && int(m.Move) < len(dial) && dial[m.Move].Maneuver == m.Maneuver {
		game.Foresee(&t.view, m.Ship, int(m.Move), &k.fate)
	} else {
		game.ForeseeMove(&t.view, m.Ship, card.Move{Maneuver: m.Maneuver, Color: m.Color}, &k.fate)
	}
	after := t.view.State
	after.Ships[m.Ship].Power = k.fate.Power
	for _, e := range t.queue {
		if _, next := e.(game.ShipActivated); next {
			break
		}
		if l, ok := e.(game.ActionLost); ok && l.Ship == m.Ship {
			game.Follow(&after, l)
		}
	}
	k.lost, k.may = after.MayAct(u, m.Ship), after.Allowed(u, m.Ship)
}

// pauseAt lets the picture stop before a maneuver; in a hurry only before one that waits for the button.
func (t *Table) pauseAt(e game.Event, hurry bool) bool {
	m, ok := t.dialMove(e)
	if !ok {
		return false
	}
	k := t.pause
	if k == nil || k.move != m {
		t.pauseFor(m)
		k = t.pause
	}
	if k.at == flying {
		return false
	}
	if hurry && !k.own {
		t.fly()
		return false
	}
	k.at, t.ship, t.dirty, t.wait = waiting, m.Ship, true, 0
	if t.still() {
		k.age = motion.TemplateIn
	}
	return true
}

// paused lets time pass before a maneuver; true while the picture stands still.
func (t *Table) paused(dt float64) bool {
	k := t.pause
	if k == nil || k.at != waiting {
		return false
	}
	if k.age < motion.TemplateIn {
		k.age, t.dirty = k.age+dt*t.speed, true
	}
	if k.own {
		return true
	}
	t.dirty = true
	if k.left -= dt * t.speed; k.left > 0 && !t.still() {
		return true
	}
	t.fly()
	return false
}

// still tells whether nothing is to be seen moving.
func (t *Table) still() bool { return t.opts.Quick || t.speed == 0 }

// fly lets the maneuver go that the picture has stopped before.
func (t *Table) fly() {
	t.pause.at, t.aids.of, t.dirty = flying, game.NoShip, true
	t.see()
}

// perform is the button that a maneuver waits for.
func (t *Table) perform() {
	t.sound("confirm", t.seatOf(t.pause.move.Ship))
	t.fly()
}

// thenActions are the actions that may follow a maneuver, as they are offered beside it; none when it loses them.
func (t *Table) thenActions(k *pause) (as []card.Action) {
	bar := t.g.Setup().Facts(k.move.Ship).Ship.Actions
	for a := card.NoAction + 1; a < card.NumActions; a++ {
		if bar.Has(a) {
			as = append(as, a)
		}
	}
	return as
}

// performThen flies the maneuver that waits, and takes up the n-th of the actions after it.
func (t *Table) performThen(n int) {
	as := t.thenActions(t.pause)
	switch {
	case n < 0 || n >= len(as):
		return
	case t.pause.fate.Dies():
		t.refuse("There is no action after it: the ship is destroyed.")
		return
	case t.pause.lost.Code != game.Yes:
		t.refuse(t.pause.lost.Why(t.g.Setup()))
		return
	case !t.pause.may.Has(as[n]):
		t.refuse("Auxiliary Power: not " + as[n].Words() + ".")
		return
	}
	t.then = thenAct{t.pause.move.Ship, as[n]}
	t.perform()
}

// thenAct is the action a person wants after a maneuver: it is in focus when it is asked for, not performed.
type thenAct struct {
	ship   game.ShipID
	action card.Action
}

// wished is the option that was wished for when the maneuver was flown, or else the one proposed.
func (t *Table) wished(p *game.Prompt, proposed int) int {
	w := t.then
	t.then = thenAct{}
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
	for i, r := range game.Refusals(&t.view, p) { // its reason is seen
		if r.Kind == game.Perform && r.Act == w.action {
			return len(p.Options) + i
		}
	}
	return proposed
}

// hurry goes to the next question, or to the next maneuver that waits for the button; the one that waits is flown.
func (t *Table) hurry() {
	if t.waits() {
		t.perform()
	}
	t.skip()
}

// passed forgets a maneuver when the next ship has its turn.
func (t *Table) passed(e game.Event) {
	switch e.(type) {
	case game.ShipActivated, game.PhaseBegan:
		t.pause = nil
	}
}

// asShown is the view of the table as it is shown, where the referee is further.
func (t *Table) asShown() {
	t.view = game.View{Me: t.viewer, Setup: t.g.Setup()}
	t.shown.CopyTo(&t.view.State)
	for i := range t.view.Ships[:t.view.NShips] {
		if sh := &t.view.Ships[i]; sh.Owner != t.viewer && !sh.DialShown {
			sh.Dial = -1
		}
	}
}

// slowness is how much time passes for what moves: a quarter of it while Shift is held.
func slowness(in *Input) float64 {
	if in.Shift {
		return 0.25
	}
	return 1
}
