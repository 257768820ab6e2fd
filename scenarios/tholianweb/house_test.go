package tholianweb_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Tokens of half the length: two lie for one at the start, and the line that grows by two a round
// is half as long. web.width shows its difference among the cases.
func TestHouseLengthOfTheTokens(t *testing.T) {
	reach := func(house ...string) (n int, inches float64) {
		u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1, house...)
		g := gametest.New(t, u)
		s := g.State()
		for _, k := range s.Tokens[:s.NTokens] {
			if u.Token(k.Kind).Look == game.BarrierLook {
				n++
				inches += float64(max(k.X1-k.X0, k.X0-k.X1)+max(k.Y1-k.Y0, k.Y0-k.Y1)) / 25400
			}
		}
		return n, inches
	}
	n8, long := reach()
	n4, short := reach("web.ewt-length", "4")
	expect.True(t, n8 == 4 && long == 32 && n4 == 4 && short == 16,
		"%d tokens, %.0f inches; of half the length %d tokens, %.0f inches", n8, long, n4, short)
}
