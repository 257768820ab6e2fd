// Package lastbattle is the event The Last Battle of DS9: the station at the W edge fires at
// everybody until an away team takes it.
//
// The station is a ship of the map (game.MapShip) with a body and three pylons. While nobody has an
// away team aboard it attacks by itself; who alone has one commands it like a ship of the fleet.
// Away teams are captains and crew with a Disabled token that lie "away" (game.CardState.Away), so
// nothing has to be remembered beside the table.
//
//	station.go   shape, mounts, numbers
//	aboard.go    beaming over and back, who is aboard, who commands
//	fire.go      what the station does that nobody commands
//	boarding.go  the fight aboard, and the end of the station
//	score.go     Fleet Points of the sheet
package lastbattle
