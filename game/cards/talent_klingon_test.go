package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Defense Condition One: an action, discarded, that lays Battle Stations beside this ship and all
// friends within Range 1-2, whatever lies there.
var _ = test("3086", func(t *testing.T) {
	tb := acting(t, 3, craft{Cards: []string{"3086"}, Laid: laid{Stations: 1}}, craft{}, spec{Crafts: []craft{
		{Name: "C", X: 24, Y: 20, Skill: 7, Laid: laid{Stations: 1}, Dial: "full stop"},
		{Name: "D", X: 18, Y: 35, Skill: 7, Dial: "full stop"}}})
	tb.Do("Defense Condition One")
	same(t, "own", tb.Ship("A").Stations, 2)
	same(t, "friend at Range 1-2", tb.Ship("C").Stations, 2)
	same(t, "friend beyond", tb.Ship("D").Stations, 0)
	same(t, "enemy", tb.Ship("B").Stations, 0)
	discarded(t, tb, "A", "3086")
})

// In'cha: an action, discarded, for another maneuver of the dial; a red one strains the ship.
var _ = test("3049", func(t *testing.T) {
	tb := acting(t, 4, craft{Cards: []string{"3049"}, Red: []string{"turn left 1"}}, craft{}, spec{})
	tb.Do("In'cha")
	same(t, "question", tb.Prompt().Ask, game.ChooseFlight)
	offered(t, tb, "full stop", true)
	offered(t, tb, "come about 4", true)
	x, y := tb.Ship("A").Pose.X, tb.Ship("A").Pose.Y
	tb.Do("turn left 1, red")
	if p := tb.Ship("A").Pose; p.X >= x || p.Y >= y || p.Heading != 270000 {
		t.Errorf("it did not turn left: %+v", p)
	}
	same(t, "Auxiliary Power", tb.Ship("A").Power, 1)
	discarded(t, tb, "A", "3049")
})

// Klingon Honor: an action, disabled, for one attack with another die and one Hit made critical;
// the ship rolls no defense dice this round.
var _ = test("klingon_honor_71448", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 6, Cards: []string{"klingon_honor_71448"}, Agility: 3}, craft{Agility: -1, Hull: 9},
		spec{Dice: []dice.Face{hit, hit, blank, blank, blank, hit, blank, blank, blank}})
	tb.Do("Klingon Honor")
	disabled(t, tb, "A", "klingon_honor_71448")
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "with it", 5, -1)
	tb.Do("Klingon Honor")
	showing(t, tb, false, hit, crit, blank, blank, blank)
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	rolled(t, tb, "attacked", 4, 0)
	// both parts are of one attack: what the first of two leaves is gone
	tb = acting(t, 2, craft{Skill: 6, Cards: []string{"klingon_honor_71448", "3054"}}, craft{Agility: -1, Hull: 9},
		spec{Dice: []dice.Face{hit, hit, blank, hit, hit, blank}, Crafts: []craft{{Name: "C", Two: true, X: 21, Y: 12, H: 180, Agility: -1, Hull: 9, Dial: "full stop"}}})
	tb.Do("Klingon Honor").Pass(game.ChooseTarget, "A").Do("Forward Weapons Grid at B", "2")
	rolled(t, tb, "first", 2+1, -1)
	offered(t, tb, "Klingon Honor", true)
	tb.Do("Spend nothing more")
	rolled(t, tb, "second", 3, 0)
	showing(t, tb, false, hit, hit, blank)
	same(t, "critical", times(tb, "suffers a Critical Hit"), 0)
})

// Once More Unto The Breach: an action, discarded, for two attacks with the primary weapon, each
// with a die fewer; no defense dice this round.
var _ = test("3072", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 6, Cards: []string{"3072", "3067"}, Agility: 3}, craft{Agility: -1, Hull: 9},
		spec{Dice: []dice.Face{hit, blank, blank, hit, blank, blank}})
	tb.Do("Once More").Pass(game.ChooseTarget, "A")
	discarded(t, tb, "A", "3072")
	tb.Do("Primary weapon at B")
	rolled(t, tb, "first", 3, 0)
	if !tb.Asked(game.ChooseTarget, "A") {
		t.Fatalf("no second attack: %s", tb.Prompt().Heading(tb.Set))
	}
	offered(t, tb, "Quantum", false)
	tb.Do("Primary weapon at B")
	rolled(t, tb, "second", 3, 0)
	same(t, "damage", tb.Ship("B").NDamage, 2)
	if tb.Asked(game.ChooseTarget, "A") {
		t.Error("a third attack")
	}
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	rolled(t, tb, "attacked", 4, 0)
})

// Qapla': discarded when attack dice are counted, one die lies as its owner likes and is neither
// rolled nor re-rolled.
var _ = test("qapla__i_k_s_b_moth", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"qapla__i_k_s_b_moth"}, Laid: laid{Lock: 1}}, craft{Agility: -1}, spec{Dice: []dice.Face{blank, blank, blank, hit, hit, hit}})
	tb.Do("Primary weapon at B", "Qapla'", "Critical")
	discarded(t, tb, "A", "qapla__i_k_s_b_moth")
	showing(t, tb, false, crit, blank, blank, blank)
	tb.Do("Spend Target Lock")
	same(t, "dice that may be re-rolled", len(tb.Prompt().Options), 3)
})

// The Day Is Ours!: discarded when attack dice are counted, a Critical Hit is added.
var _ = test("the_day_is_ours__72015", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"the_day_is_ours__72015"}}, craft{Agility: -1}, spec{Dice: []dice.Face{blank, blank, blank, blank}})
	tb.Do("Primary weapon at B", "The Day Is Ours!")
	showing(t, tb, false, crit, blank, blank, blank, blank)
	discarded(t, tb, "A", "the_day_is_ours__72015")
	same(t, "damage", tb.Ship("B").NDamage, 1)
})
