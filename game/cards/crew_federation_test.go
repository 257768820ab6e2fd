package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Beverly Crusher: disabled, she keeps another own crew from being disabled; discarded, from being
// discarded.
var _ = test("beverly_crusher_71531", func(t *testing.T) {
	const id = "beverly_crusher_71531"
	// Seska disables a crew at Range 2-3
	tb := acting(t, 2, craft{Cards: []string{"seska_71282"}}, craft{Cards: []string{id, "3057"}}, spec{})
	tb.Do("Seska", "Breen Aide")
	same(t, "who is asked", tb.Prompt().Player, game.Two)
	tb.Do("Beverly Crusher")
	ready(t, tb, "B", "3057")
	disabled(t, tb, "B", id)
	// not for herself
	tb = acting(t, 2, craft{Cards: []string{"seska_71282"}}, craft{Cards: []string{id, "3057"}}, spec{})
	tb.Do("Seska", "Beverly Crusher")
	disabled(t, tb, "B", id)
	same(t, "uses", times(tb, "uses Beverly Crusher"), 0)
	// and not for a technology
	tb = acting(t, 2, craft{Cards: []string{"3003"}}, craft{Cards: []string{id, "3067"}}, spec{})
	tb.Do("Miles O'Brien", "Quantum Torpedoes")
	disabled(t, tb, "B", "3067")

	tb = acting(t, 2, craft{Cards: []string{"3009"}}, craft{Shields: 1, Laid: laid{Down: 1}, Cards: []string{id, "3057"}}, spec{})
	tb.Do("Klag", "Breen Aide", "Beverly Crusher")
	ready(t, tb, "B", "3057")
	discarded(t, tb, "B", id)
	// declined
	tb = acting(t, 2, craft{Cards: []string{"3009"}}, craft{Shields: 1, Laid: laid{Down: 1}, Cards: []string{id, "3057"}}, spec{})
	tb.Do("Klag", "Breen Aide", "Use no card")
	discarded(t, tb, "B", "3057")
	ready(t, tb, "B", id)
})

// Charles Tucker III: an action repairs 1 hull while the ship lies in no enemy's front arc.
var _ = test("charles_tucker_iii_71526", func(t *testing.T) {
	a := craft{Cards: []string{"charles_tucker_iii_71526"}, Laid: laid{Hull: 2}}
	offered(t, acting(t, 3, a, craft{}, spec{}), "Charles Tucker III", false) // B faces it
	behind := func(hull int) craft {
		a.Laid.Hull = hull
		return a
	}
	away := craft{Name: "C", Two: true, X: 18, Y: 30, H: 180, Skill: 9, Dial: "full stop"}
	for hull, want := range map[int]bool{2: true, 4: false} {
		tb := lay(t, spec{Phase: game.Activation, Crafts: []craft{{Name: "A", X: 18, Y: 20, Cards: a.Cards, Laid: behind(hull).Laid, Dial: "straight 1"}, away}})
		tb.Pass(game.ChooseAction, "A")
		offered(t, tb, "Charles Tucker III", want)
		if want {
			tb.Do("Charles Tucker III")
			same(t, "damage cards", tb.Ship("A").NDamage, 1)
		}
	}
})

// Data: an action in place of Evade lays 2 Evade tokens; 2 attack dice fewer this round.
var _ = test("3005", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 6, Cards: []string{"2039", "3005"}}, craft{}, spec{})
	tb.Do("Data")
	same(t, "Evade Tokens", tb.Ship("A").Evade, 2)
	offered(t, tb, "Gul Dukat: Evade", false)
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "", 2, 1)
	// not after an Evade action: Gul Dukat's free one
	tb = acting(t, 2, craft{Cards: []string{"2039", "3005"}}, craft{}, spec{})
	tb.Do("Gul Dukat", "Evade")
	offered(t, tb, "Data", false)
})

// Dmitri Valtane: with a Scan token, 2 attack dice may be re-rolled.
var _ = test("3108", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3108"}, Laid: laid{Scan: 1}}, craft{}, spec{Dice: []dice.Face{blank, blank, blank, hit, hit, crit}})
	tb.Do("Primary weapon at B", "Dmitri Valtane")
	same(t, "dice at most", tb.Prompt().Max, 2)
	tb.Do("Die 1+Die 2")
	showing(t, tb, false, hit, crit, blank, hit)
	same(t, "uses", times(tb, "uses Dmitri Valtane"), 1)
	if tb.Asked(game.ModifyAttackDice, "A") {
		t.Error("once in an attack")
	}
	tb = duel(t, 2, craft{Cards: []string{"3108"}, Laid: laid{Stations: 1}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	offered(t, tb, "Dmitri Valtane", false)
})

// Geordi La Forge: with a Scan token, once a round, 1 of the defender's dice is re-rolled.
var _ = test("3004", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3004"}, Laid: laid{Scan: 1}}, craft{Agility: 4}, spec{Dice: []dice.Face{hit, hit, hit, hit, evade, evade, blank, blank}})
	tb.Do("Primary weapon at B", "Geordi La Forge")
	same(t, "who chooses", tb.Prompt().Player, game.One)
	tb.Do("Die 1")
	showing(t, tb, true, evade, blank, blank)
	tb = duel(t, 2, craft{Cards: []string{"3004"}}, craft{Agility: 4}, spec{})
	tb.Do("Primary weapon at B")
	same(t, "without a Scan Token", times(tb, "Geordi"), 0)
	if tb.Asked(game.UseCards, "A") {
		t.Error("nothing to use without a Scan Token")
	}
})

