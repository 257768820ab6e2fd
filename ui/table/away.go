package table

import (
	"strconv"
	"time"

	"attackwing/game"
)

// awaySeconds is after how long without input the dials of two people at one screen are covered, 0 never.
func (t *Table) awaySeconds() float64 {
	n, err := strconv.Atoi(t.prefs.Away)
	if err != nil {
		return 0
	}
	return float64(n)
}

// secret tells whether somebody's dials lie open that another person at the screen must not see.
func (t *Table) secret() bool {
	return t.Screen == Playing && t.hotSeat() && t.planner != game.NoShip && !t.curtain
}

// coverIn is after how many seconds the dials are covered if nobody does anything, 0 never.
func (t *Table) coverIn() float64 {
	n := t.awaySeconds()
	if t.opts.Now == nil || n == 0 || !t.secret() || t.lastInput.IsZero() {
		return 0
	}
	return max(0.001, n-t.opts.Now().Sub(t.lastInput).Seconds())
}

// watchAway covers the dials when nobody has done anything for a while.
func (t *Table) watchAway(in *Input) {
	if t.opts.Now == nil {
		return
	}
	if in.Any || !t.secret() || t.lastInput.IsZero() {
		t.lastInput = t.opts.Now()
		return
	}
	if n := t.awaySeconds(); n > 0 && t.opts.Now().Sub(t.lastInput) >= time.Duration(n*float64(time.Second)) {
		t.cover()
	}
}

// cover hides the dials until their owner is back.
func (t *Table) cover() { t.curtain, t.uncover, t.dirty = true, 0, true }
