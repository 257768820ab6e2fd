package table

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/form"
)

// Every house rule of the core and the scenario is on the page, and what is set there is in the battle's set-up.
func TestHouseRulesReachTheSetUp(t *testing.T) {
	tb := New(Options{Scenario: "tholian-web", P2: "ensign", Quick: true})
	tb.Resize(1280, 800)
	press(tb, "h")
	f := tb.Form()
	if tb.Screen != HousePage || f == nil {
		t.Fatal("H does not open the house rules")
	}
	for _, r := range append(slices.Clone(game.CoreHouse), tb.scens[tb.scen].Sheet().House...) {
		at := slices.IndexFunc(f.Rows, func(w form.Row) bool { return w.ID == "house:"+r.Key })
		if at < 0 {
			t.Errorf("%s is not on the page", r.Key)
		} else if w := f.Rows[at]; w.Value != r.Default || w.Default != r.Default || w.Note == "" {
			t.Errorf("%s stands there as %+v", r.Key, w)
		}
	}
	tb.SetField("house:ruleset", "2016")
	tb.SetField("house:round-limit", "7")
	tb.SetField("house:sp-limit", "7")
	if !strings.Contains(tb.err, "20") {
		t.Errorf("7 SP are refused with %q", tb.err)
	}
	press(tb, "esc", "enter", "enter")
	if tb.Screen != Playing {
		t.Fatalf("screen %d: %s", tb.Screen, tb.err)
	}
	h := &tb.Game.Setup().House
	if h.Get("ruleset") != "2016" || h.RoundLimit != 7 || h.SPLimit != 120 {
		t.Errorf("the set-up has %v", h.Values())
	}
}

func TestTheSearchAmongFleets(t *testing.T) {
	tb := New(Options{Scenario: "tholian-web", P2: "ensign", Quick: true})
	tb.Resize(1280, 800)
	press(tb, "enter")
	all := len(tb.found(0))
	tb.SetField("search", "terran empire")
	if got := tb.found(0); len(got) != 1 || all < 2 || tb.pick[0] != got[0] {
		t.Errorf("found %v of %d, picked %d", got, all, tb.pick[0])
	}
	if len(tb.found(1)) != len(tb.lists[1]) {
		t.Error("the other player's fleets are searched too")
	}
	tb.SetField("seed", "99")
	press(tb, "enter")
	if tb.Game == nil || tb.Game.Setup().Seed != 99 || tb.Game.Setup().Fleets[0].Name != tb.lists[0][tb.pick[0]].fleet.Name {
		t.Error("the battle has another seed or fleet")
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
