package window_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// What is set on the page of the house rules is in the battle's set-up.
func TestHouseRulesReachTheSetUp(t *testing.T) {
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web", P2: "ensign"}, Quick: true})
	tb.Key("h")
	expect.Need(t, tb.Report().Screen, "house", "H leads to")
	tb.Press("house:ruleset:1")
	f, ok := tb.Field("house:round-limit")
	expect.Must(t, ok, "there is no field for the limit of rounds")
	tb.PressAt(f.X, f.Y)
	tb.Strike("ctrl+a")
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Typed: "7"}, 1.0/60)
	tb.Key("esc")
	tb.Key("esc", "enter", "enter")
	expect.Must(t, tb.Playing(), "%s: %s", tb.Report().Screen, tb.Words())
	h := &tb.Game.Setup().House
	if h.Get("ruleset") != "2016" || h.RoundLimit != 7 || h.SPLimit != 120 {
		t.Errorf("the set-up has %v", h.Values())
	}
}

func TestEveryBattleHasNewDice(t *testing.T) {
	n := uint64(40)
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web", P2: "ensign", NewSeed: func() uint64 { n++; return n }}, Quick: true})
	tb.Key("enter", "enter")
	expect.Must(t, tb.Game != nil && tb.Game.Setup().Seed == 41, "a battle without a seed does not get a new one")
}
