package lastbattle

import (
	"attackwing/game"
	"attackwing/physics"
)

// What a team aboard may expect, in thousandths of the winner's bonus: the others may come aboard
// yet, and may be driven out. Who has nobody aboard may expect something of how near a ship is that
// could send somebody.
const (
	commands = 900
	fights   = 350
	guns     = 3000 // thousandths of a Fleet Point for the station's fire
	arrives  = 450  // from where a team may beam over, while nobody is aboard
	drives   = 200  // while the enemy is
	sees     = 20   // inches beyond that from which nothing may be expected yet
	surely   = 950  // from where a team may beam over, for who is sure to win: nobody is left to hinder it
)

// outlook is the winner's bonus by the chance to win and to hold the station then, and what its
// guns will do until then.
func outlook(s *game.State, u *game.Setup, p game.PlayerID, chance int) int {
	if s.Result.Over {
		if p == s.Result.Winner && inControl(s, u) == p {
			return 1000 * forControl
		}
		return 0
	}
	if !s.Ships[stationOf(u)].InPlay() {
		return 0
	}
	mine, _ := team(s, u, p)
	theirs, _ := team(s, u, p.Other())
	switch {
	case mine > 0 && theirs == 0:
		return forControl*chance*commands/1000 + guns
	case mine > 0:
		return forControl * chance * fights / 1000 * 2 * mine / (mine + theirs)
	case int(s.Round) >= u.House.RoundLimit:
		return 0
	case theirs > 0:
		return forControl * chance * rising(drives, chance) / 1000 * near(s, u, p) / 1000
	}
	return forControl * chance * rising(arrives, chance) / 1000 * near(s, u, p) / 1000
}

// rising returns the expectation of a side with a chance of winning, in thousandths: even up to an
// even chance, and more the fewer are left to hinder it.
func rising(even, chance int) int {
	if chance <= 500 {
		return even
	}
	return even + (surely-even)*(chance-500)/500
}

// near returns the nearness of a player's ship that could send somebody aboard: 1000 where it may
// beam, 0 where that is far.
func near(s *game.State, u *game.Setup, p game.PlayerID) (n int) {
	m := s.MapShip(u, stationOf(u))
	s.FleetOf(p, func(id game.ShipID) {
		some := false
		eachOf(s, u, id, func(c *game.CardState, _ int8) { some = some || canGo(c) })
		if !some {
			return
		}
		b := u.Base(id, s.Ships[id].Pose)
		far := int(max(0, m.Distance(&b)-reach)) / (physics.Inch / 100)
		n = max(n, 1000-10*far/sees)
	})
	return n
}
