package cards_test

import (
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest"
)

// silent is a crew card without lines of its own, to pay with.
const silent = "b_elanna_torres_71280"

// cannon is a secondary weapon without text; its dice decide whether it can be fired.
func cannon(n int8) []card.Upgrade {
	return []card.Upgrade{{Printed: card.Printed{ID: "cannon", Name: "Cannon"}, Weapon: card.WeaponFacts{Dice: n, RangeMin: 1, RangeMax: 3}}}
}

// attackWith has A attack B, or who else may, and asserts how many attack dice are rolled.
func attackWith(t *testing.T, tb *gametest.Table, what, shot string, want int) {
	t.Helper()
	tb.Do(shot)
	n, _ := tb.Rolled()
	same(t, what+": attack dice", n, want)
}

// notOffered asserts that at A's action the captain is not among the options.
func notOffered(t *testing.T, what, name string, band int, a, b craft, s spec) {
	t.Helper()
	tb := acting(t, band, a, b, s)
	if tb.Offered(name) {
		t.Errorf("%s: %s is offered", what, name)
	}
}
