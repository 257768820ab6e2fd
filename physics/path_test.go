package physics

import "testing"

// The speeds that are written down are those that are measured, to the last bit: games are played
// again by them.
func TestSpeedsAreMeasured(t *testing.T) {
	for i := range paths {
		for n := range paths[i] {
			if got := paths[i][n].fastest(); got != speeds[i][n] {
				t.Errorf("base %d, template %d: %v is written, %v measured", i, n, speeds[i][n], got)
			}
		}
	}
}
