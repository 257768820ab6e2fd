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
	on.Target, on.HadLock = o.by, o.s.Ships[a.Attacker].Lock == o.by
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
