package screen_test

import (
	"testing"

	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/ui/window/windowtest"
)

// A battle of random legal fleets of the whole pool, answered at random, is shown from the first
// question to the end on every scenario: every question, every option and whatever the dice and
// cards come to is drawn without a panic. The card in full and the sums are opened on the way.
func TestRandomBattlesAreShown(t *testing.T) {
	for seed := range uint64(30) {
		g := randomBattle(t, seed)
		tb := windowtest.Open(t, windowtest.Goes(g, "human", "human"))
		src := dice.New(seed)
		keys := []string{"", "i", "w", "escape"}
		for n := 0; !g.Over(); n++ {
			tb.Perform()
			if tb.Cover.Down {
				tb.HoldKey("space", 1.2)
			}
			tb.Answer(gametest.Answer(g, g.FirstOpen(), &src))
			tb.Tick(1)
			if k := keys[n%len(keys)]; k != "" && n%3 == 0 {
				tb.Key(k)
			}
		}
		tb.Perform()
		tb.Tick(30)
		if !tb.Ended() {
			t.Errorf("%s, seed %d: the battle is over and %s is shown", g.Setup().Scenario.Sheet().ID, seed, tb.Report().Screen)
		}
	}
}
