package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Amat'Igan: a defense die more; he is discarded in place of another own crew that an enemy's
// upgrade would discard.
var _ = test("amat_igan_71524", func(t *testing.T) {
	const id = "amat_igan_71524"
	tb := duel(t, 2, craft{}, craft{Cards: []string{id}}, spec{})
	tb.Do("Primary weapon at B")
	rolled(t, tb, "", 4, 2)
	tb = acting(t, 2, craft{Cards: []string{"3009"}}, craft{Shields: 1, Laid: laid{Down: 1}, Cards: []string{id, "3057"}}, spec{})
	tb.Do("Klag", "Breen Aide") // nobody is asked
	ready(t, tb, "B", "3057")
	discarded(t, tb, "B", id)
	// he himself is discarded as said
	tb = acting(t, 2, craft{Cards: []string{"3009"}}, craft{Shields: 1, Laid: laid{Down: 1}, Cards: []string{id, "3057"}}, spec{})
	tb.Do("Klag", "Amat'Igan")
	discarded(t, tb, "B", id)
	ready(t, tb, "B", "3057")
	// not against what is no upgrade: the S'Gorn's own text
	tb = duel(t, 2, craft{Of: "s_gorn_oparenaprize"}, craft{Agility: -1, Hull: 9, Cards: []string{id, "3057"}},
		spec{Dice: []dice.Face{crit, crit, crit, crit, crit}})
	tb.Do("Primary weapon at B").Pass(game.ChooseCards, "S'Gorn").Do("Breen Aide")
	discarded(t, tb, "B", "3057")
	ready(t, tb, "B", id)
})

// blankToHit checks a crew that turns a blank attack die into a Hit, with a token beside the ship.
func blankToHit(t *testing.T, id, title string, with, without laid) {
	t.Helper()
	tb := duel(t, 2, craft{Cards: []string{id}, Laid: with}, craft{}, spec{Dice: []dice.Face{blank, blank, crit, bs}})
	tb.Do("Primary weapon at B", title)
	showing(t, tb, false, hit, blank, crit, bs)
	same(t, "uses", times(tb, "uses "+title), 1)
	tb = duel(t, 2, craft{Cards: []string{id}, Laid: without}, craft{}, spec{Dice: []dice.Face{blank, blank, crit, bs}})
	tb.Do("Primary weapon at B")
	if tb.Asked(game.ModifyAttackDice, "A") {
		offered(t, tb, title, false)
	}
	tb = duel(t, 2, craft{Cards: []string{id}, Laid: with}, craft{}, spec{Dice: []dice.Face{hit, hit, crit, bs}})
	tb.Do("Primary weapon at B")
	if tb.Asked(game.ModifyAttackDice, "A") {
		offered(t, tb, title, false)
	}
}

// Boheeka: with a Battle Stations token, a blank attack die becomes a Hit.
var _ = test("3095", func(t *testing.T) { blankToHit(t, "3095", "Boheeka", laid{Stations: 1}, laid{Scan: 1}) })

// Breen Aide: with a Scan token, a blank attack die becomes a Hit.
var _ = test("3057", func(t *testing.T) { blankToHit(t, "3057", "Breen Aide", laid{Scan: 1}, laid{Stations: 1}) })

// hullOrShields checks an action that repairs n points of hull or shields, of the owner's choice.
func hullOrShields(t *testing.T, a craft, title string, n int) {
	t.Helper()
	a.Hull, a.Shields = 5, 4
	a.Laid.Hull, a.Laid.Shields = 2, 1
	tb := acting(t, 3, a, craft{}, spec{}).Do(title)
	for range n {
		offered(t, tb, "Face-down damage", true)
		tb.Do("A shield")
	}
	same(t, "shields repaired", tb.Ship("A").Shields, int8(1+n))
	tb = acting(t, 3, a, craft{}, spec{}).Do(title)
	for range n {
		tb.Do("Face-down damage")
	}
	same(t, "damage left", tb.Ship("A").NDamage, int8(3-n))
	a.Laid.Hull, a.Laid.Shields = 0, 0
	offered(t, acting(t, 3, a, craft{}, spec{}), title, false)
}

// Glinn Daro: an action repairs a hull or a shield.
var _ = test("glinn_daro_71513b", func(t *testing.T) {
	hullOrShields(t, craft{Cards: []string{"glinn_daro_71513b"}}, "Glinn Daro", 1)
})

