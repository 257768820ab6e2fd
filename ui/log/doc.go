// Package log is the page of a battle's log: large, searched, filtered by what its lines tell of
// and by ship, with the table of the line that is chosen beside it. Its lines are the referee's own
// words (record.Said); nothing on it changes the battle it tells of. What a line looks like stands
// here too, for the panels in which the log is small.
package log
