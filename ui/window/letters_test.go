package window_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// letterOf returns the link of the move that a window would send.
func letterOf(t *testing.T, w *windowtest.Window) string {
	t.Helper()
	file, err := w.Far.Letter()
	expect.OK(t, err)
	text, err := link.Of(link.Letter, file)
	expect.OK(t, err)
	return text
}

// A battle whose line was lost goes on by letter to its end: each link shows what has happened and
// asks, and one that is opened twice or in the window of its sender changes nothing.
func TestABattleGoesOnByLetter(t *testing.T) {
	u, err := gametest.Setup("tholian-web", "tw-a-1", "tw-b-1", 1)
	expect.OK(t, err)
	u.Players = [2]string{"Anna", "Bob"}
	ws, wires := windowtest.Apart(t, u, 5, window.Options{})
	for ws[0].Shown.Phase != game.Planning || ws[0].Asked() == nil {
		for _, w := range ws {
			if w.Tick(1); w.Asked() != nil && ws[0].Shown.Phase != game.Planning {
				w.Confirm()
			}
		}
	}
	wires[0].Close()
	for _, w := range ws {
		w.Tick(2)
		w.Press("letters")
		w.Tick(1)
		expect.Must(t, !w.Far.Lost() && !w.Seen("letters"), "the battle does not go by letter")
	}
	letters, before := 0, ""
	for me := 0; !ws[0].Ended() || !ws[1].Ended(); me = 1 - me {
		w, other := ws[me], ws[1-me]
		for w.Tick(1); w.Asked() != nil || w.Flow.Waits(); w.Tick(1) {
			w.Confirm()
		}
		expect.Must(t, w.Ended() || w.Seen("sendmove"), "nothing offers to send the move: %q", w.Words())
		text := letterOf(t, w)
		w.Arrive(text) // the own one
		n := len(other.Game.Answers())
		other.Arrive("https://play.example/#" + text)
		if other.Tick(1); len(other.Game.Answers()) == n && letters > 3 && text == before {
			t.Fatalf("letter %d changes nothing at %v", letters, other.Game.Where())
		}
		other.Arrive(text)
		before = text
		expect.Must(t, letters <= 600, "no end")
		letters++
	}
	a, b := ws[0].Game.Hash(), ws[1].Game.Hash()
	expect.True(t, a == b, "the windows end with %x and %x", a, b)
	expect.True(t, !ws[0].Far.Unsent() || !ws[1].Far.Unsent(), "neither knows that the other knows the end")
	t.Logf("%d letters", letters)
}
