package game

import "attackwing/game/card"

// takenBy returns the attack being made as one on the ship that uses the line, and whether it can
// be made on it.
//
// Ruling: the attack is the same one: its weapon is paid, its target alone is another. Where a card
// does not say that the range stays, weapon, arc and range must allow an attack on the new target.
func (o *occasion) takenBy(e *card.Effect) (next AttackDeclared, ok bool) {
	a := o.a
	if a == nil || !a.On || o.by == NoShip || a.Target == o.by || !o.s.Ships[o.by].InPlay() {
		return next, false
	}
	on := *a
	on.Target, on.HadLock = o.by, locksNow(o.s, o.u, a.Attacker, o.by)
	shot, no := o.s.shot(o.u, &on, true)
	if !e.Fixed && (no.Code != Yes || !on.meetsWeapon(o.s, o.u, &shot)) ||
		noAttackBetween(o.s, o.u, a.Attacker, o.by) {
		return next, false
	}
	next = on.declared(o.u, &shot)
	if e.Fixed {
		next.Band, next.Dist, next.Obstructed = a.Band, a.Dist, a.Obstructed
	}
	return next, true
}

// takeAttack has the attack being made be one on the ship that uses the line; what follows in the
// line is seen from that ship. The steps of the attack as it was find it over.
func (p *usage) takeAttack(t *Turn, e *card.Effect) bool {
	next, ok := p.takenBy(e)
	if !ok {
		return false
	}
	t.declares(next)
	attackTaken(t, next.Attacker, next.Target)
	p.ship, p.a = p.by, p.s.attack()
	return true
}

// divert has the attack being made be one on another ship that it can be made on, as its player chooses;
// where there is none it is canceled, and the card discarded.
func (p *usage) divert(t *Turn, _ *card.Effect) bool {
	a, o := p.a, t.Options()
	if a == nil || !a.On {
		return false
	}
	on := *a
	for on.Target = range ShipID(p.s.NShips) {
		if on.Target != a.Target && !p.s.afar(p.u, a.Attacker, on.Target, range3) {
			o = on.option(o, p.s, p.u, true, Option{Kind: AimAt, Line: p.l.id})
		}
	}
	if len(o) == 0 {
		k := &effects[card.CancelAttack]
		if k.would(prospect{occasion: p.occasion}) {
			k.do(p, t, nil)
			t.discard(CardDiscarded{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
		}
		return true
	}
	ask := Prompt{Player: p.s.Ships[a.Attacker].Owner, Ask: ChooseTarget, Ship: a.Attacker, Line: p.l.id}
	if ask.Player == Nobody { // Ruling: for a ship of the map that nobody commands the card's owner chooses.
		ask.Player = p.user()
	}
	on = *a
	on.Target = t.one(ask, o).Ship
	on.HadLock = p.s.Ships[a.Attacker].Lock == on.Target
	shot, _ := p.s.shot(p.u, &on, true)
	t.declares(on.declared(p.u, &shot))
	attackTaken(t, on.Attacker, on.Target)
	return true
}

// rollAnew has all dice of the attack rolled again, from the roll of the attacker on; what was used in
// the attack stays used.
func (p *usage) rollAnew(t *Turn, _ *card.Effect) bool {
	a := &p.s.Attack
	if !a.On {
		return false
	}
	att, def := a.Attacker, a.Target
	Emit(t, DiceTakenUp{Attacker: att})
	var room [20]Frame
	t.then(t.rollsOn(room[:0], att, def)...)
	return true
}
