package match

import "attackwing/game/ai"

// Player answers questions, seeing only what it may know.
type Player = ai.Player
