package record

import (
	"encoding/json"
	"io"

	"attackwing/game/filedoc"

	"github.com/goccy/go-yaml"
)

// Table is a position file: a table laid by hand, in people's words. Lengths are inches, or text
// with a unit. The tags of its fields, and of those of its parts, tell what they are: see fields.go.
type Table struct {
	Scenario string         `json:"scenario" as:"text" says:"id of a scenario, as attackwing scenarios lists them"`
	Sheet    string         `json:"sheet,omitempty" as:"text" says:"of a table played by a sheet of one's own: the stamp that the sheet had; left out, it is laid by the sheet as it is now"`
	Seed     uint64         `json:"seed,omitempty" as:"seed"`
	House    map[string]any `json:"house,omitempty" as:"house" says:"house rules by key"`
	Players  []string       `yaml:"players,flow,omitempty" json:"players,omitempty" as:"players"`
	Round    int            `json:"round,omitempty" is:"Round" says:"1 when left out"`
	Phase    string         `json:"phase,omitempty" is:"Phase" says:"what happens next is the first step of this phase; planning when left out"`
	Begun    bool           `json:"phase-begun,omitempty" is:"Begun" says:"the phase runs already: Captain Skills are fixed, dice for damage cards are rolled"`
	Ships    []TableShip    `json:"ships" as:"ships"`
	Fleets   []TableFleet   `json:"fleets,omitempty" as:"fleets" says:"what player 1 and player 2 have beside the ships"`
	MapShips []TableMapShip `json:"map-ships,omitempty" as:"map-ships" says:"of the scenario's own ships those that are not as it lays them"`
	Tokens   []TableToken   `json:"tokens,omitempty" is:"Tokens" says:"laid beside what the scenario lays itself for the round, up to 24 of them"`
	Whole    bool           `json:"all-tokens,omitempty" is:"Whole" says:"tokens are all that lie on the table: the scenario lays none by itself"`
	Bonuses  []TableBonus   `json:"lasting,omitempty" is:"Bonuses" says:"effects of card text that last, in the order in which they came"`
	Fed      []TableFed     `json:"fed,omitempty" is:"Fed" says:"tokens that have fed a line of card text this round"`
	Attack   *TableAttack   `json:"attack-made,omitempty" is:"Attack" says:"the attack being resolved; next says how far it is"`
	Next     []TableStep    `json:"next,omitempty" is:"Next" says:"the steps that come before the phase goes on, the first one first"`
	MapDeck  []string       `yaml:"map-deck,flow,omitempty" json:"map-deck,omitempty" is:"Top.map" as:"deck" says:"as deck of a fleet, of the ships of the map"`
	Dice     []string       `yaml:"dice,flow,omitempty" json:"dice,omitempty" is:"Dice" says:"faces that the next rolls show"`

	name string
	doc  *filedoc.Doc
	at   string // where it stands in the file, "" all of it is the position
}

