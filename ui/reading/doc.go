// Package reading is what can be known of a battle from the table as it is shown, and what is said
// about it: verdicts on maneuvers, the odds of an attack, what answers cost, the rows of a question,
// what an End Phase did. All of it is a function of a [Table], of a question, and of what a person
// has in mind for it; nothing here changes a battle, and nothing knows a window.
package reading
