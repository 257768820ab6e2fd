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
	add := func(where []said, worth int) {
		for _, w := range where {
			if worth != 0 && (w.op == onToken || w.op == withinOf || w.op == inEnemyArea) {
				out = append(out, goal{w, worth})
				return
			}
		}
	}
	counted := func(s *said, worth int) {
		if s != nil && s.what != nil {
			s = s.what
		}
		if s != nil && s.op == shipsThere {
			add(s.where, worth)
		}
	}
	for _, x := range p.score {
		for _, s := range []*said{x.each, x.most, x.has} {
			counted(s, bounded(x.Points*perPoint))
		}
	}
	for _, x := range p.wins {
		counted(x.has, winning)
		counted(x.most, winning)
	}
	for i := range p.rules {
		r := &p.rules[i]
		if r.when == setUp || r.who.op != eachShip && r.who.op != mostShips {
			continue
		}
		worth := -hurting * (r.rule.Damage + r.rule.Critical)
		if r.rule.Destroy {
			worth = -4 * hurting
		}
		for k := range p.names.counters {
			worth += (r.give[k] - r.lose[k]) * p.counterWorth(game.Counter(k))
		}
		add(r.who.where, worth)
	}
	return out
}

func bounded(worth int) int { return max(-mostWorth, min(mostWorth, worth)) }

// counterWorth returns the worth of a counter: its points, and its part in a victory.
func (p *played) counterWorth(k game.Counter) (n int) {
	for _, x := range p.score {
		if x.each != nil && x.each.op == countersHeld && x.each.counter == k {
			n += x.Points * perPoint
		}
	}
	for _, x := range p.wins {
		if x.has != nil && x.has.what.op == countersHeld && x.has.what.counter == k {
			n += winning / max(1, x.has.n/2)
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
		case g.worth < 0 && far <= 0:
			harm += g.worth
		case g.worth > 0 && far <= 0:
			best = max(best, g.worth)
		case g.worth > 0:
			best = max(best, -perInch*int(min(far, physics.AreaSide))/physics.Inch)
		}
	}
	if best == math.MinInt {
		return harm
	}
	return best + harm
}

// far returns the distance of a base from the place of a goal in µm; it is at most 0 there.
func (g *goal) far(v *game.View, base *physics.Square) float64 {
	best := 4 * float64(physics.AreaSide)
	switch w := &g.place; {
	case w.op == inEnemyArea:
		a, c := v.Setup.Area(v.Me.Other()), base.Centre
		dx := max(float64(a.X0)-c.X, 0, c.X-float64(a.X1))
		dy := max(float64(a.Y0)-c.Y, 0, c.Y-float64(a.Y1))
		best = dx + dy
		if best == 0 && !inside(a, base) {
			best = 1
		}
	case w.ship != "":
		if m := v.MapShip(v.Setup, v.Setup.MapShip(w.ship)); m != nil && v.Ships[v.Setup.MapShip(w.ship)].InPlay() {
			best = m.Distance(base) - float64(w.dist)
		}
	default:
		for i := range v.Tokens[:v.NTokens] {
			if k := &v.Tokens[i]; k.Kind == w.token {
				if d := k.Distance(base).Dist - float64(w.dist); d < best {
					best = d
				}
			}
		}
	}
	return best
}
