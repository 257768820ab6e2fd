package panel_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// passedOver is a battle in which a question was just passed over.
func passedOver(t *testing.T) *windowtest.Window {
	t.Helper()
	was := battle.Advises
	battle.Advises = true
	t.Cleanup(func() { battle.Advises = was })
	o := window.Options{Title: front.Options{Scenario: "tholian-web", P1: "human", P2: "ensign", Seed: 4}, Quick: true}
	w := windowtest.PlanningOf(t, o)
	for range 2000 {
		if w.Ended() || w.Question.Unput.Words != "" && w.Asked() != nil {
			break
		}
		w.Confirm()
		w.Tick(2)
	}
	expect.Must(t, w.Question.Unput.Words != "", "no question was passed over")
	return w
}

// A question at which nothing was better than to pass in any imagined game is passed over; a press
// on its line asks it, and then it stays.
func TestNeedlessQuestionIsOnePressAway(t *testing.T) {
	w := passedOver(t)
	words, now := w.Question.Unput.Words, w.Asked()
	w.Draw()
	expect.Must(t, w.Seen("unput"), "%q is not said", words)
	w.Press("unput")
	if w.History.Asking != nil { // dice were rolled since
		w.Battle.Do(w.History.Agree(w.Game.Setup()))
	}
	w.Tick(10)
	if p := w.Asked(); p == nil || now != nil && p.ID == now.ID || w.Question.Unput.Words != "" {
		t.Errorf("after the press %v is asked, %q passed over", p, w.Question.Unput.Words)
	}
}

// Which of two ships of equal skill goes first is asked once in a phase; then they go as before, and
// a press on the line asks again.
func TestShipsOfEqualSkillGoAsBefore(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Activation, Crafts: []gametest.Craft{
		{Name: "A", X: 10, Y: 30, Skill: 5, Dial: "straight 1"}, {Name: "B", X: 20, Y: 30, Skill: 5, Dial: "straight 1"},
		{Two: true, Name: "C", X: 18, Y: 4, H: 180, Skill: 1, Dial: "straight 1"},
	}})
	w := windowtest.Open(t, windowtest.Goes(tb.Game, "human", "ensign"))
	asked := func(round int16) bool { // reports whether it is asked before the round is over
		for range 600 {
			w.Tick(1)
			if p := w.Asked(); p != nil && w.Shown.Round == round && p.Ask == game.ChooseShip && w.Shown.Phase == game.Activation {
				return true
			}
			if w.Shown.Round > round || w.Shown.Round == round && w.Question.Unput.Words != "" {
				return false
			}
			w.Confirm()
		}
		t.Fatal("the round does not end")
		return false
	}
	expect.Must(t, asked(2), "the order is not asked")
	p := w.Asked()
	w.ChooseAndGive(p, 1)
	expect.Must(t, !asked(3), "the order is asked again")
	want := "B first again"
	expect.Must(t, w.Question.Unput.Words == want, "%q is said, not %q", w.Question.Unput.Words, want)
	w.Draw()
	w.Press("unput")
	if w.History.Asking != nil { // a dial was revealed since
		w.Battle.Do(w.History.Agree(w.Game.Setup()))
	}
	if w.Tick(5); w.Asked() == nil || w.Asked().Ask != game.ChooseShip {
		t.Errorf("after the press %v is asked", w.Asked())
	}
}

// Who takes back the answer to a question that would be passed over is asked it again, and of what
// was taken back the newest lines of the log tell nothing.
func TestUndoAsksWhatWouldBePassedOver(t *testing.T) {
	w := passedOver(t)
	w.Draw()
	w.Press("unput")
	agree := func() {
		if w.History.Asking != nil { // dice were rolled since
			w.Battle.Do(w.History.Agree(w.Game.Setup()))
		}
		w.Tick(10)
	}
	agree()
	p := w.Asked()
	expect.Must(t, p != nil, "nothing is asked")
	n, of := len(w.Game.Answers()), *p
	w.Confirm()
	w.Tick(10)
	expect.Must(t, len(w.Game.Answers()) > n, "nothing was answered")
	w.Battle.Undo()
	agree()
	if p := w.Asked(); p == nil || p.ID != of.ID || len(w.Game.Answers()) != n {
		t.Errorf("after the undo %v is asked with %d answers, not %v with %d", p, len(w.Game.Answers()), of, n)
	}
	taken := slices.IndexFunc(w.Told.Log, func(l battle.Line) bool { return l.After == 0 && l.About != game.NoShip })
	expect.Must(t, taken >= 0, "nothing of the log was taken back")
	w.Draw()
	expect.True(t, !w.Reads(w.LogBrief(w.Told.Log[taken].Text)), "%q was taken back, and is shown", w.Told.Log[taken].Text)
}
