package game

import "strings"

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
