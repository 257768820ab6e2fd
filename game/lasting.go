package game

import (
	"fmt"

	"attackwing/game/card"
)

// Bonus is an effect of card text that lasts beyond the moment it was used: until the End Phase, or
// used up before.
type Bonus struct {
	Line  LineID
	Do    int8   // which effect of the line; see part
	Ship  ShipID // on which ship it lies
	Vs    ShipID // only in attacks between the two, NoShip any
	N     int8   `range:"-20,127"` // dice left in all, or the number
	Now   bool   // it ends with the attack being made
	Spent bool   // used in the attack being made
	// how many rounds it holds after this one, untilTheEnd for all
	Rounds int8 `range:"0,100" hash:"used"`
}

// untilTheEnd are the rounds of a bonus that holds for the rest of the battle.
const untilTheEnd = 100

// part numbers an effect of a line: the i-th, or the j-th within the i-th.
func part(i, j int) int8 { return int8(i | (j+1)<<3) }

// lastingCosts are the effects of prices that last: fewer attack dice, and no defense dice, this
// round.
var lastingCosts = [...]card.Effect{
	{Op: card.AttackDice, Lasts: card.Round},
	{Op: card.DefenseDice, None: true, Lasts: card.EachRound},
	{Op: card.TurnOver, NextRound: true, Lasts: card.EachRound},
}

// The effects of prices, as they are numbered.
const (
	fewerAttack   int8 = -1
	noDefenseDice int8 = -2
	resting       int8 = -3
)

// last lets an effect of a line last on a ship.
func (p *usage) last(t *Turn, do int8, ship, vs ShipID, n int8) {
	b := Bonus{Line: p.l.id, Do: do, Ship: ship, Vs: vs, N: n}
	switch e := b.effect(p.u); {
	case e.Rest:
		b.Rounds = untilTheEnd
	case e.NextRound && do == resting:
		b.Rounds = max(n, 1)
	case e.NextRound:
		b.Rounds = 1
	}
	b.Now = p.s.Attack.On && b.effect(p.u).Lasts == card.Now
	Emit(t, BonusGained{Bonus: b})
}

// nextAttackOver ends the bonuses for the ship's next attack: this was it, whether or not they were
// used.
func (t *Turn) nextAttackOver() {
	s, u := t.State(), t.Setup()
	for i := 0; i < int(s.NLasting); i++ {
		b := s.Lasting[i]
		if e := b.effect(u); e.Lasts == card.NextAttack && b.hits(e, &s.Attack) && b.fits(s, u, &s.Attack) {
			Emit(t, BonusUsed{At: int8(i), Gone: true})
			i--
		}
	}
}

// hits reports whether a bonus is one for this attack: of defense dice it lies on the defender, of
// all others on the attacker, on him too where the card names a ship that attacks with fewer dice.
func (b *Bonus) hits(e *card.Effect, a *Attack) bool {
	if ofDefense(e.Op) {
		return b.Ship == a.Target
	}
	return b.Ship == a.Attacker
}

// effect is the effect a bonus stands for.
func (b *Bonus) effect(u *Setup) *card.Effect {
	if b.Do < 0 {
		return &lastingCosts[-b.Do-1]
	}
	do := u.line(b.Line).Do
	e := &do[b.Do&7]
	if j := int(b.Do >> 3); j > 0 {
		return &e.Sub[j-1]
	}
	return e
}

// Bonuses are the bonuses in force.
func (s *State) Bonuses() []Bonus { return s.Lasting[:s.NLasting] }

// Words are a bonus as a ship's card shows it: the card it comes from, and what it does.
func (b *Bonus) Words(u *Setup) string {
	return colon(b.said(u))
}

