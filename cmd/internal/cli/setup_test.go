package cli_test

import (
	"slices"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// A battle for which nobody names fleets is played by ready fleets of its own, one of either side.
func TestABattleHasFleetsOfItsOwn(t *testing.T) {
	cat := gametest.Cards(t)
	for _, sc := range scenarios.All() {
		id := sc.Sheet().ID
		ready, err := fleet.ReadyFor(id)
		expect.OK(t, err)
		house, err := game.NewHouse(sc.Sheet().House, nil)
		expect.OK(t, err)
		var names [2]string
		if _, err := cli.BuildFleets(sc, &house, &names, cat); err != nil {
			t.Errorf("%s: %v", id, err)
		}
		var sides [2]string
		for p, name := range names {
			at := slices.IndexFunc(ready, func(l fleet.List) bool { return l.ID == name })
			if at < 0 && len(ready) > 0 {
				t.Errorf("%s is played with %s", id, name)
			} else if at >= 0 {
				sides[p] = ready[at].Side
			}
		}
		expect.True(t, len(ready) == 0 || sides[0] != sides[1], "%s is played by two fleets of %s", id, sides[0])
	}
}
