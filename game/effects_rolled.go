package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// Dice that card text rolls outside of an attack, or changes there.

// revise lets the cards of a ship that change any own roll work on dice it has rolled outside of an
// attack; true when a die was rolled again.
func revise(t *Turn, by ShipID, kind dice.Kind, f []dice.Face) (changed bool) {
	s, u := t.State(), t.Setup()
	if by == NoShip || !u.speaks(card.AnyRoll) {
		return false
	}
	player := s.Ships[by].Owner
	for {
		o := append(t.Options(), Option{Kind: Pass, Ship: by})
		for _, l := range u.meant(card.AnyRoll, by) {
			oc := l.at(s, u, card.AnyRoll, by, nil)
			if oc.coming = t.coming; l.choice && l.owner == player && oc.usable().Code == Yes {
				o = append(o, Option{Kind: UseCard, Ship: by, Line: l.id})
			}
		}
		if len(o) == 1 {
			return changed
		}
		pick := t.one(Prompt{Player: player, Ask: UseCards, Ship: by}, o)
		if pick.Kind == Pass {
			return changed
		}
		l := u.line(pick.Line)
		p := t.using(l.at(s, u, card.AnyRoll, by, nil))
		Emit(t, CardUsed{
			Line:    l.id,
			By:      by,
			Ship:    by,
			Target:  NoShip,
			Owner:   l.owner,
			Nth:     l.nth,
			Carrier: l.ship,
			Card:    l.slot,
		})
		p.pay(t)
		again := uint64(1)<<uint(len(f)) - 1
		if e := &l.Do[0]; !e.Whole {
			opts := t.Options()
			for i := range f {
				opts = append(opts, Option{Kind: PickFace, Ship: by, N: int8(f[i]), Line: l.id})
			}
			again = p.chooseSome(t, player, ChooseDice, opts, 1, int(max(e.Count, 1)))
		}
		each(again, func(i int) { f[i] = t.roll(kind) })
		t.inUse--
		changed = true
	}
}

// rollForCard rolls dice outside of an attack; for each matching result what the card says happens.
func (p *usage) rollForCard(t *Turn, e *card.Effect) bool {
	if e.N == 0 {
		return p.answerRoll(t, e)
	}
	if e.Apiece && p.nAimed > 1 {
		all, n := p.aimed, p.nAimed
		for _, p.chosen = range all[:n] {
			p.aimed[0], p.nAimed = p.chosen, 1
			p.rollForCard(t, e)
		}
		p.aimed, p.nAimed, p.chosen = all, n, all[0]
		return true
	}
	r := &p.rolled
	*r = CardRolled{Line: p.l.id, By: p.by, N: min(p.n, MaxDice)}
	if e.Per == card.Once {
		r.N = p.number(e)
	}
	for i := range r.N {
		r.Faces[i] = t.roll(e.Die)
	}
	Emit(t, *r)
	if !e.NoReroll && revise(t, p.by, e.Die, r.Faces[:r.N]) {
		Emit(t, *r)
	}
	return p.answerRoll(t, e)
}

// rollMore rolls more attack dice into the attack, and keeps those that show what the card says.
// Once results are compared, those are added to what is left.
func (p *usage) rollMore(t *Turn, e *card.Effect) (kept bool) {
	r := &p.rolled
	*r = CardRolled{Line: p.l.id, By: p.by, N: min(p.n, MaxDice)}
	var n [dice.NumFaces]int8
	for i := range r.N {
		r.Faces[i] = t.roll(dice.Attack)
		n[r.Faces[i]]++
	}
	Emit(t, *r)
	already := p.w == card.Hitting
	for f := range dice.Face(dice.NumFaces) {
		if n[f] > 0 && e.Faces.Takes(f) && !(already && f != dice.Hit && f != dice.Crit) {
			Emit(t, ResultsAdded{Line: p.l.id, Face: f, N: n[f], Already: already, Rolled: e.Faces == 0})
			kept = true
		}
	}
	return kept
}

// answerRoll lets what the card says happen for each result of its roll that matches, once where it
// says "any".
func (p *usage) answerRoll(t *Turn, e *card.Effect) bool {
	var crits, n int8
	for _, f := range p.rolled.Faces[:p.rolled.N] {
		if e.Faces.Has(f) {
			n++
			if f == dice.Crit {
				crits++
			}
		}
	}
	if e.None {
		n = 1 - min(n, 1)
	}
	if n == 0 {
		return true
	}
	switch {
	case e.AtLeast && n < e.Count:
		return true
	case e.AtLeast:
		n = 1
	case e.Count > 0:
		n = min(n, e.Count)
	}
	at, each, done := int(p.at&7), p.each, true
	for k := range e.Sub {
		x := &e.Sub[k]
		if x.Then && !done {
			continue
		}
		done = true
		if x.Op == card.Damage && x.Kind == card.AsRolled {
			for _, id := range p.on(x) {
				t.sufferAt(id, int(n-crits), int(crits), ByCardText, x.Where)
			}
			continue
		}
		p.each = each * int(n)
		if x.Lasts != card.Now || isDice(x.Op) {
			p.at, p.n = part(at, k), p.number(x)
			done = p.startBonus(t, x)
		} else {
			done = p.happenAt(t, x, part(at, k))
		}
		p.each = each
	}
	return true
}

// nested lets all effects that stand in one happen.
func (p *usage) nested(t *Turn, e *card.Effect) (done bool) {
	at := int(p.at & 7)
	for k := range e.Sub {
		done = p.happenAt(t, &e.Sub[k], part(at, k)) || done
	}
	return done
}

// maxDuels bounds how often two players roll again who show the same.
const maxDuels = 50

// duel has both players roll attack dice, the owner of the line and that of the ship it is used on;
// what the card says happens when the own ones show more of what counts, or fewer where it says so.
func (p *usage) duel(t *Turn, e *card.Effect) bool {
	at := p.at
	if !e.None {
		p.lead = 0
		for range maxDuels {
			p.lead = p.shown(t, e, p.by) - p.shown(t, e, p.aimed[0])
			if p.lead != 0 || !e.Again {
				break
			}
		}
	}
	if p.at = at; p.lead == 0 || (p.lead < 0) != e.None {
		return false
	}
	return p.nested(t, e)
}

// shown rolls attack dice for a ship and returns how many of them show what counts.
func (p *usage) shown(t *Turn, e *card.Effect, by ShipID) (n int) {
	r := CardRolled{Line: p.l.id, By: by, N: e.N}
	for i := range r.N {
		r.Faces[i] = t.roll(dice.Attack)
	}
	Emit(t, r)
	if revise(t, by, dice.Attack, r.Faces[:r.N]) {
		Emit(t, r)
	}
	for _, f := range r.Faces[:r.N] {
		if e.Faces.Has(f) {
			n++
		}
	}
	return n
}
