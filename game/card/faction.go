package card

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/textfile"
)

// Faction is one of the factions printed on the cards; 0 is none.
type Faction uint8

// The factions, in the order that settles initiative between equal totals (rules 4.6).
const (
	NoFaction Faction = iota
	QContinuum
	Federation
	Klingon
	Romulan
	Dominion
	Borg
	Species8472
	Kazon
	Xindi
	Bajoran
	Ferengi
	Vulcan
	Independent
	MirrorUniverse
	NumFactions
)

var factionNames = [NumFactions]string{
	"", "Q Continuum", "Federation", "Klingon", "Romulan", "Dominion", "Borg", "Species 8472", "Kazon", "Xindi",
	"Bajoran", "Ferengi", "Vulcan", "Independent", "Mirror Universe",
}

// String is the faction's name as printed, empty for none.
func (f Faction) String() string { return nameOf(factionNames[:], f) }

// InitiativeRank is the faction's place in the order of initiative, the lowest first; whoever is
// not in the order comes last (rules 4.6).
func (f Faction) InitiativeRank() int {
	if f == NoFaction {
		return int(NumFactions)
	}
	return int(f)
}

// ParseFaction finds a faction by its printed name.
func ParseFaction(name string) (Faction, bool) {
	i := slices.Index(factionNames[1:], name)
	return Faction(i + 1), i >= 0
}

// factionNamed is ParseFaction that says what is wrong.
func factionNamed(name string) (Faction, error) {
	f, ok := ParseFaction(name)
	if !ok {
		return f, unknown("faction", name, factionNames[1:])
	}
	return f, nil
}

// unknown says that a name is none of those known, and which of them may be meant.
func unknown(what, name string, known []string) error {
	return fmt.Errorf(
		"unknown %s %q%s",
		what,
		name,
		cmp.Or(textfile.Meant(name, known), ": want one of "+strings.Join(known, ", ")),
	)
}

// HasFaction tells whether f is among fs.
func HasFaction(fs []Faction, f Faction) bool { return slices.Contains(fs, f) }

// ShareFaction tells whether two cards have a faction in common; a card of two factions matches on
// either (rules 2).
func ShareFaction(a, b []Faction) bool {
	return slices.ContainsFunc(a, func(f Faction) bool { return slices.Contains(b, f) })
}

func nameOf[T ~uint8](names []string, i T) string {
	if int(i) >= len(names) {
		return "?"
	}
	return names[i]
}
