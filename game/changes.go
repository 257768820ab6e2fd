package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// changes tells whether using a line would change anything: nobody is asked for what does nothing. An attack in place of
// the primary one is judged where targets are listed.
func (s *State) changes(u *Setup, l *line, o *occasion) No {
	if len(l.Do) == 0 {
		return No{}
	}
	for k := range l.Do {
		if l.choice && drawback(&l.Do[k]) {
			continue
		}
		if s.effectChanges(u, l, &l.Do[k], o) {
			return No{}
		}
	}
	return No{Code: NothingToDo, Ship: o.ship}
}

// drawback tells whether an effect is no reason to use a line: it only weakens the own ship, or follows what stands before it.
func drawback(e *card.Effect) bool {
	switch {
	case e.Then:
		return true
	case e.To != card.OnSelf:
		return false
	case e.Op == card.AttackDice, e.Op == card.DefenseDice:
		return e.N < 0
	}
	return e.Op == card.PlaceToken && e.Tokens == card.AuxToken
}

// effectChanges tells whether one effect would change anything.
func (s *State) effectChanges(u *Setup, l *line, e *card.Effect, o *occasion) bool {
	a := o.a
	threatened := o.threat.on
	switch e.Op {
	case card.NamedEffect:
		return s.namedChanges(u, l, o)
	case card.Reroll:
		if a == nil || e.Lasts != card.Now || !rollLies(o.w) {
			return true
		}
		return s.rerollable(a, e, o) != 0 && (e.Per == card.PerPaid || s.times(u, e, o, 1) > 0)
	case card.Convert:
		if a == nil || e.Lasts != card.Now {
			return true
		}
		if o.w == card.Compare {
			return e.Faces.Has(dice.Crit) && a.Crits > 0
		}
		return a.showing(s.defenseRoll(e, o), e.Faces) != 0
	case card.SkillBy:
		return o.w != card.CombatTurn // it would count from the next phase on, when it is over (rules 4.5)
	case card.AttackDice, card.DefenseDice, card.FoeAttackDice, card.FoeDefenseDice:
		if e.Lasts == card.Now && (e.Op == card.AttackDice && o.w == card.CountDefense || e.Op == card.DefenseDice && o.w == card.CountAttack) {
			return false // not the dice that are being counted
		}
		return e.None || e.Per == card.PerPaid || s.times(u, e, o, 1) > 0
	case card.Redial, card.Maneuver:
		if l.Targets.Who != card.NoTarget {
			return true
		}
		to := o.by
		if e.Op == card.Redial || e.To != card.OnSelf {
			to = o.ship
		}
		base, _ := s.toFly(u, to)
		return len(s.moves(nil, u, to, l.id, e.Moves, base)) > 0
	case card.CancelResult:
		return a != nil && (e.Faces.Takes(dice.Hit) && a.Hits > 0 || e.Faces.Takes(dice.Crit) && a.Crits > 0)
	case card.CancelDamage:
		if o.w == card.HullDamage {
			return true
		}
		if o.a != nil && !o.coming.on && e.AllBut {
			return a.Hits+a.Crits > e.N || a.Crits > 0
		}
		return o.damage() > 0
	case card.FreeAction:
		to := o.by
		if e.To == card.OnThatShip {
			to = o.ship
		}
		if l.Targets.Who != card.NoTarget {
			return true
		}
		return len(s.freeActions(nil, u, to, e)) > 0
	case card.FreeCardAction:
		return e.That || len(s.freeCardActions(nil, u, l, o.by, e)) > 0
	case card.EnableCard:
		n := 0
		s.eachCard(u, o.by, e.Kinds, func(slot int8, at *CardState) {
			if at.Disabled && !at.Away && s.ofFaction(u, o.by, slot, e.Faction) && !(e.Others && slot == l.slot) {
				n++
			}
		})
		return n > 0
	case card.Repair:
		if l.Targets.Who != card.NoTarget {
			return true
		}
		return s.repairable(u, o.by, e.Where)
	case card.RemoveToken:
		return e.To != card.OnSelf || s.tokens(u, o.by)&e.Tokens != 0
	case card.AddDrones:
		if e.To == card.OnTarget {
			for i := range s.Ships[:s.NShips] {
				if s.Ships[i].Drones < u.ships[i].Captain.Drones && s.mayAim(u, l, o, ShipID(i)).Code == Yes {
					return true
				}
			}
			return false
		}
		return e.To != card.OnSelf || threatened && o.threat.done && s.Ships[o.by].Drones < u.ships[o.by].Captain.Drones ||
			!threatened && s.Ships[o.by].Drones < u.ships[o.by].Captain.Drones
	case card.Protect:
		if !threatened || o.threat.done {
			return false
		}
		if e.Enemy && !o.threat.enemy {
			return false
		}
		slot := o.threat.slot
		return s.ofKinds(u, o.ship, slot, e.Kinds) && s.ofFaction(u, o.ship, slot, e.Faction) && !(l.ship == o.ship && slot == l.slot)
	case card.Cloaking:
		sh := &s.Ships[o.by]
		switch e.Cloak {
		case card.EnterCloak:
			return sh.Cloak == NotCloaked && sh.Shields > 0 && sh.Acted&(1<<card.Cloak) == 0
		case card.KeepGreen:
			return sh.Cloak == CloakOnBase || sh.Cloak == CloakBeside
		}
	case card.PromoteDamage:
		return !o.critical
	case card.DrawTwo, card.SearchDamage:
		return o.critical
	case card.Recolor:
		m, ok := s.toFly(u, o.ship)
		return ok && m.Color != e.Color
	case card.FlipDown:
		for i := range s.Ships[o.by].Damage[:s.Ships[o.by].NDamage] {
			if s.Ships[o.by].Damage[i].Up {
				return true
			}
		}
		return false
	case card.PlaceToken:
		if e.Free && !s.mayPlaceFree(u, o.ship, e) {
			return false
		}
	case card.DiscardCard:
		if o.w == card.ShieldsGone {
			return true
		}
	case card.Ignore:
		if e.Rule == card.NeedLock {
			return false // offered where the target is declared
		}
	}
	return true
}

