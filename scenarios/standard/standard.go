// Package standard is the plain two-player battle of the rulebook: no sheet beside it, only the starting areas.
// It is the scenario to copy when a new one is begun.
package standard

import (
	"attackwing/game"
	"attackwing/physics"
)

// Scenario is the plain battle.
type Scenario struct{}

var sheet = game.Sheet{
	ID: "standard", Title: "Plain battle", Event: "The rulebook",
	Areas: Strips(),
	Facts: []string{"Two fleets, nothing else", "Starting areas 4 in deep along both edges", "The last fleet flying wins"},
}

// Strips are the rulebook's starting areas: 4 in deep along the north and south edges (rules 3.4).
func Strips() [2]game.Area {
	const a, d = int32(physics.AreaSide), int32(4 * physics.Inch)
	return [2]game.Area{{X0: 0, Y0: 0, X1: a, Y1: d}, {X0: 0, Y0: a - d, X1: a, Y1: a}}
}

// Sheet is what the plain battle prints.
func (Scenario) Sheet() *game.Sheet { return &sheet }

// Lay lays nothing.
func (Scenario) Lay(*game.Turn, *game.House, int) {}

// Rules are none beside the rulebook's.
func (Scenario) Rules(*game.House) []game.Rule { return nil }

// Score has no lines of its own.
func (Scenario) Score(*game.State, *game.Setup, game.PlayerID, game.PlayerID) []game.ScoreLine {
	return nil
}
