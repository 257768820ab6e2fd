package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A token carried into the battle rolls one own die again, attack or defense, once; who carries
// none is not asked.
func TestRerollToken(t *testing.T) {
	spec := gametest.Spec{Dice: []dice.Face{hit, blank, blank, crit, blank, blank, evade}, Rerolls: [2]int8{1, 1}}
	tb := duel(t, 2, gametest.Craft{Attack: 3}, gametest.Craft{Agility: 2, Hull: 9}, spec)
	tb.Do("Primary")
	if !tb.Asked(game.ModifyAttackDice, "A") || !tb.Offered("Spend the re-roll token") {
		t.Fatalf("offered: %v", tb.Offers())
	}
	tb.Do("Spend the re-roll token")
	expect.Need(t, len(tb.Offers()), 3, "one of three dice is chosen, offered: %v", tb.Offers())
	tb.Do("Die 2")
	if a := tb.Game.State().Attack; a.AttackDice[1].Face != dice.Crit || a.AttackDice[0].Face != dice.Hit || a.AttackDice[2].Face != dice.Blank {
		t.Errorf("the dice are %+v", a.AttackDice[:3])
	}
	expect.Same(t, tb.Game.State().Rerolls, [2]int8{0, 1}, "tokens left")
	if !tb.Asked(game.ModifyDefenseDice, "B") {
		t.Fatalf("the attacker has nothing left and is not asked again; offered: %v", tb.Offers())
	}
	tb.Do("Spend the re-roll token", "Die 1")
	if got := len(gametest.Of[game.RerollSpent](tb)); got != 2 || tb.Game.State().Rerolls != [2]int8{} {
		t.Errorf("%d spent, left %v", got, tb.Game.State().Rerolls)
	}
	expect.True(t, tb.Heard("B is hit: 1 critical damage"), "one of two results is evaded, a Hit first:\n%v", tb.Log)
}

// Battles without tokens have the numbers they had: neither prompts nor hashes change. With tokens
// left they differ.
func TestRerollTokenIsSilentWhereThereIsNone(t *testing.T) {
	hash := func(rerolls [2]int8) uint64 {
		spec := gametest.Spec{Dice: []dice.Face{hit, blank, blank, blank, blank}, Rerolls: rerolls}
		tb := duel(t, 2, gametest.Craft{Attack: 3}, gametest.Craft{Agility: 2, Hull: 9}, spec)
		if tb.Do("Primary"); rerolls == [2]int8{} && tb.Offered("Spend the re-roll token") {
			t.Error("a token is offered that nobody has")
		}
		return tb.Game.State().Hash()
	}
	expect.True(t, hash([2]int8{}) != hash([2]int8{1, 0}), "a token left is not a part of the state")
}
