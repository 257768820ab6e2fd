package game

import (
	"fmt"

	"attackwing/game/card"
)

// cardEffects are the effects on cards, on what is printed on them and on rules.
var cardEffects = map[card.EffectOp]effect{
	card.DisableCard: {do: (*usage).takeCards, would: takeable, worth: rateOf(200)},
	card.DiscardCard: {do: (*usage).takeCards, would: takeable, worth: rateOf(330)},
	card.EnableCard: {
		do: doneTo((*usage).enableCards),
		would: func(q prospect) bool {
			return countCards(q.s, q.u, q.by, q.e.Kinds, func(slot int8, at *CardState) bool {
				return q.l.frees(q.u, q.e, q.by, slot, at)
			}) > 0
		},
		worth: rate(220),
	},
	card.Protect: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			if e.Lasts != card.Now {
				Emit(t, CardProtected{Ship: p.ship, Card: p.threat.slot})
			}
			t.saved = true
			return true
		},
		atOnce: true, counts: true,
		would: func(q prospect) bool {
			slot := q.threat.slot
			return q.threat.on && !q.threat.done && (!q.e.Enemy || q.threat.enemy) &&
				ofKinds(q.u, q.ship, slot, q.e.Kinds) && ofFaction(q.u, q.ship, slot, q.e.Faction) && !(q.l.ship == q.ship && slot == q.l.slot)
		},
		label: "save the card", worth: rate(420),
	},
	card.Ignore: {
		counts: true,
		would:  func(q prospect) bool { return q.e.Rule != card.NeedLock }, // that is offered where the target is declared
		worth:  rate(380),
	},
	card.AuxAllows: {counts: true},
	card.StatBy: {
		do: (*usage).startBonus, counts: true,
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			return fmt.Sprintf("%s has %d more %s this round", u.Name(b.Ship), b.N, [...]string{"attack", "agility", "hull", "shields"}[e.Stat])
		},
	},
	card.NamedEffect: {
		do:    (*usage).named,
		would: func(q prospect) bool { return q.namedChanges() },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			switch u.line(b.Line).Named {
			case card.StrikeSkill:
				return u.Name(b.Ship) + " may attack with this weapon at captain skill 10 this round"
			case card.CoveringFire:
				return "Attacks with primary weapons on " + u.Name(b.Ship) + " roll 1 more attack die this round"
			}
			return ""
		},
		worth: rate(200),
	},
}

