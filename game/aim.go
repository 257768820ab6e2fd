package game

import "attackwing/game/card"

// mayAim reports whether a line may be used on a ship.
func (o *occasion) mayAim(ship ShipID) No {
	s, u, tg := o.s, o.u, &o.l.Targets
	sh := &s.Ships[ship]
	switch {
	case !sh.InPlay():
		return No{Code: NoTargetThere, Ship: ship}
	case o.aloof(ship):
		return No{Code: IsASquadron, Ship: ship}
	}
	from, user := o.by, o.user()
	if o.l.ship != NoShip && ship != o.l.ship && s.jammed(u, o.l.ship, ship) {
		return No{Code: NoTargetThere, Ship: ship}
	}
	if tg.Foe {
		if from = o.foe; from == NoShip || ship == from {
			return No{Code: NoTargetThere, Ship: ship}
		}
	}
	if sh.Owner != user && o.l.slot >= 0 && u.speaks(card.Static) &&
		untargeted(s, u, ship, u.ships[o.l.ship].Upgrades[o.l.slot].Card.Kind) {
		return No{Code: WrongShip, Ship: ship}
	}
	switch {
	case !o.ofSide(ship, from):
		return No{Code: WrongShip, Ship: ship}
	case tg.Who != card.LockedShip && ship == from && tg.Self:
		r := tg.Reach
		r.Near, r.Far = 0, 0
		if no := s.within(u, from, ship, &r); no.Code != Yes {
			return no
		}
		if no := o.fits(ship); no.Code != Yes || tg.All {
			return no
		}
		return o.touches(ship)
	case tg.Who == card.LockedShip && !s.Ships[from].Locks(ship):
		return No{Code: NeedsLock, Ship: ship}
	case tg.Who != card.LockedShip:
		r := o.l.reach(s, u, &tg.Reach)
		if no := s.within(u, from, ship, &r); no.Code != Yes {
			return no
		}
	}
	if no := o.fits(ship); no.Code != Yes {
		return no
	}
	return o.touches(ship)
}

// ofSide reports whether a ship is a friend or an enemy as a line asks for, and not the own ship where
// that is left out; from is where its targets are seen from.
func (o *occasion) ofSide(ship, from ShipID) bool {
	tg, owner, shunned := &o.l.Targets, o.s.Ships[ship].Owner, o.s.shunned(o.u, ship, from)
	switch {
	case tg.Who == card.AnEnemy && owner != o.user().Other() && !shunned,
		tg.Who == card.AFriend && (owner != o.user() || shunned):
		return false
	}
	return tg.Who == card.LockedShip || ship != from || tg.Self
}

// untargeted reports whether cards keep enemy upgrades of a kind from being used on a ship.
func untargeted(s *State, u *Setup, ship ShipID, kind card.UpgradeKind) (safe bool) {
	eachStatic(s, u, ship, card.Untargeted, func(_ *line, e *card.Effect) {
		safe = safe || e.Kinds.Has(kind)
	})
	return safe
}

// unreached reports whether card text keeps an upgrade of a ship out of the reach of this card.
func (o *occasion) unreached(ship ShipID, slot int8) bool {
	for _, l := range o.u.on(ship, card.Static) {
		for k := range l.Do {
			if e := &l.Do[k]; e.Op == card.Unreached && slot >= 0 && ofFaction(o.u, ship, slot, e.Faction) &&
				names(o.l.title, e.Text) && l.ready(o.s, o.u).Code == Yes {
				return true
			}
		}
	}
	return false
}

// fits reports whether the conditions of a line that speak of its target hold for a ship.
func (o *occasion) fits(ship ShipID) No {
	for i := range o.l.If {
		c := &o.l.If[i]
		if c.Of != card.Target {
			continue
		}
		aimed := *o
		if aimed.chosen = ship; aimed.condition(c) == c.Not {
			return No{Code: WrongShip, Ship: ship}
		}
	}
	return No{}
}

// touches reports whether a line would change anything for a ship it can be used on: what does
// nothing is not offered.
//
// Ruling: a Target Lock that a card gives obeys the rules of locks (rules 6.2, 6.6), as one of an
// action does. A line that locks a ship is therefore used on no other: what else it does comes with
// the lock (mirror Hikaru Sulu).
func (o *occasion) touches(ship ShipID) No {
	no := No{Code: NothingToDo, Ship: ship}
	for k := range o.l.Do {
		e := &o.l.Do[k]
		if e.Op == card.AcquireLock && e.To == card.OnTarget && !o.locks(e, ship) {
			if _, why := mayLock(o.s, o.u, o.by, ship); why.Code != Yes {
				return why
			}
			return No{Code: NothingToDo, Ship: ship}
		}
		if no.Code != Yes && !e.Then && o.changesTarget(e, ship) {
			no = No{}
		}
	}
	return no
}

