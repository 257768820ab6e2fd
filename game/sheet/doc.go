// Package sheet reads sheets that are written, not programmed: files *.scenario.yaml, which say
// what is laid, what grows, moves and is counted, what gives Fleet Points and what wins. Such a
// sheet becomes the same values that a package of scenarios/ makes. SHEETS.md tells how one is
// written.
//
// What is written stays data: there is no branching but a yes or no, no variable and no loop but
// the round. A sheet that has what it says hang on more than where ships are, what they hold and
// what was answered, is a package of its own (scenarios/doc.go).
package sheet
