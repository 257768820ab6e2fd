package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// EM Pulse of the Ferengi: an enemy at Range 1-2 outside the front arc gains an Auxiliary Power
// token and rolls two attack dice fewer this round.
var _ = test("3061", func(t *testing.T) {
	const id = "3061"
	behind := func(gap float64) *gametest.Table {
		a := craft{Cards: []string{id}, X: 18, Y: 12, Dial: "full stop", Skill: 3, Hull: 9}
		b := craft{Two: true, X: 18, Y: 12 + 1.5748 + gap, Dial: "full stop", Skill: 5}
		return lay(t, spec{Phase: game.Activation, Crafts: []craft{a, b}}).Pass(game.ChooseAction, "A")
	}
	for gap, want := range map[float64]bool{2: true, 8: true, 8.01: false} {
		offered(t, behind(gap), "EM Pulse", want)
	}
	tb := behind(6).Do("EM Pulse")
	disabled(t, tb, "A", id)
	same(t, "Auxiliary Power", tb.Ship("B").Power, 1)
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A").Pass(game.ChooseManeuver, "A")
	rolled(t, tb, "B attacks", 4-2, 1)
	offered(t, acting(t, 2, craft{Cards: []string{id}}, craft{}, spec{}), "EM Pulse", false) // in front
})

// Maximum Shields: discard it and do not attack this round for two more shields, lost first, until
// its end.
var _ = test("maximum_shields_71806", func(t *testing.T) {
	const id = "maximum_shields_71806"
	a := craft{Cards: []string{id}, Shields: 1, Skill: 3}
	tb := acting(t, 2, a, craft{Skill: 5}, spec{Dice: []face{hit, hit, hit, blank, blank}}).Do("Maximum Shields")
	discarded(t, tb, "A", id)
	same(t, "extra shields", tb.Ship("A").Temp, 2)
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	if !tb.Asked(game.ChooseManeuver, "A") {
		t.Errorf("A should not attack: %s", tb.Prompt().Heading(tb.Set))
	}
	same(t, "extra shields", tb.Ship("A").Temp, 0)
	same(t, "shields", tb.Ship("A").Shields, 0)
	same(t, "damage", tb.Ship("A").NDamage, 0)
	tb = acting(t, 2, a, craft{}, spec{}).Do("Maximum Shields").Pass(game.ChooseManeuver, "A")
	same(t, "extra shields in the next round", tb.Ship("A").Temp, 0)
})

// Combat Vessel Variant: one more attack and hull on the ship. (The slot it adds is the fleet
// builder's.)
var _ = test("combat_vessel_variant_71527", func(t *testing.T) {
	for _, cards := range [][]string{nil, {"combat_vessel_variant_71527"}} {
		more := len(cards)
		tb := duel(t, 2, craft{Of: "vulcan_starship_71508", Cards: cards}, craft{}, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "attack", 2+more, 1)
		same(t, "hull", int(tb.Set.Facts(0).Ship.Hull), 4+more)
	}
})

// Tractor Beam of the Vulcans: attacked at Range 1, disable it to have up to two attack dice
// re-rolled.
var _ = test("tractor_beam_71508", func(t *testing.T) {
	const id, title = "tractor_beam_71508", "Tractor Beam"
	b := craft{Cards: []string{id}, Hull: 9}
	roll := []face{hit, crit, hit, blank, blank, blank, blank}
	tb := duel(t, 1, craft{}, b, spec{Dice: roll}).Do("Primary weapon at B")
	offered(t, tb, title, true)
	tb.Do(title, "Die 1+Die 2")
	showing(t, tb, false, hit, blank, blank, blank, blank)
	disabled(t, tb, "B", id)
	unasked(t, duel(t, 2, craft{}, b, spec{Dice: roll}).Do("Primary weapon at B"), "Range 2")
})

