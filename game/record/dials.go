package record

import "attackwing/game"

// Dials holds the dials of a Planning Phase that a player has locked while other dials of the same
// player are still open.
type Dials struct {
	Round int                 `json:"round"`
	Moves map[game.ShipID]int `json:"moves"` // by ship: which move of its dial, as the window counts them
}
