package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Leonard McCoy: at any time, discarded, for the Action of a crew as a free action.
var _ = test("3028", func(t *testing.T) {
	tb := acting(t, 3, craft{Shields: 4, Laid: laid{Shields: 2}, Cards: []string{"3028", "harry_kim_71280", "3032"}}, craft{}, spec{})
	tb.Do("Battle Stations", "Leonard McCoy")
	discarded(t, tb, "A", "3028")
	offered(t, tb, "Montgomery Scott", true)
	tb.Do("Harry Kim")
	same(t, "shields", tb.Ship("A").Shields, 3)
	disabled(t, tb, "A", "harry_kim_71280")
	// not while the ship may not act
	tb = sail(t, 3, craft{Shields: 4, Laid: laid{Shields: 2}, Red: []string{"straight 1"}, Cards: []string{"3028", "harry_kim_71280"}}, craft{}, spec{})
	tb.Pass(game.ChooseTarget, "B")
	same(t, "asked", times(tb, "McCoy"), 0)
	ready(t, tb, "A", "3028")
})

// Miles O'Brien: an action, discarded, disables an upgrade of an enemy within Range 1-3, cloaked or
// not.
var _ = test("3003", func(t *testing.T) {
	b := craft{Shields: 2, Cards: []string{"2024", "3057", "3067"}, Laid: laid{Down: 2, Cloak: game.CloakBeside}}
	offered(t, acting(t, 4, craft{Cards: []string{"3003"}}, b, spec{}), "Miles O'Brien", false)
	tb := acting(t, 3, craft{Cards: []string{"3003"}}, b, spec{})
	tb.Do("Miles O'Brien")
	offered(t, tb, "Sar", false) // a captain is no upgrade
	tb.Do("Quantum")
	disabled(t, tb, "B", "3067")
	discarded(t, tb, "A", "3003")
	// the other way, a ship without upgrades is no target
	offered(t, acting(t, 3, craft{Cards: []string{"3003"}}, craft{}, spec{}), "Miles O'Brien", false)
})

// Corak: an action, the captain skill is 3 higher this round, from the next phase on.
var _ = test("corak_71798", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 3, Cards: []string{"corak_71798"}}, craft{Skill: 5}, spec{})
	tb.Do("Corak")
	same(t, "skill in this phase", tb.Ship("A").Skill, 3)
	tb.Pass(game.ChooseTarget, "A") // before B, whose skill is 5
	same(t, "skill in the Combat Phase", tb.Ship("A").Skill, 6)
	if tb.Ship("B").Attacked {
		t.Error("B attacked first")
	}
	tb.Pass(game.ChooseManeuver, "A").Pass(game.ChooseAction, "A")
	same(t, "skill in the next round", tb.Ship("A").Skill, 3)
})

// Assimilated Access Codes: an action, discarded: each of 1 to 3 Drone tokens spent turns off a
// shield of an enemy at Range 2-3; or 2 Drone tokens turn its cloak red.
var _ = test("assimilated_access_codes_71444", func(t *testing.T) {
	const id = "assimilated_access_codes_71444"
	for band, want := range map[int]bool{1: false, 2: true, 3: true, 4: false} {
		offered(t, acting(t, band, craft{Skill: 3, Drones: 3, Cards: []string{id}}, craft{Shields: 3}, spec{}), "Assimilated", want)
	}
	tb := acting(t, 3, craft{Drones: 3, Cards: []string{id}}, craft{Shields: 3}, spec{})
	tb.Do("Assimilated")
	same(t, "numbers", len(tb.Prompt().Options), 3)
	tb.Do("2")
	same(t, "Drone Tokens", tb.Ship("A").Drones, 1)
	same(t, "shields", [2]int8{tb.Ship("B").Shields, tb.Ship("B").Down}, [2]int8{1, 2})
	discarded(t, tb, "A", id)
	cloaked := craft{Shields: 3, Laid: laid{Down: 3, Cloak: game.CloakBeside}}
	tb = acting(t, 3, craft{Drones: 3, Cards: []string{id}}, cloaked, spec{})
	tb.Do("Assimilated")
	same(t, "cloak", tb.Ship("B").Cloak, game.CloakRed)
	same(t, "Drone Tokens", tb.Ship("A").Drones, 1)
	offered(t, acting(t, 3, craft{Drones: 1, Cards: []string{id}}, cloaked, spec{}), "Assimilated", false)
})

// Disobey Orders: at any time, discarded, an Evade, Scan or Battle Stations token is given up for
// one of another kind.
var _ = test("3134", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3134"}, Laid: laid{Evade: 1}}, craft{}, spec{Dice: []dice.Face{bs, blank, blank, blank}})
	tb.Pass(game.ChooseTarget, "A")
	tb.Do("Primary weapon at B", "Disobey Orders", "Battle Stations", "Spend Battle Stations")
	showing(t, tb, false, hit, blank, blank, blank)
	same(t, "Evade", tb.Ship("A").Evade, 0)
	discarded(t, tb, "A", "3134")
	tb = duel(t, 2, craft{Cards: []string{"3134"}, Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	offered(t, tb, "Disobey Orders", false)
	// which of several tokens is given up, the owner says
	tb = acting(t, 2, craft{Cards: []string{"3134"}, Laid: laid{Evade: 1, Scan: 1}}, craft{}, spec{})
	tb.Do("Disobey Orders", "Scan", "Battle Stations")
	a := tb.Ship("A")
	same(t, "tokens", [3]int8{a.Evade, a.Scan, a.Stations}, [3]int8{1, 0, 1})
	offered(t, tb, "Battle Stations", true) // its action is not done
})
