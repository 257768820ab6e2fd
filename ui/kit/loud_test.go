package kit_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

func letters(w *kittest.Window, words string) scene.Shape {
	for _, sh := range w.Canvas.Scene.Shapes {
		if sh.Text == words {
			return sh
		}
	}
	return scene.Shape{}
}

// Loud letters grow with the height there is, and give way to the width before they are cut.
func TestLoudLettersFollowTheHeight(t *testing.T) {
	page := kittest.Of(func() kit.Part { return kit.Row(8, kit.Loud(scene.SansBold, 0.5, scene.Text1, "60:00")).Grow(1) })
	small, large := kittest.OpenIn(t, kittest.Of(func() kit.Part { return kit.Column(0, page.Part()) }), 900, 100), kittest.OpenIn(t, kittest.Of(func() kit.Part { return kit.Column(0, page.Part()) }), 900, 300)
	a, b := letters(small, "60:00"), letters(large, "60:00")
	expect.True(t, a.Size != 0 && b.Size >= 2.5*a.Size, "in 100 px they are %g px, in 300 px %g px", a.Size, b.Size)
	narrow := kittest.OpenIn(t, kittest.Of(func() kit.Part { return kit.Column(0, page.Part()) }), 320, 300)
	c := letters(narrow, "60:00")
	expect.True(t, c.Size != 0 && c.Size < b.Size, "in 320 px of width they are %g px: %s", c.Size, narrow.Words())
}

// A row breaks before a part that is to stay whole.
func TestWholePartsAreNotSqueezed(t *testing.T) {
	tabs := func() kit.Part {
		var ps []kit.Part
		for i, n := range []string{"Players", "Round 1", "Round 2"} {
			ps = append(ps, kit.Segment(i == 0, kit.Line(scene.StyleBody, scene.Text1, n)).Name("tab", i).Press(func() {}))
		}
		return kit.Row(4, ps...)
	}
	page := func(whole bool) *kittest.Page {
		return kittest.Of(func() kit.Part {
			p := tabs()
			if whole {
				p = p.Whole()
			}
			return kit.Row(8, kit.Line(scene.StyleBody, scene.Text1, "A name").Grow(1).Least(300, 0), p)
		})
	}
	top := func(w *kittest.Window, name string) float64 { return w.Box(name).Y }
	if w := kittest.OpenIn(t, page(true), 420, 300); top(w, "tab:0") != top(w, "tab:2") || top(w, "tab:0") < 10 {
		t.Errorf("whole tabs lie at %g and %g", top(w, "tab:0"), top(w, "tab:2"))
	}
	if w := kittest.OpenIn(t, page(false), 420, 300); top(w, "tab:0") == top(w, "tab:2") {
		t.Error("without it they are not squeezed: the test proves nothing")
	}
}

// A key of a pad does its command and says why it cannot.
func TestKeysOfAPad(t *testing.T) {
	typed := ""
	page := kittest.Of(func() kit.Part {
		var ps []kit.Part
		for _, k := range []string{"1", "2"} {
			ps = append(ps, kit.Key(&kit.Command{ID: "digit:" + k, Words: k, Key: k, Do: func() { typed += k }}))
		}
		off := kit.Key(&kit.Command{ID: "off", Words: "3", Off: "Not now.", Do: func() { typed += "3" }})
		return kit.Column(8, kit.Grid(44, 4, append(ps, off)...), kit.Figure("12", scene.Text1, true))
	})
	w := kittest.Open(t, page)
	w.Press("digit:1")
	w.Press("digit:2")
	w.Press("off")
	expect.True(t, typed == "12" && !w.Can("off"), "typed %q", typed)
}

// What scrolls has its cells as high as they are where nothing bounds them.
func TestCellsWhereNothingBoundsThem(t *testing.T) {
	var at kit.Scrolled
	page := kittest.Of(func() kit.Part {
		return kit.Scroll(&at, kit.Matrix(9, 1, kit.Cells{LeastW: 80, LeastH: 40, FreeH: 50, MostH: 90, Gap: 0}, func(i, _ int) kit.Part {
			return kit.Bare(kit.Line(scene.StyleBody, scene.Text1, "cell")).Name("cell", i).Press(func() {})
		}))
	})
	for high, want := range map[float64]float64{810: 90, 400: 400.0 / 9, 200: 50} {
		w := kittest.OpenIn(t, page, 300, high)
		if p, _ := w.Find("cell:1"); p.Box.H < want-1 || p.Box.H > want+1 {
			t.Errorf("in %g px a cell is %g px high, want %g", high, p.Box.H, want)
		}
	}
}
