// Package front is the pages before and after a battle: the title, where a battle and who plays it
// are chosen, the choice of the two fleets, and the end of a battle. It knows nothing of the
// battle's own screen.
package front
