package cards_test

import (
	"testing"

	"attackwing/game/dice"
)

// Nu'Daq: one Battle Stations result of an attack becomes a Hit.
var _ = test("2004", func(t *testing.T) {
	rerolls(t, "2004", []dice.Face{blank, bs, bs, crit}, nil, []dice.Face{blank, hit, bs, crit}, "Nu'Daq")
})

// Worf: any blank dice of an attack are re-rolled.
var _ = test("2037", func(t *testing.T) {
	rerolls(t, "2037", []dice.Face{blank, blank, bs, crit}, []dice.Face{hit, blank}, []dice.Face{hit, blank, bs, crit}, "Worf")
})

// Shakaar Edon: any blank dice of an attack are re-rolled.
var _ = test("shakaar_edon_72221g", func(t *testing.T) {
	rerolls(t, "shakaar_edon_72221g", []dice.Face{blank, blank, bs, crit}, []dice.Face{hit, blank}, []dice.Face{hit, blank, bs, crit}, "Shakaar Edon")
})

// Gul Danar: one blank die of an attack is re-rolled.
var _ = test("2021", func(t *testing.T) {
	rerolls(t, "2021", []dice.Face{hit, blank, bs, crit}, []dice.Face{crit}, []dice.Face{hit, crit, bs, crit}, "Gul Danar")
})

// Toreth: one Hit of an attack becomes a Critical Hit.
var _ = test("2006", func(t *testing.T) {
	rerolls(t, "2006", []dice.Face{hit, hit, bs, blank}, nil, []dice.Face{crit, hit, bs, blank}, "Toreth")
})

// Gorn Commander: one blank result of an attack becomes a Hit.
var _ = test("gorn_commander_oparenaprize", func(t *testing.T) {
	rerolls(t, "gorn_commander_oparenaprize", []dice.Face{blank, blank, bs, crit}, nil, []dice.Face{hit, blank, bs, crit}, "Gorn Commander")
})

// Gul Evek: any blank defense dice are re-rolled.
var _ = test("2040", func(t *testing.T) {
	rerollsDefense(t, "2040", craft{}, []dice.Face{blank, blank, evade}, []dice.Face{evade, blank}, []dice.Face{evade, blank, evade}, "Gul Evek")
})

// Rettik: one blank defense die is re-rolled.
var _ = test("rettik_71282", func(t *testing.T) {
	rerollsDefense(t, "rettik_71282", craft{}, []dice.Face{bs, blank, evade}, []dice.Face{evade}, []dice.Face{bs, evade, evade}, "Rettik")
})

// Lenaris Holem: with an Evade token one defense die is re-rolled.
var _ = test("lenaris_holem_71445", func(t *testing.T) {
	rerollsDefense(t, "lenaris_holem_71445", craft{Laid: laid{Evade: 1}}, []dice.Face{bs, blank, evade}, []dice.Face{evade}, []dice.Face{bs, evade, evade}, "Lenaris Holem", "Die 2")
	rerollsDefense(t, "lenaris_holem_71445", craft{}, []dice.Face{bs, blank, evade}, nil, nil)
})

// Sar: one more defense die.
var _ = test("2024", func(t *testing.T) { defenseBonus(t, "Sar", "2024", craft{}, craft{}, 1) })

// Jabin: one more defense die.
var _ = test("jabin_71793", func(t *testing.T) { defenseBonus(t, "Jabin", "jabin_71793", craft{}, craft{}, 1) })

// Bractor: one more attack die against a ship with an Auxiliary Power token.
var _ = test("bractor_71806", func(t *testing.T) {
	attackBonus(t, "with the token", "bractor_71806", 2, craft{}, craft{Laid: laid{Power: 1}}, 1)
	attackBonus(t, "without", "bractor_71806", 2, craft{}, craft{}, 0)
})

// Gul Lemec: one more attack die against a captain of lower skill.
var _ = test("gul_lemec_71798", func(t *testing.T) {
	attackBonus(t, "lower skill", "gul_lemec_71798", 2, craft{}, craft{Skill: 3}, 1)
	attackBonus(t, "equal skill", "gul_lemec_71798", 2, craft{}, craft{Skill: 4}, 0)
})
