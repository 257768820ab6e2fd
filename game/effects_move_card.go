package game

import "attackwing/game/card"

// moveCards brings upgrades from ships to the one of the line, or the other way, or one each way.
//
// Ruling: a card comes as it lies there, with its tokens; what is used up of it stays used up. It needs
// no slot on its new ship, which only has room for MaxUpgrades in all, and what it was bought by is not
// asked again. To take it is to affect it, as to discard it is, but nothing keeps it that only keeps
// cards from being discarded.
func (p *usage) moveCards(t *Turn, e *card.Effect) bool {
	own := p.l.ship
	p.nCards = 0
	for _, id := range p.on(e) {
		n, lo := int(p.number(e)), int(p.number(e))
		if e.UpTo {
			lo = 1
		}
		switch {
		case e.That:
			if c := p.threat.slot; p.canMove(p.ship, c, id) {
				t.moveCard(p.ship, c, id)
				t.saved = true
				return true
			}
		case e.Way == card.Switching:
			out := t.keep(p.movable(t.Options(), e, own, id))
			in := t.keep(p.movable(t.Options(), e, id, own))
			if len(out) > 0 && len(in) > 0 {
				a, b := p.choose(t, ChooseCards, out).N, p.choose(t, ChooseCards, in).N
				t.moveCard(own, a, id)
				t.moveCard(id, b, own)
				return true
			}
		case e.Way == card.Giving:
			p.moveSome(t, e, own, id, lo, n)
		default:
			p.moveSome(t, e, id, own, lo, n)
		}
	}
	return p.nCards > 0
}

// moveSome brings some upgrades from a ship to another.
func (p *usage) moveSome(t *Turn, e *card.Effect, from, to ShipID, lo, hi int) {
	o := t.keep(p.movable(t.Options(), e, from, to))
	each(p.chooseSome(t, p.chooser(e, from), ChooseCards, o, lo, hi), func(i int) {
		if place := p.takeFitting(t, e, home{from, o[i].N}, to); place >= 0 && p.nCards < len(p.cards) {
			p.cards[p.nCards] = place
			p.nCards++
			if e.Off && !p.s.Ships[to].Card(place).Disabled {
				Emit(t, CardDisabled{Ship: to, Card: place, Owner: p.s.Ships[to].Owner})
			}
		}
	})
}

// takeFitting brings an upgrade to another ship as takeOver does, where it must have a slot there.
func (p *usage) takeFitting(t *Turn, e *card.Effect, c home, to ShipID) int8 {
	kind := p.u.ships[c.ship].Upgrades[c.n].Card.Kind
	switch {
	case e.Fit == card.AnySlot || p.s.slotsLeft(p.u, to, kind) > 0:
	case e.Fit == card.FitOrGone:
		p.takeCard(t, card.DiscardCard, c.ship, c.n)
		return -1
	case !p.makeRoom(t, to, kind):
		return -1
	}
	return p.takeOver(t, c, to)
}

// takeOver brings an upgrade to another ship, unless a card of an enemy saves it, and returns its place
// there, -1 where it has none. Another card may be taken in its place, if it can come there.
func (p *usage) takeOver(t *Turn, c home, to ShipID) int8 {
	if p.s.Ships[c.ship].Owner != p.s.Ships[to].Owner && p.u.speaks(card.OnTake) {
		t.interrupt(card.OnTake, p.threatTo(c.ship, c.n), c.ship)
		if t.saved {
			t.saved = false
			if x, ok := t.inItsPlace(); ok && p.canMove(x.ship, x.n, to) {
				return p.takeOver(t, x, to)
			}
			return -1
		}
	}
	return t.moveCard(c.ship, c.n, to)
}

// moveCard brings an upgrade to another ship and returns its place there.
func (t *Turn) moveCard(from ShipID, n int8, to ShipID) int8 {
	u := t.Setup()
	h := u.homeOf(from, n)
	place := u.placeOf(h, to)
	Emit(t, CardMoved{Ship: from, Card: n, To: to, Place: place, Home: h.ship, HomeCard: h.n})
	return place
}

// movable lists the upgrades of a ship that an effect may bring to another.
func (o *occasion) movable(list []Option, e *card.Effect, from, to ShipID) []Option {
	return o.appendCards(list, from, e.Kinds&^card.CaptainCard, func(slot int8, at *CardState) bool {
		return !at.Away && ofFaction(o.u, from, slot, e.Faction) &&
			(e.Except == card.NoFaction || !ofFaction(o.u, from, slot, e.Except)) &&
			!(e.UniqueOnly && !o.u.ships[from].Upgrades[slot].Card.Unique) &&
			(e.MostSP == 0 || o.u.spOf(from, slot) <= int(e.MostSP)) && o.roomFor(e, from, slot, to) &&
			!(from == o.l.ship && slot == o.l.slot) && o.canMove(from, slot, to) && !protected(o.s, o.u, from, slot, o.s.Ships[from].Owner != o.l.owner)
	})
}

// roomFor reports whether an upgrade that needs a slot on its new ship has one there, or can have it.
func (o *occasion) roomFor(e *card.Effect, from ShipID, slot int8, to ShipID) bool {
	if e.Fit != card.FitFirst {
		return true
	}
	var room [24]Option
	kind := o.u.ships[from].Upgrades[slot].Card.Kind
	return o.s.slotsLeft(o.u, to, kind) > 0 || len(o.inSlots(room[:0], to, kind)) > 0
}

// canMove reports whether an upgrade can come to a ship.
func (o *occasion) canMove(from ShipID, slot int8, to ShipID) bool {
	if slot < 0 || from == to {
		return false
	}
	h := o.u.homeOf(from, slot)
	return h.ship == to || o.u.placeOf(h, to) >= 0 && !o.s.Ships[to].full()
}

// movesAny reports whether an effect would bring any card to another ship.
func (q prospect) movesAny(room []Option) bool {
	switch own, e := q.l.ship, q.e; {
	case own == NoShip:
		return false
	case e.To == card.OnTarget && q.on == q.by:
		return true // the ship is yet to be chosen
	case e.That:
		return q.threat.on && !q.threat.done && q.canMove(q.ship, q.threat.slot, q.on)
	case e.Way == card.Switching:
		return len(q.movable(room, e, own, q.on)) > 0 && len(q.movable(room, e, q.on, own)) > 0
	case e.Way == card.Giving:
		return len(q.movable(room, e, own, q.on)) > 0
	default:
		return len(q.movable(room, e, q.whose(), own)) > 0
	}
}
