package windowtest

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// Sizes are the windows that the battle is looked at in.
var Sizes = append(slices.Clone(kittest.Designed), [2]float64{800, 500}, [2]float64{853, 533}, [2]float64{683, 427},
	[2]float64{640, 400}, [2]float64{512, 320})

// Judged collects what is wrong with the texts of a page in every window: each sentence once, with
// where it was seen.
type Judged map[string]string

// Look shows the page in all sizes.
func (j Judged) Look(w *Window, where string) {
	for _, z := range Sizes {
		if z[0] < kit.LeastW || z[1] < kit.LeastH {
			continue
		}
		w.Resize(z[0], z[1])
		w.Draw()
		for _, s := range kittest.Overlaps(&w.Pane.Canvas, z[0], z[1]) {
			key := fmt.Sprintf("%.0fx%.0f %s", z[0], z[1], s)
			if _, is := j[key]; !is {
				j[key] = where
			}
		}
	}
	for _, s := range kittest.Faint(&w.Pane.Canvas, w.Draw) {
		j[s] = where
	}
}

// Report fails with all of it.
func (j Judged) Report(t testing.TB) {
	t.Helper()
	for _, k := range slices.Sorted(maps.Keys(j)) {
		t.Errorf("%s: %s", k, j[k])
	}
}
