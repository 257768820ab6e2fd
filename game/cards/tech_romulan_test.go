package cards_test

import (
	"testing"

	"attackwing/game"
)

// Advanced Cloaking: take an Auxiliary Power token, when there is none, so that attacking does not
// turn the Cloak token.
var _ = test("advanced_cloaking_i_r_w_vorta_vor", func(t *testing.T) {
	const id = "advanced_cloaking_i_r_w_vorta_vor"
	keepsCloak(t, id, "Advanced Cloaking")
	a := craft{Cards: []string{id}, Shields: 2, Laid: laid{Down: 2, Cloak: game.CloakBeside}}
	tb := duel(t, 2, a, craft{}, spec{}).Do("Primary weapon at B", "Advanced Cloaking")
	same(t, "Auxiliary Power", tb.Ship("A").Power, 1)
	a.Laid.Power = 1
	unasked(t, duel(t, 2, a, craft{}, spec{}).Do("Primary weapon at B"), "an Auxiliary Power Token lies there")
})

// Artificial Quantum Singularity: while cloaked, the attacker's Scan does not count.
var _ = test("3017", func(t *testing.T) {
	for scan := range 3 {
		b := craft{Agility: 2, Shields: 1, Cards: []string{"3017"}, Laid: laid{Down: 1, Cloak: game.CloakBeside}}
		tb := duel(t, 2, craft{Laid: laid{Scan: scan}}, b, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "cloaked", 4, 2+4)
		b.Laid = laid{}
		tb = duel(t, 2, craft{Laid: laid{Scan: scan}}, b, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "not cloaked", 4, 2-scan)
	}
})

// Interphase Generator: discard it while cloaked and only one normal damage of the attack is left.
var _ = test("3040", func(t *testing.T) {
	const id, title = "3040", "Interphase Generator"
	cloaked := craft{Cards: []string{id}, Shields: 2, Agility: -1, Hull: 6, Laid: laid{Down: 2, Cloak: game.CloakBeside}}
	none := []face{blank, blank, blank, blank}
	for _, c := range []struct {
		roll []face
		b    craft
		want bool
	}{
		{[]face{hit, hit, hit, crit}, cloaked, true},
		{[]face{crit, crit, blank, blank}, cloaked, true},
		{[]face{hit, hit, blank, blank}, cloaked, true},
		{[]face{hit, blank, blank, blank}, cloaked, false}, // one is left anyway
		{none, cloaked, false},
		{[]face{hit, hit, hit, hit}, craft{Cards: []string{id}, Agility: -1, Hull: 6}, false},
	} {
		tb := duel(t, 2, craft{}, c.b, spec{Dice: append(c.roll, none...)}).Do("Primary weapon at B")
		if !c.want {
			unasked(t, tb, "no use or no cloak")
			continue
		}
		tb.Do(title)
		discarded(t, tb, "B", id)
		sh := tb.Ship("B")
		same(t, "damage", sh.NDamage, 1)
		same(t, "face up", sh.Damage[0].Up, false)
	}
})

// Polarized Hull Plating: one Critical Hit of an attack that hits becomes a Hit, always.
var _ = test("3077", func(t *testing.T) {
	for _, c := range []struct {
		roll     []face
		critical int
	}{{[]face{crit, crit, blank, blank, blank}, 1}, {[]face{crit, hit, blank, blank, blank}, 0}, {[]face{hit, hit, blank, blank, blank}, 0}} {
		tb := duel(t, 2, craft{}, craft{Cards: []string{"3077"}, Hull: 9}, spec{Dice: c.roll}).Do("Primary weapon at B")
		unasked(t, tb, "it is not a choice")
		n, up := 0, 0
		for _, e := range tb.Told {
			if d, ok := e.(game.DamageDealt); ok && !d.Second {
				n, up = n+1, up+btoi(d.Up)
			}
		}
		same(t, "damage", n, 2)
		same(t, "critical", up, c.critical)
	}
})

// Reinforced Hull Plating: disable it to cancel one result.
var _ = test("reinforced_hull_plating_71536", func(t *testing.T) {
	cancelsOne(t, "reinforced_hull_plating_71536", "Reinforced Hull Plating", false)
})

// Self Repair Technology: after a green maneuver, disable it to repair one hull.
var _ = test("self_repair_technology_72315p", func(t *testing.T) {
	const id = "self_repair_technology_72315p"
	a := craft{Cards: []string{id}, Green: []string{"straight 1"}, Shields: 2, Laid: laid{Hull: 3, Shields: 1}}
	tb := sail(t, 2, a, craft{}, spec{})
	offered(t, tb, "Self Repair Technology", true)
	tb.Do("Self Repair Technology")
	same(t, "damage", tb.Ship("A").NDamage, 0)
	same(t, "shields", tb.Ship("A").Shields, 1)
	disabled(t, tb, "A", id)
	a.Green = nil
	unasked(t, sail(t, 2, a, craft{}, spec{}), "a white maneuver")
	a.Green, a.Laid.Hull = []string{"straight 1"}, 4
	unasked(t, sail(t, 2, a, craft{}, spec{}), "a whole hull")
})

// Tachyon Pulse: disable it for one more defense die, or two against an attacker with a Scan token.
var _ = test("tachyon_pulse_72325g", func(t *testing.T) {
	const id = "tachyon_pulse_72325g"
	for scan, want := range []int{3 + 1, 3 + 2 - 1, 3 + 2 - 2} {
		tb := duel(t, 2, craft{Laid: laid{Scan: scan}}, craft{Agility: 3, Cards: []string{id}}, spec{}).Do("Primary weapon at B").Pass(game.UseCards, "B")
		same(t, "choices", len(tb.Offers()), 2)
		tb.Do("Tachyon Pulse").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "defense", 4, want)
		disabled(t, tb, "B", id)
	}
	tb := duel(t, 2, craft{}, craft{Agility: 3, Cards: []string{id}}, spec{}).Do("Primary weapon at B").Pass(game.UseCards, "B").Do("Use no card").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "without it", 4, 3)
})
