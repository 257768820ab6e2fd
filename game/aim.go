package game

import "attackwing/game/card"

// mayAim tells whether a line may be used on a ship.
func (s *State) mayAim(u *Setup, l *line, o *occasion, ship ShipID) No {
	tg := &l.Targets
	sh := &s.Ships[ship]
	if !sh.InPlay() {
		return No{Code: NoTargetThere, Ship: ship}
	}
	from := o.by
	switch tg.Who {
	case card.AnEnemy:
		if sh.Owner != s.user(l, o).Other() {
			return No{Code: WrongShip, Ship: ship}
		}
	case card.AFriend:
		if sh.Owner != s.user(l, o) {
			return No{Code: WrongShip, Ship: ship}
		}
		if ship == from {
			if !tg.Self {
				return No{Code: WrongShip, Ship: ship}
			}
			r := tg.Reach
			r.Near, r.Far = 0, 0
			return s.within(u, from, ship, &r)
		}
	case card.LockedShip:
		if s.Ships[from].Lock != ship {
			return No{Code: NeedsLock, Ship: ship}
		}
		return No{}
	}
	return s.within(u, from, ship, &tg.Reach)
}

// aims tells whether there is any ship a line could be used on.
func (s *State) aims(u *Setup, l *line, o *occasion) bool {
	for i := range s.Ships[:s.NShips] {
		if s.mayAim(u, l, o, ShipID(i)).Code == Yes {
			return true
		}
	}
	return false
}

// aim chooses the ships a line is used on: all of them, or one of the owner's choice.
func (t *Turn) aim(p *usage) {
	if p.l.Targets.Who == card.NoTarget {
		return
	}
	s, u := t.State(), t.Setup()
	o := t.options()
	for i := range s.Ships[:s.NShips] {
		if s.mayAim(u, p.l, &p.o, ShipID(i)).Code == Yes {
			o = append(o, Option{Kind: AimAt, Ship: ShipID(i), Line: p.l.id})
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
	p.aimed[0] = t.choose(ChooseCardTarget, p, o).Ship
	p.nAimed = 1
}

// on are the ships an effect is on.
func (p *usage) on(e *card.Effect) []ShipID {
	one := func(id ShipID) []ShipID {
		if id == NoShip {
			return nil
		}
		return []ShipID{id}
	}
	switch e.To {
	case card.OnTarget:
		return p.aimed[:p.nAimed]
	case card.OnFoe:
		return one(p.o.foe)
	case card.OnFriend:
		if p.nAimed > 0 {
			return p.aimed[:p.nAimed]
		}
		return one(p.o.ship)
	case card.OnThatShip:
		return one(p.o.ship)
	}
	return one(p.o.by)
}
