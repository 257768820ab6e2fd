package record

import "attackwing/game"

// Dials are those of a planning that a player has locked while others of the same player are still
// open.
type Dials struct {
	Round int                 `json:"round"`
	Moves map[game.ShipID]int `json:"moves"` // by ship: which move of its dial, as the window counts them
}
