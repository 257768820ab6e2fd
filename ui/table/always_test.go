package table

import (
	"testing"

	"attackwing/game"
)

// until plays on by Enter until a question is asked that a test waits for.
func until(t *testing.T, tb *Table, what string, asked func(p *game.Prompt) bool) *game.Prompt {
	t.Helper()
	for range 3000 {
		if over(tb) {
			break
		}
		tb.Cover.Lift()
		if p := tb.Asked(); p != nil && p.ID == tb.Question.PromptID && asked(p) {
			return p
		}
		if p := tb.Asked(); p != nil && p.Max > 1 {
			tb.Question.Picks |= 1<<uint(p.Min) - 1
		}
		if _, is := tb.Question.Loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	t.Fatal("this battle never asks: " + what)
	return nil
}

func TestLockAllHandsInEveryDial(t *testing.T) {
	tb := planning(t)
	n := len(tb.Plans(game.One))
	was := len(tb.Game.Answers())
	tb.Update(&Input{X: -1, Y: -1, Any: true, Shift: true, Strokes: []string{"enter"}}, 1.0/60)
	if got := len(tb.Game.Answers()) - was; n != 3 || got < n {
		t.Errorf("%d answers for %d dials after one input", got, n)
	}
	tick(tb, 3)
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	if tb.Question.Refusal == "Nothing to take back." {
		t.Error("dials locked in one go are not taken back")
	}
}

// A maneuver that destroys its ship is never locked along with the others.
func TestLockAllStopsAtALoss(t *testing.T) {
	tb := planning(t)
	p := tb.Asked()
	for _, o := range p.Options {
		var f game.Fate
		if game.Foresee(&tb.View, p.Ship, int(o.N), &f); f.Dies() {
			tb.Question.Take(int(o.N))
		}
	}
	was := len(tb.Game.Answers())
	tb.Planning.LockAll()
	if len(tb.Game.Answers()) != was || len(tb.Planning.Locked) != 0 || tb.Question.Refusal == "" {
		t.Errorf("locked %v", tb.Planning.Locked)
	}
}

// No question with a single answer ever waits for a person.
func TestOnlyAnswersAreGivenSilently(t *testing.T) {
	tb := planning(t)
	for range 1500 {
		if over(tb) {
			return
		}
		if p := tb.Asked(); p != nil && p.ID == tb.Question.PromptID && p.Ask != game.PlaceShip && p.Ask != game.ChooseManeuver && len(p.Options) == 1 && p.Max == 1 && p.Min == 1 {
			t.Fatalf("%s waits with one option", p.Ask)
		}
		if p := tb.Asked(); p != nil && p.Max > 1 {
			tb.Question.Picks |= 1<<uint(p.Min) - 1
		}
		if _, is := tb.Question.Loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	t.Fatal("the battle does not end")
}

func TestNeverAndAlwaysAskAboutACard(t *testing.T) {
	cards := func(p *game.Prompt) bool { return p.Ask == game.UseCards && len(p.Options) == 2 }
	tb := planning(t)
	p := until(t, tb, "a card", cards)
	ship, line := p.Ship, p.Options[0].Line|p.Options[1].Line
	was := len(tb.Game.Answers())
	press(tb, "n")
	if len(tb.Question.Always) != 1 || tb.Question.Always[0].Use || len(tb.Game.Answers()) == was {
		t.Fatalf("said %+v", tb.Question.Always)
	}
	again := func(p *game.Prompt) bool {
		return p.Ask == game.UseCards && p.Ship == ship && len(p.Options) == 2 && p.Options[0].Line|p.Options[1].Line == line
	}
	round := tb.Shown.Round
	for !over(tb) && tb.Shown.Round < round+4 {
		if p := tb.Asked(); p != nil && p.ID == tb.Question.PromptID && again(p) {
			t.Fatal("asked again")
		}
		if p := tb.Asked(); p != nil && p.Max > 1 {
			tb.Question.Picks |= 1<<uint(p.Min) - 1
		}
		if _, is := tb.Question.Loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	if over(tb) {
		return
	}
	press(tb, "y")
	if _, ok := tb.Hits().Find("forget:0"); !ok && !cards(tb.Asked()) {
		t.Error("the list is not shown")
	}
	tb.Question.Forget(0)
	if len(tb.Question.Always) != 0 {
		t.Error("what was said is not taken back")
	}
}
