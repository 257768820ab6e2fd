package kittest

import (
	"slices"
	"testing"

	"attackwing/ui/kit"
)

// Sizes are the windows that every page has room in: from the smallest to 4K, and upright.
var Sizes = slices.Concat([][2]float64{{512, 320}}, Designed, Small[:3],
	[][2]float64{{800, 1280}, {3840, 2160}})

// Readable shows a page in all Sizes, each of its columns where it shows one at a time, and fails
// where a text is cut off, lies on another, or does not stand out from what lies behind it, where
// parts are pressed that lie on one another, and where two commands have the same key. In the
// smallest window and the usual one it is shown with the largest letters, too. On a telephone it is
// shown for a finger: then it fails where a part that is pressed or a word is too small for one, too.
func Readable(t testing.TB, what string, p kit.Page) {
	t.Helper()
	for _, z := range Sizes {
		w := OpenIn(t, p, z[0], z[1])
		look := func(where string) {
			t.Helper()
			for _, wrong := range Overlaps(&w.Canvas, z[0], z[1]) {
				t.Errorf("%.0fx%.0f, %s%s: %s", z[0], z[1], what, where, wrong)
			}
			for _, wrong := range w.View.Faults() {
				t.Errorf("%.0fx%.0f, %s%s: %s", z[0], z[1], what, where, wrong)
			}
		}
		look("")
		if z[0] == kit.LeastW || z[0] == 1280 {
			kit.Letters(kit.MostLetters, z[0], z[1])
			w.View.Stale()
			w.Draw()
			look(", the largest letters")
			kit.Letters(1, z[0], z[1])
			w.View.Stale()
			w.Draw()
		}
		for n := w.tabs(); n > 0; n-- {
			w.Key("f6")
			look(", another column")
		}
		if z[0] == kit.LeastW || z[0] == 1280 {
			for _, wrong := range Faint(&w.Canvas, func() { w.View.Stale(); w.Draw() }) {
				t.Errorf("%.0fx%.0f, %s: %s", z[0], z[1], what, wrong)
			}
		}
	}
	for _, z := range Handheld {
		inHand(t, what, p, z)
	}
}

// Handheld are the screens on which a page is looked at for a finger: a telephone upright and on its
// side, and a tablet.
var Handheld = [][2]float64{{390, 844}, {844, 390}, {820, 1180}}

// inHand shows a page for a finger in a window of a size, and fails where something is too small for
// one, or lies on something else.
func inHand(t testing.TB, what string, p kit.Page, z [2]float64) {
	t.Helper()
	w := OpenIn(t, p, z[0], z[1])
	w.View.Touch(true)
	for n := w.tabs(); ; n-- {
		w.Draw()
		parts, _, words := w.View.Small(kit.Finger, kit.LeastWord)
		for _, wrong := range slices.Concat(parts, words, Overlaps(&w.Canvas, z[0], z[1]), w.View.Faults()) {
			t.Errorf("%.0fx%.0f by finger, %s, %d: %s", z[0], z[1], what, n, wrong)
		}
		if n == 0 {
			return
		}
		w.View.Key("f6", &kit.Input{Touch: true}) // at last to the first again
	}
}

func (w *Window) tabs() (n int) {
	for _, p := range w.View.Placed() {
		if p.Role == kit.ATab {
			n++
		}
	}
	return n
}
