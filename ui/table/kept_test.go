package table

import (
	"maps"
	"testing"

	"attackwing/game"
	"attackwing/game/record"
)

// A program that is killed while dials are set has lost none that was locked: the same battle, opened again, has them
// locked, and asks for the next.
func TestLockedDialsOutliveTheProgram(t *testing.T) {
	for _, foe := range []string{"human", "ensign"} {
		var kept record.Dials
		o := Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: foe, Seed: 3, Quick: true, Dials: func(d record.Dials) error { kept = d; return nil }}
		tb := New(o)
		tb.Resize(1280, 800)
		tick(tb, 3)
		placed(t, tb)
		if tb.Cover.Down {
			hold(tb, 1.2)
		}
		press(tb, "2", "enter", "3", "enter")
		if len(tb.Planning.Locked) != 2 || !maps.Equal(kept.Moves, tb.Planning.Dials) {
			t.Fatalf("locked are %v, kept are %+v", tb.Planning.Dials, kept)
		}
		undoKey(tb)
		if len(kept.Moves) != 1 {
			t.Errorf("one is unlocked, kept are %+v", kept)
		}
		press(tb, "enter")
		want := kept

		g, err := game.New(tb.Game.Setup())
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range tb.Game.Answers() {
			if _, err := g.Submit(a); err != nil {
				t.Fatal(err)
			}
		}
		next := tb.Planning.Ship
		o.Game, o.Locked = g, want
		again := New(o)
		again.Resize(1280, 800)
		tick(again, 5)
		if again.Cover.Down {
			hold(again, 1.2)
		}
		if !maps.Equal(again.Planning.Dials, want.Moves) || len(again.Planning.Locked) != 2 || again.Planning.Ship != next {
			t.Errorf("against %s: locked are %v, were %v; asked is ship %d, was %d", foe, again.Planning.Dials, want.Moves, again.Planning.Ship, next)
		}
		press(again, "enter")
		if len(kept.Moves) != 0 {
			t.Errorf("all are handed in, kept are %+v", kept)
		}
	}
}
