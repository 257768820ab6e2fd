package lastbattle_test

import (
	"testing"

	"attackwing/game/gametest"
)

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells it.
func TestWholeBattle(t *testing.T) {
	u := gametest.MustSetup("last-battle-of-ds9", "ds9-dom-1", "ds9-fed-4", 13)
	gametest.Golden(t, "battle.txt", gametest.Report(t, u, "ensign", "ensign"))
}
