package window_test

import (
	"testing"
	"time"

	"attackwing/game/gametest"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// clipped is a way to friends on this machine, by a clipboard.
func clipped(clip *string) *front.Afar {
	return &front.Afar{Loopback: true, Copy: func(text string) error { *clip = text; return nil },
		Paste: func() (string, error) { return *clip, nil }}
}

// until lets time pass in windows until something is so.
func until(t *testing.T, ws []*windowtest.Window, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("never: " + what)
		}
		for _, w := range ws {
			w.Tick(1)
		}
	}
}

// A battle whose line was lost goes on by a new invitation where it stopped.
func TestInviteAgain(t *testing.T) {
	u, err := gametest.Setup("standard", "tw-a-1", "tw-a-3", 1)
	if err != nil {
		t.Fatal(err)
	}
	u.Players = [2]string{"Anna", "Bob"}
	clip := ""
	o := front.Options{Afar: clipped(&clip)}
	ws, wires := windowtest.Apart(t, u, 3, window.Options{Again: func(w front.Window, b *battle.Session) kit.Page {
		return front.NewAgain(w, o, b)
	}})
	anna, bob := ws[0], ws[1]
	until := func(what string, so func() bool) { t.Helper(); until(t, ws[:], what, so) }
	wires[0].Close()
	until("the line is lost", func() bool { return anna.Seen("again") && bob.Seen("again") })
	anna.Press("again")
	anna.Press("main")
	until("an invitation is out", func() bool { return clip != "" && anna.Seen("copy-call") })
	bob.Press("again")
	invitation := clip
	bob.Press("paste-call")
	until("it is answered", func() bool { return clip != invitation && bob.Seen("copy-call") })
	anna.Press("main")
	until("the battle goes on", func() bool { return !anna.Far.Lost() && !bob.Far.Lost() && anna.Playing() && bob.Playing() })
	n := len(anna.Game.Answers())
	until("both hear each other", func() bool {
		for _, w := range ws {
			if w.Asked() != nil {
				w.Confirm()
			}
		}
		return len(anna.Game.Answers()) > n+4 && len(bob.Game.Answers()) > n+4
	})
	anna.Far.Close()
	bob.Far.Close()
}
