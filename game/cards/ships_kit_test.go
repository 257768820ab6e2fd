package cards_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// turnOf is sail up to the action of the first ship.
func turnOf(t *testing.T, band int, a, b craft, s spec) *gametest.Table {
	t.Helper()
	tb := sail(t, band, a, b, s)
	return tb.Pass(game.ChooseAction, tb.Set.Name(0))
}

// pick answers with the nth option, from 0, whose label begins with these words.
func pick(t *testing.T, tb *gametest.Table, label string, nth int) {
	t.Helper()
	p := tb.Prompt()
	for i, l := range tb.Offers() {
		if strings.HasPrefix(l, label) {
			if nth == 0 {
				if _, err := tb.Game.Submit(p.Pick(i)); err != nil {
					t.Fatal(err)
				}
				return
			}
			nth--
		}
	}
	t.Fatalf("%q is not offered so often: %v", label, tb.Offers())
}

// attacks are the numbers of attack dice of all attacks so far.
func attacks(tb *gametest.Table) (n []int8) {
	for _, e := range tb.Told {
		if r, ok := e.(game.AttackRolled); ok {
			n = append(n, r.N)
		}
	}
	return n
}
