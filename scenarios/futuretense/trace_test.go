package futuretense_test

import (
	"testing"

	"attackwing/game/gametest"
)

const (
	setUp    = "Set Up"
	small    = "Small Craft"
	control  = "Controlling the Small Craft"
	tractor  = "Tractor Beam"
	losing   = "Losing a Tractor Beam"
	retrieve = "Retrieving the Small Craft"
	purpose  = "Objective"
)

// Every rule sentence of the scenario half of the sheet; the tournament half is traced in
// game/tournament.
var sheet = []gametest.Sentence{
	{ID: "FT-1", Section: setUp, Words: "An Objective Token lies in the middle of the play area.", Rule: "ships", Tests: "TestCraftOfTheSheet"},
	{ID: "FT-2", Section: setUp, Words: "There are 12 Mission Tokens.", Rule: "supply, award", Tests: "TestCase152TwelveTokens"},
	{ID: "FT-3", Section: setUp, Words: "Set up is the rulebook's.", Rule: "sheet, game.Strips", Tests: "TestCraftOfTheSheet"},
	{ID: "FT-4", Section: small, Words: "The token is the small craft and counts as a ship that may be attacked.", Rule: "ships, game.MapShip", Tests: "TestCase157AttackingTheCraft"},
	{ID: "FT-5", Section: small, Words: "It neither moves nor acts nor attacks.", Rule: "ships", Tests: "TestCraftOfTheSheet"},
	{ID: "FT-6", Section: small, Words: "Primary weapon 0, Agility 0, Hull 1, no shields.", Rule: "craftCard", Tests: "TestCraftOfTheSheet, TestCase157AttackingTheCraft"},
	{ID: "FT-7", Section: small, Words: "A ship whose base overlaps it keeps its Perform Action step.", Rule: "ships, game.harmless", Tests: "TestOverlapKeepsTheAction"},
	{ID: "FT-8", Section: control, Words: "From the second round on a ship may try to control it with a tractor beam in the Activation Phase.", Rule: "mayTractor", Tests: "TestCases145To147TractorBeam"},
	{ID: "FT-9", Section: tractor, Words: "Every ship with a Tech slot on its Upgrade Bar has the action.", Rule: "techSlots, mayTractor", Tests: "TestCases145To147TractorBeam"},
	{ID: "FT-10", Section: tractor, Words: "Within Range 1 of the token it lays a red lock token on it and the blue one beside the ship.", Rule: "lockOn, game.MarkerPlaced", Tests: "TestCases145To147TractorBeam, TestCases150And151MissionTokens"},
	{ID: "FT-11", Section: tractor, Words: "Any number of ships may hold it at once.", Rule: "holders", Tests: "TestCases148And149DangerRoll"},
	{ID: "FT-12", Section: tractor, Words: "Who uses the beam while 2 or more tokens lie there rolls an attack die for each token over 2.", Rule: "lockOn", Tests: "TestCases148And149DangerRoll"},
	{ID: "FT-13", Section: tractor, Words: "A Critical Hit among them destroys the craft.", Rule: "lockOn, gone", Tests: "TestCases148And149DangerRoll"},
	{ID: "FT-14", Section: tractor, Words: "At the end of the Activation Phase the only holder is in control, and its player gains a Mission Token.", Rule: "award, game.EndOfActivation", Tests: "TestCases150And151MissionTokens, TestCase152TwelveTokens"},
	{ID: "FT-15", Section: tractor, Words: "A holder that keeps its beam in the Planning Phase sets no dial and does not move this round.", Rule: "offers, game.HeldStill", Tests: "TestCase153KeepingTheBeam, TestCase153WithAuxiliaryPower"},
	{ID: "FT-16", Section: tractor, Words: "It may still perform its action and attack.", Rule: "offers", Tests: "TestCase153KeepingTheBeam"},
	{ID: "FT-17", Section: losing, Words: "1: in the Planning Phase a ship may give its beam up, takes its tokens off, sets a dial and moves.", Rule: "letGo", Tests: "TestCase154GivingUp"},
	{ID: "FT-18", Section: losing, Words: "2: a holder that was hit checks after the attack whether the beam holds.", Rule: "disrupt, game.AfterHit", Tests: "TestCase155AndLosingABeam"},
	{ID: "FT-19", Section: losing, Words: "It rolls 5 defense dice, its attacker 5 attack dice.", Rule: "disrupt", Tests: "TestCase155AndLosingABeam"},
	{ID: "FT-20", Section: losing, Words: "As many Battle Stations of the attacker's or more take the tokens off.", Rule: "disrupt", Tests: "TestCase155AndLosingABeam"},
	{ID: "FT-21", Section: retrieve, Words: "In the Activation Phase the only holder may retrieve the craft by an action.", Rule: "mayRetrieve", Tests: "TestCase156Retrieve, TestRetrieveIsRefused"},
	{ID: "FT-22", Section: retrieve, Words: "The token goes from the play area onto its ship card.", Rule: "take, game.Retrieved", Tests: "TestCase156Retrieve"},
	{ID: "FT-23", Section: retrieve, Words: "A craft retrieved can no longer be a target of anything.", Rule: "game.Retrieved", Tests: "TestCase156Retrieve"},
	{ID: "FT-24", Section: retrieve, Words: "With its retriever the craft is destroyed.", Rule: "gone, game.LostWithCarrier", Tests: "TestCase158RetrieverDestroyed"},
	{ID: "FT-25", Section: retrieve, Words: "The game ends when a player is eliminated or time is up.", Rule: "game.finish, game.roundOver", Tests: "TestCase159EliminationWins, TestTimeOutCountsTheSheetsPoints"},
	{ID: "FT-26", Section: purpose, Words: "Destroy all of the opponent's ships.", Rule: "game.finish", Tests: "TestCase159EliminationWins"},
	{ID: "FT-27", Section: purpose, Words: "Each player has 5 Fleet Points more for each Mission Token.", Rule: "score, perToken", Tests: "TestCase159EliminationWins, TestCase156Retrieve"},
	{ID: "FT-28", Section: purpose, Words: "The player of the ship that retrieved the craft has 20 more.", Rule: "score, forCraft", Tests: "TestCase156Retrieve, TestCase158RetrieverDestroyed"},
	{ID: "FT-29", Section: purpose, Words: "Who destroys the craft in the play area, by attack or tractor beam, has 10 less.", Rule: "score, penalty", Tests: "TestCase157AttackingTheCraft, TestCases148And149DangerRoll"},
}

func TestEverySentenceIsTraced(t *testing.T) { gametest.Trace(t, sheet) }
