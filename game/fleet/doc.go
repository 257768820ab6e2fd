// Package fleet reads and writes fleet files, knows the ready fleets, and builds a fleet for the
// table: what each card costs on its ship, and whether the fleet is legal (rules 2).
//
// A List is what the file says; Check makes a Sheet of it, line by line, with everything that is
// wrong; Build makes of it the game.Fleet that is played. Rules say by what: the cards, the points,
// a scenario whose sheet speaks about prices, slots and factions, a format. Random makes legal
// fleets; package exchange reads and writes those of other builders.
package fleet
