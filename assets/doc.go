// Package assets holds the data the program carries with it: the cards, ready fleets and decks of
// scenes.
package assets
