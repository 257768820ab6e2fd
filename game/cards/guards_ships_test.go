package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// The texts of ships reach friends at Range 1 as well as at Range 2.
func TestShipsReachTwoBands(t *testing.T) {
	const name = "Queen Vessel Prime"
	for _, gap := range []float64{2, 5} {
		x := 18 + 1.5748 + gap
		tb := duel(t, 2, craft{}, craft{Of: "2nd_division_cruiser_71524"}, spec{Crafts: []craft{{Of: "1037", Two: true, X: x, Y: 17.4, H: 180}}})
		tb.Do("Primary weapon at 2nd Division Cruiser")
		_, d := tb.Rolled()
		same(t, "defense dice of the 2nd Division Cruiser", d, 1+1)
		tb = turnOf(t, 3, craft{Of: "1037"}, craft{}, spec{Crafts: []craft{{Of: "4th_division_battleship_71279", X: x, Y: 20, Skill: 9, Dial: "straight 1"}}})
		offered(t, tb, "Text of 4th Division Battleship", true)
		tb = duel(t, 2, craft{}, craft{Skill: 1}, spec{Crafts: []craft{{Of: "queen_vessel_prime_71530", X: x, Y: 25, Skill: 5, Laid: laid{Scan: 1}}}})
		tb.Do("Primary weapon at B", "Text of "+name)
		rolled(t, tb, "a friend of "+name, 4+1, 1)
	}
}

// Tholian Assembly reaches friends in every band up to Range 3.
func TestReachOfTholianAssembly(t *testing.T) {
	for band, gap := range gaps {
		if band == 0 {
			continue
		}
		tb := acting(t, 4, craft{Cards: []string{"tholian_assembly_71795"}}, craft{Skill: 9}, spec{Crafts: []craft{
			{Of: "tholia_one_opwebprize", X: 18 + 1.5748 + gap, Y: 20, Skill: 8, Dial: "straight 2"}}})
		if got := tb.Offered("Tholian Assembly"); got != (band <= 3) {
			t.Errorf("in band %d: offered %v", band, got)
		}
	}
}

// Kraxon itself must have the active shield, not the friend; one is enough.
func TestKraxonNeedsAShieldOfItsOwn(t *testing.T) {
	for shields, want := range map[int]bool{1: true, 0: false} {
		kraxon := craft{Of: "1019", Two: true, X: 22.5, Y: 17.4, H: 180, Shields: shields}
		if shields == 0 {
			kraxon.Laid.Down = 2
		}
		tb := duel(t, 2, craft{}, craft{Hull: 9, Shields: 1 - shields}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank}, Crafts: []craft{kraxon}})
		tb.Do("Primary weapon at B")
		tb.Wait(func() bool { return tb.Offered("Text of Kraxon") || tb.Asked(game.ChooseTarget, "B") })
		offered(t, tb, "Text of Kraxon", want)
	}
}

// S'Gorn's text is one of its primary weapon.
func TestSGornsPrimaryWeapon(t *testing.T) {
	for shot, want := range map[string]bool{"Primary weapon at B": true, "Cannon at B": false} {
		tb := duel(t, 2, craft{Of: "s_gorn_oparenaprize", Weapons: cannon(3)}, craft{Hull: 8, Agility: -1, Cards: []string{"3005", "3004"}}, spec{Dice: []dice.Face{crit, hit, blank}})
		tb.Do(shot)
		tb.Wait(func() bool { return tb.Asked(game.ChooseCards, "S'Gorn") || tb.Asked(game.ChooseTarget, "B") })
		same(t, shot+": a crew card is discarded", tb.Asked(game.ChooseCards, "S'Gorn"), want)
		same(t, shot+": critical damage", tb.Heard("B suffers a Critical Hit"), true)
	}
}
