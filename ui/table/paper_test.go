package table

import (
	"slices"
	"strings"
	"testing"

	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Every battle has its sheet in words: from the title, and from the menu of the battle.
func TestTheSheetOfABattle(t *testing.T) {
	tb := New(Options{Scenario: "tholian-web"})
	tb.Resize(1280, 800)
	press(tb, "i")
	if r := tb.Report(); r.Screen != "paper" || !written(tb, "The Tholian Web") {
		t.Fatalf("I leads to %s", r.Screen)
	}
	press(tb, "esc")
	if !shows(tb, "title") {
		t.Errorf("it leads back to %d", tb.Screen)
	}
	tb = begin(t, "human", "human")
	press(tb, "esc", "b")
	if r := tb.Report(); r.Screen != "paper" || !written(tb, "The Tholian Web") {
		t.Fatalf("B leads to %s", r.Screen)
	}
	press(tb, "esc")
	if tb.Screen != Playing || tb.screen.Panels.Menu.Open {
		t.Error("it does not lead back to the table")
	}
}

// written reports whether words are written somewhere in the window, as they stand.
func written(tb *Table, words string) bool {
	tb.Draw()
	return slices.ContainsFunc(tb.Canvas.Scene.Shapes, func(s scene.Shape) bool { return strings.Contains(s.Text, words) })
}

// The house rules in force show what was changed first.
func TestHouseRulesInForce(t *testing.T) {
	tb := New(Options{Scenario: "tholian-web", P2: "ensign", Quick: true})
	tb.Resize(1280, 800)
	tb.title.Next.SetHouse("round-limit", "7")
	press(tb, "enter", "enter", "f10", "h")
	if tb.Report().Screen != "paper" || !written(tb, "The battle ends after this round: 7") {
		t.Error("the menu does not lead to the house rules in force")
	}
	press(tb, "esc")
	click(t, tb, "chip:0")
	if tb.Report().Screen != "paper" {
		t.Error("the chip does not lead to the house rules")
	}
}

// A copy is saved under a name; then the battle is seen again.
func TestSavingACopy(t *testing.T) {
	k := &keeping{}
	tb := begin(t, "human", "human")
	tb.opts.Data = k
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"s"}}, 1.0/60)
	tick(tb, 2)
	if _, on := tb.Typing(); !on {
		t.Fatalf("no name is asked for on %s", tb.Report().Screen)
	}
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"a"}}, 1.0/60)
	tb.Update(&Input{X: -1, Y: -1, Any: true, Typed: "Before the trap"}, 1.0/60)
	press(tb, "enter")
	if k.as != "Before the trap" || tb.Screen != Playing || tb.toast == "" {
		t.Errorf("saved as %q, screen %d", k.as, tb.Screen)
	}
}

// Load opens the kept battles, and closing them leads back to the battle.
func TestLoading(t *testing.T) {
	tb := begin(t, "human", "human")
	press(tb, "f10", "esc")
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"o"}}, 1.0/60)
	if tb.Screen != Playing || tb.Question.Refusal == "" {
		t.Error("nothing is kept, and nothing is said")
	}
	p := &strokes{}
	tb.opts.Pages = []front.Entry{{ID: "replays", Title: "Replays", Key: "r", Open: func(h front.Host) kit.Page { return p }}}
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"o"}}, 1.0/60)
	if tb.page() == nil || tb.page().View.Page != kit.Page(p) {
		t.Fatal("the kept battles are not shown")
	}
	tb.Back()
	if tb.Screen != Playing {
		t.Errorf("screen %d after them", tb.Screen)
	}
}

// Stopped, nothing moves and nobody thinks; where dials lie open they are covered.
func TestThePause(t *testing.T) {
	tb := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "ensign", P2: "ensign", Seed: 3, Quick: true})
	tb.Resize(1280, 800)
	tick(tb, 5)
	press(tb, "p")
	n := len(tb.Game.Answers())
	tick(tb, 60)
	if got := len(tb.Game.Answers()); got != n || n == 0 {
		t.Errorf("%d answers while it stands, %d before", got, n)
	}
	tb.Dirty()
	if !tb.Resting() {
		t.Error("it does not rest")
	}
	press(tb, "p")
	tick(tb, 20)
	if len(tb.Game.Answers()) == n {
		t.Error("it does not go on")
	}
	tb = begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	press(tb, "p")
	if !tb.Cover.Down || !tb.Halted {
		t.Error("the dials stay open")
	}
	click(t, tb, "goon")
	if tb.Halted || !tb.Cover.Down {
		t.Error("a click does not lead back to the curtain")
	}
}

// Menu and pause have room for their words in every window.
func TestTheMenuHasRoomForItsWords(t *testing.T) {
	tb := begin(t, "human", "human")
	tb.opts.Data = &keeping{}
	j := judged{}
	press(tb, "f10")
	j.look(tb, "menu")
	press(tb, "esc", "p")
	j.look(tb, "pause")
	press(tb, "p")
	j.report(t)
}
