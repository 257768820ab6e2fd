package card

import (
	"slices"
	"strings"

	"attackwing/game/dice"
)

// Ability is one line of a card: when it may be used, if what holds, at what cost, and what then
// happens. It is data; the referee plays it and the words shown for it are made from it, so that
// the two cannot differ.
//
// A line with a cost, and every Action, is the owner's choice. A line without a cost happens when
// its conditions hold, unless May is set.
type Ability struct {
	At          Windows
	Whose       Whose
	Reach       Reach // for Whose other than the own ship: which friends
	If          []Condition
	Cost        []Cost
	Targets     Targets // chosen when the line is used
	Do          []Effect
	OneOf       bool        // the owner picks one of Do
	TargetPicks bool        // the owner of the ship chosen picks, for each of several
	May         bool        // the owner may decline although nothing is paid
	Must        bool        // the owner may not decline although something is paid
	Anyhow      bool        // speaks even while the card is disabled
	Outlives    bool        // speaks even when the card is discarded or its ship destroyed
	FreeIf      []Condition // of an Action: when these hold it may be performed as a free action too
	Limit       Limit       // how often
	Shares      int8        // lines of one card with the same number, not 0, share their limit; of Action lines, one a use
	// an option of a card whose options are used up one by one: how many of it there are, 0 not
	// such a line
	Uses   int8
	Weapon *WeaponFacts // the attack of an AttackInstead line
	Named  Named        // an effect that only one card has
	Line   string       // the line as the card file has it
}

// Whose says at whose windows a line speaks.
type Whose uint8

const (
	Own           Whose = iota
	ThisWeapon          // the own ship's, while this card is the weapon fired
	Friends             // friendly ships' in reach, never the own ship's
	SelfOrFriends       // the own ship's and friendly ships' in reach
	WholeFleet          // any ship's of the fleet
	Enemies             // enemy ships' in reach
	Borrowers           // friendly ships' in reach, to which the card is lent: each uses the line itself
	Bearers             // those of the ships that the card has marked, whosever they are; each uses the line itself
)

// foreign reports whether a line speaks of ships that need not be of its player.
func (a *Ability) foreign() bool { return a.Whose == Enemies || a.Whose == Bearers }

// Limit bounds the uses of a line.
type Limit uint8

// Limits. A card with a cost that uses it up is limited by that alone.
const (
	ByWindow      Limit = iota // a line of an attack or defense: once in each; any other: once a round
	OnceARound                 // once a round
	EachTime                   // every time
	OnceAShip                  // once a round for each ship of the fleet
	OneShipARound              // one ship a round
	OnceADefense               // once in each defense, lines that share it together
	OnceAGame                  // once a game, all lines of the card together
	// once a game, this line alone; lines that share it are used one a round
	OnceALine
)

// Reach is a set of ships seen from a ship: bands of range, arc, and what they must be.
type Reach struct {
	Near, Far   int8 // range bands, 1 to 3; both 0 anywhere; Near 4 beyond Range 3
	In          ArcOf
	Class       string // of this class; ClassLike: a class whose name contains it
	ClassLike   bool
	Faction     Faction // 0 any
	LessSkill   bool    // captain skill lower than that of the own ship
	Without     Tokens  // none of these tokens beside it
	NotCloaked  bool
	ShieldsDown bool // no active shields
	Cloaked     bool
	MoreSkill   bool    // captain skill higher than that of the own ship
	With        Tokens  // one of these tokens beside it
	CaptainOf   Faction // whose captain is of this faction, 0 any
	Facing      bool    // the own ship is in its front arc
	Averted     bool    // the own ship is not
	CaptainTo   int8    // the skill printed on its captain is so much or less, 0 any
	DialDown    bool    // its dial is set and face down
	Touching    bool    // its base touches that of the own ship
	HullFrom    int8    // its printed hull is so much or more, 0 any; an attack squadron's never is
	HullTo      int8    // its printed hull is so much or less, 0 any
	MoreHull    bool    // printed hull higher than that of the own ship
	ToAttack    bool    // it has not attacked this round
	AsStrong    bool    // printed attack as high as that of the own ship, or higher
	InWay       bool    // the last maneuver of the own ship overlapped it, with base or template
	SharedAim   bool    // an enemy is in its front arc and in that of the own ship
	Carrying    string  // it carries an upgrade whose name contains this, "" any
}

