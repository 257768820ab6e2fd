package table

import "attackwing/game"

// agreeSeconds is how long a player's own key is held to agree to a take-back.
const agreeSeconds = 0.6

// agrees counts how long the other player has held their key to agree to a take-back.
func (t *Table) agrees(in *Input, dt float64) {
	a := t.History.Asking
	if a == nil || a.Other == game.Nobody || !in.Seat[a.Other] && a.Held == 0 {
		return
	}
	t.top().View.Stale()
	if !in.Seat[a.Other] {
		a.Held = 0
		return
	}
	if a.Held += dt / t.HoldFactor(); a.Held >= agreeSeconds || t.ByPress() {
		t.History.Agree()
	}
}
