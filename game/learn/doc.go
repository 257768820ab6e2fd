// Package learn finds what a table is worth from battles of computer players: features of the
// tables with which rounds begin, and what became of them.
//
// The chance to win is a logistic regression, the margin of Fleet Points to come a linear one, both
// over package ai's features, which are what one side has less what the other has; so there is no
// constant term, and who sees the table from the other side sees the other chance. What comes out
// hangs on nothing but what is asked for: battles are counted in their order, however many are
// played at once.
package learn
