package panel

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

func TestArcsInWords(t *testing.T) {
	//exhaustive:ignore
	words := map[physics.Arc]string{physics.Front90: "Front arc, 90°", physics.Front180: "Front arc, 180°", physics.AllRound: "All around, 360°", physics.FrontOrRear90: "Front 90 or rear 90", physics.NotFront90: "Outside front arc, 90°"}
	for a, want := range words {
		expect.Same(t, arcWords(a), want, "")
	}
}
