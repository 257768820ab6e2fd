package futuretense_test

import (
	"testing"

	"attackwing/game/gametest"
)

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells
// it, chosen for the parts of the sheet that it shows.
func TestWholeBattle(t *testing.T) {
	u := gametest.MustSetup("future-tense", "ft-a-1", "ft-b-1", 80)
	report := gametest.Report(t, u, "ensign", "ensign")
	gametest.Shows(t, report, map[string]string{
		"beam":                        ` performs Tractor Beam `,
		"beam kept in planning":       ` does not move \(.*, Tractor Beam\)`,
		"beam given up in planning":   ` are removed \(.*, Losing a Tractor Beam, 1\)`,
		"beam lost after a hit":       ` are removed \(.*, Losing a Tractor Beam, 2\)`,
		"beam that holds after a hit": `The tractor beam of .* holds \(.*, Losing a Tractor Beam, 2\)`,
		"Mission Token won":           `\n1 Mission Token for Player `,
		"craft retrieved":             ` retrieves the Small craft \(.*, Retrieving the Small Craft\)`,
	})
	gametest.Golden(t, "battle.txt", report)
}
