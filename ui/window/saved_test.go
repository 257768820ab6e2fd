package window_test

import (
	"errors"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// An answer that cannot be saved is told in a bar that can be closed; the battle goes on, and it is
// said when all is saved again.
func TestWhatIsNotSavedIsSaid(t *testing.T) {
	var fail error
	kept := 0
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "human", Seed: 3}, Quick: true, Record: func(g *game.Game) error { kept = len(g.Answers()); return fail }})
	tb.Key("enter")
	if kept != 1 || tb.Seen("untrouble") {
		t.Fatalf("%d answers kept, bar %v", kept, tb.Seen("untrouble"))
	}
	fail = errors.New("This battle is not saved: the disk is full. Play on.")
	tb.Key("enter")
	b, ok := tb.Find("untrouble")
	said := -1
	for i, s := range tb.Pane.Canvas.Scene.Shapes {
		if strings.Contains(s.Text, "the disk is full") {
			said = i
		}
	}
	expect.Must(t, ok && said >= 0, "nothing is said")
	top, found := tb.At(b.Center())
	expect.True(t, found && top.ID == "untrouble", "%s lies over the button", top.ID)
	tb.Key("esc")
	expect.True(t, !tb.Seen("untrouble") && tb.Playing(), "Esc does not close the bar alone")
	tb.Key("enter")
	expect.True(t, kept == 3 && !tb.Seen("untrouble"), "%d answers, and the closed bar is back", kept)
	fail = nil
	tb.Key("enter")
	if kept != 4 || !strings.Contains(tb.Toasted(), "saved again") {
		t.Errorf("%d answers kept, %q", kept, tb.Toasted())
	}
}

// The title offers the battle of an earlier day, by its key and by its button, and says when it
// cannot be opened.
func TestTheTitleOffersTheBattleOfAnEarlierDay(t *testing.T) {
	asked := 0
	var fail error
	o := window.Options{Title: front.Options{Waiting: func() *battle.Saved {
		asked++
		return &battle.Saved{Title: "The Tholian Web, round 3", Note: "hot seat", Open: func() (battle.Start, error) {
			g, err := game.New(windowtest.Begin(t, "human", "human").Game.Setup())
			return battle.Start{Game: g}, errors.Join(err, fail)
		}}
	}}}
	tb := windowtest.Open(t, o)
	expect.Must(t, tb.Reads("The Tholian Web, round 3") && asked == 1, "not offered; asked %d times", asked)
	fail = errors.New("gone")
	tb.Key("c")
	expect.True(t, tb.Shows("title") && tb.Reads("gone"), "%s, and nothing is said", tb.Report().Screen)
	fail = nil
	tb.Press("resume")
	expect.True(t, tb.Playing() && tb.Game != nil && tb.HotSeat(), "it does not go on")
}
