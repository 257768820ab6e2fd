package sheet

import "attackwing/game"

// fire makes the next attack of a map ship: with the first of its weapons that has not fired and
// has a target.
func (p *played) fire(t *game.Turn, ship game.ShipID) {
	s, u := t.State(), t.Setup()
	for k := range int8(len(u.OnMap(ship).Mounts)) {
		if at := nearest(s, u, ship, k); at != nil && s.Ships[ship].Fired&(1<<k) == 0 {
			t.FireMount(ship, k, at[0])
			return
		}
	}
}

// nearest is the ship that a weapon of a map ship fires at, nil where there is none: the nearest
// one in arc and range, of equally near ones the one of lower captain skill, then one of the player
// with initiative.
func nearest(s *game.State, u *game.Setup, ship game.ShipID, mount int8) (best []game.ShipID) {
	dist := 0.0
	for id := range game.ShipID(u.FleetShips()) {
		shot, no := s.ShotFrom(u, ship, mount, id)
		if no.Code != game.Yes {
			continue
		}
		d := shot.Gap.Dist
		if best != nil {
			x, y := &s.Ships[id], &s.Ships[best[0]]
			if d > dist+1 || d >= dist-1 && (x.Skill > y.Skill || x.Skill == y.Skill && x.Owner != s.First) {
				continue
			}
		}
		best, dist = []game.ShipID{id}, d
	}
	return best
}