// TableShip is a ship of a position. What is left out is as printed on its cards, or not there.
type TableShip struct {
	ID        string   `json:"id" as:"id" says:"a short word that names the ship in this file"`
	Player    int      `json:"player" range:"1,2"`
	Ship      string   `json:"ship" as:"card"`
	Captain   string   `json:"captain,omitempty" as:"card"`
	Admiral   string   `json:"admiral,omitempty" as:"card"`
	Upgrades  []string `yaml:"upgrades,flow,omitempty" json:"upgrades,omitempty" as:"card"`
	At        []any    `yaml:"at,flow,omitempty" json:"at,omitempty" is:"Pose" as:"point" says:"from the west edge, from the north edge"`
	Facing    any      `json:"facing,omitempty" is:"Pose" as:"facing"`
	ShipState `yaml:",inline"`
	Dial      string           `json:"dial,omitempty" is:"Dial-1" as:"dial" says:"the maneuver that is set: \"bank left 2\""`
	Revealed  bool             `json:"revealed,omitempty" is:"DialShown" says:"the dial is revealed"`
	Still     bool             `json:"holds-place,omitempty" is:"Still" says:"it sets no dial and does not move this round"`
	Flown     string           `json:"flown,omitempty" is:"Flown-1" as:"dial" says:"the maneuver of its dial executed this round"`
	Flew      string           `json:"flew-last,omitempty" is:"Flew" says:"the last maneuver performed this round, where it is not the one in flown: \"red bank left 2\""`
	Order     string           `json:"flies-instead,omitempty" is:"Order" says:"flown instead of the dial's: \"red bank left 2\""`
	Discarded []string         `yaml:"discarded,flow,omitempty" json:"discarded,omitempty" as:"cards" card:"Discarded" says:"cards that lie under the ship card"`
	Lost      []string         `yaml:"lost,flow,omitempty" json:"lost,omitempty" as:"cards" card:"Lost" says:"cards that an enemy's effect discarded"`
	Away      []string         `yaml:"away,flow,omitempty" json:"away,omitempty" as:"cards" card:"Away" says:"captain and crew aboard a ship of the map"`
	Played    []string         `yaml:"shown,flow,omitempty" json:"shown,omitempty" as:"cards" card:"Shown" says:"cards whose text was used in this battle"`
	Gone      []string         `yaml:"out-of-the-game,flow,omitempty" json:"out-of-the-game,omitempty" as:"cards" card:"Gone" says:"discarded cards that never come back"`
	Elsewhere map[string]int   `yaml:"with-ship,flow,omitempty" json:"with-ship,omitempty" as:"cards" card:"At" range:"1,24" says:"upgrades that another ship has, by card: the number of that ship, from 1, those of player 1 counted first"`
	Turned    []string         `yaml:"turned-over,flow,omitempty" json:"turned-over,omitempty" as:"cards" card:"Turned" says:"cards that show their other side"`
	Copies    map[string]int   `yaml:"copies,flow,omitempty" json:"copies,omitempty" as:"cards" card:"Copy" range:"1,100" says:"upgrades that are copies this round, by card: which of the cards that those of the ship may copy, from 1, ships and cards in their order"`
	Safe      []string         `yaml:"safe,flow,omitempty" json:"safe,omitempty" as:"cards" card:"Safe" says:"cards that are neither disabled nor discarded this round"`
	Used      map[string][]int `yaml:"used,flow,omitempty" json:"used,omitempty" is:"/Used" as:"lines" range:"1,100" says:"lines of its cards' text used this round, from 1"`
	UsedNow   map[string][]int `yaml:"used-now,flow,omitempty" json:"used-now,omitempty" is:"/UsedNow" as:"lines" range:"1,100" says:"and in the attack or at the moment that is going on or was the last"`
	Ever      map[string][]int `yaml:"used-ever,flow,omitempty" json:"used-ever,omitempty" is:"/Ever" as:"lines" range:"1,100" says:"lines of its cards' text used in this battle, of those that work once in it"`
}

// TableMapShip is a ship of the scenario's map.
type TableMapShip struct {
	ID        string   `json:"id" as:"text" says:"as the scenario calls it"`
	Player    int      `json:"player,omitempty" is:"Owner-1" range:"0,2" says:"who commands it, 0 nobody"`
	At        []any    `yaml:"at,flow,omitempty" json:"at,omitempty" is:"Pose" as:"point" says:"where it has moved to; left out it stands where the scenario lays it"`
	Facing    any      `json:"facing,omitempty" is:"Pose" as:"facing"`
	Fired     []string `yaml:"fired,flow,omitempty" json:"fired,omitempty" is:"Fired" as:"mounts" says:"weapon mounts that have fired this round"`
	CarriedBy string   `json:"carried-by,omitempty" is:"CarriedBy" as:"ship" says:"the ship on whose card it lies"`
	Blame     int      `json:"destroyed-of,omitempty" is:"Blame" range:"0,2" says:"the player who destroyed it"`
	ShipState `yaml:",inline"`
}

