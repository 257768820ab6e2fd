package game

import (
	"slices"

	"attackwing/game/card"
)

// mark marks ships for other lines of the card: those that the effect is on, or all ships of a
// faction that the owner chooses.
//
// Ruling: the faction is named by one of the enemy's ships in play, since another would matter to
// nobody; where that ship is of two factions, ships of either count.
func (p *usage) mark(t *Turn, e *card.Effect) bool {
	if e.Ends {
		return p.markEach(t, e)
	}
	if !e.Fixed {
		return p.startBonus(t, e)
	}
	o := p.appendFactions(t.Options())
	if len(o) == 0 {
		return false
	}
	of := p.u.ships[p.choose(t, ChooseCardTarget, o).Ship].Ship.Factions
	for id := range ShipID(p.s.NShips) {
		if p.s.Ships[id].InPlay() && card.ShareFaction(of, p.u.ships[id].Ship.Factions) {
			p.last(t, p.at, id, NoShip, p.n)
		}
	}
	return true
}

// appendFactions lists an enemy ship of each faction that there is.
func (o *occasion) appendFactions(list []Option) []Option {
	var named [][]card.Faction
	for id := range ShipID(o.s.NShips) {
		sh, of := &o.s.Ships[id], o.u.ships[id].Ship.Factions
		if sh.InPlay() && sh.Owner == o.user().Other() && len(of) > 0 &&
			!slices.ContainsFunc(named, func(f []card.Faction) bool { return slices.Equal(f, of) }) {
			named = append(named, of)
			list = append(list, Option{Kind: AimAt, Ship: id, Line: o.l.id})
		}
	}
	return list
}

// markEach marks the ships that an effect is on and that the card has not marked yet.
func (p *usage) markEach(t *Turn, e *card.Effect) (done bool) {
	for _, id := range p.on(e) {
		if !p.s.markedBy(p.u, p.l, id) {
			p.last(t, p.at, id, NoShip, p.n)
			done = true
		}
	}
	return done
}

// unmark ends the marks of the card on a ship.
func (p *usage) unmark(t *Turn, _ *card.Effect, id ShipID) (done bool) {
	for i := int8(p.s.NLasting) - 1; i >= 0; i-- {
		if b := &p.s.Lasting[i]; b.Ship == id && b.effect(p.u).Op == card.Mark && p.u.line(b.Line).sameCard(p.l) {
			Emit(t, BonusUsed{At: i, Gone: true, Line: p.l.id, Ship: id})
			done = true
		}
	}
	return done
}

// markedBy reports whether the card of a line has marked a ship.
func (s *State) markedBy(u *Setup, l *line, id ShipID) bool {
	for _, b := range bonuses(s, u, id, card.Mark) {
		if u.line(b.Line).sameCard(l) {
			return true
		}
	}
	return false
}
