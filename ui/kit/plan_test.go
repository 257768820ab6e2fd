package kit_test

import (
	"fmt"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

func TestAPlanIsAsLargeAsItsRoom(t *testing.T) {
	card := func(n int) kit.Part {
		return kit.Row(0, boardview.Plan(nil, 60), kit.Gap(10).Least(40, 0).Grow(1)).Name("card", n).Press(func() {}).Grow(1).Least(150, 0)
	}
	p := kittest.Of(func() kit.Part { return kit.Column(10, kit.Row(10, card(0), card(1)), kit.Row(10, card(2), card(3))) })
	w := kittest.OpenIn(t, p, 320, 310)
	if a, d := w.Box("card:0"), w.Box("card:3"); a.H != 150 || d.Y != 160 || d.H != 150 {
		t.Errorf("%v and %v, want each 150 high", a, d)
	}
	w.Resize(200, 310)
	if a := w.Box("card:0"); a.H != 60 {
		t.Errorf("%v high where they stand one below the other, want 60", a.H)
	}
}

func TestTheLastOfARowIsTheFirstToChange(t *testing.T) {
	either := func(n int) kit.Part {
		return kit.Either(kit.Gap(100).Name("wide", n).Press(func() {}), kit.Gap(30).Name("small", n).Press(func() {}))
	}
	p := kittest.Of(func() kit.Part { return kit.Row(10, either(0), either(1), either(2)) })
	for _, c := range []struct {
		room          float64
		shown, hidden string
	}{{330, "wide:2", "small:2"}, {260, "wide:1", "wide:2"}, {200, "wide:0", "wide:1"}, {110, "small:0", "wide:0"}} {
		w := kittest.OpenIn(t, p, c.room, 110)
		if !w.Can(c.shown) || w.Can(c.hidden) {
			t.Errorf("in %v px: %v", c.room, w.Names())
		}
	}
}

func TestNotesGoWhereThereIsNoHeight(t *testing.T) {
	line := func(words string) kit.Part { return kit.Line(scene.StyleBody, scene.Text1, words) }
	for high, want := range map[float64]bool{60: true, 30: false} {
		p := kittest.Of(func() kit.Part {
			return kit.Ample(kit.Column(0, line("words"), line("note")), line("words")).High(high)
		})
		w := kittest.OpenIn(t, p, 200, 100)
		expect.True(t, w.Reads("words") && w.Reads("note") == want, "%v high: %q", high, w.Words())
	}
}

func TestSomeRowsAndHowManyMore(t *testing.T) {
	row := func(words string) kit.Part { return kit.Line(scene.StyleBody, scene.Text1, words) }
	for high, want := range map[float64]string{0: "", 70: "", 50: "2 more", 24: "3 more"} {
		p := kittest.Of(func() kit.Part {
			some := kit.Some(2, func(left int) kit.Part { return row(fmt.Sprintf("%d more", left)) }, row("one"), row("two"), row("three"))
			if high > 0 {
				return some.High(high)
			}
			return some
		})
		w := kittest.OpenIn(t, p, 200, 100)
		if want == "" && !(w.Reads("three") && !w.Reads("more")) || want != "" && (!w.Reads(want) || w.Reads("three")) {
			t.Errorf("%v high: %q", high, w.Words())
		}
	}
}

func TestEnterLeavesASearch(t *testing.T) {
	var text kit.Typed
	went := 0
	p := kittest.Of(func() kit.Part { return kit.Field(&text, kit.FieldOf{ID: "search", Search: true}) })
	p.Declares = func() kit.Commands {
		return kit.Commands{{ID: "on", Key: "enter", Look: kit.Main, Do: func() { went++ }}}
	}
	w := kittest.OpenIn(t, p, 300, 100)
	w.Press("search")
	w.Type("terran")
	w.Key("enter")
	if _, _, on := w.View.Typing(); on || went != 0 || text.String() != "terran" {
		t.Fatalf("typed in: %t, done %d times, %q", on, went, text.String())
	}
	w.Key("enter")
	expect.True(t, went == 1, "Enter again is done %d times", went)
}
