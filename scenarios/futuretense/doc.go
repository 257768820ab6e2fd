// Package futuretense is the event Future Tense: a small craft from the future drifts in the middle
// of the table, and both fleets want it.
//
// The craft is a ship of the map (game.MapShip) that nobody commands. A tractor beam is a pair of
// lock tokens laid as markers (game.MarkerPlaced); who alone holds one at the end of the Activation
// Phase wins a Mission Token, and may retrieve the craft. Everything the sheet must remember lies
// on the table.
//
//	craft.go    the craft and its numbers
//	beam.go     tractor beam, keeping it, losing it, retrieving the craft
//	score.go    Fleet Points of the sheet
package futuretense
