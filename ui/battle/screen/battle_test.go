package screen_test

import (
	"encoding/json"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/window/windowtest"
)

func TestTheFirstPlaceIsLegal(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	for p := tb.Asked(); p != nil && p.Ask == game.PlaceShip; p = tb.Asked() {
		if no := game.MayPlace(&tb.Shown, tb.Game.Setup(), p, tb.Question.Draft); no.Code != game.Yes {
			t.Fatalf("%s: %s", tb.Game.Setup().Name(p.Ship), no.Why(tb.Game.Setup()))
		}
		tb.Key("enter")
	}
}

func TestAnIllegalPlaceSaysWhyAndSnaps(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	n := len(tb.Game.Answers())
	tb.Question.Draft.Y = 400000
	tb.Key("enter")
	said := tb.Question.Refusal
	for i := range tb.Pane.Canvas.Scene.Shapes {
		said += tb.Pane.Canvas.Scene.Shapes[i].Text + " "
	}
	if len(tb.Game.Answers()) != n || !strings.Contains(said, "outside the starting area") {
		t.Errorf("answers %d, was %d; it says %q", len(tb.Game.Answers()), n, said)
	}
	tb.Key("s", "enter")
	expect.Same(t, len(tb.Game.Answers()), n+1, "the snapped place was refused: %q", tb.Question.Refusal)
}

func TestTheCurtainHidesEverything(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	expect.Must(t, tb.Cover.Down && tb.Table() == nil, "no curtain before the dials of two people at one screen")
	r := tb.Report()
	expect.True(t, r.Screen == "curtain" && len(r.Options) == 0, "the report tells %+v", r)
	tb.Key("enter", "1", "right")
	expect.True(t, len(tb.Planning.Locked) == 0 && tb.Cover.Down, "a key reached the dials through the curtain")
	tb.HoldKey("space", 0.5)
	expect.True(t, tb.Cover.Down, "half a second lifts the curtain")
	tb.HoldKey("space", 1.2)
	expect.True(t, !tb.Cover.Down, "holding Space does not lift the curtain")
}

func TestTheOtherDialsStayHidden(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	expect.Must(t, tb.Planning.Seat == game.One && tb.View.Me == game.One,
		"seat %d, view of %d", tb.Planning.Seat, tb.View.Me)
	for range 3 {
		tb.Key("enter")
	}
	expect.Must(t, tb.Planning.Seat == game.Two && tb.Cover.Down,
		"player 1 is done; seat %d, curtain %v", tb.Planning.Seat, tb.Cover.Down)
	expect.True(t, len(tb.Planning.Dials) == 0 && len(tb.Planning.Locked) == 0, "player 1's drafts are still there")
	tb.HoldKey("space", 1.2)
	tb.Draw()
	for i := range tb.View.Ships[:tb.View.NShips] {
		s := &tb.View.Ships[i]
		expect.True(t, s.Owner != game.One || s.Dial < 0, "player 2's view shows a dial of player 1")
	}
	for _, l := range tb.Told.Log {
		expect.True(t, !strings.Contains(l.Text, "reveals"), "the log tells %q", l.Text)
	}
}

func TestADraftCanBeUnlocked(t *testing.T) {
	tb := windowtest.Begin(t, "human", "ensign")
	tb.Place()
	first := tb.Planning.Ship
	tb.Key("enter")
	expect.Must(t, tb.Planning.Locked[first] && tb.Planning.Ship != first, "Enter does not lock the dial and go on")
	tb.Key("tab")
	tb.Press("ship:" + string(rune('0'+first)))
	tb.Key("backspace")
	expect.True(t, !tb.Planning.Locked[first], "Backspace does not unlock")
}

func TestAnswersByMouse(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	p := tb.Asked()
	at := tb.Survivor(p)
	want := int(p.Options[at].N)
	s := tb.Report().Options[at]
	h, ok := tb.At(s.X, s.Y)
	expect.Must(t, ok, "the report names a place where nothing is")
	tb.Press(h.ID)
	expect.Same(t, tb.Question.Answer(), want, "focus")
	ship := p.Ship
	tb.Press("main")
	expect.True(t, tb.Planning.Locked[ship] && tb.Planning.Dials[ship] == want, "locked %v", tb.Planning.Locked)
}

func TestAWholeBattleByEnter(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	for range 3000 {
		if tb.Ended() {
			break
		}
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		tb.Confirm()
	}
	expect.Must(t, tb.Ended(), "not over: %+v", tb.Report())
	r := tb.Report()
	expect.True(t, r.Result != "" && len(r.Buttons) != 0 && r.Buttons[0].Name == "main", "the end is told as %+v", r)
	_, err := json.Marshal(r)
	expect.OK(t, err)
}

func TestUndoGoesBackToTheLastDecision(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Key("enter")
	n := len(tb.Game.Answers())
	tb.Key("enter")
	tb.Strike("ctrl+z")
	tb.Tick(3)
	if len(tb.Game.Answers()) != n {
		t.Errorf("%d answers after taking back, want %d", len(tb.Game.Answers()), n)
	}
	expect.True(t, tb.Asked() != nil && tb.Asked().Ask == game.PlaceShip, "nothing is asked again")
}

func TestNothingLeavesTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {1366, 768}} {
		tb := windowtest.Begin(t, "human", "human")
		tb.Resize(size[0], size[1])
		tb.Place()
		tb.HoldKey("space", 1.2)
		tb.Tick(2)
		tb.Draw()
		for _, h := range tb.Hits() {
			expect.True(t, h.X >= -0.5 && h.Y >= -0.5 && h.X+h.W <= size[0]+0.5 && h.Y+h.H <= size[1]+0.5,
				"%v: %s lies outside: %+v", size, h.ID, h)
		}
		if tb.BoardBox().W < 500 {
			t.Errorf("%v: the board is %.0f wide", size, tb.BoardBox().W)
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
