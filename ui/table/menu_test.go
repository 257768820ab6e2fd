package table

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/scene"
)

// Esc opens the menu, Esc closes it; leaving keeps the battle at the title.
func TestTheMenu(t *testing.T) {
	tb := begin(t, "human", "ensign")
	press(tb, "esc")
	if _, ok := tb.Hits().Find("menu:leave"); !ok {
		t.Fatal("Esc does not open the menu")
	}
	press(tb, "esc")
	if _, ok := tb.Hits().Find("menu:leave"); ok || tb.Screen != Playing {
		t.Fatal("Esc does not close the menu")
	}
	press(tb, "esc", "l")
	if !shows(tb, "title") || !tb.Resumable() {
		t.Fatalf("screen %d after leaving", tb.Screen)
	}
	press(tb, "c", "esc", "s")
	if tb.Report().Screen != "settings" {
		t.Fatalf("screen %d, not the settings", tb.Screen)
	}
	press(tb, "esc")
	if tb.Screen != Playing || tb.screen.Panels.Menu.Open {
		t.Error("the settings do not lead back to the table")
	}
}

// Giving up wants the line held, by key as by mouse; then the other player has won with the whole of their fleet, and it
// can be taken back.
func TestGivingUp(t *testing.T) {
	for _, by := range []string{"key", "mouse"} {
		tb := begin(t, "human", "human")
		press(tb, "esc", "up", "up")
		who := tb.Asked().Player
		in := func(on bool) Input {
			h, _ := tb.Hits().Find("menu:concede")
			x, y := h.Center()
			if by == "key" {
				return Input{X: -1, Y: -1, Enter: true, Any: true}
			}
			return Input{X: x, Y: y, Held: true, Press: on, Moved: on, Any: true}
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
		if tb.Game.Over() {
			t.Fatalf("%s: a third of a second is enough to give up", by)
		}
		for range 30 {
			i := in(false)
			tb.Update(&i, 1.0/60)
		}
		tick(tb, 3)
		r := tb.Game.State().Result
		if !tb.Game.Over() || r.By != game.ByConcession || r.Winner != who.Other() || !over(tb) {
			t.Fatalf("%s: %+v, screen %d", by, r, tb.Screen)
		}
		if got, want := int(r.FleetPoints[r.Winner]), tb.Game.Setup().House.SPLimit; got != want {
			t.Errorf("%s: the winner has %d Fleet Points, not %d", by, got, want)
		}
		press(tb, "enter")
	}
}

// Two people share the menu: giving up says whose fleet it is, of whoever is asked.
func TestGivingUpSaysWhoseFleetItIs(t *testing.T) {
	tb := begin(t, "human", "human")
	seen := map[game.PlayerID]bool{}
	for range 12 {
		p := tb.Asked()
		if p == nil {
			break
		}
		seen[p.Player] = true
		press(tb, "esc")
		want := "Concede " + tb.Game.Setup().Player(p.Player) + "'s fleet"
		if !slices.ContainsFunc(tb.Canvas.Scene.Shapes, func(s scene.Shape) bool { return s.Text == want }) {
			t.Errorf("asked is %s; the menu does not say %q", tb.Game.Setup().Player(p.Player), want)
		}
		press(tb, "esc", "enter")
	}
	if len(seen) < 2 {
		t.Error("both players should have been asked")
	}
}

// Before the first round a battle is at its set-up, wherever its place is told.
func TestBeforeTheFirstRoundIsSetUp(t *testing.T) {
	tb := begin(t, "human", "human")
	if what, _ := (before{tb}).Left(); what != "The Tholian Web, set-up" {
		t.Errorf("Continue says %q", what)
	}
	if words := tb.resultText(); strings.Contains(words, "round 0") {
		t.Errorf("the result says %q", words)
	}
	placed(t, tb)
	if what, _ := (before{tb}).Left(); what != "The Tholian Web, round 1" {
		t.Errorf("Continue says %q", what)
	}
}
