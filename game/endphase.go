package game

import "attackwing/game/card"

// endPhase lines up what happens to each ship and the end of the round (rules 4.4). The player with
// initiative decides about his cloaks and shields first. Ruling: what one ship does in the End
// Phase changes nothing for another of its player, so he is not asked for their order.
func endPhase(t *Turn) {
	s := t.State()
	t.begins(End, s.NLasting > 0)
	for _, p := range s.seats() {
		t.later(card.AtEnd, func(b *Bonus) bool { return s.Ships[b.Ship].awaits(p) })
	}
	var room [MaxShips + 8]Frame
	f := t.moment(betweenPhases(t, room[:0]), card.AtEnd)
	t.then(endShips(s, f, [MaxShips]bool{})...)
}

// endShips lines up the ships of the End Phase that have not had it yet, and the end of the round.
func endShips(s *State, f []Frame, ended [MaxShips]bool) []Frame {
	for _, p := range [...]PlayerID{s.First, s.First.Other(), Nobody} {
		for id := range ShipID(s.NShips) {
			if a := &s.Ships[id]; a.InPlay() && a.Owner == p && !ended[id] {
				f = append(f, Frame{Step: stepEndShip, Ship: id})
			}
		}
	}
	return append(f, Frame{Step: stepEndOfRound})
}

// endShip is the End Phase of one ship: tokens off, cloak, shields, Time tokens (rules 4.4).
// Ruling: to raise shields is a choice of whoever commands a ship; those of a map ship that nobody
// commands stay disabled.
func endShip(t *Turn) {
	s := t.State()
	id := t.ship
	sh := &s.Ships[id]
	if !sh.InPlay() {
		return // destroyed by what a card did in this phase
	}
	if sh.Cloak != CloakOnBase && sh.Cloak != CloakBeside && sh.Down == 0 {
		t.settle()
	}
	if sh.Evade+sh.Scan+sh.Stations > 0 {
		Emit(t, TokensRemoved{Ship: id})
	}
	switch sh.Cloak {
	case CloakRed:
		Emit(t, Decloaked{Ship: id})
	case CloakOnBase, CloakBeside:
		pick, ok := t.pick(func() Prompt {
			o := append(t.Options(), Option{Kind: Keep, Ship: id}, Option{Kind: Drop, Ship: id})
			return Prompt{Player: sh.Owner, Ask: KeepCloak, Ship: id, Options: o}
		})
		switch {
		case !ok:
			return
		case pick.Kind == Drop:
			Emit(t, Decloaked{Ship: id})
		case sh.Cloak == CloakOnBase:
			Emit(t, CloakMovedBeside{Ship: id, KeepLocks: t.Setup().House.KeepLocks})
		}
	}
	if sh.Cloak == NotCloaked && sh.Down > 0 && sh.Owner != Nobody && s.raises(t.Setup(), id) {
		pick, ok := t.pick(func() Prompt {
			o := t.Options()
			for n := sh.Down; n >= 0; n-- {
				o = append(o, Option{Kind: Raise, Ship: id, N: n})
			}
			return Prompt{Player: sh.Owner, Ask: RaiseShields, Ship: id, Options: o}
		})
		if !ok {
			return
		}
		if pick.N > 0 {
			Emit(t, ShieldsRaised{Ship: id, N: pick.N})
		}
	}
	if sh.waits() {
		Emit(t, TimeTicked{Ship: id})
	}
}

// endOfRound lets the scenario do what its sheet says for the end of a round, last of all (rules
// 4.4, 9.4).
func endOfRound(t *Turn) {
	burn(t)
	t.at(EndOfRound, NoShip)
	stopIfOver(t)
}
