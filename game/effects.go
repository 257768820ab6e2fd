package game

import (
	"cmp"
	"fmt"
	"strings"

	"attackwing/game/card"
)

// effect is all that is known of a kind of effect of card text beside its phrase and its words,
// which stand in the package card: what it does, whether it would do anything, how a choice of it
// is named, how it is told while it lasts, and what it is worth to who uses it. Each is declared in
// the file of its family.
type effect struct {
	// lets it happen and reports whether it was done; nil: it holds while its card lies there
	do     func(p *usage, t *Turn, e *card.Effect) bool
	atOnce bool // it happens at once, however long it then holds
	// it may only change a number that is counted, so that nothing need happen
	counts bool
	would  func(q prospect) bool // reports whether it would change anything; nil: always
	// reports whether it is no reason to use a line: it weakens the own ship
	weak   func(e *card.Effect) bool
	label  string                      // in a few words, %d its number; empty: "its text"
	names  func(e *card.Effect) string // the same, where that is not enough
	gained func(b *Bonus, u *Setup, e *card.Effect) string
	rate   int                                         // its worth, in thousandths of a damage
	each   int                                         // the worth of each of its number
	worth  func(w Weighing, e *card.Effect, n int) int // that of n, where it is neither
}

// effects are the kinds of effect, of all families.
var effects [card.NumEffectOps]effect

// init fills the table: what an effect does may let others happen, so it cannot stand in its
// declaration.
func init() {
	for _, family := range []map[card.EffectOp]effect{
		diceEffects, tokenEffects, damageEffects, cardEffects, turnEffects, attackEffects, timeEffects, boardEffects,
		storedEffects, volleyEffects,
	} {
		for op, k := range family {
			effects[op] = k
		}
	}
}

// prospect is an effect that could be used at the occasion of its line.
type prospect struct {
	occasion
	e      *card.Effect
	on     ShipID // the ship aimed at, the other ship of the attack where it is on that, else the own ship
	unseen bool   // it is on the other ship of an attack, which is not looked at
}

// aimed reports whether the effect is on a ship that the line aims at.
func (q prospect) aimed() bool { return q.e.To == card.OnTarget }

// elsewhere reports whether it is on a ship that is not known here.
func (q prospect) elsewhere() bool {
	return q.e.To == card.OnThatShip || q.e.To == card.OnNear || q.unseen
}

// whose is the ship that the effect is on.
func (q prospect) whose() ShipID {
	if q.elsewhere() {
		return q.ship
	}
	return q.on
}

// happenAt lets one effect of a line happen and reports whether it was done.
func (p *usage) happenAt(t *Turn, e *card.Effect, at int8) bool {
	if len(e.If) > 0 && e.Lasts == card.Now && e.Op != card.Later && !p.ifHolds(e) {
		return false
	}
	if p.outOfReach(e) {
		return false
	}
	k := &effects[e.Op]
	p.at, p.n = at, int8(int(e.N)*p.each*p.times(e))
	if e.Lasts != card.Now && !k.atOnce {
		return p.startBonus(t, e)
	}
	return k.do != nil && k.do(p, t, e)
}

// doneTo lets something happen to each ship that an effect is on; it was done when it was done to
// one.
func doneTo(do func(p *usage, t *Turn, e *card.Effect, id ShipID) bool) func(p *usage, t *Turn, e *card.Effect) bool {
	return func(p *usage, t *Turn, e *card.Effect) (done bool) {
		for _, id := range p.on(e) {
			done = do(p, t, e, id) || done
		}
		return done
	}
}

// startBonus lets an effect last on every ship it is on.
func (p *usage) startBonus(t *Turn, e *card.Effect) bool {
	ships := p.on(e)
	if p.a != nil && !p.a.Ended && p.l.At.Any(attackWindows) && e.To == card.OnSelf {
		// an effect of an attack lies on the ship whose dice it changes, whoever carries the card
		switch e.Op {
		case card.AttackDice, card.FoeAttackDice, card.ScanCounts:
			ships = p.only(p.a.Attacker)
		case card.DefenseDice, card.FoeDefenseDice:
			ships = p.only(p.a.Target)
		default:
			ships = p.only(p.ship)
		}
	}
	if e.VsTarget && e.To == card.OnSelf && p.nAimed > 1 {
		for _, vs := range p.aimed[:p.nAimed] {
			p.last(t, p.at, p.by, vs, p.n)
		}
		return true
	}
	for _, id := range ships {
		vs := NoShip
		switch {
		case e.VsSelf:
			vs = p.by
		case e.VsTarget && p.nAimed > 0:
			vs = p.aimed[0]
		}
		if vs == id {
			vs = NoShip
			if p.nAimed > 0 {
				vs, id = p.aimed[0], p.by
			}
		}
		p.last(t, p.at, id, vs, p.n)
	}
	return len(ships) > 0
}

