package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Captured Intelligence: without an Evade token, discarded when defense dice are counted: an Evade
// token, and a defense die more in every defense of the round.
var _ = test("3100", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Cards: []string{"3100"}}, spec{Crafts: []craft{{Name: "C", X: 20, Y: 25, Skill: 6}}, Dice: []dice.Face{blank, blank, blank, blank}})
	tb.Do("A", "Primary weapon at B", "Captured Intelligence")
	rolled(t, tb, "the first", 4, 2)
	same(t, "Evade", tb.Ship("B").Evade, 1)
	discarded(t, tb, "B", "3100")
	tb.Pass(game.ChooseTarget, "C").Do("Primary weapon at B")
	rolled(t, tb, "the second", 4, 2)
	tb = duel(t, 2, craft{}, craft{Cards: []string{"3100"}, Laid: laid{Evade: 1}}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "with an Evade Token", 4, 1)
})

// Concentrated Firepower: an action, discarded: this round the own ship and its friends have a die
// more in each primary attack on one enemy at Range 3.
var _ = test("concentrated_firepower_72221c", func(t *testing.T) {
	const id = "concentrated_firepower_72221c"
	for _, band := range []int{2, 4} {
		offered(t, acting(t, band, craft{Cards: []string{id}}, craft{}, spec{}), "Concentrated", false)
	}
	tb := acting(t, 3, craft{Skill: 6, Cards: []string{id, "3067"}}, craft{Hull: 9}, spec{Crafts: []craft{
		{Name: "C", X: 22, Y: 18, Skill: 4, Dial: "full stop"}, {Name: "D", Two: true, X: 25, Y: 8.43, H: 180, Skill: 8, Dial: "full stop"}}})
	tb.Do("Concentrated", "B")
	discarded(t, tb, "A", id)
	for _, ship := range []string{"A", "C"} {
		tb.Pass(game.ChooseTarget, ship).Do("Primary weapon at B")
		a, _ := tb.Rolled()
		same(t, "attack dice of "+ship, a, 5)
	}
	// not on another enemy, not with a secondary weapon
	for _, at := range []string{"Primary weapon at D", "Quantum Torpedoes at B"} {
		tb := acting(t, 3, craft{Skill: 6, Cards: []string{id, "3067"}, Laid: laid{Lock: 1}}, craft{Hull: 9}, spec{Crafts: []craft{
			{Name: "D", Two: true, X: 20, Y: 8.43, H: 180, Skill: 8, Dial: "full stop"}}})
		tb.Do("Concentrated", "B").Pass(game.ChooseTarget, "A").Do(at)
		a, _ := tb.Rolled()
		same(t, at, a, map[bool]int{true: 4, false: 5}[at == "Primary weapon at D"])
	}
})

// Invaluable Advice: discarded before the roll of an own attack or defense: a Battle Stations
// token.
var _ = test("invaluable_advice_op5prize", func(t *testing.T) {
	const id = "invaluable_advice_op5prize"
	tb := duel(t, 2, craft{Cards: []string{id}}, craft{}, spec{Dice: []dice.Face{bs, blank, blank, blank}})
	tb.Do("Primary weapon at B", "Invaluable Advice", "Spend Battle Stations")
	showing(t, tb, false, hit, blank, blank, blank)
	discarded(t, tb, "A", id)
	tb = duel(t, 2, craft{}, craft{Cards: []string{id}}, spec{Dice: []dice.Face{hit, blank, blank, blank, bs}})
	tb.Do("Primary weapon at B", "Invaluable Advice", "Spend Battle Stations")
	showing(t, tb, true, evade)
})

// Ketracel-White: an action, discarded, makes all disabled Dominion crew ready.
var _ = test("ketracel_white_71279", func(t *testing.T) {
	a := craft{Cards: []string{"ketracel_white_71279", "3057", "3053", "3069"}, Laid: laid{Disabled: []int8{1, 2, 3}}}
	tb := acting(t, 4, a, craft{}, spec{})
	tb.Do("Ketracel-White")
	ready(t, tb, "A", "3057")
	ready(t, tb, "A", "3053")
	disabled(t, tb, "A", "3069")
	discarded(t, tb, "A", "ketracel_white_71279")
	a.Laid.Disabled = []int8{3}
	offered(t, acting(t, 4, a, craft{}, spec{}), "Ketracel", false)
})
