package sheet

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/physics"
)

// arcs maps names to the weapon arcs of map ships.
var arcs = map[string]physics.Arc{
	"":          physics.AllRound,
	"all-round": physics.AllRound,
	"front-90":  physics.Front90,
	"front-180": physics.Front180,
}

// mountOf reads a weapon of a map ship.
func (f *faults) mountOf(at string, x *mount, parts []game.Part) game.Mount {
	n := max(x.Part, 1) - 1
	switch arc := arcs[x.Arc]; {
	case n >= len(parts):
		f.bad(at+".part", "the map ship has %d parts", len(parts))
	case parts[n].Round && arc != physics.AllRound:
		f.bad(at+".arc", "a disc has no front: want all-round, or a part with a base")
	}
	return game.Mount{Name: x.Name, Part: n, Arc: arcs[x.Arc], Far: x.Range}
}

// fire makes the next attack of a map ship: with the first of its weapons that has not fired and
// has a target.
func (p *played) fire(t *game.Turn, ship game.ShipID) {
	s, u := t.State(), t.Setup()
	for k := range int8(len(u.OnMap(ship).Mounts)) {
		if s.Ships[ship].Fired&(1<<k) != 0 {
			continue
		}
		if at := nearest(s, u, ship, k); at != game.NoShip {
			t.FireMount(ship, k, at)
			return
		}
	}
}

// nearest is the ship that a weapon of a map ship fires at: the nearest one in arc and range, of
// equally near ones the one of lower captain skill, then one of the player with initiative.
func nearest(s *game.State, u *game.Setup, ship game.ShipID, mount int8) game.ShipID {
	best, dist := game.NoShip, 0.0
	for id := range game.ShipID(u.FleetShips()) {
		shot, no := s.ShotFrom(u, ship, mount, id)
		if no.Code != game.Yes {
			continue
		}
		d := shot.Gap.Dist
		if best != game.NoShip {
			x, y := &s.Ships[id], &s.Ships[best]
			switch {
			case d > dist+1:
				continue
			case d >= dist-1 && x.Skill > y.Skill:
				continue
			case d >= dist-1 && x.Skill == y.Skill && x.Owner != s.First:
				continue
			}
		}
		best, dist = id, d
	}
	return best
}

// fires tells whether a map ship has weapons.
func (p *played) fires() bool {
	return slices.ContainsFunc(p.ships, func(m game.MapShip) bool { return len(m.Mounts) > 0 })
}

// armed looks whether a map ship with weapons has attack dice.
func (f *faults) armed(at string, x *mapShip) {
	if len(x.Fires) > 0 && x.Attack == 0 {
		f.bad(at+".attack", "missing: how many attack dice its weapons roll")
	}
}

// named looks that no two weapons of a map ship are called alike.
func (f *faults) named(at string, list []mount) {
	for i := range list {
		if slices.ContainsFunc(list[:i], func(m mount) bool { return m.Name == list[i].Name }) {
			f.bad(fmt.Sprintf("%s.fires[%d].name", at, i), "%q is another of its weapons", list[i].Name)
		}
	}
}
