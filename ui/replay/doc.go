// Package replay is the page on which a recorded game is watched: the board with the way of every ship, a timeline that
// leads to any decision at once, the decision with what else could have been chosen, the luck of the dice, notes, and
// playing on from any moment.
package replay
