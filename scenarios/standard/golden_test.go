package standard_test

import (
	"testing"

	"attackwing/game/gametest"
)

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells
// it.
func TestWholeBattle(t *testing.T) {
	u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 4)
	gametest.Golden(t, "battle.txt", gametest.Report(t, u, "ensign", "ensign"))
}
