package arena

import (
	"math/rand/v2"
	"testing"
)

// Of a hundred intervals of 95 % about ninety-five hold the true share: of alike battles in a pair and of
// independent ones, near the middle and near an end.
func TestIntervalsHold(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, alike := range []bool{false, true} {
		for _, p := range []float64{0.5, 0.3, 0.05} {
			held := 0
			const trials = 3000
			for range trials {
				var c counts
				for range 60 {
					x := r.Float64() < p
					for range 2 {
						if !alike {
							x = r.Float64() < p
						}
						c.note(map[bool]float64{true: 1}[x])
					}
					c.close()
				}
				if got := c.rate(); got.Low <= p && p <= got.High {
					held++
				}
			}
			if share := float64(held) / trials; share < 0.92 || share > 0.985 {
				t.Errorf("alike %t, share %.2f: %.1f%% of the intervals hold it", alike, p, 100*share)
			}
		}
	}
}
