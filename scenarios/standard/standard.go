package standard

import "attackwing/game"

// Scenario is the plain battle.
type Scenario struct{}

var sheet = game.Sheet{
	ID: "standard", Title: "Plain battle", Event: "The rulebook",
	Areas: game.Strips(),
	Facts: []string{"Two fleets, nothing else", "Starting areas 4 in deep along both edges", "The last fleet flying wins"},
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
