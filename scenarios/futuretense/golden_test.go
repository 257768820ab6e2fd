package futuretense_test

import (
	"testing"

	"attackwing/game/gametest"
)

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells it.
func TestWholeBattle(t *testing.T) {
	u := gametest.MustSetup("future-tense", "ft-a-2", "ft-b-1", 34)
	gametest.Golden(t, "battle.txt", gametest.Report(t, u, "ensign", "ensign"))
}
