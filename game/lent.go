package game

import "attackwing/game/card"

// Tokens that a ship may spend although none of their kind is beside it: others of its own that card
// text lets it spend as those, or tokens of another ship. Spent, the token is first put beside the ship
// as one of the kind that is asked for.
//
// Ruling: the own tokens of the kind go first. A token that is not spent stays where it is.

// lent is a token that may be spent so.
type lent struct {
	from  ShipID
	kind  card.Tokens
	bonus int8 // the bonus that lends it, -1 none
}

// lent counts the tokens that a ship may spend as those of a kind, and tells the first.
func (s *State) lent(u *Setup, id ShipID, k card.Tokens) (first lent, n int8) {
	if !u.effects[card.SpendAs] && !u.effects[card.BorrowTokens] {
		return first, 0
	}
	return s.lentBy(u, id, k)
}

func (s *State) lentBy(u *Setup, id ShipID, k card.Tokens) (first lent, n int8) {
	add := func(x lent, most int8) {
		left := min(*s.token(x.from, x.kind), most)
		if left > 0 && n == 0 {
			first = x
		}
		n += max(left, 0)
	}
	as := actionOf(k)
	eachStatic(s, u, id, card.SpendAs, func(_ *line, e *card.Effect) {
		if e.Actions.Has(as) {
			add(lent{id, e.Tokens, -1}, card.All)
		}
	})
	for i, b := range those[int8](s.Lasting[:s.NLasting], func(b *Bonus) bool { return b.Ship == id }) {
		switch e := b.effect(u); {
		case e.Op == card.SpendAs && e.Actions.Has(as):
			add(lent{id, e.Tokens, -1}, card.All)
		case e.Op == card.BorrowTokens && e.Tokens&k != 0 && s.Ships[b.Vs].InPlay():
			add(lent{b.Vs, k, i}, b.N)
		}
	}
	return first, n
}

// fetch puts a token of a kind beside a ship that it may spend so, where it has none of its own.
func (t *Turn) fetch(id ShipID, k card.Tokens) {
	s := t.State()
	if *s.token(id, k) > 0 {
		return
	}
	x, n := s.lent(t.Setup(), id, k)
	if n == 0 {
		return
	}
	Emit(t, TokenTaken{Ship: x.from, Token: x.kind, N: 1})
	Emit(t, TokenGiven{Ship: id, Token: k, N: 1})
	if x.bonus >= 0 {
		if b := s.Lasting[x.bonus]; b.N != card.All {
			Emit(t, BonusUsed{At: x.bonus, N: b.N - 1, Gone: b.N == 1})
		}
	}
}

// lends is a kind among some, tokens of which a ship may spend so, 0 none.
func (s *State) lends(u *Setup, id ShipID, kinds card.Tokens) card.Tokens {
	for k := card.EvadeToken; k <= card.StationsToken; k <<= 1 {
		if _, n := s.lent(u, id, k); kinds&k != 0 && n > 0 {
			return k
		}
	}
	return 0
}

// lentScan counts the Scan tokens of another ship that count as beside this one in an attack.
func (s *State) lentScan(u *Setup, id ShipID) (n int8) {
	if s.NLasting == 0 || !u.effects[card.BorrowTokens] {
		return 0
	}
	for _, b := range bonuses(s, u, id, card.BorrowTokens) {
		if e := b.effect(u); e.Tokens&card.ScanToken != 0 && s.Ships[b.Vs].InPlay() {
			n += max(min(s.Ships[b.Vs].Scan, b.N), 0)
		}
	}
	return n
}
