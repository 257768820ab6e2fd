package lastbattle

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// fire makes the next attack of the station that nobody commands: one with each mount that has a target, NE pylon, SE
// pylon, body (Deep Space 9 Token).
func fire(t *game.Turn, ship game.ShipID) {
	s, u := t.State(), t.Setup()
	if ship != stationOf(u) || silent(s, u) {
		return
	}
	for k := range int8(len(u.OnMap(ship).Mounts)) {
		if s.Ships[ship].Fired&(1<<k) != 0 {
			continue
		}
		if target := pick(t, ship, k); target != game.NoShip {
			t.FireMount(ship, k, target)
			return
		}
	}
}

// silent tells whether somebody aboard keeps the station from firing by itself.
//
// Ruling: with both sides aboard it is contested and does not fire; the sheet opens fire when there is no away team at
// all (rules 9.1, 16).
func silent(s *game.State, u *game.Setup) bool {
	a, _ := team(s, u, game.One)
	b, _ := team(s, u, game.Two)
	if a > 0 && b > 0 {
		return u.House.Get(contested) != "true"
	}
	return a+b > 0
}

// Targets are the ships a mount of the station could attack now, by owner.
func Targets(s *game.State, u *game.Setup, ship game.ShipID, mount int8) (list [2][]game.ShipID) {
	for i := range u.FleetShips() {
		if _, no := s.ShotFrom(u, ship, mount, game.ShipID(i)); no.Code == game.Yes {
			p := s.Ships[i].Owner
			list[p] = append(list[p], game.ShipID(i))
		}
	}
	return list
}

// aims are the ships of both players in reach of a mount of which one may be attacked next.
func aims(s *game.State, u *game.Setup, ship game.ShipID, mount int8) []game.ShipID {
	if ship != stationOf(u) || silent(s, u) {
		return nil
	}
	list := Targets(s, u, ship, mount)
	return append(eligible(s, u, ship, mount, list[0]), eligible(s, u, ship, mount, list[1])...)
}

// pick chooses the target of a mount. With ships of both players in range each rolls five attack dice and the one with
// fewer Battle Stations is attacked (Deep Space 9 Token).
//
// Ruling: of that player's ships the nearest, of equally near ones the lowest skill, then the opponent chooses, who by the
// house rule chooses among all of them; with ships of only one player in range nobody rolls (rules 9.1, 7).
func pick(t *game.Turn, ship game.ShipID, mount int8) game.ShipID {
	s, u := t.State(), t.Setup()
	list := Targets(s, u, ship, mount)
	p := game.One
	switch {
	case len(list[0])+len(list[1]) == 0:
		return game.NoShip
	case len(list[0]) == 0:
		p = game.Two
	case len(list[1]) > 0:
		p = loser(t)
	}
	best := eligible(s, u, ship, mount, list[p])
	if len(best) == 1 {
		return best[0]
	}
	var o []game.Option
	for _, id := range best {
		o = append(o, game.Option{Kind: game.AimAt, Ship: id})
	}
	return t.Choose(game.Prompt{Player: p.Other(), Ask: game.ChooseCardTarget, Section: token, Words: "whom does it attack?", Ship: ship, Min: 1, Max: 1, Options: o})[0].Ship
}

// eligible are the ships of a player's list that the opponent chooses among.
func eligible(s *game.State, u *game.Setup, ship game.ShipID, mount int8, list []game.ShipID) []game.ShipID {
	if u.House.Get(aimed) == "opponent-chooses" {
		return list
	}
	return nearest(s, u, ship, mount, list)
}

// nearest are those of a list that nothing sets apart: equally near, of equal captain skill.
func nearest(s *game.State, u *game.Setup, ship game.ShipID, mount int8, list []game.ShipID) (best []game.ShipID) {
	for _, id := range list {
		switch {
		case len(best) == 0 || nearer(s, u, ship, mount, id, best[0]) < 0:
			best = append(best[:0], id)
		case nearer(s, u, ship, mount, id, best[0]) == 0:
			best = append(best, id)
		}
	}
	return best
}

// loser rolls off who is the target.
func loser(t *game.Turn) game.PlayerID {
	for {
		a := t.RollFor(game.One, game.NoShip, token, dice.Attack, 5)
		b := t.RollFor(game.Two, game.NoShip, token, dice.Attack, 5)
		x, y := a.Count(dice.BattleStations), b.Count(dice.BattleStations)
		if x < y {
			return game.One
		}
		if y < x {
			return game.Two
		}
	}
}

// nearer compares two targets of a mount: by distance, then by captain skill.
func nearer(s *game.State, u *game.Setup, ship game.ShipID, mount int8, a, b game.ShipID) int {
	x, _ := s.ShotFrom(u, ship, mount, a)
	y, _ := s.ShotFrom(u, ship, mount, b)
	switch {
	case x.Gap.Dist < y.Gap.Dist-1:
		return -1
	case x.Gap.Dist > y.Gap.Dist+1:
		return 1
	}
	return int(s.Ships[a].Skill) - int(s.Ships[b].Skill)
}
