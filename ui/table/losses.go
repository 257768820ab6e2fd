package table

// holdSeconds is how long the main button is held for a choice that destroys the own ship.
const holdSeconds = 0.6

// holdLoss lets the held button do what it says.
func (t *Table) holdLoss(in *Input, dt float64) {
	if h, _ := t.Canvas.Find("main"); h.Part > 0 {
		return
	}
	held := in.Enter || in.Held && t.Canvas.Down == "main"
	if !held {
		if t.losing > 0 {
			t.Refuse("Hold the button: " + t.LossWhy() + ".")
		}
		t.losing, t.lost = 0, false
		return
	}
	if t.lost || t.screen.menu.Open || t.Curtain || t.Asking != nil || t.Backs != nil || t.Screen != Playing {
		return
	}
	if t.losing == 0 && !in.Press && !in.Struck("enter") {
		return // held since before: that was for something else
	}
	if _, is := t.Loss(); !is {
		t.losing = 0
		return
	}
	t.Changed = true
	if t.losing += dt / t.HoldFactor(); t.losing >= holdSeconds {
		t.losing, t.lost = 0, true
		t.Canvas.Down = ""
		t.Give(t.Asked())
	}
}
