package card

import "attackwing/physics"

// Color is the difficulty of a maneuver on a dial.
type Color uint8

// The three difficulties. A red maneuver strains power, a green one relieves it (rules 5.1).
const (
	White Color = iota
	Green
	Red
)

// Move is one entry of a maneuver dial.
type Move struct {
	physics.Maneuver
	Color Color
}

// Faction is one of the factions printed on the cards; 0 is none.
type Faction uint8

// Class is a ship class: what all its ships share.
type Class struct {
	ID, Name    string
	Front, Rear physics.Arc // Rear is physics.NoArc where the class has none
	BaseSide    int32       // µm
	Dial        []Move      // in the order fast to slow, left to right
}

// Action is an entry of an Action Bar.
type Action uint8

// The Action Bar's actions (rules 6.2).
const (
	NoAction Action = iota
	Evade
	TargetLock
	Scan
	BattleStations
	Cloak
	SensorEcho
	Regenerate
	NumActions
)

// ActionSet is a set of actions, bit 1<<Action.
type ActionSet uint16

// Has tells whether a is in the set.
func (s ActionSet) Has(a Action) bool { return s&(1<<a) != 0 }

// Ship is a ship card.
type Ship struct {
	ID, Name                           string
	Class                              *Class
	Factions                           []Faction
	Unique                             bool
	Attack, Agility, Hull, Shields     int8
	SP                                 int
	Actions                            ActionSet
	Crew, Tech, Weapon, Borg, Squadron int8
	Ability                            bool // the card prints an ability
}

// Captain is a captain card.
type Captain struct {
	ID, Name string
	Factions []Faction
	Unique   bool
	Skill    int8
	SP       int
	Talents  int8
	Drones   int8 // starting stack; the skill is the number left (rules 8)
	Ability  bool
}

// Admiral is an admiral card.
type Admiral struct {
	ID, Name   string
	Factions   []Faction
	SkillBonus int8
	SP         int
	Talents    int8
	Ability    bool
}

// UpgradeKind is the slot an upgrade fills.
type UpgradeKind uint8

// The kinds of upgrade; a Resource is kept in the same type.
const (
	Talent UpgradeKind = iota
	Crew
	Tech
	Weapon
	BorgUpgrade
	Resource
)

// Upgrade is an upgrade card or a resource. A weapon has Dice > 0 and a range.
type Upgrade struct {
	ID, Name string
	Kind     UpgradeKind
	Factions []Faction
	Unique   bool
	SP       int
	Weapon   WeaponFacts // zero for anything that is not a secondary weapon with dice of its own
	Ability  bool        // has words beyond the weapon's numbers and cost
}

// WeaponFacts are the printed numbers of a secondary weapon (rules 7.6, 7.2).
type WeaponFacts struct {
	Dice               int8
	RangeMin, RangeMax int8
	Arcs               WeaponArc
	SpendLock          bool
	Disable, Discard   bool
	Time               int8 // Time tokens put on the card
}

// WeaponArc says where a secondary weapon may fire.
type WeaponArc uint8

// Arcs of secondary weapons; PrimaryArc is the ship's own front arc (or 360).
const (
	PrimaryArc WeaponArc = iota
	FrontArc
	RearArc
	FrontOrRear
	AnyArc
	NotFrontArc
)
