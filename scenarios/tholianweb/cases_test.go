package tholianweb_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Cases N 176 to 184, 188 and 207: the web against ships. Player One's ship is A, the other is out
// of the way.

func web(t *testing.T, round int, phase game.Phase, a gametest.Craft, more ...gametest.Craft) *gametest.Table {
	t.Helper()
	other := gametest.Craft{Two: true, X: 18, Y: 18, H: 90, Skill: 9, Dial: "full stop"}
	return gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: round, Phase: phase, Crafts: append([]gametest.Craft{a, other}, more...)})
}

func TestCases176To178And207Growth(t *testing.T) {
	for _, c := range []struct {
		no        string
		round     int
		x, y      float64
		destroyed bool
	}{{"176", 1, 10, 4.5, true}, {"177", 1, 10, 4.8, false}, {"178", 1, 2, 4.5, false}, {"207", 7, 12.5, 22, true}} {
		tb := web(t, c.round, game.End, gametest.Craft{X: c.x, Y: c.y})
		got := tb.Ship("A").Destroyed
		expect.True(t, got == c.destroyed, "case %s: destroyed %v, want %v: %v", c.no, got, c.destroyed, tb.Log)
		if c.destroyed && tb.Ship("A").DeadBy != game.ByTokenLaid {
			t.Errorf("case %s: destroyed by %v", c.no, tb.Ship("A").DeadBy)
		}
	}
}

func TestCases179To184Moving(t *testing.T) {
	for _, c := range []struct {
		no               string
		round            int
		x, y, h          float64
		dial             string
		atOnce, inTheEnd bool
	}{
		{"179", 1, 9, 0.7874, 180, "straight 1", false, true},
		{"180", 1, 9, 0.7874, 180, "straight 2", false, false},
		{"181", 1, 9, 3.2126, 180, "straight 1", false, false},
		{"182", 1, 17.2, 1, 90, "straight 1", true, true},
		{"183", 2, 14, 5, 0, "straight 1", true, true},
		{"184, until the web grows over it", 3, 2.7, 30, 300, "turn right 3", false, true},
	} {
		tb := web(t, c.round, game.Activation, gametest.Craft{X: c.x, Y: c.y, H: c.h, Dial: c.dial})
		if got := tb.Ship("A").Destroyed; got != c.atOnce {
			t.Errorf("case %s: destroyed at once %v, want %v: %v", c.no, got, c.atOnce, tb.Log)
			continue
		}
		if c.atOnce {
			continue
		}
		for tb.Game.State().Round == int16(c.round) && !tb.Game.Over() {
			gametest.Submit(t, tb.Game, tb.Prompt().Pick(0))
		}
		expect.Same(t, tb.Ship("A").Destroyed, c.inTheEnd, "case %s: destroyed in the End Phase", c.no)
	}
}

// 40 µm beside the line of the third round, and 40 µm over it.
func TestTheTemplatesTrueArcDecidesAtTheWeb(t *testing.T) {
	const mm = 1 / 25.4
	for _, c := range []struct {
		x, h      float64
		destroyed bool
	}{{152.143, 315, false}, {155.502, 312.5, true}} {
		tb := web(t, 3, game.Activation, gametest.Craft{X: c.x * mm, Y: 300 * mm, H: c.h, Dial: "turn right 3"})
		got := tb.Ship("A").Destroyed
		expect.True(t, got == c.destroyed, "from x %.3f mm: destroyed %v, want %v: %v", c.x, got, c.destroyed, tb.Log)
	}
}

func TestCase188BothUnderTheSameGrowth(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: 1, Phase: game.End, Crafts: []gametest.Craft{
		{X: 10, Y: 4.5, SP: 20}, {Two: true, X: 26, Y: 31.5, SP: 30}}})
	r := tb.Game.State().Result
	expect.True(t, r.Over && r.By == game.ByRollOff && r.FleetPoints[0] == r.FleetPoints[1],
		"equal Fleet Points, so a roll-off: %+v", r)
}

func TestShotsThroughTheWebAreObstructed(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: 1, Phase: game.Combat, Crafts: []gametest.Craft{
		{X: 25, Y: 6, Skill: 9}, {Two: true, X: 25, Y: 2}}})
	s := tb.Game.State()
	shot, no := s.Shot(tb.Set, 0, game.NoWeapon, 1)
	if no.Code != game.Yes || !shot.Obstructed {
		t.Errorf("across an energy line: %v, obstructed %v", no.Why(tb.Set), shot.Obstructed)
	}
}

func TestNextWebIsWhatWillBeLaid(t *testing.T) {
	for round := 1; round <= 8; round++ {
		tb := web(t, round, game.End, gametest.Craft{X: 16, Y: 16})
		_ = tb
		before := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: round, Phase: game.Planning, Crafts: []gametest.Craft{
			{X: 16, Y: 16}, {Two: true, X: 20, Y: 20}}})
		next := before.Game.View(game.One).Ahead()
		laid := map[game.Token]bool{}
		s := tb.Game.State()
		for _, k := range s.Tokens[:s.NTokens] {
			laid[k] = true
		}
		for _, k := range next {
			expect.True(t, laid[k], "round %d: %v was foretold and is not laid", round, k)
		}
		expect.Same(t, (len(next) == 0), (round > 7), "round %d: %d tokens foretold", round, len(next))
	}
}

// A line with a width reaches half of it into the field; without one a ship beside it is safe
// (rules 9.4).
func TestWidthOfTheWeb(t *testing.T) {
	for _, c := range []struct {
		house []string
		y     float64 // of the ship's centre: its north edge lies 2 mm or 3 mm south of line A
		dead  bool
	}{
		{nil, 4 + 22/25.4, false},
		{[]string{"web.width", "5"}, 4 + 22/25.4, true},
		{[]string{"web.width", "5"}, 4 + 23/25.4, false},
	} {
		tb := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: 1, Phase: game.End, House: c.house,
			Crafts: []gametest.Craft{{X: 10, Y: c.y, H: 90}, {Name: "A2", X: 18, Y: 18}, {Name: "B", Two: true, X: 18, Y: 24}}})
		if got := tb.Ship("A").Destroyed; got != c.dead {
			t.Errorf("%v, centre %.3f\" south of the edge: destroyed %v, want %v\n%s", c.house, c.y, got, c.dead, tb.Log)
		}
	}
}

// The guide across the end of a line has the ground outside of the play area on its far side.
func TestAShipOnAGuideIsToldSo(t *testing.T) {
	for _, c := range []struct{ x, y, h float64 }{{17.2, 1, 90}, {17.2, 2.5, 90}} {
		tb := web(t, 1, game.Activation, gametest.Craft{X: c.x, Y: c.y, H: c.h, Dial: "straight 1"})
		log := strings.Join(tb.Log, "\n")
		if !strings.Contains(log, "touches a Guide Token") || strings.Contains(log, "outside of the play area") {
			t.Errorf("from (%v, %v): %s", c.x, c.y, log)
		}
	}
}
