package tholianweb_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// The web laid for a round is the one that play has made of it when that round begins, also in
// rounds after it was completed: a position need not tell its tokens one by one.
func TestTheWebIsLaidAsItHasGrown(t *testing.T) {
	latest := int16(0)
	for seed := uint64(1); seed < 40 && latest < 10; seed++ {
		played := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-3", seed), seed)
		u := played.Setup()
		g := gametest.New(t, u)
		for _, a := range played.Answers() {
			gametest.Submit(t, g, a)
			s := g.State()
			if s.Phase != game.Planning || s.Round <= latest {
				continue
			}
			latest = s.Round
			fresh := u.Fresh(int(s.Round))
			laid, grown := fresh.Tokens[:fresh.NTokens], s.Tokens[:s.NTokens]
			expect.True(t, slices.Equal(laid, grown), "round %d: laid are\n%+v, grown\n%+v", s.Round, laid, grown)
		}
	}
	expect.True(t, latest >= 10, "no battle came to round 10, the latest to round %d", latest)
}
