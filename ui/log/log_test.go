package log_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/log"
)

// desk is the window as the page sees it.
type desk struct{ back int }

func (*desk) Pace() float64 { return 1 }
func (*desk) Open(kit.Page) {}
func (d *desk) Back()       { d.back++ }
func (*desk) Toast(string)  {}

// tale is a battle of two ensigns as its log tells it.
func tale(t *testing.T) log.Tale {
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3), 1)
	k := log.Tale{Title: "A battle", Setup: g.Setup(), Answers: g.Answers(), At: -1}
	for _, lines := range record.Shoot(g.Setup(), g.Answers()).Said() {
		k.Lines = append(k.Lines, lines...)
	}
	return k
}

// shown are the lines that can be pressed, as they stand.
func shown(w *kittest.Window) (at []int) {
	for _, name := range w.Names() {
		n := 0
		if k, _ := fmt.Sscanf(name, "log:%d", &n); k == 1 {
			at = append(at, n)
		}
	}
	return at
}

// What is searched and filtered for is shown and nothing else; the newest of it is in sight.
func TestTheLogIsSearchedAndFiltered(t *testing.T) {
	k := tale(t)
	w := kittest.Open(t, log.New(&desk{}, k))
	newest := func(what string, passes func(l *record.Said) bool) {
		t.Helper()
		want := -1
		for i := range k.Lines {
			if passes(&k.Lines[i]) {
				want = i
			}
		}
		at := shown(w)
		expect.True(t, want >= 0 && slices.Contains(at, want),
			"%s: line %d is the newest, shown are %v", what, want, at)
		for _, i := range at {
			expect.True(t, passes(&k.Lines[i]), "%s: %q is shown", what, k.Lines[i].Text)
		}
	}
	newest("everything", func(*record.Said) bool { return true })
	for i, of := range log.Filters[:6] { // nobody gives reasons here
		w.Press(fmt.Sprintf("kind:%d", i))
		newest(of.Words, func(l *record.Said) bool { return l.Of(of.Of) })
	}
	w.Press("kind:0")
	w.Key("/")
	w.Type("reliant ROUND")
	newest("words", func(l *record.Said) bool {
		words := strings.ToLower(l.Head() + " " + l.Text)
		return strings.Contains(words, "reliant") && strings.Contains(words, "round")
	})
	w.Key("esc", "end", "s")
	ship := game.ShipID(0)
	newest("the first ship", func(l *record.Said) bool {
		return l.About == ship || strings.Contains(l.Text, k.Setup.Name(ship))
	})
}

// A line that is pressed shows its moment, Esc goes back to now and then away; nothing is answered
// anywhere.
func TestALineShowsItsMoment(t *testing.T) {
	k, d := tale(t), &desk{}
	w := kittest.Open(t, log.New(d, k))
	expect.True(t, w.Reads("Now"), "the log does not begin with what is now")
	w.Key("up", "up", "up")
	last := len(k.Lines) - 1
	want := "Looking back: " + k.Lines[last-3].Head()
	expect.True(t, w.Reads(want), "%q is not said: %s", want, w.Words())
	at := shown(w)
	w.Press(fmt.Sprintf("log:%d", at[1]))
	expect.True(t, w.Reads("Looking back: "+k.Lines[at[1]].Head()), "line %d is not shown: %s", at[1], w.Words())
	w.Key("esc")
	expect.True(t, d.back == 0 && w.Reads("Now"), "Esc does not go back to now: %s", w.Words())
	w.Key("esc")
	expect.Same(t, d.back, 1, "Esc does not close the log")
	kittest.Readable(t, "log", log.New(d, k))
}

// Where moments can be gone to, a press and Enter go there.
func TestALineLeadsToItsMoment(t *testing.T) {
	for _, key := range []bool{false, true} {
		k, d, went := tale(t), &desk{}, 0
		k.Go = func(after int) { went = after }
		w := kittest.Open(t, log.New(d, k))
		w.Key("up", "up")
		want := k.Lines[len(k.Lines)-3].After
		if key {
			w.Key("enter")
		} else {
			w.Press(fmt.Sprintf("log:%d", len(k.Lines)-3))
		}
		expect.True(t, went == want && d.back == 1,
			"by key %t: went to %d, want %d; closed %d times", key, went, want, d.back)
	}
}