// rollLies tells whether the dice a re-roll is about lie on the table at a window.
func rollLies(w card.Window) bool {
	switch w {
	case card.RolledAttack, card.ModifyAttack, card.ModifyAttackFoe, card.ModifyDefense, card.ModifyDefenseFoe:
		return true
	}
	return false
}

// defenseRoll tells whether an effect is on the defense dice: the own dice of the defender, or the foe's of the attacker.
func (s *State) defenseRoll(e *card.Effect, o *occasion) bool {
	switch o.w {
	case card.ModifyDefense, card.ModifyDefenseFoe, card.CountDefense, card.CountDefenseFoe:
		return true
	}
	return false
}

// showing are the dice of a roll that show one of the faces, as bits.
func (a *Attack) showing(defense bool, f card.Faces) (which uint16) {
	d, n := a.pool(defense)
	for i := range *n {
		if f == 0 || f.Has(d[i].Face) {
			which |= 1 << uint(i)
		}
	}
	return which
}

// rerollable are the dice an effect may have rolled again: a die is re-rolled by its owner's effects once (rules 7.4).
func (s *State) rerollable(a *Attack, e *card.Effect, o *occasion) (which uint16) {
	defense := s.defenseRoll(e, o)
	d, n := a.pool(defense)
	for i := range *n {
		if d[i].Added || d[i].Set || e.Faces != 0 && !e.Faces.Has(d[i].Face) {
			continue
		}
		if d[i].Rerolled && !e.Foe && !e.Again {
			if e.Whole {
				return 0 // all dice or none
			}
			continue
		}
		which |= 1 << uint(i)
	}
	return which
}

// ofKinds tells whether a card of a ship is of some kinds.
func (s *State) ofKinds(u *Setup, ship ShipID, slot int8, k card.Kinds) bool {
	if slot == captainSlot {
		return k&card.CaptainCard != 0
	}
	return slot >= 0 && k.Has(u.ships[ship].Upgrades[slot].Card.Kind)
}

// ofFaction tells whether a card of a ship is of a faction; none asks for none.
func (s *State) ofFaction(u *Setup, ship ShipID, slot int8, f card.Faction) bool {
	if f == card.NoFaction {
		return true
	}
	list := u.ships[ship].Captain.Factions
	if slot >= 0 {
		list = u.ships[ship].Upgrades[slot].Card.Factions
	}
	for _, x := range list {
		if x == f {
			return true
		}
	}
	return false
}

// repairable tells whether there is damage of a kind to repair.
func (s *State) repairable(u *Setup, id ShipID, where card.Where) bool {
	sh := &s.Ships[id]
	hull := sh.NDamage > 0
	shields := sh.Shields+sh.Down < u.ships[id].Ship.Shields
	switch where {
	case card.HullOnly:
		return hull
	case card.ShieldsOnly:
		return shields
	}
	return hull || shields
}

// mayPlaceFree tells whether a token placed as a free action may be placed: the ship may act and has not done this action.
func (s *State) mayPlaceFree(u *Setup, id ShipID, e *card.Effect) bool {
	allowed := s.allowed(u, id)
	for k := card.Tokens(1); k <= card.StationsToken; k <<= 1 {
		if e.Tokens&k != 0 && allowed.Has(actionOf(k)) && s.Ships[id].Acted&(1<<actionOf(k)) == 0 {
			return true
		}
	}
	return false
}

// actionOf is the action that places a kind of token.
func actionOf(k card.Tokens) card.Action {
	switch k {
	case card.EvadeToken:
		return card.Evade
	case card.ScanToken:
		return card.Scan
	}
	return card.BattleStations
}
