package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Montgomery Scott: as an action 2 shields are turned off for 2 attack dice this round, or a shield
// is repaired for 2 fewer.
var _ = test("3032", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 6, Shields: 3, Cards: []string{"3032"}}, craft{}, spec{})
	offered(t, tb, "Montgomery Scott: +2", true)
	offered(t, tb, "Montgomery Scott: repair", false) // nothing to repair
	tb.Do("Montgomery Scott")
	same(t, "active shields", tb.Ship("A").Shields, 1)
	same(t, "turned off", tb.Ship("A").Down, 2)
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "more", 6, 1)

	tb = acting(t, 2, craft{Skill: 6, Shields: 3, Laid: laid{Shields: 1}, Cards: []string{"3032"}}, craft{}, spec{})
	offered(t, tb, "Montgomery Scott: +2", false)
	tb.Do("Montgomery Scott: repair")
	same(t, "active shields", tb.Ship("A").Shields, 2)
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "fewer", 2, 1)
})

// Mr. Spock: with a Scan token, all Battle Stations results of an attack may become Hits.
var _ = test("3030", func(t *testing.T) {
	for scan, want := range map[int]bool{1: true, 0: false} {
		tb := duel(t, 2, craft{Cards: []string{"3030"}, Laid: laid{Scan: scan, Stations: 1}}, craft{}, spec{Dice: []dice.Face{bs, bs, blank, crit}})
		tb.Do("Primary weapon at B")
		offered(t, tb, "Mr. Spock", want)
		if want {
			tb.Do("Mr. Spock")
			showing(t, tb, false, hit, hit, blank, crit)
			same(t, "Battle Stations kept", tb.Ship("A").Stations, 1)
		}
	}
})

// Nyota Uhura: discarded before the ship moves, another maneuver of the dial is flown.
var _ = test("3031", func(t *testing.T) {
	tb := sail(t, 4, craft{Cards: []string{"3031"}, Red: []string{"turn left 1"}}, craft{}, spec{})
	tb.Do("Nyota Uhura", "bank left 2")
	discarded(t, tb, "A", "3031")
	if !tb.Heard("A moves bank left 2") {
		t.Error("it did not fly the other maneuver")
	}
	// no red one with an Auxiliary Power token
	tb = sail(t, 4, craft{Cards: []string{"3031"}, Red: []string{"turn left 1"}, Laid: laid{Power: 1}}, craft{}, spec{})
	tb.Do("Nyota Uhura")
	offered(t, tb, "turn left 1", false)
})

// Pavel Chekov: after a white maneuver an Auxiliary Power token is removed.
var _ = test("3021", func(t *testing.T) {
	for _, c := range []struct {
		what       string
		red, green []string
		power      int
		left       int8
	}{{"white", nil, nil, 1, 0}, {"white, 2 tokens", nil, nil, 2, 1}, {"red", []string{"straight 1"}, nil, 0, 1}, {"green", nil, []string{"straight 1"}, 2, 1}} {
		tb := sail(t, 4, craft{Cards: []string{"3021"}, Red: c.red, Green: c.green, Laid: laid{Power: c.power}}, craft{}, spec{})
		tb.Pass(game.ChooseAction, "B")
		same(t, c.what, tb.Ship("A").Power, c.left)
	}
})

// Phlox: in the own turn, disabled, all other disabled crew are ready again; it costs no action.
var _ = test("phlox_71526", func(t *testing.T) {
	a := craft{Cards: []string{"phlox_71526", "3057", "3053", "3067"}, Laid: laid{Disabled: []int8{1, 2, 3}}}
	tb := acting(t, 4, a, craft{}, spec{})
	tb.Do("Phlox")
	disabled(t, tb, "A", "phlox_71526")
	ready(t, tb, "A", "3057")
	ready(t, tb, "A", "3053")
	disabled(t, tb, "A", "3067")
	offered(t, tb, "Evade", true)
	a.Laid.Disabled = []int8{3}
	offered(t, acting(t, 4, a, craft{}, spec{}), "Phlox", false)
})

// Redshirt: discarded when results are compared, one result against the ship is cancelled.
var _ = test("3091", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Agility: -1, Hull: 6, Cards: []string{"3091"}}, spec{Dice: []dice.Face{crit, hit, blank, blank}})
	tb.Do("Primary weapon at B", "Redshirt", "Critical")
	discarded(t, tb, "B", "3091")
	same(t, "damage", tb.Ship("B").NDamage, 1)
	same(t, "critical damage", tb.Ship("B").Damage[0].Up, false)
	tb = duel(t, 2, craft{}, craft{Agility: -1, Cards: []string{"3091"}}, spec{Dice: []dice.Face{bs, blank, blank, blank}})
	tb.Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	ready(t, tb, "B", "3091")
})

