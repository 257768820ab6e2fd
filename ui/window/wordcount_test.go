package window_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// The most words and numbers that a question of a battle may have on the screen, at 1280 by 800 px,
// and how many more its board may have: names, marks, ranges. These figures may only go down.
const (
	mostOfAQuestion = 168
	mostOfTheFirst  = 90
	mostOfABoard    = 55
)

// TestWordsOnTheScreen plays each battle with its proposals and counts the words and numbers that
// are seen at each question, those of the board apart. With -v it lists the busiest of each kind.
func TestWordsOnTheScreen(t *testing.T) {
	for n, id := range []string{"last-battle-of-ds9", "future-tense", "unimatrix-zero", "tholian-web", "standard"} {
		o := window.Options{Title: front.Options{Scenario: id, P1: "human", P2: "ensign", Seed: uint64(n + 1)}, Quick: true}
		w := windowtest.PlanningOf(t, o)
		first := count(w)
		expect.True(t, len(first) <= mostOfTheFirst,
			"%s: %d words at the first dial, at most %d: %s", id, len(first), mostOfTheFirst, first)
		busiest, boards, shown := map[string][]string{}, map[string][]string{}, []string{}
		for range 3000 {
			if w.Ended() {
				break
			}
			w.Hide(false)
			if p := w.Asked(); p != nil && p.ID == w.Question.PromptID {
				if now, ask := count(w), p.Ask.String(); len(now) > len(busiest[ask]) {
					busiest[ask] = now
				}
				if now, ask := ofBoard(w), p.Ask.String(); len(now) > len(boards[ask]) {
					boards[ask] = now
				}
			}
			w.Confirm()
		}
		for ask, words := range busiest {
			shown = append(shown, fmt.Sprintf("%4d %s, %d on the board", len(words), ask, len(boards[ask])))
			expect.True(t, len(boards[ask]) <= mostOfABoard,
				"%s: %d words on the board at %q, at most %d: %s", id, len(boards[ask]), ask, mostOfABoard, boards[ask])
			expect.True(t, len(words) <= mostOfAQuestion,
				"%s: %d words at %q, at most %d: %s", id, len(words), ask, mostOfAQuestion, words)
		}
		slices.Sort(shown)
		slices.Reverse(shown)
		t.Logf("%s: %d at the first dial\n%s", id, len(first), strings.Join(shown, "\n"))
	}
}

// ofBoard returns the words and numbers that are seen on the board.
func ofBoard(w *windowtest.Window) (out []string) {
	b := w.BoardBox()
	for _, s := range scene.Build(w.Table(), w.Camera()).Shapes {
		at := s.At
		if s.Space != scene.OnScreen {
			at = w.Pixel(at)
		}
		if s.Kind == scene.Text && b.Has(at.X, at.Y) {
			out = append(out, strings.Fields(s.Text)...)
		}
	}
	return slices.DeleteFunc(out, func(word string) bool { return word == "·" })
}

// count returns the words and numbers that are seen in a window.
func count(w *windowtest.Window) []string {
	w.Draw()
	return kittest.Words(&w.Pane.Canvas, 1280, 800)
}
