package windowtest

import (
	"errors"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/remote"
	"attackwing/game/store"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/window"
)

// Wire is an end of a way between two windows.
type Wire struct {
	To   *Wire
	came [][]byte
	cut  bool
}

// Wires returns both ends of a way.
func Wires() (one, two *Wire) {
	one, two = &Wire{}, &Wire{}
	one.To, two.To = two, one
	return one, two
}

// Send sends a line to the other end.
func (w *Wire) Send(text []byte) error {
	if w.cut {
		return errors.New("cut")
	}
	w.To.came = append(w.To.came, text)
	return nil
}

// Poll returns the next line that has come.
func (w *Wire) Poll() (text []byte, err error) {
	switch {
	case len(w.came) > 0:
		text, w.came = w.came[0], w.came[1:]
	case w.cut:
		err = errors.New("cut")
	}
	return text, err
}

// Silent reports whether nothing is heard.
func (w *Wire) Silent() bool { return false }

// Close cuts the way.
func (w *Wire) Close() error {
	w.cut, w.To.cut = true, true
	return nil
}

// Apart returns two windows in which two people play one battle of a set-up, each in their own, and the
// ends of the way between them. The windows have these options beside.
func Apart(t testing.TB, u *game.Setup, seed byte, o window.Options) (ws [2]*Window, wires [2]*Wire) {
	t.Helper()
	wires[0], wires[1] = Wires()
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	var peers [2]*remote.Peer
	for me := range peers {
		var disk store.Memory
		gametest.Journal(t, &disk, "battle", game.PlayerID(me), u, [8]byte{seed}, uint64(seed))
		p, err := remote.Open(&disk, "battle", scenarios.ByID, cat)
		if err != nil {
			t.Fatal(err)
		}
		peers[me] = p
		for _, first := range p.Sent(0) {
			wires[me].Send(first)
		}
	}
	for peers[0].Game() == nil || peers[1].Game() == nil {
		for me, p := range peers {
			for text, _ := wires[me].Poll(); text != nil; text, _ = wires[me].Poll() {
				send, _, err := p.Take(text)
				if err != nil {
					t.Fatal(err)
				}
				for _, s := range send {
					wires[me].Send(s)
				}
			}
		}
	}
	for me, p := range peers {
		o.Quick, o.Battle = true, battle.Start{
			Game: p.Game(), Players: [2]string{"human", "human"},
			Far: battle.Far{Peer: p, Wire: wires[me]},
		}
		ws[me] = Open(t, o)
	}
	return ws, wires
}
