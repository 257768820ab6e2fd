package scenariotest_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/scenarios/scenariotest"
)

// asksForAPlace is a battle played to the question where a beacon is lit.
func asksForAPlace(t *testing.T, seed uint64) *game.Game {
	t.Helper()
	g := gametest.New(t, gametest.MustSetup(scenariotest.ID, "tw-a-1", "tw-b-1", seed))
	brain := gametest.Brain(t, "ensign", seed)
	for !g.Over() {
		p := g.FirstOpen()
		if p.Ask == game.PlaceToken {
			return g
		}
		gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
	}
	t.Fatal("nobody lights a beacon")
	return nil
}

// A token is placed where the sheet lets it lie, turned as its player likes; any other place is
// refused with the reason.
func TestPlaceOfAToken(t *testing.T) {
	g := asksForAPlace(t, 3)
	s, u, p := g.State(), g.Setup(), g.FirstOpen()
	wreck := s.Ships[u.MapShip("wreck")].Pose
	legal, ok := game.PlaceLegal(s, u, p, physics.Pose{X: wreck.X - 3*physics.Inch, Y: wreck.Y, Heading: 30000})
	expect.Must(t, ok && game.MayPlace(s, u, p, legal).Code == game.Yes && legal.Heading == 30000,
		"no place near the wreck: %v", legal)
	for _, c := range []struct {
		x, y int32
		why  string
	}{
		{wreck.X, wreck.Y, "Overlaps Wreck."},
		{wreck.X, 2 * physics.Inch, "outside the allowed area."},
		{29 * physics.Inch, wreck.Y, "too far from Wreck."},
		{physics.AreaSide/2 - 2*physics.Inch, physics.AreaSide/2 - 7*physics.Inch, "Too close to a beacon."},
	} {
		at := physics.Pose{X: c.x, Y: c.y}
		why := game.MayPlace(s, u, p, at).Why(u)
		expect.True(t, strings.HasSuffix(why, c.why), "%v: %q, want %q", at, why, c.why)
		bad := 0
		for _, k := range game.PlaceChecks(s, u, p, at) {
			if k.No.Code != game.Yes {
				bad++
			}
		}
		expect.True(t, bad != 0, "%v: every check takes it", at)
		_, err := g.Submit(game.Answer{Prompt: p.ID, Pose: at})
		expect.True(t, err != nil && strings.HasSuffix(err.Error(), c.why), "%v: %v, want %q", at, err, c.why)
		near, ok := game.PlaceLegal(s, u, p, at)
		expect.True(t, ok && game.MayPlace(s, u, p, near).Code == game.Yes, "%v: no legal place is found near it", at)
	}
	gametest.Submit(t, g, game.Answer{Prompt: p.ID, Pose: legal})
	k := &g.State().Tokens[g.State().NTokens-1]
	if k.At() != legal {
		t.Errorf("the beacon lies at %v, wanted at %v", k.At(), legal)
	}
}
