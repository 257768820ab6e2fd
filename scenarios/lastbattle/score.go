package lastbattle

import "attackwing/game"

// forControl is the winner's bonus (Bonus).
const forControl = 20

// score is the bonus of a winner who controls the station at the end.
func score(s *game.State, u *game.Setup, p, winner game.PlayerID) []game.ScoreLine {
	if p != winner || inControl(s, u) != p { // with the station everybody aboard has gone
		return nil
	}
	return []game.ScoreLine{{Words: "Deep Space 9", Why: "the winner controls the station", Points: forControl}}
}
