package window_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
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
	expect.OK(t, err)
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

// An invitation to a battle that is running finds it though the program was closed and begun anew: it
// is opened on the title like any other. Where the battle is not, it is said.
func TestARunningBattleIsJoinedFromTheTitle(t *testing.T) {
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
	anna, peer := ws[0], ws[1].Far.Peer
	wires[0].Close()
	// joins opens a program of somebody at its title, where it answers an invitation of Anna's.
	joins := func(running func(string) (battle.Start, error)) *windowtest.Window {
		afar := clipped(&clip)
		afar.Running = running
		w := windowtest.Open(t, window.Options{Quick: true, Title: front.Options{Afar: afar}})
		both := []*windowtest.Window{anna, w}
		until(t, both, "the line is lost", func() bool { return anna.Seen("again") })
		clip = ""
		anna.Press("again")
		anna.Press("main")
		until(t, both, "an invitation is out", func() bool { return clip != "" && anna.Seen("copy-call") })
		w.Press("friend")
		invitation := clip
		w.Press("paste-call")
		w.Press("main")
		until(t, both, "it is answered", func() bool { return clip != invitation && w.Seen("copy-call") })
		anna.Press("main")
		return w
	}
	stranger := joins(func(string) (battle.Start, error) {
		return battle.Start{}, errors.New("this battle is not on this computer")
	})
	until(t, []*windowtest.Window{anna, stranger}, "it is said that it cannot be played here",
		func() bool { return strings.Contains(stranger.Words(), "Ask for an invitation to watch.") })
	asked := ""
	bob := joins(func(id string) (battle.Start, error) {
		asked = id
		return battle.Start{Game: peer.Game(), Players: [2]string{"human", "human"}, Far: battle.Far{Peer: peer}}, nil
	})
	both := []*windowtest.Window{anna, bob}
	until(t, both, "the battle goes on", func() bool { return !anna.Far.Lost() && bob.Playing() && !bob.Far.Lost() })
	if asked != peer.Battle() || anna.Far.Wrong != "" {
		t.Errorf("battle %q is asked for, %q is wrong", asked, anna.Far.Wrong)
	}
	n := len(anna.Game.Answers())
	until(t, both, "both hear each other", func() bool {
		for _, w := range both {
			if w.Asked() != nil {
				w.Confirm()
			}
		}
		return len(anna.Game.Answers()) > n+4 && len(bob.Game.Answers()) > n+4
	})
	anna.Far.Leave()
	bob.Far.Leave()
}