// ShipState is the state that any ship may have.
type ShipState struct {
	Hull      *int        `json:"hull,omitempty" is:"NDamage" as:"hull" range:"0,20" says:"left"`
	Shields   *int        `json:"shields,omitempty" is:"Shields" range:"0,20" says:"active"`
	Temp      int         `json:"temporary-shields,omitempty" is:"Temp"`
	Tokens    *ShipTokens `json:"tokens,omitempty" as:"part"`
	Crits     []string    `yaml:"crits,flow,omitempty" json:"crits,omitempty" as:"crits" says:"damage cards face up, by name"`
	NewCrits  []string    `yaml:"new-crits,flow,omitempty" json:"new-crits,omitempty" as:"new-crits" says:"damage cards face up that were dealt in this round"`
	Contained bool        `json:"breach-contained,omitempty" is:"BreachFix" says:"ignores every Warp Core Breach, speed 1 at most"`
	Skill     *int        `json:"skill,omitempty" is:"Skill" range:"0,20" says:"Captain Skill in force for the running phase, where it is not the one the cards give now"`
	Activated bool        `json:"activated,omitempty" is:"Activated"`
	Acting    bool        `json:"acting,omitempty" as:"acting" says:"its Perform Action step comes first of all: short for an action in next of a phase that has begun"`
	DidAct    bool        `json:"action-done,omitempty" is:"DidAct" says:"its one action of the round is done"`
	Acted     []string    `yaml:"acted,flow,omitempty" json:"acted,omitempty" is:"Acted" as:"actions" says:"actions performed this round"`
	Free      []string    `yaml:"acted-free,flow,omitempty" json:"acted-free,omitempty" is:"Free" as:"actions" says:"of those, performed as free actions"`
	Served    []int       `yaml:"served,flow,omitempty" json:"served,omitempty" is:"ByFleet" as:"served" range:"1,8" says:"lines of the fleet's resource that served it this round"`
	NoAction  string      `json:"no-action,omitempty" is:"Lost" says:"why the ship may not act this round"`
	Attacks   int         `json:"attacks-made,omitempty" is:"Noted.Attacks" says:"this round, where a card in play asks for it"`
	By        []string    `yaml:"attacked-by,flow,omitempty" json:"attacked-by,omitempty" is:"Noted.By" as:"by" says:"ships that have attacked it this round, where a card in play asks for it"`
	Extra     int         `json:"extra-maneuvers,omitempty" is:"Noted.Extra" says:"made this round, where a card in play asks for it"`
	ActCard   int         `json:"acting-captain,omitempty" is:"Acting.Card" says:"the upgrade that has become the captain, from 1"`
	ActSkill  int         `json:"acting-skill,omitempty" is:"Acting.Skill" says:"its Captain Skill"`
	Off       bool        `json:"off-the-table,omitempty" is:"Off" says:"it has left the table by card text and will return. Its place is where it stood"`
	OtherSide bool        `json:"other-side,omitempty" is:"Turned" says:"its ship card shows the other side"`
	Unbound   bool        `json:"acts-with-aux,omitempty" is:"Noted.Unbound" says:"Auxiliary Power Tokens do not forbid its next action"`
	BarBound  bool        `json:"bar-with-aux,omitempty" is:"Noted.UnboundBar" says:"nor the next one of its Action Bar"`
	Overlap   int         `json:"in-its-way,omitempty" is:"Noted.Overlap" says:"what was in the way of its maneuver, where a card in play asks for it: 1 a ship, 2 an obstacle, 3 both"`
	Met       []string    `yaml:"ran-into,flow,omitempty" json:"ran-into,omitempty" is:"Noted.Met" as:"by" says:"ships in the way of its base, where a card in play asks for it"`
	Crossed   []string    `yaml:"flew-over,flow,omitempty" json:"flew-over,omitempty" is:"Noted.Crossed" as:"by" says:"ships in the way of the template of its maneuver, where a card in play asks for it"`
	Seen      int         `json:"dial-seen,omitempty" is:"Noted.Seen" says:"by card text, by player 1, 2 or, 3, both"`
	Thrown    int         `json:"discarded-now,omitempty" is:"Noted.Thrown" range:"0,4095" says:"which of its upgrades were discarded this round, where a card in play asks for it: 1 the first, 2 the second, 4 the third, added up"`
	Blind     bool        `json:"dial-unknown,omitempty" is:"Noted.Blind" says:"an enemy has set its dial, and its player does not know it"`
	Fixed     bool        `json:"dial-fixed,omitempty" is:"Noted.Fixed" says:"its dial is not changed any more this round"`
	Locked    bool        `json:"has-locked,omitempty" is:"Noted.Locked" says:"it has acquired a Target Lock this round, where a card in play asks for it"`
	Besides   []string    `yaml:"acts-once-more,flow,omitempty" json:"acts-once-more,omitempty" is:"Noted.Besides" as:"actions" says:"of those performed, the ones that card text lets it perform once more"`
	Over      bool        `json:"on-obstacle,omitempty" is:"Over" says:"lies on an obstacle: no attack from there"`
	NoAttack  bool        `json:"regenerated,omitempty" is:"NoAttack" says:"regenerated this round: no attack"`
	Attacked  bool        `json:"attacked,omitempty" is:"Attacked"`
	Ended     bool        `json:"end-done,omitempty" is:"/Ended.ship" says:"its part of the End Phase is over"`
	Destroyed bool        `json:"destroyed,omitempty" is:"Destroyed"`
	Doomed    bool        `json:"doomed,omitempty" is:"Doomed" says:"destroyed, but it still has its attack"`
	DeadIn    int         `json:"destroyed-in,omitempty" is:"DeadIn" says:"the round of its destruction"`
	DeadBy    string      `json:"destroyed-by,omitempty" is:"DeadBy"`
	Down      int         `json:"disabled-shields,omitempty" is:"Down" range:"0,20"`
}

