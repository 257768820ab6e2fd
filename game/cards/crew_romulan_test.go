package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Bochra: boards an open ship and discards one of its crew.
var _ = test("3015", func(t *testing.T) { boarders(t, "3015", "Bochra") })

// Centurion: discarded, he keeps an own crew or the captain from being disabled or discarded.
var _ = test("centurion_71278", func(t *testing.T) {
	const id = "centurion_71278"
	tb := acting(t, 2, craft{Cards: []string{"seska_71282"}}, craft{Cards: []string{id, "3057"}}, spec{})
	tb.Do("Seska", "Breen Aide", "Centurion")
	ready(t, tb, "B", "3057")
	discarded(t, tb, "B", id)
	tb = acting(t, 2, craft{Cards: []string{"3009"}}, craft{Shields: 1, Laid: laid{Down: 1}, Cards: []string{id, "3057"}}, spec{})
	tb.Do("Klag", "Breen Aide", "Centurion")
	ready(t, tb, "B", "3057")
	discarded(t, tb, "B", id)
	// the captain: Chang disables him
	tb = acting(t, 2, craft{Cards: []string{"2032"}, Laid: laid{Lock: 1}}, craft{Cards: []string{id}}, spec{})
	tb.Do("Chang", "Centurion")
	same(t, "captain", tb.Ship("B").Captain.Disabled, false)
	// no other upgrade
	tb = acting(t, 2, craft{Cards: []string{"3003"}}, craft{Cards: []string{id, "3067"}}, spec{})
	tb.Do("Miles O'Brien", "Quantum")
	disabled(t, tb, "B", "3067")
	ready(t, tb, "B", id)
})

// N'Vek: an action turns a shield off for an attack die this round.
var _ = test("3014", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 6, Shields: 2, Cards: []string{"3014"}}, craft{}, spec{})
	tb.Do("N'Vek")
	same(t, "shields", [2]int8{tb.Ship("A").Shields, tb.Ship("A").Down}, [2]int8{1, 1})
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "", 5, 1)
	offered(t, acting(t, 2, craft{Cards: []string{"3014"}}, craft{}, spec{}), "N'Vek", false)
})

// Patahk: discarded, a primary attack has a die more.
var _ = test("patahk_72024", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"patahk_72024"}}, craft{}, spec{})
	tb.Do("Primary weapon at B", "Patahk")
	rolled(t, tb, "", 5, 1)
	discarded(t, tb, "A", "patahk_72024")
	tb = duel(t, 2, craft{Cards: []string{"patahk_72024", "3067"}, Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Do("Quantum Torpedoes at B")
	rolled(t, tb, "secondary", 5, 1)
})

// Romulan Helmsman: disabled, the red maneuver on the dial counts as white.
var _ = test("romulan_helmsman_71794", func(t *testing.T) {
	const id = "romulan_helmsman_71794"
	tb := sail(t, 4, craft{Cards: []string{id}, Red: []string{"straight 1"}}, craft{}, spec{})
	tb.Do("Romulan Helmsman").Pass(game.ChooseAction, "A")
	same(t, "Auxiliary Power", tb.Ship("A").Power, 0)
	disabled(t, tb, "A", id)
	tb = sail(t, 4, craft{Cards: []string{id}}, craft{}, spec{})
	tb.Pass(game.ChooseAction, "A")
	ready(t, tb, "A", id)
})

// Romulan Pilot: after moving, discarded, a Scan token as a free action and then a green maneuver.
var _ = test("3102", func(t *testing.T) {
	a := craft{Cards: []string{"3102"}, Green: []string{"straight 2", "bank left 1"}}
	tb := sail(t, 4, a, craft{}, spec{})
	tb.Do("Romulan Pilot", "bank left 1")
	same(t, "Scan", tb.Ship("A").Scan, 1)
	discarded(t, tb, "A", "3102")
	if !tb.Heard("A moves bank left 1") && tb.Ship("A").Pose.Heading == 0 {
		t.Error("it did not move on")
	}
	offered(t, tb, "Scan", false)
	offered(t, tb, "Evade", true)
	// strained, it has no free action
	a.Red = []string{"straight 1"}
	tb = sail(t, 4, a, craft{}, spec{})
	tb.Pass(game.ChooseAction, "B")
	ready(t, tb, "A", "3102")
})

// Tactical Officer: after the lock was spent to re-roll, each die may be re-rolled once more.
var _ = test("3035", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3035"}, Laid: laid{Lock: 1, Stations: 1}}, craft{}, spec{Dice: []dice.Face{hit, blank, blank, blank, blank, blank, blank, crit, crit}})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Tactical Officer", false)
	tb.Do("Spend Target Lock", "Die 2+Die 3+Die 4", "Tactical Officer")
	same(t, "dice at most", tb.Prompt().Max, 4)
	tb.Do("Die 2+Die 3")
	showing(t, tb, false, hit, crit, crit, blank)
	offered(t, tb, "Tactical Officer", false)
})
