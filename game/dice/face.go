package dice

// Face is a side of a die.
type Face uint8

// The faces of both dice.
const (
	Blank Face = iota
	Hit
	Crit
	BattleStations
	Evade
	DoubleHit // on a special attack die only: two damage, one Evade cancels it whole
)

// NumFaces is the number of different faces on both dice.
const NumFaces = 6

var faceNames = [NumFaces]string{
	Blank:          "blank",
	Hit:            "hit",
	Crit:           "crit",
	BattleStations: "battle stations",
	Evade:          "evade",
	DoubleHit:      "double hit",
}

// String is the face's name in small letters.
func (f Face) String() string {
	if int(f) < len(faceNames) {
		return faceNames[f]
	}
	return "?"
}

// ParseFace finds a face by its name.
func ParseFace(name string) (Face, bool) {
	for i, n := range faceNames {
		if n == name {
			return Face(i), true
		}
	}
	return Blank, false
}

// Kind is a kind of die: one of the two dice, or a special die of two resources, which takes the
// place of one of them.
type Kind uint8

// The attack die (red) and the defense die (green), and the special dice that lie in their place.
const (
	Attack Kind = iota
	Defense
	EliteAttack
	CounterAttack
	numKinds
)

// String is the die's name.
func (k Kind) String() string {
	return [...]string{"attack", "defense", "elite attack", "counter attack"}[k%numKinds]
}

// sides are the eight sides of each die (rules 1.7).
var sides = [numKinds][8]Face{
	Attack:  {Hit, Hit, Hit, Crit, BattleStations, BattleStations, Blank, Blank},
	Defense: {Evade, Evade, Evade, BattleStations, BattleStations, Blank, Blank, Blank},

	EliteAttack:   {DoubleHit, Crit, Crit, Hit, Hit, Hit, BattleStations, BattleStations},
	CounterAttack: {Evade, Evade, Evade, BattleStations, BattleStations, Hit, Hit, Crit},
}

// Sides are the eight sides of a die.
func (k Kind) Sides() [8]Face { return sides[k%numKinds] }

// Shows reports whether the die has such a side.
func (k Kind) Shows(f Face) bool {
	for _, s := range sides[k%numKinds] {
		if s == f {
			return true
		}
	}
	return false
}

// Words is the face as the glossary writes it: "Critical Hit".
func (f Face) Words() string {
	return [...]string{Blank: "blank", Hit: "Hit", Crit: "Critical Hit", BattleStations: "Battle Stations",
		Evade: "Evade", DoubleHit: "Double Hit"}[min(f, NumFaces-1)]
}
