package tournament

import (
	"slices"

	"attackwing/game"
)

// Kit is what an event sheet says of its tournament. The rest is the same for all events.
type Kit struct {
	Scenario, Title string
	Storyline       string // "" for a single event
	Month           int    // of the storyline, 0 for a single event
	Limit           int    // Squadron Points a fleet may cost, and what Fleet Points count from
	Minutes         int    // of a Battle Round
	Fleets          []string
	Draws           [Rounds]Draw
	Bonuses         []KitBonus
	Allegiances     []string // what a player may choose from; nil where the sheet asks for no allegiance
	Commendation    bool     // last month's Admiral gets a Commendation Award Token
	MapElements     Award
	Poster          bool // names and factions go on the storyline's poster
}

// Rounds are the Battle Rounds of every event (Battle Rounds, all sheets).
const Rounds = 3

// Battle Points of a Battle Round (Battle Points, all sheets).
const (
	PointsForWin  = 2
	PointsForBye  = 2
	PointsForLoss = 1
)

// RollOffDice are the attack dice a player rolls to break a tie (Breaking Ties, all sheets).
const RollOffDice = 5

// Titles are the names of the first ranks; whoever comes after is a Cadet.
// Ruling: the sheets print two and point to a list on the Score Sheet that is not among them; ten names for its ten rows.
var Titles = []string{"Admiral", "Vice Admiral", "Rear Admiral", "Commodore", "Captain", "Commander", "Lieutenant Commander",
	"Lieutenant", "Lieutenant Junior Grade", "Ensign"}

// Title is the name of a rank, from 1.
func Title(rank int) string {
	if rank >= 1 && rank <= len(Titles) {
		return Titles[rank-1]
	}
	return "Cadet"
}

// Draw is how one Battle Round's opponents are found.
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

// Roles is how the two fleets of a table are told, where every player brings two.
type Roles uint8

// The ways.
const (
	OneFleet      Roles = iota
	FirstByRank         // the higher rank plays the first fleet, the lower the second
	OtherFleet          // nth of those who played the first fleet against nth of the second, both with their other fleet
	HigherChooses       // the higher rank chooses, the lower takes the opposite
)

// KitBonus is a scenario's own line of Fleet Points.
type KitBonus struct {
	Key, Words string
	Points     int    // each
	Most       int    // of one player
	Together   int    // of both players of a table, 0: no bound beside Most
	Winner     bool   // only the winner gets it, so it never decides who wins (rules 10, row 18)
	Fleet      string // only with this fleet, "" any
	Of         string // the one thing it is for, "" none: a table has one line of all those for the same thing
}

// Award is who should get a set of the map elements.
type Award uint8

// The awards.
const (
	NoMapElements Award = iota
	ToBestOfFaction
	ToTopThree
)

var lotThenStanding = [Rounds]Draw{{Order: ByLot}, {Order: ByStanding}, {Order: ByStanding}}

// Kits are the events that come with the program; the last is the plain battle.
// Ruling: the limit is 120 for all; the sheets point to a number in their set-up sections that is not printed there.
var Kits = []Kit{
	{
		Scenario: "last-battle-of-ds9", Title: "The Last Battle of DS9", Storyline: "The Dominion War", Month: 6,
		Limit: 120, Minutes: 60, Draws: lotThenStanding,
		Bonuses: []KitBonus{{Key: "ds9", Words: "controls Deep Space 9", Points: 20, Most: 1, Together: 1, Winner: true}},
		// Ruling: the poster has four faction icons and the sheet does not name them; these are the storyline's four powers.
		Allegiances:  []string{"FED", "KLI", "ROM", "DOM"},
		Commendation: true, MapElements: ToBestOfFaction, Poster: true,
	},
	{
		Scenario: "future-tense", Title: "Future Tense", Storyline: "The Temporal Cold War", Month: 2,
		Limit: 120, Minutes: 60, Draws: lotThenStanding,
		Bonuses: []KitBonus{
			{Key: "mission-token", Words: "Mission Token", Points: 5, Most: 12, Together: 12},
			{Key: "retrieved", Words: "retrieved the small craft", Points: 20, Most: 1, Of: "small craft"},
			// Ruling: a craft that is lost together with the ship that has retrieved it costs nobody points: the penalty is for
			// a craft that is destroyed in the play area, so it never stands beside the bonus.
			{Key: "destroyed", Words: "destroyed the small craft", Points: -10, Most: 1, Of: "small craft"},
		},
		Commendation: true, // the sheet's second print
	},
	{
		Scenario: "unimatrix-zero", Title: "Unimatrix Zero", Storyline: "Resistance Is Futile", Month: 2,
		Limit: 120, Minutes: 60, Fleets: []string{"borg", "rebel"},
		Draws: [Rounds]Draw{
			{Order: ByLastRank, Rematches: true, Roles: FirstByRank},
			{Order: ByStanding, Rematches: true, Roles: OtherFleet},
			{Order: ByStanding, Rematches: true, Roles: HigherChooses},
		},
		Bonuses: []KitBonus{
			{Key: "borg-token", Words: "unused Mission Token", Points: 8, Most: game.MaxShips, Winner: true, Fleet: "borg"},
			{Key: "rebel-token", Words: "unused Mission Token", Points: 2, Most: 3 * game.MaxShips, Winner: true, Fleet: "rebel"},
		},
		Commendation: true,
	},
	{
		Scenario: "tholian-web", Title: "The Tholian Web",
		Limit: 120, Minutes: 60, Draws: lotThenStanding, MapElements: ToTopThree,
	},
	{Scenario: "standard", Title: "Plain battle", Limit: 120, Minutes: 60, Draws: lotThenStanding},
}

// KitFor is the kit of a scenario; one without a kit of its own plays the plain battle's tournament.
func KitFor(scenario string) Kit {
	i := slices.IndexFunc(Kits, func(k Kit) bool { return k.Scenario == scenario })
	if i >= 0 {
		return Kits[i]
	}
	k := Kits[len(Kits)-1]
	k.Scenario, k.Title = scenario, scenario
	return k
}

// bonus finds a bonus a fleet may have.
func (k *Kit) bonus(key, fleet string) (KitBonus, bool) {
	i := slices.IndexFunc(k.Bonuses, func(b KitBonus) bool { return b.Key == key && (b.Fleet == "" || b.Fleet == fleet) })
	if i < 0 {
		return KitBonus{}, false
	}
	return k.Bonuses[i], true
}

// highest and lowest are the most and the fewest Fleet Points a battle can give without a slip of the pen.
func (k *Kit) highest(limit int, fleet string) int {
	n := limit
	for _, b := range k.Bonuses {
		if b.Points > 0 && (b.Fleet == "" || b.Fleet == fleet) {
			n += b.Points * b.Most
		}
	}
	return n
}

func (k *Kit) lowest() int {
	n := 0
	for _, b := range k.Bonuses {
		if b.Points < 0 {
			n += b.Points * b.Most
		}
	}
	return n
}
