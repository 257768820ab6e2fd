// Package exchange reads and writes the fleets of other fleet builders: Space Dock's saved fleets,
// Utopia's address and the texts that Utopia exports. Our own files are read through it too, so
// that a reader need not know what it was given.
//
// What a form of file cannot say is named, not dropped in silence: Fleet.Lost on reading, and what
// the writers return. What a text leaves open is chosen and named: Fleet.Guessed. Cards that the
// catalogue does not have stay in the list by the id they came with, so that checking it says so.
//
// Space Dock's ids are ours. Utopia's are in the catalogue for its cards, and for all others in
// assets.Crosswalk.
package exchange
