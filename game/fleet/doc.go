// Package fleet reads and writes fleet files, knows the ready fleets, and builds a fleet for the table: what each
// card costs on its ship, and whether the fleet is legal (rules 2).
//
// A List is what the file says; Check makes a Sheet of it, line by line, with everything that is wrong; Build makes
// of it the game.Fleet that is played. Prices and slots of events (the Borg and Rebel fleets of Unimatrix Zero) are
// not computed yet: such a list gets a problem of the code EventPrices, printed prices, and no check of total or slots.
package fleet
