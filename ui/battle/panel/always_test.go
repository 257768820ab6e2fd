package panel_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

func TestLockAllHandsInEveryDial(t *testing.T) {
	tb := windowtest.Planning(t)
	n := len(tb.Plans(game.One))
	was := len(tb.Game.Answers())
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Shift: true, Strokes: []string{"enter"}}, 1.0/60)
	got := len(tb.Game.Answers()) - was
	expect.True(t, n == 3 && got >= n, "%d answers for %d dials after one input", got, n)
	tb.Tick(3)
	tb.Strike("ctrl+z")
	expect.True(t, tb.Question.Refusal != "Nothing to take back.", "dials locked in one go are not taken back")
}

// A maneuver that destroys its ship is never locked along with the others.
func TestLockAllStopsAtALoss(t *testing.T) {
	tb := windowtest.Planning(t)
	p := tb.Asked()
	for _, o := range p.Options {
		var f game.Fate
		if game.Foresee(&tb.View, p.Ship, int(o.N), &f); f.Dies() {
			tb.Question.Take(int(o.N))
		}
	}
	was := len(tb.Game.Answers())
	tb.LockAll()
	expect.True(t, len(tb.Game.Answers()) == was && len(tb.Planning.Locked) == 0 && tb.Question.Refusal != "",
		"locked %v", tb.Planning.Locked)
}

// No question with a single answer ever waits for a person.
func TestOnlyAnswersAreGivenSilently(t *testing.T) {
	tb := windowtest.Planning(t)
	for range 1500 {
		if tb.Ended() {
			return
		}
		if p := tb.Asked(); p != nil && p.ID == tb.Question.PromptID && p.Ask != game.PlaceShip && p.Ask != game.ChooseManeuver && len(p.Options) == 1 && p.Max == 1 && p.Min == 1 {
			t.Fatalf("%s waits with one option", p.Ask)
		}
		tb.Confirm()
	}
	t.Fatal("the battle does not end")
}

func TestNeverAndAlwaysAskAboutACard(t *testing.T) {
	cards := func(p *game.Prompt) bool { return p.Ask == game.UseCards && len(p.Options) == 2 }
	tb := windowtest.Planning(t)
	p := tb.Until("a card", cards)
	ship, line := p.Ship, p.Options[0].Line|p.Options[1].Line
	was := len(tb.Game.Answers())
	tb.Key("n")
	expect.Must(t, len(tb.Question.Always) == 1 && !tb.Question.Always[0].Use && len(tb.Game.Answers()) != was,
		"said %+v", tb.Question.Always)
	again := func(p *game.Prompt) bool {
		return p.Ask == game.UseCards && p.Ship == ship && len(p.Options) == 2 && p.Options[0].Line|p.Options[1].Line == line
	}
	round := tb.Shown.Round
	for !tb.Ended() && tb.Shown.Round < round+4 {
		p := tb.Asked()
		expect.Must(t, p == nil || p.ID != tb.Question.PromptID || !again(p), "asked again")
		tb.Confirm()
	}
	if tb.Ended() {
		return
	}
	tb.Key("y")
	_, ok := tb.Find("forget:0")
	expect.True(t, ok || cards(tb.Asked()), "the list is not shown")
	tb.Battle.Do(tb.Question.Forget(0))
	expect.Same(t, len(tb.Question.Always), 0, "what was said is not taken back")
}
