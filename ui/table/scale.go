package table

import (
	"cmp"
	"slices"
	"strconv"

	"attackwing/ui/kit"
	"attackwing/ui/window"
)

// Scale is how much larger than usual everything is to be shown.
func (t *Table) Scale() float64 {
	n, err := strconv.Atoi(t.prefs.Scale)
	if err != nil || n <= 0 {
		return 1
	}
	return float64(n) / 100
}

// Sized tells how large everything is shown in the end, where the window has no room for more.
func (t *Table) Sized(scale float64) {
	if t.sized != scale {
		t.sized, t.dirty = scale, true
	}
}

// Least is the smallest window, in the table's own pixels, in which what is shown now has room for all its words.
func (t *Table) Least() (w, h float64) { return kit.LeastW, kit.LeastH }

// rescale goes to the next larger or smaller size, 0 to the usual one.
func (t *Table) rescale(by int) {
	steps := slices.Clone(window.Scales)
	slices.SortFunc(steps, func(a, b string) int { return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b)) })
	at := slices.Index(steps, window.Scales[0])
	for i, s := range steps {
		if s == t.prefs.Scale && by != 0 {
			at = max(0, min(len(steps)-1, i+by))
		}
	}
	t.setSetting("scale", steps[at])
	t.Toast("Everything at " + steps[at] + " %, as far as the window has room")
}
