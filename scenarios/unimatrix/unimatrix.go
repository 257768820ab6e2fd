package unimatrix

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/tournament/eventkit"
)

// Scenario is Unimatrix Zero.
type Scenario struct{}

const discountShips = "unimatrix.discount-ships"

// Sections of the sheet, as the log and refusals name them.
const (
	borgFleet  = "Borg Fleet"
	rebelFleet = "Rebel Fleet"
)

var sheet = game.Sheet{
	ID: "unimatrix-zero", Title: "Unimatrix Zero", Event: "Resistance is Futile, Month 2",
	Sides: []string{borgSide, rebelSide},
	Areas: game.Strips(), // Set Up is the rulebook's
	House: []game.HouseRule{
		{
			Key:     discountShips,
			Default: "true",
			Choices: []string{"true", "false"},
			Words:   "ship cards also cost 1 SP less",
		},
	},
	Counters: []game.KindOfCounter{{ID: "mission", Name: "Mission Token", Plural: "Mission Tokens", Icon: "mission",
		// a ship of the Borg fleet may discard its token in place of one Drone token
		Drone: game.Instead{Side: borgSide, Section: borgFleet}}},
	Terms: []game.SheetTerm{
		{
			Name:  "Mission Token",
			Words: "The Borg use them instead of Drone Tokens, the Rebels to re-roll a die.",
			Forms: []string{"mission token"},
		},
	},
	Kit: &eventkit.Kit{
		Storyline: "Resistance Is Futile", Month: 2,
		Limit: 120, Minutes: 60, Fleets: []string{"borg", "rebel"},
		Draws: eventkit.FleetsInTurn,
		Bonuses: []eventkit.Bonus{
			{
				Key:    "borg-token",
				Words:  "unused Mission Token",
				Points: perBorgToken,
				Most:   game.MaxShips,
				Winner: true,
				Fleet:  "borg",
			},
			{
				Key:    "rebel-token",
				Words:  "unused Mission Token",
				Points: perRebelToken,
				Most:   rebelTokens * game.MaxShips,
				Winner: true,
				Fleet:  "rebel",
			},
		},
		Commendation: true,
	},
	Facts: []string{
		"The Borg Fleet against the Rebel Fleet",
		"A side's own cards cost 1 SP less",
		"Mission Tokens save Drone Tokens, or re-roll a die",
	},
	Actions: []string{"mission-token"}, // didSpend
	Refusals: []game.SheetRefusal{
		{Section: rebelFleet, Why: "No Mission Token is left on its ship card."},
		{Section: rebelFleet, Why: "This ship has already discarded one this round."},
		{Section: rebelFleet, Why: "No die left to re-roll."},
	},
}

// Sheet returns the content of the event sheet.
func (Scenario) Sheet() *game.Sheet { return &sheet }

// Play is fleets that are built otherwise, and Mission Tokens, which are offered where dice and
// drones are.
func (Scenario) Play(house *game.House) game.Play {
	return game.Play{
		Building: func(side string) *game.Building { return building(side, house) },
		Lay:      lay, Offers: offers, Take: take, Score: score,
		Advice: game.Advice{Worth: worth, Outlook: outlook},
	}
}

// Why a Mission Token may not be spent, as Special.No counts.
const (
	noneLeft int32 = iota + 1
	spentAlready
	noDie
)

func left(n, each int) string { return fmt.Sprintf("%d left on surviving ships, %d each", n, each) }
