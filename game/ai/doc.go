// Package ai holds the computer players.
//
// A Player is asked with a View, which does not hold the opponent's dials that are not revealed, and with the prompt to
// answer. It keeps what it needs of its own, draws chance from its own seed, and so gives the same answers in the same
// game on every machine.
//
// # Levels
//
//   - random picks any legal answer. It is for tests, for hammering the rules, and for having something to beat.
//   - ensign plays by rules of thumb. See ensign.go.
package ai
