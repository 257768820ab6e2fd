package standard

import "attackwing/game"

// Scenario is the plain battle.
type Scenario struct{}

var sheet = game.Sheet{
	ID: "standard", Title: "Plain battle", Event: "The rulebook",
	Areas: game.Strips(),
	Facts: []string{
		"Two fleets, no scenario rules",
		"Starting areas 4\" deep along two edges",
		"The last fleet flying wins",
	},
}

// Sheet returns the sheet of the plain battle.
func (Scenario) Sheet() *game.Sheet { return &sheet }

// Play adds nothing to the rulebook.
func (Scenario) Play(*game.House) game.Play { return game.Play{} }
