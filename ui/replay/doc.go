// Package replay is the page on which a recorded game is watched: the board with the way of every
// ship and what happens on it, a timeline that leads to any decision at once, the decision with
// what else could have been chosen and what each answer would have been worth, the luck of the
// dice, notes, and playing on from any moment.
//
// What an answer, or the table at the beginning of a round, is worth is played out beside the
// window (count.go), one piece at a time; a page that has counted all it shows rests.
package replay
