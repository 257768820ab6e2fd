package outlook

import "attackwing/game"

// Of returns the value of a game for a seat: 1 for a win, a half for a draw, 0 for a loss.
func Of(winner, seat game.PlayerID) float64 {
	switch winner {
	case seat:
		return 1
	case game.Nobody:
		return 0.5
	}
	return 0
}
