package game_test

import (
	"math"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

const (
	hit   = dice.Hit
	crit  = dice.Crit
	bs    = dice.BattleStations
	blank = dice.Blank
	evade = dice.Evade
)

// duel lays two ships a range band apart, A facing B, in the Combat Phase, A with skill 6 first.
func duel(t *testing.T, band int, a, b gametest.Craft, spec gametest.Spec) *gametest.Table {
	t.Helper()
	gap := []float64{0, 3, 6, 10}[band]
	a.X, a.Y = 18, 25
	if a.Skill == 0 {
		a.Skill = 6
	}
	b.Two, b.X, b.Y = true, 18, 25-1.5748-gap
	spec.Phase = game.Combat
	spec.Crafts = append([]gametest.Craft{a, b}, spec.Crafts...)
	return gametest.Lay(t, spec)
}

// far is an enemy that takes no part.
func far() gametest.Craft {
	return gametest.Craft{Name: "Far", Two: true, X: 34, Y: 34, H: 270, Skill: 9, Dial: "straight 1"}
}

// at asserts where a ship stands, in inches and degrees.
func at(t *testing.T, s *game.Ship, x, y, h float64) {
	t.Helper()
	gx, gy, gh := float64(s.Pose.X)/physics.Inch, float64(s.Pose.Y)/physics.Inch, float64(s.Pose.Heading)/1000
	if math.Abs(gx-x) > 0.05 || math.Abs(gy-y) > 0.05 || math.Abs(gh-h) > 1 {
		t.Errorf("the ship stands at (%.3f, %.3f) facing %.2f, want (%.3f, %.3f) facing %.2f", gx, gy, gh, x, y, h)
	}
}

// activate lays a table in the Activation Phase.
func activate(t *testing.T, spec gametest.Spec) *gametest.Table {
	t.Helper()
	spec.Phase = game.Activation
	return gametest.Lay(t, spec)
}

// must ends a test if there is an error.
var must = expect.OK
