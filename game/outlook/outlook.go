package outlook

import "attackwing/game"

// Of is what a game was for a seat: a win 1, a draw a half, a loss 0.
func Of(winner, seat game.PlayerID) float64 {
	switch winner {
	case seat:
		return 1
	case game.Nobody:
		return 0.5
	}
	return 0
}