// takeCards disables or discards cards of ships. The line's owner chooses them, or theirs where the card says so.
func (p *usage) takeCards(t *Turn, e *card.Effect) bool {
	if e.This {
		t.discard(CardDiscarded{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
		return true
	}
	p.nCards = 0
	for _, id := range p.on(e) {
		enemy := p.s.Ships[id].Owner != p.user()
		o := p.cardsOf(t, id, e.Kinds, func(slot int8, at *CardState) bool { return p.l.mayTake(p.s, p.u, e, id, slot, at) })
		if len(o) == 0 {
			continue
		}
		n := int(p.number(e)) * p.times(e)
		if e.N == card.All {
			n = len(o)
		}
		chooser := p.user()
		if e.OwnerPicks {
			chooser = p.s.Ships[id].Owner
		}
		picks := p.chooseSome(t, chooser, ChooseCards, o, n, n)
		each(picks, func(i int) {
			if takeCard(t, id, o[i].N, e.Op == card.DiscardCard, enemy, p.l.slot >= 0) && p.nCards < len(p.cards) {
				p.cards[p.nCards] = o[i].N
				p.nCards++
			}
		})
	}
	return p.nCards > 0
}

// takeCard disables or discards one card, unless a card saves it; true when it happened.
func takeCard(t *Turn, id ShipID, slot int8, discard, enemy, upgrade bool) bool {
	w := card.OnDisable
	if discard {
		w = card.OnDiscard
	}
	t.interrupt(w, id, threat{on: true, slot: slot, enemy: enemy, upgrade: upgrade})
	if t.saved {
		t.saved = false
		return false
	}
	owner := t.State().Ships[id].Owner
	if discard {
		t.discard(CardDiscarded{Ship: id, Card: slot, Owner: owner, ByEnemy: enemy})
	} else {
		Emit(t, CardDisabled{Ship: id, Card: slot, Owner: owner})
	}
	return true
}

// discard discards a card, which cards may answer.
func (t *Turn) discard(e CardDiscarded) {
	Emit(t, e)
	t.gone(e.Ship, e.Card)
}

// gone lets cards answer that a card was discarded.
func (t *Turn) gone(id ShipID, slot int8) {
	if id != NoShip && slot >= 0 {
		t.interrupt(card.OnDiscard, id, threat{on: true, slot: slot, done: true})
	}
}

// protected tells whether a card is always safe from this: another card of its ship keeps enemies' cards off it.
func protected(s *State, u *Setup, id ShipID, slot int8, enemy bool) (safe bool) {
	if slot >= 0 && !s.Ships[id].Upgrades[slot].Shown && faceDown(s, u, id, slot) {
		return true
	}
	eachStatic(s, u, id, func(l *line, e *card.Effect) {
		safe = safe || e.Op == card.Protect && l.slot != slot && (enemy || !e.Enemy) && ofKinds(u, id, slot, e.Kinds) && ofFaction(u, id, slot, e.Faction)
	})
	return safe
}

// enableCards removes Disabled tokens from own cards.
func (p *usage) enableCards(t *Turn, e *card.Effect, id ShipID) bool {
	o := p.cardsOf(t, id, e.Kinds, func(slot int8, at *CardState) bool { return p.l.frees(p.u, e, id, slot, at) })
	n := min(int(e.N), len(o))
	picks := p.chooseSome(t, p.user(), ChooseCards, o, n, n)
	each(picks, func(i int) { Emit(t, CardFreed{Ship: id, Card: o[i].N}) })
	return picks != 0
}

// frees reports whether an effect takes the Disabled token from a card of a ship.
func (l *line) frees(u *Setup, e *card.Effect, ship ShipID, slot int8, at *CardState) bool {
	return at.Disabled && !at.Away && ofFaction(u, ship, slot, e.Faction) && !(e.Others && ship == l.ship && slot == l.slot)
}

// faceDown tells whether a talent lies face down by its captain's text: no card touches it until it is first used.
func faceDown(s *State, u *Setup, id ShipID, slot int8) bool {
	up := u.ships[id].Upgrades[slot].Card
	return up.Kind == card.Talent && hasNamed(s, u, card.AtSetUp, id, card.FaceDownTalents) &&
		ofFaction(u, id, slot, card.Federation)
}

// takeable reports whether there is a card of the ship aimed at that an effect could disable or discard.
func takeable(q prospect) bool {
	return !q.aimed() || countCards(q.s, q.u, q.on, q.e.Kinds, func(slot int8, at *CardState) bool {
		return q.l.mayTake(q.s, q.u, q.e, q.on, slot, at)
	}) > 0
}

// mayTake reports whether an effect may disable or discard a card of a ship.
func (l *line) mayTake(s *State, u *Setup, e *card.Effect, ship ShipID, slot int8, at *CardState) bool {
	enemy := s.Ships[ship].Owner != l.owner
	return !at.Safe && !at.Away && !(e.Op == card.DisableCard && at.Disabled) && ofFaction(u, ship, slot, e.Faction) && !protected(s, u, ship, slot, enemy)
}

// ofKinds reports whether a card of a ship is of some kinds.
func ofKinds(u *Setup, ship ShipID, slot int8, k card.Kinds) bool {
	if slot == CaptainSlot {
		return k&card.CaptainCard != 0
	}
	return slot >= 0 && k.Has(u.ships[ship].Upgrades[slot].Card.Kind)
}

// ofFaction reports whether a card of a ship is of a faction; none asks for none.
func ofFaction(u *Setup, ship ShipID, slot int8, f card.Faction) bool {
	if f == card.NoFaction {
		return true
	}
	list := u.ships[ship].Captain.Factions
	if slot >= 0 {
		list = u.ships[ship].Upgrades[slot].Card.Factions
	}
	return card.HasFaction(list, f)
}
