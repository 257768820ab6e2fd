package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// withMapShips are the scenarios with ships of their own on the map, with the fleets of two sides.
func withMapShips(t *testing.T) (tables []*windowtest.Window) {
	t.Helper()
	fleets := map[string][2]string{"last-battle-of-ds9": {"ds9-fed-1", "ds9-dom-1"}, "future-tense": {"ft-a-1", "ft-b-2"}}
	for _, s := range scenarios.All() {
		if s.Play(&game.House{}).Map == nil {
			continue
		}
		f := fleets[s.Sheet().ID]
		tb := windowtest.New(t, window.Options{Title: front.Options{Scenario: s.Sheet().ID, Fleet1: f[0], Fleet2: f[1], P1: "human", P2: "human", Seed: 3}, Quick: true})
		expect.Must(t, tb.Playing(), "%s: %s is shown", s.Sheet().ID, tb.Report().Screen)
		tables = append(tables, tb)
	}
	expect.Must(t, len(tables) == len(fleets), "%d scenarios with map ships, fleets for %d", len(tables), len(fleets))
	return tables
}

// Fleet Points and the state of the sheet's own ships are seen in every window, in the least one by
// the column that opens.
func TestTheStateOfTheSheetIsSeenInEveryWindow(t *testing.T) {
	for _, tb := range withMapShips(t) {
		name := tb.Game.Setup().Name(game.ShipID(tb.Game.Setup().FleetShips()))
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			tb.Resize(size[0], size[1])
			tb.Tick(2)
			for _, p := range []string{"standing:0", "standing:1"} {
				_, ok := tb.Find(p)
				expect.True(t, ok, "%v %s: no Fleet Points of %s", size, name, p)
			}
			if size[0] < 1180 {
				expect.True(t, !tb.Reads("Fleet Points"), "the column is open before the pointer is there")
				x, y := 28.0, 152.0
				tb.Update(&kit.Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
			}
			for _, w := range []string{name, "Fleet Points"} {
				expect.True(t, tb.Reads(w), "%v %s: %q is not said", size, name, w)
			}
			b := kit.Box{X: 0, Y: 52, W: tb.BoardBox().X, H: size[1] - 52}
			if c, out := tb.Find("column"); out {
				b = kit.Box{X: c.X, Y: c.Y, W: c.W, H: c.H}
			}
			for _, h := range tb.Hits() {
				if h.X >= b.X && h.X+h.W <= b.X+b.W+0.5 && (h.Y < b.Y-0.5 || h.Y+h.H > b.Y+b.H+0.5) && h.Y > 56 {
					t.Errorf("%v %s: %s from %.0f to %.0f leaves the column, %.0f to %.0f", size, name, h.ID, h.Y, h.Y+h.H, b.Y, b.Y+b.H)
				}
			}
		}
	}
}

func TestTheColumnOpensOutOfTheRail(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Resize(1024, 640)
	tb.Tick(2)
	in := func(x float64) bool {
		tb.Update(&kit.Input{X: x, Y: 200, Any: true, Moved: true}, 1.0/60)
		_, ok := tb.Find("column")
		return ok
	}
	expect.True(t, !in(200), "the board opens the column")
	expect.True(t, in(30) && in(200), "the rail does not open the column, or it does not stay")
	expect.True(t, !in(300), "the column stays when the pointer leaves it")
	tb.Key("\\")
	if _, ok := tb.Find("column"); !ok {
		t.Error("the key does not open the column")
	}
	tb.Key("\\")
	if _, ok := tb.Find("column"); ok {
		t.Error("the key does not close the column")
	}
}
