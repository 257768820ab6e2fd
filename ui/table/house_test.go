package table

import "testing"

// What is set on the page of the house rules is in the battle's set-up.
func TestHouseRulesReachTheSetUp(t *testing.T) {
	tb := New(Options{Scenario: "tholian-web", P2: "ensign", Quick: true})
	tb.Resize(1280, 800)
	press(tb, "h")
	if r := tb.Report(); r.Screen != "house" {
		t.Fatalf("H leads to %s", r.Screen)
	}
	click(t, tb, "house:ruleset:1")
	f, ok := tb.field("house:round-limit")
	if !ok {
		t.Fatal("there is no field for the limit of rounds")
	}
	clickAt(tb, f.X, f.Y)
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"a"}}, 1.0/60)
	tb.Update(&Input{X: -1, Y: -1, Any: true, Typed: "7"}, 1.0/60)
	press(tb, "esc")
	press(tb, "esc", "enter", "enter")
	if tb.Screen != Playing {
		t.Fatalf("screen %d: %s", tb.Screen, tb.err)
	}
	h := &tb.Game.Setup().House
	if h.Get("ruleset") != "2016" || h.RoundLimit != 7 || h.SPLimit != 120 {
		t.Errorf("the set-up has %v", h.Values())
	}
}

func TestEveryBattleHasNewDice(t *testing.T) {
	n := uint64(40)
	tb := New(Options{Scenario: "tholian-web", P2: "ensign", Quick: true, NewSeed: func() uint64 { n++; return n }})
	tb.Resize(1280, 800)
	press(tb, "enter", "enter")
	if tb.Game == nil || tb.Game.Setup().Seed != 41 {
		t.Fatal("a battle without a seed does not get a new one")
	}
}
