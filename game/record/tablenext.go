package record

// TableStep is a step that comes before the phase goes on.
type TableStep struct {
	Step   string `yaml:"step" json:"step"`
	Ship   string `yaml:"ship,omitempty" json:"ship,omitempty"`
	On     string `yaml:"on,omitempty" json:"on,omitempty"`         // the ship attacked
	At     string `yaml:"at,omitempty" json:"at,omitempty"`         // the moment at which card text speaks
	Action string `yaml:"action,omitempty" json:"action,omitempty"` // the action that cards answer
	Begun  bool   `yaml:"begun,omitempty" json:"begun,omitempty"`   // something of it is done already
}

// TableText is a line of card text: of a card of a ship, or of a player's resource.
type TableText struct {
	Ship   string `yaml:"ship,omitempty" json:"ship,omitempty"`
	Player int    `yaml:"player,omitempty" json:"player,omitempty"` // whose resource
	Card   string `yaml:"card,omitempty" json:"card,omitempty"`     // its id, or ship or admiral
	Line   int    `yaml:"sentence" json:"sentence"`                 // from 1
}

// TableBonus is an effect of card text that lasts.
type TableBonus struct {
	Text  TableText `yaml:"text,flow" json:"text"`
	Does  string    `yaml:"does" json:"does"` // 1, or 1.2: the second of the first one's; or the price: fewer-attack-dice, no-defense-dice
	On    string    `yaml:"on" json:"on" is:"Ship" says:"the ship on which it lies"`
	Vs    string    `yaml:"vs,omitempty" json:"vs,omitempty" is:"Vs" says:"only in attacks between the two"`
	N     int       `yaml:"n,omitempty" json:"n,omitempty" is:"N" range:"-20,20" says:"dice left, or the number"`
	Now   bool      `yaml:"now,omitempty" json:"now,omitempty" is:"Now" says:"it ends with the attack being made"`
	Spent bool      `yaml:"spent,omitempty" json:"spent,omitempty" is:"Spent" says:"used in the attack being made"`
}

// TableFed is a token beside a ship that has fed a line of card text this round.
type TableFed struct {
	Ship  string    `yaml:"ship" json:"ship" is:"Ship"`
	Token string    `yaml:"token" json:"token"` // evade, scan, battle-stations or aux-power
	Text  TableText `yaml:"text,flow" json:"text"`
}

// TableAttack is the attack being resolved.
type TableAttack struct {
	From       string     `yaml:"from" json:"from" is:"Attacker"`
	On         string     `yaml:"on" json:"on" is:"Target"`
	Then       string     `yaml:"then-on,omitempty" json:"then-on,omitempty" is:"Second" says:"the second ship of a divided attack"`
	Mount      string     `yaml:"mount,omitempty" json:"mount,omitempty"`
	Weapon     string     `yaml:"weapon,omitempty" json:"weapon,omitempty"`  // card of the attacker, none for the primary weapon
	Text       *TableText `yaml:"text,flow,omitempty" json:"text,omitempty"` // fired in place of the primary weapon
	Range      int        `yaml:"range" json:"range" is:"Band" range:"1,3"`
	Distance   any        `yaml:"distance" json:"distance"`
	Is         []string   `yaml:"is,flow,omitempty" json:"is,omitempty"` // what else is true of it
	Dice       int        `yaml:"dice,omitempty" json:"dice,omitempty" is:"Dice" range:"0,20" says:"of divided dice those of this ship"`
	ThenDice   int        `yaml:"then-dice,omitempty" json:"then-dice,omitempty" is:"SecondDice" range:"0,20"`
	Special    string     `yaml:"special-die,omitempty" json:"special-die,omitempty" is:"Special"`
	SpecialDef string     `yaml:"special-defense-die,omitempty" json:"special-defense-die,omitempty" is:"SpecialDef"`
	Fixed      []string   `yaml:"set-dice,flow,omitempty" json:"set-dice,omitempty"` // faces set by card text before the roll
	Attack     []string   `yaml:"attack-dice,flow,omitempty" json:"attack-dice,omitempty"`
	Defense    []string   `yaml:"defense-dice,flow,omitempty" json:"defense-dice,omitempty"`
	Evades     int        `yaml:"evades,omitempty" json:"evades,omitempty" is:"Evades" range:"0,20" says:"results of tokens spent"`
	Hits       int        `yaml:"hits,omitempty" json:"hits,omitempty" is:"Hits" range:"0,20" says:"uncancelled, once compared"`
	Crits      int        `yaml:"crits,omitempty" json:"crits,omitempty" is:"Crits" range:"0,20"`
	Dealt      int        `yaml:"dealt,omitempty" json:"dealt,omitempty" is:"Dealt" range:"0,20" says:"damage, shields included"`
	HullHits   int        `yaml:"hull-hits,omitempty" json:"hull-hits,omitempty" is:"HullHits" range:"0,20"`
	HullCrits  int        `yaml:"hull-crits,omitempty" json:"hull-crits,omitempty" is:"HullCrits" range:"0,20"`
	Promoted   int        `yaml:"made-critical,omitempty" json:"made-critical,omitempty" is:"Promoted" range:"0,20"`
	Search     string     `yaml:"search,omitempty" json:"search,omitempty"` // the damage card that is searched for
}
