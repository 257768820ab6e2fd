package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Attack Pattern Delta: disabled, all defense dice are rolled again.
var _ = test("3088", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Agility: 3, Cards: []string{"3088"}}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank, evade, blank, evade, evade, bs}})
	tb.Do("Primary weapon at B", "Attack Pattern Delta")
	showing(t, tb, true, evade, evade, bs)
	disabled(t, tb, "B", "3088")
})

// Attack Pattern Omega: discarded when a Critical Hit reaches the hull, the damage card is Warp
// Core Breach.
var _ = test("3071", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3071"}}, craft{Agility: -1, Hull: 6}, spec{Dice: []dice.Face{crit, hit, blank, blank}})
	tb.Do("Primary weapon at B", "Attack Pattern Omega")
	discarded(t, tb, "A", "3071")
	same(t, "the breach", tb.Ship("B").Has(game.WarpCoreBreach), true)
	same(t, "damage", tb.Ship("B").NDamage, 2)
	// not on a shield, not for a Hit
	for _, c := range []struct {
		b    craft
		face dice.Face
	}{{craft{Agility: -1, Shields: 2}, crit}, {craft{Agility: -1}, hit}} {
		tb = duel(t, 2, craft{Cards: []string{"3071"}}, c.b, spec{Dice: []dice.Face{c.face, blank, blank, blank}})
		tb.Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		ready(t, tb, "A", "3071")
	}
})

// Corbomite Maneuver: an action, discarded and without an own attack: no enemy attacks this ship
// this round.
var _ = test("3027", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 2, Cards: []string{"3027"}}, craft{}, spec{Crafts: []craft{{Name: "C", X: 19.7, Y: 20, Skill: 3, Dial: "full stop"}}})
	tb.Do("Corbomite Maneuver")
	discarded(t, tb, "A", "3027")
	tb.Pass(game.ChooseTarget, "B")
	offered(t, tb, "Primary weapon at A", false)
	offered(t, tb, "Primary weapon at C", true)
	tb.Pass(game.ChooseTarget, "C")
	tb.Wait(func() bool { return tb.Asked(game.ChooseManeuver, "A") || tb.Asked(game.ChooseTarget, "A") })
	same(t, "asked to attack", tb.Prompt().Ask, game.ChooseManeuver)
	same(t, "attacks of A", times(tb, "A attacks"), 0)
	// the round after, it may be attacked again
	tb.Pass(game.ChooseTarget, "A")
})

// Engage: an action after a green maneuver, another green one, and an Auxiliary Power token.
var _ = test("3001", func(t *testing.T) {
	a := craft{Cards: []string{"3001"}, Green: []string{"straight 1", "straight 2", "bank left 1"}}
	tb := acting(t, 4, a, craft{}, spec{})
	tb.Do("Engage")
	same(t, "maneuvers", len(tb.Prompt().Options), 3)
	tb.Do("straight 2")
	same(t, "Auxiliary Power", tb.Ship("A").Power, 1)
	a.Dial = "straight 3"
	offered(t, acting(t, 4, a, craft{}, spec{}), "Engage", false)
})

// Feint: an action, discarded: an enemy at Range 2-3 rolls 2 defense dice fewer when this ship
// attacks it this round.
var _ = test("3107", func(t *testing.T) {
	offered(t, acting(t, 1, craft{Cards: []string{"3107"}}, craft{}, spec{}), "Feint", false)
	tb := acting(t, 2, craft{Skill: 6, Cards: []string{"3107"}}, craft{Agility: 4}, spec{Crafts: []craft{{Name: "C", X: 22, Y: 20, Skill: 7, Dial: "full stop"}}})
	tb.Do("Feint")
	discarded(t, tb, "A", "3107")
	tb.Pass(game.ChooseTarget, "C").Do("Primary weapon at B")
	rolled(t, tb, "by another", 4, 4)
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "by this ship", 4, 2)
})

// Full Alert: an action, discarded and for an Auxiliary Power token: an Evade, a Scan and a Battle
// Stations token, if the ship has made no free action this round.
var _ = test("full_alert_oparenaprize", func(t *testing.T) {
	tb := acting(t, 3, craft{Cards: []string{"2039", "full_alert_oparenaprize"}}, craft{}, spec{})
	tb.Do("Full Alert")
	a := tb.Ship("A")
	same(t, "tokens", [4]int8{a.Evade, a.Scan, a.Stations, a.Power}, [4]int8{1, 1, 1, 1})
	discarded(t, tb, "A", "full_alert_oparenaprize")
	tb = acting(t, 3, craft{Cards: []string{"2039", "full_alert_oparenaprize"}}, craft{}, spec{})
	tb.Do("Gul Dukat", "Evade")
	offered(t, tb, "Full Alert", false)
})

// rerollsBoth checks a talent that, discarded, re-rolls any dice of an own attack or an own
// defense.
func rerollsBoth(t *testing.T, id, title string, with laid) {
	t.Helper()
	roll := []dice.Face{hit, blank, blank, blank, evade, blank, hit, hit, hit, hit}
	tb := duel(t, 2, craft{Cards: []string{id}, Laid: with}, craft{Agility: 2}, spec{Dice: []dice.Face{hit, blank, blank, blank, crit, crit, crit}})
	tb.Do("Primary weapon at B", title)
	same(t, "dice at most", tb.Prompt().Max, 4)
	tb.Do("Die 2+Die 3+Die 4")
	showing(t, tb, false, hit, crit, crit, crit)
	discarded(t, tb, "A", id)
	tb = duel(t, 2, craft{}, craft{Agility: 2, Cards: []string{id}, Laid: with}, spec{Dice: append(roll[:4:4], evade, blank, evade)})
	tb.Do("Primary weapon at B", title, "Die 2")
	showing(t, tb, true, evade, evade)
	discarded(t, tb, "B", id)
}

// Tactical Alert: discarded with a Battle Stations token spent, any dice of an own roll in an
// attack are rolled again.
var _ = test("tactical_alert_71526", func(t *testing.T) {
	rerollsBoth(t, "tactical_alert_71526", "Tactical Alert", laid{Stations: 1})
	tb := duel(t, 2, craft{Cards: []string{"tactical_alert_71526"}, Laid: laid{Stations: 2}}, craft{}, spec{})
	tb.Do("Primary weapon at B", "Tactical Alert", "Die 1")
	same(t, "Battle Stations left", tb.Ship("A").Stations, 1)
	tb = duel(t, 2, craft{Cards: []string{"tactical_alert_71526"}, Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Tactical Alert", false)
})

// Starfleet Intelligence: discarded, any dice of an own roll in an attack are rolled again.
var _ = test("starfleet_intelligence_71807", func(t *testing.T) {
	rerollsBoth(t, "starfleet_intelligence_71807", "Starfleet Intelligence", laid{})
})

// Legacy of the Name: a free Battle Stations or Evade, on an Enterprise any action of its bar.
var _ = test("legacy_of_the_name_75016", func(t *testing.T) {
	const id, name = "legacy_of_the_name_75016", "Legacy of the Name"
	for ship, scan := range map[string]bool{"1009": true, "1002": false} {
		tb := sail(t, 4, craft{Of: ship, Cards: []string{id}}, craft{Skill: 9}, spec{})
		tb.Wait(func() bool { return tb.Offered(name) }).Do(name)
		offered(t, tb, "Scan", scan)
		offered(t, tb, "Evade", true)
	}
	notOffered(t, "it waits", name, 4, craft{Cards: []string{id}, Laid: laid{Time: []onCard{{Upgrade: 0, N: 1}}}}, craft{}, spec{})
})
