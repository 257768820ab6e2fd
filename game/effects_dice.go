package game

import (
	"math/bits"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// rerollDice has dice of the attack rolled again by card text.
func (t *Turn) rerollDice(p *usage, e *card.Effect) bool {
	s, u := t.State(), t.Setup()
	a, defense := &s.Attack, s.defenseRoll(e, &p.o)
	can := s.rerollable(a, e, &p.o)
	if can == 0 {
		return false
	}
	which := can
	if n := int(e.Count) * s.times(u, e, &p.o, p.paid); !e.Whole && (e.Count != card.All || e.Faces == 0) {
		if e.Count == card.All || n > bits.OnesCount16(can) {
			n = bits.OnesCount16(can)
		}
		o := t.options()
		for i := range int8(MaxDice) {
			if can&(1<<uint(i)) != 0 {
				o = append(o, Option{Kind: PickDie, Ship: p.o.ship, N: i, Line: p.l.id})
			}
		}
		which = 0
		if n == 1 && len(o) == 1 {
			which = 1 << uint(o[0].N)
		} else {
			kept := t.keep(o)
			ans := t.Ask(Prompt{Player: s.ownerOf(p), Ask: ChooseDice, Ship: p.o.ship, Min: 1, Max: int8(n), Line: p.l.id, Options: kept, Defense: defense})
			each(ans.Picks, func(i int) { which |= 1 << uint(kept[i].N) })
		}
	}
	t.rollAgain(p, e, which, defense)
	return true
}

// rollAgain rolls the chosen dice of the attack again.
func (t *Turn) rollAgain(p *usage, e *card.Effect, which uint16, defense bool) {
	kind := dice.Attack
	if defense {
		kind = dice.Defense
	}
	c := DiceChanged{Line: p.l.id, By: p.o.ship, Defense: defense, Reroll: true, ByFoe: e.Foe, Which: which}
	for i := range int8(MaxDice) {
		if which&(1<<uint(i)) != 0 {
			c.Faces[i] = t.rollOf(kind, t.specialAt(i, defense))
		}
	}
	Emit(t, c)
}

// convert turns results into others: dice of the roll, or results that were compared.
func (t *Turn) convert(p *usage, e *card.Effect) bool {
	s, u := t.State(), t.Setup()
	a := &s.Attack
	n := int(e.Count)
	if e.Count != card.All {
		n *= s.times(u, e, &p.o, p.paid)
	}
	if p.o.w == card.Compare {
		k := int8(min(n, int(a.Crits)))
		Emit(t, ResultsCancelled{Line: p.l.id, ToHits: k})
		return k > 0
	}
	defense := s.defenseRoll(e, &p.o)
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
		o := t.options()
		var seen card.Faces
		for i := range int8(MaxDice) {
			if can&(1<<uint(i)) == 0 || n == 1 && seen.Has(d[i].Face) {
				continue
			}
			seen |= 1 << d[i].Face
			o = append(o, Option{Kind: PickDie, Ship: p.o.ship, N: i, Line: p.l.id})
		}
		o = t.keep(o)
		switch {
		case len(o) == 1:
			which = 1 << uint(o[0].N)
		case bits.OnesCount8(uint8(seen)) == 1 && n <= len(o):
			for i := range n {
				which |= 1 << uint(o[i].N)
			}
		default:
			ans := t.Ask(Prompt{Player: s.ownerOf(p), Ask: ChooseDice, Ship: p.o.ship, Min: 1, Max: int8(n), Line: p.l.id, Options: o, Defense: defense})
			each(ans.Picks, func(i int) { which |= 1 << uint(o[i].N) })
		}
	}
	c := DiceChanged{Line: p.l.id, By: p.o.ship, Defense: defense, ByFoe: e.Foe, Which: which}
	for i := range c.Faces {
		c.Faces[i] = e.Into
	}
	Emit(t, c)
	return true
}

// setDie fixes a die on a face before the roll, or swaps it for a special one.
func (t *Turn) setDie(p *usage, e *card.Effect) bool {
	defense := p.o.w == card.CountDefense
	if e.Special != card.NoSpecial {
		Emit(t, DiceSet{Line: p.l.id, Defense: defense, Special: e.Special})
		return true
	}
	faces := [...]dice.Face{dice.Hit, dice.Crit, dice.BattleStations, dice.Blank}
	list := faces[:]
	if defense {
		list = []dice.Face{dice.Evade, dice.BattleStations, dice.Blank}
	}
	o := t.options()
	for _, f := range list {
		o = append(o, Option{Kind: PickFace, Ship: p.o.ship, N: int8(f), Line: p.l.id})
	}
	Emit(t, DiceSet{Line: p.l.id, Defense: defense, Face: dice.Face(t.choose(ChooseFace, p, o).N)})
	return true
}

