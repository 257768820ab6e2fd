package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// Antiproton Scan: with a Scan token, one more attack die against a ship without active shields,
// whatever is fired.
var _ = test("3055", func(t *testing.T) {
	for _, c := range []struct {
		scan int
		b    craft
		more int
	}{
		{1, craft{}, 1},
		{2, craft{Shields: 1, Laid: laid{Down: 1}}, 1},
		{1, craft{Shields: 1}, 0},
		{0, craft{}, 0},
	} {
		c.b.Agility = 3
		a := craft{Cards: []string{"3055", "3058"}, Laid: laid{Scan: c.scan, Lock: 1}}
		tb := duel(t, 2, a, c.b, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "primary weapon", 4+c.more, 3-c.scan)
		tb = duel(t, 2, a, c.b, spec{}).Do("Photon Torpedoes at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "torpedoes", 5+c.more, 3-c.scan)
	}
})

// Cloaking Device of the Cardassian Keldon Class.
var _ = test("3099", func(t *testing.T) { cloakingDevice(t, "3099", "1041", "Cardassian Keldon", 2) })

// EM Pulse of the Dominion.
var _ = test("3056", func(t *testing.T) { emPulse(t, "3056") })

// Ion Thrusters: disable it to fly a straight that is revealed one speed faster, in that maneuver's
// color.
var _ = test("ion_thrusters_3rd_wing_attack_ship", func(t *testing.T) {
	const id = "ion_thrusters_3rd_wing_attack_ship"
	a := craft{Cards: []string{id}}
	for dial, way := range map[string]int32{"straight 1": 3 * 40000, "straight 4": 6 * 40000, "straight 5": 7 * 40000, "straight 6": 0, "bank left 2": 0, "reverse 1": 0} {
		a.Dial = dial
		tb := sail(t, 3, a, craft{}, spec{})
		same(t, "asked at "+dial, tb.Asked(game.UseCards, "A"), way > 0)
		if way == 0 {
			continue
		}
		y := tb.Ship("A").Pose.Y
		tb.Do("Ion Thrusters").Pass(game.ChooseAction, "A")
		same(t, "way, µm, from "+dial, y-tb.Ship("A").Pose.Y, way)
		disabled(t, tb, "A", id)
	}
	a.Dial, a.Red = "straight 2", []string{"straight 3"}
	tb := sail(t, 3, a, craft{}, spec{}).Do("Ion Thrusters")
	same(t, "Auxiliary Power of a red straight 3", tb.Ship("A").Power, 1)
	a.Red, a.Laid = []string{"straight 3"}, laid{Power: 1}
	unasked(t, sail(t, 3, a, craft{}, spec{}), "a red one with an Auxiliary Power Token")
	a.Red, a.Laid = nil, laid{Disabled: []int8{0}}
	unasked(t, sail(t, 3, a, craft{}, spec{}), "disabled")
})

// Long Range Tachyon Scan: at Range 3, spend a Scan token; the target rolls two defense dice fewer
// this round.
var _ = test("3079", func(t *testing.T) {
	const title = "Long Range Tachyon Scan"
	a := craft{Cards: []string{"3079"}, Laid: laid{Scan: 1}}
	table := func(agility int) *gametest.Table {
		friend := craft{Name: "C", X: 20, Y: 25, Skill: 4}
		return duel(t, 3, a, craft{Agility: agility, Hull: 9}, spec{Crafts: []craft{friend}}).Do("Primary weapon at B").Pass(game.UseCards, "A")
	}
	// agility 4 and one more at Range 3: the Scan token is gone, and with it its own die
	for agility, want := range map[int][2]int{4: {4 + 1 - 2, 4 + 1}, -1: {0, 0 + 1 - 1}} {
		tb := table(agility).Do(title)
		same(t, "Scan", tb.Ship("A").Scan, 0)
		tb.Pass(game.ChooseTarget, "B")
		rolled(t, tb, "A attacks", 4, want[0])
		tb.Pass(game.ChooseTarget, "C").Do("Primary weapon at B").Pass(game.ChooseManeuver, "A")
		rolled(t, tb, "C attacks", 4, want[1]) // two dice in all
	}
	tb := table(4).Do("Use no card").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "without it", 4, 4+1-1)
	unasked(t, duel(t, 2, a, craft{}, spec{}).Do("Primary weapon at B"), "Range 2")
	a.Laid.Scan = 0
	unasked(t, duel(t, 3, a, craft{}, spec{}).Do("Primary weapon at B"), "no Scan Token")
})

