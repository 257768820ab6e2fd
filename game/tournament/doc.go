// Package tournament is the desk of an Organized Play event: players and their locked fleets, three
// Battle Rounds, pairings and byes, results with both players' initials, Battle and Fleet Points,
// ranks, roll-offs, awards, and the storyline that keeps a club's events together.
//
// An Event is a value; its methods read it: players, rounds, standings, roll-offs, awards. How a
// round is drawn (drawing), how a report becomes a [Result], how a [RollOff] is told and whether a
// [Table] is in order is asked of these. Everything that changes it goes through a Desk, which
// writes down who did it. What the four event sheets do differently is data of a Kit; the mechanism
// is the same for all. Where the sheets are silent, "Ruling:" marks the place.
//
// Time comes from outside; chance comes from the event's seed, so that the same entries give the
// same event.
package tournament
