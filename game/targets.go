package game

import (
	"slices"

	"attackwing/game/card"
)

// appendTargets lists every attack the ship may make.
func appendTargets(o []Option, s *State, u *Setup, id ShipID) []Option {
	if s.mayAttack(u, id).Code != Yes {
		return o
	}
	begin := len(o)
	o = appendShots(o, s, u, id)
	if s.NLasting == 0 {
		return o
	}
	if only, ifPossible, must := s.mustAttack(u, id); must {
		at := func(x Option) bool { return x.Ship == only }
		if !ifPossible || slices.ContainsFunc(o[begin:], at) {
			o = append(o[:begin], slices.DeleteFunc(o[begin:], func(x Option) bool { return !at(x) })...)
		}
	}
	return o
}

// appendShots lists every attack there is a weapon and a target for.
func appendShots(o []Option, s *State, u *Setup, id ShipID) []Option {
	if m := u.ships[id].onMap; m != nil {
		return appendMounts(o, s, u, id, m)
	}
	for w := NoWeapon; w < u.ships[id].nUp; w++ {
		if no := s.mayUseWeapon(u, id, w).Code; no != Yes && (no != NeedsLock || !u.speaks(card.Declare)) {
			continue // card text may let it fire without a lock
		}
		kind := FirePrimary
		if w != NoWeapon {
			kind = FireWeapon
		}
		a := Attack{Attacker: id, Weapon: w}
		for at := range ShipID(s.NShips) {
			if s.afar(u, id, at, range3) {
				continue
			}
			a.Target = at
			o = a.option(o, s, u, false, Option{Kind: kind})
			o = appendLockless(o, s, u, &a)
			o = appendArcless(o, s, u, a)
		}
	}
	return appendTextShots(o, s, u, id)
}

// appendMounts lists the attacks of a ship of the map, mount by mount.
func appendMounts(o []Option, s *State, u *Setup, id ShipID, m *MapShip) []Option {
	if m.is(OneAttack) && s.Ships[id].Fired != 0 {
		return o
	}
	for k := range int8(len(m.Mounts)) {
		for at := range ShipID(s.NShips) {
			if shot, no := s.ShotFrom(u, id, k, at); no.Code == Yes && s.Ships[id].Fired&(1<<k) == 0 {
				o = append(o,
					Option{Kind: FirePrimary, Ship: at, N: NoWeapon, Mount: k, Dist: u.micrometres(shot.Gap.Dist)})
			}
		}
	}
	return o
}

// appendTextShots lists the attacks that card text makes in place of one with the primary weapon.
func appendTextShots(o []Option, s *State, u *Setup, id ShipID) []Option {
	for _, l := range u.meant(card.AttackInstead, id) {
		oc := l.at(s, u, card.AttackInstead, id, nil)
		oc.anew = true // an attack the card allows each time stands open to an extra attack too
		if l.Weapon == nil || oc.usable().Code != Yes {
			continue
		}
		for at := range ShipID(s.NShips) {
			a := Attack{Attacker: id, Target: at, Weapon: NoWeapon, Line: l.id}
			o = a.option(o, s, u, false, Option{Kind: FireCard, Line: l.id})
		}
	}
	return o
}

// appendLockless lists the ways to make an attack with a weapon whose lock card text makes
// needless.
func appendLockless(o []Option, s *State, u *Setup, a *Attack) []Option {
	if w := u.weapon(a); w == nil || !w.SpendLock {
		return o
	}
	for _, l := range u.meant(card.Declare, a.Attacker) {
		if !l.lifts(card.NeedLock) {
			continue
		}
		shot, ok := a.offered(s, u, true)
		if !ok {
			continue
		}
		judged := *a
		judged.Band = int8(shot.Band)
		if l.opens(s, u, &judged) {
			o = append(o,
				Option{Kind: FireWeapon, Ship: a.Target, N: a.Weapon, Line: l.id, Dist: u.micrometres(shot.Gap.Dist)})
		}
	}
	return o
}

// appendArcless lists the ways to make an attack with a weapon whose arc card text makes needless, on a
// ship that is in none of it.
func appendArcless(o []Option, s *State, u *Setup, a Attack) []Option {
	if !u.effects[card.Ignore] || a.Weapon == NoWeapon {
		return o
	}
	if _, no := s.shot(u, &a, false); no.Code != NotInArc {
		return o
	}
	for _, l := range u.meant(card.Declare, a.Attacker) {
		if !l.lifts(card.FiringArc) {
			continue
		}
		judged := a
		shot, no := s.shotIn(u, &judged, false, true)
		if no.Code != Yes || !judged.open(s, u, &shot, false) {
			return o
		}
		if judged.Band = int8(shot.Band); l.opens(s, u, &judged) {
			return append(o,
				Option{Kind: FireWeapon, Ship: a.Target, N: a.Weapon, Line: l.id, Dist: u.micrometres(shot.Gap.Dist)})
		}
	}
	return o
}

// opens reports whether a line that makes an attack possible can be used for it.
func (l *line) opens(s *State, u *Setup, a *Attack) bool {
	o := l.at(s, u, card.Declare, a.Attacker, a)
	return o.meant() && l.ready(s, u).Code == Yes && !o.usedUp() && o.holds() && o.canPay().Code == Yes
}

// noAttackBetween reports whether card text forbids attacks between two ships this round.
func noAttackBetween(s *State, u *Setup, att, def ShipID) bool {
	freely := s.ignores(u, att, card.AttackBans)
	for b, e := range lasting(s, u) {
		if e.Op == card.NoAttack && e.AnyDice {
			if b.Ship == def {
				return true
			}
			continue
		}
		if e.Op == card.NoAttack && !freely &&
			(b.Ship == att && (b.Vs == NoShip || b.Vs == def) || b.Vs == att && b.Ship == def && !e.OneWay) {
			return true
		}
	}
	return false
}
