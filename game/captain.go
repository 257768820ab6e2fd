package game

import "attackwing/game/card"

// captain returns the card that commands the ship: its captain, or the upgrade that has taken his
// place.
func (s *Ship) captain() (slot int8, at *CardState) {
	if n := s.Acting.Card; n > 0 {
		return n - 1, s.Card(n - 1)
	}
	return CaptainSlot, &s.Captain
}

// hasAdmiral reports whether the admiral of a ship is aboard.
func (s *State) hasAdmiral(u *Setup, id ShipID) bool {
	return u.ships[id].Admiral != nil && !s.Ships[id].Admiral.Discarded
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
	if f := &u.ships[id]; f.stack != nil {
		return f.onTop(s).Skill
	}
	return u.ships[id].Captain.Skill
}

// becomeCaptain makes the line's card the captain.
//
// Ruling: one with Drone tokens on his card is a captain as Borg captains are: his Captain Skill is
// the number left. Those of the captain before him go with that card.
func (p *usage) becomeCaptain(t *Turn, e *card.Effect) bool {
	if e.Abroad {
		return p.takeCommand(t, e)
	}
	if !p.s.Ships[p.l.ship].Captain.Discarded || p.l.lying(p.s).Discarded {
		return false
	}
	if !e.ByDrones {
		Emit(t, CaptainReplaced{Ship: p.l.ship, Card: p.l.slot, Skill: p.n})
		return true
	}
	Emit(t, CaptainReplaced{Ship: p.l.ship, Card: p.l.slot})
	if n := p.n - p.s.Ships[p.l.ship].Drones; n != 0 {
		Emit(t, DronesChanged{Ship: p.l.ship, N: n})
	}
	return true
}

// takeCommand brings the captain of the line to the ship chosen, whose captain he becomes.
//
// Ruling: the one there makes room for him: no other card takes that one's place.
func (p *usage) takeCommand(t *Turn, e *card.Effect) bool {
	if p.nAimed == 0 || !p.mayCommand(p.aimed[0]) {
		return false
	}
	id := p.aimed[0]
	if slot, at := p.s.Ships[id].captain(); !at.Discarded {
		Emit(t, CardDiscarded{Ship: id, Card: slot, Owner: p.l.owner})
	}
	replaced := CaptainReplaced{Ship: id, Card: t.moveCard(p.l.ship, p.l.slot, id)}
	if !e.ByDrones {
		replaced.Skill = p.u.ships[p.u.homeOf(p.l.ship, p.l.slot).ship].Captain.Skill
	}
	Emit(t, replaced)
	if n := p.n - p.s.Ships[id].Drones; e.ByDrones && n != 0 {
		Emit(t, DronesChanged{Ship: id, N: n})
	}
	return true
}

// mayCommand reports whether the captain of the line can become that of a ship.
func (o *occasion) mayCommand(id ShipID) bool {
	return o.u.placeOf(o.u.homeOf(o.l.ship, o.l.slot), id) >= 0 && !o.s.Ships[id].full() &&
		!o.u.ships[id].Captain.None() && o.l.lying(o.s) != nil && !o.l.lying(o.s).Discarded
}

// startDrones returns the Drone tokens that the captain of a ship began with.
func (s *State) startDrones(u *Setup, id ShipID) int8 {
	return u.ships[id].drones[s.Ships[id].Acting.Card]
}

// noteDrones notes the Drone tokens that a line brings a captain with it: the one of the ship at
// set-up, or the card of the line that becomes the captain.
func (f *shipFacts) noteDrones(l *line) {
	for i := range l.Do {
		switch e := &l.Do[i]; {
		case e.Op == card.AddDrones && l.At.Has(card.AtSetUp):
			f.drones[0] += e.N
		case e.Op == card.BecomeCaptain && e.ByDrones && l.slot >= 0:
			f.drones[l.slot+1] += e.N
		}
	}
}

// equip puts discarded cards of ships back on them.
func (p *usage) equip(t *Turn, e *card.Effect) bool {
	p.nCards = 0
	for _, id := range p.on(e) {
		o := t.Options()
		if e.Op == card.TurnUp {
			o = p.appendBeneath(o)
		} else {
			o = p.appendEquippable(o, e, id)
		}
		o = t.keep(o)
		n := int(p.number(e))
		each(p.chooseSome(t, p.user(), ChooseCards, o, n, n), func(i int) {
			Emit(t, CardEquipped{Ship: id, Card: o[i].N})
			if e.ForLatinum {
				if n := p.haggled(t, int8(p.u.spOf(id, o[i].N))+p.dearer()); n > 0 {
					Emit(t, ChargesChanged{Ship: id, Card: CaptainSlot, Owner: p.l.owner, N: -n})
				}
			}
			if p.nCards < len(p.cards) {
				p.cards[p.nCards] = o[i].N
				p.nCards++
			}
		})
	}
	return p.nCards > 0
}

// affords reports whether there is the Latinum that an effect asks for a card.
func (o *occasion) affords(e *card.Effect, ship ShipID, slot int8) bool {
	sp := o.u.spOf(ship, slot)
	return !e.ForLatinum || sp > 0 && sp+int(o.dearer()) <= int(o.s.Ships[ship].Captain.Charges)
}

// appendEquippable lists the discarded upgrades of a ship that an effect may put back.
func (o *occasion) appendEquippable(list []Option, e *card.Effect, ship ShipID) []Option {
	for i := range o.u.ships[ship].nUp {
		c := o.s.Ships[ship].Card(i)
		now := o.s.Ships[ship].Noted.Thrown>>i&1 != 0 // discarded in this round
		if c.Discarded && !c.Gone && (c.Lost || !e.LostOnly) && !(e.Earlier && now) && ofKinds(o.u, ship, i, e.Kinds) &&
			ofFaction(o.u, ship, i, e.Faction) && o.affords(e, ship, i) &&
			(e.MostSP == 0 || o.u.spOf(ship, i) <= int(e.MostSP)) &&
			!(e.Others && ship == o.l.ship && i == o.l.slot) {
			list = append(list, Option{Kind: PickCard, Ship: ship, N: i, Line: o.l.id})
		}
	}
	return list
}

// appendBeneath lists the cards that lie face down beneath the card of the line.
func (o *occasion) appendBeneath(list []Option) []Option {
	ship, holder := o.l.ship, o.l.slot+2
	for i := range o.u.ships[ship].nUp {
		if o.u.ships[ship].under[i] == holder && o.s.Ships[ship].Card(i).faceDown() {
			list = append(list, Option{Kind: PickCard, Ship: ship, N: i, Line: o.l.id})
		}
	}
	return list
}
