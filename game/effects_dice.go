package game

import (
	"math/bits"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// diceEffects are the effects on dice, on what they show and on the damage that they deal.
var diceEffects = map[card.EffectOp]effect{
	card.AttackDice: {
		do: (*Turn).startBonus, counts: true, would: countChanges, aimed: attackChanges, weak: fewerDice, label: "%+d attack dice",
		gained: attackGained,
		worth: func(w Weighing, e *card.Effect, n int) int {
			switch {
			case w.hostile(e):
				return -330 * n
			case !w.View.Attack.On && w.Aim == NoShip:
				return 20 * n
			}
			return 430 * n
		},
	},
	card.DefenseDice: {
		do: (*Turn).startBonus, counts: true, would: countChanges, weak: fewerDice, label: "%+d defense dice",
		gained: defenseGained,
		worth: func(w Weighing, e *card.Effect, n int) int {
			switch {
			case w.hostile(e):
				return -350 * n
			case !w.View.Attack.On && w.Dread == 0:
				return 15 * n
			}
			return 300 * n
		},
	},
	card.FoeAttackDice: {
		do: (*Turn).startBonus, counts: true, would: countChanges, aimed: attackChanges, label: "%+d attack dice of the enemy",
		gained: attackGained, worth: rateOf(-330),
	},
	card.FoeDefenseDice: {
		do: (*Turn).startBonus, counts: true, would: countChanges, label: "%+d defense dice of the enemy", gained: defenseGained,
		worth: func(_ Weighing, e *card.Effect, n int) int {
			if e.None {
				return 600
			}
			return -350 * n
		},
	},
	card.ScanCounts: {
		do: (*Turn).startBonus, counts: true,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return "A Scan token of " + u.Name(b.Ship) + " takes " + counted(b.N, "defense die") + " in this attack"
		},
	},
	card.Reroll: {
		do: func(t *Turn, p *usage, e *card.Effect) bool {
			if !rollLies(p.o.w) || p.o.a == nil {
				return t.startBonus(p, e)
			}
			return t.rerollDice(p, e)
		},
		would: prospect.rollChanges, aimed: diceOfAttacks, label: "re-roll dice",
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			return u.Name(b.Ship) + " may re-roll dice" + b.holds(u, e, windowOf(e, u.line(b.Line)) == card.ModifyAttack)
		},
		worth: rerollWorth,
	},
	card.Convert: {
		do: (*Turn).convert, would: prospect.rollChanges, aimed: diceOfAttacks,
		names: func(e *card.Effect) string { return "change results to " + e.Into.Words() },
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			return u.Name(b.Ship) + " may turn results into " + results(2, e.Into)[2:] + b.holds(u, e, windowOf(e, u.line(b.Line)) == card.ModifyAttack)
		},
		worth: convertWorth,
	},
	card.AddResult: {
		do: func(t *Turn, p *usage, e *card.Effect) bool {
			k := int8(int(max(e.Count, 1)) * t.State().times(t.Setup(), e, &p.o, p.paid))
			Emit(t, ResultsAdded{Line: p.l.id, Face: e.Into, N: k, Already: p.o.w == card.Hitting})
			return true
		},
		names: func(e *card.Effect) string { return "add " + e.Into.Words() },
		worth: func(w Weighing, e *card.Effect, _ int) int {
			if e.Into == dice.Evade {
				return min(w.net(), max(int(e.Count), 1)) * 650
			}
			return 600
		},
	},
	card.SetDie:     {do: (*Turn).setDie, label: "set a die", worth: rate(450)},
	card.SpecialDie: {do: (*Turn).setDie, worth: rate(250)},
	card.CancelResult: {
		do: (*Turn).cancelResults,
		would: func(q prospect) bool {
			return q.a != nil && (q.e.Faces.Takes(dice.Hit) && q.a.Hits > 0 || q.e.Faces.Takes(dice.Crit) && q.a.Crits > 0)
		},
		names: func(e *card.Effect) string {
			switch e.Faces {
			case card.FacesOf(dice.Hit):
				return "cancel a Hit"
			case card.FacesOf(dice.Crit):
				return "cancel a Critical Hit"
			}
			return "cancel results"
		},
		worth: cancelWorth,
	},
	card.CancelDamage: {
		do: (*Turn).cancelDamage,
		would: func(q prospect) bool {
			switch {
			case q.w == card.HullDamage:
				return true
			case q.a != nil && !q.coming.on && q.e.AllBut:
				return q.a.Hits+q.a.Crits > q.e.N || q.a.Crits > 0
			}
			return q.damage() > 0
		},
		label: "cancel damage", worth: cancelWorth,
	},
	card.RollDice: {
		do: (*Turn).rollForCard,
		worth: func(w Weighing, e *card.Effect, _ int) int {
			k := 0
			for i := range e.Sub {
				k += w.effect(&e.Sub[i])
			}
			return k * int(max(e.N, 1)) * 4 / 10
		},
	},
}

