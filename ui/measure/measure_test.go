package measure

import (
	"math"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/scene"
)

// Two bases 10 in apart from middle to middle, and the north edge: what is measured is what lies
// between the bases, the same both ways, and nothing from a thing to itself.
func TestGap(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{{X: 10, Y: 10}, {Two: true, Name: "Far", X: 20, Y: 10}}})
	o := On{State: tb.Game.State(), Setup: tb.Game.Setup()}
	side := float64(o.Setup.Facts(0).Ship.Class.BaseSide)
	for _, c := range []struct {
		from, to End
		want     float64
		ok       bool
	}{
		{End{Ship: 0}, End{Ship: 1}, 10*physics.Inch - side, true},
		{End{Ship: 1}, End{Ship: 0}, 10*physics.Inch - side, true},
		{End{Ship: 0}, End{Ship: game.NoShip, Edge: 1}, 10*physics.Inch - side/2, true},
		{End{Ship: game.NoShip, Edge: 1}, End{Ship: 0}, 10*physics.Inch - side/2, true},
		{End{Ship: 0}, Point(scene.Pt{X: 10 * scene.Inch, Y: 15 * scene.Inch}), 5*physics.Inch - side/2, true},
		{End{Ship: 0}, End{Ship: 0}, 0, false},
	} {
		g, ok := o.Gap(c.from, c.to)
		expect.True(t, ok == c.ok && math.Abs(g.Dist-c.want) <= 5,
			"%+v to %+v: %.0f µm, %v; want %.0f", c.from, c.to, g.Dist, ok, c.want)
	}
	expect.Same(t, o.Nearest(0), 1, "the nearest enemy")
	expect.Same(t, (&Under{}).At(o, scene.Pt{X: 20 * scene.Inch, Y: 10 * scene.Inch}), 1, "under the pointer lies")
}

// The far end of a ruler goes through every other ship and the four edges, and comes back.
func TestTheRulerGoesRound(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{{X: 10, Y: 10}, {Two: true, Name: "Far", X: 20, Y: 10}, {Two: true, Name: "Third", X: 30, Y: 10}}})
	o := On{State: tb.Game.State(), Setup: tb.Game.Setup()}
	r := Ruler{Used: true, Laid: true, From: End{Ship: 0}, To: End{Ship: 1}}
	var edges, ships int
	for range 6 {
		expect.Must(t, r.Next(o, &r.To, 1), "there is nothing else")
		if r.To.Edge > 0 {
			edges++
		} else if ships++; r.To.Ship == r.From.Ship {
			t.Error("both ends lie at one ship")
		}
	}
	expect.True(t, edges == 4 && ships == 2 && r.To.Ship == 1, "%d edges, %d ships, at last %+v", edges, ships, r.To)
}
