package game

import "attackwing/game/card"

// A ship holds one Target Lock (rules 6.6), or by card text two, on different ships.
//
// Ruling: one that is acquired beside two takes the place of the older one. A price that is paid in
// Target Locks outside of an attack takes the newer one.

// Locks reports whether a ship holds a Target Lock on another.
func (s *Ship) Locks(on ShipID) bool {
	return s.Lock == on && on != NoShip || s.Also == on+1 && s.Also > 0
}

// letGo takes the Target Lock on a ship away; what is left is the one.
func (s *Ship) letGo(on ShipID) {
	switch {
	case s.Lock == on:
		s.Lock = s.Also - 1
		if s.Also == 0 {
			s.Lock = NoShip
		}
		s.Also = 0
	case s.Also == on+1:
		s.Also = 0
	}
}

// besides reports whether a ship that acquires a Target Lock keeps the one that it holds.
func (s *State) besides(u *Setup, id ShipID) (keeps, once bool) {
	if s.Ships[id].Lock == NoShip || !u.statics[card.TwoLocks] {
		return false, u.statics[card.TwoLocks]
	}
	once = true
	for _, l := range u.meant(card.Static, id) {
		for k := range l.Do {
			if e := &l.Do[k]; e.Op == card.TwoLocks && l.speaksAt(s, u, card.Static, id, nil) {
				keeps, once = true, once && e.Fixed
			}
		}
	}
	return keeps && !(once && s.Ships[id].Noted.Locked), once
}

// mayUseLock reports whether a ship may use a Target Lock on another: its own, or in the Combat Phase one
// that a friend lends it; by is the ship that holds it.
func (s *State) mayUseLock(u *Setup, id, on ShipID) (by ShipID, may bool) {
	if s.Ships[id].Locks(on) {
		return id, true
	}
	if !u.statics[card.LendLocks] || s.Phase != Combat || on == NoShip {
		return NoShip, false
	}
	by = s.lender(u, id, on)
	return by, by != NoShip
}

// locksNow reports whether a ship may use a Target Lock on another.
func locksNow(s *State, u *Setup, id, on ShipID) bool {
	_, may := s.mayUseLock(u, id, on)
	return may
}

// lender is a friend that lends a ship its Target Lock on another, NoShip none.
func (s *State) lender(u *Setup, id, on ShipID) ShipID {
	by := NoShip
	for i, sh := range s.inPlay() {
		if i != id && sh.Owner == s.Ships[id].Owner && sh.Locks(on) {
			eachStatic(s, u, i, card.LendLocks, func(*line, *card.Effect) { by = i })
		}
	}
	return by
}

// lockSpender is the ship whose Target Lock is spent when a ship spends one: its own, or where another
// lends it one for the attack being made that ship.
func (s *State) lockSpender(u *Setup, id ShipID) ShipID {
	if a := &s.Attack; a.On && a.Attacker == id {
		if by, may := s.mayUseLock(u, id, a.Target); may {
			return by
		}
	}
	return id
}

// init adds the conditions that ask for Target Locks, whose lending is asked of texts in turn.
func init() {
	conditions[card.LockOnFoe].holds = asked.locks
	conditions[card.LockAtDeclare].holds = func(q asked) bool {
		if q.a != nil && (q.a.On || q.a.Ended) {
			return q.a.HadLock
		}
		return q.locks()
	}
}

// locks reports whether the ship has its Target Lock on the other ship of the attack.
func (q asked) locks() bool { return q.foe != NoShip && locksNow(q.s, q.u, q.of, q.foe) }

// unlockable reports whether card text keeps a ship from being locked by another this round.
func (s *State) unlockable(u *Setup, by, id ShipID) bool {
	for _, b := range bonuses(s, u, id, card.NoLock) {
		if far := b.effect(u).N; far == 0 || s.band(u, by, id) > far {
			return true
		}
	}
	return false
}

// mayLock tells whether a ship may lock another: an enemy within Range 1 to 3 in any direction, not
// one whose Cloak token lies beside it (rules 6.2, 6.6). The distance comes with it, µm.
func mayLock(s *State, u *Setup, id, target ShipID) (float64, No) {
	a, b := &s.Ships[id], &s.Ships[target]
	switch {
	case a.Owner == b.Owner:
		return 0, No{Code: FriendlyShip, Ship: target}
	case !b.InPlay():
		return 0, No{Code: NotInPlay, Ship: target}
	case a.Locks(target):
		return 0, No{Code: AlreadyLocked, Ship: target}
	case b.Cloak == CloakBeside && !s.ignores(u, id, card.CloakAgainstLocks):
		return 0, No{Code: CloakedAside, Ship: target}
	case u.ships[target].onMap.is(NoTargetLock), s.NLasting > 0 && s.unlockable(u, id, target):
		return 0, No{Code: NoLockOnIt, Ship: target}
	}
	d := s.distance(u, id, target)
	if u.Band(d) == 0 {
		return d, tooFar(OutOfRange, d, 3)
	}
	return d, No{}
}

// acquireLock gives a ship a Target Lock, by its action or by card text.
func acquireLock(t *Turn, id, target ShipID, byCard bool) {
	if t.Setup().speaks(card.OnLock) {
		outer, to := t.saved, t.lockTo // of the card in whose middle the lock comes
		t.lockTo = 0
		t.interrupt(card.OnLock, threat{from: id}, target)
		prevented := t.saved
		if t.lockTo > 0 {
			target = t.lockTo - 1
		}
		if t.saved, t.lockTo = outer, to; prevented {
			return
		}
	}
	keeps, once := t.State().besides(t.Setup(), id)
	Emit(t, LockAcquired{Ship: id, Target: target, ByCard: byCard, Besides: keeps, Noted: once})
	t.at(ShipHasLocked, id)
	if t.Setup().speaks(card.OnLocked) && !t.locking {
		outer := t.saved
		t.locking = true
		t.interrupt(card.OnLocked, threat{}, id)
		t.saved, t.locking = outer, false
	}
}
