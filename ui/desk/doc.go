// Package desk is the tournament desk in the window: the events of a club, sign-in and fleet check,
// three Battle Rounds with their pairings, clock and results, the final ranks, and a view for the
// wall.
//
// The page shows an event and asks the Store to change it; what an event is and what may be done to
// it is game/tournament's. Every change is written at once, over whatever another program has
// written meanwhile.
//
// A page (events.go, players.go, round.go, final.go) is made for each look at it, of the event as
// it is read then and of the deeds that it may ask for (view.go). Only Desk knows what the pages
// remember and changes more than one thing at once. A sheet (a new event, a correction, the log,
// the wall) takes the whole page for a while.
package desk
