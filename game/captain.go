package game

import "attackwing/game/card"

// captain returns the card that commands the ship: its captain, or the upgrade that has taken his
// place.
func (s *Ship) captain() (slot int8, at *CardState) {
	if n := s.Acting.Card; n > 0 {
		return n - 1, &s.Upgrades[n-1]
	}
	return CaptainSlot, &s.Captain
}

// captainName returns the title of the captain's card.
func (s *State) captainName(u *Setup, id ShipID) string {
	slot, _ := s.Ships[id].captain()
	return u.titleAt(id, slot, Nobody)
}

// captainSkill is the printed Captain Skill in force: of the captain, or of the upgrade that has
// taken his place.
func (s *State) captainSkill(u *Setup, id ShipID) int8 {
	if sh := &s.Ships[id]; sh.Acting.Card > 0 {
		return sh.Acting.Skill
	}
	return u.ships[id].Captain.Skill
}

// becomeCaptain makes the line's card the captain.
func (p *usage) becomeCaptain(t *Turn, _ *card.Effect) bool {
	if !p.s.Ships[p.l.ship].Captain.Discarded || p.l.lying(p.s).Discarded {
		return false
	}
	Emit(t, CaptainReplaced{Ship: p.l.ship, Card: p.l.slot, Skill: p.n})
	return true
}

// equip puts discarded cards of ships back on them.
func (p *usage) equip(t *Turn, e *card.Effect) bool {
	p.nCards = 0
	for _, id := range p.on(e) {
		o := t.keep(p.appendEquippable(t.Options(), e, id))
		n := int(p.number(e))
		each(p.chooseSome(t, p.user(), ChooseCards, o, n, n), func(i int) {
			Emit(t, CardEquipped{Ship: id, Card: o[i].N})
			if p.nCards < len(p.cards) {
				p.cards[p.nCards] = o[i].N
				p.nCards++
			}
		})
	}
	return p.nCards > 0
}

// appendEquippable lists the discarded upgrades of a ship that an effect may put back.
func (o *occasion) appendEquippable(list []Option, e *card.Effect, ship ShipID) []Option {
	for i := range int8(o.u.ships[ship].nUp) {
		c := &o.s.Ships[ship].Upgrades[i]
		if c.Discarded && !c.Gone && (c.Lost || !e.LostOnly) && ofKinds(o.u, ship, i, e.Kinds) &&
			ofFaction(o.u, ship, i, e.Faction) && (e.MostSP == 0 || o.u.spOf(ship, i) <= int(e.MostSP)) &&
			!(e.Others && ship == o.l.ship && i == o.l.slot) {
			list = append(list, Option{Kind: PickCard, Ship: ship, N: i, Line: o.l.id})
		}
	}
	return list
}
