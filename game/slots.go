package game

import (
	"slices"

	"attackwing/game/card"
)

// slotsLeft returns the number of upgrades of a kind that a ship still has slots for, less than 0 where
// it carries more.
//
// Ruling: a slot that may be of several kinds counts for each of them.
func (s *State) slotsLeft(u *Setup, id ShipID, kind card.UpgradeKind) (n int8) {
	f, sh := &u.ships[id], &s.Ships[id]
	n = f.Ship.Slots[kind]
	brings := func(own card.Slots, choices []card.SlotChoice) {
		n += own[kind]
		for _, c := range choices {
			most := int8(0)
			for _, of := range c.Of {
				most = max(most, of[kind])
			}
			n += most * c.N
		}
	}
	if !sh.Captain.Discarded {
		brings(f.Captain.Slots, f.Captain.Choices)
	}
	for i := range f.nUp {
		x := f.Upgrades[i].Card
		if sh.Card(i).Discarded {
			continue
		}
		if brings(x.Slots, x.Choices); x.Kind == kind && !slices.ContainsFunc(x.Build, card.NeedsNoSlot) {
			n--
		}
	}
	return n
}

// makeRoom lets the owner of a line discard cards of its ship until one more has a slot.
func (p *usage) makeRoom(t *Turn, ship ShipID, kind card.UpgradeKind) bool {
	return p.discardUntil(t, ship, kind, 1)
}

// discardExcess lets the owner of a line discard cards of its ship that have no slot, one by one.
func (p *usage) discardExcess(t *Turn, e *card.Effect) (done bool) {
	for kind := range card.Resource {
		if e.Kinds.Has(kind) && p.s.slotsLeft(p.u, p.l.ship, kind) < 0 {
			done = p.discardUntil(t, p.l.ship, kind, 0) || done
		}
	}
	return done
}

// discardUntil lets the owner of a line discard upgrades of a kind until there are so many slots left;
// false where there are not enough cards.
func (p *usage) discardUntil(t *Turn, ship ShipID, kind card.UpgradeKind, left int8) bool {
	for p.s.slotsLeft(p.u, ship, kind) < left {
		o := p.inSlots(t.Options(), ship, kind)
		if len(o) == 0 {
			return false
		}
		t.discard(CardDiscarded{Ship: ship, Card: p.choose(t, ChooseCards, o).N, Owner: p.s.Ships[ship].Owner})
	}
	return true
}

// inSlots lists the upgrades of a ship that fill slots of a kind.
func (o *occasion) inSlots(list []Option, ship ShipID, kind card.UpgradeKind) []Option {
	return o.appendCards(list, ship, 1<<kind, func(slot int8, _ *CardState) bool {
		x := o.u.ships[ship].Upgrades[slot].Card
		return x.Kind == kind && !slices.ContainsFunc(x.Build, card.NeedsNoSlot)
	})
}
