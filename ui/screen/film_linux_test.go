package screen

import (
	"slices"
	"syscall"
	"testing"

	"attackwing/game/gametest/expect"
)

// spent is the processor time of this program so far, ms: of a frame on a machine that does other
// things, too, the clock tells little.
func spent(t testing.TB) float64 {
	var u syscall.Rusage
	expect.OK(t, syscall.Getrusage(syscall.RUSAGE_SELF, &u))
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e6
}

// BenchmarkFilmFrame shows twenty seconds of a film at 60 frames a second, painted in memory as it
// is for the window: a tick, the layout, the board and what lies on it. What the engine does with
// the picture is not in it.
func BenchmarkFilmFrame(b *testing.B) {
	for b.Loop() {
		w, f := showing(b)
		var took []float64
		for !f.Over() && len(took) < 60*20 {
			at := spent(b)
			w.next()
			took = append(took, spent(b)-at)
		}
		sum := 0.0
		for _, ms := range took {
			sum += ms
		}
		b.ReportMetric(took[0], "ms/first") // nothing is shown before it
		took = took[1:]
		slices.Sort(took)
		b.ReportMetric(float64(len(took)), "frames")
		b.ReportMetric(sum/float64(len(took)), "ms/frame")
		b.ReportMetric(took[len(took)/2], "ms/median")
		b.ReportMetric(took[len(took)*99/100], "ms/99%")
		b.ReportMetric(took[len(took)-1], "ms/worst")
	}
}
