package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// happenAt lets one effect of a line happen and reports whether it was done.
func (t *Turn) happenAt(p *usage, e *card.Effect, at int8) bool {
	if len(e.If) > 0 && e.Lasts == card.Now && e.Op != card.Later && !t.ifHolds(p, e) {
		return false
	}
	n := int8(int(e.N) * t.State().times(t.Setup(), e, &p.o, p.paid))
	if e.Lasts != card.Now && e.Op != card.ForbidAction && e.Op != card.Shields {
		return t.startBonus(p, e, at, n)
	}
	//exhaustive:enforce
	switch e.Op {
	case card.AttackDice, card.DefenseDice, card.FoeAttackDice, card.FoeDefenseDice, card.ScanCounts, card.Later, card.SkillBy,
		card.AttacksFirst, card.StatBy:
		return t.startBonus(p, e, at, n)
	case card.Reroll, card.Convert, card.AddResult, card.SetDie, card.SpecialDie, card.CancelResult, card.CancelDamage:
		return t.happenToDice(p, e, at, n)
	case card.PlaceToken, card.RemoveToken, card.Repair, card.Shields, card.Cloaking, card.AddDrones, card.AcquireLock, card.KeepLock:
		return t.happenToShip(p, e, n)
	case card.FreeAction, card.FreeCardAction, card.Maneuver, card.Redial, card.Recolor, card.NoAttack, card.ExtraAttack,
		card.ForbidAction, card.LoseAction:
		return t.happenToTurn(p, e, at, n)
	case card.DisableCard, card.DiscardCard, card.EnableCard, card.Protect, card.Damage, card.PromoteDamage, card.DrawTwo,
		card.SearchDamage, card.FlipDown:
		return t.happenToCards(p, e, n)
	case card.RollDice:
		return t.rollForCard(p, e, at)
	case card.NamedEffect:
		return t.named(p, at)
	case card.Ignore, card.AuxAllows: // they hold while the card lies there
	}
	return false
}

// happenToDice is an effect on dice and results, or on the damage that they deal.
func (t *Turn) happenToDice(p *usage, e *card.Effect, at, n int8) bool {
	o := &p.o
	switch e.Op {
	case card.Reroll:
		if !rollLies(o.w) || o.a == nil {
			return t.startBonus(p, e, at, n)
		}
		return t.rerollDice(p, e)
	case card.Convert:
		return t.convert(p, e)
	case card.AddResult:
		k := int8(int(max(e.Count, 1)) * t.State().times(t.Setup(), e, o, p.paid))
		Emit(t, ResultsAdded{Line: p.l.id, Face: e.Into, N: k, Already: o.w == card.Hitting})
		return true
	case card.SetDie, card.SpecialDie:
		return t.setDie(p, e)
	case card.CancelResult:
		return t.cancelResults(p, e)
	case card.CancelDamage:
		return t.cancelDamage(p, e)
	}
	return false
}

// happenToShip is an effect on what lies beside a ship: tokens, shields, cloak and locks, and damage that is repaired.
func (t *Turn) happenToShip(p *usage, e *card.Effect, n int8) bool {
	o := &p.o
	switch e.Op {
	case card.PlaceToken:
		return t.placeTokens(p, e, n)
	case card.RemoveToken:
		return t.removeTokens(p, e, n)
	case card.Repair:
		return t.repairSome(p, e, n)
	case card.Shields:
		return t.changeShields(p, e, n)
	case card.Cloaking:
		return t.cloaking(p, e)
	case card.AddDrones:
		return t.addDrones(p, e, n)
	case card.AcquireLock:
		for _, id := range p.on(e) {
			t.acquireLock(o.by, id, true)
		}
		return true
	case card.KeepLock:
		if o.w == card.OnSpendLock {
			Emit(t, AttackMarked{KeepLock: true}) // a lock kept when a weapon was paid may still be spent to re-roll
		}
		return true
	}
	return false
}

