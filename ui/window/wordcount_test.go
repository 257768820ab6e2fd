package window_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/ui/front"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// The most words and numbers that a question of a battle may have on the screen, at 1280 by 800 px.
// These figures may only go down.
const (
	mostOfAQuestion = 223
	mostOfTheFirst  = 150
)

// TestWordsOnTheScreen plays each battle with its proposals and counts the words and numbers that
// are seen at each question. With -v it lists the busiest of each kind.
func TestWordsOnTheScreen(t *testing.T) {
	for n, id := range []string{"last-battle-of-ds9", "future-tense", "unimatrix-zero", "tholian-web", "standard"} {
		o := window.Options{Title: front.Options{Scenario: id, P1: "human", P2: "ensign", Seed: uint64(n + 1)}, Quick: true}
		w := windowtest.PlanningOf(t, o)
		first := count(w)
		if len(first) > mostOfTheFirst {
			t.Errorf("%s: %d words at the first dial, at most %d: %s", id, len(first), mostOfTheFirst, first)
		}
		busiest, shown := map[string][]string{}, []string{}
		for range 3000 {
			if w.Ended() {
				break
			}
			w.Hide(false)
			if p := w.Asked(); p != nil && p.ID == w.Question.PromptID {
				if now, ask := count(w), p.Ask.String(); len(now) > len(busiest[ask]) {
					busiest[ask] = now
				}
			}
			w.Confirm()
		}
		for ask, words := range busiest {
			shown = append(shown, fmt.Sprintf("%4d %s", len(words), ask))
			if len(words) > mostOfAQuestion {
				t.Errorf("%s: %d words at %q, at most %d: %s", id, len(words), ask, mostOfAQuestion, words)
			}
		}
		slices.Sort(shown)
		slices.Reverse(shown)
		t.Logf("%s: %d at the first dial\n%s", id, len(first), strings.Join(shown, "\n"))
	}
}

// count returns the words and numbers that are seen in a window.
func count(w *windowtest.Window) []string {
	w.Draw()
	return kittest.Words(&w.Pane.Canvas, 1280, 800)
}
