package table

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/scene"
)

// An answer that cannot be saved is told in a bar that can be closed; the battle goes on, and it is said when all is
// saved again.
func TestWhatIsNotSavedIsSaid(t *testing.T) {
	var fail error
	kept := 0
	tb := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "human", Seed: 3, Quick: true,
		Record: func(g *game.Game) error { kept = len(g.Answers()); return fail }})
	tb.Resize(1280, 800)
	tick(tb, 3)
	press(tb, "enter")
	if kept != 1 || tb.screen.Panels.Trouble.Words != "" {
		t.Fatalf("%d answers kept, %q", kept, tb.screen.Panels.Trouble.Words)
	}
	fail = errors.New("This battle is not saved: the disk is full. Play on.")
	press(tb, "enter")
	b, ok := tb.Hits().Find("untrouble")
	said := -1
	for i, s := range tb.Canvas.Scene.Shapes {
		if strings.Contains(s.Text, "the disk is full") {
			said = i
		}
	}
	if !ok || said < 0 {
		t.Fatal("nothing is said")
	}
	if top, found := tb.Hits().At(b.Center()); !found || top.ID != "untrouble" {
		t.Errorf("%s lies over the button", top.ID)
	}
	press(tb, "esc")
	if tb.screen.Panels.Trouble.Words != "" || tb.Screen != Playing {
		t.Error("Esc does not close the bar alone")
	}
	press(tb, "enter")
	if kept != 3 || tb.screen.Panels.Trouble.Words != "" {
		t.Errorf("%d answers, and the closed bar says %q again", kept, tb.screen.Panels.Trouble.Words)
	}
	fail = nil
	press(tb, "enter")
	if kept != 4 || !strings.Contains(tb.toast, "saved again") {
		t.Errorf("%d answers kept, %q", kept, tb.toast)
	}
}

// The title offers the battle of an earlier day, by its key and by its button, and says when it cannot be opened.
func TestTheTitleOffersTheBattleOfAnEarlierDay(t *testing.T) {
	asked := 0
	var fail error
	o := Options{Waiting: func() *battle.Saved {
		asked++
		return &battle.Saved{Title: "The Tholian Web, round 3", Note: "hot seat", Open: func() (battle.Start, error) {
			g, err := game.New(begin(t, "human", "human").Game.Setup())
			return battle.Start{Game: g}, errors.Join(err, fail)
		}}
	}}
	tb := New(o)
	tb.Resize(1280, 800)
	tick(tb, 5)
	if !reads(tb, "The Tholian Web, round 3") || asked != 1 {
		t.Fatalf("not offered; asked %d times", asked)
	}
	fail = errors.New("gone")
	press(tb, "c")
	if !shows(tb, "title") || !reads(tb, "gone") {
		t.Errorf("%s, and nothing is said", tb.Report().Screen)
	}
	fail = nil
	click(t, tb, "resume")
	if tb.Screen != Playing || tb.Game == nil || !tb.HotSeat() {
		t.Error("it does not go on")
	}
}

// reads reports whether words are written in the window.
func reads(tb *Table, words string) bool {
	return slices.ContainsFunc(tb.Canvas.Scene.Shapes, func(s scene.Shape) bool { return strings.Contains(s.Text, words) })
}

// words are all that is written in the window.
func words(tb *Table) string {
	var all []string
	for i := range tb.Canvas.Scene.Shapes {
		all = append(all, tb.Canvas.Scene.Shapes[i].Text)
	}
	return strings.Join(all, " ")
}
