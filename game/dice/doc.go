// Package dice holds the game's two eight-sided dice (rules 1.7) and the source they roll from.
//
// A Source is a plain value: copying it copies the future, comparing two tells whether they will
// roll alike. The state of a game keeps one, so that a step that is run again rolls the same faces.
package dice
