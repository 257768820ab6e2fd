package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// Results and damage that card text cancels.

// cancelResults takes uncancelled results away; which, the owner chooses.
func (p *usage) cancelResults(t *Turn, n int, faces card.Faces) bool {
	a, r := &p.s.Attack, ResultsCancelled{Line: p.l.id}
	for range n {
		o := t.Options()
		if faces.Takes(dice.Crit) && a.Crits > r.Crits {
			o = append(o, Option{Kind: PickFace, Ship: p.ship, N: int8(dice.Crit), Line: p.l.id})
		}
		if faces.Takes(dice.Hit) && a.Hits > r.Hits {
			o = append(o, Option{Kind: PickFace, Ship: p.ship, N: int8(dice.Hit), Line: p.l.id})
		}
		if len(o) == 0 {
			break
		}
		if dice.Face(p.choose(t, ChooseResult, o).N) == dice.Crit {
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
func (p *usage) cancelDamage(t *Turn, e *card.Effect) bool {
	switch {
	case p.w == card.HullDamage:
		t.saved = true
	case e.Capped:
		return p.cancelPoints(t, max(int(p.damage()-p.number(e)), 0))
	case e.AllBut:
		p.cancelAllBut(t, p.number(e))
	default:
		return p.cancelPoints(t, int(p.number(e))*p.times(e))
	}
	return true
}

// cancelAllBut cancels all damage but n points, which are normal damage.
func (p *usage) cancelAllBut(t *Turn, n int8) {
	if c := &t.coming; c.on {
		c.hits, c.crits = min(n, c.hits+c.crits), 0
		return
	}
	a := &p.s.Attack
	hits := min(n, a.Hits)
	crits := min(n-hits, a.Crits)
	Emit(t, ResultsCancelled{Line: p.l.id, Hits: a.Hits - hits, Crits: a.Crits - crits, ToHits: crits})
}

// cancelPoints cancels points of damage about to be dealt, critical or not as the owner of the card
// chooses.
func (p *usage) cancelPoints(t *Turn, n int) bool {
	c := &t.coming
	if !c.on {
		return p.cancelResults(t, n, card.FacesOf(dice.Hit, dice.Crit))
	}
	k := min(int8(n), c.crits) // Ruling: damage that is no dice result is all of one kind; nobody keeps the worse point
	c.crits -= k
	c.hits -= min(int8(n)-k, c.hits)
	return true
}

func cancelWorth(w Weighing, e *card.Effect, n int) int {
	a := &w.View.Attack
	return 750 * min(max(n, int(e.Count), 1), max(int(a.Hits+a.Crits), 1))
}
