package unimatrix_test

import (
	"testing"

	"attackwing/game/gametest"
)

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells it.
func TestWholeBattle(t *testing.T) {
	u := gametest.MustSetup("unimatrix-zero", "u0-borg-1", "u0-rebel-2", 10)
	gametest.Golden(t, "battle.txt", gametest.Report(t, u, "ensign", "ensign"))
}
