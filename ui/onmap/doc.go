// Package onmap puts on a board what a scenario adds to it beside the fleets: stations, craft, and
// the lock tokens that link a ship to one of them. It knows map ships by their parts and never by
// their scenario: a disc with bases about it is a station, a disc alone is a round token, a base
// alone is drawn as a ship is.
package onmap
