package game

import (
	"iter"

	"attackwing/game/card"
)

// those are the elements of a list that are such, with their places. They may be changed meanwhile,
// but nothing may be taken out of the list that is not gone through already. What every step does
// goes through a list by its numbers, which is faster.
func those[I ~int8 | ~int, T any](list []T, are func(*T) bool) iter.Seq2[I, *T] {
	return func(yield func(I, *T) bool) {
		for i := range list {
			if are(&list[i]) && !yield(I(i), &list[i]) {
				return
			}
		}
	}
}

// ships yields the ships of the battle, those of the map too.
func ships(s *State) iter.Seq2[ShipID, *Ship] {
	return those[ShipID](s.Ships[:s.NShips], func(*Ship) bool { return true })
}

// inPlay are the ships in play.
func (s *State) inPlay() iter.Seq2[ShipID, *Ship] {
	return those[ShipID](s.Ships[:s.NShips], (*Ship).InPlay)
}

// surviving returns the ships of a player's fleet that are not destroyed.
func (s *State) surviving(p PlayerID) iter.Seq2[ShipID, *Ship] {
	return those[ShipID](s.Ships[:s.NShips], func(sh *Ship) bool { return sh.Owner == p && !sh.Destroyed && !sh.Map })
}

// crits are the damage cards that lie face up under a ship.
func (s *Ship) crits() iter.Seq2[int8, *DamageCard] {
	return those[int8](s.Damage[:s.NDamage], func(d *DamageCard) bool { return d.Up })
}

// dealt are the damage cards of a deck that lie under ships.
func dealt(s *State, u *Setup, deck int) iter.Seq[*DamageCard] {
	return func(yield func(*DamageCard) bool) {
		for id := range ShipID(s.NShips) {
			sh := &s.Ships[id]
			if u.Squadron(id) {
				continue
			}
			for i := range sh.Damage[:sh.NDamage] {
				if u.deckOf(id) == int8(deck) && !yield(&sh.Damage[i]) {
					return
				}
			}
		}
	}
}

// doing are the tokens that do one of some things.
func doing(s *State, f TokenFlags) iter.Seq2[int, *Token] {
	return those[int](s.Tokens[:s.NTokens], func(k *Token) bool { return k.Flags&f != 0 })
}

// bonuses yields the bonuses in force that lie on a ship and stand for an effect of a kind.
func bonuses(s *State, u *Setup, ship ShipID, op card.EffectOp) iter.Seq2[int8, *Bonus] {
	return those[int8](s.Lasting[:s.NLasting], func(b *Bonus) bool { return b.Ship == ship && b.effect(u).Op == op })
}

// lasting are the bonuses in force, with the effects that they stand for.
func lasting(s *State, u *Setup) iter.Seq2[*Bonus, *card.Effect] {
	return func(yield func(*Bonus, *card.Effect) bool) {
		for i := range s.Lasting[:s.NLasting] {
			if b := &s.Lasting[i]; !yield(b, b.effect(u)) {
				return
			}
		}
	}
}
