package table

import (
	"testing"

	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// A battle of random legal fleets of the whole pool, answered at random, is shown from the first question to the end on
// every scenario: every question, every option and whatever the dice and cards come to is drawn without a panic. The
// card in full and the sums are opened on the way.
func TestRandomBattlesAreShown(t *testing.T) {
	for seed := range uint64(30) {
		g := randomBattle(t, seed)
		tb := New(Options{Game: g, P1: "human", P2: "human", Quick: true})
		tb.Resize(1280, 800)
		src := dice.New(seed)
		keys := []string{"", "i", "w", "escape"}
		for n := 0; !g.Over(); n++ {
			performed(tb)
			if tb.Cover.Down {
				hold(tb, 1.2)
			}
			tb.Answer(gametest.Answer(g, g.FirstOpen(), &src))
			tick(tb, 1)
			if k := keys[n%len(keys)]; k != "" && n%3 == 0 {
				press(tb, k)
			}
		}
		performed(tb)
		tick(tb, 30)
		if !over(tb) {
			t.Errorf("%s, seed %d: the battle is over and screen %d is shown", g.Setup().Scenario.Sheet().ID, seed, tb.Screen)
		}
	}
}
