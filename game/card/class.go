package card

import (
	"strings"

	"attackwing/physics"
)

// Color is the difficulty of a maneuver on a dial.
type Color uint8

// The three difficulties. A red maneuver strains power, a green one relieves it (rules 5.1).
const (
	White Color = iota
	Green
	Red
)

// String is the color's name.
func (c Color) String() string { return nameOf(colorNames[:], c) }

var colorNames = [...]string{White: "white", Green: "green", Red: "red"}

// Move is one entry of a maneuver dial.
type Move struct {
	physics.Maneuver
	Color Color
}

// Class is a ship class: what all its ships share.
type Class struct {
	ID, Name    string
	Front, Rear physics.Arc // Rear is physics.NoArc where the class has none
	BaseSide    int32       // µm
	Dial        []Move      // in the order fast to slow, left to right
	Art         Art
	Copies      []ArtCopy       // other tones for ships of some faction
	Stack       []SquadronToken // of attack squadrons, the first one on top; it is only in the stack of a unique one
	Note        string          // a remark on the source of the dial
}

// Shuttlecraft reports whether the class is one of shuttlecraft, which its name says.
func (k *Class) Shuttlecraft() bool { return strings.Contains(k.Name, "Shuttle") }

// SquadronToken is a token in the stack of an attack squadron: the values that it has while this
// one lies on top.
type SquadronToken struct{ Skill, Attack, Agility int8 }

// Squadron reports whether the class is one of attack squadrons.
func (k *Class) Squadron() bool { return len(k.Stack) > 0 }

// Fastest is the highest speed on the dial.
func (k *Class) Fastest() (n int8) {
	for _, m := range k.Dial {
		n = max(n, m.Speed)
	}
	return n
}

// Art names the token picture of a class: a file without its ending, a family of tones, and how
// much larger or smaller than usual it is drawn. Variant is a change of the drawing that tones
// alone cannot say.
type Art struct {
	File    string  `yaml:"file"`
	Tones   string  `yaml:"tones"`
	Scale   float64 `yaml:"scale"`
	Variant string  `yaml:"variant"`
}

// ArtCopy is another family of tones for the ships of one faction.
type ArtCopy struct {
	Faction Faction
	Tones   string
}

// ArtOf is the picture of a ship: that of its class, in the tones of its faction where the class
// has such copies.
func ArtOf(s *Ship) Art {
	a := s.Class.Art
	for _, c := range s.Class.Copies {
		if HasFaction(s.Factions, c.Faction) {
			a.Tones = c.Tones
		}
	}
	return a
}
