package sheet

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
)

// goal is a place where the sheet gives something to who is there, or takes it.
type goal struct {
	place said // on, within or in the enemy's area
	worth int  // in thousandths of a damage dealt, below 0: keep off
}

// What a computer player makes of a place, in thousandths of a damage dealt. In 120 battles for a
// beacon off the middle an ensign with these numbers had 12,362 Fleet Points to 10,159 of itself
// without, and 456 shards to 310; with half of them 11,697 to 11,063.
const (
	perPoint  = 200  // each Fleet Point that is given there, up to mostWorth
	winning   = 4000 // what leads to a victory of the sheet
	hurting   = 900  // each damage that is dealt there
	mostWorth = 3000
	perInch   = 200 // each inch on the way there
)

// goals are the places that the sheet's rules, points and victories speak of.
func (p *played) goals() (out []goal) {
	add := func(s *said, worth int) {
		for _, w := range s.where {
			if worth != 0 && (w.op == onToken || w.op == withinOf || w.op == inEnemyArea) {
				out = append(out, goal{w, worth})
				return
			}
		}
	}
	for _, x := range p.score {
		if what := p.counted(&x.Each, &x.Most, &x.Has); what.op == shipsThere {
			add(what, bounded(x.Points*perPoint))
		}
	}
	for _, x := range p.wins {
		if what := p.counted(nil, &x.Most, &x.Has); what.op == shipsThere {
			add(what, winning)
		}
	}
	for _, x := range p.rules {
		if who := p.who(x); x.moment != setUp && (who.op == eachShip || who.op == mostShips) {
			add(who, p.exchange(x.Give, x.Lose, -mostWorth)-x.harm())
		}
	}
	return out
}

// harm is the worth of the harm that a rule does to a ship.
func (x *rule) harm() int {
	if x.Destroy {
		return 4 * hurting
	}
	return hurting * (x.Damage + x.Critical)
}

// exchange is the worth of counters that are given less that of those lost, each at least so much.
func (p *played) exchange(give, lose map[string]int, least int) (worth int) {
	for k, id := range p.names.counters {
		worth += (give[id] - lose[id]) * max(least, p.counterWorth(game.Counter(k)))
	}
	return worth
}

func bounded(worth int) int { return max(-mostWorth, min(mostWorth, worth)) }

// counterWorth returns the worth of a counter: its points, and its part in a victory.
func (p *played) counterWorth(k game.Counter) (n int) {
	of := func(what *said) bool { return what != nil && what.op == countersHeld && what.counter == k }
	for _, x := range p.score {
		if of(p.said[&x.Each]) {
			n += x.Points * perPoint
		}
	}
	for _, x := range p.wins {
		if has := p.said[&x.Has]; of(has) {
			n += winning / max(1, has.n/2)
		}
	}
	return bounded(n)
}

// prize returns the worth to a player of destroying a map ship, in Squadron Points.
func (p *played) prize(v *game.View, ship game.ShipID) int {
	x := &p.doc.MapShips[int(ship)-v.Setup.FleetShips()]
	if x.WorthTo != "" && x.WorthTo != v.Setup.Side(v.Me) {
		return 0
	}
	return x.Worth
}

// stand returns the worth of a place to a ship: the best goal there or on the way, less the harm
// there.
func (p *played) stand(v *game.View, _ game.ShipID, base *physics.Square, _ bool) int {
	best, harm := math.MinInt, 0
	for _, g := range p.aims {
		far := g.far(v, base)
		switch {
		case g.worth < 0:
			if far <= 0 {
				harm += g.worth
			}
		case far <= 0:
			best = max(best, g.worth)
		default:
			best = max(best, -perInch*int(min(far, physics.AreaSide))/physics.Inch)
		}
	}
	if best == math.MinInt {
		best = 0
	}
	return best + harm
}

// far returns the distance of a base from the place of a goal in µm; it is at most 0 there.
func (g *goal) far(v *game.View, base *physics.Square) float64 {
	if g.place.op != inEnemyArea {
		return g.place.away(&v.State, v.Setup, base)
	}
	a, c := v.Setup.Area(v.Me.Other()), base.Centre
	dx := max(float64(a.X0)-c.X, 0, c.X-float64(a.X1))
	dy := max(float64(a.Y0)-c.Y, 0, c.Y-float64(a.Y1))
	if dx+dy == 0 && !inside(a, base) {
		return 1
	}
	return dx + dy
}