// T'Pol: in a primary attack with a Scan token, disabled, one Scan token takes 2 defense dice.
var _ = test("t_pol_71526", func(t *testing.T) {
	const id = "t_pol_71526"
	tb := duel(t, 2, craft{Cards: []string{id}, Laid: laid{Scan: 1}}, craft{Agility: 3}, spec{Dice: []dice.Face{hit, blank, blank, blank}})
	tb.Do("Primary weapon at B", "T'Pol")
	rolled(t, tb, "with her", 4, 1)
	disabled(t, tb, "A", id)
	tb = duel(t, 2, craft{Cards: []string{id}, Laid: laid{Scan: 2}}, craft{Agility: 5}, spec{})
	tb.Do("Primary weapon at B", "T'Pol")
	rolled(t, tb, "of two Scan Tokens one counts twice", 4, 5-2-1)
	tb = duel(t, 2, craft{Cards: []string{id, "3067"}, Laid: laid{Scan: 1, Lock: 1}}, craft{Agility: 3}, spec{})
	tb.Do("Quantum Torpedoes at B").Pass(game.ChooseTarget, "B")
	same(t, "used with a secondary weapon", times(tb, "T'Pol"), 0)
	tb = duel(t, 2, craft{Cards: []string{id}}, craft{Agility: 3}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "without Scan", 4, 3)
})

// The Doctor: an action makes all disabled crew ready.
var _ = test("the_doctor_71280", func(t *testing.T) {
	a := craft{Cards: []string{"the_doctor_71280", "3057", "3053", "3067"}, Laid: laid{Disabled: []int8{1, 2, 3}}}
	tb := acting(t, 4, a, craft{}, spec{})
	tb.Do("The Doctor")
	ready(t, tb, "A", "3057")
	ready(t, tb, "A", "3053")
	disabled(t, tb, "A", "3067")
	ready(t, tb, "A", "the_doctor_71280")
	a.Laid.Disabled = []int8{0, 1}
	offered(t, acting(t, 4, a, craft{}, spec{}), "The Doctor", false) // disabled himself
	a.Laid.Disabled = nil
	offered(t, acting(t, 4, a, craft{}, spec{}), "The Doctor", false)
})

// Tom Paris: a defense die more.
var _ = test("tom_paris_71280", func(t *testing.T) {
	for k, want := range map[bool]int{false: 2, true: 1} {
		b := craft{Cards: []string{"tom_paris_71280"}}
		if k {
			b.Laid.Disabled = []int8{0}
		}
		tb := duel(t, 2, craft{}, b, spec{})
		tb.Do("Primary weapon at B")
		rolled(t, tb, "", 4, want)
	}
})

// Travis Mayweather: disabled, a bank 2 or 3 on the dial becomes the turn of that speed and side,
// red.
var _ = test("travis_mayweather_71526", func(t *testing.T) {
	const id = "travis_mayweather_71526"
	for dial, turn := range map[string]string{"bank left 2": "turn left 2", "bank right 3": "turn right 3", "bank left 1": "", "bank left 4": "", "straight 2": "", "turn left 2": ""} {
		tb := sail(t, 4, craft{Cards: []string{id}, Dial: dial}, craft{}, spec{})
		if turn == "" {
			tb.Pass(game.ChooseAction, "A")
			if !tb.Heard("A moves " + dial) {
				t.Errorf("%s is not flown", dial)
			}
			ready(t, tb, "A", id)
			continue
		}
		tb.Do("Travis Mayweather").Pass(game.ChooseAction, "B")
		if !tb.Heard("A moves " + turn) {
			t.Errorf("%s: it flies no %s: %v", dial, turn, tb.Log)
		}
		same(t, "Auxiliary Power", tb.Ship("A").Power, 1)
		disabled(t, tb, "A", id)
	}
	// a red maneuver cannot be made with an Auxiliary Power token: he is not offered
	tb := sail(t, 4, craft{Cards: []string{id}, Dial: "bank left 2", Laid: laid{Power: 1}}, craft{}, spec{})
	if tb.Asked(game.UseCards, "A") {
		t.Errorf("offered with an Auxiliary Power Token: %v", tb.Offers())
	}
})

// Tuvok: disabled, a secondary weapon has a die more.
var _ = test("tuvok_71280", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"tuvok_71280", "3067"}, Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Do("Quantum Torpedoes at B", "Tuvok")
	rolled(t, tb, "", 6, 1)
	disabled(t, tb, "A", "tuvok_71280")
	tb = duel(t, 2, craft{Cards: []string{"tuvok_71280"}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "primary", 4, 1)
})

// Worf: disabled, the whole roll is rolled again and the second roll stands.
var _ = test("3002", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3002"}}, craft{}, spec{Dice: []dice.Face{hit, blank, blank, blank, crit, crit, bs, hit}})
	tb.Do("Primary weapon at B", "Worf")
	showing(t, tb, false, crit, crit, bs, hit)
	disabled(t, tb, "A", "3002")
	// all dice or none: not when a die was re-rolled already
	tb = duel(t, 2, craft{Cards: []string{"3002"}, Laid: laid{Lock: 1, Stations: 1}}, craft{}, spec{Dice: []dice.Face{hit, bs, bs, blank, blank}})
	tb.Do("Primary weapon at B", "Spend Target Lock", "Die 4")
	offered(t, tb, "Worf", false)
})

// Worf, the other: an action: an enemy at Range 1 rolls 2 attack dice fewer in its next attack this
// round.
var _ = test("3069", func(t *testing.T) {
	offered(t, acting(t, 2, craft{Cards: []string{"3069"}}, craft{}, spec{}), "Worf", false)
	tb := acting(t, 1, craft{Cards: []string{"3069"}}, craft{}, spec{})
	tb.Do("Worf").Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	rolled(t, tb, "at Range 1", 4+1-2, 1)
})
