package game

import "attackwing/game/card"

// placeTokens places tokens by card text: they pile up, unless it is a free action of that kind (FAQ of 2014).
func (t *Turn) placeTokens(p *usage, e *card.Effect, n int8) bool {
	s, u := t.State(), t.Setup()
	if e.Tokens == card.ChargeToken {
		Emit(t, ChargesChanged{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner, N: n})
		return true
	}
	set := e.Tokens
	if set == card.SameToken {
		set = tokenOf(s.LastAction)
	}
	done := false
	for _, id := range p.on(e) {
		may := set
		if e.Free {
			for k := card.Tokens(1); k <= card.StationsToken; k <<= 1 {
				if may&k != 0 && !s.mayPlaceFree(u, id, k) {
					may &^= k
				}
			}
		}
		if may == 0 {
			continue
		}
		k := t.whichToken(p, may)
		if e.Free {
			Emit(t, ActionPerformed{Ship: id, Action: actionOf(k), Bit: 1 << actionOf(k), Target: id, Free: true})
			t.answerAction(id, actionOf(k))
		}
		Emit(t, TokenGiven{Ship: id, Token: k, N: n})
		done = true
	}
	return done
}

// tokenOf is the token an action places, none for other actions.
func tokenOf(a card.Action) card.Tokens {
	switch a {
	case card.Evade:
		return card.EvadeToken
	case card.Scan:
		return card.ScanToken
	case card.BattleStations:
		return card.StationsToken
	}
	return 0
}

// removeTokens takes tokens from ships, of kinds the line's owner chooses among.
func (t *Turn) removeTokens(p *usage, e *card.Effect, n int8) bool {
	s, u := t.State(), t.Setup()
	done := false
	for _, id := range p.on(e) {
		left := n
		for left > 0 || e.N == card.All {
			has := s.tokens(u, id) & e.Tokens
			if has == 0 {
				break
			}
			k := t.whichToken(p, has)
			if k == card.LockOnSelf {
				Emit(t, TokenTaken{Ship: id, Token: k, N: 1, Holder: t.whoseLock(p, id)})
				left--
				done = true
				continue
			}
			m := int8(1)
			if e.N == card.All {
				m = *s.token(id, k)
			}
			Emit(t, TokenTaken{Ship: id, Token: k, N: m})
			left--
			done = true
		}
	}
	return done
}

// whoseLock asks which of the ships that hold a lock on a ship is to lose it.
func (t *Turn) whoseLock(p *usage, on ShipID) ShipID {
	s := t.State()
	o := t.options()
	for i := range s.Ships[:s.NShips] {
		if s.Ships[i].Lock == on {
			o = append(o, Option{Kind: AimAt, Ship: ShipID(i), Line: p.l.id})
		}
	}
	return t.choose(ChooseCardTarget, p, o).Ship
}

// repairSome repairs hull or lost shields; what, and which damage card, the owner chooses.
func (t *Turn) repairSome(p *usage, e *card.Effect, n int8) bool {
	s, u := t.State(), t.Setup()
	done := false
	for _, id := range p.on(e) {
		sh := &s.Ships[id]
		for range n {
			o := t.options()
			if e.Where != card.HullOnly && sh.Shields+sh.Down < u.ships[id].Ship.Shields {
				o = append(o, Option{Kind: PickDamage, Ship: id, N: -1, Line: p.l.id})
			}
			if e.Where != card.ShieldsOnly {
				down := false
				for i := range sh.Damage[:sh.NDamage] {
					if sh.Damage[i].Up || !down {
						o = append(o, Option{Kind: PickDamage, Ship: id, N: int8(i), Line: p.l.id})
					}
					down = down || !sh.Damage[i].Up
				}
			}
			if len(o) == 0 {
				break
			}
			if at := t.choose(ChooseDamageCard, p, o).N; at < 0 {
				Emit(t, ShieldRepaired{Ship: id, N: 1})
			} else {
				Emit(t, DamageRepaired{Ship: id, Card: sh.Damage[at], At: at, Deck: t.deckOf(id)})
			}
			done = true
		}
	}
	return done
}

// changeShields turns shields of ships off or on, destroys them, or adds temporary ones.
func (t *Turn) changeShields(p *usage, e *card.Effect, n int8) bool {
	s, u := t.State(), t.Setup()
	done := false
	for _, id := range p.on(e) {
		sh := &s.Ships[id]
		if s.Ships[id].Owner != s.ownerOf(p) && (e.Shield == card.TurnOff || e.Shield == card.Destroy) && s.shieldsProtected(u, id, p) {
			continue
		}
		k := n
		switch e.Shield {
		case card.TurnOff:
			k = min(k, sh.Shields)
		case card.Destroy:
			k = min(k, sh.Shields+sh.Down)
		case card.RaiseThem:
			k = min(k, sh.Down)
		}
		if k <= 0 {
			continue
		}
		Emit(t, ShieldsChanged{Ship: id, Op: e.Shield, N: k})
		done = true
		if e.Shield == card.Destroy {
			t.shieldsGone(id)
		}
	}
	return done
}

// shieldsProtected tells whether a ship's shields are out of reach of an enemy's upgrade.
func (s *State) shieldsProtected(u *Setup, id ShipID, p *usage) bool {
	if !u.speaks(card.Static) || p.l.slot < 0 {
		return false
	}
	return s.hasNamed(u, card.Static, id, card.ShieldsOutOfReach)
}

// shieldsGone lets cards answer that the last shield is gone.
func (t *Turn) shieldsGone(id ShipID) {
	if sh := &t.State().Ships[id]; sh.Shields+sh.Down == 0 {
		t.interrupt(card.ShieldsGone, id, threat{})
	}
}

