package battle

import (
	"math"

	"attackwing/game"
	"attackwing/ui/reading"
)

// The pace is how long what happens can be read before the table goes on by itself. It is chosen by
// the person, apart from how fast things move, and never goes past what wants an answer.

// ReadingOf returns the seconds for which the revealed maneuver of a ship can be read; it is
// infinite if it waits for the button.
func (b *Session) ReadingOf(id game.ShipID) float64 {
	if o := b.Shown.Ships[id].Owner; o == game.Nobody || b.Brains[o] != nil {
		return b.ReadingTime(reading.OtherManeuver)
	}
	if b.teaching.Class() != nil { // where a maneuver is what is learnt
		return reading.UntilPressed
	}
	return b.ReadingTime(reading.OwnManeuver)
}

// Hold keeps the last picture until it has been read.
type Hold struct {
	on   bool
	read bool    // for the event that comes next
	left float64 // seconds
}

// Holds reports whether something stays until the button is pressed.
func (f *Flow) Holds() bool { return f.Hold.on && math.IsInf(f.Hold.left, 1) }

// read goes on from what was held.
func (f *Flow) read() Effect {
	f.Hold = Hold{read: true}
	return stale{}
}

// holdAt lets the picture stop before an event that clears away what is to be read, in the End
// Phase where ends is set; in a hurry only where the button is waited for.
func (f *Flow) holdAt(t *reading.Table, e game.Event, hurry, ends bool) (stops bool, asks Effect) {
	if f.Hold.read {
		return false, nil
	}
	if !f.Hold.on {
		left, of := 0.0, game.NoShip
		switch e := e.(type) {
		case game.AttackEnded:
			left, of = t.ReadingTime(reading.AttackMade), e.Attacker
		case game.RoundBegan:
			if ends {
				left = t.ReadingTime(reading.RoundOver)
			}
		}
		if left == 0 {
			return false, nil
		}
		f.Hold, f.Wait, asks = Hold{on: true, left: left}, 0, watched{of}
	}
	if !f.Holds() && hurry {
		f.read()
		return false, asks
	}
	return true, asks
}

// held lets time pass over what is held; stands while the picture stands still.
func (f *Flow) held(dt float64) (stands bool, asks Effect) {
	if !f.Hold.on {
		return false, nil
	}
	if f.Hold.left -= dt; f.Hold.left > 0 {
		return true, nil
	}
	return false, f.read()
}
