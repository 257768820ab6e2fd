// Package window is the program's window without an engine: the pages that are open (Stack), the
// battle that is played on one of them (Played), what a person prefers (Preferences), what is said
// for a while (Said), and what is told to tests that play it from outside (Report). Whoever has an
// engine hands it input, a tick at a time (Window.Update), and paints its Pane.
//
// It has the pages that every other page leads to as well: the settings, the page that gives keys,
// the help, the glossary, the house rules, and papers to read or to fill in. Whatever is made of
// commands is made here.
//
// What a page, a panel or the battle asks of the window stands in an interface beside it; the types
// for... of seen.go answer.
package window
