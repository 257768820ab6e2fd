// Package eventkit is what an event sheet prints of its tournament, as data: a part of the sheet
// (game.Sheet.Kit).
package eventkit

// Kit holds the tournament rules of an event sheet. The rest is the same for all events.
type Kit struct {
	Storyline    string // "" for a single event
	Month        int    // of the storyline, 0 for a single event
	Limit        int    // Squadron Points a fleet may cost, and what Fleet Points count from
	Minutes      int    // of a Battle Round
	Fleets       []string
	Limits       []int // what each of Fleets may cost, where that differs; nil: all as the event says
	Draws        [Rounds]Draw
	Bonuses      []Bonus
	Allegiances  []string // what a player may choose from; nil where the sheet asks for no allegiance
	Commendation bool     // last month's Admiral gets a Commendation Award Token
	MapElements  Award
	Poster       bool // names and factions go on the storyline's poster
}

// Rounds are the Battle Rounds of every event (Battle Rounds, all sheets).
const Rounds = 3

// Draw tells how the opponents of one Battle Round are found.
type Draw struct {
	Order     Order
	Rematches bool // the sheet's table stands, even when two have met before
	Roles     Roles
}

// Order is the order in which players are paired.
type Order uint8

// The orders.
const (
	ByLot      Order = iota // drawn at random
	ByLastRank              // the final ranks of the event before; whoever was not there follows by lot
	ByStanding              // Battle Points, Fleet Points, roll-off
)

// Roles tells how the two fleets of a table are assigned, where every player brings two.
type Roles uint8

// The ways.
const (
	OneFleet    Roles = iota
	FirstByRank       // the higher rank plays the first fleet, the lower the second
	// nth of those who played the first fleet against nth of the second, both with their other
	// fleet
	OtherFleet
	HigherChooses // the higher rank chooses, the lower takes the opposite
)

// Bonus is a scenario's own line of Fleet Points.
type Bonus struct {
	Key, Words string
	Points     int    // each
	Most       int    // of one player
	Together   int    // of both players of a table, 0: no bound beside Most
	Winner     bool   // only the winner gets it, so it never decides who wins (rules 10, row 18)
	Fleet      string // only with this fleet, "" any
	Of         string // the one thing it is for, "" none: a table has one line of all those for the same thing
}

// Award names the players who should get a set of the map elements.
type Award uint8

// The awards.
const (
	NoMapElements Award = iota
	ToBestOfFaction
	ToTopThree
)

// FleetsInTurn are the draws of an event to which every player brings a fleet of each side: all
// play both, then the higher of a pair chooses.
var FleetsInTurn = [Rounds]Draw{
	{Order: ByLastRank, Rematches: true, Roles: FirstByRank},
	{Order: ByStanding, Rematches: true, Roles: OtherFleet},
	{Order: ByStanding, Rematches: true, Roles: HigherChooses},
}

// LotThenStanding are the draws of most events: by lot, then by standing.
var LotThenStanding = [Rounds]Draw{{Order: ByLot}, {Order: ByStanding}, {Order: ByStanding}}

// Plain is the tournament of a sheet that says nothing of one. Ruling: the limit is 120 for all;
// the sheets point to a number in their set-up sections that is not printed there.
var Plain = Kit{Limit: 120, Minutes: 60, Draws: LotThenStanding}
