package lastbattle_test

import (
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells
// it, chosen for the parts of the sheet that it shows.
func TestWholeBattle(t *testing.T) {
	u := gametest.MustSetup("last-battle-of-ds9", "ds9-fed-2", "ds9-dom-2", 274)
	report := gametest.Report(t, u, "ensign", "ensign")
	expect.True(t, ownFire(report), "the station fires no more while nobody controls it; choose another seed")
	gametest.Shows(t, report, map[string]string{
		"roll-off for the target":             ` rolls .*Deep Space 9 Token\)\.\nDeep Space 9 attacks .*Deep Space 9 Token\)\.`,
		"player 1 in control":                 `\nPlayer 1 controls Deep Space 9`,
		"player 2 in control":                 `\nPlayer 2 controls Deep Space 9`,
		"boarding fight":                      ` rolls .* \(.*, Battle inside DS9\)`,
		"card lost in it":                     ` is lost \(.*, Battle inside DS9\)`,
		"20 points for the winner in control": `\n +\+20 Deep Space 9`,
	})
	gametest.Golden(t, "battle.txt", report)
}

// ownFire tells whether the station attacks while nobody controls it.
func ownFire(report string) bool {
	controlled := false
	for line := range strings.Lines(report) {
		switch {
		case strings.Contains(line, " controls Deep Space 9"):
			controlled = !strings.HasPrefix(line, "Nobody")
		case strings.HasPrefix(line, "Deep Space 9 attacks ") && !controlled:
			return true
		}
	}
	return false
}
