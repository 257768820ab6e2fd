package game

import (
	"slices"

	"attackwing/game/card"
)

// Cards that become copies of others.
//
// A card that may become a copy has, behind its own lines of text, those of each upgrade that it may
// copy. They are lines of that card: what they cost lies on it, and each speaks while the card is
// that copy (CardState.Copy). So to copy a card is no more than to note which.

// copied is an upgrade that a card of a ship may copy.
type copied struct {
	slot int8 // of the card that may
	of   home
}

// maxCopies bounds how many cards those of a ship may copy.
const maxCopies = 100

// addCopies puts the lines of what a card may copy into play as its own.
//
// Ruling: a copy has the text of a card, not what is printed on it besides. A card whose text begins
// before round 1, is used up piece by piece or makes a captain of it is not copied, nor one that is a
// copy itself, nor those for whose lines there is no room.
func (u *Setup) addCopies(f *shipFacts, slot int8, title string, own []card.Ability) {
	nth := int8(len(own))
	add := func(list []card.Ability, copies int8) {
		u.room -= len(list)
		first := len(u.lines)
		u.addLines(f.owner, f.id, slot, title, list)
		for i := first; i < len(u.lines); i++ {
			u.lines[i].nth, u.lines[i].copies = nth, copies
			nth++
		}
	}
	fits := func(list []card.Ability) bool { return len(list) > 0 && len(list) <= min(u.room, maxCopies-int(nth)) }
	eachEffect(own, card.CopyCard, func(l *card.Ability, e *card.Effect) {
		for i := range u.ships {
			from := &u.ships[i]
			switch {
			case e.Fixed:
				if from.owner == f.owner && from.id != f.id && spendsDrones(from.Captain.Abilities) {
					list := slices.DeleteFunc(slices.Clone(from.Captain.Abilities),
						func(a card.Ability) bool { return a.At.Has(card.AtSetUp) })
					if fits(list) {
						add(list, 0)
					}
				}
				continue
			case from.onMap != nil || !mayChoose(&l.Targets, f, from):
				continue
			}
			for n, b := range from.Own() {
				x := b.Card
				if e.Kinds.Takes(x) && (e.Faction == card.NoFaction || card.HasFaction(x.Factions, e.Faction)) &&
					copyable(x.Abilities) && fits(x.Abilities) && len(f.copies) < maxCopies {
					f.copies = append(f.copies, copied{slot, home{from.id, int8(n)}})
					add(x.Abilities, int8(len(f.copies)))
				}
			}
		}
	})
}

// mayChoose reports whether a line of a ship may choose another one, wherever the two are.
func mayChoose(t *card.Targets, by, on *shipFacts) bool {
	switch {
	case by.id == on.id:
		return t.Self
	case t.Who == card.AnEnemy:
		return by.owner != on.owner
	}
	return t.Who == card.AnyShip || by.owner == on.owner
}

// copyable reports whether a text can be that of a copy.
func copyable(list []card.Ability) bool {
	for i := range list {
		if list[i].Uses > 0 || list[i].At.Has(card.AtSetUp) {
			return false
		}
	}
	not := false
	for _, op := range [...]card.EffectOp{card.CopyCard, card.BecomeCaptain, card.TurnUp} {
		eachEffect(list, op, func(*card.Ability, *card.Effect) { not = true })
	}
	return !not
}

// spendsDrones reports whether a text asks for Drone tokens as a price.
func spendsDrones(list []card.Ability) bool {
	return slices.ContainsFunc(list, func(a card.Ability) bool {
		return slices.ContainsFunc(a.Cost, func(c card.Cost) bool { return c.Op == card.SpendDrones })
	})
}

// copyOf returns the copy that a card becomes of an upgrade: which of those of its ship, from 1, 0 none.
func (u *Setup) copyOf(ship ShipID, slot int8, h home) int8 {
	return int8(slices.Index(u.ships[ship].copies, copied{slot, h}) + 1)
}

// copyCard makes the line's card a copy for the round.
func (p *usage) copyCard(t *Turn, e *card.Effect) bool {
	for _, id := range p.on(e) {
		if o := t.keep(p.appendCopyable(t.Options(), e, id)); len(o) > 0 {
			n := p.choose(t, ChooseCards, o).N
			Emit(t, CardCopied{Ship: p.l.ship, Card: p.l.slot, From: id, FromCard: n,
				Copy: p.u.copyOf(p.l.ship, p.l.slot, p.u.homeOf(id, n))})
			return true
		}
	}
	return false
}

// appendCopyable lists the cards of a ship of which that of the line may become a copy.
func (o *occasion) appendCopyable(list []Option, e *card.Effect, from ShipID) []Option {
	return o.appendCards(list, from, e.Kinds, func(slot int8, _ *CardState) bool {
		return slot >= 0 && o.u.copyOf(o.l.ship, o.l.slot, o.u.homeOf(from, slot)) > 0
	})
}
