package kit_test

import (
	"fmt"
	"testing"

	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

// busy is a page as full as the battle's while dials are set: a bar, a board, ships, a dial of 30
// cells, nine options with reasons, a log of 400 lines.
func busy() *kittest.Page {
	var tabs kit.Tabs
	var log kit.Listed
	var eye boardview.Eye
	board := scene.Board{}
	chosen := 3
	nothing := func() {}
	command := func(id, words, key string) *kit.Command {
		return &kit.Command{ID: id, Words: words, Key: key, Tip: "What it is for, in a sentence.", Do: nothing}
	}
	const why = "A ship with an Auxiliary Power Token may not choose a red maneuver, and loses its action when it performs one."
	return kittest.Of(func() kit.Part {
		var ships, options []kit.Part
		for i := range 8 {
			ships = append(ships, kit.Chosen(i == 2, kit.Row(8, kit.Seat(7, 1+i%2, 4), kit.Column(2, kit.Line(scene.StyleH3, scene.Text1, "U.S.S. Enterprise-D"), kit.Bar(3, 4, 2, 1, 4)).Grow(1),
				kit.Pill("Cloaked", scene.Accent, scene.AccentLo))).Name("ship", i).Press(nothing).Point(func(bool) {}))
		}
		for i := range 9 {
			options = append(options, kit.Chosen(i == chosen, kit.Row(8, kit.Column(2, kit.Text(scene.StyleH3, scene.Text1, fmt.Sprint("Evade ", i)), kit.Text(scene.StyleSmall, scene.Text2, why)).Grow(1),
				kit.Cap(fmt.Sprint(i+1)))).Name("opt", i).Press(nothing).Tip(func() kit.Tip { return kit.Tip{Name: "Evade", Words: why} }))
		}
		dial := kit.Matrix(6, 5, kit.Cells{LeastW: 44, LeastH: 32, MostW: 64, MostH: 44, Gap: 4}, func(r, c int) kit.Part {
			return kit.Chosen(r == 1 && c == 2, kit.Gap(1)).Name("cell", r*5+c).Press(nothing).Point(func(bool) {})
		})
		bar := kit.Row(8, kit.Button(command("menu", "Menu", "esc")), kit.Line(scene.StyleH3, scene.Text1, "The Tholian Web").Grow(1),
			kit.Button(command("undo", "Undo", "ctrl+z")), kit.Button(command("help", "Help", "f1")))
		return kit.Column(0, kit.Air(8, 4, bar), kit.Split(&tabs,
			kit.Col{Name: "Ships", Least: 260, Part: kit.Column(6, ships...)},
			kit.Col{Name: "Board", Least: 400, Share: 1, Stays: true, Part: boardview.Board(&board, &eye, kit.Part{})},
			kit.Col{Name: "Now", Least: 320, Part: kit.Panel(kit.Column(8, dial, kit.Column(4, options...), kit.Button(command("lock", "Lock this dial", "enter"))))},
			kit.Col{Name: "Log", Least: 240, Part: kit.List(&log, 400, 0, func(i int) kit.Part { return kit.Text(scene.StyleSmall, scene.Text2, why) })}))
	})
}

// Body, layout and putting of the busiest page: at most 0.3 ms (see the figures in the commit).
func BenchmarkBusyPage(b *testing.B) {
	w := kittest.OpenIn(b, busy(), 1600, 900)
	b.ReportAllocs()
	for b.Loop() {
		w.View.Stale()
		w.Draw()
	}
}

// What a pointer costs that goes to another part: the page is put again, and not laid out.
func BenchmarkPutAgain(b *testing.B) {
	w := kittest.OpenIn(b, busy(), 1600, 900)
	b.ReportAllocs()
	for b.Loop() {
		w.Draw()
	}
}

func BenchmarkIdleTick(b *testing.B) {
	w := kittest.OpenIn(b, busy(), 1600, 900)
	w.Tick(60)
	in := kit.Input{X: 20, Y: 20}
	b.ReportAllocs()
	for b.Loop() {
		w.View.Pointer(&in)
		w.View.Tick(1.0 / 60)
	}
}
