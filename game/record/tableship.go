package record

// TableShip is a ship of a position. What is left out is as printed on its cards, or not there.
type TableShip struct {
	ID        string   `yaml:"id" json:"id"`
	Player    int      `yaml:"player" json:"player"` // 1 or 2
	Ship      string   `yaml:"ship" json:"ship"`
	Captain   string   `yaml:"captain,omitempty" json:"captain,omitempty"`
	Admiral   string   `yaml:"admiral,omitempty" json:"admiral,omitempty"`
	Upgrades  []string `yaml:"upgrades,flow,omitempty" json:"upgrades,omitempty"`
	At        []any    `yaml:"at,flow,omitempty" json:"at,omitempty"`    // x from the west edge, y from the north edge
	Facing    any      `yaml:"facing,omitempty" json:"facing,omitempty"` // N, NE ... or degrees, clockwise from north
	ShipState `yaml:",inline"`
	Down      int              `yaml:"disabled-shields,omitempty" json:"disabled-shields,omitempty" is:"Down" range:"0,20"`
	Dial      string           `yaml:"dial,omitempty" json:"dial,omitempty"`
	Revealed  bool             `yaml:"revealed,omitempty" json:"revealed,omitempty" is:"DialShown" says:"the dial is revealed"`
	Still     bool             `yaml:"holds-place,omitempty" json:"holds-place,omitempty" is:"Still" says:"it sets no dial and does not move this round"`
	Flown     string           `yaml:"flown,omitempty" json:"flown,omitempty"`         // the maneuver of the dial executed this round
	Flew      string           `yaml:"flew-last,omitempty" json:"flew-last,omitempty"` // with its color, where that is another one
	Order     string           `yaml:"flies-instead,omitempty" json:"flies-instead,omitempty"`
	Discarded []string         `yaml:"discarded,flow,omitempty" json:"discarded,omitempty" card:"Discarded" says:"cards that lie under the ship card"`
	Lost      []string         `yaml:"lost,flow,omitempty" json:"lost,omitempty" card:"Lost" says:"cards that an enemy's effect discarded"`
	Away      []string         `yaml:"away,flow,omitempty" json:"away,omitempty" card:"Away" says:"captain and crew aboard a ship of the map"`
	Played    []string         `yaml:"shown,flow,omitempty" json:"shown,omitempty" card:"Shown" says:"cards whose text was used in this battle"`
	Safe      []string         `yaml:"safe,flow,omitempty" json:"safe,omitempty" card:"Safe" says:"cards that are neither disabled nor discarded this round"`
	Used      map[string][]int `yaml:"used,flow,omitempty" json:"used,omitempty"`         // lines of its cards' text used this round, from 1
	UsedNow   map[string][]int `yaml:"used-now,flow,omitempty" json:"used-now,omitempty"` // and in this attack, or the last
}

// TableMapShip is a ship of the scenario's map.
type TableMapShip struct {
	ID        string   `yaml:"id" json:"id"`                             // as the scenario calls it
	Player    int      `yaml:"player,omitempty" json:"player,omitempty"` // who commands it, 0 nobody
	At        []any    `yaml:"at,flow,omitempty" json:"at,omitempty"`    // where it has moved to
	Facing    any      `yaml:"facing,omitempty" json:"facing,omitempty"`
	Fired     []string `yaml:"fired,flow,omitempty" json:"fired,omitempty"` // weapon mounts that have fired this round
	CarriedBy string   `yaml:"carried-by,omitempty" json:"carried-by,omitempty" is:"CarriedBy+1" says:"the ship on whose card it lies"`
	Blame     int      `yaml:"destroyed-of,omitempty" json:"destroyed-of,omitempty" is:"Blame" range:"0,2" says:"the player who destroyed it"`
	ShipState `yaml:",inline"`
}

