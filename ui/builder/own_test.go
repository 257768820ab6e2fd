package builder

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
	"attackwing/ui/kit/kittest"
)

// Among seven battles a fleet is built for a side of a sheet of the player's own: that side's name
// and limit hold.
func TestAFleetForASideOfAnOwnSheet(t *testing.T) {
	defer scenarios.Add(scenariotest.Comet{})()
	defer scenarios.Add(gametest.Beacon())()
	b, p := opened(t, "tw-a-1")
	b.keys("alt+n")
	at := slices.IndexFunc(p.fleet.Scenarios, func(s game.Scenario) bool { return s.Sheet().ID == gametest.BeaconID })
	expect.Must(t, at >= 0, "the sheet is not among the battles")
	b.press(fmt.Sprint("battle:", at+1))
	expect.Must(t, b.top().Reads("Keepers of the beacon") && b.top().Reads("Raiders"),
		"its sides are not offered: %s", b.texts())
	b.press("limit:0")
	for i, limit := range []int{130, 120} {
		side := i + 1
		b.press(fmt.Sprint("side:", side))
		expect.Same(t, p.Sheet().Limit, limit, "side %d may cost", side)
		b.agrees(p)
		kittest.Readable(t, fmt.Sprint("side ", side), p)
	}
	if p.List().Scenario != gametest.BeaconID || p.List().Side != "Raiders" {
		t.Errorf("the list is of %s, %s", p.List().Scenario, p.List().Side)
	}
}
