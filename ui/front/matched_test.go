package front

import (
	"math"
	"testing"

	"attackwing/game/matchups"
)

// The quick start of each scenario whose pairs were played begins with the most even one, Other
// fleets goes on to the next, and the title says whom a pair favors.
func TestEvenFleetsComeFirst(t *testing.T) {
	for _, id := range []string{"tholian-web", "unimatrix-zero", "last-battle-of-ds9", "future-tense"} {
		w, p, _ := titled(t, Options{Scenario: id})
		share := func() float64 {
			s, ok := matchups.Share(id, p.fleets.pickedKey(0), p.fleets.pickedKey(1))
			if !ok {
				t.Fatalf("%s: %s against %s was not played", id, p.fleets.pickedKey(0), p.fleets.pickedKey(1))
			}
			return math.Abs(s - 0.5)
		}
		last := share()
		for n := range p.fleets.pairings() {
			words := p.fleets.favors()
			if even := words[:4] == "Even"; even != (last <= matchups.FairTo-0.5+1e-9) || !w.Reads(words) {
				t.Errorf("%s, pair %d: %q is said of %.2f, or is not read", id, n+1, words, last)
			}
			w.Key("x")
			if now := share(); now < last && n+1 < len(p.fleets.pairings()) {
				t.Errorf("%s: pair %d is more even than the one before", id, n+2)
			} else {
				last = now
			}
		}
	}
}
