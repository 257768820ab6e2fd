// Package desk is the tournament desk in the window: the events of a club, sign-in and fleet check,
// three Battle Rounds with their pairings, clock and results, the final ranks, and a view for the
// wall.
//
// The page shows an event and asks the Store to change it; what an event is and what may be done to
// it is game/tournament's. Every change is written at once, over whatever another program has
// written meanwhile.
//
// What can be done is in commands.go and beside what it is about; what is seen is said by the
// functions that return a kit.Part; a sheet (a new event, a correction, the log, the wall) takes
// the whole page for a while.
package desk
