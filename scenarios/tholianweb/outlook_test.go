package tholianweb_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A ship may be lost where the web will be: the sooner, the more of its 20 squadron points; in the
// final square nothing is.
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
		got := game.Outlook(tb.Game.State(), tb.Game.Setup(), game.One, 500)
		expect.True(t, got == c.want, "%s: %d thousandths of a Fleet Point, want %d", c.at, got, c.want)
	}
}

// A maneuver that ends where the next token is laid, the first of them too, is foreseen to be
// struck at the end of the round.
func TestFirstTokenToComeIsForeseen(t *testing.T) {
	for _, c := range []struct {
		y      float64
		struck bool
	}{{7, true}, {16, true}, {30, false}} {
		tb := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Phase: game.Planning, Crafts: []gametest.Craft{
			{X: 4, Y: c.y}, {Two: true, X: 18, Y: 22}}})
		stop := len(tb.Set.Facts(0).Ship.Class.Dial) - 1
		var f game.Fate
		game.Foresee(tb.Game.View(game.One), 0, stop, &f)
		if f.StruckAtEnd != c.struck || f.Dies() {
			t.Errorf("at (4, %.0f): struck at the end of the round: %v, dies at once: %v", c.y, f.StruckAtEnd, f.Dies())
		}
	}
}
