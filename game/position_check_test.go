package game_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A position in which a ship of the map does what only ships of fleets do cannot be laid.
func TestPositionOfAMapShipThatActsLikeAShip(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "last-battle-of-ds9", Phase: game.Combat, Crafts: []gametest.Craft{
		{X: 30, Y: 3}, {Two: true, X: 33, Y: 33, H: 180}}})
	whole, err := tb.Game.Position()
	must(t, err)
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
		must(t, p.Check(tb.Set))
		does(&p.Ships[at])
		expect.Refused(t, p.Check(tb.Set), "Deep Space 9", "a map ship that %s can be laid", what)
	}
}

// A position in which a ship has what no ship can have is refused, and says so of the ship.
func TestPositionOfAShipThatCannotBe(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{
		{X: 18, Y: 25, Shields: 2}, {Name: "A2", X: 22, Y: 25}, {Two: true, X: 18, Y: 10, H: 180}}})
	whole, err := tb.Game.Position()
	must(t, err)
	for what, does := range map[string]func(s *game.Ship){
		"locks a friend":           func(s *game.Ship) { s.Lock = 1 },
		"locks itself":             func(s *game.Ship) { s.Lock = 0 },
		"locks nothing there is":   func(s *game.Ship) { s.Lock = 3 },
		"has fewer shields than 0": func(s *game.Ship) { s.Shields = -1 },
		"has more than its own":    func(s *game.Ship) { s.Down = 1 },
	} {
		p := *whole
		p.Ships = append([]game.Ship(nil), whole.Ships...)
		does(&p.Ships[0])
		if err := p.Check(tb.Set); err == nil || !strings.HasPrefix(err.Error(), "A: ") {
			t.Errorf("a ship that %s can be laid: %v", what, err)
		}
	}
}

// The Captain Skill in force is the one the position tells, 0 too.
func TestSkillOfAPositionIsInForce(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{
		{X: 18, Y: 25, Skill: 6}, {Two: true, X: 18, Y: 20, H: 180}}})
	whole, err := tb.WaitFor(game.ChooseTarget, "A").Game.Position()
	must(t, err)
	for _, k := range []int8{0, 3} {
		u, p := *tb.Set, *whole
		p.Ships = append([]game.Ship(nil), whole.Ships...)
		p.Ships[0].Skill = k
		u.Position = &p
		s, err := game.LayOnly(&u)
		must(t, err)
		if got := s.Ships[0].Skill; got != k {
			t.Errorf("skill %d in force, the position says %d", got, k)
		}
	}
}