// ShipTokens are the tokens beside a ship and on its cards.
type ShipTokens struct {
	Evade    int            `json:"evade,omitempty" is:"Evade"`
	Scan     int            `json:"scan,omitempty" is:"Scan"`
	Stations int            `json:"battle-stations,omitempty" is:"Stations"`
	Power    int            `json:"aux-power,omitempty" is:"Power"`
	Evades   int            `json:"evade-kept,omitempty" is:"Noted.Kept.Evade" says:"of those, left there by this End Phase"`
	Scans    int            `json:"scan-kept,omitempty" is:"Noted.Kept.Scan"`
	Held     int            `json:"battle-stations-kept,omitempty" is:"Noted.Kept.Stations"`
	Lock     string         `json:"lock,omitempty" is:"Lock-1" as:"ship" says:"id of the ship that is locked"`
	Also     string         `json:"also-locks,omitempty" is:"Also" as:"ship" says:"id of the ship of a second Target Lock, which card text lets it hold"`
	Marker   string         `json:"marker,omitempty" is:"Marker" as:"ship" says:"id of the ship of the map it is linked to by lock tokens"`
	Cloak    string         `json:"cloak,omitempty" is:"Cloak" says:"green, beside or red"`
	Drones   *int           `json:"drones,omitempty" is:"Drones"`
	Disabled []string       `yaml:"disabled,flow,omitempty" json:"disabled,omitempty" as:"cards" card:"Disabled" says:"cards with a Disabled Token"`
	Time     map[string]int `yaml:"time,flow,omitempty" json:"time,omitempty" as:"cards" card:"Time" says:"Time Tokens, by card"`
	Charges  map[string]int `yaml:"charges,flow,omitempty" json:"charges,omitempty" as:"cards" card:"Charges" says:"charge tokens, by card"`
	Stored   map[string]int `yaml:"damage-under,flow,omitempty" json:"damage-under,omitempty" as:"cards" card:"Stored" says:"damage cards under a card, by card"`

	Counters map[string]int            `yaml:"counters,flow,omitempty" json:"counters,omitempty" is:"Counters" as:"counters" range:"0,20" says:"of the sheet on the ship card, by their ids"`
	OnCards  map[string]map[string]int `yaml:"counters-on,flow,omitempty" json:"counters-on,omitempty" as:"cards" card:"Counters" range:"0,20" says:"and on its other cards, by card"`
	First    *int                      `json:"mission,omitempty" is:"Counters.First" as:"mission" range:"0,20" says:"the sheet's first counter, as files before format 6 tell it"`
}

// TableFleet is the state of a player apart from the ships.
type TableFleet struct {
	Side     string         `json:"side,omitempty" as:"text" says:"of the sheet, where it is not the player's usual one"`
	Other    int            `json:"other-sp,omitempty" range:"-2000,2000" says:"squadron points for what is not a card of the fleet"`
	Resource string         `json:"resource,omitempty" as:"card"`
	Rerolls  int            `json:"rerolls,omitempty" is:"Rerolls" says:"re-roll tokens not spent yet"`
	Left     []int          `yaml:"left,flow,omitempty" json:"left,omitempty" is:"Options" range:"0,20" says:"how many of each line of the resource are left"`
	Used     []int          `yaml:"used,flow,omitempty" json:"used,omitempty" is:"/Used" as:"lines" range:"1,100" says:"lines of the resource used this round, from 1"`
	UsedNow  []int          `yaml:"used-now,flow,omitempty" json:"used-now,omitempty" is:"/UsedNow" as:"lines" range:"1,100" says:"and in the attack or at the moment that is going on or was the last"`
	Ever     []int          `yaml:"used-ever,flow,omitempty" json:"used-ever,omitempty" is:"/Ever" as:"lines" range:"1,100" says:"lines of the resource used in this battle, of those that work once in it"`
	Deck     []string       `yaml:"deck,flow,omitempty" json:"deck,omitempty" is:"/Top.player" as:"deck" says:"the damage cards drawn next, the first one first; face-down is any"`
	On       map[string]int `yaml:"on-resource,flow,omitempty" json:"on-resource,omitempty" is:"Resource" as:"on-resource" range:"0,20" says:"what lies on it; 1 is yes"`
	Counters map[string]int `yaml:"counters,flow,omitempty" json:"counters,omitempty" is:"Counters" as:"counters" range:"0,20" says:"of the sheet beside the ship cards, by their ids"`
	First    *int           `json:"mission,omitempty" is:"Counters.First" as:"mission" range:"0,20" says:"the sheet's first counter, as files before format 6 tell it"`
}

