package front

import (
	"math"
	"testing"

	"attackwing/game/gametest/expect"
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

// Where sets are ticked the fleets come first that are made of their cards, however uneven they are.
func TestOwnedFleetsComeFirst(t *testing.T) {
	_, p, host := titled(t, Options{Scenario: "tholian-web"})
	pairs := p.fleets.pairings()
	last := pairs[len(pairs)-1]
	var sets []string
	for seat := range 2 {
		o := &p.fleets.offers[seat][last.at[seat]]
		for i := range o.fleet.Ships {
			s := &o.fleet.Ships[i]
			sets = append(append(sets, s.Ship.Sets...), s.Captain.Sets...)
			for _, u := range s.Upgrades {
				sets = append(sets, u.Card.Sets...)
			}
		}
		sets = append(sets, o.fleet.Resource.Card.Sets...)
	}
	missing := func() int {
		return lacking(&p.fleets.picked(0).fleet, sets) + lacking(&p.fleets.picked(1).fleet, sets)
	}
	expect.Must(t, missing() != 0, "the most even pair is of these sets, too")
	host.sets = sets
	p.fleets.list(true)
	n := missing()
	expect.True(t, n <= 0, "of what is proposed %d cards are not owned", n)
	host.sets = []string{"nothing of it"}
	p.fleets.list(true)
	if a := p.fleets.offers[0]; a[0].lacks == 0 || a[0].lacks > a[len(a)-1].lacks {
		t.Errorf("the first fleet lacks %d cards, the last %d", a[0].lacks, a[len(a)-1].lacks)
	}
}
