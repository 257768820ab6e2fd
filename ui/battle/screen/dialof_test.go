package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/ui/window/windowtest"
)

// A dial says whose it is while the card above it is another ship's, also where the column is
// small.
func TestTheDialSaysWhoseItIs(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}, {512, 320}} {
		tb := windowtest.Planning(t)
		tb.Resize(size[0], size[1])
		tb.Tick(3)
		own := tb.Asked().Ship
		if _, named := tb.Find("dialof"); named {
			t.Errorf("%v: the dial is named twice", size)
		}
		other := game.NoShip
		for i := range tb.Shown.Ships[:tb.Shown.NShips] {
			if tb.Enemy(game.ShipID(i)) {
				other = game.ShipID(i)
			}
		}
		tb.LookAt(other)
		tb.Battle.Changed = true
		tb.Tick(3)
		if tb.Asked().Ship != own || tb.LookedAt() != other {
			t.Fatalf("%v: asked is %d, looked at %d", size, tb.Asked().Ship, tb.LookedAt())
		}
		if size[0] < 600 {
			tb.Key("f6")
		}
		if _, named := tb.Find("dialof"); !named || !tb.Reads("Dial of ") {
			t.Errorf("%v: the dial does not say whose it is: %q", size, tb.Written())
		}
	}
}
