package cards_test

import (
	"testing"

	"attackwing/game"
)

// Dual Phaser Banks: disable it for one more die of the primary weapon.
var _ = test("dual_phaser_banks_72002p", func(t *testing.T) {
	cards := []string{"dual_phaser_banks_72002p", "3006"}
	tb := duel(t, 2, craft{Cards: cards}, craft{}, spec{}).Do("Primary weapon at B")
	offered(t, tb, "Dual Phaser Banks", true)
	tb.Do("Dual Phaser Banks").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "with it", 4+1, 1)
	disabled(t, tb, "A", "dual_phaser_banks_72002p")

	tb = duel(t, 2, craft{Cards: cards}, craft{}, spec{}).Do("Primary weapon at B", "Use no card").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "without it", 4, 1)
	ready(t, tb, "A", "dual_phaser_banks_72002p")

	for _, l := range []laid{{Disabled: []int8{0}}, {Discarded: []int8{0}}, {Time: []onCard{{Upgrade: 0, N: 1}}}} {
		tb = duel(t, 2, craft{Cards: cards, Laid: l}, craft{}, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "when it cannot be used", 4, 1)
	}
	tb = duel(t, 2, craft{Cards: cards, Laid: laid{Lock: 1}}, craft{}, spec{}).Do("Photon Torpedoes at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "another weapon", 5, 1)
})

// Photon Torpedoes, 5 dice: one Battle Stations result may become a Critical Hit.
var _ = test("3006", func(t *testing.T) { convertsStations(t, "3006", "Photon Torpedoes", 2, 5) })

// Photon Torpedoes, 4 dice: one Battle Stations result may become a Critical Hit.
var _ = test("3024", func(t *testing.T) { convertsStations(t, "3024", "Photon Torpedoes", 2, 4) })

// Photon Torpedoes: one more attack die on a Sovereign Class ship.
var _ = test("photon_torpedoes_71531", func(t *testing.T) {
	strongerOn(t, "photon_torpedoes_71531", "Photon Torpedoes", "federation_starship_71531", "1002", 5, 1)
})

// Quantum Torpedoes: when they hit, one more Hit.
var _ = test("3067", func(t *testing.T) { oneMoreHit(t, "3067") })

func oneMoreHit(t *testing.T, id string) {
	for _, c := range []struct {
		dice   []face
		defend int // agility
		lost   int8
	}{
		{[]face{hit, blank, blank, blank, blank, blank}, 1, 2},
		{[]face{crit, hit, blank, blank, blank, evade}, 1, 2},
		{[]face{hit, blank, blank, blank, blank, evade}, 1, 0}, // not hit: nothing is added
		{[]face{bs, blank, blank, blank, blank, blank}, 1, 0},
	} {
		b := craft{Shields: 5, Agility: c.defend}
		tb := shot(t, id, 2, craft{}, b, spec{Dice: c.dice}).Do("Quantum Torpedoes at B").Pass(game.ChooseTarget, "B")
		same(t, "shields lost", 5-tb.Ship("B").Shields, c.lost)
	}
	// the primary weapon of the same ship has no more
	b := craft{Shields: 5, Agility: -1}
	tb := shot(t, id, 2, craft{}, b, spec{Dice: []face{hit, blank, blank, blank}}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	same(t, "shields lost to the primary weapon", 5-tb.Ship("B").Shields, 1)
}
