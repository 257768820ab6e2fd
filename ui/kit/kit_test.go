package kit_test

import (
	"fmt"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

func words(s string) kit.Part { return kit.Text(scene.StyleBody, scene.Text1, s) }

func TestARowBreaksWhereThereIsNoRoom(t *testing.T) {
	w := kittest.OpenIn(t, kittest.Of(func() kit.Part { return kit.Row(8, kittest.Plain("a", 200, 20), kittest.Plain("b", 200, 30)) }), 600, 400)
	if a, b := w.Box("a"), w.Box("b"); a.Y+a.H/2 != b.Y+b.H/2 || b.X != 208 {
		t.Errorf("side by side: %v %v", a, b)
	}
	w.Resize(300, 400)
	if a, b := w.Box("a"), w.Box("b"); b.X != 0 || b.Y != a.Y+a.H+8 {
		t.Errorf("broken: %v %v", a, b)
	}
}

func TestWhatGrowsSharesWhatIsLeft(t *testing.T) {
	p := kittest.Of(func() kit.Part {
		return kit.Row(10, kittest.Plain("own", 100, 20), kittest.Plain("one", 10, 20).Grow(1), kittest.Plain("two", 10, 20).Grow(2))
	})
	w := kittest.OpenIn(t, p, 720, 400)
	if one, two := w.Box("one"), w.Box("two"); one.W != 200 || two.W != 400 {
		t.Errorf("%v wide and %v, want 200 and 400", one.W, two.W)
	}
	p.Part = func() kit.Part {
		return kit.Column(10, kittest.Plain("own", 100, 20), kittest.Plain("one", 100, 10).Grow(1))
	}
	w.View.Stale()
	w.Draw()
	if one := w.Box("one"); one.Y != 30 || one.H != 370 {
		t.Errorf("in a column: %v", one)
	}
}

func TestGridHasAsManyColumnsAsHaveRoom(t *testing.T) {
	p := kittest.Of(func() kit.Part {
		var ps []kit.Part
		for i := range 6 {
			ps = append(ps, kittest.Plain(fmt.Sprint(i), 0, 20))
		}
		return kit.Grid(100, 10, ps...)
	})
	for wide, cols := range map[float64]int{100: 1, 210: 2, 320: 3, 1000: 6} {
		w := kittest.OpenIn(t, p, wide, 400)
		n := 0
		for i := range 6 {
			if w.Box(fmt.Sprint(i)).Y == 0 {
				n++
			}
		}
		expect.True(t, n == cols, "%v wide: %d columns, want %d", wide, n, cols)
	}
}

func TestOnlyRowsThatAreSeenAreMade(t *testing.T) {
	made := map[int]bool{}
	var l kit.Listed
	l.Picks = true
	p := kittest.Of(func() kit.Part {
		return kit.List(&l, 1000, 40, func(i int) kit.Part {
			made[i] = true
			return kit.Chosen(i == l.At, words(fmt.Sprint("card ", i))).Name("row", i).Press(func() { l.At = i })
		})
	})
	w := kittest.OpenIn(t, p, 400, 400)
	expect.True(t, len(made) <= 10, "%d rows made for nine", len(made))
	w.Press("row:3")
	w.Key("end")
	if l.At != 999 || !w.Can("row:999") {
		t.Errorf("End: at %d, seen %t", l.At, w.Can("row:999"))
	}
	w.Key("up", "up")
	expect.Same(t, l.At, 997, "up twice: at")
	expect.True(t, len(made) <= 30, "%d rows made", len(made))
}

func TestARowCutOffIsPressedWhereItIsSeen(t *testing.T) {
	var s kit.Scrolled
	pressed := ""
	p := kittest.Of(func() kit.Part {
		return kit.Column(0, kit.Column(0, kit.Button(&kit.Command{ID: "top", Words: "Top", Do: func() { pressed = "top" }})), kit.Scroll(&s, kit.Column(0,
			kittest.Plain("high", 100, 500), kittest.Plain("low", 100, 100).Press(func() { pressed = "low" }))))
	})
	w := kittest.OpenIn(t, p, 300, 200)
	w.Wheel("high", -3)
	w.Press("top")
	expect.Same(t, pressed, "top", "what is scrolled away covers the button above")
	w.Key("tab", "tab", "tab")
	w.Key("enter")
	expect.Same(t, pressed, "low", "Tab and Enter do not reach what was out of sight")
	_, seen := w.Find("low")
	expect.True(t, seen, "what has the focus is not brought into view")
}

func TestColumnsStandBesideEachOtherOrUnderTabs(t *testing.T) {
	var tabs kit.Tabs
	p := kittest.Of(func() kit.Part {
		return kit.Split(&tabs, kit.Col{Name: "Left", Least: 300, Share: 1, Part: kittest.Plain("left", 100, 900)}, kit.Col{Name: "Right", Least: 200, Part: kittest.Plain("right", 100, 20)})
	})
	w := kittest.OpenIn(t, p, 600, 300)
	w.Box("left")
	w.Box("right")
	w.Resize(400, 300)
	_, seen := w.Find("right")
	expect.True(t, !seen, "both are shown")
	w.Key("f6")
	w.Box("right")
	w.Press("column:0")
	w.Box("left")
}

func TestAModalLayerLetsNothingThrough(t *testing.T) {
	open, below, over := true, 0, 0
	p := kittest.Of(func() kit.Part {
		return kit.Button(&kit.Command{ID: "below", Words: "Below", Key: "b", Do: func() { below++ }})
	})
	p.Declares = func() kit.Commands { return kit.Commands{{ID: "below", Key: "b", Do: func() { below++ }}} }
	p.LaysAbove = func() []kit.Layer {
		if !open {
			return nil
		}
		yes := &kit.Command{ID: "yes", Words: "Yes", Key: "enter", Look: kit.Main, Do: func() { over++; open = false }}
		return []kit.Layer{{Modal: true, Key: "sure", Commands: kit.Commands{yes}, Body: kit.Dialog("Sure?", "", words("There is no way back."), yes)}}
	}
	w := kittest.OpenIn(t, p, 600, 400)
	w.PressAt(20, 20)
	w.Key("b")
	_, seen := w.Find("below")
	expect.True(t, below <= 0 && !seen, "done %d times, reported %t", below, seen)
	w.Key("tab", "tab")
	n, _ := w.View.Focused()
	expect.Same(t, n.Kind, "yes", "Tab leaves the dialog for %v", n)
	w.Press("yes")
	w.Press("below")
	w.Key("b")
	expect.True(t, over == 1 && below == 2, "over %d, below %d", over, below)
}

func TestNothingIsLaidOutWhereNothingChanged(t *testing.T) {
	p := kittest.Of(func() kit.Part { return kit.Column(8, words("a"), kittest.Plain("b", 100, 20)) })
	w := kittest.OpenIn(t, p, 600, 400)
	w.PointAt(300, 300)
	n := w.View.Bodies()
	w.Tick(100)
	w.PointAt(310, 300)
	w.Key("j")
	if w.View.Bodies() != n {
		t.Errorf("Body was asked %d times", w.View.Bodies()-n)
	}
	expect.True(t, w.View.Resting(), "it does not rest")
}

func TestAnIdleTickAllocatesNothing(t *testing.T) {
	p := kittest.Of(func() kit.Part { return kit.Column(8, words("a"), kittest.Plain("b", 100, 20)) })
	w := kittest.OpenIn(t, p, 600, 400)
	w.Tick(2)
	in := kit.Input{X: 20, Y: 20}
	n := testing.AllocsPerRun(100, func() { w.View.Pointer(&in); w.View.Tick(1.0 / 60) })
	expect.True(t, n == 0, "%v allocations", n)
}

func TestADialogStaysWhereItWasTurnedTo(t *testing.T) {
	p := kittest.Of(func() kit.Part { return words("below") })
	p.LaysAbove = func() []kit.Layer {
		return []kit.Layer{{Modal: true, Key: "long", Body: kit.Dialog("Long", "", kit.Column(0, kittest.Plain("top", 100, 300), kittest.Plain("low", 100, 300)), &kit.Command{ID: "leave", Words: "Leave"})}}
	}
	w := kittest.OpenIn(t, p, 600, 400)
	w.Wheel("top", -5)
	if _, seen := w.Find("low"); !seen {
		t.Fatal("it does not turn")
	}
	w.View.Stale()
	w.Draw()
	if _, seen := w.Find("low"); !seen {
		t.Error("laid out anew it is at its top again")
	}
}

func TestWhatHasNoRoomIsInTheListOfTools(t *testing.T) {
	done := ""
	var m kit.More
	tool := func(id string) *kit.Command {
		return &kit.Command{ID: id, Words: "Tool " + id, Do: func() { done = id }}
	}
	p := kittest.Of(func() kit.Part {
		return kit.Row(8, words("Bar").Grow(1), kit.Tools(&m, tool("a"), tool("b"), tool("c")))
	})
	w := kittest.OpenIn(t, p, 800, 300)
	w.Press("c")
	expect.Same(t, done, "c", "done")
	w.Resize(220, 300)
	_, seen := w.Find("c")
	expect.True(t, !seen, "there is room for all")
	w.Press("more")
	w.Press("c")
	expect.True(t, done == "c" && !w.Can("c"), "the list does not close")
	w.Press("more")
	w.Key("esc")
	expect.True(t, !w.Can("c"), "Esc does not close the list")
	w.Press("more")
	w.PressAt(100, 280)
	expect.True(t, !w.Can("c"), "a press beside it does not close the list")
}

func TestAColumnComesApartUnderTabs(t *testing.T) {
	var tabs kit.Tabs
	p := kittest.Of(func() kit.Part {
		return kit.Split(&tabs, kit.Col{Name: "Board", Least: 200, Share: 1, Stays: true, Part: kittest.Plain("board", 0, 100)},
			kit.Col{Name: "All", Least: 300, Part: kittest.Plain("all", 100, 20), Folds: []kit.Col{{Name: "One", Least: 100, Part: kittest.Plain("one", 100, 20)}, {Name: "Two", Least: 100, Part: kittest.Plain("two", 100, 20)}}})
	})
	w := kittest.OpenIn(t, p, 600, 300)
	w.Box("all")
	w.Resize(480, 300)
	w.Box("board")
	w.Box("one")
	w.Key("f6")
	w.Box("two")
	w.Box("board")
}

func TestFaultsAreFound(t *testing.T) {
	p := kittest.Of(func() kit.Part { return kit.Column(-10, kittest.Plain("a", 100, 50), kittest.Plain("b", 100, 50)) })
	p.Declares = func() kit.Commands { return kit.Commands{{ID: "one", Key: "x"}, {ID: "two", Key: "y", Also: "z x"}} }
	w := kittest.OpenIn(t, p, 400, 300)
	got := w.View.Faults()
	if len(got) != 2 || got[0] != `the page: the key "x" is that of one and of two` || got[1] != `a "" and b "" are pressed on one another at 0,40` {
		t.Errorf("%q", got)
	}
}

func TestAirGivesWayBeforeAnythingScrolls(t *testing.T) {
	var s kit.Scrolled
	p := kittest.Of(func() kit.Part {
		return kit.Scroll(&s, kit.Column(0, kittest.Plain("top", 100, 100), kit.Space(), kittest.Plain("foot", 100, 40)))
	})
	w := kittest.OpenIn(t, p, 300, 160) // 20 px of air
	expect.Same(t, w.Box("foot").Y, 120, "the foot is at")
}
