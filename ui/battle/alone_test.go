package battle

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
)

// pressesEnter plays a battle by a person who presses nothing but Enter against an ensign.
func pressesEnter(t *testing.T, scenario, one, two string, seat game.PlayerID, seed uint64) *Session {
	t.Helper()
	b := advisedBattle(t, scenario, one, two, seed)
	brain, err := ai.New("ensign", seed)
	expect.OK(t, err)
	b.Brains[game.Two], b.Brains[seat.Other()] = nil, brain
	for k := 0; !b.Game.Over(); k++ {
		if k > 20000 {
			t.Fatalf("%s, seed %d: the battle stands at %v, asked %+v, refused %q", scenario, seed, b.Game.Where(), b.Asked(), b.Question.Refusal)
		}
		b.Tick(1)
		if b.Asked() != nil || b.Flow.Waits() {
			b.Confirm()
		}
	}
	return b
}

// Whoever presses only Enter comes to the end of every battle, whatever is asked, in one seat or the
// other. With ATTACKWING_ENTER=n so many battles of each scenario are played, from both seats, and at
// least half of them are won against the ensign.
func TestEnterAlone(t *testing.T) {
	games := 1
	if n, err := strconv.Atoi(os.Getenv("ATTACKWING_ENTER")); err == nil {
		games = n
	}
	for at, c := range []struct{ scenario, one, two string }{
		{"standard", "tw-a-%d", "tw-b-%d"}, {"tholian-web", "tw-a-%d", "tw-b-%d"}, {"future-tense", "ft-a-%d", "ft-b-%d"},
		{"last-battle-of-ds9", "ds9-fed-%d", "ds9-dom-%d"}, {"unimatrix-zero", "u0-borg-%d", "u0-rebel-%d"},
	} {
		won, points := 0, 0
		for n := range games {
			seat, fleet := game.PlayerID((n+at)%2), n/2%3+1
			b := pressesEnter(t, c.scenario, fmt.Sprintf(c.one, fleet), fmt.Sprintf(c.two, fleet), seat, uint64(n/2+1))
			if b.Game.State().Result.Winner == seat {
				won++
			}
			points += game.Points(b.Game.State(), b.Game.Setup(), seat) - game.Points(b.Game.State(), b.Game.Setup(), seat.Other())
		}
		t.Logf("%s: won %d of %d, Fleet Points ahead on average %.1f", c.scenario, won, games, float64(points)/float64(games))
		expect.True(t, games < 40 || won*2 >= games, "%s: won only %d of %d", c.scenario, won, games)
	}
}
