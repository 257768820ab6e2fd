package screen_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

// mainAt is where the main button lies, as the report calls it in each stage.
func mainAt(tb *windowtest.Window) (at kit.Placed, ok bool) {
	for _, p := range tb.Top().Placed() {
		if slices.Contains([]string{"main", "skip", "endclose"}, p.Name.Kind) {
			return p, true
		}
	}
	return at, false
}

// readOnly are the words that lead to what they mean: pressed on the way to the main button they
// answer nothing.
var readOnly = []string{"term", "verdict", "ahead", "sums"}

// onTheWay is what lies between the options and the main button and can be pressed.
func onTheWay(tb *windowtest.Window, m kit.Placed) (out []kit.Placed) {
	low := 0.0
	all := tb.Top().Placed()
	for _, p := range all {
		if p.Name.Kind == "opt" || p.Name.Kind == "cell" {
			low = max(low, p.Box.Y+p.Box.H)
		}
	}
	if low == 0 {
		return nil
	}
	for _, p := range all {
		b := p.Box
		if p.Does && p.Name.Kind != "opt" && p.Name.Kind != "cell" && b.Y+b.H > low && p.Name != m.Name && b.X < m.Box.X+m.Box.W && b.X+b.W > m.Box.X {
			out = append(out, p)
		}
	}
	return out
}

// The main button has one place in a window, whatever is asked; nothing lies below it, and between
// it and the options nothing that does more than say what a word means.
func TestTheMainButtonStandsAtOnePlace(t *testing.T) {
	sizes := [][2]float64{{1280, 800}, {800, 1280}, {512, 320}, {1920, 1080}}
	at := map[[2]float64]kit.Box{}
	asked := map[string]int{}
	look := func(tb *windowtest.Window, what string) {
		t.Helper()
		asked[what]++
		for _, z := range sizes {
			tb.Resize(z[0], z[1])
			tb.Draw()
			m, ok := mainAt(tb)
			expect.Must(t, ok, "%v, %s: there is no main button", z, what)
			if was, is := at[z]; !is {
				at[z] = m.Box
			} else if was != m.Box {
				t.Fatalf("%v, %s: the main button lies at %v, it lay at %v", z, what, m.Box, was)
			}
			for _, p := range onTheWay(tb, m) {
				if !slices.Contains(readOnly, p.Name.Kind) {
					t.Fatalf("%v, %s: %s (%q) lies between the options and the main button, or below it", z, what, p.Name, p.Words)
				}
			}
		}
	}
	for seed := range uint64(10) { // each scenario twice
		g := randomBattle(t, seed)
		tb := windowtest.Open(t, windowtest.Goes(g, "human", "human"))
		brain := gametest.Brain(t, "ensign", seed)
		read := 0
		for n := 0; !g.Over() && n < 4000; n++ {
			for tb.Flow.Waits() {
				look(tb, "a maneuver that waits")
				tb.Key("enter")
			}
			if tb.Cover.Down {
				tb.HoldKey("space", 1.2)
			}
			p := tb.Asked()
			if p == nil || p.ID != tb.Question.PromptID || tb.Cover.Down {
				tb.Tick(1)
				continue
			}
			look(tb, p.Ask.String())
			if len(tb.Told.Endings) > read {
				read = len(tb.Told.Endings)
				tb.Key("o")
				look(tb, "an End Phase that is read")
				tb.Key("o")
			}
			q := g.FirstOpen()
			tb.Answer(brain.Choose(g.View(q.Player), q))
			tb.Tick(1)
		}
	}
	for _, what := range []string{game.PlaceShip.String(), game.ChooseManeuver.String(), game.ChooseAction.String(), game.ChooseTarget.String(), game.ModifyAttackDice.String(),
		game.ModifyDefenseDice.String(), game.ChooseDice.String(), game.UseCards.String(), "a maneuver that waits", "an End Phase that is read"} {
		expect.True(t, asked[what] >= 3, "%q came up %d times: this proves little about it", what, asked[what])
	}
}

// A word pressed on the way to the main button opens what it means, and leaves what was picked.
func TestWordsOnTheWayToTheMainButtonAnswerNothing(t *testing.T) {
	g := randomBattle(t, 1)
	tb := windowtest.Open(t, windowtest.Goes(g, "human", "human"))
	brain := gametest.Brain(t, "ensign", 1)
	pressed := map[string]bool{}
	for n := 0; !g.Over() && n < 400; n++ {
		tb.Perform()
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		p := tb.Asked()
		if p == nil || p.ID != tb.Question.PromptID || tb.Cover.Down {
			tb.Tick(1)
			continue
		}
		tb.Draw()
		m, _ := mainAt(tb)
		for _, w := range onTheWay(tb, m) {
			if name := fmt.Sprint(p.Ask, w.Name.Kind); !pressed[name] {
				pressed[name] = true
				given, meant, picks := len(g.Answers()), tb.Question.Answer(), tb.Question.Picks
				tb.PressAt(w.Box.Center())
				expect.True(t, len(g.Answers()) == given && tb.Question.Answer() == meant && tb.Question.Picks == picks,
					"%s: a press on %s (%q) is taken for an answer", p.Ask, w.Name, w.Words)
				tb.Key("esc")
				break
			}
		}
		if tb.Stage() != battle.Asks {
			continue
		}
		q := g.FirstOpen()
		tb.Answer(brain.Choose(g.View(q.Player), q))
		tb.Tick(1)
	}
	expect.True(t, len(pressed) >= 3, "only %v: this proves little", pressed)
}
