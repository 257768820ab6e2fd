package window_test

import (
	"errors"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/window/windowtest"
)

// A link that comes in the middle of a battle is opened over it when the person says so, and the
// way back leads to the battle; what is wrong with one is told.
func TestALinkComesInABattle(t *testing.T) {
	o := windowtest.Duel("human", "ensign")
	o.Arrive = func(text string) (string, func(front.Host) (kit.Page, error), error) {
		if text != "good" {
			return "", nil, errors.New("this link is damaged")
		}
		return "fleet", func(front.Host) (kit.Page, error) { return &kittest.Page{}, nil }, nil
	}
	w := windowtest.PlanningOf(t, o)
	at := w.Titled()
	expect.Same(t, at, "Round 1, Planning Phase: Player 1", "the window is called")
	w.Arrive("bad")
	w.Tick(5)
	expect.True(t, w.Reads("This link is damaged."), "nobody is told that the link is damaged")
	for _, k := range []struct{ key, page string }{{"esc", at}, {"o", "Page"}} {
		w.Arrive("good")
		w.Tick(5)
		expect.Must(t, w.Reads("Open the fleet you were sent?") && w.Leads(), "nobody is asked")
		w.Key(k.key)
		expect.Same(t, w.Titled(), k.page, "%s leads to", k.key)
	}
	w.Back()
	expect.Same(t, w.Titled(), at, "back leads to")
}
