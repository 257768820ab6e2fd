package desk

import (
	"attackwing/game/tournament"
)

// glideSeconds is how long rows of the standings take to their new places.
const glideSeconds = 0.32

// glide lets the rows of the standings move to where a result has put them.
type glide struct {
	was  map[tournament.No]int // places before
	past float64
}

// from begins to glide from the standings of one state of an event to those of another.
func (g *glide) from(old, now *tournament.Event, tab int) {
	if old == nil || now == nil || old.Revision == now.Revision || old.Round() != now.Round() || tab == playersTab {
		return
	}
	was := map[tournament.No]int{}
	for i, s := range old.Standings(old.Round()) {
		was[s.No] = i
	}
	for i, s := range now.Standings(now.Round()) {
		if at, ok := was[s.No]; ok && at != i {
			g.was, g.past = was, 0
			return
		}
	}
}

func (g *glide) done() bool { return g.was == nil }

// tick lets dt seconds pass; it tells whether anything moved.
func (g *glide) tick(dt float64) bool {
	if g.was == nil {
		return false
	}
	if g.past += dt; g.past >= glideSeconds {
		g.was = nil
	}
	return true
}

// row is where a row is on its way to place i.
func (g *glide) row(n tournament.No, i int) float64 {
	at, ok := g.was[n]
	if !ok {
		return float64(i)
	}
	u := g.past / glideSeconds
	u = u * u * (3 - 2*u)
	return float64(at) + (float64(i)-float64(at))*u
}
