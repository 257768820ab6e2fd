package ai

import "attackwing/game"

// Twin is a player that can say which maneuver a player of its level would most likely set,
// whatever that one's seed is: who sets what a twin foretells can be read. It is to see what its
// level sees, and is asked for nothing else.
type Twin interface {
	Watch(v *game.View)
	Likeliest(v *game.View, p *game.Prompt) int8
}

// Watch has nothing to note: an ensign remembers nothing.
func (e *ensign) Watch(*game.View) {}

// Likeliest returns the dial that an ensign with another seed would set.
func (e *ensign) Likeliest(v *game.View, p *game.Prompt) int8 {
	e.Choose(v, p)
	return e.plan[p.Ship]
}

// Watch notes the enemy's dials.
func (l *lieutenant) Watch(v *game.View) { l.foe.watch(v) }

// Likeliest is the maneuver of the ship that has the greatest part in the mix of plans that was
// found.
func (c *captain) Likeliest(v *game.View, p *game.Prompt) int8 {
	c.Choose(v, p)
	var part [maxMoves]float64
	best := c.plan[p.Ship]
	for i := range c.plans.nMine {
		m := c.plans.mine[i][p.Ship]
		if m < 0 || m >= maxMoves {
			continue
		}
		if part[m] += c.plans.mix[i]; best < 0 || part[m] > part[best] {
			best = m
		}
	}
	return best
}
