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

// marks lists the cards whose marks lie on the own ship and could go to another one.
//
// Ruling: a mark of this round alone is no token, and one of all ships of a faction lies on none.
func (o *occasion) marks(list []Option, to ShipID) []Option {
	for _, b := range bonuses(o.s, o.u, o.by, card.Mark) {
		l, e := o.u.line(b.Line), b.effect(o.u)
		if e.Rest && !e.Fixed && l.ship != NoShip && (to == o.by || !o.s.markedBy(o.u, l, to)) {
			list = append(list, Option{Kind: PickCard, Ship: l.ship, N: l.slot, Line: o.l.id})
		}
	}
	return list
}

// moveMark brings a mark from the own ship to another one.
func (p *usage) moveMark(t *Turn, _ *card.Effect, id ShipID) bool {
	o := t.keep(p.marks(t.Options(), id))
	if len(o) == 0 {
		return false
	}
	pick := p.choose(t, ChooseCards, o)
	for i, b := range bonuses(p.s, p.u, p.by, card.Mark) {
		if l := p.u.line(b.Line); l.ship == pick.Ship && l.slot == pick.N {
			moved := *b
			moved.Ship = id
			Emit(t, BonusUsed{At: i, Gone: true, Line: b.Line, Ship: p.by})
			Emit(t, BonusGained{Bonus: moved})
			return true
		}
	}
	return false
}

// markRock marks an obstacle, by its place among the tokens on the table.
func (p *usage) markRock(t *Turn, e *card.Effect) bool {
	o := t.keep(p.appendRocks(t.Options(), e.N))
	if len(o) == 0 {
		return false
	}
	pick := p.choose(t, ChooseToken, o)
	if at := p.s.markedRock(p.u, p.l); at >= 0 {
		Emit(t, BonusUsed{At: at, Gone: true})
	}
	p.last(t, p.at, p.by, NoShip, pick.N)
	return true
}

// appendRocks lists the obstacles within a range band of the own ship, minefields among them.
//
// Ruling: a card of Utopia that targets an obstacle and names no Range reaches as far as one that targets
// a ship.
func (o *occasion) appendRocks(list []Option, far int8) []Option {
	b := o.u.Base(o.by, o.s.Ships[o.by].Pose)
	for i := range o.s.Tokens[:o.s.NTokens] {
		if k := &o.s.Tokens[i]; k.Flags&Obstructs != 0 && k.Of == 0 && bandOf(o.u, k.Distance(&b).Dist) <= far {
			list = append(list, Option{Kind: PickTableToken, Ship: o.by, N: int8(i), Line: o.l.id})
		}
	}
	return list
}

// markedRock is the place among the lasting effects of the obstacle that the card of a line has marked, -1
// where there is none.
func (s *State) markedRock(u *Setup, l *line) int8 {
	for i := range s.Lasting[:s.NLasting] {
		b := &s.Lasting[i]
		if b.effect(u).Op == card.MarkRock && u.line(b.Line).sameCard(l) && b.N < int8(s.NTokens) {
			return int8(i)
		}
	}
	return -1
}

// sweep takes a token off the table, and with it the marks on it.
func (t *Turn) sweep(at int8) {
	s, u := t.State(), t.Setup()
	Emit(t, TokenSwept{At: at, Kind: s.Tokens[at].Kind})
	for i := int8(s.NLasting) - 1; i >= 0 && u.effects[card.MarkRock]; i-- {
		if b := &s.Lasting[i]; b.effect(u).Op == card.MarkRock && b.N >= at {
			Emit(t, BonusUsed{At: i, N: 1, Gone: b.N == at})
		}
	}
}
