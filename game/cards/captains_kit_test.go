package cards_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// silent is a crew card without lines of its own, to pay with.
const silent = "b_elanna_torres_71280"

// cannon is a secondary weapon without text; its dice decide whether it can be fired.
func cannon(n int8) []card.Upgrade {
	return []card.Upgrade{{Printed: card.Printed{ID: "cannon", Name: "Cannon"}, Weapon: card.WeaponFacts{Dice: n, RangeMin: 1, RangeMax: 3}}}
}

// attackWith has A attack B, or who else may, and asserts how many attack dice are rolled.
func attackWith(t *testing.T, tb *gametest.Table, what, shot string, want int) {
	t.Helper()
	tb.Do(shot)
	n, _ := tb.Rolled()
	same(t, what+": attack dice", n, want)
}

// attackBonus asserts the dice of the primary weapon of a ship with a card, whose skill is above 1:
// 4 dice, and at Range 1 one more.
func attackBonus(t *testing.T, what, id string, band int, a, b craft, bonus int) {
	t.Helper()
	a.Cards = append([]string{id}, a.Cards...)
	if b.Skill == 0 {
		b.Skill = 1
	}
	tb := duel(t, band, a, b, spec{})
	want := 4 + bonus
	if band == 1 {
		want++
	}
	attackWith(t, tb, what, "Primary weapon at B", want)
}

// defenseBonus asserts the defense dice of B with a card, attacked by A at Range 2: agility 1, and
// what the card adds.
func defenseBonus(t *testing.T, what, id string, a, b craft, bonus int) *gametest.Table {
	t.Helper()
	a.Skill = 10
	b.Cards = append([]string{id}, b.Cards...)
	tb := duel(t, 2, a, b, spec{Dice: []dice.Face{hit, blank, blank, blank}})
	tb.Do("Primary weapon at B").Pass(game.ChooseTarget, "B")
	_, d := tb.Rolled()
	same(t, what+": defense dice", d, 1+bonus)
	return tb
}

// rerolls asserts that A may use its captain on the dice of an attack, and that then the dice lie
// as wanted. The labels are what is answered from the modify step on.
func rerolls(t *testing.T, id string, roll, again, want []dice.Face, labels ...string) {
	t.Helper()
	tb := duel(t, 2, craft{Cards: []string{id}}, craft{Skill: 1, Agility: -1, Hull: 9}, spec{Dice: slices.Concat(roll, again)})
	tb.Do("Primary weapon at B")
	tb.Do(labels...)
	showing(t, tb, false, want...)
	if tb.Asked(game.ModifyAttackDice, "A") {
		offered(t, tb, labels[0], false)
	}
}

// rerollsDefense is rerolls for the defense dice of B, three of them, after four Hits.
func rerollsDefense(t *testing.T, id string, b craft, roll, again, want []dice.Face, labels ...string) *gametest.Table {
	t.Helper()
	b.Agility, b.Cards = 3, append([]string{id}, b.Cards...)
	tb := duel(t, 2, craft{Skill: 10}, b, spec{Dice: slices.Concat([]dice.Face{hit, hit, hit, hit}, roll, again)})
	tb.Do("Primary weapon at B")
	if len(labels) == 0 {
		if tb.Asked(game.ModifyDefenseDice, "B") {
			offered(t, tb, tb.Set.Facts(1).Captain.Name, false)
		}
		return tb
	}
	tb.Do(labels...)
	showing(t, tb, true, want...)
	return tb
}

// freeOffBar asserts that the captain performs one of these actions as a free action, also off the
// bar, once a round.
func freeOffBar(t *testing.T, id, name string, may []string, not string) {
	t.Helper()
	for _, of := range []string{"", "1018"} {
		tb := sail(t, 1, craft{Of: of, Cards: []string{id}}, craft{Skill: 10}, spec{})
		ship := tb.Set.Name(0)
		tb.Pass(game.ChooseAction, ship)
		offered(t, tb, name, true)
		tb.Do(name)
		if len(may) > 1 {
			for _, a := range may {
				offered(t, tb, a, true)
			}
			offered(t, tb, not, false)
			tb.Do(may[len(may)-1])
		}
		if tb.Asked(game.ChooseAction, ship) {
			offered(t, tb, name, false)
			offered(t, tb, may[len(may)-1], false)
		}
	}
	skips(t, sail(t, 1, craft{Cards: []string{id}, Laid: laid{Power: 1}}, craft{Skill: 10}, spec{}), game.ChooseAction, "A")
}

// skips asserts that a question does not come before the End Phase.
func skips(t *testing.T, tb *gametest.Table, ask game.Ask, ship string) {
	t.Helper()
	for range 100 {
		if s := tb.Game.State(); s.Phase == game.End || s.Round > 2 {
			return
		}
		if tb.Asked(ask, ship) {
			t.Errorf("asked: %s: %v", tb.Prompt().Heading(tb.Set), tb.Offers())
			return
		}
		p := tb.Prompt()
		if _, err := tb.Game.Submit(p.Pick(0)); err != nil {
			t.Fatal(err)
		}
	}
}

// notOffered asserts that at A's action the captain is not among the options.
func notOffered(t *testing.T, what, name string, band int, a, b craft, s spec) {
	t.Helper()
	tb := acting(t, band, a, b, s)
	if tb.Offered(name) {
		t.Errorf("%s: %s is offered", what, name)
	}
}
