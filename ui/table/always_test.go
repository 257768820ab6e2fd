package table

import (
	"testing"

	"attackwing/game"
)

// until plays on by Enter until a question is asked that a test waits for.
func until(t *testing.T, tb *Table, what string, asked func(p *game.Prompt) bool) *game.Prompt {
	t.Helper()
	for range 3000 {
		if tb.Screen == Over {
			break
		}
		tb.curtain = false
		if p := tb.mine(); p != nil && p.ID == tb.promptID && asked(p) {
			return p
		}
		if p := tb.mine(); p != nil && p.Max > 1 {
			tb.picks |= 1<<uint(p.Min) - 1
		}
		if _, is := tb.loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	t.Fatal("this battle never asks: " + what)
	return nil
}

func TestLockAllHandsInEveryDial(t *testing.T) {
	tb := planning(t)
	n := len(tb.plans(game.One))
	was := len(tb.g.Answers())
	tb.Update(&Input{X: -1, Y: -1, Any: true, Shift: true, Strokes: []string{"enter"}}, 1.0/60)
	if got := len(tb.g.Answers()) - was; n != 3 || got < n {
		t.Errorf("%d answers for %d dials after one input", got, n)
	}
	tick(tb, 3)
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	if tb.refusal == "Nothing to take back." {
		t.Error("dials locked in one go are not taken back")
	}
}

// A maneuver that destroys its ship is never locked along with the others.
func TestLockAllStopsAtALoss(t *testing.T) {
	tb := planning(t)
	p := tb.mine()
	for _, o := range p.Options {
		var f game.Fate
		if game.Foresee(&tb.view, p.Ship, int(o.N), &f); f.Dies() {
			tb.focus = int(o.N)
		}
	}
	was := len(tb.g.Answers())
	tb.lockAll()
	if len(tb.g.Answers()) != was || len(tb.locked) != 0 || tb.refusal == "" {
		t.Errorf("locked %v", tb.locked)
	}
}

// No question with a single answer ever waits for a person.
func TestOnlyAnswersAreGivenSilently(t *testing.T) {
	tb := planning(t)
	for range 1500 {
		if tb.Screen == Over {
			return
		}
		if p := tb.mine(); p != nil && p.ID == tb.promptID && p.Ask != game.PlaceShip && p.Ask != game.ChooseManeuver && len(p.Options) == 1 && p.Max == 1 && p.Min == 1 {
			t.Fatalf("%s waits with one option", p.Ask)
		}
		if p := tb.mine(); p != nil && p.Max > 1 {
			tb.picks |= 1<<uint(p.Min) - 1
		}
		if _, is := tb.loss(); is {
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
	was := len(tb.g.Answers())
	press(tb, "n")
	if len(tb.always) != 1 || tb.always[0].use || len(tb.g.Answers()) == was {
		t.Fatalf("said %+v", tb.always)
	}
	again := func(p *game.Prompt) bool {
		return p.Ask == game.UseCards && p.Ship == ship && len(p.Options) == 2 && p.Options[0].Line|p.Options[1].Line == line
	}
	round := tb.shown.Round
	for tb.Screen != Over && tb.shown.Round < round+4 {
		if p := tb.mine(); p != nil && p.ID == tb.promptID && again(p) {
			t.Fatal("asked again")
		}
		if p := tb.mine(); p != nil && p.Max > 1 {
			tb.picks |= 1<<uint(p.Min) - 1
		}
		if _, is := tb.loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	if tb.Screen == Over {
		return
	}
	press(tb, "y")
	if _, ok := tb.Canvas.Find("forget:0"); !ok && !cards(tb.mine()) {
		t.Error("the list is not shown")
	}
	tb.forget(0)
	if len(tb.always) != 0 {
		t.Error("what was said is not taken back")
	}
}