// TableToken is something laid on the table beside what the scenario lays itself. Exactly one form
// is given.
type TableToken struct {
	Kind string   `json:"kind,omitempty" is:"Kind" as:"kind" says:"obstacle, or a kind of token of the scenario; obstacle when left out"`
	Disc *Disc    `json:"disc,omitempty" as:"disc"`
	Line [][]any  `yaml:"line,flow,omitempty" json:"line,omitempty" as:"ends" says:"two points"`
	Rect [][]any  `yaml:"rect,flow,omitempty" json:"rect,omitempty" as:"ends" says:"north-west corner, south-east corner"`
	Does []string `yaml:"does,flow,omitempty" json:"does,omitempty" is:"Flags" as:"does" says:"where it is not what its kind does"`

	ID     int        `json:"id,omitempty" is:"ID" says:"what rules speak of it by"`
	Facing any        `json:"facing,omitempty" is:"Heading" as:"facing" says:"turned about its middle; N when left out"`
	Group  *int       `json:"group,omitempty" is:"Group" says:"which of several rows of tokens it belongs to"`
	Order  int        `json:"order,omitempty" is:"Order" says:"its place in the row"`
	Laid   int        `json:"laid-in,omitempty" is:"Round" says:"at the end of which round, 0 at set-up"`
	Text   *TableText `yaml:"text,flow,omitempty" json:"text,omitempty" is:"Line" says:"the card text that placed it, a minefield"`
	Struck []string   `yaml:"set-off-by,flow,omitempty" json:"set-off-by,omitempty" is:"Hit" as:"by" says:"ships that have set it off this round"`
	BodyOf string     `json:"body-of,omitempty" is:"Of" as:"ship" says:"the ship of the map whose body it is"`
}

// Disc is a round token.
type Disc struct {
	At     []any `yaml:"at,flow" json:"at" as:"point"`
	Radius any   `json:"radius" as:"length"`
}

// TableStep is a step that comes before the phase goes on.
type TableStep struct {
	Step   string `json:"step" as:"step"`
	Ship   string `json:"ship,omitempty" is:"Ship-1" as:"ship"`
	On     string `json:"on,omitempty" is:"About-1" as:"ship" says:"the ship attacked"`
	Mount  string `json:"mount,omitempty" is:"About" as:"mount" says:"the weapon mount it is attacked with"`
	At     string `json:"at,omitempty" is:"About" as:"window" says:"the moment at which card text speaks, as card files name it"`
	Action string `json:"action,omitempty" is:"About" as:"action" says:"the action that cards answer"`
	Begun  bool   `json:"begun,omitempty" is:"About" says:"something of it is done already"`
}

// TableText is a line of card text: of a card of a ship, or of a player's resource.
type TableText struct {
	Ship   string `json:"ship,omitempty" as:"text" says:"id of a ship"`
	Player int    `json:"player,omitempty" range:"1,2" says:"whose resource"`
	Card   string `json:"card,omitempty" as:"card" says:"its id, or ship, or admiral"`
	Line   int    `json:"sentence" range:"1,100" says:"a line of its text, from 1"`
}

