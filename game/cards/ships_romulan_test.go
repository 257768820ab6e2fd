package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// I.R.W. Khazara: cloaked when it declares the attack it rolls one more attack die.
var _ = test("1003", func(t *testing.T) {
	for cloak, want := range map[game.Cloak]int{game.NotCloaked: 3, game.CloakBeside: 3 + 1} {
		tb := duel(t, 2, craft{Of: "1003", Laid: laid{Cloak: cloak}}, craft{}, spec{})
		tb.Do("Primary weapon at B")
		rolled(t, tb, "attack", want, 1)
	}
})

// I.R.W. Valdore: after a green maneuver it rolls one more attack die this round, once.
var _ = test("1011", func(t *testing.T) {
	for dial, want := range map[string]int{"straight 2": 4 + 1, "straight 3": 4} {
		tb := sail(t, 3, craft{Of: "1011", Dial: dial}, craft{}, spec{})
		tb.Pass(game.ChooseTarget, "I.R.W. Valdore")
		tb.Do("Primary weapon at B")
		a, _ := tb.Rolled()
		same(t, dial, a, want)
	}
})

// I.R.W. Gal Gath'thong: cloaked it fires Plasma Torpedoes without needing or spending a Target
// Lock.
var _ = test("i_r_w_gal_gath_thong_71278", func(t *testing.T) {
	g := craft{Of: "i_r_w_gal_gath_thong_71278", Cards: []string{"plasma_torpedoes_71278", "3051"}, Laid: laid{Cloak: game.CloakBeside}}
	tb := duel(t, 2, g, craft{}, spec{Dice: []dice.Face{blank, blank, blank, blank}})
	offered(t, tb, "Photon Torpedoes", false)
	tb.Do("Plasma Torpedoes at B")
	a, _ := tb.Rolled()
	same(t, "attack dice", a, 4)
	disabled(t, tb, "I.R.W. Gal Gath'thong", "plasma_torpedoes_71278")
	g.Laid.Cloak = game.NotCloaked
	tb = duel(t, 2, g, craft{}, spec{})
	offered(t, tb, "Plasma Torpedoes", false)
})

// I.R.W. Algeron: not cloaked, once the target of its primary weapon is declared it may fly
// straight 1; a target that is then out of arc or range is not attacked, and the attack is used up.
var _ = test("i_r_w_algeron_72333", func(t *testing.T) {
	al := craft{Of: "i_r_w_algeron_72333", Cards: []string{"aft_disruptor_emitters_72221a"}}
	name := "I.R.W. Algeron"
	tb := duel(t, 2, al, craft{}, spec{})
	y := tb.Ship(name).Pose.Y
	tb.Do("Primary weapon at B", "Text of "+name)
	rolled(t, tb, "from Range 2 to 1", 3+1, 1)
	if got := y - tb.Ship(name).Pose.Y; got != 80000 {
		t.Errorf("moved %d µm, want straight 1", got)
	}
	tb = duel(t, 2, al, craft{}, spec{})
	tb.Do("Primary weapon at B", "Use no card")
	rolled(t, tb, "it stays", 3, 1)
	tb = duel(t, 2, craft{Of: al.Of, Laid: laid{Cloak: game.CloakBeside}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	if tb.Offered("Text of") {
		t.Errorf("cloaked: %v", tb.Offers())
	}
	tb = lay(t, spec{Phase: game.Combat, Crafts: []craft{{Of: al.Of, X: 18, Y: 25, Skill: 6}, {X: 20.6, Y: 23, Two: true}}})
	tb.Do("Primary weapon at B", "Text of "+name)
	if a, _ := tb.Rolled(); a != -1 {
		t.Errorf("%d attack dice at a ship behind", a)
	}
	if s := tb.Ship(name); !s.Attacked || tb.Asked(game.ChooseTarget, name) {
		t.Error("the attack is not used up")
	}
})
