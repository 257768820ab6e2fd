package table

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/motion"
)

// say writes an event into the log.
func (t *Table) say(e game.Event) {
	if _, ok := e.(game.TokenLaid); ok && t.shown.Round > 0 {
		return
	}
	words := t.units(e.Say(t.g.Setup()))
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
	if t.g == nil || t.Screen != Playing || t.halted {
		return
	}
	if t.moving() {
		t.dirty = true
		if t.still() {
			t.skip()
		}
	}
	if t.now != nil && t.now.Step(dt*t.speed) {
		t.follow(t.now.Event)
		t.now = nil
	}
	if t.paused(dt) {
		return
	}
	for t.now == nil && len(t.queue) > 0 {
		e := t.queue[0]
		if t.pauseAt(e, false) {
			return
		}
		t.queue = t.queue[1:]
		t.passed(e)
		t.say(e)
		n, silent := t.begins(e)
		if !silent {
			t.hear(e)
		}
		if n == nil {
			t.follow(e)
			continue
		}
		t.now = n
		if id := e.About(); id != game.NoShip {
			t.ship = id
		}
		switch e := e.(type) {
		case game.ShipMoved:
			if t.pause != nil && !n.Reduced { // its template lies there already
				t.now.Age = motion.TemplateIn
			}
		case game.DialRevealed:
			if t.revealed(e.Ship); t.pause != nil && !n.Reduced { // where it can be read
				t.now.Length = motion.DialFlip
			}
		}
	}
	if t.now != nil {
		return
	}
	t.pause = nil
	if t.g.Over() {
		t.Screen, t.dirty = Over, true
		t.battleEnded()
		return
	}
	t.wait = max(0, t.wait-dt)
	t.computer()
	t.ask()
}

func (t *Table) follow(e game.Event) {
	if _, ok := e.(game.PhaseBegan); ok {
		t.because = "" // what the computer thought belongs to its time
	}
	t.tally(e)
	game.Follow(&t.shown, e)
	t.dirty = true
}

// skip jumps to the end of every motion, or to a maneuver that waits for the button.
func (t *Table) skip() {
	if t.now != nil {
		t.follow(t.now.Event)
		t.now = nil
	}
	for len(t.queue) > 0 && !t.pauseAt(t.queue[0], true) {
		e := t.queue[0]
		t.queue = t.queue[1:]
		t.passed(e)
		t.say(e)
		t.follow(e)
	}
	t.settle()
	t.wait = 0
	t.dirty = true
}
