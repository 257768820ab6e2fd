package panel_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/window/windowtest"
)

// A player opens the panel, takes the first thing that is offered, is asked the same as before, and
// takes it back; where the referee plays every card there is no such panel.
func TestByHandInTheWindow(t *testing.T) {
	cat := gametest.Cards(t)
	sc, _ := scenarios.ByID("standard")
	h, err := game.NewHouse(sc.Sheet().House, nil)
	expect.OK(t, err)
	u := &game.Setup{Scenario: sc, Seed: 3, House: h}
	led := func(captain string) (f game.Fleet, ok bool) {
		l := fleet.List{Name: "mine", Ships: []fleet.ListShip{{Ship: fleet.Ref{ID: "1002"}, Captain: fleet.Ref{ID: captain}}}}
		f, problems := fleet.Rules{Cards: cat, Scenario: sc, House: &h}.Build(l)
		return f, len(problems) == 0
	}
	for _, c := range cat.Captains { // the first whose text is applied by hand
		if f, ok := led(c.ID); ok && f.ByHand() == 1 {
			u.Fleets[game.One] = f
			break
		}
	}
	two, ok := led("2005")
	u.Fleets[game.Two] = two
	expect.Must(t, ok && two.ByHand() == 0 && u.Fleets[game.One].ByHand() == 1, "a captain of each kind is wanted")
	g := gametest.New(t, u)
	tb := windowtest.PlanningOf(t, windowtest.Goes(g, "human", "ensign"))
	n, id := len(tb.Game.Answers()), tb.Asked().ID
	tb.Key("ctrl+j")
	expect.Must(t, tb.Seen("deed:0"), "nothing may be done by hand")
	tb.Press("deed:0")
	tb.Tick(60)
	if sh := &tb.Game.State().Ships[0]; len(tb.Game.Answers()) != n+1 || sh.Evade != 1 || tb.Seen("deed:0") {
		t.Fatalf("%d answers, %d Evade Tokens", len(tb.Game.Answers()), sh.Evade)
	}
	if p := tb.Asked(); p == nil || p.ID != id {
		t.Errorf("another question: %+v", p)
	}
	tb.Key("ctrl+z")
	tb.Tick(10)
	if sh := &tb.Game.State().Ships[0]; len(tb.Game.Answers()) != n || sh.Evade != 0 {
		t.Errorf("%d answers, %d Evade Tokens after undo", len(tb.Game.Answers()), sh.Evade)
	}
	tb = windowtest.Planning(t)
	tb.Key("ctrl+j")
	expect.True(t, !tb.Seen("deed:0") && !tb.Seen("byhand"), "something may be done by hand where every card is played")
}
