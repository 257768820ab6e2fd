package screen_test

import (
	"maps"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// A program that is killed while dials are set has lost none that was locked: the same battle,
// opened again, has them locked, and asks for the next.
func TestLockedDialsOutliveTheProgram(t *testing.T) {
	for _, foe := range []string{"human", "ensign"} {
		var kept record.Dials
		o := window.Options{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: foe, Seed: 3}, Quick: true, Dials: func(d record.Dials) error { kept = d; return nil }}
		tb := windowtest.Open(t, o)
		tb.Place()
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		tb.Key("2", "enter", "3", "enter")
		expect.Must(t, len(tb.Planning.Locked) == 2 && maps.Equal(kept.Moves, tb.Planning.Dials),
			"locked are %v, kept are %+v", tb.Planning.Dials, kept)
		tb.Undo()
		expect.Same(t, len(kept.Moves), 1, "one is unlocked, kept are %+v", kept)
		tb.Key("enter")
		want := kept

		g := gametest.New(t, tb.Game.Setup())
		for _, a := range tb.Game.Answers() {
			gametest.Submit(t, g, a)
		}
		next := tb.Planning.Ship
		o.Battle = battle.Start{Game: g, Players: [2]string{"human", foe}, Dials: want}
		again := windowtest.Open(t, o)
		if again.Cover.Down {
			again.HoldKey("space", 1.2)
		}
		if !maps.Equal(again.Planning.Dials, want.Moves) || len(again.Planning.Locked) != 2 || again.Planning.Ship != next {
			t.Errorf("against %s: locked are %v, were %v; asked is ship %d, was %d", foe, again.Planning.Dials, want.Moves, again.Planning.Ship, next)
		}
		again.Key("enter")
		expect.Same(t, len(kept.Moves), 0, "all are handed in, kept are %+v", kept)
	}
}
