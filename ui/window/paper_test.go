package window_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// Every battle has its sheet in words: from the title, and from the menu of the battle.
func TestTheSheetOfABattle(t *testing.T) {
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web"}})
	tb.Key("i")
	if r := tb.Report(); r.Screen != "paper" || !tb.Reads("The Tholian Web") {
		t.Fatalf("I leads to %s", r.Screen)
	}
	tb.Key("esc")
	expect.True(t, tb.Shows("title"), "it leads back to %s", tb.Report().Screen)
	tb = windowtest.Begin(t, "human", "human")
	tb.Key("esc", "b")
	if r := tb.Report(); r.Screen != "paper" || !tb.Reads("The Tholian Web") {
		t.Fatalf("B leads to %s", r.Screen)
	}
	tb.Key("esc")
	expect.True(t, tb.Playing() && !tb.MenuOpen(), "it does not lead back to the table")
}

// The house rules in force show what was changed first.
func TestHouseRulesInForce(t *testing.T) {
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web", P2: "ensign", House: []game.HouseValue{{Key: "round-limit", Value: "7"}}}, Quick: true})
	tb.Key("enter", "enter", "f10", "h")
	expect.True(t, tb.Report().Screen == "paper" && tb.Reads("The battle ends after this round: 7"),
		"the menu does not lead to the house rules in force")
	tb.Key("esc")
	tb.Press("chip:0")
	expect.Same(t, tb.Report().Screen, "paper", "the chip does not lead to the house rules")
}

// A copy is saved under a name; then the battle is seen again.
func TestSavingACopy(t *testing.T) {
	k := &windowtest.Keeping{}
	o := windowtest.Duel("human", "human")
	o.Data = k
	tb := windowtest.Open(t, o)
	tb.Strike("ctrl+s")
	tb.Tick(2)
	expect.Must(t, tb.Typing(), "no name is asked for on %s", tb.Report().Screen)
	tb.Strike("ctrl+a")
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Typed: "Before the trap"}, 1.0/60)
	tb.Key("enter")
	if k.As != "Before the trap" || !tb.Playing() || tb.Toasted() == "" {
		t.Errorf("saved as %q, %s", k.As, tb.Report().Screen)
	}
}

// Load opens the kept battles, and closing them leads back to the battle.
func TestLoading(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Key("f10", "esc")
	tb.Strike("ctrl+o")
	expect.True(t, tb.Playing() && tb.Question.Refusal != "", "nothing is kept, and nothing is said")
	p := &strokes{}
	o := windowtest.Duel("human", "human")
	o.Title.Pages = []front.Entry{{ID: "replays", Title: "Replays", Key: "r", Open: func(h front.Host) kit.Page { return p }}}
	tb = windowtest.Open(t, o)
	tb.Strike("ctrl+o")
	expect.Need(t, tb.Top().Page, kit.Page(p), "the kept battles are not shown")
	tb.Back()
	expect.True(t, tb.Playing(), "%s after them", tb.Report().Screen)
}

// Stopped, nothing moves and nobody thinks; where dials lie open they are covered.
func TestThePause(t *testing.T) {
	tb := windowtest.Open(t, windowtest.Duel("ensign", "ensign"))
	tb.Key("p")
	n := len(tb.Game.Answers())
	tb.Tick(60)
	got := len(tb.Game.Answers())
	expect.True(t, got == n && n != 0, "%d answers while it stands, %d before", got, n)
	tb.Dirty()
	expect.True(t, tb.Resting(), "it does not rest")
	tb.Key("p")
	tb.Tick(20)
	expect.True(t, len(tb.Game.Answers()) != n, "it does not go on")
	tb = windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	tb.Key("p")
	expect.True(t, tb.Cover.Down && tb.Halted, "the dials stay open")
	tb.Press("goon")
	expect.True(t, !tb.Halted && tb.Cover.Down, "a click does not lead back to the curtain")
}

// Menu and pause have room for their words in every window.
func TestTheMenuHasRoomForItsWords(t *testing.T) {
	o := windowtest.Duel("human", "human")
	o.Data = &windowtest.Keeping{}
	tb := windowtest.Open(t, o)
	j := windowtest.Judged{}
	tb.Key("f10")
	j.Look(tb, "menu")
	tb.Key("esc", "p")
	j.Look(tb, "pause")
	tb.Key("p")
	j.Report(t)
}