// fewerDice reports whether an effect takes dice from the own ship.
func fewerDice(e *card.Effect) bool { return e.To == card.OnSelf && e.N < 0 }

func attackGained(b *Bonus, u *Setup, e *card.Effect) string {
	return b.rolls(u, "attack die") + b.holds(u, e, true)
}

func defenseGained(b *Bonus, u *Setup, e *card.Effect) string {
	if e.None {
		return u.Name(b.Ship) + " rolls no defense dice" + b.holds(u, e, false)
	}
	return b.rolls(u, "defense die") + b.holds(u, e, false)
}

// countChanges reports whether an effect on a number of dice would change anything.
func countChanges(q prospect) bool {
	if q.e.Op == card.AttackDice && q.a == nil && !q.s.attackComes(q.by) {
		return false
	}
	if q.e.Lasts == card.Now && (q.e.Op == card.AttackDice && q.w == card.CountDefense || q.e.Op == card.DefenseDice && q.w == card.CountAttack) {
		return false // not the dice that are being counted
	}
	return q.e.None || q.e.Per == card.PerPaid || q.s.times(q.u, q.e, &q.occasion, 1) > 0
}

// attackChanges reports whether there will be an attack of a ship aimed at that something could change.
func attackChanges(q prospect, ship ShipID) bool { return q.a != nil || q.s.attackComes(ship) }

// diceOfAttacks reports whether a ship aimed at will have the dice that a bonus is for.
func diceOfAttacks(q prospect, ship ShipID) bool {
	return q.a != nil || q.e.Lasts == card.Now || !ofAttacks(q.l, q.e) || q.s.attackComes(ship)
}

// rollChanges reports whether dice would be rolled again or turned to another face.
func (q prospect) rollChanges() bool { return q.s.rollChanges(q.u, q.l, q.e, &q.occasion) }

// rollChanges reports whether dice would be rolled again or turned to another face.
func (s *State) rollChanges(u *Setup, l *line, e *card.Effect, o *occasion) bool {
	a := o.a
	if a == nil && e.Lasts != card.Now && ofAttacks(l, e) {
		return s.attackComes(o.by)
	}
	if a == nil || e.Lasts != card.Now {
		return true
	}
	if e.Op == card.Reroll {
		return !rollLies(o.w) || s.rerollable(a, e, o) != 0 && (e.Per == card.PerPaid || s.times(u, e, o, 1) > 0)
	}
	if o.w == card.Compare {
		return e.Faces.Has(dice.Crit) && a.Crits > 0
	}
	return a.showing(s.defenseRoll(e, o), e.Faces) != 0
}

// ofAttacks reports whether an effect that lasts is one on the dice of the own attacks alone.
func ofAttacks(l *line, e *card.Effect) bool {
	return !e.AnyDice && windowOf(e, l) == card.ModifyAttack
}

// rollLies reports whether the dice a re-roll is about lie on the table at a window.
func rollLies(w card.Window) bool {
	switch w {
	case card.RolledAttack, card.ModifyAttack, card.ModifyAttackFoe, card.ModifyDefense, card.ModifyDefenseFoe:
		return true
	}
	return false
}

// defenseRoll reports whether an effect is on the defense dice: the own dice of the defender, or the foe's of the attacker.
func (s *State) defenseRoll(e *card.Effect, o *occasion) bool {
	switch o.w {
	case card.ModifyDefense, card.ModifyDefenseFoe, card.CountDefense, card.CountDefenseFoe:
		return true
	}
	return false
}

