package lastbattle

import (
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
)

// fire makes the next attack of the station that nobody commands: one with each mount that has a
// target, NE pylon, SE pylon, body (Deep Space 9 Token).
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

// silent reports whether somebody aboard keeps the station from firing by itself.
//
// Ruling: with both sides aboard it is contested and does not fire; the sheet opens fire when there
// is no away team at all (rules 9.1, 16).
func silent(s *game.State, u *game.Setup) bool {
	a, _ := team(s, u, game.One)
	b, _ := team(s, u, game.Two)
	if a > 0 && b > 0 {
		return u.House.Get(contested) != "true"
	}
	return a+b > 0
}

// target is a ship that a mount of the station could attack now.
type target struct {
	game.ShipID
	owner game.PlayerID
	dist  float64 // µm
	skill int8
}

// targets appends to room the ships that a mount could attack now, in the order of the table.
func targets(s *game.State, u *game.Setup, ship game.ShipID, mount int8, room []target) []target {
	for i := range u.FleetShips() {
		id := game.ShipID(i)
		if shot, no := s.ShotFrom(u, ship, mount, id); no.Code == game.Yes {
			room = append(room, target{id, s.Ships[id].Owner, shot.Gap.Dist, s.Ships[id].Skill})
		}
	}
	return room
}

// aims are the ships of both players in reach of a mount of which one may be attacked next.
func aims(s *game.State, u *game.Setup, ship game.ShipID, mount int8) (ids []game.ShipID) {
	if ship != stationOf(u) || silent(s, u) {
		return nil
	}
	var room [game.MaxShips]target
	all := targets(s, u, ship, mount, room[:0])
	for p := range game.PlayerID(2) {
		for _, x := range eligible(u, of(p, slices.Clone(all))) {
			ids = append(ids, x.ShipID)
		}
	}
	return ids
}

// pick chooses the target of a mount. With ships of both players in range each rolls five attack
// dice and the one with fewer Battle Stations is attacked (Deep Space 9 Token).
//
// Ruling: of that player's ships the nearest, of equally near ones the lowest skill, then the
// opponent chooses, who by the house rule chooses among all of them; with ships of only one player
// in range nobody rolls (rules 9.1, 7).
func pick(t *game.Turn, ship game.ShipID, mount int8) game.ShipID {
	s, u := t.State(), t.Setup()
	var room [game.MaxShips]target
	list := targets(s, u, ship, mount, room[:0])
	if len(list) == 0 {
		return game.NoShip
	}
	p := list[0].owner
	if slices.ContainsFunc(list, func(x target) bool { return x.owner != p }) {
		p = loser(t)
	}
	best := eligible(u, of(p, list))
	if len(best) == 1 {
		return best[0].ShipID
	}
	o := t.Options()
	for _, x := range best {
		o = append(o, game.Option{Kind: game.AimAt, Ship: x.ShipID})
	}
	return t.Choose(game.Prompt{Player: p.Other(), Ask: game.ChooseCardTarget, Section: token,
		Words: "Which ship does it attack?", Ship: ship, Min: 1, Max: 1, Options: o})[0].Ship
}

// of are a player's ships of a list, which is used up.
func of(p game.PlayerID, list []target) []target {
	return slices.DeleteFunc(list, func(x target) bool { return x.owner != p })
}

// eligible are the ships of a player's list that the opponent chooses among; the list is used up.
func eligible(u *game.Setup, list []target) []target {
	if u.House.Get(aimed) == "opponent-chooses" {
		return list
	}
	return nearest(list)
}

// nearest returns the first targets of a list that nothing sets apart: equally near, of equal
// captain skill. The list is used up.
func nearest(list []target) []target {
	best := list[:0]
	for _, x := range list {
		switch {
		case len(best) == 0 || x.against(best[0]) < 0:
			best = append(best[:0], x)
		case x.against(best[0]) == 0:
			best = append(best, x)
		}
	}
	return best
}

// against compares two targets of a mount: by distance, then by captain skill.
func (x target) against(y target) int {
	switch {
	case x.dist < y.dist-1:
		return -1
	case x.dist > y.dist+1:
		return 1
	}
	return int(x.skill) - int(y.skill)
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
