package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// changes reports whether using a line would change anything: nobody is asked for what does nothing. An attack in place of
// the primary one is judged where targets are listed.
func (s *State) changes(u *Setup, l *line, o *occasion) No {
	if len(l.Do) == 0 {
		return No{}
	}
	for k := range l.Do {
		if l.choice && drawback(&l.Do[k]) {
			continue
		}
		if l.Do[k].To == card.OnTarget && s.targetsChange(u, l, &l.Do[k], o) || l.Do[k].To != card.OnTarget && s.effectChanges(u, l, &l.Do[k], o) {
			return No{}
		}
	}
	if s.Ships[o.ship].Still && movesShips(l) {
		return No{Code: HoldsPlace, Ship: o.ship}
	}
	return No{Code: NothingToDo, Ship: o.ship}
}

// targetsChange reports whether one effect would change anything for a ship the line may be used on.
func (s *State) targetsChange(u *Setup, l *line, e *card.Effect, o *occasion) bool {
	for i := range s.Ships[:s.NShips] {
		if s.mayAim(u, l, o, ShipID(i)).Code == Yes && s.changesTarget(u, l, e, o, ShipID(i)) {
			return true
		}
	}
	return false
}

// movesShips reports whether a line of card text has a ship fly.
func movesShips(l *line) bool {
	for k := range l.Do {
		switch l.Do[k].Op {
		case card.Maneuver, card.Redial:
			return true
		}
	}
	return l.Named == card.AdvanceAfterDeclaring
}

// drawback reports whether an effect is no reason to use a line: it only weakens the own ship, or follows what stands before it.
func drawback(e *card.Effect) bool {
	switch {
	case e.Then:
		return true
	case e.Op == card.LoseAction, e.Op == card.ForbidAction:
		return e.To != card.OnTarget && e.To != card.OnFoe
	case e.To != card.OnSelf:
		return false
	case e.Op == card.AttackDice, e.Op == card.DefenseDice:
		return e.N < 0
	}
	return e.Op == card.PlaceToken && e.Tokens == card.AuxToken
}

// effectChanges reports whether one effect would change anything.
func (s *State) effectChanges(u *Setup, l *line, e *card.Effect, o *occasion) bool {
	switch e.Op {
	case card.NamedEffect:
		return s.namedChanges(u, l, o)
	case card.Reroll, card.Convert, card.CancelResult, card.CancelDamage:
		return s.diceChange(u, l, e, o)
	case card.AttackDice, card.DefenseDice, card.FoeAttackDice, card.FoeDefenseDice:
		return s.countChanges(u, e, o)
	case card.PlaceToken, card.RemoveToken, card.Repair, card.Cloaking, card.AddDrones:
		return s.shipChanges(u, e, o)
	case card.FreeAction, card.FreeCardAction, card.Maneuver, card.Redial, card.Recolor, card.AttacksFirst, card.ExtraAttack,
		card.SkillBy, card.Later:
		return s.turnChanges(u, l, e, o)
	case card.EnableCard, card.Protect, card.PromoteDamage, card.DrawTwo, card.SearchDamage, card.FlipDown:
		return s.cardsChange(u, l, e, o)
	case card.Ignore:
		return e.Rule != card.NeedLock // that is offered where the target is declared
	}
	return true
}

// diceChange reports whether an effect on dice and results, or on the damage they deal, would change anything.
func (s *State) diceChange(u *Setup, l *line, e *card.Effect, o *occasion) bool {
	a := o.a
	switch e.Op {
	case card.Reroll, card.Convert:
		return s.rollChanges(u, l, e, o)
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
	}
	return true
}

// rollChanges reports whether dice would be rolled again or turned to another face.
func (s *State) rollChanges(u *Setup, l *line, e *card.Effect, o *occasion) bool {
	a := o.a
	if a == nil && e.Lasts != card.Now && ofAttacks(l, e) {
		return s.attackComes(o.by)
	}
	if a == nil || e.Lasts != card.Now {
		return true
	}
	if e.Op == card.Reroll {
		return !rollLies(o.w) || s.rerollable(a, e, o) != 0 && (e.Per == card.PerPaid || s.times(u, e, o, 1) > 0)
	}
	if o.w == card.Compare {
		return e.Faces.Has(dice.Crit) && a.Crits > 0
	}
	return a.showing(s.defenseRoll(e, o), e.Faces) != 0
}

// countChanges reports whether an effect on a number of dice would change anything.
func (s *State) countChanges(u *Setup, e *card.Effect, o *occasion) bool {
	if e.Op == card.AttackDice && o.a == nil && !s.attackComes(o.by) {
		return false
	}
	if e.Lasts == card.Now && (e.Op == card.AttackDice && o.w == card.CountDefense || e.Op == card.DefenseDice && o.w == card.CountAttack) {
		return false // not the dice that are being counted
	}
	return e.None || e.Per == card.PerPaid || s.times(u, e, o, 1) > 0
}

