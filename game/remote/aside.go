package remote

import (
	"attackwing/game"
	"attackwing/game/textfile"
)

// Aside is a line between two programs that is no part of their battle: it changes nothing that counts.
type Aside struct {
	Aside  string        `json:"aside"`
	Battle string        `json:"battle,omitempty"` // its id
	Have   int           `json:"have,omitempty"`   // lines that were taken
	Round  int16         `json:"round,omitempty"`
	Ships  []game.ShipID `json:"ships,omitempty"`
}

// The kinds of asides.
const (
	Have   = "have"   // what is said first on a line: of Battle so many lines were taken, and those behind are sent
	Ring   = "ring"   // the other is called
	Locked = "locked" // the dials of these Ships are set in this Round
)

// Bytes returns the line.
func (a Aside) Bytes() []byte { return marshal(a) }

// ReadAside reads an aside; false: the line is none.
func ReadAside(b []byte) (a Aside, is bool) {
	if len(b) > maxLine || textfile.Strict(b, &a) != nil || a.Have < 0 || len(a.Ships) > game.MaxShips {
		return Aside{}, false
	}
	switch a.Aside {
	case Have, Ring, Locked:
		return a, true
	}
	return Aside{}, false
}

// Greets reports whether a line belongs to a meeting: the other program was begun anew and does not
// know yet that a battle is running.
func Greets(b []byte) bool {
	var l greeting
	return len(b) <= maxLine && textfile.Strict(b, &l) == nil && l.says() == 1 && (l.Hello != nil || l.Leave != "")
}
