package game

import "attackwing/game/card"

// Cards that a line chooses, and cards that are safe from that.

// discardThat discards the cards of a ship that the line speaks of.
func (p *usage) discardThat(t *Turn, e *card.Effect) (done bool) {
	for _, id := range p.on(e) {
		for _, slot := range p.cards[:p.nCards] {
			if !p.s.Ships[id].Card(slot).Discarded {
				done = p.takeCard(t, card.DiscardCard, id, slot) || done
			}
		}
	}
	return done
}

// pickCards lets the owner of a line choose the cards that it then speaks of.
func (p *usage) pickCards(t *Turn, e *card.Effect) bool {
	p.nCards, p.picked = 0, 0
	for _, id := range p.on(e) {
		o := p.takeable(t.Options(), e, id)
		each(p.chooseSome(t, p.user(), ChooseCards, o, int(e.N), int(e.N)), func(i int) {
			if p.nCards < len(p.cards) {
				p.cards[p.nCards] = o[i].N
				p.picked += p.u.spOf(id, o[i].N)
				p.nCards++
			}
		})
	}
	return p.nCards > 0
}

// protected tells whether a card is always safe from this: another card of its ship keeps enemies'
// cards off it, or a captain himself does.
func protected(s *State, u *Setup, id ShipID, slot int8, enemy bool) (safe bool) {
	if slot >= 0 && !s.Ships[id].Card(slot).Shown && faceDown(s, u, id, slot) {
		return true
	}
	eachStatic(s, u, id, card.Protect, func(l *line, e *card.Effect) {
		other := l.slot != slot || slot == CaptainSlot && e.Kinds == card.CaptainCard
		safe = safe || other && l.holdsAlways(s, u, id) && (enemy || !e.Enemy) &&
			ofKinds(u, id, slot, e.Kinds) && ofFaction(u, id, slot, e.Faction)
	})
	for _, b := range bonuses(s, u, id, card.Protect) {
		e, l := b.effect(u), u.line(b.Line)
		safe = safe || (enemy || !e.Enemy) && !(e.Others && l.ship == id && l.slot == slot) &&
			ofKinds(u, id, slot, e.Kinds) && ofFaction(u, id, slot, e.Faction)
	}
	return safe
}

// holdsAlways reports whether the conditions of a line that is always on hold now.
func (l *line) holdsAlways(s *State, u *Setup, id ShipID) bool {
	o := l.at(s, u, card.Static, id, s.attack())
	return len(l.If) == 0 || o.holds()
}

// faceDown tells whether a talent lies face down by its captain's text: no card touches it until it
// is first used.
func faceDown(s *State, u *Setup, id ShipID, slot int8) bool {
	up := u.ships[id].Upgrades[slot].Card
	return up.Kind == card.Talent &&
		(ofFaction(u, id, slot, card.Federation) && hasNamed(s, u, card.AtSetUp, id, card.FaceDownTalents) ||
			(ofFaction(u, id, slot, card.Klingon) || ofFaction(u, id, slot, card.Romulan)) &&
				hasNamed(s, u, card.AtSetUp, id, card.FaceDownRivals))
}
