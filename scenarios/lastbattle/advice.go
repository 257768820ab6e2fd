package lastbattle

import (
	"attackwing/game"
	"attackwing/physics"
)

// What the station is worth to a computer player, in thousandths of a damage. Found by letting an
// ensign with this advice play one without: who strives for it from the start with all it has is
// beaten while its fleet is torn apart, who goes when the fight stands well wins as often as
// without and holds the station in two battles of three.
const (
	takes     = 2600 // beaming over while nobody is aboard
	contests  = 2200 // while the enemy alone is
	joins     = 1300 // while both are, and the own team is no larger
	perShield = 250  // each shield that is down for a round
	there     = 1800 // standing where beaming is possible
	boards    = 100  // each inch on the way there, for the ship that goes aboard
	hastens   = 600  // the same, for a fleet that is stronger by a tenth than the enemy's
	follows   = 50   // each inch of the others of a fleet that is not, beyond nearBy
	shotAt    = 700  // each mount of the station that would fire at the ship

	reach  = 8 * physics.Inch // of beaming
	nearBy = 6 * physics.Inch // beyond it
)

// worth returns the worth of beaming: to take the command nobody has, to contest the enemy's, to
// strengthen a contested team.
func worth(v *game.View, _ game.Ask, ship game.ShipID, what game.Special) int {
	mine, _ := team(&v.State, v.Setup, v.Me)
	theirs, _ := team(&v.State, v.Setup, v.Me.Other())
	if what.ID == back {
		return -1
	}
	cost := perShield * int(v.Ships[ship].Shields)
	switch {
	case mine == 0 && theirs == 0:
		return takes - cost
	case mine == 0:
		return contests - cost
	case theirs > 0 && mine <= theirs:
		return joins - cost
	}
	return -1
}

// stand returns the worth of a place while the station is open: near enough to beam for the ship
// that goes aboard, not far for the others, and out of reach of its guns while it fires by itself.
func stand(v *game.View, ship game.ShipID, base *physics.Square, acts bool) (n int) {
	u := v.Setup
	id := stationOf(u)
	if !v.Ships[id].InPlay() || u.OnMap(ship) != nil {
		return 0
	}
	m := v.MapShip(u, id)
	mine, _ := team(&v.State, u, v.Me)
	theirs, _ := team(&v.State, u, v.Me.Other())
	far := max(0, m.Distance(base)-reach)
	ahead := 10*strength(v, v.Me) > 11*strength(v, v.Me.Other())
	switch {
	case mine > 0 && theirs == 0:
		return 0
	case ship == boarder(v):
		if far == 0 && acts && v.Ships[ship].Cloak == game.NotCloaked {
			return there
		}
		n = -boards
		if ahead {
			n = -hastens
		}
		n = n * int(far) / physics.Inch
	case !ahead:
		n = -follows * int(max(0, far-nearBy)) / physics.Inch
	}
	if !silent(&v.State, u) {
		for k := range m.Mounts {
			if m.Reach(u, int8(k), base) > 0 {
				n -= shotAt
			}
		}
	}
	return n
}

// strength returns the strength a fleet has left: the squadron points of its ships and captains,
// weighed by the hull and shields that are left.
func strength(v *game.View, p game.PlayerID) (n int) {
	v.FleetOf(p, func(id game.ShipID) {
		f, sh := v.Setup.Facts(id), &v.Ships[id]
		all := int(f.Ship.Hull) + int(f.Ship.Shields)
		left := int(f.Ship.Hull) - int(sh.NDamage) + int(sh.Shields) + int(sh.Down)
		n += (f.SP + f.CapSP) * (all + 2*left) / (3 * all)
	})
	return n
}

// boarder is the own ship that goes aboard: the nearest with somebody to send, better not a good
// captain.
func boarder(v *game.View) game.ShipID {
	u := v.Setup
	m := v.MapShip(u, stationOf(u))
	best, top := game.NoShip, 0.0
	v.FleetOf(v.Me, func(id game.ShipID) {
		captain, crew := false, false
		eachOf(&v.State, u, id, func(c *game.CardState, slot int8) {
			captain = captain || canGo(c) && slot < 0
			crew = crew || canGo(c) && slot >= 0
		})
		if !captain && !crew {
			return
		}
		f := u.Facts(id)
		b := physics.Base(v.Ships[id].Pose, f.Ship.Class.BaseSide)
		d := m.Distance(&b)
		if !crew {
			d += float64(f.Captain.Skill) * 0.3 * physics.Inch
		}
		if best == game.NoShip || d < top {
			best, top = id, d
		}
	})
	return best
}

// answer sends one crew member while nobody is aboard, all crew where there is a fight; the captain
// stays as long as there is crew. Who must lose some loses the cheapest.
func answer(v *game.View, p *game.Prompt) (a game.Answer, ok bool) {
	if p.Ask != game.ChooseCards {
		return a, false
	}
	u := v.Setup
	price := func(o *game.Option) int {
		if o.N < 0 {
			return 100 + int(u.Facts(o.Ship).Captain.Skill)
		}
		return u.Facts(o.Ship).Upgrades[o.N].SP
	}
	want := int(p.Min)
	if theirs, _ := team(&v.State, u, v.Me.Other()); theirs > 0 && p.Max > p.Min {
		want = 0
		for i := range p.Options {
			if p.Options[i].N >= 0 {
				want++
			}
		}
		want = max(want, int(p.Min))
	}
	for range want {
		at := -1
		for i := range p.Options {
			if a.Picks&(1<<uint(i)) == 0 && (at < 0 || price(&p.Options[i]) < price(&p.Options[at])) {
				at = i
			}
		}
		a.Picks |= 1 << uint(at)
	}
	return a, true
}
