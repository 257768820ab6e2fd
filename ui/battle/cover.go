package battle

import (
	"strconv"
	"time"

	"attackwing/game"
	"attackwing/ui/names"
)

// StepWords are a player's step in a sentence.
func (c *Cover) StepWords(p game.PlayerID) string {
	b := c.battle
	u := b.Game.Setup()
	if p != b.Planning.Seat && b.Planned(p) {
		return u.Player(p) + " is done: " + names.Plural(float64(b.Ships(p)), "dial") + " locked."
	}
	return u.Player(p) + " plans: " + names.Plural(float64(b.Ships(p)), "ship") + ", hidden from " + u.Player(p.Other()) + "."
}

// MayGoBack reports whether the other player's dials can be taken back into their hands: they are
// handed in and nothing has been revealed since.
func (c *Cover) MayGoBack() bool {
	b := c.battle
	return c.Down && b.HotSeat() && b.Planned(b.Planning.Seat.Other()) && len(b.History.Marks) > 0 &&
		len(b.Planning.Locked) == 0
}

// GoBack leads from the cover back to the other player's planning, behind their own ring.
//
// Ruling: the dials are set anew. Shown as they were, they would be anybody's who goes back and
// holds the ring.
func (c *Cover) GoBack() { c.battle.History.Undo() }

// AwaySeconds is after how long without input the dials of two people at one screen are covered, 0
// never.
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
	return b.Host.Shows() && b.HotSeat() && b.Planning.Ship != game.NoShip && !c.Down
}

// FallsIn is after how many seconds the dials are covered if nobody does anything, 0 never.
func (c *Cover) FallsIn() float64 {
	b := c.battle
	n := b.Cover.AwaySeconds()
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
	if n := b.Cover.AwaySeconds(); n > 0 && b.Means.Now().Sub(c.lastInput) >= time.Duration(n*float64(time.Second)) {
		c.Fall()
	}
}

// Fall hides the dials until their owner is back.
func (c *Cover) Fall() { c.Down, c.battle.Changed = true, true }

// Lift shows them to their owner.
func (c *Cover) Lift() { c.Down, c.battle.Changed = false, true }
