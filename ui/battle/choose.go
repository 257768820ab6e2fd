package battle

import (
	"fmt"
	"math/bits"

	"attackwing/game"
	"attackwing/ui/reading"
)

// LookAt shows a ship's card; an own ship that waits for its dial is planned next.
func (b *Session) LookAt(id game.ShipID) {
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
func (b *Session) Choose(p *game.Prompt, n int) {
	q := &b.Question
	if p.Places() || n < 0 || b.stale(p) {
		return
	}
	if n >= len(p.Options) {
		q.Take(n)
	}
	if why := b.refusesRow(p, n); why != "" {
		b.Refuse(why)
		return
	}
	given, e := q.choose(p, n)
	b.Do(e)
	if given && (reading.Spends(p) || !b.Loses()) {
		b.Confirm()
	}
}

// choose takes up a row that may be answered; given: it is the answer now.
func (q *Question) choose(p *game.Prompt, n int) (given bool, e Effect) {
	switch {
	case reading.Spends(p):
		return q.check(p, n), stale{}
	case p.Max > 1:
		q.Take(n)
		if q.Picks ^= 1 << uint(n); bits.OnesCount64(q.Picks) > int(p.Max) {
			q.Picks ^= 1 << uint(n)
			return false, refuse{Why: fmt.Sprintf("At most %d.", p.Max)}
		}
	case p.Ask == game.ChooseManeuver:
		return false, nil
	case q.chosen == n:
		return true, nil
	default:
		q.Take(n)
	}
	return false, stale{}
}

// ChooseAndGive takes an option up and gives it, as two presses would: one that costs something
// still wants the button held.
func (b *Session) ChooseAndGive(p *game.Prompt, n int) {
	if b.stale(p) {
		return
	}
	if !reading.Boxed(p) && n >= 0 && n < len(p.Options) && b.refusesRow(p, n) == "" {
		b.Question.Take(n)
	}
	b.Choose(p, n)
}

// stale reports whether p is not the question that is asked now: a row of the one before says
// nothing about this one.
func (b *Session) stale(p *game.Prompt) bool {
	now := b.Asked()
	return now == nil || now.ID != p.ID
}

// Unlock unlocks the dial of the ship that is planned.
func (b *Session) Unlock() {
	b.Do(b.Planning.unlock(b.Planning.Ship))
}

// place answers with the place of what is placed, if it may lie there.
func (q *Question) place(t *reading.Table, p *game.Prompt) Effect {
	if no := game.MayPlace(&t.Shown, t.Game.Setup(), p, q.Draft); no.Code != game.Yes {
		return refuse{Why: "Not here: " + no.Why(t.Game.Setup())}
	}
	return answer{game.Answer{Prompt: p.ID, Pose: q.Draft}}
}

// Snap puts what is placed on the nearest legal spot.
func (q *Question) Snap(t *reading.Table, p *game.Prompt) Effect {
	at, ok := game.PlaceLegal(&t.Shown, t.Game.Setup(), p, q.Draft)
	if !ok {
		return refuse{Why: "No legal spot nearby."}
	}
	q.Draft = at
	return stale{}
}

// Turn turns the ship that is placed by so many degrees clockwise.
func (q *Question) Turn(degrees int32) Effect {
	q.Draft.Heading = ((q.Draft.Heading+degrees*1000)%360000 + 360000) % 360000
	return stale{}
}

// check checks a box or clears it; nothing clears all, and where none is checked it is the answer,
// which it reports.
func (q *Question) check(p *game.Prompt, n int) (given bool) {
	switch {
	case p.Options[n].Kind != game.Pass:
		q.Take(n)
		q.spree = spree{}
		q.Picks ^= 1 << uint(n)
	case q.Picks != 0:
		q.Take(n)
		q.Picks = 0
	default:
		return true
	}
	return false
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
