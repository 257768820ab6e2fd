// Package cards holds the tests of the card pool: one card, one test or some cases.
//
// A card with text has a test under its id. It lays a table with the card on it, acts, and
// asserts both what its owner is offered and what happens. Run with -v the test begins with the
// card's words:
//
//	go test ./game/cards -run Cards/2001 -v
//
// Others have cases in testdata/cases, files that need no Go: the card, how the table lies, what is
// answered, what is offered and what is seen then. TestCases plays them, those of a folder of own
// cards too:
//
//	ATTACKWING_CARDS=DIR go test ./game/cards -run 'TestCases$'
//
// Files are by kind and faction; a test that fails names the card. TestEveryCardHasItsTest fails
// when a card with text has neither.
package cards
