package game

import (
	"math/bits"
	"strings"

	"attackwing/game/card"
)

// ParseDamage finds a damage card by its name, small or large letters.
func ParseDamage(name string) (DamageID, bool) {
	plain := func(s string) string { return strings.ToLower(strings.Trim(s, " !")) }
	for d := DirectHit; d < numDamage; d++ {
		if plain(d.String()) == plain(name) {
			return d, true
		}
	}
	return FaceDown, false
}

// acts are the actions a ship performs once a round, as position files write them: those of the
// Action Bar, the action of a damage card, and removing a Disabled token.
var acts = func() (names [16]string) {
	for a := card.Evade; a < card.NumActions; a++ {
		names[a] = strings.ReplaceAll(a.String(), " ", "-")
	}
	names[bits.TrailingZeros16(actedRepair)], names[bits.TrailingZeros16(actedEnable)] = "damage-card", "enable-card"
	return names
}()

// firstOfSheet is the bit of a sheet's first special action in Ship.Acted.
const firstOfSheet = 10

// act is the name of a bit of Ship.Acted, "" where it has none.
func (sh *Sheet) act(i int) string {
	if k := i - firstOfSheet; k >= 0 && k < len(sh.Actions) {
		return sh.Actions[k]
	}
	return acts[i]
}

// ActionsDone names the actions in a ship's Acted.
func (sh *Sheet) ActionsDone(acted uint16) (names []string) {
	for i := range acts {
		if n := sh.act(i); acted&(1<<i) != 0 && n != "" {
			names = append(names, n)
		}
	}
	return names
}

var causes = [...]string{
	"",
	"attack",
	"token",
	"laid-token",
	"leaving",
	"obstacle",
	"damage-card",
	"warp-core-breach",
	"card-text",
	"sheet",
	"minefield",
}

// String is the cause in a short word, "" for none.
func (c Cause) String() string { return causes[c] }
