package game

import (
	"testing"

	"attackwing/game/card"
)

func TestEveryEffectConditionAndPriceIsPlayed(t *testing.T) {
	for op := range card.NumEffectOps {
		if k := &effects[op]; k.do == nil && !k.counts {
			t.Errorf("effect %d does nothing", op)
		}
	}
	for op := range card.NumConditions {
		if conditions[op].holds == nil {
			t.Errorf("condition %d is not asked", op)
		}
	}
	for op := range card.NumCosts {
		if k := &costs[op]; k.pay == nil || k.price <= 0 {
			t.Errorf("price %d is not paid, or worth nothing", op)
		}
	}
}

// Dice are worth something to who rolls them and the contrary to the enemy, by whichever phrase the enemy's are named.
func TestDiceAreWorthWhatTheyDoToTheirShip(t *testing.T) {
	enemies, friends := card.Targets{Who: card.AnEnemy}, card.Targets{Who: card.AFriend}
	for _, c := range []struct {
		name string
		of   card.Targets
		e    card.Effect
		want int // the sign of what one die more is worth
	}{
		{"attack dice", card.Targets{}, card.Effect{Op: card.AttackDice}, 1},
		{"attack dice to a friend", friends, card.Effect{Op: card.AttackDice, To: card.OnTarget}, 1},
		{"attack dice to an enemy", enemies, card.Effect{Op: card.AttackDice, To: card.OnTarget}, -1},
		{"attack dice to the foe", card.Targets{}, card.Effect{Op: card.AttackDice, To: card.OnFoe}, -1},
		{"enemy attack dice", card.Targets{}, card.Effect{Op: card.FoeAttackDice}, -1},
		{"defense dice", card.Targets{}, card.Effect{Op: card.DefenseDice}, 1},
		{"defense dice to a friend", friends, card.Effect{Op: card.DefenseDice, To: card.OnTarget}, 1},
		{"defense dice to an enemy", enemies, card.Effect{Op: card.DefenseDice, To: card.OnTarget}, -1},
		{"defense dice to the foe", card.Targets{}, card.Effect{Op: card.DefenseDice, To: card.OnFoe}, -1},
		{"enemy defense dice", card.Targets{}, card.Effect{Op: card.FoeDefenseDice}, -1},
	} {
		for _, n := range []int8{1, -1} {
			c.e.N = n
			w := Weighing{View: &View{}, Aim: 1, Dread: 1, line: &card.Ability{Targets: c.of}}
			if got := w.effect(&c.e); got*int(n)*c.want <= 0 {
				t.Errorf("%+d %s is worth %d", n, c.name, got)
			}
		}
	}
}
