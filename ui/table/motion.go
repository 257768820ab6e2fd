package table

import (
	"slices"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/anim"
)

// motion is one event being shown.
type motion struct {
	anim.Motion
	event  game.Event
	flight *physics.Flight
}

// say writes an event into the log.
func (t *Table) say(e game.Event) {
	if _, ok := e.(game.TokenLaid); ok && t.shown.Round > 0 {
		return
	}
	words := e.Say(t.g.Setup())
	if words == "" {
		return
	}
	bad := false
	switch e.(type) {
	case game.ShipDestroyed, game.TouchedToken, game.DamageDealt:
		bad = true
	}
	ln := line{round: t.shown.Round, phase: t.shown.Phase, text: words, bad: bad}
	ln.sorted(e)
	switch e := e.(type) {
	case game.PhaseBegan:
		ln.phase = e.Phase
	case game.RoundBegan:
		ln.round, ln.phase = e.Round, game.Planning
	}
	t.log = append(t.log, ln)
	if d, ok := e.(game.DialRevealed); ok && t.dialWhy[d.Ship] != "" {
		t.noteWhy(d.Ship, t.dialWhy[d.Ship])
		t.dialWhy[d.Ship] = ""
	}
	if len(t.log) > 400 {
		t.log = slices.Delete(t.log, 0, 100)
	}
	t.logTop = 0
}

// length is how long an event is shown, in seconds.
func (t *Table) length(e game.Event) float64 {
	switch e := e.(type) {
	case game.ShipMoved:
		return moveSeconds(&e, t.flightOf(e))
	case game.DialRevealed:
		return dialFlip + dialHold
	case game.Echoed:
		return 0.5
	case game.TokenLaid:
		if t.lookOf(&e.Token) == game.BarrierLook {
			return 0.45
		}
		return 0
	case game.ScenarioSaid:
		return 0.4
	case game.AttackDeclared:
		return 0.8
	case game.AttackRolled, game.DefenseRolled, game.DiceRerolled:
		return 0.7
	case game.StationsSpent, game.EvadeSpent:
		return 0.3
	case game.AttackCompared:
		return 0.9
	case game.ShieldLost:
		return 0.09
	case game.DamageDealt:
		if e.Up {
			return cardFlip + cardHold + cardShrink
		}
		return 0.3
	case game.ShipDestroyed:
		return 0.7
	case game.ShipPlaced, game.TokenPlaced, game.LockAcquired, game.Cloaked, game.PowerStrained:
		return 0.25
	case game.PhaseBegan:
		return 0.3
	}
	return 0
}

// flow lets time pass: motions, the computer, new questions.
func (t *Table) flow(dt float64) {
	if t.refTime > 0 {
		if t.refTime -= dt; t.refTime <= 0 {
			t.refusal, t.dirty = "", true
		}
	}
	if t.shake > 0 {
		t.shake -= dt
		t.dirty = true
	}
	if t.g == nil || t.Screen != Playing {
		return
	}
	if t.now != nil || len(t.queue) > 0 {
		t.dirty = true
		if t.opts.Quick || t.speed == 0 {
			t.skip()
		}
	}
	if t.now != nil && t.now.Step(dt*t.speed) {
		t.follow(t.now.event)
		t.now = nil
	}
	for t.now == nil && len(t.queue) > 0 {
		e := t.queue[0]
		t.queue = t.queue[1:]
		t.say(e)
		n := t.length(e)
		t.hear(e)
		if n == 0 {
			t.follow(e)
			continue
		}
		t.now = &motion{Motion: anim.Motion{Length: n}, event: e}
		if id := e.About(); id != game.NoShip {
			t.ship = id
		}
		if m, ok := e.(game.ShipMoved); ok {
			t.now.flight = t.flightOf(m)
		}
	}
	if t.now != nil {
		return
	}
	if t.g.Over() {
		t.Screen, t.dirty = Over, true
		t.battleEnded()
		return
	}
	t.wait = max(0, t.wait-dt)
	t.computer()
	t.ask()
}

// flightOf finds the way of a move again, for showing it.
func (t *Table) flightOf(m game.ShipMoved) *physics.Flight {
	f := &physics.Flight{}
	u := t.g.Setup()
	var bases []physics.Square
	for i := range t.shown.Ships[:t.shown.NShips] {
		if s := &t.shown.Ships[i]; game.ShipID(i) != m.Ship && s.OnTable() {
			bases = append(bases, physics.Base(s.Pose, u.Facts(game.ShipID(i)).Ship.Class.BaseSide))
		}
	}
	physics.Fly(f, m.From, u.Facts(m.Ship).Ship.Class.BaseSide, m.Maneuver, m.Spin, bases)
	return f
}

func (t *Table) follow(e game.Event) {
	if _, ok := e.(game.PhaseBegan); ok {
		t.because = "" // what the computer thought belongs to its time
	}
	game.Follow(&t.shown, e)
	t.dirty = true
}

// skip jumps to the end of every motion.
func (t *Table) skip() {
	if t.now != nil {
		t.follow(t.now.event)
		t.now = nil
	}
	for _, e := range t.queue {
		t.say(e)
		t.follow(e)
	}
	t.queue = t.queue[:0]
	t.wait = 0
	t.dirty = true
}
