package ai

import (
	"regexp"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
)

// A dial that was searched for is told by what the search found: whom the ship attacks and whom it
// fears are enemies, and no phrase stands in nine of ten lines. A place that was tried out says what
// it gains.
func TestADialIsToldByItsSearch(t *testing.T) {
	figure := regexp.MustCompile(`\d+(\.\d+)?`)
	kinds, all, fears, gains, places := map[string]int{}, 0, 0, 0, 0
	for seed := range uint64(2) {
		u := setup(t, "standard", "tw-a-1", "tw-b-1", 9+seed)
		g, err := game.NewQuiet(u)
		must(t, err)
		players := [2]Player{player(t, "captain", 1+seed), player(t, "captain", 2+seed)}
		for !g.Over() {
			p := g.FirstOpen()
			c := players[p.Player].(*captain)
			a := c.Choose(g.View(p.Player), p)
			switch why := c.Reason(); {
			case p.Ask == game.PlaceShip:
				expect.True(t, why != "" && strings.Contains(c.Why(), u.Name(p.Ship)), "a place: %q", c.Why())
				if strings.Contains(why, "Fleet Points") {
					places++
				}
			case p.Ask == game.ChooseManeuver && len(p.Options) > 1:
				kind := why
				for i := range u.FleetShips() {
					name := u.Name(game.ShipID(i))
					if strings.Contains(why, name) {
						expect.True(t, g.State().Ships[i].Owner != p.Player, "%s is not the enemy's: %s", name, why)
						kind = strings.ReplaceAll(kind, name, "X")
					}
				}
				all++
				kinds[strings.SplitN(figure.ReplaceAllString(kind, "N"), ";", 2)[0]]++
				if strings.Contains(why, "fears") {
					fears++
				}
				if strings.Contains(why, "; +") {
					gains++
				}
			}
			_, err = g.Submit(a)
			must(t, err)
		}
	}
	for kind, n := range kinds {
		expect.True(t, 10*n < 9*all, "%d of %d dials: %s", n, all, kind)
	}
	expect.True(t, len(kinds) >= 3 && fears > 5 && gains > 5 && places > 0,
		"%v, %d fears, %d gains, %d places", kinds, fears, gains, places)
}
