// Package captions tells a battle in a few sentences: what mattered, each with its numbers, in the
// order in which it happened. They are made of the events of a film and of nothing else, so that
// what is said is what happened. A film shows them, and a deck of scenes is made of them.
package captions
