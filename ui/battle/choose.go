package battle

import (
	"fmt"
	"math/bits"

	"attackwing/game"
	"attackwing/ui/reading"
)

// LookAt shows a ship's card; an own ship that waits for its dial is planned next.
func (b *Battle) LookAt(id game.ShipID) {
	b.Look.Ship = id
	if p := b.Asked(); p != nil && p.Ask == game.ChooseManeuver {
		for _, q := range b.Plans(p.Player) {
			if q.Ship == id {
				b.plan(id)
				return
			}
		}
	}
	if p := b.Asked(); p != nil && reading.PicksShips(p) {
		for i, o := range p.Options {
			if o.Ship == id && (o.Kind != game.Pass && id != p.Ship || o.Kind == game.GoWith) {
				b.Question.Take(i)
				return
			}
		}
	}
}

// Choose takes up an option at a click or a digit; a second time it confirms the option.
func (q *Question) Choose(p *game.Prompt, n int) {
	b := q.battle
	if p.Places() || n < 0 || q.stale(p) {
		return
	}
	if n >= len(p.Options) {
		q.Take(n)
	}
	if refusesRow(b, p, n) {
		return
	}
	if reading.Spends(p) {
		q.check(p, n)
		return
	}
	if p.Max > 1 {
		q.Take(n)
		q.Picks ^= 1 << uint(n)
		if bits.OnesCount64(q.Picks) > int(p.Max) {
			q.Picks ^= 1 << uint(n)
			b.Refuse(fmt.Sprintf("At most %d.", p.Max))
		}
		return
	}
	if p.Ask == game.ChooseManeuver {
		return
	}
	if q.chosen == n {
		if !q.battle.Loses() {
			q.Confirm()
		}
		return
	}
	q.Take(n)
}

// ChooseAndGive takes an option up and gives it, as two presses would: one that costs something
// still wants the button held.
func (q *Question) ChooseAndGive(p *game.Prompt, n int) {
	if q.stale(p) {
		return
	}
	if !reading.Boxed(p) && n >= 0 && n < len(p.Options) && q.battle.Lesson().RefusesOption(&q.battle.View, p, n) == "" {
		q.Take(n)
	}
	q.Choose(p, n)
}

// stale reports whether p is not the question that is asked now: a row of the one before says
// nothing about this one.
func (q *Question) stale(p *game.Prompt) bool {
	now := q.battle.Asked()
	return now == nil || now.ID != p.ID
}

// Unlock unlocks the dial of the ship that is planned.
func (b *Battle) Unlock() {
	b.Do(b.Planning.unlock(b.Planning.Ship))
}

// Snap puts what is placed on the nearest legal spot.
func (q *Question) Snap() {
	b := q.battle
	if p := b.Asked(); p != nil && p.Places() {
		if at, ok := game.PlaceLegal(&b.Shown, b.Game.Setup(), p, q.Draft); ok {
			q.Draft, b.Changed = at, true
		} else {
			b.Refuse("No legal spot nearby.")
		}
	}
}

// Turn turns the ship that is placed by so many degrees clockwise.
func (q *Question) Turn(degrees int32) {
	q.Draft.Heading = ((q.Draft.Heading+degrees*1000)%360000 + 360000) % 360000
	q.battle.Changed = true
}

// check checks a box or clears it; nothing clears all, and where none is checked it is the answer.
func (q *Question) check(p *game.Prompt, n int) {
	switch {
	case p.Options[n].Kind != game.Pass:
		q.Take(n)
		q.spree = spree{}
		q.Picks ^= 1 << uint(n)
	case q.Picks != 0:
		q.Take(n)
		q.Picks = 0
	default:
		q.Confirm()
	}
	q.battle.Changed = true
}

// checkOnly checks these boxes and no others.
func (q *Question) checkOnly(p *game.Prompt, picks uint64) {
	for i := range p.Options {
		if reading.Spends(p) && p.Options[i].Kind == game.Pass {
			picks &^= 1 << uint(i)
		}
	}
	q.Picks, q.spree = picks, spree{}
}
