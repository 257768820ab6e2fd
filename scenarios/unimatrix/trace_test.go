package unimatrix_test

import (
	"testing"

	"attackwing/game/gametest"
)

const (
	setUp   = "Set Up"
	cards   = "Borg Cards, Non-Borg Cards"
	borgs   = "Borg Fleet"
	rebels  = "Rebel Fleet"
	purpose = "Objective"
)

// Every rule sentence of the scenario half of the sheet; who battles whom with which fleet (Battle
// Round Pairings) and the tournament half are traced in game/tournament.
var sheet = []gametest.Sentence{
	{ID: "UZ-1", Section: setUp, Words: "Set up is the rulebook's.", Rule: "sheet, game.Strips", Tests: "TestSetUpIsTheRulebooks"},
	{ID: "UZ-2", Section: setUp, Words: "A fleet is the Borg fleet or the Rebel fleet.", Rule: "borgSide, rebelSide, building", Tests: "TestSideIsNeeded"},
	{ID: "UZ-3", Section: cards, Words: "A card with the Borg symbol is a Borg card, a ship with it a Borg ship, in both fleets.", Rule: "isBorg", Tests: "TestBorgFleetPrices, TestRebelFleetPrices"},
	{ID: "UZ-4", Section: cards, Words: "Every other card and ship is non-Borg.", Rule: "isBorg", Tests: "TestBorgFleetPrices, TestRebelFleetPrices"},
	{ID: "UZ-5", Section: borgs, Words: "Borg cards cost 1 SP less, 0 at least.", Rule: "discount", Tests: "TestBorgFleetPrices"},
	{ID: "UZ-6", Section: borgs, Words: "Borg ships have one Borg slot more.", Rule: "borgShip", Tests: "TestSlots, TestOnTheTable"},
	{ID: "UZ-7", Section: borgs, Words: "Other ships pay no faction penalty for Borg captains and upgrades.", Rule: "assimilated", Tests: "TestBorgFleetPrices"},
	{ID: "UZ-8", Section: borgs, Words: "Other ships have the Regenerate action.", Rule: "borgShip", Tests: "TestOnTheTable, TestCase165Regenerate"},
	{ID: "UZ-9", Section: borgs, Words: "Other ships may exchange one slot for a Borg slot.", Rule: "exchange", Tests: "TestSlots"},
	{ID: "UZ-10", Section: borgs, Words: "One Mission Token lies on each ship card.", Rule: "lay, borgTokens", Tests: "TestMissionTokensAtTheStart"},
	{ID: "UZ-11", Section: borgs, Words: "It may be discarded in place of one of the Drone Tokens a ship is to spend.", Rule: "sheet, game.KindOfCounter, game.payDrones", Tests: "TestBorgTokenForADrone"},
	{ID: "UZ-12", Section: borgs, Words: "A token used does not come back.", Rule: "game.payDrones", Tests: "TestBorgTokenForADrone"},
	{ID: "UZ-13", Section: rebels, Words: "Non-Borg cards cost 1 SP less, 0 at least; faction penalties still apply.", Rule: "discount", Tests: "TestRebelFleetPrices"},
	{ID: "UZ-14", Section: rebels, Words: "Borg ships count as Independent.", Rule: "rebelShip", Tests: "TestOnTheTable, TestRebelFleetPrices, TestCase165Regenerate"},
	{ID: "UZ-15", Section: rebels, Words: "Borg ships lose the Regenerate action.", Rule: "rebelShip", Tests: "TestOnTheTable, TestCase165Regenerate"},
	{ID: "UZ-16", Section: rebels, Words: "Nothing that spends Drone Tokens can be used on them.", Rule: "rebelCaptain", Tests: "TestCase164BorgCaptainOfARebel"},
	{ID: "UZ-17", Section: rebels, Words: "A Borg captain has no Drone Tokens but a fixed skill of the number he would begin with.", Rule: "rebelCaptain", Tests: "TestCase164BorgCaptainOfARebel, TestOnTheTable"},
	{ID: "UZ-18", Section: rebels, Words: "Three Mission Tokens lie on each ship card.", Rule: "lay, rebelTokens", Tests: "TestMissionTokensAtTheStart"},
	{ID: "UZ-19", Section: rebels, Words: "Each round a ship may discard one to re-roll one of its attack dice when attack dice are modified,", Rule: "offers, take, didSpend", Tests: "TestCase167OneTokenARound"},
	{ID: "UZ-20", Section: rebels, Words: "or one of its defense dice when defense dice are modified.", Rule: "offers, take", Tests: "TestRebelTokenOnDefense"},
	{ID: "UZ-21", Section: rebels, Words: "Tokens used do not come back.", Rule: "take", Tests: "TestCase167OneTokenARound"},
	{ID: "UZ-22", Section: purpose, Words: "Destroy all of the opponent's ships.", Rule: "game.finish", Tests: "TestCases168And169Bonus"},
	{ID: "UZ-23", Section: purpose, Words: "A winning Borg fleet has 8 Fleet Points more for each token left.", Rule: "score, perBorgToken", Tests: "TestCases168And169Bonus"},
	{ID: "UZ-24", Section: purpose, Words: "A winning Rebel fleet has 2 more for each token left.", Rule: "score, perRebelToken", Tests: "TestCases168And169Bonus"},
}

func TestEverySentenceIsTraced(t *testing.T) { gametest.Trace(t, sheet) }
