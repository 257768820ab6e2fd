package table

import (
	"attackwing/game"
	"attackwing/ui/scene"
)

// shipAt is the ship under a point of the table in millimetres, or the nearest one within the pointer's measure.Grace.
func (t *Table) shipAt(at scene.Pt) game.ShipID { return t.under.At(t.on(), at) }