// Improved Deflector Screens: with an active shield one result is cancelled; it is discarded with
// the last shield.
var _ = test("improved_deflector_screens_71797", func(t *testing.T) {
	const id = "improved_deflector_screens_71797"
	for _, c := range []struct {
		roll    []face
		b       laid
		shields int8
		damage  int8
		gone    bool
	}{
		{[]face{hit, hit, blank, blank}, laid{}, 1, 0, false},
		{[]face{hit, hit, hit, blank}, laid{}, 0, 0, true},
		{[]face{hit, hit, blank, blank}, laid{Down: 2}, 0, 2, false}, // disabled shields are none, but not lost
		{[]face{hit, hit, blank, blank}, laid{Shields: 1, Down: 1}, 0, 0, false},
	} {
		b := craft{Cards: []string{id}, Shields: 2, Agility: -1, Laid: c.b}
		tb := duel(t, 2, craft{}, b, spec{Dice: c.roll}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		same(t, "shields", tb.Ship("B").Shields, c.shields)
		same(t, "damage", tb.Ship("B").NDamage, c.damage)
		same(t, "discarded", lies(t, tb, "B", id).Discarded, c.gone)
	}
	tb := duel(t, 2, craft{}, craft{Cards: []string{id}, Shields: 1, Agility: -1}, spec{Dice: []face{hit, crit, blank, blank}}).Do("Primary weapon at B")
	offered(t, tb, "Critical Hit", true)
	offered(t, tb, "Hit", true)
})

// Long Range Sensors: with a Scan token, disable it for one more defense die.
var _ = test("long_range_sensors_72025", func(t *testing.T) {
	const id, title = "long_range_sensors_72025", "Long Range Sensors"
	b := craft{Cards: []string{id}, Laid: laid{Scan: 1}}
	tb := duel(t, 2, craft{}, b, spec{}).Do("Primary weapon at B").Pass(game.UseCards, "B").Do(title).Pass(game.ChooseTarget, "B")
	rolled(t, tb, "defense", 4, 1+1)
	disabled(t, tb, "B", id)
	same(t, "Scan", tb.Ship("B").Scan, 1)
	b.Laid.Scan = 0
	tb = duel(t, 2, craft{}, b, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "without a Scan Token", 4, 1)
	ready(t, tb, "B", id)
})

// Extraordinary Immune Response: discard it for one more defense die for each damage card of the
// ship.
var _ = test("extraordinary_immune_response_71281", func(t *testing.T) {
	const id, title = "extraordinary_immune_response_71281", "Extraordinary Immune Response"
	for hull, want := range map[int]int{3: 1 + 1, 1: 1 + 3} {
		b := craft{Cards: []string{id}, Hull: 4, Laid: laid{Hull: hull}}
		tb := duel(t, 2, craft{}, b, spec{Dice: []face{blank, blank, blank, blank}}).Do("Primary weapon at B", title).Pass(game.ChooseTarget, "B")
		rolled(t, tb, "defense", 4, want)
		discarded(t, tb, "B", id)
	}
	unasked(t, duel(t, 2, craft{}, craft{Cards: []string{id}}, spec{Dice: []face{blank, blank, blank, blank}}).Do("Primary weapon at B"), "no damage")
})

// Neuro Peptides: discard it for a free action of the Action Bar.
var _ = test("neuro_peptides_72221b", func(t *testing.T) {
	const id = "neuro_peptides_72221b"
	tb := acting(t, 2, craft{Cards: []string{id}}, craft{}, spec{}).Do("Neuro Peptides")
	discarded(t, tb, "A", id)
	offered(t, tb, "Scan", true)
	tb.Do("Scan")
	if !tb.Asked(game.ChooseAction, "A") {
		t.Fatal("its action was used up")
	}
	offered(t, tb, "Scan", false)
	tb.Do("Evade")
	same(t, "Scan", tb.Ship("A").Scan, 1)
	same(t, "Evade", tb.Ship("A").Evade, 1)
	tb = sail(t, 2, craft{Cards: []string{id}, Red: []string{"straight 1"}}, craft{}, spec{})
	if tb.Asked(game.ChooseAction, "A") {
		offered(t, tb, "Neuro Peptides", false)
	}
})

// Trellium-D: two tokens; spend them to cancel one result each.
var _ = test("trellium_d_72338", func(t *testing.T) {
	const id, title = "trellium_d_72338", "Trellium-D"
	for n, pick := range map[int8]string{1: "1", 2: "2"} {
		b := craft{Cards: []string{id}, Agility: -1, Hull: 9}
		tb := duel(t, 2, craft{}, b, spec{Dice: []face{hit, hit, hit, blank}}).Do("Primary weapon at B", title, pick).Pass(game.ChooseTarget, "B")
		same(t, "damage", tb.Ship("B").NDamage, 3-n)
		same(t, "tokens", lies(t, tb, "B", id).Charges, 2-n)
	}
	b := craft{Cards: []string{id}}
	unasked(t, duel(t, 2, craft{}, b, spec{Dice: []face{hit, blank, blank, blank, evade}}).Do("Primary weapon at B"), "nothing left")
})
