package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// U.S.S. Enterprise-D: in place of its attack it may make one of 3 dice in any direction at Range 1
// to 2, a primary attack.
var _ = test("1001", func(t *testing.T) {
	for band, dice := range map[int]int{1: 3 + 1, 2: 3} {
		tb := duel(t, band, craft{Of: "1001", H: 180}, craft{}, spec{})
		offered(t, tb, "Primary weapon at B", false)
		tb.Do("Special attack at B")
		rolled(t, tb, "astern", dice, 1)
	}
	tb := duel(t, 3, craft{Of: "1001"}, craft{}, spec{})
	offered(t, tb, "Special attack at B", false)
	tb.Do("Primary weapon at B")
	rolled(t, tb, "the primary weapon at Range 3", 4, 2)
})

// U.S.S. Defiant: defending, all Critical Hits of the attack become Hits.
var _ = test("1030", func(t *testing.T) {
	tb := duel(t, 2, craft{}, craft{Of: "1030", Hull: 9}, spec{Dice: []dice.Face{crit, crit, bs, blank, blank, blank}})
	tb.Do("Primary weapon at U.S.S. Defiant")
	showing(t, tb, false, hit, hit, bs, blank)
	d := tb.Ship("U.S.S. Defiant")
	same(t, "damage cards", d.NDamage, 2)
	if d.Damage[0].Up || d.Damage[1].Up {
		t.Errorf("a damage card lies face up: %v", d.Damage[:2])
	}
})

// U.S.S. Voyager: for an Auxiliary Power token it may attack with 4 dice in any direction at Range
// 1 to 2, a primary attack.
var _ = test("u_s_s_voyager_71280", func(t *testing.T) {
	for band, dice := range map[int]int{1: 4 + 1, 2: 4} {
		tb := duel(t, band, craft{Of: "u_s_s_voyager_71280", H: 180}, craft{}, spec{})
		tb.Do("Special attack at B")
		rolled(t, tb, "astern", dice, 1)
		same(t, "Auxiliary Power Tokens", tb.Ship("U.S.S. Voyager").Power, 1)
	}
	tb := duel(t, 3, craft{Of: "u_s_s_voyager_71280"}, craft{}, spec{})
	offered(t, tb, "Special attack at B", false)
})

// U.S.S. Enterprise: an Auxiliary Power token does not keep it from the actions of its Action Bar,
// free ones among them.
var _ = test("1009", func(t *testing.T) {
	tb := turnOf(t, 2, craft{Of: "1009", Cards: []string{"2001", "3005"}, Dial: "straight 4", Laid: laid{Power: 1, Disabled: []int8{0}}}, craft{}, spec{})
	for _, o := range []string{"Evade", "Target Lock on B", "Scan", "Battle Stations", "Jean-Luc Picard"} {
		offered(t, tb, o, true)
	}
	offered(t, tb, "Remove", false)
	tb.Do("Jean-Luc Picard", "Evade")
	same(t, "Evade Tokens", tb.Ship("U.S.S. Enterprise").Evade, 1)
	offered(t, tb, "Evade", false)
	tb.Do("Scan")
	same(t, "Scan Tokens", tb.Ship("U.S.S. Enterprise").Scan, 1)
	// another ship of the class gets none
	tb = sail(t, 2, craft{Of: "1010", Dial: "straight 4", Laid: laid{Power: 1}}, craft{}, spec{})
	if tb.Asked(game.ChooseAction, "Federation Starship") {
		t.Errorf("offered %v", tb.Offers())
	}
})

// U.S.S. Excelsior: after its maneuver, with no enemy within Range 1, it may Scan as a free action.
var _ = test("1044", func(t *testing.T) {
	tb := sail(t, 2, craft{Of: "1044"}, craft{}, spec{})
	offered(t, tb, "Text of U.S.S. Excelsior", true)
	tb.Do("Text of U.S.S. Excelsior")
	same(t, "Scan Tokens", tb.Ship("U.S.S. Excelsior").Scan, 1)
	offered(t, tb, "Scan", false)
	offered(t, tb, "Evade", true)
	tb = sail(t, 1, craft{Of: "1044"}, craft{}, spec{})
	if !tb.Asked(game.ChooseAction, "U.S.S. Excelsior") {
		t.Errorf("with an enemy within Range 1: %v", tb.Offers())
	}
	tb = sail(t, 3, craft{Of: "1044", Dial: "turn left 2"}, craft{}, spec{})
	if tb.Ship("U.S.S. Excelsior").Power != 1 || tb.Offered("Text of") {
		t.Errorf("after a red maneuver: %v", tb.Offers())
	}
})

// U.S.S. Sutherland: at Range 3 it may re-roll any number of its attack dice.
var _ = test("1048", func(t *testing.T) {
	tb := duel(t, 3, craft{Of: "1048"}, craft{}, spec{Dice: []dice.Face{blank, hit, blank, bs, crit, hit}})
	tb.Do("Primary weapon at B", "Text of U.S.S. Sutherland", "Die 1+Die 3")
	showing(t, tb, false, crit, hit, hit, bs)
	tb = duel(t, 2, craft{Of: "1048", Laid: laid{Stations: 1}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Text of", false)
})

// U.S.S. Enterprise-E: once a round, for an Auxiliary Power token, a weapon called Torpedo is fired
// without a Target Lock.
var _ = test("u_s_s_enterprise_e_71531", func(t *testing.T) {
	e := craft{Of: "u_s_s_enterprise_e_71531", Cards: []string{"photon_torpedoes_71531", "3096"}}
	tb := duel(t, 2, e, craft{}, spec{})
	offered(t, tb, "Enhanced Weaponry", false)
	tb.Do("Photon Torpedoes at B")
	rolled(t, tb, "torpedoes of a Sovereign Class", 5+1, 1)
	e2 := tb.Ship("U.S.S. Enterprise-E")
	same(t, "Auxiliary Power Tokens", e2.Power, 1)
	disabled(t, tb, "U.S.S. Enterprise-E", "photon_torpedoes_71531")
	// with a lock the owner may spend it, or keep it
	e.Laid.Lock = 1
	for nth, left := range []game.ShipID{game.NoShip, 1} {
		tb = duel(t, 2, e, craft{}, spec{})
		pick(t, tb, "Photon Torpedoes at B", nth)
		same(t, "the lock", tb.Ship("U.S.S. Enterprise-E").Lock, left)
		same(t, "Auxiliary Power Tokens", tb.Ship("U.S.S. Enterprise-E").Power, int8(nth))
	}
})
