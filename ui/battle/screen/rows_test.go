package screen_test

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/reading"
	"attackwing/ui/window/windowtest"
)

// At every question of battles of random fleets of the whole pool, rows are drawn so that no two
// look the same, and what is meant or checked is seen whole. ATTACKWING_ROWS=60 goes through so
// many battles.
func TestRowsAreDrawnApartAndWhole(t *testing.T) {
	battles, err := strconv.ParseUint(cmp.Or(os.Getenv("ATTACKWING_ROWS"), "12"), 10, 64)
	must(t, err)
	looked, rows, lines := map[string]bool{}, 0, map[string]bool{}
	for seed := range battles {
		walked(t, randomBattle(t, 500+seed), [2]float64{1280, 800}, seed, 4000, func(tb *windowtest.Window, _ ai.Player, p *game.Prompt) turn {
			if p.Ask != game.ChooseManeuver && p.Ask != game.ChooseForOpponent && !p.Places() {
				all := p.Ask.String()
				for _, r := range tb.OptionRows(p) {
					all += "|" + r.Label
				}
				if !looked[all] {
					looked[all] = true
					tb.Tick(2)
					if tb.Draw(); tb.Stage() == battle.Asks && tb.Asked() != nil {
						rows += drawnApart(t, tb, tb.Asked(), lines)
					}
				}
			}
			return answers
		})
	}
	t.Logf("%d battles, %d questions with rows of their own, %d rows drawn, %d different", battles, len(looked), rows, len(lines))
	expect.True(t, len(looked) >= 100, "only %d questions: this proves little", len(looked))
}

// drawnApart looks at the rows of a question as they are drawn; it tells how many there are.
func drawnApart(t *testing.T, tb *windowtest.Window, p *game.Prompt, lines map[string]bool) (n int) {
	t.Helper()
	seen := map[string]int{}
	key := map[int]string{}
	for _, l := range tb.Listing(p) {
		if l.Key != reading.NoKey {
			key[l.At] = fmt.Sprint(" ", l.Key)
		}
	}
	for _, o := range tb.Top().Placed() {
		if o.Name.Kind != "opt" {
			continue
		}
		i := o.Name.N
		words := strings.TrimSuffix(o.Words, key[i])
		n++
		lines[words] = true
		was, is := seen[words]
		expect.True(t, !is || words == "", "%s: the rows %d and %d are both drawn as %q", p.Ask, was, i, words)
		seen[words] = i
		chosen := p.Max <= 1 && !reading.Spends(p) && i == tb.Question.Answer() || i < len(p.Options) && reading.Spends(p) && !battle.Moved(&tb.Question) && tb.Question.Picks&-tb.Question.Picks == 1<<uint(i)
		if chosen && o.Cut {
			t.Errorf("%s: the row of what is chosen is cut: %q", p.Heading(tb.Game.Setup()), words)
		}
	}
	return n
}
