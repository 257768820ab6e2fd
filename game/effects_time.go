package game

import (
	"slices"

	"attackwing/game/card"
)

// timeEffects are the effects on Time tokens, and on what waits with a card.
var timeEffects = map[card.EffectOp]effect{
	card.PlaceTime: {
		do: (*usage).placeTime,
		would: func(q prospect) bool {
			if q.e.Armed == card.WithFired {
				return q.a != nil && q.a.Weapon != NoWeapon
			}
			return q.e.That && !q.threat.done || q.anyTimed()
		},
		label: "place %d Time Tokens", each: 60,
	},
	card.MoveTime: {
		do: (*usage).moveTime,
		would: func(q prospect) bool {
			var from, to [24]Option
			return len(q.movedTimes(from[:0], to[:0])) > 0
		},
		label: "move a Time Token", rate: 150,
	},
	card.LessTime: {
		do:     (*usage).lessTime,
		would:  func(q prospect) bool { return q.timed > 0 },
		counts: true, label: "place fewer Time Tokens", rate: 120,
	},
	card.TimeHere: {
		do: (*usage).timeHere,
		would: func(q prospect) bool {
			return q.timed > 0 && (q.ship != q.l.ship || q.threat.slot != q.l.slot)
		},
		label: "place Time Tokens on it", rate: 120,
	},
	card.RemoveTime: {
		do: (*usage).removeTime, would: prospect.anyTimed,
		names: func(e *card.Effect) string {
			if e.Both {
				return "make a card ready"
			}
			return "remove Time Tokens"
		},
		rate: 160,
	},
}

// anyTimed reports whether there is a card that Time tokens would be placed on or removed from.
func (q prospect) anyTimed() bool {
	if q.elsewhere() {
		return true
	}
	var room [24]Option
	return len(q.timeable(room[:0], q.e, q.on)) > 0
}

// timeable lists the cards of a ship that an effect may place Time tokens on or remove them from.
func (o *occasion) timeable(list []Option, e *card.Effect, ship ShipID) []Option {
	return o.appendCards(list, ship, e.Kinds, func(slot int8, at *CardState) bool {
		switch {
		case at.Away || !ofFaction(o.u, ship, slot, e.Faction) || e.Others && ship == o.l.ship && slot == o.l.slot:
			return false
		case e.Text != "" && !names(o.u.titleAt(ship, slot, Nobody), e.Text):
			return false
		case e.This:
			return at.Time > 0 || o.performs(ship, slot)
		case e.Op == card.RemoveTime:
			return at.Time > 0 || e.Both && at.Disabled
		case e.Waiting && at.Time == 0, e.Off && !at.Disabled, e.Idle && at.Time > 0:
			return false
		}
		return !at.Safe && !protected(o.s, o.u, ship, slot, o.s.Ships[ship].Owner != o.l.owner)
	})
}

// movedTimes lists the cards of the own ship with a Time token that could go to one of the ship chosen, where
// it is seen.
func (q prospect) movedTimes(from, to []Option) []Option {
	from = q.appendCards(from, q.by, q.e.Kinds, func(_ int8, at *CardState) bool { return at.Time > 0 && !at.Away })
	if !q.aimed() || q.on == q.by {
		return from
	}
	return slices.DeleteFunc(from, func(o Option) bool { return len(q.likeIt(to, o.N, q.e, q.on)) == 0 })
}

// likeIt lists the cards of a ship that are of the kind of one of the own ship.
func (o *occasion) likeIt(list []Option, slot int8, e *card.Effect, ship ShipID) []Option {
	kinds := card.CaptainCard
	if slot >= 0 {
		kinds = 1 << o.u.ships[o.by].Upgrades[slot].Card.Kind
	}
	return o.appendCards(list, ship, kinds, func(slot int8, at *CardState) bool {
		return !at.Away && !at.Safe && !protected(o.s, o.u, ship, slot, o.s.Ships[ship].Owner != o.l.owner)
	})
}

// moveTime brings Time tokens from a card of the own ship to one of the same kind of the ship chosen.
func (p *usage) moveTime(t *Turn, e *card.Effect) bool {
	q := prospect{occasion: p.occasion, e: e, on: p.chosen}
	var room [24]Option
	o := t.keep(q.movedTimes(t.Options(), room[:0]))
	if p.chosen == NoShip || len(o) == 0 {
		return false
	}
	from := p.choose(t, ChooseCards, o).N
	to := p.choose(t, ChooseCards, p.likeIt(t.Options(), from, e, p.chosen)).N
	n := min(p.n, p.s.Ships[p.by].Card(from).Time)
	Emit(t, TimePlaced{Ship: p.by, Card: from, N: -n})
	t.timePlaced(p.threatTo(p.chosen, to), p.chosen, n)
	return true
}

// performs reports whether a ship could perform the Action of a card now. One that performs the
// Action of another card is left out: that could be the one that asks.
func (o *occasion) performs(ship ShipID, slot int8) bool {
	if o.s.mayAct(ship).Code != Yes {
		return false
	}
	for _, l := range o.u.on(ship, card.DoAction) {
		oc := l.at(o.s, o.u, card.DoAction, ship, nil)
		if l.slot == slot && !l.performsOthers() && oc.usable().Code == Yes {
			return true
		}
	}
	return false
}

