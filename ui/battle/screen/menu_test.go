package screen_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// Esc opens the menu, Esc closes it; leaving keeps the battle at the title.
func TestTheMenu(t *testing.T) {
	tb := windowtest.Begin(t, "human", "ensign")
	tb.Key("esc")
	if _, ok := tb.Find("menu:leave"); !ok {
		t.Fatal("Esc does not open the menu")
	}
	tb.Key("esc")
	if _, ok := tb.Find("menu:leave"); ok || !tb.Playing() {
		t.Fatal("Esc does not close the menu")
	}
	tb.Key("esc", "l")
	expect.Must(t, tb.Shows("title") && tb.Resumable(), "%s after leaving", tb.Report().Screen)
	tb.Key("c", "esc", "s")
	if tb.Report().Screen != "settings" {
		t.Fatalf("%s, not the settings", tb.Report().Screen)
	}
	tb.Key("esc")
	expect.True(t, tb.Playing() && !tb.MenuOpen(), "the settings do not lead back to the table")
}

// Giving up wants the line held, by key as by mouse; then the other player has won with the whole
// of their fleet, and it can be taken back.
func TestGivingUp(t *testing.T) {
	for _, by := range []string{"key", "mouse"} {
		tb := windowtest.Begin(t, "human", "human")
		tb.Key("esc", "up", "up")
		who := tb.Asked().Player
		in := func(on bool) kit.Input {
			h, _ := tb.Find("menu:concede")
			x, y := h.Center()
			if by == "key" {
				return kit.Input{X: -1, Y: -1, Enter: true, Any: true}
			}
			return kit.Input{X: x, Y: y, Held: true, Press: on, Moved: on, Any: true}
		}
		first := in(true)
		if by == "key" {
			first.Strokes = []string{"enter"}
		}
		tb.Update(&first, 1.0/60)
		for range 20 {
			i := in(false)
			tb.Update(&i, 1.0/60)
		}
		expect.Must(t, !tb.Game.Over(), "%s: a third of a second is enough to give up", by)
		for range 30 {
			i := in(false)
			tb.Update(&i, 1.0/60)
		}
		tb.Tick(3)
		r := tb.Game.State().Result
		if !tb.Game.Over() || r.By != game.ByConcession || r.Winner != who.Other() || !tb.Ended() {
			t.Fatalf("%s: %+v, %s", by, r, tb.Report().Screen)
		}
		got, want := int(r.FleetPoints[r.Winner]), tb.Game.Setup().House.SPLimit
		expect.True(t, got == want, "%s: the winner has %d Fleet Points, not %d", by, got, want)
		tb.Key("enter")
	}
}

// Two people share the menu: giving up says whose fleet it is, of whoever is asked.
func TestGivingUpSaysWhoseFleetItIs(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	seen := map[game.PlayerID]bool{}
	for range 12 {
		p := tb.Asked()
		if p == nil {
			break
		}
		seen[p.Player] = true
		tb.Key("esc")
		want := "Concede " + tb.Game.Setup().Player(p.Player) + "'s fleet"
		if !slices.ContainsFunc(tb.Pane.Canvas.Scene.Shapes, func(s scene.Shape) bool { return s.Text == want }) {
			t.Errorf("asked is %s; the menu does not say %q", tb.Game.Setup().Player(p.Player), want)
		}
		tb.Key("esc", "enter")
	}
	expect.True(t, len(seen) >= 2, "both players should have been asked")
}

// Before the first round a battle is at its set-up, wherever its place is told.
func TestBeforeTheFirstRoundIsSetUp(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Key("esc", "l")
	expect.True(t, tb.Shows("title") && tb.Reads("The Tholian Web, set-up"), "Continue says none of it: %s", tb.Words())
	tb.Key("c")
	tb.Place()
	if tb.Key("esc", "l"); !tb.Shows("title") || !tb.Reads("The Tholian Web, round 1") {
		t.Errorf("Continue says none of it: %s", tb.Words())
	}
}