// takeCards disables or discards cards of ships. The line's owner chooses them, or theirs where the card says so.
func (t *Turn) takeCards(p *usage, e *card.Effect) bool {
	s, u := t.State(), t.Setup()
	if e.This {
		Emit(t, CardDiscarded{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
		t.gone(p.l.ship, p.l.slot)
		return true
	}
	p.nCards = 0
	for _, id := range p.on(e) {
		enemy := s.Ships[id].Owner != s.ownerOf(p)
		o := t.options()
		s.eachCard(u, id, e.Kinds, func(slot int8, at *CardState) {
			if s.mayTake(u, p.l, e, id, slot, at) {
				o = append(o, Option{Kind: PickCard, Ship: id, N: slot, Line: p.l.id})
			}
		})
		if len(o) == 0 {
			continue
		}
		n := int(e.N) * s.times(u, e, &p.o, p.paid)
		if e.N == card.All {
			n = len(o)
		}
		chooser := s.ownerOf(p)
		if e.OwnerPicks {
			chooser = s.Ships[id].Owner
		}
		n = min(n, len(o))
		picks := t.chooseSome(chooser, ChooseCards, p, o, n, n)
		var list [MaxUpgrades + 1]int8
		k := 0
		each(picks, func(i int) { list[k] = o[i].N; k++ })
		for _, slot := range list[:k] {
			if t.takeCard(id, slot, e.Op == card.DiscardCard, enemy, p.l.slot >= 0) && p.nCards < len(p.cards) {
				p.cards[p.nCards] = slot
				p.nCards++
			}
		}
	}
	return p.nCards > 0
}

// takeCard disables or discards one card, unless a card saves it; true when it happened.
func (t *Turn) takeCard(id ShipID, slot int8, discard, enemy, upgrade bool) bool {
	w := card.OnDisable
	if discard {
		w = card.OnDiscard
	}
	t.interrupt(w, id, threat{on: true, slot: slot, enemy: enemy, upgrade: upgrade})
	if t.saved {
		t.saved = false
		return false
	}
	owner := t.State().Ships[id].Owner
	if discard {
		Emit(t, CardDiscarded{Ship: id, Card: slot, Owner: owner, ByEnemy: enemy})
		t.gone(id, slot)
	} else {
		Emit(t, CardDisabled{Ship: id, Card: slot, Owner: owner})
	}
	return true
}

// gone lets cards answer that a card was discarded.
func (t *Turn) gone(id ShipID, slot int8) {
	if id != NoShip && slot >= 0 {
		t.interrupt(card.OnDiscard, id, threat{on: true, slot: slot, done: true})
	}
}

// protected tells whether a card is always safe from this: another card of its ship keeps enemies' cards off it.
func (s *State) protected(u *Setup, id ShipID, slot int8, enemy bool, op card.EffectOp) bool {
	if slot >= 0 && !s.Ships[id].Upgrades[slot].Shown && s.faceDown(u, id, slot) {
		return true
	}
	if !u.speaks(card.Static) {
		return false
	}
	for _, x := range u.at[card.Static] {
		l := u.line(x)
		if l.ship != id || l.slot == slot || s.ready(u, l).Code != Yes {
			continue
		}
		for k := range l.Do {
			e := &l.Do[k]
			if e.Op != card.Protect || e.Where == card.ShieldsOnly || e.Enemy && !enemy {
				continue
			}
			if s.ofKinds(u, id, slot, e.Kinds) && s.ofFaction(u, id, slot, e.Faction) {
				return true
			}
		}
	}
	return false
}

// enableCards removes Disabled tokens from own cards.
func (t *Turn) enableCards(p *usage, e *card.Effect) bool {
	s, u := t.State(), t.Setup()
	done := false
	for _, id := range p.on(e) {
		o := t.options()
		s.eachCard(u, id, e.Kinds, func(slot int8, at *CardState) {
			if at.Disabled && !at.Away && s.ofFaction(u, id, slot, e.Faction) && !(e.Others && id == p.l.ship && slot == p.l.slot) {
				o = append(o, Option{Kind: PickCard, Ship: id, N: slot, Line: p.l.id})
			}
		})
		n := int(e.N)
		if e.N == card.All {
			n = len(o)
		}
		picks := t.chooseSome(s.ownerOf(p), ChooseCards, p, o, n, n)
		each(picks, func(i int) { Emit(t, CardFreed{Ship: id, Card: o[i].N}); done = true })
	}
	return done
}

// dealText deals damage by card text.
func (t *Turn) dealText(p *usage, e *card.Effect, n int8) bool {
	done := false
	for _, id := range p.on(e) {
		h, c := int(n), 0
		if e.Kind == card.CriticalDamage {
			h, c = 0, int(n)
		}
		t.sufferAt(id, h, c, ByCardText, e.Where, false)
		done = true
	}
	return done
}

// dealRolled deals damage as dice of card text show it.
func (t *Turn) dealRolled(p *usage, e *card.Effect, hits, crits int8) {
	for _, id := range p.on(e) {
		t.sufferAt(id, int(hits), int(crits), ByCardText, e.Where, false)
	}
}

// faceDown tells whether a talent lies face down by its captain's text: no card touches it until it is first used.
func (s *State) faceDown(u *Setup, id ShipID, slot int8) bool {
	up := u.ships[id].Upgrades[slot].Card
	if up.Kind != card.Talent || !s.hasNamed(u, card.AtSetUp, id, card.FaceDownTalents) {
		return false
	}
	return s.ofFaction(u, id, slot, card.Federation)
}
