package kit

import (
	"testing"

	"attackwing/ui/scene"
)

// The ring is turned and widened until it hides no ship, where that can be.
func TestTheRingLeavesShipsFree(t *testing.T) {
	b := Box{0, 0, 720, 720}
	at := scene.Pt{X: 360, Y: 360}
	plain := ringPlaces(b, at, 86, 54, 4, nil)
	for _, n := range [][]scene.Pt{{plain[0]}, {plain[1], plain[3]}} {
		got := ringPlaces(b, at, 86, 54, 4, n)
		if hidden(plain, 54, n) == 0 || hidden(got, 54, n) != 0 {
			t.Errorf("%v: %v", n, got)
		}
	}
	var all []scene.Pt // everywhere: as few as can be, but a ring there is
	for x := 0.0; x < 720; x += 30 {
		for y := 0.0; y < 720; y += 30 {
			all = append(all, scene.Pt{X: x, Y: y})
		}
	}
	if got := ringPlaces(b, at, 86, 54, 4, all); len(got) != 4 {
		t.Errorf("%v", got)
	}
}
