package lastbattle

import "attackwing/game"

// What a team aboard may expect, in thousandths of the winner's bonus: the others may come aboard yet, and may be driven out.
const (
	commands = 850
	fights   = 350
	guns     = 3000 // thousandths of a Fleet Point for the station's fire
)

// outlook is the winner's bonus by the chance to win and to hold the station then, and what its guns will do until then.
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
	}
	return 0
}
