package tholianweb_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// A ship may be lost where the web will be: the sooner, the more of its 20 squadron points; in the final square nothing is.
func TestOutlookIsWhatTheWebMayCost(t *testing.T) {
	for _, c := range []struct {
		at    string
		x, y  float64
		round int
		want  int
	}{
		{"cut off at the end of the round", 10, 2, 1, -150 * 20},
		{"at the end of the next", 2, 12, 1, -50 * 20},
		{"of the one after", 12, 30, 1, -20 * 20},
		{"cut off already", 10, 2, 2, 0},
		{"in the middle", 10, 18, 1, 0},
	} {
		tb := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: c.round, Phase: game.Planning, Crafts: []gametest.Craft{
			{X: c.x, Y: c.y, SP: 20}, {Two: true, X: 18, Y: 22, SP: 30}}})
		if got := game.Outlook(tb.Game.State(), tb.Game.Setup(), game.One, 500); got != c.want {
			t.Errorf("%s: %d thousandths of a Fleet Point, want %d", c.at, got, c.want)
		}
	}
}
