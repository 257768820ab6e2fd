package kit_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

func TestBriefWordsAreCutAfterTheirLines(t *testing.T) {
	long := strings.Repeat("more words ", 30)
	for most := 1; most <= 3; most++ {
		p := kit.Brief(most, scene.StyleSmall, scene.Text1, long)
		got, want := kit.HeightOf(p, 200), float64(most)*scene.StyleSmall.Line
		expect.True(t, got == want, "%d lines are %v high, want %v", most, got, want)
		w := kittest.OpenIn(t, kittest.Of(func() kit.Part { return p }), 200, 100)
		expect.True(t, strings.HasSuffix(w.Words(), "…"), "%d lines: %q", most, w.Words())
	}
	if got := kit.HeightOf(kit.Brief(3, scene.StyleSmall, scene.Text1, "short"), 200); got != scene.StyleSmall.Line {
		t.Errorf("what fits is %v high", got)
	}
}

func TestWhatIsVacantIsPressedAsARow(t *testing.T) {
	pressed := false
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part {
		return kit.Keyed(true, kit.Vacant(true, words("Crew slot")).Name("slot", 1).Press(func() { pressed = true }))
	}), 300, 100)
	w.Press("slot:1")
	expect.True(t, pressed, "a press on it does nothing")
}

func TestATileIsAsLargeAsItsRoom(t *testing.T) {
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part {
		return kit.Row(0, kit.Tile(words("4")).Name("tile", -1).Press(func() {}).Grow(1))
	}), 300, 100)
	b := w.Box("tile")
	expect.True(t, b.W == 300, "%v wide", b.W)
}

func TestAPageEndsTheTyping(t *testing.T) {
	var text kit.Typed
	p := kittest.Of(func() kit.Part { return kit.Field(&text, kit.FieldOf{ID: "name"}) })
	p.Declares = func() kit.Commands {
		return kit.Commands{{ID: "add", Key: "enter", Look: kit.Main, Do: func() { text = kit.Typed{}; text.Leave() }}}
	}
	w := kittest.OpenIn(t, p, 300, 100)
	w.Press("name")
	w.Type("Kirk")
	w.Key("enter")
	if _, _, on := w.View.Typing(); on || !text.Empty() {
		t.Errorf("typed in: %t, with %q", on, text.String())
	}
	w.Press("name")
	if _, _, on := w.View.Typing(); !on {
		t.Error("the field cannot be typed in again")
	}
}

// The chosen row may be higher than the others: all of it is seen.
func TestTheChosenRowIsSeenWhole(t *testing.T) {
	var l kit.Listed
	p := kittest.Of(func() kit.Part {
		return kit.List(&l, 30, 0, func(i int) kit.Part {
			h := 20.0
			if i == l.At {
				h = 80
			}
			return kittest.Plain("row", 100, h).Name("row", i)
		})
	})
	w := kittest.OpenIn(t, p, 200, 200)
	for i := range 30 {
		l.At = i
		w.View.Stale()
		w.Draw()
		b := w.Box(fmt.Sprint("row:", i))
		expect.True(t, b.H >= 80, "row %d is seen %v high", i, b.H)
	}
}
