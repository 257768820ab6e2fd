package unimatrix_test

import (
	"testing"

	"attackwing/game/gametest"
)

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells
// it, chosen for the parts of the sheet that it shows.
func TestWholeBattle(t *testing.T) {
	u := gametest.MustSetup("unimatrix-zero", "u0-borg-1", "u0-rebel-2", 12)
	report := gametest.Report(t, u, "ensign", "ensign")
	gametest.Shows(t, report, map[string]string{
		"Rebel token for a re-roll":      ` discards a Mission Token \(.*, Rebel Fleet\)`,
		"Borg token in place of a drone": ` discards a Mission Token \(.*, Borg Fleet\)`,
		"Regenerate":                     ` performs Regenerate`,
		"points for tokens left":         `\n +\+\d+ Mission Tokens: `,
	})
	gametest.Golden(t, "battle.txt", report)
}
