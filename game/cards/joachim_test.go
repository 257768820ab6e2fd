package cards_test

import (
	"attackwing/game"
	"attackwing/game/dice"
	"testing"
)

// Joachim: of two damage cards for a Critical Hit on the hull the attacker keeps one.
var _ = test("3023", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"3023"}}, craft{Agility: -1, Hull: 9}, spec{Dice: []dice.Face{crit, hit, blank, blank}})
	tb.Do("Primary weapon at B")
	same(t, "who chooses", tb.Prompt().Player, game.One)
	same(t, "cards to choose from", len(tb.Prompt().Options), 2)
	want := tb.Prompt().Options[1].N
	tb.Do(tb.Offers()[1])
	got := tb.Ship("B").Damage[1]
	if got.ID != game.DamageID(want) && got.ID != game.DirectHit {
		t.Errorf("%v lies under the ship, not %v", got.ID, game.DamageID(want))
	}
	s := tb.Game.State()
	same(t, "cards under the ship, in the deck and discarded", tb.Ship("B").NDamage+s.Decks[1].N+s.Decks[1].ND, 33)
	tb = duel(t, 2, craft{Cards: []string{"3023"}}, craft{Agility: -1, Hull: 9}, spec{Dice: []dice.Face{hit, hit, blank, blank}})
	tb.Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	same(t, "used for Hits", times(tb, "Joachim"), 0)
	tb = duel(t, 2, craft{Cards: []string{"3023"}}, craft{Agility: -1, Shields: 1, Hull: 9}, spec{Dice: []dice.Face{crit, blank, blank, blank}})
	tb.Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	same(t, "used on a shield", times(tb, "Joachim"), 0)
})