// OfSquadrons reports whether it asks for attack squadrons.
func (r *Reach) OfSquadrons() bool { return strings.Contains(r.Class, "Squadron") }

// ArcOf is a part of the own ship's surroundings.
type ArcOf uint8

const (
	AnyDirection ArcOf = iota
	InFront            // inside the own front arc
	OutOfFront         // outside it
)

// Targets says which ships the owner chooses when a line is used.
type Targets struct {
	Who  Side
	All  bool // every such ship, without a choice
	Self bool // the own ship may be chosen too, or is among all
	Foe  bool // seen from the other ship of the attack, which is none of them
	UpTo int8 // so many may be chosen, 0 one
	Reach
}

// Side is whose ships may be chosen.
type Side uint8

const (
	NoTarget Side = iota
	AnEnemy
	AFriend
	AnyShip    // friend or foe, never the own ship unless Self
	LockedShip // the ship whose lock was spent
)

// Tokens is a set of kinds of token beside a ship.
type Tokens uint16

const (
	EvadeToken Tokens = 1 << iota
	ScanToken
	StationsToken
	AuxToken
	LockOnSelf  // a lock an enemy holds on the ship
	ChargeToken // on the card
	SameToken   // of the kind the action just placed
	HeldLock    // the lock that the ship itself holds
	AnyToken    = EvadeToken | ScanToken | StationsToken | AuxToken
)

// Kinds is a set of kinds of card, captains among them.
type Kinds uint32

// CaptainCard stands beside the kinds of upgrade, each 1<<UpgradeKind.
const (
	CaptainCard Kinds = 1 << 31
	AnyUpgrade  Kinds = 1<<Talent | 1<<Crew | 1<<Tech | 1<<Weapon | 1<<BorgUpgrade | 1<<SquadronUpgrade
)

// ManySlots stands for the upgrades that may fill slots of several kinds, or fill none.
const ManySlots Kinds = 1 << 30

// LowerDecksCard stands for the upgrades with that keyword.
const LowerDecksCard Kinds = 1 << 29

// AdmiralCard stands for the admiral of a ship.
const AdmiralCard Kinds = 1 << 28

// Takes tells whether an upgrade is in the set, by its kind or since it may fill slots of several, or none.
func (k Kinds) Takes(u *Upgrade) bool {
	return k.Has(u.Kind) || k&LowerDecksCard != 0 && u.Keywords&LowerDecks != 0 ||
		k&ManySlots != 0 && slices.ContainsFunc(u.Build, func(b BuildRule) bool {
			return b.Scope.Me && (b.Op == SlotAlso || b.Op == NoSlotNeeded && len(u.Build) == 1 && !u.OnlyBuilds)
		})
}

// Has tells whether a kind of upgrade is in the set.
func (k Kinds) Has(u UpgradeKind) bool { return k&(1<<u) != 0 }

// Colors is a set of colors of maneuvers.
type Colors uint8

// Has tells whether a color is in the set.
func (c Colors) Has(x Color) bool { return c&(1<<x) != 0 }

// Shapes is a set of bearings without sides.
type Shapes uint8

// Faces is a set of faces of dice.
type Faces uint8

// Faces of a set.
func FacesOf(list ...dice.Face) (f Faces) {
	for _, x := range list {
		f |= 1 << x
	}
	return f
}

// Takes tells whether a face is in the set; the empty set stands for any face.
func (f Faces) Takes(x dice.Face) bool { return f == 0 || f.Has(x) }

// Has tells whether a face is in the set.
func (f Faces) Has(x dice.Face) bool { return f&(1<<x) != 0 }