// cancelResults takes uncancelled results away; which, the owner chooses.
func (t *Turn) cancelResults(p *usage, e *card.Effect) bool {
	s, u := t.State(), t.Setup()
	n := max(int(e.Count), 1) * s.times(u, e, &p.o, p.paid)
	a := &s.Attack
	r := ResultsCancelled{Line: p.l.id}
	for range n {
		o := t.options()
		if e.Faces.Takes(dice.Crit) && a.Crits > r.Crits {
			o = append(o, Option{Kind: PickFace, Ship: p.o.ship, N: int8(dice.Crit), Line: p.l.id})
		}
		if e.Faces.Takes(dice.Hit) && a.Hits > r.Hits {
			o = append(o, Option{Kind: PickFace, Ship: p.o.ship, N: int8(dice.Hit), Line: p.l.id})
		}
		if len(o) == 0 {
			break
		}
		if dice.Face(t.choose(ChooseResult, p, o).N) == dice.Crit {
			r.Crits++
		} else {
			r.Hits++
		}
	}
	if r.Hits+r.Crits == 0 {
		return false
	}
	Emit(t, r)
	return true
}

// cancelDamage takes damage that is about to be dealt away.
func (t *Turn) cancelDamage(p *usage, e *card.Effect) bool {
	if p.o.w == card.HullDamage {
		t.saved = true
		return true
	}
	if e.AllBut {
		return t.cancelAllBut(p, e.N)
	}
	return t.cancelPoints(p, e.N, e.Per)
}

// cancelAllBut cancels all damage but n points, which are normal damage.
func (t *Turn) cancelAllBut(p *usage, n int8) bool {
	if c := &t.coming; c.on {
		c.hits, c.crits = min(n, c.hits+c.crits), 0
		return true
	}
	a := &t.State().Attack
	r := ResultsCancelled{Line: p.l.id, Hits: a.Hits, Crits: a.Crits}
	left := min(n, a.Hits+a.Crits)
	if k := min(left, a.Hits); k > 0 {
		r.Hits -= k
		left -= k
	}
	r.Crits -= left
	r.ToHits = left
	Emit(t, r)
	return true
}

// cancelPoints cancels points of damage about to be dealt, critical or not as the owner of the card chooses.
func (t *Turn) cancelPoints(p *usage, n int8, per card.Per) bool {
	e := card.Effect{Op: card.CancelResult, Count: n, Per: per, Faces: card.FacesOf(dice.Hit, dice.Crit)}
	c := &t.coming
	if !c.on {
		return t.cancelResults(p, &e)
	}
	n *= int8(t.State().times(t.Setup(), &e, &p.o, p.paid))
	k := min(n, c.crits) // Ruling: damage that is no dice result is all of one kind; nobody keeps the worse point
	c.crits -= k
	c.hits -= min(n-k, c.hits)
	return true
}

// revise lets the cards of a ship that change any own roll work on dice it has rolled outside of an attack; true when a die
// was rolled again.
func (t *Turn) revise(by ShipID, kind dice.Kind, f []dice.Face) (changed bool) {
	s, u := t.State(), t.Setup()
	if by == NoShip || !u.speaks(card.AnyRoll) {
		return false
	}
	player := s.Ships[by].Owner
	for {
		o := append(t.options(), Option{Kind: Pass, Ship: by})
		o = appendLines(o, s, u, card.AnyRoll, by, nil)
		if len(o) == 1 {
			return changed
		}
		o = t.keep(o)
		pick := o[t.Ask(Prompt{Player: player, Ask: UseCards, Ship: by, Min: 1, Max: 1, Options: o}).first()]
		if pick.Kind == Pass {
			return changed
		}
		l := u.line(pick.Line)
		p := usage{l: l, o: l.at(card.AnyRoll, by, nil), done: true, locked: NoShip}
		Emit(t, CardUsed{Line: l.id, By: by, Ship: by, Target: NoShip, Owner: l.owner, Nth: l.nth, Carrier: l.ship, Card: l.slot})
		t.pay(&p)
		again := uint64(1)<<uint(len(f)) - 1
		if e := &l.Do[0]; !e.Whole {
			opts := t.options()
			for i := range f {
				opts = append(opts, Option{Kind: PickFace, Ship: by, N: int8(f[i]), Line: l.id})
			}
			again = t.chooseSome(player, ChooseDice, &p, opts, 1, int(max(e.Count, 1)))
		}
		each(again, func(i int) { f[i] = t.roll(kind) })
		changed = true
	}
}
