package battle

import (
	"attackwing/game"
	"attackwing/ui/names"
	"strconv"
	"time"
)

// Planned reports whether a player's dials are handed in.
func (s *Seen) Planned(p game.PlayerID) bool { return len(s.Plans(p)) == 0 }

// Ships are how many ships of a player have a dial.
func (s *Seen) Ships(p game.PlayerID) (n int) {
	s.Shown.FleetOf(p, func(id game.ShipID) {
		if s.Shown.Ships[id].InPlay() {
			n++
		}
	})
	return n
}

// StepWords are a player's step in a sentence.
func (c *Cover) StepWords(p game.PlayerID) string {
	b := c.battle
	u := b.Game.Setup()
	if p != b.Seated && b.Planned(p) {
		return u.Player(p) + " has planned: " + names.Plural(float64(b.Ships(p)), "dial") + " locked."
	}
	return u.Player(p) + " plans: " + names.Plural(float64(b.Ships(p)), "ship") + ", hidden from " + u.Player(p.Other()) + "."
}

// MayGoBack reports whether the other player's dials can be taken back into their hands: they are handed in and nothing has
// been revealed since.
func (c *Cover) MayGoBack() bool {
	b := c.battle
	return c.Curtain && b.HotSeat() && b.Planned(b.Seated.Other()) && len(b.Marks) > 0 && len(b.Locked) == 0
}

// GoBack leads from the cover back to the other player's planning, behind their own ring.
//
// Ruling: the dials are set anew. Shown as they were, they would be anybody's who goes back and holds the ring.
func (c *Cover) GoBack() { c.battle.Undo() }

// AwaySeconds is after how long without input the dials of two people at one screen are covered, 0 never.
func (c *Cover) AwaySeconds() float64 {
	n, err := strconv.Atoi(c.battle.Person.Away)
	if err != nil {
		return 0
	}
	return float64(n)
}

// Secret reports whether somebody's dials lie open that another person at the screen must not see.
func (c *Cover) Secret() bool {
	b := c.battle
	return b.Host.Shows() && b.HotSeat() && b.Planner != game.NoShip && !c.Curtain
}

// CoverIn is after how many seconds the dials are covered if nobody does anything, 0 never.
func (c *Cover) CoverIn() float64 {
	b := c.battle
	n := b.AwaySeconds()
	if b.Means.Now == nil || n == 0 || !c.Secret() || c.lastInput.IsZero() {
		return 0
	}
	return max(0.001, n-b.Means.Now().Sub(c.lastInput).Seconds())
}

// WatchAway covers the dials when nobody has done anything for a while.
func (c *Cover) WatchAway(any bool) {
	b := c.battle
	if b.Means.Now == nil {
		return
	}
	if any || !c.Secret() || c.lastInput.IsZero() {
		c.lastInput = b.Means.Now()
		return
	}
	if n := b.AwaySeconds(); n > 0 && b.Means.Now().Sub(c.lastInput) >= time.Duration(n*float64(time.Second)) {
		c.Fall()
	}
}

// Fall hides the dials until their owner is back.
func (c *Cover) Fall() { c.Curtain, c.battle.Changed = true, true }

// Lift shows them to their owner.
func (c *Cover) Lift() { c.Curtain, c.battle.Changed = false, true }