// Geordi La Forge, the other: an action, disabled: an enemy within Range 1-3 rolls 2 defense dice
// fewer against this ship this round, and its cloak turns red.
var _ = test("geordi_la_forge_71531", func(t *testing.T) {
	const id = "geordi_la_forge_71531"
	offered(t, acting(t, 4, craft{Cards: []string{id}}, craft{}, spec{}), "Geordi", false)
	tb := acting(t, 3, craft{Skill: 6, Cards: []string{id}}, craft{Agility: 3, Laid: laid{Cloak: game.CloakBeside}},
		spec{Crafts: []craft{{Name: "C", X: 22, Y: 18, Skill: 4, Dial: "full stop"}}})
	tb.Do("Geordi")
	disabled(t, tb, "A", id)
	same(t, "cloak", tb.Ship("B").Cloak, game.CloakRed)
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B")
	rolled(t, tb, "against it", 4, 3+4+1-2)
	tb.Pass(game.ChooseTarget, "C").Do("Primary weapon at B")
	_, d := tb.Rolled()
	same(t, "against another, at Range 3", d, 3+4+1)
})

// Harry Kim: an action, disabled, repairs a shield.
var _ = test("harry_kim_71280", func(t *testing.T) {
	shieldsBack(t, craft{Cards: []string{"harry_kim_71280"}}, "Harry Kim", 1)
	tb := acting(t, 3, craft{Shields: 3, Cards: []string{"harry_kim_71280"}, Laid: laid{Shields: 1}}, craft{}, spec{}).Do("Harry Kim")
	disabled(t, tb, "A", "harry_kim_71280")
})

// Hikaru Sulu: an action, 2 more agility this round, and a Battle Stations result of each defense
// becomes an Evade.
var _ = test("3029", func(t *testing.T) {
	tb := acting(t, 2, craft{Skill: 2, Cards: []string{"3029"}}, craft{Agility: 1},
		spec{Crafts: []craft{{Name: "C", Two: true, X: 20, Y: 12.5, H: 180, Skill: 4, Dial: "full stop"}},
			Dice: []dice.Face{blank, blank, blank, blank, bs, bs, blank, hit, blank, blank, blank, bs, blank, blank}})
	tb.Do("Hikaru Sulu")
	for _, foe := range []string{"B", "C"} {
		tb.Pass(game.ChooseTarget, foe).Do("Primary weapon at A")
		rolled(t, tb, foe, 4, 3)
		tb.Do("Hikaru Sulu")
		if foe == "B" {
			showing(t, tb, true, evade, bs, blank)
		} else {
			showing(t, tb, true, evade, blank, blank)
		}
	}
})

// Hoshi Sato: with a Scan token, disabled, an attacker rolls a die fewer.
var _ = test("hoshi_sato_71526", func(t *testing.T) {
	const id = "hoshi_sato_71526"
	tb := duel(t, 2, craft{}, craft{Cards: []string{id}, Laid: laid{Scan: 1}}, spec{})
	tb.Do("Primary weapon at B")
	same(t, "who is asked", tb.Prompt().Player, game.Two)
	tb.Do("Hoshi Sato")
	rolled(t, tb, "", 3, 1)
	disabled(t, tb, "B", id)
	tb = duel(t, 2, craft{}, craft{Cards: []string{id}}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "without Scan", 4, 1)
})

// Jadzia Dax: an action, disabled and without an attack this round, for a straight 2 or a bank 2.
var _ = test("3089", func(t *testing.T) {
	tb := acting(t, 4, craft{Skill: 6, Cards: []string{"3089"}}, craft{}, spec{})
	tb.Do("Jadzia Dax")
	same(t, "maneuvers", len(tb.Prompt().Options), 3)
	y := tb.Ship("A").Pose.Y
	tb.Do("straight 2")
	same(t, "way, µm", y-tb.Ship("A").Pose.Y, 120000)
	disabled(t, tb, "A", "3089")
	tb.Pass(game.ChooseTarget, "B")
	same(t, "attack given up", tb.Ship("A").NoAttack, true)
})

// Malcolm Reed: a primary attack, disabled and with a weapon discarded, has 2 dice more.
var _ = test("malcolm_reed_71526", func(t *testing.T) {
	const id = "malcolm_reed_71526"
	tb := duel(t, 2, craft{Cards: []string{id, "3067", "3006"}, Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Do("Primary weapon at B", "Malcolm Reed", "Photon Torpedoes")
	rolled(t, tb, "", 6, -1)
	disabled(t, tb, "A", id)
	discarded(t, tb, "A", "3006")
	ready(t, tb, "A", "3067")
	tb = duel(t, 2, craft{Cards: []string{id, "3067"}, Laid: laid{Lock: 1}}, craft{}, spec{})
	tb.Do("Quantum Torpedoes at B")
	if tb.Asked(game.UseCards, "A") {
		offered(t, tb, "Malcolm Reed", false)
	}
	tb = duel(t, 2, craft{Cards: []string{id}}, craft{}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "without a weapon to discard", 4, 1)
})

// Miles O'Brien, the other: an action, disabled and without an attack, repairs 2 shields.
var _ = test("3090", func(t *testing.T) {
	shieldsBack(t, craft{Cards: []string{"3090"}}, "Miles O'Brien", 2)
	tb := acting(t, 3, craft{Shields: 3, Cards: []string{"3090"}, Laid: laid{Shields: 1}}, craft{}, spec{}).Do("Miles O'Brien")
	disabled(t, tb, "A", "3090")
	same(t, "attack given up", tb.Ship("A").NoAttack, true)
})
