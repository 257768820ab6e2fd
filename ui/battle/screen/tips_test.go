package screen_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

// askedParts are what a question consists of: what is asked, what may be answered, the odds, the
// button.
var askedParts = []string{"asked", "opt", "ring", "cell", "dial", "chances", "place", "main"}

// rested lets the pointer rest until words come.
func rested(tb *windowtest.Window, x, y float64) {
	point(tb, x, y)
	tb.Update(&kit.Input{X: x, Y: y}, 0.5)
	tb.Pane.Show(tb.Top())
}

// told looks at what a tip says and where it lies, with the pointer on one part of the window after
// the other; it tells how many came.
func told(t *testing.T, tb *windowtest.Window, size [2]float64, ask game.Ask) (came int) {
	t.Helper()
	for i := 0; i < len(tb.Hits()); i++ {
		h := tb.Hits()[i]
		x, y := h.Center()
		rested(tb, x, y)
		said, ok := tb.Top().Telling()
		if !ok {
			continue
		}
		tip, of, at := said.Tip, said.Of, said.At
		came++
		for _, p := range append(tb.Top().Placed(), said.Kept...) {
			expect.True(t, !slices.Contains(askedParts, p.Name.Kind) || at.In(p.Box).W <= 0 || at.In(p.Box).H <= 0,
				"%s: the tip %q of %s at %v lies on %s at %v", ask, tip, h.ID, at, p.Name, p.Box)
		}
		expect.True(t, at.X >= 0 && at.Y >= 0 && at.X+at.W <= size[0] && at.Y+at.H <= size[1],
			"%s: the tip %q of %s at %v leaves the window", ask, tip, h.ID, at)
		b, cam := tb.Board()
		for i, k := range basesOf(b, cam, 0) {
			if k.meets(at) && !b.Ships[i].Muted {
				t.Errorf("%s: the tip %q of %s at %v lies on the ship of skill %d at %v", ask, tip.Name, h.ID, at, b.Ships[i].Skill, k.mid)
			}
		}
		beside := strings.ToLower(of)
		if strings.Contains(of, "…") { // what is cut there is told whole
			tip.Words = ""
		}
		for _, words := range append(strings.Split(strings.ToLower(tip.Words), ". "), strings.ToLower(tip.Name)) {
			if words = strings.TrimRight(words, ". "); words != "" && strings.Contains(beside, words) {
				t.Errorf("%s: the tip %q of %s repeats %q of %q", ask, tip, h.ID, words, of)
			}
		}
	}
	return came
}

// Words that come for a pointer that rests lie on nothing of what is asked and on no ship that it
// is about, and say nothing that stands where they come from: at every kind of question that
// battles of random fleets bring, in a large window and in the smallest.
func TestTipsCoverNothingThatIsAsked(t *testing.T) {
	for _, size := range [...][2]float64{{1280, 800}, {512, 320}} {
		came := 0
		c := commonly(game.PlaceShip, game.ChooseManeuver, game.ChooseAction, game.ChooseTarget, game.ModifyAttackDice, game.ModifyDefenseDice, game.UseCards)
		for seed := uint64(0); seed < 20 && len(c.wanting()) > 0; seed++ {
			walked(t, randomBattle(t, seed), size, seed, 4000, func(tb *windowtest.Window, _ ai.Player, p *game.Prompt) turn {
				if !c.enough(p.Ask) {
					tb.Draw()
					came += told(t, tb, size, p.Ask)
					c.tried[p.Ask]++
				}
				return answers
			})
		}
		for _, ask := range c.wanting() {
			t.Errorf("%v: %q hardly came up: this proves little about it", size, ask)
		}
		t.Logf("%v: %d tips at %v", size, came, c.tried)
	}
}