// said is a bonus in words: the card it comes from, and what it does.
func (b *Bonus) said(u *Setup) (title, does string) {
	l := u.line(b.Line)
	if b.Do == resting {
		if b.Rounds > 1 {
			return l.title, fmt.Sprintf("rests for %d more rounds", b.Rounds)
		}
		return l.title, "rests until the end of the next round"
	}
	if b.Do < 0 || b.Do>>3 > 0 {
		return l.title, effectLabel(b.effect(u))
	}
	return l.title, u.apart(l, int(b.Do&7), nil)
}

// fits reports whether a bonus works in an attack: of the primary weapon only, between two ships
// only, and under what conditions its line has for the attack.
func (b *Bonus) fits(s *State, u *Setup, a *Attack) bool {
	e := b.effect(u)
	if e.PrimaryOnly && !u.primary(a) {
		return false
	}
	if b.Vs != NoShip && !(a.Attacker == b.Ship && a.Target == b.Vs || a.Attacker == b.Vs && a.Target == b.Ship) {
		return false
	}
	l := u.line(b.Line)
	// seen from the ship that profits: the attacker, where its attack is spoken of
	seen := b.Ship
	if e.Op == card.FoeAttackDice || e.Op == card.FoeDefenseDice {
		seen = a.Attacker
	}
	o := l.at(s, u, card.CountAttack, seen, a)
	if !o.allHold(e.If) {
		return false
	}
	if l.At.Any(attackWindows) {
		return true
	}
	for i := range l.If {
		if c := &l.If[i]; ofAttack(c) && o.condition(c) == c.Not {
			return false
		}
	}
	return true
}

// lasts reports whether a ship is under a bonus of a kind now.
func (s *State) lasts(u *Setup, op card.EffectOp, ship ShipID) bool {
	for range bonuses(s, u, ship, op) {
		return true
	}
	return false
}

// skillBonus is a captain skill under what card text makes of it, always or this round; a captain who is
// disabled or gone has none to change (rules 4.5).
func skillBonus(s *State, u *Setup, id ShipID, k int8) int8 {
	k = changedSkill(s, u, id, k)
	eachStatic(s, u, id, card.SkillBy, func(_ *line, e *card.Effect) {
		if e.AtLeast {
			k = max(k, e.N)
		}
	})
	return k
}

// changedSkill is skillBonus before what it never falls below.
func changedSkill(s *State, u *Setup, id ShipID, k int8) int8 {
	_, at := s.Ships[id].captain()
	gone := at.Disabled || at.Discarded || u.ships[id].Captain.None() && s.Ships[id].Acting.Card == 0
	if gone {
		eachStatic(s, u, id, card.SkillBy, func(_ *line, e *card.Effect) {
			if e.Uncaptained {
				k = e.N
			}
		})
	}
	if at.Disabled || at.Discarded {
		return k
	}
	add := func(e *card.Effect, n int8) {
		if e.Fixed {
			k = 0
		}
		k += n
	}
	eachStatic(s, u, id, card.SkillBy, func(l *line, e *card.Effect) {
		switch {
		case e.Uncaptained || e.AtLeast:
			return
		case e.Highest:
			k = max(k, s.highestSkill(u))
			return
		}
		o := l.at(s, u, card.Static, id, nil)
		add(e, int8(int(e.N)*o.times(e)))
	})
	for _, b := range bonuses(s, u, id, card.SkillBy) {
		add(b.effect(u), b.N)
	}
	return max(k, 0)
}

// highestSkill is the highest Captain Skill that the card of a captain in play shows.
//
// Ruling: the number is that of the card, or of his Drone tokens; what other cards add to it is no
// part of it.
func (s *State) highestSkill(u *Setup) (k int8) {
	for i := range ShipID(s.NShips) {
		sh := &s.Ships[i]
		if _, at := sh.captain(); !sh.InPlay() || at.Discarded || u.ships[i].Captain == nil {
			continue
		}
		if n := s.captainSkill(u, i); n > 0 {
			k = max(k, n)
		} else {
			k = max(k, sh.Drones)
		}
	}
	return k
}
