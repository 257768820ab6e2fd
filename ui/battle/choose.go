package battle

import (
	"fmt"
	"math/bits"
	"slices"

	"attackwing/game"
)

// LookAt shows a ship's card; an own ship that waits for its dial is planned next.
func (b *Battle) LookAt(id game.ShipID) {
	b.Ship = id
	if p := b.Asked(); p != nil && p.Ask == game.ChooseManeuver {
		for _, q := range b.Plans(p.Player) {
			if q.Ship == id {
				b.selectPlan(id)
				return
			}
		}
	}
	if p := b.Asked(); p != nil && PicksShips(p) {
		for i, o := range p.Options {
			if o.Ship == id && (o.Kind != game.Pass && id != p.Ship || o.Kind == game.GoWith) {
				b.Question.Take(i)
				return
			}
		}
	}
}

// Choose is a click or a digit on an option: it takes it up, a second time it confirms.
func (b *Battle) Choose(p *game.Prompt, n int) {
	if p.Places() || n < 0 {
		return
	}
	if n >= len(p.Options) {
		b.Question.Take(n)
		b.Refuse(b.refusedWhy(p, n-len(p.Options)))
		return
	}
	if p.Max > 1 {
		b.Question.Take(n)
		b.Picks ^= 1 << uint(n)
		if bits.OnesCount64(b.Picks) > int(p.Max) {
			b.Picks ^= 1 << uint(n)
			b.Refuse(fmt.Sprintf("At most %d.", p.Max))
		}
		return
	}
	if p.Ask == game.ChooseManeuver {
		return
	}
	if b.Question.chosen == n {
		if _, is := b.Loss(); is {
			b.Refuse("Hold the button: " + b.LossWhy() + ".")
			return
		}
		b.Confirm()
		return
	}
	b.Question.Take(n)
}

// Unlock unlocks the dial of the ship that is planned.
func (b *Battle) Unlock() {
	delete(b.Locked, b.Planner)
	b.lockedLast = slices.DeleteFunc(b.lockedLast, func(id game.ShipID) bool { return id == b.Planner })
	b.keepDials()
	b.Changed = true
}

// Snap puts what is placed on the nearest legal spot.
func (b *Battle) Snap() {
	if p := b.Asked(); p != nil && p.Places() {
		if q, ok := game.PlaceLegal(&b.Shown, b.Game.Setup(), p, b.Draft); ok {
			b.Draft, b.Changed = q, true
		} else {
			b.Refuse("No legal spot was found near.")
		}
	}
}

// Turn turns the ship that is placed by so many degrees clockwise.
func (b *Battle) Turn(degrees int32) {
	b.Draft.Heading = ((b.Draft.Heading+degrees*1000)%360000 + 360000) % 360000
	b.Changed = true
}
