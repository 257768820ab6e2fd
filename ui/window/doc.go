// Package window has the pages that every other page leads to: the settings, the page that gives keys, the help, the glossary,
// the house rules, and papers to read or to fill in. Each is a page of the kit; what it asks of the window that shows it
// stands in an interface beside it.
package window
