package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// denied returns what cards deny a ship in an attack: the use of tokens, of its Target Lock, and
// re-rolls.
func (s *State) denied(u *Setup, id ShipID, a *Attack) (tokens card.Tokens, lock, rerolls bool) {
	if s.NLasting == 0 {
		return 0, false, false
	}
	seen := lookedAt.Get().(*Attack)
	defer lookedAt.Put(seen)
	*seen = *a
	for _, b := range bonuses(s, u, id, card.Deny) {
		e := b.effect(u)
		if !b.fits(s, u, seen) {
			continue
		}
		tokens |= e.Tokens
		lock = lock || e.NoLockUse
		rerolls = rerolls || e.NoReroll
	}
	return tokens, lock, rerolls
}

// unmodified reports whether cards keep the dice of a ship from being modified in the attack being made.
func (s *State) unmodified(u *Setup, id ShipID) bool {
	for _, b := range bonuses(s, u, id, card.Deny) {
		if b.effect(u).NoModify && b.fits(s, u, &s.Attack) {
			return true
		}
	}
	return false
}

// outOfReach reports whether an effect of the ship attacked would change or cancel results of an attack
// that card text keeps out of the reach of enemy cards.
func (o *occasion) outOfReach(e *card.Effect) bool {
	if o.a == nil || !o.a.On || !o.u.effects[card.Untouched] || o.user() == o.s.Ships[o.a.Attacker].Owner ||
		o.coming.on || !o.s.lasts(o.u, card.Untouched, o.a.Attacker) {
		return false
	}
	return (e.Op == card.Reroll || e.Op == card.Convert) && (e.Foe || e.Whole && o.w == card.ModifyAttackFoe) ||
		e.Op == card.CancelResult || e.Op == card.CancelDamage
}

// sure returns the number of results of the attack being made that cannot be canceled.
func (s *State) sure(u *Setup) (n int) {
	for _, b := range bonuses(s, u, s.Attack.Attacker, card.SureResults) {
		n += int(b.N)
	}
	return n
}

// uncancelled returns the Hits and Critical Hits of the attack being made that get through. Those
// that cannot be canceled are its Critical Hits first.
func (s *State) uncancelled(u *Setup) (hits, crits int) {
	a := &s.Attack
	h, c := a.Uncancelled()
	all, crit := a.Count(dice.Hit)+2*a.Count(dice.DoubleHit)+a.Count(dice.Crit), a.Count(dice.Crit)
	for n := min(s.sure(u), all) - h - c; n > 0; n-- {
		if c < crit {
			c++
		} else {
			h++
		}
	}
	return h, c
}

// mustAttack returns the ship that a ship must attack by card text, if it is one: no other, or where it
// can.
func (s *State) mustAttack(u *Setup, id ShipID) (target ShipID, ifPossible, must bool) {
	for _, b := range bonuses(s, u, id, card.MustAttack) {
		return b.Vs, b.effect(u).Fixed, true
	}
	return NoShip, false, false
}

// madeToAttack reports whether card text has a ship attack in its turn of this round, if it can.
func (s *State) madeToAttack(u *Setup, id ShipID) bool {
	for i := range s.Lasting[:s.NLasting] {
		if b := &s.Lasting[i]; b.Ship == id && !s.Ships[id].Attacked && b.effect(u).Forced {
			return true
		}
	}
	return false
}

// firesAtFriends reports whether card text may have a ship attack its own friends in its turn.
func (s *State) firesAtFriends(u *Setup, id ShipID) bool {
	if !u.effects[card.PickTarget] || s.Phase != Combat {
		return false
	}
	for _, b := range bonuses(s, u, id, card.PickTarget) {
		return b.effect(u).Friendly && (!s.Ships[id].Attacked || s.Attack.On && s.Attack.Attacker == id)
	}
	return false
}

// keptShield turns a shield off that the ship is about to lose, where card text says so.
func (t *Turn) keptShield(id ShipID) bool {
	s, u := t.State(), t.Setup()
	for i, b := range bonuses(s, u, id, card.KeepShields) {
		Emit(t, ShieldsChanged{Ship: id, Op: card.TurnOff, N: 1})
		if b.N != card.All {
			Emit(t, BonusUsed{At: i, N: b.N - 1, Gone: b.N == 1})
		}
		return true
	}
	return false
}

// answerToken lets cards answer that a ship has spent a token, or that one was placed beside it.
func (t *Turn) answerToken(w card.Window, id ShipID, k card.Tokens) {
	if w == card.OnSpend && t.Setup().speaks(card.OtherSpent) {
		outer, token := t.mover, t.token
		t.token = k
		t.toOthers(card.OtherSpent, id)
		t.mover, t.token = outer, token
	}
	if !t.Setup().speaks(w) || !t.State().Ships[id].InPlay() {
		return
	}
	outer := t.token
	t.token = k
	t.interrupt(w, threat{}, id)
	t.token = outer
}

// keptFromPrice reports whether a card that is about to be disabled as a price is not, by what
// another card does in its place. The price is paid all the same.
func (t *Turn) keptFromPrice(id ShipID, slot int8) (kept bool) {
	if id == NoShip || !t.Setup().speaks(card.OnPrice) {
		return false
	}
	t.interrupt(card.OnPrice, threat{on: true, slot: slot}, id)
	kept, t.saved = t.saved, false
	return kept
}
