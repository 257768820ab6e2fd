package battle

import (
	"math"

	"attackwing/game"
)

// The pace is how long what happens can be read before the table goes on by itself. It is chosen by
// the person, apart from how fast things move, and never goes past what wants an answer.

// reads is what is read while the table stands.
type reads uint8

const (
	ownManeuver   reads = iota // that is revealed: its owner has set it
	otherManeuver              // the computer's, or what the sheet moves
	attackMade                 // its dice and what they did
	roundOver                  // what the End Phase did
	numReads
)

// untilPressed is a time that only the button ends.
var untilPressed = math.Inf(1)

// paces are the seconds of each pace. The end of a round has its own time on the screen; only who
// stops at everything stops there.
var paces = map[string][numReads]float64{
	"slow":   {ownManeuver: 3, otherManeuver: 2.5, attackMade: 2.5},
	"normal": {ownManeuver: 1.2, otherManeuver: 0.5, attackMade: 0.6},
	"quick":  {ownManeuver: 0.3, otherManeuver: 0.2},
	"stop": {
		ownManeuver:   untilPressed,
		otherManeuver: untilPressed,
		attackMade:    untilPressed,
		roundOver:     untilPressed,
	},
}

// reading is for how many seconds something can be read, infinite until the button is pressed.
func (b *Battle) reading(what reads) float64 {
	if p, is := paces[b.Person.Pace]; is {
		return p[what]
	}
	return paces["normal"][what]
}

// ReadingOf is for how many seconds the revealed maneuver of a ship can be read; infinite: it waits
// for the button.
func (b *Battle) ReadingOf(id game.ShipID) float64 {
	if o := b.Shown.Ships[id].Owner; o == game.Nobody || b.Brains[o] != nil {
		return b.reading(otherManeuver)
	}
	if b.Lesson.Class() != nil { // where a maneuver is what is learnt
		return untilPressed
	}
	return b.reading(ownManeuver)
}

// Hold is that what was shown last stays until it is read.
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
			left, of = b.reading(attackMade), e.Attacker
		case game.RoundBegan:
			if b.Told.EndingNow() != nil {
				left = b.reading(roundOver)
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