// happenToTurn is an effect on what a ship does in its turn: actions, maneuvers, attacks.
func (t *Turn) happenToTurn(p *usage, e *card.Effect, at, n int8) bool {
	o := &p.o
	switch e.Op {
	case card.FreeAction:
		return t.freeAction(p, e)
	case card.FreeCardAction:
		return t.freeCardAction(p, e)
	case card.Maneuver:
		return t.extraManeuver(p, e)
	case card.Redial:
		return t.redial(p, e)
	case card.Recolor:
		m, _ := t.State().toFly(t.Setup(), o.ship)
		m.Color = e.Color
		Emit(t, ManeuverReplaced{Ship: o.ship, Move: m})
		return true
	case card.NoAttack:
		for _, id := range p.on(e) {
			Emit(t, AttackForbidden{Ship: id})
		}
		return true
	case card.ExtraAttack:
		if o.foe == NoShip {
			return t.startBonus(p, e, at, n) // it follows the attack that the ship makes this round
		}
		t.then(Frame{step: stepExtraAttack, ship: o.by, about: AboutShip(o.foe)})
		return true
	case card.ForbidAction:
		for _, id := range p.on(e) {
			Emit(t, ActionsForbidden{Ship: id, Actions: e.Actions})
		}
		return true
	case card.LoseAction:
		for _, id := range p.on(e) {
			Emit(t, ActionLost{Ship: id, Why: LostByCard, Against: NoShip})
		}
		return true
	}
	return false
}

// happenToCards is an effect on cards, or on damage and damage cards.
func (t *Turn) happenToCards(p *usage, e *card.Effect, n int8) bool {
	switch e.Op {
	case card.DisableCard, card.DiscardCard:
		return t.takeCards(p, e)
	case card.EnableCard:
		return t.enableCards(p, e)
	case card.Protect:
		t.saved = true
		return true
	case card.Damage:
		return t.dealText(p, e, n)
	case card.PromoteDamage:
		Emit(t, AttackMarked{Promoted: n})
		return true
	case card.DrawTwo:
		Emit(t, AttackMarked{DrawTwo: true})
		return true
	case card.SearchDamage:
		for d := DirectHit; d < numDamage; d++ {
			if d.String() == e.Text {
				Emit(t, AttackMarked{Search: d})
			}
		}
		return true
	case card.FlipDown:
		return t.flipDown(p)
	}
	return false
}

// startBonus lets an effect last on every ship it is on.
func (t *Turn) startBonus(p *usage, e *card.Effect, at int8, n int8) bool {
	ships := p.on(e)
	if p.o.a != nil && p.l.At&attackWindows != 0 && e.To == card.OnSelf {
		// an effect of an attack lies on the ship whose dice it changes, whoever carries the card
		switch e.Op {
		case card.AttackDice, card.FoeAttackDice:
			ships = []ShipID{p.o.a.Attacker}
		case card.DefenseDice, card.FoeDefenseDice:
			ships = []ShipID{p.o.a.Target}
		case card.ScanCounts:
			ships = []ShipID{p.o.a.Attacker}
		default:
			ships = []ShipID{p.o.ship}
		}
	}
	if e.Op == card.Protect {
		Emit(t, CardProtected{Ship: p.o.ship, Card: p.o.threat.slot})
		t.saved = true
		return true
	}
	for _, id := range ships {
		vs := NoShip
		switch {
		case e.VsSelf:
			vs = p.o.by
		case e.VsTarget && p.nAimed > 0:
			vs = p.aimed[0]
		}
		if vs == id {
			vs = NoShip
			if p.nAimed > 0 {
				vs, id = p.aimed[0], p.o.by
			}
		}
		t.last(p, at, id, vs, n)
	}
	return len(ships) > 0
}

func (t *Turn) addDrones(p *usage, e *card.Effect, n int8) bool {
	s, u := t.State(), t.Setup()
	done := false
	for _, id := range p.on(e) {
		start := u.ships[id].Captain.Drones
		k := min(n, start-s.Ships[id].Drones)
		if e.N == card.All {
			k = start - s.Ships[id].Drones
		}
		if k > 0 {
			Emit(t, DronesChanged{Ship: id, N: k})
			done = true
		}
	}
	return done
}

