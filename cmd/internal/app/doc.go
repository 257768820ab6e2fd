// Package app is the program's window with what a player keeps: battles, fleets, positions, events,
// settings and progress, each on its shelf or in its document of package store.
package app