// Sensor Array: when the ship or a friend is attacked, spend a Scan token to have one attack die
// re-rolled.
var _ = test("sensor_array_71524", func(t *testing.T) {
	const title = "Sensor Array"
	array := craft{Name: "C", Two: true, X: 24, Y: 4, H: 180, Cards: []string{"sensor_array_71524"}, Laid: laid{Scan: 2}}
	roll := []face{crit, hit, hit, hit, blank}
	tb := duel(t, 2, craft{}, craft{Hull: 9}, spec{Dice: roll, Crafts: []craft{array}}).Do("Primary weapon at B")
	offered(t, tb, title, true)
	same(t, "dice to choose from", len(tb.Do(title).Offers()), 4)
	tb.Do("Die 1")
	showing(t, tb, false, hit, hit, hit, blank)
	same(t, "Scan", tb.Ship("C").Scan, 1)

	own := craft{Cards: array.Cards, Laid: laid{Scan: 1}, Hull: 9}
	tb = duel(t, 2, craft{}, own, spec{Dice: roll}).Do("Primary weapon at B", title, "Die 1")
	showing(t, tb, false, hit, hit, hit, blank)
	array.Laid.Scan = 0
	unasked(t, duel(t, 2, craft{}, craft{Laid: laid{Scan: 1}}, spec{Dice: roll, Crafts: []craft{array}}).Do("Primary weapon at B"), "no Scan Token of its own")
	array.Two, array.Laid.Scan, array.H = false, 1, 0
	unasked(t, duel(t, 2, craft{}, craft{}, spec{Dice: roll, Crafts: []craft{array}}).Do("Primary weapon at B"), "an enemy's")
})

// Shroud: discarded in place of a Dominion crew of the ship that would be discarded, always.
var _ = test("shroud_71279", func(t *testing.T) {
	const dominion, klingon = "3057", "3074"
	for crew, saved := range map[string]bool{dominion: true, klingon: false} {
		b := craft{Cards: []string{"shroud_71279", crew}, Agility: -1, Hull: 9}
		// the S'Gorn discards a crew when its Critical Hit reaches the hull
		tb := duel(t, 2, craft{Of: "s_gorn_oparenaprize"}, b, spec{Dice: []face{crit, blank, blank}}).Do("Primary weapon at B")
		for !tb.Asked(game.ChooseTarget, "B") {
			p := tb.Prompt()
			if p.Ask == game.UseCards {
				t.Errorf("it is not a choice: %v", tb.Offers())
			}
			tb.Do(tb.Offers()[0])
		}
		same(t, crew+" discarded", lies(t, tb, "B", crew).Discarded, !saved)
		same(t, "Shroud discarded", lies(t, tb, "B", "shroud_71279").Discarded, saved)
	}
})

// Tetryon Emissions: its Action gives three more defense dice in every defense of the round.
var _ = test("3098", func(t *testing.T) {
	a := craft{Cards: []string{"3098"}, Hull: 9, Skill: 3}
	second := craft{Name: "C", Two: true, X: 21, Y: 12.5, H: 180, Dial: "full stop", Skill: 4, Hull: 9}
	tb := acting(t, 2, a, craft{Hull: 9}, spec{Crafts: []craft{second}}).Do("Tetryon Emissions")
	disabled(t, tb, "A", "3098")
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A").Pass(game.ChooseTarget, "C")
	rolled(t, tb, "B attacks", 4, 1+3)
	tb.Do("Primary weapon at A").Pass(game.ChooseTarget, "A")
	rolled(t, tb, "C attacks", 4, 1+3)
})
