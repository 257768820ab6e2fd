package ai

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
)

// A captain tells the plans it drew its own from, the likeliest first, with the moves of its own
// ships.
func TestWeighedPlans(t *testing.T) {
	for _, level := range []string{"captain", "admiral"} {
		g, p := planned(t, 2)
		who := player(t, level, 3)
		a := who.Choose(g.View(p.Player), p)
		plans := who.(Planner).Weighed()
		expect.Must(t, len(plans) != 0 && len(plans) <= 3, "%s: %d plans", level, len(plans))
		sum, played := 0, false
		for i, k := range plans {
			sum += k.Share
			played = played || k.Moves[p.Ship] == p.Given(a).N
			if k.Share <= 0 || i > 0 && k.Share > plans[i-1].Share || k.Moves[p.Ship] < 0 {
				t.Errorf("%s: plan %d is %+v", level, i+1, k)
			}
			for id, m := range k.Moves {
				if m >= 0 && g.State().Ships[id].Owner != game.One {
					t.Errorf("%s: plan %d has a dial of the enemy's", level, i+1)
				}
			}
		}
		if sum > 101 || len(plans) < 3 && !played {
			t.Errorf("%s: shares of %d%%, its own plan among them: %v", level, sum, played)
		}
	}
}