// shipChanges reports whether an effect on what lies beside a ship would change anything.
func (s *State) shipChanges(u *Setup, e *card.Effect, o *occasion) bool {
	switch e.Op {
	case card.Repair:
		return s.repairable(u, o.by, e.Where)
	case card.RemoveToken:
		return e.To != card.OnSelf || s.tokens(u, o.by)&e.Tokens != 0
	case card.AddDrones:
		return e.To != card.OnSelf || (!o.threat.on || o.threat.done) && s.Ships[o.by].Drones < u.ships[o.by].Captain.Drones
	case card.Cloaking:
		sh := &s.Ships[o.by]
		switch e.Cloak {
		case card.EnterCloak:
			return sh.Cloak == NotCloaked && sh.Shields > 0 && sh.Acted&(1<<card.Cloak) == 0
		case card.KeepGreen:
			return sh.Cloak == CloakOnBase || sh.Cloak == CloakBeside
		}
	case card.PlaceToken:
		return !e.Free || s.mayPlaceFree(u, o.ship, e.Tokens)
	}
	return true
}

// turnChanges reports whether an effect on what a ship does in its turn would change anything.
func (s *State) turnChanges(u *Setup, l *line, e *card.Effect, o *occasion) bool {
	switch e.Op {
	case card.SkillBy:
		who := &s.Ships[o.by]
		if e.To != card.OnSelf {
			who = &s.Ships[o.ship]
		}
		// in the own turn of the Combat Phase it would count from the next phase on, when it is over (rules 4.5)
		return o.w != card.CombatTurn && !who.Captain.Disabled && !who.Captain.Discarded
	case card.AttacksFirst, card.ExtraAttack:
		return s.attackComes(o.by)
	case card.Later:
		for k := range e.Sub {
			if e.Sub[k].Op != card.ExtraAttack || s.attackComes(o.by) {
				return true
			}
		}
		return false
	case card.Redial:
		base, ok := s.toFly(u, o.ship)
		return ok && s.anyMove(u, o.ship, e.Moves, base)
	case card.Maneuver:
		to := o.by
		if e.To != card.OnSelf {
			to = o.ship
		}
		base, _ := s.toFly(u, to)
		return s.anyMove(u, to, e.Moves, base)
	case card.Recolor:
		m, ok := s.toFly(u, o.ship)
		return ok && m.Color != e.Color
	case card.FreeAction:
		to := o.by
		if e.To == card.OnThatShip {
			to = o.ship
		}
		return s.anyFreeAction(u, to, e)
	case card.FreeCardAction:
		return !e.That && len(s.freeCardActions(nil, u, l, o.by, e)) > 0 // of a card just disabled: that is asked by what disables it
	}
	return true
}

// cardsChange reports whether an effect on cards, or on damage cards, would change anything.
func (s *State) cardsChange(u *Setup, l *line, e *card.Effect, o *occasion) bool {
	switch e.Op {
	case card.EnableCard:
		enabled := false
		s.eachCard(u, o.by, e.Kinds, func(slot int8, at *CardState) {
			enabled = enabled || at.Disabled && !at.Away && s.ofFaction(u, o.by, slot, e.Faction) && !(e.Others && slot == l.slot)
		})
		return enabled
	case card.Protect:
		if !o.threat.on || o.threat.done {
			return false
		}
		if e.Enemy && !o.threat.enemy {
			return false
		}
		slot := o.threat.slot
		return s.ofKinds(u, o.ship, slot, e.Kinds) && s.ofFaction(u, o.ship, slot, e.Faction) && !(l.ship == o.ship && slot == l.slot)
	case card.PromoteDamage:
		return !o.critical
	case card.DrawTwo, card.SearchDamage:
		return o.critical
	case card.FlipDown:
		for i := range s.Ships[o.by].Damage[:s.Ships[o.by].NDamage] {
			if s.Ships[o.by].Damage[i].Up {
				return true
			}
		}
		return false
	}
	return true
}

// attackComes reports whether a ship may still attack this round: no card text, and no Regenerate, has forbidden it.
func (s *State) attackComes(id ShipID) bool { return !s.Ships[id].NoAttack }

// ofAttacks reports whether an effect that lasts is one on the dice of the own attacks alone.
func ofAttacks(l *line, e *card.Effect) bool {
	return !e.AnyDice && windowOf(e, l) == card.ModifyAttack
}

// rollLies reports whether the dice a re-roll is about lie on the table at a window.
func rollLies(w card.Window) bool {
	switch w {
	case card.RolledAttack, card.ModifyAttack, card.ModifyAttackFoe, card.ModifyDefense, card.ModifyDefenseFoe:
		return true
	}
	return false
}

// defenseRoll reports whether an effect is on the defense dice: the own dice of the defender, or the foe's of the attacker.
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

// ofKinds reports whether a card of a ship is of some kinds.
func (s *State) ofKinds(u *Setup, ship ShipID, slot int8, k card.Kinds) bool {
	if slot == captainSlot {
		return k&card.CaptainCard != 0
	}
	return slot >= 0 && k.Has(u.ships[ship].Upgrades[slot].Card.Kind)
}

// ofFaction reports whether a card of a ship is of a faction; none asks for none.
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

// repairable reports whether there is damage of a kind to repair.
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

// mayPlaceFree reports whether a token of one of some kinds may be placed as a free action.
//
// Ruling: what is placed as a free action is an action of that kind, on the Action Bar or not, and asks what that action
// asks (rules 6.1, 6.2): the ship may act, has not performed it this round, and no Damaged Sensor Array forbids it.
func (s *State) mayPlaceFree(u *Setup, id ShipID, kinds card.Tokens) bool {
	allowed := s.allowed(u, id)
	for k := card.Tokens(1); k <= card.StationsToken; k <<= 1 {
		if a := actionOf(k); kinds&k != 0 && allowed.Has(a) && s.mayDo(u, id, a, true).Code == Yes {
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
