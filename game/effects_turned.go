package game

import (
	"math/bits"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// Dice of an attack that card text has rolled again, turned to another face, or set before the
// roll.

// rollChanges reports whether dice would be rolled again or turned to another face.
func rollChanges(q prospect) bool {
	switch a, e := q.a, q.e; {
	case a == nil && e.Lasts != card.Now && ofAttacks(q.l, e):
		return attackComes(q.s, q.on)
	case a == nil || e.Lasts != card.Now || q.aimed():
		return true
	case e.Op == card.Reroll && !e.Foe && q.noRerolls():
		return false
	case e.Op == card.Reroll:
		return !rolled.Has(q.w) ||
			a.rerollable(e, onDefense.Has(q.w)) != 0 && (e.Per == card.PerPaid || q.times(e) > 0)
	case q.w == card.Compare:
		return e.Faces.Has(dice.Crit) && a.Crits > 0
	default:
		return a.showing(onDefense.Has(q.w), e.Faces) != 0
	}
}

// noRerolls reports whether a card denies the ship to roll its dice again in this attack.
func (q prospect) noRerolls() bool {
	_, _, no := q.s.denied(q.u, q.ship, q.a)
	return no
}

// ofAttacks reports whether an effect that lasts is one on the dice of the own attacks alone.
func ofAttacks(l *line, e *card.Effect) bool {
	return !e.AnyDice && windowOf(e, l) == card.ModifyAttack
}

// The windows at which the dice that a re-roll is about lie on the table, and those whose effects
// are on the defense dice: the own ones of the defender, or the foe's of the attacker.
var (
	rolled = card.At(card.RolledAttack, card.ModifyAttack, card.ModifyAttackFoe, card.ModifyDefense,
		card.ModifyDefenseFoe)
	onDefense = card.At(card.ModifyDefense, card.ModifyDefenseFoe, card.CountDefense, card.CountDefenseFoe)
)

// showing are the dice of a roll that show one of the faces, as bits.
func (a *Attack) showing(defense bool, f card.Faces) (which uint16) {
	d, n := a.pool(defense)
	for i := range *n {
		if f.Takes(d[i].Face) {
			which |= 1 << uint(i)
		}
	}
	return which
}

// rerollable are the dice an effect may have rolled again: a die is re-rolled by its owner's
// effects once (rules 7.4).
func (a *Attack) rerollable(e *card.Effect, defense bool) (which uint16) {
	d, n := a.pool(defense)
	for i := range *n {
		if d[i].Added || d[i].Set || !e.Faces.Takes(d[i].Face) {
			continue
		}
		if d[i].Rerolled && !e.Foe && !e.Again {
			if e.Whole {
				return 0 // all dice or none
			}
			continue
		}
		which |= 1 << uint(i)
	}
	return which
}

// rerollDice has dice of the attack rolled again by card text.
func (p *usage) rerollDice(t *Turn, e *card.Effect) bool {
	a, defense := &p.s.Attack, onDefense.Has(p.w)
	can := a.rerollable(e, defense)
	if can == 0 {
		return false
	}
	which := can
	if n := int(e.Count) * p.times(e); !e.Whole && (e.Count != card.All || e.Faces == 0) {
		if e.Count == card.All || n > bits.OnesCount16(can) {
			n = bits.OnesCount16(can)
		}
		if o := t.pickDice(can, p.ship, p.l.id); n != 1 || len(o) > 1 {
			which = p.askDice(t, t.keep(o), n, defense)
		}
	}
	rollAgain(t, DiceChanged{Line: p.l.id, By: p.ship, Defense: defense, ByFoe: e.Foe, Which: which})
	if e.Twice {
		o := append(t.Options(), Option{Kind: Pass, Ship: p.ship}, Option{Kind: UseCard, Ship: p.ship, Line: p.l.id})
		if p.choose(t, UseCards, o).Kind == UseCard {
			rollAgain(t, DiceChanged{Line: p.l.id, By: p.ship, Defense: defense, ByFoe: e.Foe, Which: which})
		}
	}
	return true
}

// askDice asks for up to n of some dice of the attack.
func (p *usage) askDice(t *Turn, o []Option, n int, defense bool) uint16 {
	ans := t.Ask(Prompt{
		Player:  p.user(),
		Ask:     ChooseDice,
		Ship:    p.ship,
		Min:     1,
		Max:     int8(n),
		Line:    p.l.id,
		Options: o,
		Defense: defense,
	})
	return diceOf(ans.Picks, o)
}

// rollAgain rolls the chosen dice of the attack again.
func rollAgain(t *Turn, e DiceChanged) {
	kind := dice.Attack
	if e.Defense {
		kind = dice.Defense
	}
	e.Reroll = true
	each(uint64(e.Which), func(i int) { e.Faces[i] = rollOf(t, kind, t.State().Attack.specialAt(int8(i), e.Defense)) })
	Emit(t, e)
}

// convert turns results into others: dice of the roll, or results that were compared.
func (p *usage) convert(t *Turn, e *card.Effect) bool {
	a := &p.s.Attack
	n := int(e.Count)
	if e.Count != card.All {
		n *= p.times(e)
	}
	if p.w == card.Compare {
		k := int8(min(n, int(a.Crits)))
		Emit(t, ResultsCancelled{Line: p.l.id, ToHits: k})
		return k > 0
	}
	defense := onDefense.Has(p.w)
	can := a.showing(defense, e.Faces)
	if e.Faces.Takes(e.Into) {
		can &^= a.showing(defense, card.FacesOf(e.Into))
	}
	if can == 0 {
		return false
	}
	which := can
	if n < bits.OnesCount16(can) {
		which = 0
		d, _ := a.pool(defense)
		var seen card.Faces
		each(uint64(can), func(i int) {
			if n != 1 || !seen.Has(d[i].Face) { // of dice that show the same any one will do
				which |= 1 << uint(i)
			}
			seen |= 1 << d[i].Face
		})
		o := t.keep(t.pickDice(which, p.ship, p.l.id))
		switch {
		case len(o) == 1:
		case bits.OnesCount16(uint16(seen)) == 1 && n <= len(o):
			which = diceOf(1<<uint(n)-1, o)
		default:
			which = p.askDice(t, o, n, defense)
		}
	}
	c := DiceChanged{Line: p.l.id, By: p.ship, Defense: defense, ByFoe: e.Foe, Which: which}
	for i := range c.Faces {
		c.Faces[i] = e.Into
	}
	Emit(t, c)
	if e.Twice {
		Emit(t, ResultsAdded{Line: p.l.id, Face: e.Into, N: int8(bits.OnesCount16(which))})
	}
	return true
}

// setDie fixes dice on faces before the roll, each on one of its own, or swaps a die for a special
// one.
func (p *usage) setDie(t *Turn, e *card.Effect) bool {
	defense := p.w == card.CountDefense
	if e.Special != card.NoSpecial {
		Emit(t, DiceSet{Line: p.l.id, Defense: defense, Special: e.Special})
		return true
	}
	if e.Fixed {
		for range max(e.Count, 1) {
			Emit(t, DiceSet{Line: p.l.id, Defense: defense, Face: e.Into})
		}
		return true
	}
	list := []dice.Face{dice.Hit, dice.Crit, dice.BattleStations, dice.Blank}
	if defense {
		list = []dice.Face{dice.Evade, dice.BattleStations, dice.Blank}
	}
	for range max(e.Count, 1) {
		o := t.Options()
		for _, f := range list {
			o = append(o, Option{Kind: PickFace, Ship: p.ship, N: int8(f), Line: p.l.id})
		}
		Emit(t, DiceSet{Line: p.l.id, Defense: defense, Face: dice.Face(p.choose(t, ChooseFace, o).N)})
	}
	return true
}

// net returns the number of results that no Evade cancels, 0 without an attack.
func (w Weighing) net() int {
	if !w.View.Attack.On {
		return 0
	}
	h, c := w.View.Attack.Uncancelled()
	return h + c
}

// convertWorth returns the worth of results turned into others.
func convertWorth(w Weighing, e *card.Effect, _ int) int {
	a := &w.View.Attack
	switch {
	case !a.On:
		return 200
	case e.Into == dice.Evade:
		return min(w.net(), bits.OnesCount16(a.showing(true, e.Faces))) * 600
	case e.Foe && e.Into == dice.Hit:
		return 150
	case e.Foe:
		return 350
	case e.Faces == card.FacesOf(dice.Hit):
		return 110
	}
	k := bits.OnesCount16(a.showing(false, e.Faces))
	if e.Count != card.All {
		k = min(k, int(e.Count))
	}
	return 420 * k
}

// rerollWorth returns the worth of rolling dice again: the own bad ones, or the enemy's good ones.
func rerollWorth(w Weighing, e *card.Effect, _ int) int {
	a := &w.View.Attack
	if !a.On {
		return 150
	}
	defense := (w.View.Ships[a.Attacker].Owner == w.View.Me) == e.Foe
	d, k := a.pool(defense)
	bad, good := 0, 0
	for i := range *k {
		switch f := d[i].Face; {
		case f == dice.Hit || f == dice.Crit || f == dice.Evade || f == dice.DoubleHit:
			good++
		case !d[i].Rerolled || e.Again:
			bad++
		}
	}
	if !e.Foe && defense && w.net() == 0 {
		return 0
	}
	limit := int(e.Count)
	if e.Count == card.All || e.Count == 0 {
		limit = int(*k)
	}
	switch {
	case e.Whole && e.Foe:
		return (good*2 - int(*k)) * 150
	case e.Whole:
		return (bad*2 - int(*k)) * 200
	case e.Foe:
		return min(good, limit) * 260
	}
	return min(bad, limit) * 330
}
