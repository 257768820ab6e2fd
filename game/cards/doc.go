// Package cards holds the tests of the card pool: one card, one test.
//
// Each card with text has a test under its id. It lays a table with the card on it, acts, and
// asserts both what its owner is offered and what happens. Run with -v the test begins with the
// card's words:
//
//	go test ./game/cards -run Cards/2001 -v
//
// Files are by kind and faction; a test that fails names the card. TestEveryCardHasItsTest fails
// when a card with text has none.
package cards
