package game

import (
	"slices"

	"attackwing/game/card"
)

// A bonus of dice for the round is so many dice in all, used in one attack or defense or divided
// (FAQ of 2014).

// roundDice asks how many dice of each bonus for the round a ship uses in this attack or defense.
func roundDice(t *Turn, ship ShipID, op card.EffectOp) {
	s, u := t.State(), t.Setup()
	for i := 0; i < int(s.NLasting); i++ {
		b := s.Lasting[i]
		e := b.effect(u)
		if b.Ship != ship || e.Op != op || e.Lasts != card.Round || b.N <= 0 || b.Now || !b.fits(s, u, &s.Attack) {
			continue
		}
		o := t.Options()
		for n := b.N; n >= 0; n-- {
			o = append(o, Option{Kind: PickNumber, Ship: b.Ship, N: n, Line: b.Line})
		}
		n := t.one(Prompt{Player: s.Ships[b.Ship].Owner, Ask: ChooseNumber, Words: "How many of its dice now?",
			Ship: b.Ship, Line: b.Line}, o).N
		left := b.N - n
		Emit(t, BonusUsed{At: int8(i), N: n, Gone: left == 0})
		if n == 0 {
			continue
		}
		b.N, b.Now = n, true
		Emit(t, BonusGained{Bonus: b})
		if left == 0 {
			i--
		}
	}
}

// counts reports whether a bonus counts among the attack dice, or among the defense dice, of an
// attack. One for the round is kept: of defense dice until its owner uses some, of attack dice, or
// what is left of them, for a later attack once some were used.
func (b *Bonus) counts(s *State, u *Setup, a *Attack, defense bool) bool {
	e := b.effect(u)
	if !isDice(e.Op) || ofDefense(e.Op) != defense {
		return false
	}
	kept := e.Lasts == card.Round && b.N > 0 && !b.Now && (defense || b.Spent)
	return !kept && b.hits(e, a) && b.fits(s, u, a)
}

// attacksAgain reports whether the attacker may make another attack this round, so that it may keep
// dice for that. Ruling: a ship that can see no other attack coming uses all its dice, and is not
// asked.
func attacksAgain(s *State, u *Setup) bool {
	a := &s.Attack
	if a.Second != NoShip || a.Extra && !s.Ships[a.Attacker].Attacked {
		return true
	}
	for b, e := range lasting(s, u) {
		again := e.Op == card.ExtraAttack && !a.Extra ||
			e.Op == card.Later &&
				slices.ContainsFunc(e.Sub, func(x card.Effect) bool { return x.Op == card.ExtraAttack })
		if b.Ship == a.Attacker && again {
			return true
		}
	}
	return false
}
