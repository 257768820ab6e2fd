package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// A fleet's resource counts among what survives until its last ship is gone (rules 10).
func TestResourceSurvivesWithTheLastShip(t *testing.T) {
	for _, c := range []struct {
		first, second bool // destroyed
		want          int
	}{{false, false, 20 + 30 + 5}, {true, false, 30 + 5}, {true, true, 0}} {
		tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Resource: [2]string{"tactics_72315r"}, Crafts: []gametest.Craft{
			{X: 18, Y: 20, SP: 20}, {Name: "A2", X: 22, Y: 20, SP: 30}, {Two: true, X: 18, Y: 10, H: 180}}})
		s := *tb.Game.State()
		s.Ships[0].Destroyed, s.Ships[1].Destroyed = c.first, c.second
		if got := game.Surviving(&s, tb.Set, game.One); got != c.want {
			t.Errorf("%+v: %d SP survive, want %d", c, got, c.want)
		}
		if got, want := game.Points(&s, tb.Set, game.Two), tb.Set.Limit(game.One)-c.want; got != want {
			t.Errorf("%+v: %d Fleet Points, want %d", c, got, want)
		}
	}
}
