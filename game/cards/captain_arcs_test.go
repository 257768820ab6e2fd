package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// Tomalak: at Range 3 the defender gets no die for the range.
var _ = test("2014", func(t *testing.T) {
	for id, want := range map[string]int{"2014": 1, "2024": 2} {
		tb := duel(t, 3, craft{Cards: []string{id}}, craft{Skill: 1}, spec{Dice: []dice.Face{hit, blank, blank, blank}})
		tb.Do("Primary weapon at B")
		_, d := tb.Rolled()
		same(t, "defense dice", d, want)
	}
})

// Tal: one more attack die for the primary weapon of a Romulan ship at Range 1.
var _ = test("tal_72321p", func(t *testing.T) {
	romulan := craft{Faction: card.Romulan}
	attackBonus(t, "Range 1", "tal_72321p", 1, romulan, craft{}, 1)
	attackBonus(t, "Range 2", "tal_72321p", 2, romulan, craft{}, 0)
	attackBonus(t, "another ship", "tal_72321p", 1, craft{Faction: card.Klingon}, craft{}, 0)
})

// Valdore: one more attack die from outside the defender's front arc.
var _ = test("2033", func(t *testing.T) {
	attackBonus(t, "in its front arc", "2033", 2, craft{}, craft{}, 0)
	tb := lay(t, spec{Phase: game.Combat, Crafts: []craft{{X: 18, Y: 25, Cards: []string{"2033"}}, {Two: true, X: 18, Y: 18, Skill: 1}}})
	attackWith(t, tb, "from behind", "Primary weapon at B", 5)
})

// Donatra: friends within Range 1 roll one more attack die, her own ship does not.
var _ = test("2013", func(t *testing.T) {
	for x, want := range map[float64]int{21: 5, 25: 4} {
		tb := duel(t, 2, craft{Skill: 9}, craft{Skill: 1}, spec{Crafts: []craft{{Name: "C", X: x, Y: 25, Cards: []string{"2013"}}}})
		attackWith(t, tb, "a friend", "Primary weapon at B", want)
	}
	attackBonus(t, "her own ship", "2013", 2, craft{}, craft{}, 0)
})

// Insectoid Commander: an Evade or Battle Stations token buys one attack die.
var _ = test("insectoid_commander_72003p", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"insectoid_commander_72003p"}, Laid: laid{Evade: 1}}, craft{Skill: 1}, spec{})
	tb.Do("Primary weapon at B", "Insectoid Commander")
	n, _ := tb.Rolled()
	same(t, "attack dice", n, 5)
	same(t, "Evade Tokens", tb.Ship("A").Evade, 0)
	attackBonus(t, "without a token", "insectoid_commander_72003p", 2, craft{}, craft{}, 0)
})

// Mirok: after his ship's maneuver with a friend within Range 1 a point of hull or shields is
// repaired.
var _ = test("2015", func(t *testing.T) {
	for x, want := range map[float64]int8{20.5: 0, 26: 1} {
		tb := acting(t, 3, craft{Cards: []string{"2015"}, Laid: laid{Hull: 3}}, craft{Skill: 9}, spec{Crafts: []craft{{Name: "C", X: x, Y: 20, Skill: 9, Dial: "full stop"}}})
		same(t, "damage", tb.Ship("A").NDamage, want)
	}
})
