package table

import (
	"errors"
	"strings"
	"testing"

	"attackwing/scenarios"
	"attackwing/ui/page"
)

// Every battle has its sheet in words: from the title, and from the menu of the battle.
func TestTheSheetOfEveryBattle(t *testing.T) {
	for _, sc := range scenarios.All() {
		if n := len(scenesOf(sc.Sheet())); n < 4 {
			t.Errorf("%s is told in %d scenes", sc.Sheet().ID, n)
		}
	}
	tb := New(Options{Scenario: "tholian-web"})
	tb.Resize(1280, 800)
	press(tb, "i")
	f := tb.Form()
	if tb.Screen != PaperPage || len(f.Rows) < 8 {
		t.Fatalf("screen %d", tb.Screen)
	}
	press(tb, "esc")
	if tb.Screen != Title {
		t.Errorf("it leads back to %d", tb.Screen)
	}
	tb = begin(t, "human", "human")
	press(tb, "esc", "b")
	if tb.Screen != PaperPage || tb.paper.head != "The Tholian Web" {
		t.Fatalf("screen %d, %s", tb.Screen, tb.paper.head)
	}
	press(tb, "esc")
	if tb.Screen != Playing || tb.menu.open {
		t.Error("it does not lead back to the table")
	}
}

// The house rules in force show what was changed first.
func TestHouseRulesInForce(t *testing.T) {
	tb := New(Options{Scenario: "tholian-web", P2: "ensign", Quick: true})
	tb.Resize(1280, 800)
	tb.SetField("house:round-limit", "7")
	press(tb, "enter", "enter", "f10", "h")
	rows := tb.Form().Rows
	if rows[1].Label != "round-limit: 7" || !strings.Contains(rows[1].Note, "12") {
		t.Errorf("first stands %+v", rows[1])
	}
	press(tb, "esc")
	click(t, tb, "chip:0")
	if tb.paper.id != "inforce" || tb.Screen != PaperPage {
		t.Error("the chip does not lead to the house rules")
	}
}

// A copy is saved under a name, as a battle or as a position; what goes wrong is said and the page stays.
func TestSavingACopy(t *testing.T) {
	k := &keeping{}
	tb := begin(t, "human", "human")
	tb.opts.Data = k
	save := func() {
		tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"s"}}, 1.0/60)
		tick(tb, 2)
	}
	save()
	if tb.Screen != PaperPage || tb.formFocus != "copyname" {
		t.Fatalf("screen %d, focus %s", tb.Screen, tb.formFocus)
	}
	tb.SetField("copyname", "Before the trap")
	press(tb, "enter")
	if k.as != "Before the trap" || tb.Screen != Playing || tb.toast == "" {
		t.Errorf("saved as %q, screen %d", k.as, tb.Screen)
	}
	save()
	tb.SetField("copyas", asPosition)
	k.fail = errors.New("the disk is full")
	click(t, tb, "paper")
	if tb.Screen != PaperPage || tb.err != "the disk is full" || !strings.HasSuffix(k.as, ".table.yaml") {
		t.Errorf("saved as %q, %q", k.as, tb.err)
	}
	tb.SetField("copyname", "  ")
	press(tb, "enter")
	if tb.Screen != PaperPage {
		t.Error("saved without a name")
	}
	press(tb, "esc")
	if tb.Screen != Playing || tb.err != "" {
		t.Errorf("screen %d, %q", tb.Screen, tb.err)
	}
}

// Load opens the kept battles, and closing them leads back to the battle.
func TestLoading(t *testing.T) {
	tb := begin(t, "human", "human")
	press(tb, "f10", "esc")
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"o"}}, 1.0/60)
	if tb.Screen != Playing || tb.Refusal == "" {
		t.Error("nothing is kept, and nothing is said")
	}
	p := &strokes{}
	tb.opts.Pages = []page.Entry{{ID: "replays", Title: "Replays", Key: "r", Open: func(page.Host) page.Page { return p }}}
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"o"}}, 1.0/60)
	if tb.page() != page.Page(p) {
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
	if !tb.Curtain || !tb.Halted {
		t.Error("the dials stay open")
	}
	click(t, tb, "goon")
	if tb.Halted || !tb.Curtain {
		t.Error("a click does not lead back to the curtain")
	}
}

// Menu, pause and papers have room for their words in every window.
func TestTheMenuHasRoomForItsWords(t *testing.T) {
	tb := begin(t, "human", "human")
	tb.opts.Data = &keeping{}
	j := judged{}
	press(tb, "f10")
	j.look(tb, "menu")
	press(tb, "esc", "p")
	j.look(tb, "pause")
	press(tb, "p")
	for _, id := range []string{"saveas", "inforce", "sheet"} {
		tb.menuPick(id)
		j.look(tb, id)
		press(tb, "esc")
	}
	j.report(t)
}
