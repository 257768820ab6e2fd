package game

import "attackwing/game/card"

// cloaking enters a cloak, keeps it green, turns it or takes it away.
func (p *usage) cloaking(t *Turn, e *card.Effect) bool {
	switch e.Cloak {
	case card.KeepGreen:
		Emit(t, AttackMarked{KeepGreen: true})
		return true
	case card.EnterCloak:
		if !e.Normal {
			return doneTo(func(p *usage, t *Turn, _ *card.Effect, id ShipID) bool {
				if p.s.Ships[id].Cloak != NotCloaked {
					return false
				}
				Emit(t, Cloaked{Ship: id})
				return true
			})(p, t, e)
		}
		t.perform(p.by, card.Cloak, p.by, false)
		Emit(t, Cloaked{Ship: p.by})
		return true
	}
	for _, id := range p.on(e) {
		switch {
		case p.s.Ships[id].Cloak == NotCloaked:
		case e.Cloak == card.RemoveCloak:
			Emit(t, Decloaked{Ship: id})
			if n := p.s.Ships[id].Down; e.Shield == card.Raise && n > 0 && p.s.raises(p.u, id) {
				Emit(t, ShieldsRaised{Ship: id, N: n})
			}
		case e.Cloak == card.GreenCloak:
			if p.s.turnsGreen(p.u, id) {
				Emit(t, CloakGreened{Ship: id})
			}
		default:
			Emit(t, CloakReddened{Ship: id})
		}
	}
	return true
}

// turnsGreen reports whether the red Cloak Token of a ship may be turned green.
//
// Ruling: not over active shields, which a card may have raised under a red one, unless a cloak of
// that ship leaves them active.
func (s *State) turnsGreen(u *Setup, id ShipID) bool {
	sh := &s.Ships[id]
	return sh.Cloak == CloakRed &&
		(sh.Shields == 0 || lifts(s, u, nil, card.Static, id, card.CloakShieldsButOne))
}

// whoseLock asks which of the ships that hold a lock on a ship is to lose it.
func (p *usage) whoseLock(t *Turn, e *card.Effect, on ShipID) ShipID {
	o := t.Options()
	for id := range ShipID(p.s.NShips) {
		if sh := &p.s.Ships[id]; sh.Locks(on) {
			o = append(o, Option{Kind: AimAt, Ship: id, Line: p.l.id})
		}
	}
	if e.N == card.All && e.Tokens&card.HeldLock != 0 {
		return o[0].Ship // they all go
	}
	return p.choose(t, ChooseCardTarget, o).Ship
}
