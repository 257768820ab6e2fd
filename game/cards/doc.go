// Package cards holds the tests of the card pool.
//
// A card with text has cases in testdata/cases, files that need no Go: the card, how the table
// lies, what is answered, what is offered and what is seen then. TestCases plays them, those of a
// folder of own cards too:
//
//	go test ./game/cards -run 'TestCases$/2001'
//	ATTACKWING_CARDS=DIR go test ./game/cards -run 'TestCases$'
//
// What a case cannot say is a test in Go: rules that several cards share, and the few cards that
// have a test under their id.
//
// The worked cases of the rules are files of the same kind, in testdata/rules, without a card.
//
// TestEveryCardHasItsTest fails when a card with text has neither.
package cards
