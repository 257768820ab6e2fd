package screen_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/reading"
	"attackwing/ui/window/windowtest"
)

// doomed puts the focus of a dial on a maneuver that destroys the ship.
func doomed(t *testing.T, tb *windowtest.Window) *game.Prompt {
	t.Helper()
	p := tb.Asked()
	for _, o := range p.Options {
		tb.Question.Take(int(o.N))
		if words, _ := tb.Loss(); words != "" {
			return p
		}
	}
	t.Fatal("no ship can be lost here")
	return nil
}

func TestALossWantsTheButtonHeld(t *testing.T) {
	tb := windowtest.Outward(t)
	p := doomed(t, tb)
	ship, m := p.Ship, tb.Question.Answer()
	tb.Key("enter")
	expect.Must(t, !tb.Planning.Locked[ship], "a touch of Enter loses a ship")
	tb.HoldKey("enter", 0.3)
	expect.True(t, !tb.Planning.Locked[ship] && tb.Question.Refusal != "",
		"a short hold locks: %v; it says %q", tb.Planning.Locked[ship], tb.Question.Refusal)
	tb.Question.Take(m)
	tb.HoldKey("enter", 2)
	expect.True(t, tb.Planning.Locked[ship] && tb.Planning.Dials[ship] == m, "holding Enter does not lock the dial")
	n := len(tb.Planning.Locked)
	expect.True(t, n == 1, "holding Enter locks %d dials", n)
}

// A press of the other button locks a dial as it turns it, but for one that loses the ship: that is
// only turned, and says what it gives away.
func TestALossIsNotGivenAtOnce(t *testing.T) {
	tb := windowtest.Outward(t)
	p := doomed(t, tb)
	cell := func(move int) (x, y float64) {
		h, ok := tb.Find(fmt.Sprintf("cell:%d", move))
		expect.Must(t, ok, "the cell of maneuver %d is not seen", move)
		return h.Center()
	}
	lost := tb.Question.Answer()
	_, why := tb.Loss()
	expect.True(t, strings.Contains(why, "Fleet Points for "), "the loss is told as %q", why)
	tb.Draw()
	tb.GiveAt(cell(lost))
	if tb.Planning.Locked[p.Ship] || tb.Question.Answer() != lost {
		t.Fatalf("a press loses a ship: locked %v, turned to %d", tb.Planning.Locked[p.Ship], tb.Question.Answer())
	}
	tb = windowtest.Planning(t)
	p = tb.Asked()
	for _, o := range p.Options {
		if int(o.N) == tb.Question.Answer() || reading.OnDial(p, int(o.N)) < 0 {
			continue
		}
		if tb.Question.Take(int(o.N)); !tb.Loses() {
			tb.Question.Take(tb.Question.Proposed)
			tb.Draw()
			if tb.GiveAt(cell(int(o.N))); !tb.Planning.Locked[p.Ship] || tb.Planning.Dials[p.Ship] != int(o.N) {
				t.Errorf("maneuver %d is not locked by one press", o.N)
			}
			return
		}
	}
	t.Error("each maneuver of this dial loses the ship: this proves nothing")
}

func TestALossByMouse(t *testing.T) {
	tb := windowtest.Outward(t)
	p := doomed(t, tb)
	ship := p.Ship
	tb.Press("main")
	expect.Must(t, !tb.Planning.Locked[ship], "a click loses a ship")
	h, _ := tb.Find("main")
	x, y := h.Center()
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Press: true, Held: true}, 1.0/60)
	for range 60 {
		tb.Update(&kit.Input{X: x, Y: y, Any: true, Held: true}, 1.0/60)
	}
	tb.Update(&kit.Input{X: x, Y: y, Any: true, Release: true}, 1.0/60)
	expect.True(t, tb.Planning.Locked[ship] && len(tb.Planning.Locked) == 1,
		"holding the button locks %v", tb.Planning.Locked)
}

func TestLossesMayBePressed(t *testing.T) {
	tb := windowtest.Outward(t)
	p := doomed(t, tb)
	tb.Set("losses", "press")
	tb.Key("enter")
	expect.True(t, tb.Planning.Locked[p.Ship], "the setting does not hold")
}

// An Enter that skips the last motion is no attempt at a maneuver nobody has looked at.
func TestASkippingEnterThreatensNothing(t *testing.T) {
	tb := windowtest.Planning(t)
	doomed(t, tb)
	was := tb.Planning.Ship
	tb.Question.PromptID = -1 // the question is new, and the focus still that of another
	m := &motion.Motion{Event: game.PhaseBegan{Phase: game.Planning}}
	m.Length, tb.Flow.Now = 1, m
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Enter: true, Strokes: []string{"enter"}}, 1.0/60)
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true}, 1.0/60)
	expect.True(t, tb.Question.Refusal == "" && tb.Planning.Ship == was, "refused: %q", tb.Question.Refusal)
}

// What the end of this round would destroy, or what leaves no way on in the next, wants the button
// held as what dies at once does, and each says so.
func TestALossToComeWantsTheButtonHeld(t *testing.T) {
	said := map[string]int{}
	for _, craft := range []gametest.Craft{{X: 8, Y: 6}, {X: 12, Y: 9, H: 60}, {X: 18, Y: 8, H: 90}, {X: 15, Y: 10, H: 345}} {
		craft.Of = "1003"
		for round := 4; round <= 6; round++ {
			lay := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: round, Phase: game.Planning, Crafts: []gametest.Craft{craft, {Two: true, X: 20, Y: 30}}})
			tb := windowtest.Open(t, windowtest.Goes(lay.Game, "human", "lieutenant"))
			p := tb.Asked()
			for _, o := range p.Options {
				tb.Press(fmt.Sprintf("cell:%d", reading.MoveOf(o)))
				words, _ := tb.Loss()
				if words == "" {
					continue
				}
				said[words]++
				var f game.Fate
				game.Foresee(&tb.View, p.Ship, reading.MoveOf(o), &f)
				if !f.Dies() && f.StruckAtEnd != (words == "Lock: destroyed in End Phase") {
					t.Errorf("round %d, %v: %q, struck at its end: %v", round, o.N, words, f.StruckAtEnd)
				}
				tb.Press("main")
				if tb.Planning.Locked[p.Ship] {
					t.Fatalf("%q: a click locks it", words)
				}
			}
		}
	}
	expect.True(t, said["Lock: destroyed in End Phase"] != 0 && said["Lock: trapped next round"] != 0, "said: %v", said)
}