func (t *Turn) cloaking(p *usage, e *card.Effect) bool {
	s := t.State()
	switch e.Cloak {
	case card.KeepGreen:
		Emit(t, AttackMarked{KeepGreen: true})
		return true
	case card.EnterCloak:
		Emit(t, ActionPerformed{Ship: p.o.by, Action: card.Cloak, Bit: 1 << card.Cloak, Target: p.o.by})
		t.answerAction(p.o.by, card.Cloak)
		Emit(t, Cloaked{Ship: p.o.by})
		return true
	}
	for _, id := range p.on(e) {
		if s.Ships[id].Cloak != NotCloaked {
			Emit(t, CloakReddened{Ship: id})
		}
	}
	return true
}

func (t *Turn) flipDown(p *usage) bool {
	s := t.State()
	sh := &s.Ships[p.o.by]
	o := t.options()
	for i := range sh.Damage[:sh.NDamage] {
		if sh.Damage[i].Up {
			o = append(o, Option{Kind: PickDamage, Ship: p.o.by, N: int8(i), Line: p.l.id})
		}
	}
	if len(o) == 0 {
		return false
	}
	at := t.choose(ChooseDamageCard, p, o).N
	Emit(t, DamageFlipped{Ship: p.o.by, Card: sh.Damage[at].ID, At: at})
	return true
}

// rollForCard rolls dice outside of an attack; for each matching result what the card says happens.
func (t *Turn) rollForCard(p *usage, e *card.Effect, at int8) bool {
	if e.N == 0 {
		return t.answerRoll(p, e, at, &p.rolled)
	}
	r := &p.rolled
	*r = CardRolled{Line: p.l.id, By: p.o.by, N: e.N}
	for i := range e.N {
		r.Faces[i] = t.roll(e.Die)
	}
	Emit(t, *r)
	if t.revise(p.o.by, e.Die, r.Faces[:r.N]) {
		Emit(t, *r)
	}
	return t.answerRoll(p, e, at, r)
}

// answerRoll lets what the card says happen for each result of its roll that matches, once where it says "any".
func (t *Turn) answerRoll(p *usage, e *card.Effect, at int8, r *CardRolled) bool {
	var crits, n int8
	for _, f := range r.Faces[:r.N] {
		if e.Faces.Has(f) {
			n++
			if f == dice.Crit {
				crits++
			}
		}
	}
	if n == 0 {
		return true
	}
	if e.Count > 0 {
		n = min(n, e.Count)
	}
	for k := range e.Sub {
		x := &e.Sub[k]
		if x.Op == card.Damage && x.Kind == card.AsRolled {
			t.dealRolled(p, x, n-crits, crits)
			continue
		}
		y := *x
		if y.N != card.All {
			y.N *= n
		}
		switch {
		case y.Lasts != card.Now || isDice(y.Op):
			t.startBonus(p, &y, part(int(at&7), k), y.N)
		default:
			t.happenAt(p, &y, part(int(at&7), k))
		}
	}
	return true
}

func isDice(op card.EffectOp) bool {
	return op == card.AttackDice || op == card.DefenseDice || op == card.FoeAttackDice || op == card.FoeDefenseDice
}

// ifHolds reports whether the conditions of one effect hold now.
func (t *Turn) ifHolds(p *usage, e *card.Effect) bool {
	s, u := t.State(), t.Setup()
	for i := range e.If {
		c := &e.If[i]
		ok := false
		if c.Op == card.CardIs {
			for _, slot := range p.cards[:p.nCards] {
				ok = ok || p.nAimed > 0 && s.ofKinds(u, p.aimed[0], slot, c.Kinds)
			}
		} else {
			ok = s.condition(u, p.l, c, &p.o)
		}
		if ok == c.Not {
			return false
		}
	}
	return true
}