// Glinn Telle: an action, discarded: an enemy within Range 1-3 in the front arc rolls 2 attack dice
// fewer this round.
var _ = test("3053", func(t *testing.T) {
	offered(t, acting(t, 4, craft{Cards: []string{"3053"}}, craft{}, spec{}), "Glinn Telle", false)
	tb := acting(t, 3, craft{Cards: []string{"3053"}}, craft{}, spec{})
	tb.Do("Glinn Telle")
	discarded(t, tb, "A", "3053")
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	rolled(t, tb, "", 2, 2)
	tb = lay(t, spec{Phase: game.Activation, Crafts: []craft{{X: 18, Y: 20, Cards: []string{"3053"}, Dial: "full stop"}, {Two: true, X: 18, Y: 27, Skill: 7, Dial: "full stop"}}})
	tb.Pass(game.ChooseAction, "A")
	offered(t, tb, "Glinn Telle", false)
})

// Omet'Iklan: in a primary attack any one result may become a Hit.
var _ = test("3082", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3082"}}, craft{}, spec{Dice: []dice.Face{blank, blank, crit, hit}})
	tb.Do("Primary weapon at B", "Omet'Iklan")
	same(t, "different results to choose from", len(tb.Prompt().Options), 2)
	tb.Do("Die 1")
	showing(t, tb, false, hit, blank, crit, hit)
	tb = duel(t, 2, craft{Cards: []string{"3082", "3067"}, Laid: laid{Lock: 1}}, craft{}, spec{Dice: []dice.Face{blank, blank, blank, blank, blank}})
	tb.Do("Quantum Torpedoes at B")
	same(t, "used with a secondary weapon", times(tb, "Omet"), 0)
	if tb.Asked(game.ModifyAttackDice, "A") {
		offered(t, tb, "Omet'Iklan", false)
	}
})

// Toman'Torax: an action, discarded, discards a crew of an enemy at Range 1, cloaked or not.
var _ = test("3084", func(t *testing.T) {
	b := craft{Shields: 2, Cards: []string{"3057", "3053"}, Laid: laid{Down: 2, Cloak: game.CloakBeside}}
	offered(t, acting(t, 2, craft{Cards: []string{"3084"}}, b, spec{}), "Toman'Torax", false)
	tb := acting(t, 1, craft{Cards: []string{"3084"}}, b, spec{})
	tb.Do("Toman'Torax", "Glinn Telle")
	discarded(t, tb, "B", "3053")
	discarded(t, tb, "A", "3084")
})

// borrows checks a crew that disables a card of an enemy and may then perform that card's action.
func borrows(t *testing.T, id, title string, band, beyond int) {
	t.Helper()
	a := craft{Shields: 4, Cards: []string{id}, Laid: laid{Shields: 1}}
	b := craft{Cards: []string{"3057", "3069", "glinn_daro_71513b", "3032"}, Hull: 6, Laid: laid{Hull: 3}}
	offered(t, acting(t, beyond, a, b, spec{}), title, false)
	tb := acting(t, band, a, b, spec{})
	tb.Do(title, "Glinn Daro", "Glinn Daro")
	disabled(t, tb, "B", "glinn_daro_71513b")
	disabled(t, tb, "A", id)
	same(t, "own shields", tb.Ship("A").Shields, 2)
	same(t, "the enemy's damage", tb.Ship("B").NDamage, 3)
	// declined
	tb = acting(t, band, a, b, spec{})
	tb.Do(title, "Glinn Daro", "Done")
	same(t, "own shields", tb.Ship("A").Shields, 1)
	// a choice within it is the borrower's, and the enemy is his
	a.Hull, a.Laid.Hull = 6, 4
	tb = acting(t, band, a, b, spec{})
	tb.Do(title, "Glinn Daro", "Glinn Daro")
	same(t, "who chooses what is repaired", tb.Prompt().Player, game.One)
	tb = acting(t, 1, a, b, spec{})
	if tb.Offered(title) {
		tb.Do(title, "Worf", "Worf").Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
		rolled(t, tb, "Worf of the enemy", 4+1-2, 1)
	}
	// without an action: nothing more is asked
	tb = acting(t, band, a, b, spec{})
	tb.Do(title, "Breen Aide")
	same(t, "the next question", tb.Prompt().Ask, game.ChooseAction)
}

// Virak'Kara: an action, disabled, disables a crew of an enemy at Range 1, whose action may be
// performed as a free one.
var _ = test("3083", func(t *testing.T) { borrows(t, "3083", "Virak'Kara", 1, 2) })

// Odo: an action, disabled, disables an upgrade of an enemy within Range 1-3; the action of a crew
// may be performed as a free one.
var _ = test("odo_71786", func(t *testing.T) {
	borrows(t, "odo_71786", "Odo", 3, 4)
	tb := acting(t, 2, craft{Cards: []string{"odo_71786"}}, craft{Cards: []string{"3067", "3057"}}, spec{})
	tb.Do("Odo", "Quantum")
	disabled(t, tb, "B", "3067")
	same(t, "the next question", tb.Prompt().Ask, game.ChooseAction)
})