// showing are the dice of a roll that show one of the faces, as bits.
func (a *Attack) showing(defense bool, f card.Faces) (which uint16) {
	d, n := a.pool(defense)
	for i := range *n {
		if f == 0 || f.Has(d[i].Face) {
			which |= 1 << uint(i)
		}
	}
	return which
}

// rerollable are the dice an effect may have rolled again: a die is re-rolled by its owner's effects once (rules 7.4).
func (s *State) rerollable(a *Attack, e *card.Effect, o *occasion) (which uint16) {
	defense := s.defenseRoll(e, o)
	d, n := a.pool(defense)
	for i := range *n {
		if d[i].Added || d[i].Set || e.Faces != 0 && !e.Faces.Has(d[i].Face) {
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
		return t.cancelAllBut(p, p.number(e))
	}
	return t.cancelPoints(p, p.number(e), e.Per)
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
	e := card.Effect{Op: card.CancelResult, Count: n, Per: per, DiceOf: card.DiceOf{Faces: card.FacesOf(dice.Hit, dice.Crit)}}
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
		p := t.using(l, l.at(card.AnyRoll, by, nil))
		Emit(t, CardUsed{Line: l.id, By: by, Ship: by, Target: NoShip, Owner: l.owner, Nth: l.nth, Carrier: l.ship, Card: l.slot})
		t.pay(p)
		again := uint64(1)<<uint(len(f)) - 1
		if e := &l.Do[0]; !e.Whole {
			opts := t.options()
			for i := range f {
				opts = append(opts, Option{Kind: PickFace, Ship: by, N: int8(f[i]), Line: l.id})
			}
			again = t.chooseSome(player, ChooseDice, p, opts, 1, int(max(e.Count, 1)))
		}
		each(again, func(i int) { f[i] = t.roll(kind) })
		t.inUse--
		changed = true
	}
}

// rollForCard rolls dice outside of an attack; for each matching result what the card says happens.
func (t *Turn) rollForCard(p *usage, e *card.Effect) bool {
	if e.N == 0 {
		return t.answerRoll(p, e)
	}
	r := &p.rolled
	*r = CardRolled{Line: p.l.id, By: p.o.by, N: p.number(e)}
	for i := range r.N {
		r.Faces[i] = t.roll(e.Die)
	}
	Emit(t, *r)
	if t.revise(p.o.by, e.Die, r.Faces[:r.N]) {
		Emit(t, *r)
	}
	return t.answerRoll(p, e)
}

// answerRoll lets what the card says happen for each result of its roll that matches, once where it says "any".
func (t *Turn) answerRoll(p *usage, e *card.Effect) bool {
	var crits, n int8
	for _, f := range p.rolled.Faces[:p.rolled.N] {
		if e.Faces.Has(f) {
			n++
			if f == dice.Crit {
				crits++
			}
		}
	}
	if n == 0 {
		return true
	}
	if e.Count > 0 {
		n = min(n, e.Count)
	}
	at, each := int(p.at&7), p.each
	for k := range e.Sub {
		x := &e.Sub[k]
		if x.Op == card.Damage && x.Kind == card.AsRolled {
			t.dealRolled(p, x, n-crits, crits)
			continue
		}
		p.each = each * int(n)
		if x.Lasts != card.Now || isDice(x.Op) {
			p.at, p.n = part(at, k), p.number(x)
			t.startBonus(p, x)
		} else {
			t.happenAt(p, x, part(at, k))
		}
		p.each = each
	}
	return true
}

func isDice(op card.EffectOp) bool {
	return op == card.AttackDice || op == card.DefenseDice || op == card.FoeAttackDice || op == card.FoeDefenseDice
}

// net is how many results the attack has that no Evade cancels, 0 without one.
func (w Weighing) net() int {
	if !w.View.Attack.On {
		return 0
	}
	h, c := w.View.Attack.Uncancelled()
	return h + c
}

func cancelWorth(w Weighing, e *card.Effect, n int) int {
	a := &w.View.Attack
	return 750 * min(max(n, int(e.Count), 1), max(int(a.Hits+a.Crits), 1))
}

// convertWorth is what results turned into others are worth.
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

// rerollWorth is what rolling dice again is worth: the own bad ones, or the enemy's good ones.
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
