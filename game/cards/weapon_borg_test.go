package cards_test

import (
	"testing"

	"attackwing/game"
)

// Borg Missile: no defense dice against it; it deals no damage, but a hit gives an Auxiliary Power
// token and each result that was not cancelled destroys a shield.
var _ = test("borg_missile_71444", func(t *testing.T) {
	const id, label = "borg_missile_71444", "Borg Missile at B"
	for _, c := range []struct {
		dice        []face
		b           craft
		shields     int8
		down, power int8
	}{
		{[]face{hit, crit, blank, blank}, craft{Shields: 5, Agility: 3}, 3, 0, 1},
		{[]face{hit, hit, hit, hit}, craft{Shields: 2}, 0, 0, 1},
		{[]face{blank, blank, blank, bs}, craft{Shields: 5}, 5, 0, 0},
		{[]face{hit, hit, blank, blank}, craft{Shields: 3, Laid: laid{Down: 3, Cloak: game.CloakBeside}}, 0, 1, 1},
		{[]face{hit, blank, blank, blank}, craft{Shields: 1, Agility: 2, Laid: laid{Shields: 1, Power: 1}}, 0, 0, 2},
	} {
		tb := duel(t, 1, craft{Cards: []string{id}}, c.b, spec{Dice: c.dice}).Do(label).Pass(game.ChooseTarget, "B")
		rolled(t, tb, "missile", 4, 0)
		sh := tb.Ship("B")
		same(t, "shields", sh.Shields, c.shields)
		same(t, "disabled shields", sh.Down, c.down)
		same(t, "Auxiliary Power", sh.Power, c.power)
		same(t, "damage", sh.NDamage, 0)
	}
	// an Evade token still cancels, and what adds defense dice adds none
	b := craft{Shields: 2, Laid: laid{Evade: 1}, Cards: []string{"2024"}} // Sar: +1 defense die
	tb := duel(t, 1, craft{Cards: []string{id}}, b, spec{Dice: []face{hit, blank, blank, blank}}).Do(label, "Spend Evade").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "missile", 4, 0)
	same(t, "shields", tb.Ship("B").Shields, 2)
	same(t, "Auxiliary Power", tb.Ship("B").Power, 0)
	tb = duel(t, 1, craft{Cards: []string{id}}, craft{}, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "primary weapon", 4+1, 1)
})

// Magnetometric Guided Charge: no defense dice against it, and one Battle Stations result may
// become a Critical Hit.
var _ = test("magnetometric_guided_charge_71525", func(t *testing.T) {
	convertsStations(t, "magnetometric_guided_charge_71525", "Magnetometric Guided Charge", 2, 3)
	tb := duel(t, 3, craft{Cards: []string{"magnetometric_guided_charge_71525"}}, craft{Agility: 3}, spec{}).Do("Magnetometric Guided Charge at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "charge", 3, 0)
	tb = duel(t, 3, craft{Cards: []string{"magnetometric_guided_charge_71525"}}, craft{Agility: 3}, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "primary weapon", 4, 3+1)
})

// Photon Torpedoes: one more attack die on a Borg ship; when the target was damaged one more of its
// shields is destroyed.
var _ = test("photon_torpedoes_71522", func(t *testing.T) {
	const id, label = "photon_torpedoes_71522", "Photon Torpedoes at B"
	for f, want := range map[string]int{"borg_starship_71525": 6, "1002": 5} {
		tb := shot(t, id, 2, craft{Of: f}, craft{}, spec{}).Do(label).Pass(game.ChooseTarget, "B")
		rolled(t, tb, "on "+f, want, 1)
	}
	for _, c := range []struct {
		dice    []face
		b       craft
		shields int8
		damage  int8
	}{
		{[]face{hit, blank, blank, blank, blank}, craft{Shields: 4, Agility: -1}, 2, 0},
		{[]face{blank, blank, blank, blank, blank}, craft{Shields: 4, Agility: -1}, 4, 0},
		{[]face{hit, blank, blank, blank, blank, evade}, craft{Shields: 4}, 4, 0},
		{[]face{hit, hit, hit, blank, blank}, craft{Shields: 2, Agility: -1}, 0, 1},
	} {
		tb := shot(t, id, 2, craft{}, c.b, spec{Dice: c.dice}).Do(label).Pass(game.ChooseTarget, "B")
		same(t, "shields", tb.Ship("B").Shields, c.shields)
		same(t, "damage", tb.Ship("B").NDamage, c.damage)
	}
})
