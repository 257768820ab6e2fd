package table

import "attackwing/game"

// agreeSeconds is how long a key is held to agree to a take-back; pressSeconds how long the button is pressed for the list.
const (
	agreeSeconds = 0.6
	pressSeconds = 0.4
)

// holdBack counts how long keys and buttons are held that take back.
func (t *Table) holdBack(in *Input, dt float64) {
	if in.Held && t.Canvas.Down == "undo" {
		if t.pressed += dt; t.pressed >= pressSeconds && t.Backs == nil && t.Asking == nil {
			t.Canvas.Down = ""
			t.ListBacks()
		}
	} else {
		t.pressed = 0
	}
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
