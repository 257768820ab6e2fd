package unimatrix

import "attackwing/game"

// outlook are the tokens left on ships that survive, by the chance to win.
func outlook(s *game.State, u *game.Setup, p game.PlayerID, chance int) int {
	each := perBorgToken
	if sideOf(u, p) == rebelSide {
		each = perRebelToken
	}
	if s.Result.Over {
		chance = 0
		if p == s.Result.Winner {
			chance = 1000
		}
	}
	n := 0
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Owner == p && !sh.Map && !sh.Destroyed {
			n += sh.Counters.Of(missionTokens)
		}
	}
	return n * each * chance
}
