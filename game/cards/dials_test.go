package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
)

// A dial that the enemy has set is seen by him alone until it is revealed, and nobody sets it again.
func TestADialSetByTheEnemyIsHidden(t *testing.T) {
	tb := sail(t, 4, craft{Cards: []string{"lure_71805"}}, craft{}, spec{Phase: game.Planning})
	tb.Wait(func() bool { return tb.Offered("Lure") }).Do("Lure")
	p := tb.Prompt()
	expect.Same(t, p.Player, game.One, "who sets it")
	tb.Answer(game.Answer{Prompt: p.ID, Picks: 1})
	b := tb.Ship("B").ID
	expect.True(t, tb.Game.View(game.One).Ships[b].Dial >= 0, "who has set it does not see it")
	expect.Same(t, tb.Game.View(game.Two).Ships[b].Dial, -1, "its owner sees it")
	expect.Same(t, tb.Game.View(game.Nobody).Ships[b].Dial, -1, "everybody sees it")
}