// ShipState is what any ship may have.
type ShipState struct {
	Hull      *int        `yaml:"hull,omitempty" json:"hull,omitempty"`       // left
	Shields   *int        `yaml:"shields,omitempty" json:"shields,omitempty"` // active
	Temp      int         `yaml:"temporary-shields,omitempty" json:"temporary-shields,omitempty" is:"Temp" range:"0,9"`
	Tokens    *ShipTokens `yaml:"tokens,omitempty" json:"tokens,omitempty"`
	Crits     []string    `yaml:"crits,flow,omitempty" json:"crits,omitempty"`         // damage cards face up, by name
	NewCrits  []string    `yaml:"new-crits,flow,omitempty" json:"new-crits,omitempty"` // those dealt in this round
	Contained bool        `yaml:"breach-contained,omitempty" json:"breach-contained,omitempty" is:"BreachFix" says:"ignores every Warp Core Breach, speed 1 at most"`
	Skill     *int        `yaml:"skill,omitempty" json:"skill,omitempty" is:"Skill" range:"0,20" says:"captain skill in force for the running phase, where it is not the one the cards give now"`
	Activated bool        `yaml:"activated,omitempty" json:"activated,omitempty" is:"Activated"`
	Acting    bool        `yaml:"acting,omitempty" json:"acting,omitempty"` // short for an action in next
	DidAct    bool        `yaml:"action-done,omitempty" json:"action-done,omitempty" is:"DidAct" says:"its one action of the round is done"`
	Acted     []string    `yaml:"acted,flow,omitempty" json:"acted,omitempty"` // actions performed this round
	Free      []string    `yaml:"acted-free,flow,omitempty" json:"acted-free,omitempty"`
	Served    []int       `yaml:"served,flow,omitempty" json:"served,omitempty"` // lines of the fleet's resource that served it this round
	NoAction  string      `yaml:"no-action,omitempty" json:"no-action,omitempty" is:"Lost" says:"why the ship may not act this round"`
	Over      bool        `yaml:"on-obstacle,omitempty" json:"on-obstacle,omitempty" is:"Over" says:"lies on an obstacle: no attack from there"`
	NoAttack  bool        `yaml:"regenerated,omitempty" json:"regenerated,omitempty" is:"NoAttack" says:"regenerated this round: no attack"`
	Attacked  bool        `yaml:"attacked,omitempty" json:"attacked,omitempty" is:"Attacked"`
	Ended     bool        `yaml:"end-done,omitempty" json:"end-done,omitempty"`
	Destroyed bool        `yaml:"destroyed,omitempty" json:"destroyed,omitempty" is:"Destroyed"`
	Doomed    bool        `yaml:"doomed,omitempty" json:"doomed,omitempty" is:"Doomed" says:"destroyed, but it still has its attack"`
	DeadIn    int         `yaml:"destroyed-in,omitempty" json:"destroyed-in,omitempty" is:"DeadIn" range:"0,100" says:"the round of its destruction"`
	DeadBy    string      `yaml:"destroyed-by,omitempty" json:"destroyed-by,omitempty" is:"DeadBy"`
}

// ShipTokens are the tokens beside a ship and on its cards.
type ShipTokens struct {
	Evade    int            `yaml:"evade,omitempty" json:"evade,omitempty" is:"Evade" range:"0,99"`
	Scan     int            `yaml:"scan,omitempty" json:"scan,omitempty" is:"Scan" range:"0,99"`
	Stations int            `yaml:"battle-stations,omitempty" json:"battle-stations,omitempty" is:"Stations" range:"0,99"`
	Power    int            `yaml:"aux-power,omitempty" json:"aux-power,omitempty" is:"Power" range:"0,99"`
	Lock     string         `yaml:"lock,omitempty" json:"lock,omitempty" is:"Lock" says:"id of the ship that is locked"`
	Marker   string         `yaml:"marker,omitempty" json:"marker,omitempty" is:"Marker+1" says:"id of the ship of the map it is linked to by lock tokens"`
	Cloak    string         `yaml:"cloak,omitempty" json:"cloak,omitempty" is:"Cloak" says:"green, beside or red"`
	Drones   *int           `yaml:"drones,omitempty" json:"drones,omitempty" is:"Drones" range:"0,20"`
	Disabled []string       `yaml:"disabled,flow,omitempty" json:"disabled,omitempty" card:"Disabled" says:"cards with a Disabled token"`
	Time     map[string]int `yaml:"time,flow,omitempty" json:"time,omitempty" card:"Time" range:"0,20" says:"Time tokens"`
	Charges  map[string]int `yaml:"charges,flow,omitempty" json:"charges,omitempty" card:"Charges" range:"0,20" says:"charge tokens"`
	Stored   map[string]int `yaml:"damage-under,flow,omitempty" json:"damage-under,omitempty" card:"Stored" range:"0,20" says:"damage cards under a card"`

	Counters map[string]int            `yaml:"counters,flow,omitempty" json:"counters,omitempty"`       // of the sheet on the ship card, by their ids
	OnCards  map[string]map[string]int `yaml:"counters-on,flow,omitempty" json:"counters-on,omitempty"` // and on its other cards
	First    *int                      `yaml:"mission,omitempty" json:"mission,omitempty"`              // as files before format 6 tell the sheet's first counter
}

// TableFleet is what a player has beside the ships.
type TableFleet struct {
	Side     string         `yaml:"side,omitempty" json:"side,omitempty"`         // of the sheet, where it is not the player's usual one
	Other    int            `yaml:"other-sp,omitempty" json:"other-sp,omitempty"` // squadron points for what is no card of the fleet
	Resource string         `yaml:"resource,omitempty" json:"resource,omitempty"`
	Rerolls  int            `yaml:"rerolls,omitempty" json:"rerolls,omitempty"` // re-roll tokens not spent yet
	Left     []int          `yaml:"left,flow,omitempty" json:"left,omitempty"`  // how many of each line of the resource
	Used     []int          `yaml:"used,flow,omitempty" json:"used,omitempty"`  // lines of the resource used this round, from 1
	UsedNow  []int          `yaml:"used-now,flow,omitempty" json:"used-now,omitempty"`
	Deck     []string       `yaml:"deck,flow,omitempty" json:"deck,omitempty"`               // the damage cards drawn next, the first one first; face-down is any
	On       map[string]int `yaml:"on-resource,flow,omitempty" json:"on-resource,omitempty"` // tokens: disabled, discarded, lost, time, charges, ...
	Counters map[string]int `yaml:"counters,flow,omitempty" json:"counters,omitempty"`       // of the sheet beside the ship cards, by their ids
	First    *int           `yaml:"mission,omitempty" json:"mission,omitempty"`              // as files before format 6 tell the sheet's first counter
}
