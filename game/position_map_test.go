package game_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// A position in which a ship of the map does what only ships of fleets do cannot be laid.
func TestPositionOfAMapShipThatActsLikeAShip(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "last-battle-of-ds9", Phase: game.Combat, Crafts: []gametest.Craft{{X: 30, Y: 3}, {Two: true, X: 33, Y: 33, H: 180}}})
	whole, err := tb.Game.Position()
	if err != nil {
		t.Fatal(err)
	}
	at := tb.Set.MapShip("ds9")
	for what, does := range map[string]func(s *game.Ship){
		"has a marker": func(s *game.Ship) { s.Marker = 1 },
		"is cloaked":   func(s *game.Ship) { s.Cloak = game.CloakOnBase },
		"has moved":    func(s *game.Ship) { s.Moved = true },
		"is ordered":   func(s *game.Ship) { s.Ordered = true },
		"has flown":    func(s *game.Ship) { s.Flown = 0 },
		"holds still":  func(s *game.Ship) { s.Still = true },
		"is doomed":    func(s *game.Ship) { s.Destroyed, s.Doomed = true, true },
	} {
		p := *whole
		p.Ships = append([]game.Ship(nil), whole.Ships...)
		if err := p.Check(tb.Set); err != nil {
			t.Fatal(err)
		}
		does(&p.Ships[at])
		if err := p.Check(tb.Set); err == nil || !strings.Contains(err.Error(), "Deep Space 9") {
			t.Errorf("a map ship that %s can be laid: %v", what, err)
		}
	}
}
