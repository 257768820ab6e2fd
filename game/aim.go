package game

import "attackwing/game/card"

// mayAim reports whether a line may be used on a ship.
func (l *line) mayAim(s *State, u *Setup, o *occasion, ship ShipID) No {
	tg := &l.Targets
	sh := &s.Ships[ship]
	if !sh.InPlay() {
		return No{Code: NoTargetThere, Ship: ship}
	}
	from, user := o.by, l.user(s, o)
	switch {
	case tg.Who == card.AnEnemy && sh.Owner != user.Other(), tg.Who == card.AFriend && (sh.Owner != user || ship == from && !tg.Self):
		return No{Code: WrongShip, Ship: ship}
	case tg.Who == card.AFriend && ship == from:
		r := tg.Reach
		r.Near, r.Far = 0, 0
		return s.within(u, from, ship, &r)
	case tg.Who == card.LockedShip && s.Ships[from].Lock != ship:
		return No{Code: NeedsLock, Ship: ship}
	case tg.Who == card.LockedShip:
		return l.touches(s, u, o, ship)
	}
	if no := s.within(u, from, ship, &tg.Reach); no.Code != Yes {
		return no
	}
	return l.touches(s, u, o, ship)
}

// touches reports whether a line would change anything for a ship it can be used on: what does nothing is not offered.
//
// Ruling: a Target Lock that a card gives obeys the rules of locks (rules 6.2, 6.6), as one of an action does. A line that
// locks a ship is therefore used on no other: what else it does comes with the lock (mirror Hikaru Sulu).
func (l *line) touches(s *State, u *Setup, o *occasion, ship ShipID) No {
	for k := range l.Do {
		if l.Do[k].Op == card.AcquireLock && l.Do[k].To == card.OnTarget {
			if _, no := mayLock(s, u, o.by, ship); no.Code != Yes {
				return no
			}
		}
	}
	for k := range l.Do {
		if l.changesTarget(s, u, &l.Do[k], o, ship) {
			return No{}
		}
	}
	return No{Code: NothingToDo, Ship: ship}
}

// changesTarget reports whether an effect of a line would change anything for a ship the line is used on.
func (l *line) changesTarget(s *State, u *Setup, e *card.Effect, o *occasion, ship ShipID) bool {
	if e.Op == card.RollDice {
		for k := range e.Sub {
			if l.changesTarget(s, u, &e.Sub[k], o, ship) {
				return true
			}
		}
		return false
	}
	if e.To != card.OnTarget {
		return !drawback(e) && l.would(s, u, e, o)
	}
	return l.aimedChanges(s, u, e, o, ship)
}

// aims reports whether there is any ship a line could be used on.
func (l *line) aims(s *State, u *Setup, o *occasion) bool {
	for id := range ShipID(s.NShips) {
		if l.mayAim(s, u, o, id).Code == Yes {
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
	s, u := t.State(), t.Setup()
	o := t.Options()
	for id := range ShipID(s.NShips) {
		if p.l.mayAim(s, u, &p.o, id).Code == Yes {
			o = append(o, Option{Kind: AimAt, Ship: id, Line: p.l.id})
		}
	}
	if len(o) == 0 {
		return
	}
	if p.l.Targets.All {
		for i := range o {
			p.aimed[i] = o[i].Ship
		}
		p.nAimed = len(o)
		return
	}
	p.aimed[0] = p.choose(t, ChooseCardTarget, o).Ship
	p.nAimed = 1
}

// on are the ships an effect is on.
func (p *usage) on(e *card.Effect) []ShipID {
	switch e.To {
	case card.OnTarget:
		return p.aimed[:p.nAimed]
	case card.OnFoe:
		return p.only(p.o.foe)
	case card.OnThatShip:
		return p.only(p.o.ship)
	}
	return p.only(p.o.by)
}

// only is one ship alone, none for NoShip.
func (p *usage) only(id ShipID) []ShipID {
	if id == NoShip {
		return nil
	}
	p.one[0] = id
	return p.one[:]
}
