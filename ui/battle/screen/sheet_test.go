package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
	"attackwing/ui/window/windowtest"
)

// asksOfNoShip is a battle of the tests' own sheet played by two people to a question of the sheet
// that is about no ship.
func asksOfNoShip(t *testing.T, ask game.Ask, w, h float64) *windowtest.Window {
	t.Helper()
	t.Cleanup(scenarios.Add(scenariotest.Comet{}))
	g := gametest.New(t, gametest.MustSetup(scenariotest.ID, "tw-a-1", "tw-b-1", 4))
	found := false
	tb := walked(t, g, [2]float64{w, h}, 1, 4000, func(_ *windowtest.Window, _ ai.Player, p *game.Prompt) turn {
		if found = p.Ship == game.NoShip && p.Ask == ask; found {
			return ends
		}
		return answers
	})
	expect.Must(t, found, "nobody is asked: %v", ask)
	return tb
}

// A question of a sheet that is about no ship is drawn, tells its section, and is answered by a
// click, in a large window and in the smallest.
func TestQuestionsOfASheetAboutNoShip(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {512, 320}} {
		for _, ask := range []game.Ask{game.ChooseAnswer, game.ChooseCardTarget} {
			tb := asksOfNoShip(t, ask, size[0], size[1])
			p := *tb.Asked()
			tb.Draw()
			wander(t, tb)
			if size[0] > 1000 {
				expect.True(t, tb.Reads("The Comet, "+p.Section), "%v: its section %q is not told", ask, p.Section)
			}
			expect.Must(t, clicked(tb, "opt:1"), "%v at %v: its second answer is not seen", ask, size)
			tb.Tick(1)
			tb.Draw()
			point(tb, -1, -1)
			pressMain(t, tb)
			a, ok := givenTo(tb.Game, p.ID)
			expect.True(t, ok && a.Picks == 2, "%v at %v: the answer clicked was not given: %+v", ask, size, a)
		}
	}
}

// A token of a sheet is placed as ships are: dragged, dropped where it may not lie it goes to the
// nearest place where it may; keys move and turn it, Enter lays it there. In a large window and in
// the smallest.
func TestATokenIsPlaced(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {512, 320}} {
		tb := asksOfNoShip(t, game.PlaceToken, size[0], size[1])
		p := *tb.Asked()
		legal := func() bool { return game.MayPlace(&tb.Shown, tb.Game.Setup(), &p, tb.Question.Draft).Code == game.Yes }
		tb.Draw()
		wander(t, tb)
		expect.Must(t, legal(), "%v: it is proposed at %v, where it may not lie", size, tb.Question.Draft)
		if size[0] > 1000 && (!tb.Reads("Near enough to Wreck") || !tb.Reads("Far enough from others") || !tb.Reads("LIGHT A BEACON") || !tb.Reads("The Comet, The Beacon")) {
			t.Errorf("%v: what the place is judged by is not told", size)
		}
		if size[0] > 1000 {
			tb.DragShip(tb.Question.Draft.X+physics.Inch, p.Place.Y1+physics.Inch)
			expect.True(t, legal(), "dropped outside it lies at %v", tb.Question.Draft)
		}
		before := tb.Question.Draft
		tb.Key(",")
		tb.Key("left", "s")
		if tb.Question.Draft.Heading != (before.Heading+345000)%360000 || tb.Question.Draft.X == before.X && tb.Question.Draft.Y == before.Y {
			t.Errorf("%v: keys move it from %v to %v", size, before, tb.Question.Draft)
		}
		want := tb.Question.Draft
		tb.Key("enter")
		a, ok := givenTo(tb.Game, p.ID)
		expect.True(t, ok && a.Pose == want, "%v: it lies at %v, wanted at %v", size, a.Pose, want)
	}
}

// A round token is placed without what would turn it: that would change nothing.
func TestARoundTokenIsNotTurned(t *testing.T) {
	for _, round := range []bool{false, true} {
		tb := asksOfNoShip(t, game.PlaceToken, 1280, 800)
		if round {
			tb.Asked().Lay.Token.Form = game.DiscForm
		}
		tb.Draw()
		board := tb.Table()
		_, turns := tb.Find("turn:15")
		if _, handle := tb.Find("handle"); handle == round || tb.Reads("Heading") == round || turns == round || (len(board.Handles) > 0) == round {
			t.Errorf("round %v: handle %v, heading %v, button %v, %d handles on the board", round, handle, tb.Reads("Heading"), turns, len(board.Handles))
		}
	}
}
