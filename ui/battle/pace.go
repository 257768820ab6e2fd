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
func (b *Battle) ReadingOf(id game.ShipID) float64 {
	if o := b.Shown.Ships[id].Owner; o == game.Nobody || b.Brains[o] != nil {
		return b.ReadingTime(reading.OtherManeuver)
	}
	if b.Lesson().Class() != nil { // where a maneuver is what is learnt
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
func (f *Flow) read() { f.Hold, f.battle.Changed = Hold{read: true}, true }

// holdAt lets the picture stop before an event that clears away what is to be read; in a hurry only
// where the button is waited for.
func (f *Flow) holdAt(e game.Event, hurry bool) bool {
	b := f.battle
	if f.Hold.read {
		return false
	}
	if !f.Hold.on {
		left, of := 0.0, game.NoShip
		switch e := e.(type) {
		case game.AttackEnded:
			left, of = b.ReadingTime(reading.AttackMade), e.Attacker
		case game.RoundBegan:
			if b.Told.EndingNow() != nil {
				left = b.ReadingTime(reading.RoundOver)
			}
		}
		if left == 0 {
			return false
		}
		b.Look.Ship = of
		f.Hold, f.Wait, b.Changed = Hold{on: true, left: left}, 0, true
	}
	if !f.Holds() && (hurry || b.Still()) {
		f.read()
		return false
	}
	return true
}

// held lets time pass over what is held; true while the picture stands still.
func (f *Flow) held(dt float64) bool {
	if !f.Hold.on {
		return false
	}
	if f.Hold.left -= dt; f.Hold.left > 0 {
		return true
	}
	f.read()
	return false
}
