package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// I.K.S. Maht-H'A: an enemy that attacks it at Range 1 rolls one die fewer.
var _ = test("1005", func(t *testing.T) {
	for band, want := range map[int]int{1: 4 + 1 - 1, 2: 4} {
		tb := duel(t, band, craft{}, craft{Of: "1005"}, spec{})
		tb.Do("Primary weapon at I.K.S. Maht-H'A")
		rolled(t, tb, "attack on it", want, 1)
	}
})

// I.K.S. Ch'tang: cloaked when it declares the attack it may re-roll any number of attack dice.
var _ = test("1028", func(t *testing.T) {
	tb := duel(t, 2, craft{Of: "1028", Laid: laid{Cloak: game.CloakBeside}}, craft{}, spec{Dice: []dice.Face{blank, blank, bs, hit, crit, hit, blank}})
	tb.Do("Primary weapon at B", "Text of I.K.S. Ch'tang", "Die 1+Die 2")
	showing(t, tb, false, crit, hit, bs, hit)
	tb = duel(t, 2, craft{Of: "1028", Laid: laid{Stations: 1}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Text of", false)
})

// I.K.S. Gr'oth: attacked at Range 1 it rolls one more defense die.
var _ = test("1015", func(t *testing.T) {
	for band, want := range map[int]int{1: 1 + 1, 2: 1} {
		tb := duel(t, band, craft{}, craft{Of: "1015"}, spec{})
		tb.Do("Primary weapon at I.K.S. Gr'oth")
		_, d := tb.Rolled()
		same(t, "defense dice", d, want)
	}
})

// I.K.S. Koraga: cloaked it rolls one more defense die.
var _ = test("1038", func(t *testing.T) {
	for cloak, want := range map[game.Cloak]int{game.NotCloaked: 1, game.CloakOnBase: 1 + 4 + 1, game.CloakRed: 1 + 4 + 1} {
		tb := duel(t, 2, craft{}, craft{Of: "1038", Laid: laid{Cloak: cloak}}, spec{})
		tb.Do("Primary weapon at I.K.S. Koraga")
		_, d := tb.Rolled()
		same(t, "defense dice", d, want)
	}
})

// I.K.S. Kronos One: an enemy that attacks it at Range 3 rolls one die fewer.
var _ = test("1032", func(t *testing.T) {
	for band, want := range map[int]int{3: 4 - 1, 2: 4} {
		tb := duel(t, band, craft{}, craft{Of: "1032"}, spec{})
		tb.Do("Primary weapon at I.K.S. Kronos One")
		a, _ := tb.Rolled()
		same(t, "attack dice", a, want)
	}
})

// I.K.S. Somraw: defending it may turn up to two Battle Stations results into Evades.
var _ = test("i_k_s_somraw_71448", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Of: "i_k_s_somraw_71448", Laid: laid{Cloak: game.CloakBeside}}, spec{Dice: []dice.Face{hit, hit, hit, blank, bs, bs, bs, blank, blank}})
	tb.Do("Primary weapon at I.K.S. Somraw", "Text of I.K.S. Somraw")
	showing(t, tb, true, evade, evade, bs, blank, blank)
	same(t, "damage cards", tb.Ship("I.K.S. Somraw").NDamage, 1)
	tb = duel(t, 2, craft{}, craft{Of: "i_k_s_somraw_71448", Laid: laid{Evade: 1}}, spec{Dice: []dice.Face{hit, hit, hit, blank, evade}})
	tb.Do("Primary weapon at I.K.S. Somraw")
	offered(t, tb, "Text of", false)
})

// I.K.S. Negh'var: Action against an enemy at Range 1 to 2 in the front arc: 3 attack dice, a
// shield of it is turned off for each Hit; then the Klingon Boarding Party's Action as a free
// action.
var _ = test("1017", func(t *testing.T) {
	n := craft{Of: "1017", Cards: []string{"3048"}}
	b := craft{Shields: 4, Cards: []string{"3005"}}
	tb := turnOf(t, 2, n, b, spec{Dice: []dice.Face{hit, crit, hit}})
	tb.Do("Text of I.K.S. Negh'var")
	same(t, "shields turned off", tb.Ship("B").Down, 2)
	same(t, "shields left", tb.Ship("B").Shields, 2)
	offered(t, tb, "Klingon Boarding Party", false) // its own target must have no shields up
	if tb.Asked(game.ChooseAction, "I.K.S. Negh'var") {
		t.Errorf("a second action: %v", tb.Offers())
	}
	b.Shields = 2
	n.Shields = -1
	tb = turnOf(t, 2, n, b, spec{Dice: []dice.Face{hit, bs, hit}})
	tb.Do("Text of I.K.S. Negh'var")
	offered(t, tb, "Klingon Boarding Party", true)
	tb.Do("Klingon Boarding Party")
	disabled(t, tb, "B", "3005")
	discarded(t, tb, "I.K.S. Negh'var", "3048")
	// without the upgrade there are only the dice
	n.Cards = nil
	tb = turnOf(t, 1, n, b, spec{Dice: []dice.Face{hit, bs, blank}})
	tb.Do("Text of I.K.S. Negh'var")
	same(t, "shields turned off", tb.Ship("B").Down, 1)
	for _, c := range []struct {
		band int
		dial string
	}{{3, ""}, {2, "turn left 2"}} {
		n.Dial = c.dial
		tb = turnOf(t, c.band, n, b, spec{})
		offered(t, tb, "Text of I.K.S. Negh'var", false)
	}
})
