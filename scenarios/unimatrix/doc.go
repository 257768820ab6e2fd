// Package unimatrix is Unimatrix Zero: the Borg fleet against the Rebel fleet.
//
// Most of its sheet speaks about the building of fleets; in the battle there are only Mission
// Tokens on the ship cards.
//
//	building.go  prices, slots, factions, Regenerate and captains of the two sides
//	tokens.go    Mission Tokens: laid, spent, counted
package unimatrix
