package card

import "slices"

// UpgradeKind is the slot an upgrade fills.
type UpgradeKind uint8

// The kinds of upgrade; a Resource is kept in the same type. A Flagship and a ShipResource lie under a
// ship, a FleetCaptain under a captain and an Officer under a crew upgrade: they are no upgrades to
// other cards, and a resource brings them. An Ambassador and a Construction are no upgrades either, and
// every ship has a place for one. A SecondCaptain is a captain that lies with another one.
const (
	Talent UpgradeKind = iota
	Crew
	Tech
	Weapon
	BorgUpgrade
	SquadronUpgrade
	Flagship
	FleetCaptain
	ShipResource
	Officer
	Ambassador
	Construction
	SecondCaptain
	Resource
)

var kindNames = [...]string{
	Talent:          "talent",
	Crew:            "crew",
	Tech:            "tech",
	Weapon:          "weapon",
	BorgUpgrade:     "borg",
	SquadronUpgrade: "squadron",
	Flagship:        "flagship",
	FleetCaptain:    "fleet-captain",
	ShipResource:    "ship-resource",
	Officer:         "officer",
	Ambassador:      "ambassador",
	Construction:    "construction",
	SecondCaptain:   "second-captain",
	Resource:        "resource",
}

// String is the kind's name in small letters.
func (k UpgradeKind) String() string { return nameOf(kindNames[:], k) }

// RidesAlong reports whether cards of the kind lie under a ship, its captain or its crew and are no
// upgrades: they pay no faction penalty.
func (k UpgradeKind) RidesAlong() bool { return k.Brought() || k.OnEveryShip() }

// Brought reports whether a resource brings the cards of the kind.
func (k UpgradeKind) Brought() bool { return k >= Flagship && k <= Officer }

// OnEveryShip reports whether every ship has a place for a card of the kind.
func (k UpgradeKind) OnEveryShip() bool { return k == Ambassador || k == Construction }

// OneInFleet reports whether there is one card of the kind in a fleet.
func (k UpgradeKind) OneInFleet() bool {
	return k == Flagship || k == FleetCaptain || k == ShipResource || k == Ambassador
}

// ParseKind finds a kind by its name.
func ParseKind(name string) (UpgradeKind, bool) {
	i := slices.Index(kindNames[:], name)
	return UpgradeKind(max(i, 0)), i >= 0
}

// slotKind finds a kind of which there are slots: a resource is the fleet's and fills none.
func slotKind(name string) (UpgradeKind, bool) {
	k, ok := ParseKind(name)
	return k, ok && k < Resource
}

// Slots counts upgrade slots by kind.
type Slots [Resource]int8

// SlotChoice is slots of choice that a card adds: N times one of the counts.
type SlotChoice struct {
	Of []Slots
	N  int8
}

// Fires reports whether the card is a weapon that attacks: one by its kind, of a squadron, or of the Borg.
func (u *Upgrade) Fires() bool {
	return (u.Kind == Weapon || u.Kind == SquadronUpgrade || u.Kind == BorgUpgrade) && u.Weapon.Attacks()
}

// Upgrade is an upgrade card or a resource. A weapon has Dice > 0 and a range.
type Upgrade struct {
	Printed
	Kind   UpgradeKind
	Weapon WeaponFacts // zero for anything that is not a secondary weapon with dice of its own
	Slots  Slots       // slots the card adds to its ship
	// slots of choice that it adds
	Choices []SlotChoice
	Captain *Captain // of a SecondCaptain: the captain that it is
}

// Unplayed returns the words that are not played, as of any card; the attack itself is played.
func (u *Upgrade) Unplayed() string {
	if u.Weapon.special() {
		return ""
	}
	return u.Printed.Unplayed()
}

// WeaponFacts are the printed numbers of a secondary weapon (rules 7.6, 7.2).
type WeaponFacts struct {
	Dice               int8         `yaml:"-"`
	OfAttack           bool         `yaml:"-"` // Dice are added to the attack value of the ship
	RangeMin, RangeMax int8         `yaml:"-"`
	Arcs               WeaponArc    `yaml:"-"`
	SpendLock          bool         `yaml:"-"`
	Disable, Discard   bool         `yaml:"-"`
	Time               int8         `yaml:"-"` // Time tokens put on the card
	Remove             bool         `yaml:"-"` // discarded for good, set with Discard
	SpendCloak         bool         `yaml:"-"`
	SpendScan          bool         `yaml:"-"`
	SpendStations      bool         `yaml:"-"`
	Shields            int8         `yaml:"-"`             // active shields turned off
	Drones             int8         `yaml:"-"`             // Drone tokens spent
	Aux                int8         `yaml:"-"`             // Auxiliary Power tokens placed
	OfPrimary          bool         `yaml:"of_primary"`    // Dice are added to the primary weapon's (0 or less)
	AsPrimary          bool         `yaml:"as_primary"`    // the attack counts as one with the primary weapon
	RangeBonus         bool         `yaml:"range_bonus"`   // range bonuses apply although it is a secondary weapon
	Pierce             bool         `yaml:"pierce"`        // damage ignores shields
	PierceCrits        bool         `yaml:"pierce_crits"`  // a Critical Hit on a shield is 1 normal damage to the hull
	CritsToHull        bool         `yaml:"crits_to_hull"` // Critical Hits pass the shields
	Steady             bool         `yaml:"steady"`        // nothing adds dice to it
	NoDamage           bool         `yaml:"no_damage"`     // hits deal no damage
	Split              bool         `yaml:"split"`         // the dice are divided between two ships, at least Min each
	Twice              bool         `yaml:"twice"`         // two ships are attacked, each with all dice
	ByText             bool         `yaml:"by_text"`       // it is fired by what its text says alone
	Min                int8         `yaml:"min"`
	Most               int8         `yaml:"most"` // the most attack dice that it has itself, 0 any number
	Shuttle            *WeaponFacts `yaml:"-"`    // what it is on a shuttlecraft, nil the same
	// it may only be fired where these hold of the attack
	If []Condition `yaml:"-"`
}

// Attacks reports whether the weapon has dice of its own.
func (w *WeaponFacts) Attacks() bool { return w.Dice > 0 || w.OfAttack }

// special reports whether the attack does more than its numbers and costs say.
func (w WeaponFacts) special() bool {
	return w.OfPrimary || w.AsPrimary || w.RangeBonus || w.Pierce || w.PierceCrits || w.CritsToHull ||
		w.Steady || w.NoDamage || w.Split || w.Twice || w.ByText
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

var weaponArcNames = [...]string{"primary", "front", "rear", "front or rear", "any", "not front"}

// String is the arc's name.
func (a WeaponArc) String() string { return nameOf(weaponArcNames[:], a) }
