package tholianweb_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

const (
	setUp   = "Set Up"
	guides  = "Guide Tokens"
	ewts    = "Energy Web Tokens"
	start   = "Creating the Starting Energy Lines"
	adding  = "Adding New EWTs to an Energy Line"
	corner  = "Adding New EWTs to an Energy Line at a Corner"
	whole   = "Completing the Web"
	purpose = "Objective"
)

// Every rule sentence of the scenario half of the sheet; the tournament half is traced in
// game/tournament.
var sheet = []gametest.Sentence{
	{ID: "TW-1", Section: setUp, Words: "An energy line of two tokens lies in the NE corner, from the E edge, 4 inches from the N edge.", Rule: "corners, growth.Lay", Tests: "TestCase173And186Places"},
	{ID: "TW-2", Section: setUp, Words: "A second lies in the SW corner, from the W edge, 4 inches from the S edge.", Rule: "corners, growth.Lay", Tests: "TestCase187LineBIsLineATurned"},
	{ID: "TW-3", Section: setUp, Words: "Player 1 starts in 18 by 4 inches of the N edge from the W edge, player 2 in those of the S edge from the E edge.", Rule: "sheet", Tests: "TestStartingAreas"},
	{ID: "TW-4", Section: guides, Words: "Guide Tokens place new tokens and move on along the line.", Rule: "growth.Guides, growth.Grow", Tests: "TestCase173And186Places, TestNextWebIsWhatWillBeLaid"},
	{ID: "TW-5", Section: guides, Words: "They stay at the end of the line and count as Energy Web Tokens for moving and damage.", Rule: "growth.Guides, lines", Tests: "TestCases179To184Moving"},
	{ID: "TW-6", Section: ewts, Words: "The game begins with two lines of two tokens.", Rule: "growth.Lay, growth.Pieces", Tests: "TestCase174NumberOfTokens"},
	{ID: "TW-7", Section: ewts, Words: "The lines are the edge of the play area.", Rule: "growth.Pieces", Tests: "TestCase175LiveArea, TestCases176To178And207Growth"},
	{ID: "TW-8", Section: ewts, Words: "The tokens count as obstacles,", Rule: "lines", Tests: "TestShotsThroughTheWebAreObstructed"},
	{ID: "TW-9", Section: ewts, Words: "but a ship whose base or template overlaps one, or a guide, is destroyed at once.", Rule: "lines, game.meet", Tests: "TestCases179To184Moving, TestWidthOfTheWeb"},
	{ID: "TW-10", Section: ewts, Words: "A ship on whose base one is laid at the end of a round is destroyed too.", Rule: "growth.Grow, game.DestroyUnder", Tests: "TestCases176To178And207Growth, TestCase188BothUnderTheSameGrowth"},
	{ID: "TW-11", Section: start, Words: "Steps 1 to 6 lay two tokens end to end with a guide across each of the last two ends.", Rule: "growth.Pieces, growth.Guides", Tests: "TestCase173And186Places"},
	{ID: "TW-12", Section: adding, Words: "At the end of each round each line grows by two tokens, until none is left.", Rule: "growth.Grow, growth.Reach, growth.Full", Tests: "TestCase174NumberOfTokens, TestCase208SupplyIsUsedUp, TestCase189FourInchTokens"},
	{ID: "TW-13", Section: corner, Words: "A line turns where its next token would leave the play area or cross a line (steps 7 to 9).", Rule: "corners, growth.along", Tests: "TestCase173And186Places, TestCase175LiveArea"},
	{ID: "TW-14", Section: whole, Words: "When the last token lies, one guide continues the line (step 10) and the other lies across its end (step 11).", Rule: "growth.Guides, growth.Full", Tests: "TestCase173And186Places"},
	{ID: "TW-15", Section: whole, Words: "No more tokens are laid, and the battle goes on in 12 by 12 inches.", Rule: "growth.Grow, growth.Full", Tests: "TestCase175LiveArea, TestNextWebIsWhatWillBeLaid"},
	{ID: "TW-16", Section: purpose, Words: "Destroy all of the opponent's ships and do not be destroyed by the web.", Rule: "game.points, game.finish", Tests: "TestCase188BothUnderTheSameGrowth"},
}

func TestEverySentenceIsTraced(t *testing.T) { gametest.Trace(t, sheet) }

// Set Up: half of each long edge, from opposite corners.
func TestStartingAreas(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Phase: game.Planning, Crafts: []gametest.Craft{{X: 18, Y: 18}, {Two: true, X: 22, Y: 18}}})
	for i, a := range tb.Set.Scenario.Sheet().Areas {
		got := [4]int32{a.X0 / 25400, a.Y0 / 25400, a.X1 / 25400, a.Y1 / 25400}
		expect.Same(t, got, [2][4]int32{{0, 0, 18, 4}, {18, 32, 36, 36}}[i], "player %d starts in", i+1)
	}
}
