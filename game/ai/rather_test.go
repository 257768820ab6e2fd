package ai_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

// triedOf returns answers with these gains, one for each option, in thousandths of a Fleet Point.
func triedOf(p *game.Prompt, err int, gains ...int) []ai.Judged {
	var all []ai.Judged
	for i, g := range gains {
		all = append(all, ai.Judged{Answer: p.Pick(i), Gain: g, Err: err, Games: 32})
	}
	return all
}

// No action is proposed only where an action does harm: a token costs nothing.
func TestATokenIsProposedBeforeNoAction(t *testing.T) {
	p := &game.Prompt{Ask: game.ChooseAction, Min: 1, Max: 1, Options: []game.Option{
		{Kind: game.Pass}, {Kind: game.Perform, Action: card.Cloak}, {Kind: game.Perform, Action: card.Evade},
		{Kind: game.Enable},
	}}
	for _, c := range []struct {
		gains []int
		want  int
	}{
		{[]int{0, 0, 0, -1000}, 2},
		{[]int{0, 0, 0, 0}, 3}, // a card made ready lasts beyond the round
		{[]int{0, 0, -1000, -1000}, 0},
	} {
		expect.Same(t, ai.Rather(p, triedOf(p, 0, c.gains...), 0), c.want, "gains %v: option", c.gains)
	}
	p.Ask = game.ChooseTarget
	expect.Same(t, ai.Rather(p, triedOf(p, 0, 0, 0, 0, 0), 0), 0, "at another question: option")
}

// What the exact odds would spend is kept for no lead that may be chance. The figures are those of a
// re-roll worth half a damage that 32 imagined games spoke against.
func TestChanceDoesNotOverruleTheExactOdds(t *testing.T) {
	p := &game.Prompt{Ask: game.ModifyAttackDice, Min: 1, Max: 1, Options: []game.Option{
		{Kind: game.Pass}, {Kind: game.UseCard},
	}}
	if ai.SurelyNone(p, triedOf(p, 3500, 6537, 0), 2) {
		t.Error("a lead of less than two standard errors is taken as sure")
	}
	if !ai.SurelyNone(p, triedOf(p, 3000, 6537, 0), 2) {
		t.Error("a lead of more than two standard errors is not taken")
	}
}
