package cards_test

import (
	"testing"

	"attackwing/game"
)

// Auxiliary Control Room: at any time, disable it to remove an Auxiliary Power token.
var _ = test("auxiliary_control_room_71446", func(t *testing.T) {
	const id, title = "auxiliary_control_room_71446", "Auxiliary Control Room"
	a := craft{X: 18, Y: 25, Cards: []string{id}, Red: []string{"straight 1"}, Laid: laid{Power: 2}}
	b := craft{Two: true, X: 18, Y: 8, H: 180}
	tb := lay(t, spec{Phase: game.Planning, Crafts: []craft{a, b}})
	offered(t, tb, title, true)
	tb.Do(title)
	same(t, "Auxiliary Power", tb.Ship("A").Power, 1)
	disabled(t, tb, "A", id)
	offered(t, tb.Pass(game.ChooseManeuver, "A"), "straight 1", false)
	a.Laid.Power = 1
	tb = lay(t, spec{Phase: game.Planning, Crafts: []craft{a, b}}).Do(title)
	offered(t, tb.Pass(game.ChooseManeuver, "A"), "straight 1", true)
	a.Laid.Power = 0
	if tb := lay(t, spec{Phase: game.Planning, Crafts: []craft{a, b}}); !tb.Asked(game.ChooseManeuver, "A") {
		t.Errorf("without a token: %v", tb.Offers())
	}
	// after a red maneuver, so that the ship may act
	tb = acting(t, 3, craft{Cards: []string{id}, Red: []string{"straight 1"}}, craft{}, spec{})
	offered(t, tb, "Evade", false)
	tb.Do(title)
	offered(t, tb, "Evade", true)
})