// locks reports whether an effect gives a Target Lock on a ship, as a free action only where the own
// ship may perform one.
func (o *occasion) locks(e *card.Effect, on ShipID) bool {
	if e.Free && (!(o.s.Allowed(o.u, o.by) &^ o.s.noFree(o.u, o.by)).Has(card.TargetLock) ||
		mayDo(o.s, o.u, o.by, card.TargetLock, true).Code != Yes) {
		return false
	}
	_, no := mayLock(o.s, o.u, o.by, on)
	return no.Code == Yes || e.EvenCloaked && no.Code == CloakedAside && !o.s.afar(o.u, o.by, on, range3)
}

// changesTarget reports whether an effect of a line would change anything for a ship the line is
// used on.
func (o *occasion) changesTarget(e *card.Effect, ship ShipID) bool {
	if e.Op == card.RollDice {
		for k := range e.Sub {
			if o.changesTarget(&e.Sub[k], ship) {
				return true
			}
		}
		return false
	}
	aimed := *o
	aimed.chosen = ship
	group := e.Op == card.Group && e.Sub[0].To == card.OnTarget
	if e.To != card.OnTarget && e.Op != card.FreeAttack && !group {
		return !drawback(e) && o.would(e, o.by)
	}
	return aimed.would(e, ship)
}

// aims reports whether there is any ship a line could be used on.
func (o *occasion) aims() bool {
	for id := range ShipID(o.s.NShips) {
		if o.mayAim(id).Code == Yes {
			return true
		}
	}
	return false
}

// aim chooses the ships a line is used on: all of them, or one of the owner's choice.
func (p *usage) aim(t *Turn) {
	if p.l.Targets.Who == card.NoTarget {
		return
	}
	o := t.Options()
	for id := range ShipID(p.s.NShips) {
		if p.mayAim(id).Code == Yes {
			o = append(o, Option{Kind: AimAt, Ship: id, Line: p.l.id})
		}
	}
	if len(o) == 0 {
		return
	}
	switch tg := &p.l.Targets; {
	case tg.All:
	case tg.UpTo > 1 && len(o) > 1:
		o = t.keep(o)
		ask := Prompt{Player: p.user(), Ask: ChooseCardTarget, Ship: p.about(), Min: 1,
			Max: min(tg.UpTo, int8(len(o))), Line: p.l.id, Options: o}
		n := 0
		each(t.Ask(ask).Picks, func(i int) {
			o[n] = o[i]
			n++
		})
		o = o[:n]
	default:
		o = append(o[:0], p.choose(t, ChooseCardTarget, o))
	}
	for i := range o {
		p.aimed[i] = o[i].Ship
	}
	p.nAimed, p.nChosen, p.chosen = len(o), len(o), o[0].Ship
}

// on are the ships an effect is on.
func (p *usage) on(e *card.Effect) []ShipID {
	switch e.To {
	case card.OnTarget:
		return p.aimed[:p.nAimed]
	case card.OnFoe:
		return p.only(p.foe)
	case card.OnNear:
		return p.near(e)
	case card.OnThatShip:
		return p.only(p.ship)
	}
	return p.only(p.by)
}

// near are the enemies within Range 1 of the own ship or of one that is chosen.
func (p *usage) near(e *card.Effect) (list []ShipID) {
	for id, sh := range p.s.inPlay() {
		near := p.s.band(p.u, p.by, id) == 1
		for _, by := range p.aimed[:p.nAimed] {
			near = near || p.s.band(p.u, by, id) == 1
		}
		if near && sh.Owner == p.user().Other() && !(e.EvenCloaked && sh.Cloak == NotCloaked) {
			list = append(list, id)
		}
	}
	return list
}

// couldBeNear reports whether an enemy is within Range 1 of the own ship, or of a friend so near that may be
// chosen.
func (o *occasion) couldBeNear(e *card.Effect) bool {
	for id, sh := range o.s.inPlay() {
		if sh.Owner != o.user().Other() || e.EvenCloaked && sh.Cloak == NotCloaked {
			continue
		}
		for by, friend := range o.s.inPlay() {
			may := by == o.by || o.l.Targets.Who != card.NoTarget && o.s.band(o.u, o.by, by) == 1
			if friend.Owner == o.user() && may && o.s.band(o.u, by, id) == 1 {
				return true
			}
		}
	}
	return false
}

// only returns a list of one ship, nil for NoShip. The list holds until the next call.
func (p *usage) only(id ShipID) []ShipID {
	if id == NoShip {
		return nil
	}
	p.one[0] = id
	return p.one[:]
}

// ofFaction reports whether a card of a ship is of a faction; none asks for none.
func ofFaction(u *Setup, ship ShipID, slot int8, f card.Faction) bool {
	if f == card.NoFaction {
		return true
	}
	list := u.ships[ship].Captain.Factions
	switch {
	case slot == AdmiralSlot:
		list = u.ships[ship].Admiral.Factions
	case slot >= 0:
		list = u.ships[ship].Upgrades[slot].Card.Factions
	}
	return card.HasFaction(list, f)
}
