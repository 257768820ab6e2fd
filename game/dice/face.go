package dice

// Face is what a die shows.
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

// NumFaces is how many different faces there are on both dice.
const NumFaces = 6

var faceNames = [NumFaces]string{"blank", "hit", "crit", "battle stations", "evade", "double hit"}

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

// Kind is one of the two dice.
type Kind uint8

// The attack die (red) and the defense die (green).
const (
	Attack Kind = iota
	Defense
)

// String is the die's name.
func (k Kind) String() string {
	if k == Attack {
		return "attack"
	}
	return "defense"
}

// sides are the eight sides of each die (rules 1.7).
var sides = [2][8]Face{
	Attack:  {Hit, Hit, Hit, Crit, BattleStations, BattleStations, Blank, Blank},
	Defense: {Evade, Evade, Evade, BattleStations, BattleStations, Blank, Blank, Blank},
}

// Sides are the eight sides of a die.
func (k Kind) Sides() [8]Face { return sides[k&1] }

// Shows tells whether the die has such a side.
func (k Kind) Shows(f Face) bool {
	for _, s := range sides[k&1] {
		if s == f {
			return true
		}
	}
	return false
}

// Words is the face as the glossary writes it: "Critical Hit".
func (f Face) Words() string {
	return [...]string{"blank", "Hit", "Critical Hit", "Battle Stations", "Evade", "Double Hit"}[min(f, NumFaces-1)]
}
