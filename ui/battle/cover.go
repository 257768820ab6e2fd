package battle

import (
	"time"

	"attackwing/game"
)

// MayGoBack reports whether the other player's dials can be taken back into their hands: they are
// handed in and nothing has been revealed since.
//
// Ruling: the dials are set anew. Shown as they were, they would be anybody's who goes back and
// holds the ring.
func (b *Session) MayGoBack() bool {
	return b.Cover.Down && b.HotSeat() && b.Planned(b.Planning.Seat.Other()) && len(b.History.Marks) > 0 &&
		len(b.Planning.Locked) == 0
}

// Secret reports whether somebody's dials lie open that another person at the screen must not see.
func (b *Session) Secret() bool {
	return b.Host.Shows() && b.HotSeat() && b.Planning.Ship != game.NoShip && !b.Cover.Down
}

// hide hides the dials until their owner is back, or shows them to their owner.
func (b *Session) Hide(down bool) { b.Cover.Down, b.Changed = down, true }

// Covers returns the seconds after which the dials are covered if nobody does anything, 0 for
// never.
func (b *Session) Covers() float64 {
	if b.Means.Now == nil || !b.Secret() {
		return 0
	}
	return b.Cover.fallsIn(b.Means.Now(), b.AwaySeconds())
}

// Watch covers the dials when nobody has done anything for a while; any reports whether somebody
// just did.
func (b *Session) Watch(any bool) {
	if b.Means.Now != nil {
		b.Do(b.Cover.watch(b.Means.Now(), any || !b.Secret(), b.AwaySeconds()))
	}
}

// fallsIn returns the seconds until the open dials are covered, where they are after so many
// seconds without input; 0 means never.
func (c *Cover) fallsIn(now time.Time, after float64) float64 {
	if after == 0 || c.lastInput.IsZero() {
		return 0
	}
	return max(0.001, after-now.Sub(c.lastInput).Seconds())
}

// watch counts from the last input, or from when something was laid open.
func (c *Cover) watch(now time.Time, anew bool, after float64) Effect {
	if anew || c.lastInput.IsZero() {
		c.lastInput = now
		return nil
	}
	if after > 0 && now.Sub(c.lastInput) >= time.Duration(after*float64(time.Second)) {
		return hide{}
	}
	return nil
}
