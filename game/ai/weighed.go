package ai

import (
	"math"
	"slices"

	"attackwing/game"
)

// Weighed is a plan for the dials of a fleet that a player weighed, and how often it would play it,
// in percent.
type Weighed struct {
	Moves [game.MaxShips]int8 // -1 none
	Share int
}

// Planner is a player that can say which plans it weighed when it set its dials last, what it would
// play most often first, at most three. They rest on what it saw, and are told to nobody before the
// dials are revealed.
type Planner interface{ Weighed() []Weighed }

// Weighed are the plans of the mix that was drawn from.
func (c *captain) Weighed() (out []Weighed) {
	t := &c.plans
	sum := 0.0
	for i := range t.nMine {
		sum += t.mix[i]
	}
	if sum == 0 {
		return nil
	}
	for i := range t.nMine {
		if n := int(math.Round(100 * t.mix[i] / sum)); n > 0 {
			out = append(out, Weighed{t.mine[i], n})
		}
	}
	slices.SortStableFunc(out, func(a, b Weighed) int { return b.Share - a.Share })
	return out[:min(3, len(out))]
}
