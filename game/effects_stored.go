package game

import (
	"math/bits"

	"attackwing/game/card"
)

// Tokens of the kinds that lie beside ships may lie on a card instead, where they do nothing until the card
// says so. Each is an effect that lasts, whose number says of which kind it is.

// storedEffects are the effects on tokens that lie on a card.
var storedEffects = map[card.EffectOp]effect{
	card.StoreToken: {
		do: (*usage).storeTokens, atOnce: true,
		would: func(q prospect) bool {
			return q.s.NLasting < MaxLasting &&
				(!q.e.Fixed || q.elsewhere() || q.s.tokens(q.u, q.on)&q.e.Tokens != 0)
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return tokensInWords(1<<b.N, 1) + " on " + u.line(b.Line).title
		},
		label: "put a token on the card", rate: 200,
	},
	card.TakeStored: {
		do: (*usage).takeStored,
		would: func(q prospect) bool {
			if q.e.Fixed {
				var room [64]Option
				return len(q.appendStoredActions(room[:0])) > 0
			}
			return q.s.storedOn(q.u, q.l)&q.e.Tokens != 0
		},
		label: "use a token of the card", worth: tokenWorth,
	},
}

// storedOn returns the kinds of the tokens that lie on the card of a line.
func (s *State) storedOn(u *Setup, l *line) (kinds card.Tokens) {
	for _, b := range bonuses(s, u, l.ship, card.StoreToken) {
		if u.line(b.Line).sameCard(l) {
			kinds |= 1 << b.N
		}
	}
	return kinds
}

// storeTokens puts tokens on the card, each of a kind that the owner of the line picks, or that the ship
// chosen has.
func (p *usage) storeTokens(t *Turn, e *card.Effect) (done bool) {
	for range p.n {
		may := e.Tokens
		if may == card.SameToken {
			may = p.token | tokenOf(p.s.LastAction)
			if p.s.LastAction == card.TargetLock {
				may = card.HeldLock
			}
		}
		if e.Fixed {
			may &= p.s.tokens(p.u, p.chosen)
		}
		if may == 0 {
			return done
		}
		k, ok := p.whichToken(t, may)
		if !ok {
			return false
		}
		if e.Fixed {
			if Emit(t, TokenTaken{Ship: p.chosen, Token: k, N: 1}); k == card.AuxToken {
				t.interrupt(card.AuxGone, threat{}, p.chosen)
			}
		}
		p.last(t, p.at, p.l.ship, NoShip, int8(bits.TrailingZeros16(uint16(k))))
		done = true
	}
	return done
}

// takeStored takes tokens off the card: each goes beside a ship, or is one of an action performed.
func (p *usage) takeStored(t *Turn, e *card.Effect) (done bool) {
	if e.Fixed {
		o := p.appendStoredActions(t.Options())
		if len(o) == 0 {
			return false
		}
		pick := p.choose(t, ChooseFreeAction, o)
		p.takeOff(t, lyingOf(pick.Action))
		performBy(t, p.by, pick, true)
		return true
	}
	for _, id := range p.on(e) {
		for range p.n {
			has := p.s.storedOn(p.u, p.l) & e.Tokens
			if has == 0 {
				return done
			}
			k, ok := p.whichToken(t, has)
			if !ok {
				return false
			}
			p.takeOff(t, k)
			if k == card.AuxToken && p.u.speaks(card.OnAux) {
				t.placeAux(id, PowerStrained{Ship: id, ByCard: true})
			} else {
				Emit(t, TokenGiven{Ship: id, Token: k, N: 1})
				t.answerToken(card.OnToken, id, k)
			}
			done = true
		}
	}
	return done
}

// takeOff takes a token of a kind off the card.
func (p *usage) takeOff(t *Turn, k card.Tokens) {
	for i, b := range bonuses(p.s, p.u, p.l.ship, card.StoreToken) {
		if p.u.line(b.Line).sameCard(p.l) && 1<<b.N == k {
			Emit(t, BonusUsed{At: i, Gone: true})
			return
		}
	}
}

// lyingOf returns the token of an action as it lies on a card.
func lyingOf(a card.Action) card.Tokens {
	if a == card.TargetLock {
		return card.HeldLock
	}
	return tokenOf(a)
}

// appendStoredActions lists the free actions that the own ship could perform by the tokens on the card.
func (o *occasion) appendStoredActions(list []Option) []Option {
	allowed := o.s.Allowed(o.u, o.by) &^ o.s.noFree(o.u, o.by)
	has := o.s.storedOn(o.u, o.l)
	for _, a := range [...]card.Action{card.Evade, card.Scan, card.BattleStations, card.TargetLock} {
		if has&lyingOf(a) != 0 && allowed.Has(a) {
			list = appendAction(list, o.s, o.u, o.by, a, false)
		}
	}
	return list
}
