package ai

import (
	"attackwing/game"
)

// captain sets the dials of its fleet together, against what the enemy may set: plans of both sides
// are judged pair by pair (table of plans), and what is played is drawn from a mix that is good
// against a guess of the enemy and against an enemy that guesses well, so that it cannot be read.
// All else it tries out as a lieutenant does. An admiral is a captain that spends more: its best
// plans are tried out in imagined games.
type captain struct {
	lieutenant
	plans    plans
	places   *placing
	searched bool   // the plan of this round was found by search
	spot     string // why the last ship stands where it was placed, "" by habit
}

func newCaptain(seed uint64, e effort) *captain {
	c := &captain{lieutenant: *newLieutenant(seed, e)}
	c.draws = c.draw
	c.closes = true
	return c
}

// Reseed begins anew.
func (c *captain) Reseed(seed uint64) { c.lieutenant.Reseed(seed) }

// Choose answers a prompt.
func (c *captain) Choose(v *game.View, p *game.Prompt) game.Answer {
	if p.Ask == game.PlaceShip && p.Back == nil && c.effort.places > 0 {
		c.last = said{u: v.Setup, ask: p.Ask, ship: p.Ship}
		return c.place(v, p)
	}
	if p.Ask != game.ChooseManeuver {
		c.spot = ""
		return c.lieutenant.Choose(v, p)
	}
	fresh := !c.ready || c.round != v.Round || c.mark != markOf(v)
	a := c.lieutenant.Choose(v, p) // an ensign's plan, and what the enemy may set
	if fresh {
		if c.searched = c.foe.ready; c.searched {
			c.plans.settle(&c.lieutenant, v, p)
		}
	}
	if o := p.Given(a); o.Kind != game.SetManeuver {
		return a // what the sheet offers in place of a maneuver
	}
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind == game.SetManeuver && o.N == c.plan[p.Ship] {
			c.last.o = *o
			c.last.value, c.last.next = c.value[p.Ship], c.second[p.Ship]
			return p.Pick(i)
		}
	}
	return a
}
