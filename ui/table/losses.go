package table

import "attackwing/game"

// holdSeconds is how long the main button is held for a choice that destroys the own ship.
const holdSeconds = 0.6

// loss tells whether what would be confirmed destroys the ship of whoever confirms it, and how: such a choice is never
// forbidden, but the button says what it does and has to be held. Without verdicts it would be one, and is not asked for.
func (t *Table) loss() (words string, is bool) {
	p := t.mine()
	if p == nil || p.ID != t.promptID || p.Ask != game.ChooseManeuver || t.prefs.Losses != "hold" || !t.uses("verdicts") || t.locked[p.Ship] || t.focus < 0 || !t.mayDial(p, t.focus) {
		return "", false
	}
	var f game.Fate
	game.Foresee(&t.view, p.Ship, t.focus, &f)
	switch {
	case f.LeavesArea:
		return "Fly out: destroyed", true
	case f.Dies():
		return "Fly on: destroyed", true
	}
	return "", false
}

// holdLoss lets the held button do what it says.
func (t *Table) holdLoss(in *Input, dt float64) {
	held := in.Enter || in.Held && t.Canvas.Down == "main"
	if !held {
		if t.losing > 0 {
			t.refuse("Hold the button: this destroys the ship.")
		}
		t.losing, t.lost = 0, false
		return
	}
	if t.lost || t.help || t.menu.open || t.curtain || t.asking != nil || t.backs != nil || t.Screen != Playing {
		return
	}
	if t.losing == 0 && !in.Press && !in.Struck("enter") {
		return // held since before: that was for something else
	}
	if _, is := t.loss(); !is {
		t.losing = 0
		return
	}
	t.dirty = true
	if t.losing += dt / t.holdFactor(); t.losing >= holdSeconds {
		t.losing, t.lost = 0, true
		t.Canvas.Down = ""
		t.lockDial(t.mine())
	}
}
