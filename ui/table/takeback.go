package table

import "attackwing/game"

// agreeSeconds is how long a key is held to agree to a take-back.
const agreeSeconds = 0.6

// holdBack counts how long the key of a seat is held that agrees to a take-back.
func (t *Table) holdBack(in *Input, dt float64) {
	a := t.Asking
	if a == nil || a.Other == game.Nobody {
		return
	}
	if !in.Seat[a.Other] {
		if a.Held > 0 {
			a.Held, t.Changed = 0, true
		}
		return
	}
	t.Changed = true
	if a.Held += dt / t.HoldFactor(); a.Held >= agreeSeconds || t.ByPress() {
		t.Agree()
	}
}
