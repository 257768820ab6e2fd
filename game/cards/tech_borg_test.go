package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// Data Node: three tokens; in each defense one may be spent for one attack die fewer.
var _ = test("data_node_71512", func(t *testing.T) {
	const id, title = "data_node_71512", "Data Node"
	second := craft{Name: "C", X: 21, Y: 25, Skill: 5}
	tb := duel(t, 2, craft{}, craft{Cards: []string{id}, Hull: 9, Skill: 4}, spec{Crafts: []craft{second}}).Do("Primary weapon at B")
	same(t, "tokens", lies(t, tb, "B", id).Charges, 3)
	tb.Do(title).Pass(game.ChooseTarget, "C")
	rolled(t, tb, "A attacks", 4-1, 1)
	same(t, "tokens", lies(t, tb, "B", id).Charges, 2)
	tb.Do("Primary weapon at B", title)
	same(t, "tokens", lies(t, tb, "B", id).Charges, 1)
	rolled(t, tb, "C attacks", 4-1, 1)
	tb = duel(t, 2, craft{}, craft{Cards: []string{id}}, spec{}).Do("Primary weapon at B", "Use no card").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "without it", 4, 1)
})

// Long Range Scan: at Range 3 with a Scan token, disable it to make one Evade or Battle Stations
// result of the target blank.
var _ = test("long_range_scan_71525", func(t *testing.T) {
	const id, title = "long_range_scan_71525", "Long Range Scan"
	a := craft{Cards: []string{id}, Laid: laid{Scan: 1}}
	roll := []face{hit, blank, blank, blank, evade, bs}
	tb := duel(t, 3, a, craft{Agility: 2}, spec{Dice: roll}).Do("Primary weapon at B")
	offered(t, tb, title, true)
	same(t, "dice to choose from", len(tb.Do(title).Offers()), 2)
	tb.Do("Die 1")
	showing(t, tb, true, blank, bs)
	disabled(t, tb, "A", id)
	same(t, "Scan", tb.Ship("A").Scan, 1)
	tb.Pass(game.ChooseTarget, "B")
	same(t, "damage", tb.Ship("B").NDamage, 1)
	unasked(t, duel(t, 3, a, craft{Agility: 2}, spec{Dice: []face{hit, blank, blank, blank, blank, blank}}).Do("Primary weapon at B"), "blank dice")
	unasked(t, duel(t, 2, a, craft{Agility: 3}, spec{Dice: roll}).Do("Primary weapon at B"), "Range 2")
	a.Laid.Scan = 0
	unasked(t, duel(t, 3, a, craft{}, spec{Dice: roll}).Do("Primary weapon at B"), "no Scan Token")
})

// Power Node: disable it and turn off two shields, and a red maneuver, of the dial or an extra one,
// counts as white.
var _ = test("power_node_71530", func(t *testing.T) {
	const id, title = "power_node_71530", "Power Node"
	a := craft{Cards: []string{id, "impulse_thrusters_72226p"}, Shields: 3, Red: []string{"straight 1"}}
	tb := sail(t, 3, a, craft{}, spec{})
	offered(t, tb, title, true)
	tb.Do(title)
	sh := tb.Ship("A")
	same(t, "Auxiliary Power", sh.Power, 0)
	same(t, "active shields", sh.Shields, 1)
	same(t, "disabled shields", sh.Down, 2)
	disabled(t, tb, "A", id)
	tb = sail(t, 3, a, craft{}, spec{}).Do("Use no card")
	same(t, "Auxiliary Power without it", tb.Ship("A").Power, 1)

	a.Dial = "straight 2"
	tb = sail(t, 3, a, craft{}, spec{})
	unasked(t, tb, "a white maneuver")
	tb.Do("Impulse Thrusters", title)
	same(t, "Auxiliary Power of an extra maneuver", tb.Ship("A").Power, 0)
	same(t, "ordered", tb.Ship("A").Ordered, false)
	a.Dial, a.Laid = "straight 1", laid{Shields: 1, Down: 2}
	unasked(t, sail(t, 3, a, craft{}, spec{}), "one active shield")
})

// Subspace Beacon: the ship gains a Scan token, and each friend at Range 1-3 may Scan as a free
// action.
var _ = test("subspace_beacon_71525", func(t *testing.T) {
	const id = "subspace_beacon_71525"
	table := func(x float64, power int) *gametest.Table {
		friend := craft{Name: "C", X: x, Y: 20, Skill: 9, Dial: "full stop", Laid: laid{Power: power}}
		tb := acting(t, 3, craft{Cards: []string{id}}, craft{}, spec{Crafts: []craft{friend}}).Do("Subspace Beacon")
		if tb.Asked(game.ChooseFreeAction, "C") {
			tb.Do("Scan")
		}
		disabled(t, tb, "A", id)
		same(t, "Scan of the ship", tb.Ship("A").Scan, 1)
		return tb
	}
	for _, c := range []struct {
		x    float64
		scan int8
	}{{18 + 1.5748 + 12, 1}, {18 + 1.5748 + 12.01, 0}, {21, 1}} {
		tb := table(c.x, 0)
		same(t, "Scan of the friend", tb.Ship("C").Scan, c.scan)
		tb.Pass(game.ChooseAction, "C")
		offered(t, tb, "Scan", c.scan == 0) // the same action only once a round
	}
	same(t, "Scan of a friend with Auxiliary Power", table(21, 1).Ship("C").Scan, 0)
})