// ifHolds reports whether the conditions of one effect hold now.
func (p *usage) ifHolds(e *card.Effect) bool {
	for i := range e.If {
		c := &e.If[i]
		ok := false
		if c.Op == card.CardIs {
			for _, slot := range p.cards[:p.nCards] {
				ok = ok || p.nAimed > 0 && ofKinds(p.u, p.aimed[0], slot, c.Kinds)
			}
		} else if c.Op == card.DearerThanPaid {
			ok = p.nAimed > 0 && p.nCards > 0 && p.u.spOf(p.aimed[0], p.cards[0]) > p.worth
		} else {
			ok = p.condition(c)
		}
		if ok == c.Not {
			return false
		}
	}
	return true
}

// would reports whether an effect would change anything for a ship, the one aimed at or the own.
func (o *occasion) would(e *card.Effect, on ShipID) bool {
	if e.Per >= card.PerCrit && e.Per != card.PerSkill && e.Per < card.PerTarget && o.times(e) == 0 ||
		e.Op == card.RollDice && !o.allHold(e.If) {
		return false
	}
	// What is not the owner's choice happens, though it finds nothing: old records have it so.
	choice := o.l.choice || o.l.OneOf
	if choice && len(e.If) > 0 && e.Lasts == card.Now && e.Op != card.Later && !o.couldHold(e.If) {
		return false
	}
	if o.outOfReach(e) || e.To == card.OnNear && !o.couldBeNear(e) {
		return false
	}
	k := &effects[e.Op]
	if k.would == nil {
		return true
	}
	q := prospect{occasion: *o, e: e, on: on, unseen: e.To == card.OnFoe}
	if e.To == card.OnFoe && o.foe != NoShip && choice {
		q.on, q.unseen = o.foe, false
	}
	return k.would(q)
}

// couldHold reports whether the conditions of an effect hold, as far as that is known before the line
// is used: the ship chosen and the card lost come with it.
func (o *occasion) couldHold(list []card.Condition) bool {
	for i := range list {
		c := &list[i]
		if c.Op != card.CardIs && (c.Of != card.Target || o.chosen != NoShip) && o.condition(c) == c.Not {
			return false
		}
	}
	return true
}

// drawback reports whether an effect is no reason to use a line: it only weakens the own ship, or
// follows what stands before it.
func drawback(e *card.Effect) bool {
	k := &effects[e.Op]
	return e.Then || k.weak != nil && k.weak(e)
}

// countable reports whether an effect only changes a number of the attack being counted, so that
// nothing need happen.
func countable(e *card.Effect) bool {
	return effects[e.Op].counts && e.Lasts == card.Now && (e.Op != card.FreeAction || e.Normal)
}

// effectLabel is an effect in a few words, to tell the choices of a card apart.
func effectLabel(e *card.Effect) string {
	k := &effects[e.Op]
	switch {
	case k.names != nil:
		return k.names(e)
	case strings.Contains(k.label, "%"):
		return strings.Replace(fmt.Sprintf(k.label, e.N), fmt.Sprint(card.All), "all", 1)
	}
	return cmp.Or(k.label, itsText)
}

// itsText stands for an effect that has no few words of its own.
const itsText = "its text"

// Weighing is for whom effects are weighed: the ship that uses them, and what is going on around
// it.
type Weighing struct {
	View  *View
	Ship  ShipID
	Aim   ShipID // the enemy that will most likely be shot at, NoShip none
	Dread int    // what the enemies' shots would cost, in thousandths of a damage
	Cloak int    // what a cloak is worth
	line  *card.Ability
}

// Worth returns the worth of using a line of card text now, its price aside, in thousandths of a
// damage.
func (w Weighing) Worth(id LineID) int {
	w.line = w.View.Setup.line(id).Ability
	n := 0
	for i := range w.line.Do {
		x := w.effect(&w.line.Do[i])
		if w.line.OneOf {
			n = max(n, x)
		} else {
			n += x
		}
	}
	return n
}

// WorthOf returns the worth of one effect of a line, in thousandths of a damage.
func (w Weighing) WorthOf(id LineID, nth int) int {
	w.line = w.View.Setup.line(id).Ability
	return w.effect(&w.line.Do[nth])
}

func (w Weighing) effect(e *card.Effect) int {
	n := int(e.N)
	if e.N == card.All {
		n = 2
	}
	k := &effects[e.Op]
	if k.worth != nil {
		return k.worth(w, e, n)
	}
	return k.rate + k.each*n
}

// hostile reports whether an effect is on a ship of the enemy.
func (w Weighing) hostile(e *card.Effect) bool {
	return e.To == card.OnFoe || e.To == card.OnNear || e.To == card.OnTarget && w.line.Targets.Who != card.AFriend
}
