package ai

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// No place at an end of a wide starting area is tried out: a ship there turns to one side only.
func TestNoPlaceAtTheEndsIsTried(t *testing.T) {
	g, err := game.NewQuiet(setup(t, "standard", "tw-a-1", "tw-b-2", 5))
	must(t, err)
	p := g.FirstOpen()
	v, x := g.View(p.Player), newPlacing()
	x.offer(v, p, newEnsign(1).deploy(v, p).Pose)
	expect.Must(t, x.n >= columns, "%d places", x.n)
	for _, at := range x.at[:x.n] {
		off := min(at.X-p.Place.X0, p.Place.X1-at.X)
		expect.True(t, off >= 2*physics.Inch, "a place %d µm from an end", off)
	}
}
