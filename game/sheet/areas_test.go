package sheet_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Where the areas are those of the sides, a fleet begins in that of its side: whoever has
// initiative, and whichever player has brought it. Where they are not, the player with initiative
// begins in the first.
func TestAreasOfSides(t *testing.T) {
	ofSides := strings.Replace(vault, "areas:", "areas-of-sides: true\nareas:", 1)
	for _, c := range []struct {
		text    string
		ofSides bool
	}{{vault, false}, {ofSides, true}} {
		s, err := read(c.text)
		must(t, err)
		house, err := game.HouseOf(s, nil)
		must(t, err)
		began := map[game.PlayerID]bool{}
		for seed := range uint64(8) {
			u := &game.Setup{Scenario: s, Fleets: gametest.MustSetup("standard", "tw-a-1", "tw-a-1", seed).Fleets, House: house, Seed: seed}
			thieves := game.PlayerID(seed % 2)
			u.Fleets[thieves].Side, u.Fleets[thieves.Other()].Side = "Thieves", "Guards"
			g := gametest.New(t, u)
			first := thieves
			if r := dice.New(seed); !c.ofSides {
				for g.State().Phase == game.SettingUp { // who has initiative is known when ships are placed
					gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &r))
				}
				first = g.State().First
			}
			began[g.State().First] = true
			if in := u.Area(first); in != s.Sheet().Areas[0] {
				t.Errorf("of sides: %v, seed %d: player %d begins in %v", c.ofSides, seed, first+1, in)
			}
			if in := u.Area(first.Other()); in != s.Sheet().Areas[1] {
				t.Errorf("of sides: %v, seed %d: player %d begins in %v", c.ofSides, seed, first.Other()+1, in)
			}
		}
		expect.Same(t, len(began), 2, "of sides: %v: only %v had initiative", c.ofSides, began)
	}
}
