package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Kerla: a defender at Range 1 may turn one Battle Stations result into an Evade.
var _ = test("3074", func(t *testing.T) {
	for band, want := range map[int]bool{1: true, 2: false} {
		tb := duel(t, band, craft{}, craft{Agility: 2, Cards: []string{"3074"}}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank, bs, bs}[band%2^1:]})
		tb.Do("Primary weapon at B")
		if !want {
			if tb.Asked(game.ModifyDefenseDice, "B") {
				offered(t, tb, "Kerla", false)
			}
			continue
		}
		offered(t, tb, "Kerla", true)
		tb.Do("Kerla")
		showing(t, tb, true, evade, bs)
		if tb.Asked(game.ModifyDefenseDice, "B") {
			offered(t, tb, "Kerla", false)
		}
	}
})
