package game

import (
	"slices"

	"attackwing/game/card"
)

// Fed is a token beside a ship that has fed a line of card text this round.
//
// Ruling: one token on the table feeds one card ability per round (rulebook, page 22; FAQ of 2016).
// A line is fed when one of its conditions asks for a token beside the ship, or when its price
// spends one. The same line may be fed by the same token again, in the next attack of the round;
// another line, of the captain and of the ship too, needs a token of its own. What the rulebook
// lets a token do feeds nobody: a Scan token that has fed a card still takes its defense die, and
// an Evade or Battle Stations token that has may still be spent for its result. Nor is a card fed
// by tokens beside the enemy it looks at, nor a text that is always on, nor by a Target Lock, which
// the price of a weapon may take all the same.
type Fed struct {
	Ship  ShipID
	Token card.Tokens
	Line  LineID
}

// MaxFed bounds the tokens that can have fed a card at one time.
const MaxFed = 32

// feeding are the kinds of token that feed cards.
const feeding = card.EvadeToken | card.ScanToken | card.StationsToken | card.AuxToken

// asksFor are the kinds of token beside the own ship that a condition asks for, one of which feeds
// its line.
func asksFor(c *card.Condition) card.Tokens {
	if c.Op == card.HasToken && !c.Not && c.Of == card.Self {
		return c.Tokens & feeding
	}
	return 0
}

// askFor returns the kinds of token that any of the conditions asks for.
func askFor(list []card.Condition) (k card.Tokens) {
	for i := range list {
		k |= asksFor(&list[i])
	}
	return k
}

// needs are the kinds of token that a line asks for or spends: without one it cannot be used.
func (l *line) needs() card.Tokens {
	k := askFor(l.If)
	for i := range l.Cost {
		if l.Cost[i].Op == card.SpendToken {
			k |= l.Cost[i].Tokens & feeding
		}
	}
	return k
}

// food are the kinds of token that a line may be fed by.
func (l *line) food() card.Tokens { return l.needs() | askFor(l.FreeIf) }

// starved reports whether a line cannot be used because the tokens it needs are there, but have fed
// other cards.
func (o *occasion) starved() bool {
	k := o.l.needs()
	return k != 0 && o.by != NoShip && o.s.tokens(o.u, o.by)&k != 0 && o.l.foodFor(o.s, o.by, k) == 0 &&
		o.s.lends(o.u, o.by, k) == 0
}

// foodFor are the kinds of token beside a ship, of some kinds, of which one may feed a line: one
// that has fed nobody this round, or this very line.
func (l *line) foodFor(s *State, id ShipID, kinds card.Tokens) (k card.Tokens) {
	for t := card.EvadeToken; t <= card.AuxToken; t <<= 1 {
		if kinds&t == 0 {
			continue
		}
		left := *s.token(id, t)
		for _, f := range s.Fed[:s.NFed] {
			if f.Ship == id && f.Token == t && f.Line != l.id {
				left--
			}
		}
		if left > 0 {
			k |= t
		}
	}
	return k
}

// feed lets a line that is being used be fed by the tokens that its conditions ask for.
func (o *occasion) feed(t *Turn) {
	l := o.l
	free := o.w == card.DoAction && l.freeNow(o.s, o.u, o.ship)
	for i := range l.If {
		l.feedBy(t, o.ship, asksFor(&l.If[i]))
	}
	for i := range l.FreeIf {
		if free {
			l.feedBy(t, o.ship, asksFor(&l.FreeIf[i]))
		}
	}
}

func (l *line) feedBy(t *Turn, ship ShipID, kinds card.Tokens) {
	s := t.State()
	k := l.foodFor(s, ship, kinds)
	if k == 0 {
		return
	}
	e := TokenFed{Fed{Ship: ship, Token: k & -k, Line: l.id}}
	if !slices.Contains(s.Fed[:s.NFed], e.Fed) && s.NFed < MaxFed {
		Emit(t, e)
	}
}

// tokensGone forgets, of tokens that have left a ship, what they had fed: those that have fed a
// card go first, but a price takes one that has fed no other line.
func (s *State) tokensGone(id ShipID, k card.Tokens, n int8, by LineID) {
	s.NFed = uint8(len(slices.DeleteFunc(s.Fed[:s.NFed], func(f Fed) bool {
		goes := f.Ship == id && f.Token == k && n > 0 && (by == 0 || f.Line == by)
		if goes {
			n--
		}
		return goes
	})))
}

// shareFood makes a choice of every line that would happen by itself while a token that another
// card of the ship could need feeds it: its owner decides which card the token feeds.
func (tx *texts) shareFood() {
	for i := range tx.lines {
		l := &tx.lines[i]
		if l.choice || l.At.Has(card.Static) || l.food() == 0 {
			continue
		}
		for j := range tx.lines {
			o := &tx.lines[j]
			if i != j && !o.At.Has(card.Static) && o.owner == l.owner &&
				(o.ship == l.ship || o.ship == NoShip) && o.food()&l.food() != 0 {
				l.choice, l.counts = true, false
			}
		}
	}
}