// TableBonus is an effect of card text that lasts.
type TableBonus struct {
	Text  TableText `yaml:"text,flow" json:"text" is:"Line"`
	Does  string    `json:"does" is:"Do-3" as:"effect" says:"which effect of the line: 1, or 1.2 for the second within the first; or of its price: fewer-attack-dice, no-defense-dice, rests"`
	On    string    `json:"on" is:"Ship-1" as:"ship" says:"the ship on which it lies"`
	Vs    string    `json:"vs,omitempty" is:"Vs-1" as:"ship" says:"only in attacks between the two"`
	N     int       `json:"n,omitempty" is:"N" says:"dice left, or the number, 127 all"`
	Now   bool      `json:"now,omitempty" is:"Now" says:"it ends with the attack being made"`
	Spent bool      `json:"spent,omitempty" is:"Spent" says:"used in the attack being made"`
	Long  int       `json:"rounds-more,omitempty" is:"Rounds" says:"how many rounds it holds after this one, 100 all"`
}

// TableFed is a token beside a ship that has fed a line of card text this round.
type TableFed struct {
	Ship  string    `json:"ship" is:"Ship-1" as:"ship"`
	Token string    `json:"token" is:"Token"`
	Text  TableText `yaml:"text,flow" json:"text" is:"Line"`
}

// TableAttack is the attack being resolved.
type TableAttack struct {
	From       string     `json:"from" is:"Attacker-1" as:"ship"`
	On         string     `json:"on" is:"Target-1" as:"ship"`
	Then       string     `json:"then-on,omitempty" is:"Second-1" as:"ship" says:"the second ship of a divided attack"`
	Mount      string     `json:"mount,omitempty" is:"Mount" as:"mount" says:"the weapon mount of a ship of the map"`
	Weapon     string     `json:"weapon,omitempty" is:"Weapon-1" as:"weapon" says:"card of the attacker, none for the primary weapon"`
	Text       *TableText `yaml:"text,flow,omitempty" json:"text,omitempty" is:"Line" says:"fired instead of the primary weapon"`
	Range      int        `json:"range" is:"Band"`
	Distance   any        `json:"distance" is:"Dist" as:"length"`
	Is         []string   `yaml:"is,flow,omitempty" json:"is,omitempty" as:"flags" flags:"obstructed=Obstructed from-cloak=WasCloaked with-lock=HadLock lock-spent=LockSpent cloak-stays-green=KeepGreen lock-stays=KeepLock extra=Extra draws-two=DrawTwo set-dice-are-defense=FixedDefense rolled=RolledAttack defended=Defended over=Ended" no:"%q is nothing that an attack can be:" says:"what else is true of it"`
	Dice       int        `json:"dice,omitempty" is:"Dice" says:"of divided dice those of this ship"`
	ThenDice   int        `json:"then-dice,omitempty" is:"SecondDice"`
	Special    string     `json:"special-die,omitempty" is:"Special"`
	SpecialDef string     `json:"special-defense-die,omitempty" is:"SpecialDef"`
	Fixed      []string   `yaml:"set-dice,flow,omitempty" json:"set-dice,omitempty" is:"FixedFaces" n:"Fixed" says:"faces set by card text before the roll"`
	Attack     []string   `yaml:"attack-dice,flow,omitempty" json:"attack-dice,omitempty" is:"AttackDice" n:"NAttack"`
	Defense    []string   `yaml:"defense-dice,flow,omitempty" json:"defense-dice,omitempty" is:"Defense" n:"NDefense"`
	Evades     int        `json:"evades,omitempty" is:"Evades" says:"results of tokens spent"`
	Hits       int        `json:"hits,omitempty" is:"Hits" says:"uncancelled, once compared"`
	Crits      int        `json:"crits,omitempty" is:"Crits"`
	Dealt      int        `json:"dealt,omitempty" is:"Dealt" says:"damage, shields included"`
	HullHits   int        `json:"hull-hits,omitempty" is:"HullHits"`
	HullCrits  int        `json:"hull-crits,omitempty" is:"HullCrits"`
	Promoted   int        `json:"made-critical,omitempty" is:"Promoted"`
	Search     string     `json:"search,omitempty" is:"Search" as:"damage" says:"the damage card that is searched for"`
}

// Write writes the position as YAML.
func (t *Table) Write(w io.Writer) error {
	b, err := yaml.MarshalWithOptions(t, yaml.IndentSequence(true))
	if err != nil {
		return err
	}
	_, err = w.Write(b)
	return err
}

// WriteJSON writes the position as JSON, which is read too.
func (t *Table) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(t)
}