// performsOthers reports whether a line performs the Action of another card.
func (l *line) performsOthers() bool {
	return slices.ContainsFunc(l.Do, func(e card.Effect) bool { return e.Op == card.FreeCardAction })
}

// placeTime places Time tokens on cards that the owner of the line chooses, or on the one about to be
// lost or just taken.
func (p *usage) placeTime(t *Turn, e *card.Effect) (done bool) {
	switch {
	case e.Armed == card.WithFired:
		t.timePlaced(p.threatTo(p.a.Attacker, p.a.Weapon), p.a.Attacker, p.n)
		return true
	case !e.That:
	case p.threat.on:
		t.timePlaced(p.threatTo(p.ship, p.threat.slot), p.ship, p.n)
		return true
	default:
		id := p.by
		if p.nAimed > 0 {
			id = p.aimed[0]
		}
		for _, slot := range p.cards[:p.nCards] {
			t.timePlaced(p.threatTo(id, slot), id, p.n)
		}
		return p.nCards > 0
	}
	for _, id := range p.on(e) {
		o := p.timeable(t.Options(), e, id)
		picks := p.chooseSome(t, p.user(), ChooseCards, o, int(e.Count), int(e.Count))
		each(picks, func(i int) {
			t.timePlaced(p.threatTo(id, o[i].N), id, p.n)
			done = true
		})
	}
	return done
}

// removeTime removes Time tokens from cards that the owner of the line chooses.
func (p *usage) removeTime(t *Turn, e *card.Effect) (done bool) {
	for _, id := range p.on(e) {
		if e.Spread {
			for range p.n {
				o := p.timeable(t.Options(), e, id)
				if len(o) == 0 {
					break
				}
				Emit(t, TimePlaced{Ship: id, Card: p.choose(t, ChooseCards, o).N, N: -1})
				done = true
			}
			continue
		}
		o := p.timeable(t.Options(), e, id)
		least := 1
		if e.Count == card.All {
			least = len(o)
		}
		picks := p.chooseSome(t, p.user(), ChooseCards, o, least, int(e.Count))
		each(picks, func(i int) {
			c := p.s.Ships[id].Card(o[i].N)
			if n := min(e.N, c.Time); n > 0 {
				Emit(t, TimePlaced{Ship: id, Card: o[i].N, N: -n})
				if e.This {
					Emit(t, TimePlaced{Ship: p.l.ship, Card: p.l.slot, N: n})
				}
			}
			if e.This && p.nCards < len(p.cards) {
				p.cards[p.nCards] = o[i].N
				p.nCards++
			}
			if e.Both && c.Disabled && !t.staysOff(id, o[i].N) {
				Emit(t, CardFreed{Ship: id, Card: o[i].N})
			}
			done = true
		})
	}
	return done
}

// lessTime takes some of the Time tokens about to be placed away, or all, or all but some.
func (p *usage) lessTime(t *Turn, e *card.Effect) bool {
	before := t.timed
	switch {
	case e.Stacks:
		t.timed += p.n
	case e.AllBut:
		t.timed = min(t.timed, e.N)
	case e.N == card.All:
		t.timed = 0
	default:
		t.timed = max(t.timed-p.n, 0)
	}
	return t.timed != before
}

// timeHere places some of the Time tokens about to be placed, or all, on the card of the line instead.
func (p *usage) timeHere(t *Turn, e *card.Effect) bool {
	n := min(t.timed, p.n)
	if e.N == card.All {
		n = t.timed
	}
	if n <= 0 {
		return false
	}
	t.timed -= n
	Emit(t, TimePlaced{Ship: p.l.ship, Card: p.l.slot, N: n})
	return true
}

// timePlaced places Time tokens on a card.
func (t *Turn) timePlaced(th threat, id ShipID, n int8) {
	if n = t.timeFor(th, id, n); n > 0 {
		Emit(t, TimePlaced{Ship: id, Card: th.slot, N: n})
	}
}

// timeFor returns the number of Time tokens that come on a card that is to get n of them: cards of
// its ship may take fewer, or others in its place. They may be the price of the card's own Action.
func (t *Turn) timeFor(th threat, id ShipID, n int8) int8 {
	slot := th.slot
	s, u := t.State(), t.Setup()
	if n <= 0 || id == NoShip {
		return n
	}
	eachStatic(s, u, id, card.LessTime, func(_ *line, e *card.Effect) {
		if ofKinds(u, id, slot, e.Kinds) && ofFaction(u, id, slot, e.Faction) &&
			(e.Text == "" || names(u.titleAt(id, slot, s.Ships[id].Owner), e.Text)) {
			n = max(n-e.N, 0)
		}
	})
	if n == 0 || !u.speaks(card.OnTime) {
		return n
	}
	outer := t.timed
	t.timed = n
	t.interrupt(card.OnTime, th, id)
	n, t.timed = t.timed, outer
	return n
}
