package game

import "attackwing/game/card"

// steal takes tokens, or the Target Lock, from beside a ship and places them beside the own.
//
// Ruling: a Target Lock on a friend that comes to the own ship is moved, not acquired: nothing answers
// that, and it comes to a cloaked ship too.
func (p *usage) steal(t *Turn, e *card.Effect, id ShipID) (done bool) {
	if e.LocksOn {
		for i, sh := range ships(p.s) {
			if sh.Locks(id) && sh.Owner != p.s.Ships[id].Owner {
				Emit(t, TokenTaken{Ship: id, Token: card.LockOnSelf, N: 1, Holder: i})
				Emit(t, LockAcquired{Ship: i, Target: p.by, ByCard: true})
				done = true
			}
		}
		return done
	}
	if e.Lock {
		lock := p.s.Ships[id].Lock
		if lock == NoShip || p.s.Ships[lock].Cloak == CloakBeside {
			return false
		}
		Emit(t, TokenTaken{Ship: id, Token: card.LockOnSelf, N: 1, Holder: id})
		acquireLock(t, p.by, lock, true)
		return true
	}
	for range p.n {
		has := p.s.tokens(p.u, id) & e.Tokens
		if has == 0 {
			break
		}
		k, ok := p.whichToken(t, has)
		if !ok {
			break
		}
		if Emit(t, TokenTaken{Ship: id, Token: k, N: 1}); k == card.AuxToken {
			t.interrupt(card.AuxGone, threat{}, id)
		}
		to := p.by
		if e.Reach.Far > 0 {
			to = p.choose(t, ChooseCardTarget, p.appendNear(t.Options(), e)).Ship
		}
		Emit(t, TokenGiven{Ship: to, Token: k, N: 1})
		done = true
	}
	return done
}

// appendNear lists the friends in reach of the own ship that a token may go to.
func (o *occasion) appendNear(list []Option, e *card.Effect) []Option {
	for id, sh := range o.s.inPlay() {
		if id != o.by && sh.Owner == o.user() && o.s.within(o.u, o.by, id, &e.Reach).Code == Yes {
			list = append(list, Option{Kind: AimAt, Ship: id, Line: o.l.id})
		}
	}
	return list
}
