package game

import (
	"slices"

	"attackwing/game/card"
)

// Cards that are lent to other ships.
//
// A card that lends others of its ship has each line of theirs once more, for the friends in reach: what
// it costs lies on the card that is lent, or is paid by the ship that uses it.

// lendCards puts the lines of the cards that ships lend their friends into play, behind all others.
//
// Ruling: what always holds is no ability that is used; nor are texts lent that begin before round 1, are
// used up piece by piece or make a captain of a card.
func (u *Setup) lendCards() {
	if !u.statics[card.LendCards] {
		return
	}
	for i := range u.lines {
		l := &u.lines[i]
		if l.ship == NoShip || l.guest || l.slot == ShipSlot {
			continue
		}
		for k := range l.Do {
			if e := &l.Do[k]; e.Op == card.LendCards {
				u.lend(l.id, e)
			}
		}
	}
}

// lend puts the lines of the cards that one effect lends into play.
func (u *Setup) lend(by LineID, e *card.Effect) {
	lender := *u.line(by)
	f := &u.ships[lender.ship]
	for n, b := range f.Own() {
		x := b.Card
		if !e.Kinds.Takes(x) || e.Faction != card.NoFaction && !card.HasFaction(x.Factions, e.Faction) ||
			int8(n) == lender.slot || !copyable(x.Abilities) {
			continue
		}
		nth := int8(len(x.Abilities))
		for k := range x.Abilities {
			a := x.Abilities[k]
			if a.Whose != card.Own || a.At.Has(card.Static) || u.room <= 0 || len(u.lines) >= MaxLines {
				continue
			}
			u.room--
			a.Whose, a.Reach = card.Borrowers, e.Reach
			a.Cost = dearerBy(a.Cost, e.N)
			a.May = a.May || len(a.Cost) == 0
			own := u.lineOf(lender.ship, int8(n), int8(k))
			u.addLines(f.owner, lender.ship, int8(n), x.Name, []card.Ability{a})
			l := &u.lines[len(u.lines)-1]
			l.nth, l.lender = nth, by
			nth++
			l.shared = append(l.shared, own)
			if o := u.line(own); own != 0 {
				o.shared = append(o.shared, l.id)
			}
		}
	}
}

// lineOf returns the number of a line of a card, 0 where there is none.
func (u *Setup) lineOf(ship ShipID, slot, nth int8) LineID {
	i := slices.IndexFunc(u.lines, func(l line) bool { return l.ship == ship && l.slot == slot && l.nth == nth })
	return LineID(i + 1)
}

// dearerBy is a price with so many Time tokens more, which lie on the card; not on one that it discards.
func dearerBy(price []card.Cost, n int8) []card.Cost {
	if n == 0 || slices.ContainsFunc(price, func(c card.Cost) bool { return c.Op == card.DiscardMe }) {
		return price
	}
	price = slices.Clone(price)
	if i := slices.IndexFunc(price, func(c card.Cost) bool { return c.Op == card.TimeOnMe }); i >= 0 {
		price[i].N += n
		return price
	}
	return append(price, card.Cost{Op: card.TimeOnMe, Said: card.Said{N: n}})
}
