package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/physics"
)

const ambush = "ambush_attack_71999p"

// Ambush Attack: one more die while cloaked; out of the target's front and rear arc all Battle
// Stations results may become Hits.
var _ = test(ambush, func(t *testing.T) {
	for cloak, want := range map[game.Cloak]int{game.NotCloaked: 5, game.CloakOnBase: 6, game.CloakBeside: 6} {
		a := craft{Cards: []string{ambush}, Shields: 2, Laid: laid{Cloak: cloak}}
		if cloak != game.NotCloaked {
			a.Laid.Down = 2
		}
		tb := duel(t, 1, a, craft{}, spec{}).Do("Ambush Attack at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "dice", want, 1)
		discarded(t, tb, "A", ambush)
	}
	// the enemy's arcs
	for _, c := range []struct {
		heading  float64
		own, foe craft
		want     bool
	}{
		{180, craft{}, craft{}, false},
		{90, craft{}, craft{}, true},
		{0, craft{}, craft{}, true},
		{0, craft{}, craft{Rear: physics.Rear90}, false},
		{0, craft{}, craft{Front: physics.AllRound}, true}, // has neither arc
		{90, craft{Front: physics.AllRound}, craft{}, false},
	} {
		a, b := c.own, c.foe
		a.Cards, a.Skill, a.X, a.Y = []string{ambush}, 9, 18, 25
		b.Two, b.X, b.Y, b.H, b.Agility = true, 18, 20, c.heading, -1
		tb := lay(t, spec{Phase: game.Combat, Crafts: []craft{a, b}, Dice: []face{bs, bs, bs, blank, hit}}).Do("Ambush Attack at B")
		if tb.Asked(game.ModifyAttackDice, "A") != c.want {
			t.Fatalf("heading %v, own arc %v, its arcs %v and %v: may convert %v, want %v", c.heading, a.Front, b.Front, b.Rear, !c.want, c.want)
		}
		if c.want {
			tb.Do("Ambush Attack")
			showing(t, tb, false, hit, hit, hit, hit, blank)
		}
	}
})

// Concussive Charges: the target loses one token beside it, of the attacker's choice, for each
// result that was not cancelled.
var _ = test("3085", func(t *testing.T) {
	b := craft{Shields: 5, Agility: -1, Laid: laid{Scan: 1, Power: 1, Stations: 2}}
	tb := shot(t, "3085", 2, craft{}, b, spec{Dice: []face{hit, crit, blank, blank}}).Do("Concussive Charges at B", "Spend nothing more")
	same(t, "tokens to choose from", len(tb.Offers()), 3)
	tb.Do("Battle Stations", "Auxiliary Power")
	sh := tb.Ship("B")
	same(t, "Scan", sh.Scan, 1)
	same(t, "Auxiliary Power", sh.Power, 0)
	same(t, "Battle Stations", sh.Stations, 1)
	same(t, "shields", sh.Shields, 3)

	b.Laid = laid{Scan: 1}
	tb = shot(t, "3085", 2, craft{}, b, spec{Dice: []face{hit, hit, blank, blank}}).Do("Concussive Charges at B").Pass(game.ChooseTarget, "B")
	same(t, "Scan", tb.Ship("B").Scan, 0) // one token for two results
	b.Agility = 1
	tb = shot(t, "3085", 2, craft{}, b, spec{Dice: []face{hit, blank, blank, blank, evade}}).Do("Concussive Charges at B").Pass(game.ChooseTarget, "B")
	same(t, "Scan, all cancelled", tb.Ship("B").Scan, 1)
	tb = shot(t, "3085", 2, craft{}, b, spec{Dice: []face{hit, blank, blank, blank, blank}}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	same(t, "Scan, another weapon", tb.Ship("B").Scan, 1)
})

// Phaser Array Retrofit: the primary weapon at Range 3 rolls one more attack die, and the target
// one defense die fewer.
var _ = test("phaser_array_retrofit_71996", func(t *testing.T) {
	for band, want := range [...][2]int{1: {4 + 1, 2}, 2: {4, 2}, 3: {4 + 1, 2 + 1 - 1}} {
		if band == 0 {
			continue
		}
		tb := shot(t, "phaser_array_retrofit_71996", band, craft{}, craft{Agility: 2}, spec{}).Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
		rolled(t, tb, "primary weapon", want[0], want[1])
	}
	a := craft{Cards: []string{"3073"}}
	tb := shot(t, "phaser_array_retrofit_71996", 3, a, craft{Agility: 2}, spec{}).Do("Photon Torpedoes at B").Pass(game.ChooseTarget, "B")
	rolled(t, tb, "torpedoes", 5, 2)
})

// Photon Torpedoes, 4 dice: one Battle Stations result may become a Critical Hit.
var _ = test("3045", func(t *testing.T) { convertsStations(t, "3045", "Photon Torpedoes", 3, 4) })

// Photon Torpedoes, 5 dice: one Battle Stations result may become a Critical Hit.
var _ = test("3073", func(t *testing.T) { convertsStations(t, "3073", "Photon Torpedoes", 3, 5) })

// Photon Torpedoes: one more attack die on a Negh'var Class ship.
var _ = test("3051", func(t *testing.T) {
	strongerOn(t, "3051", "Photon Torpedoes (Negh'Var Bonus)", "1018", "1006", 5, 1)
})

// Photon Torpedoes: one more attack die on a Vor'cha Class ship.
var _ = test("3010", func(t *testing.T) {
	strongerOn(t, "3010", "Photon Torpedoes (Vor'cha Bonus)", "1006", "1018", 5, 1)
})
