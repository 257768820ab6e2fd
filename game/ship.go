package game

import (
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// Ship is a ship on the table, with every token beside it.
type Ship struct {
	Owner     PlayerID `range:"-1,1"`
	Placed    bool
	Destroyed bool // off the table, or about to be
	OnMap
	Counters Counters // on the ship card
	Ties
	Still     bool // holds its place this round: it sets no dial
	Doomed    bool // destroyed, but still to attack at its skill (rules 4.7)
	Activated bool
	Attacked  bool
	DialShown bool
	Over      bool // lies on an obstacle: no attack (rules 5.6)
	NoAttack  bool // regenerated this round (rules 6.2)
	BreachFix bool // ignores every Warp Core Breach, speed at most 1
	Lost      Loss
	Cloak     Cloak
	Skill     int8 `range:"-1,20"` // captain skill in force for this phase (rules 4.5)
	Init      int8 // rank among equals: lower goes first (rules 4.6)
	Dial      int8 // the move of the class's dial that was set, -1 none
	Flown     int8 // the move executed this round, -1 none
	Lock      ShipID
	ID        ShipID
	Shields   int8 // active
	Down      int8 `range:"0,20"` // disabled
	TokensBeside
	NDamage int8
	Deeds
	Temp    int8 `range:"0,99"` // temporary shields, lost first, gone at the end of the round
	Moved   bool // a maneuver was performed this round
	DidAct  bool // its one action of the round is done
	Ordered bool // Order is flown in place of the dial's maneuver
	Order   card.Move
	Flew    card.Move // the last maneuver performed, in the color it counted as
	DeadIn  int16     `range:"0,100"` // round of its destruction
	DeadBy  Cause
	Pose    physics.Pose
	Captain CardState
	// its own, and behind them, where others may come to it, those that have, in the order of their places
	Upgrades [MaxUpgrades]CardState
	Room     int8 `hash:"-"` // so many of them, the last ones, are for others: 0 or all that are left
	Damage   [MaxDamage]DamageCard

	Noted  Noted         `hash:"used"`
	Acting ActingCaptain `hash:"used"`
	Turned bool          `hash:"used"`              // its card shows the other side
	Also   ShipID        `range:"0,24" hash:"used"` // the ship of a second Target Lock, the older one, plus 1; 0 none
	Off    bool          `hash:"used"`              // it has left the table and comes back
	// what lies on the card of its admiral, and on its own
	Admiral CardState `hash:"used"`
	OnShip  CardState `hash:"used"`
}

// ActingCaptain is the upgrade that has become the captain, and his skill.
type ActingCaptain struct {
	Card  int8 `range:"0,64"` // its number, from 1; 0 none
	Skill int8 `range:"0,20"`
}

// Noted holds the facts of the round so far that cards in play ask for. What none of them asks is
// not noted.
type Noted struct {
	Attacks int8   `range:"0,20"` // made by the ship
	By      uint32 // the ships that have attacked it
	Extra   int8   `range:"0,20"` // maneuvers that were not from the dial
	Kept    Kept
	Unbound bool // Auxiliary Power does not forbid its next action
	// Auxiliary Power does not forbid its next action of the Action Bar
	UnboundBar bool
	Besides    uint16 `hash:"used"`             // of the actions performed, those that may be performed once more
	Overlap    uint8  `hash:"used" range:"0,3"` // what its last maneuver has overlapped: card.Overlap
	Met        uint32 `hash:"used"`             // the ships that its base would have overlapped then
	Crossed    uint32 `hash:"used"`             // and those that its template has
	Seen       uint8  `hash:"used" range:"0,3"` // the players who have looked at its dial, a bit each
	Fixed      bool   `hash:"used"`             // its dial stays as it is
	Locked     bool   `hash:"used"`             // it has acquired a Target Lock, where only one a round may be
	Thrown     uint16 `hash:"used"`             // the first of its upgrades that were discarded, a bit each
	May        uint32 `hash:"used"`             // the moves of a sealed dial that might be set, a bit each
	Blind      bool   `hash:"used"`             // an enemy has set its dial, and its owner does not know it
}

// Kept are the tokens beside a ship that the End Phase leaves there, how many of each kind.
type Kept struct {
	Evade    int8 `range:"0,99"`
	Scan     int8 `range:"0,99"`
	Stations int8 `range:"0,99"`
}

// of returns the number of one of the kinds.
func (k *Kept) of(kind card.Tokens) *int8 {
	switch kind {
	case card.EvadeToken:
		return &k.Evade
	case card.ScanToken:
		return &k.Scan
	case card.StationsToken:
		return &k.Stations
	default:
		return nil
	}
}

// OnMap holds the state that only a ship of the scenario's map has. It belongs to the core, and to
// no sheet: every weapon mount attacks once in a Combat Phase, whoever commands it and whichever
// sheet has it, those written in a file too.
type OnMap struct {
	Map    bool  // a ship of the scenario's map, of no fleet
	Mounts int8  // weapon mounts of a map ship
	Fired  uint8 // of those, which have fired this round
}

// Ties holds the links between a ship and one of the map, and the player to blame for the end of
// one. What they mean is for a sheet to say; that there are such ties is the core's to know, since
// they are part of what lies on the table, of every record, position and hash, are seen, and go
// with what they tie.
type Ties struct {
	// Marker is the map ship it is linked to by a pair of lock tokens, plus 1; 0 none. Any sheet
	// may lay the pair of the game box as a marker and takes it off. It is no Target Lock, and is
	// called and drawn as Sheet.Marker says.
	Marker ShipID
	// CarriedBy is the ship on whose card a map ship lies, plus 1; 0 none. Whatever may be taken
	// aboard is then off the table, and its place, its parts and the shots at it with it.
	CarriedBy ShipID
	// Blame is the player who destroyed a map ship, plus 1. Nothing else on the table remembers it,
	// and the log and what a sheet counts for it (MapShip.Cost) go by it.
	Blame int8 `range:"0,2"`
}

// TokensBeside are the tokens beside a ship, how many of each kind.
type TokensBeside struct {
	Evade    int8 `range:"0,99"`
	Scan     int8 `range:"0,99"`
	Stations int8 `range:"0,99"` // Battle Stations tokens
	Power    int8 `range:"0,99"` // Auxiliary Power tokens
	Drones   int8 `range:"0,20"`
}

// Deeds holds the actions that a ship has performed this round.
type Deeds struct {
	Acted   uint16
	Free    uint16 // of those, performed as free actions
	ByFleet uint8  // lines of the fleet's resource that served this ship this round
}

// CardState is the state of a card assigned to a ship, and the tokens on it.
type CardState struct {
	Disabled  bool
	Discarded bool // under the ship card (rules 6.3)
	Lost      bool // discarded by an enemy effect: no longer surviving (rules 10, row 10)
	Time      int8 `range:"0,20"` // Time tokens
	Charges   int8 `range:"0,20"` // charge tokens
	Stored    int8 `range:"0,20"` // damage cards under it
	Away      bool // with a Disabled token, elsewhere: nothing but the sheet's own action takes the token off
	Shown     bool // its text has been used in this battle
	Safe      bool // neither disabled nor discarded this round

	Counters Counters `hash:"used"`
	Gone     bool     `hash:"used"`               // out of the game
	Turned   bool     `hash:"used"`               // its other side shows
	Copy     int8     `range:"0,100" hash:"used"` // this round it is a copy: see copies.go

	Whereabouts `hash:"used"`
}

// Whereabouts tell where a card is that has left its ship, and which one lies here: see places.go.
type Whereabouts struct {
	At    ShipID `range:"0,24"` // the ship that the card of this place has gone to, plus 1; 0 none
	Place int8   `range:"0,64"` // that of a card that has come, plus 1; 0 none
}

// layBeneath lays the card face down beneath another: it is out of the game until it is turned up.
func (c *CardState) layBeneath() { c.Discarded, c.Gone, c.Turned = true, true, true }

// faceDown reports whether the card lies face down beneath another.
func (c *CardState) faceDown() bool { return c.Discarded && c.Gone && c.Turned }

// Ready reports whether the card can be used: not disabled, not discarded, no Time tokens.
func (c CardState) Ready() bool { return !c.Disabled && !c.Discarded && c.Time == 0 }

// InPlay reports whether the ship is on the table and may be a target.
func (s *Ship) InPlay() bool { return s.Placed && !s.Destroyed }

// awaits reports whether what was put off for a ship of a player can still come: it is in play, or
// off the table for now.
func (s *Ship) awaits(p PlayerID) bool { return (s.InPlay() || s.Off) && s.Owner == p }

// OnTable reports whether the ship still stands on the table: in play, or waiting for its last
// attack.
func (s *Ship) OnTable() bool { return s.Placed && (!s.Destroyed || s.Doomed) }

// begin takes from a ship what belongs to the round that is over.
func (s *Ship) begin() {
	s.Activated, s.Attacked, s.DialShown, s.NoAttack = false, false, false, false
	s.Lost, s.Acted, s.Dial, s.Flown = NoLoss, 0, -1, -1
	s.Fired, s.Still = 0, false
	s.Free, s.ByFleet, s.Moved, s.Ordered, s.DidAct, s.Temp = 0, 0, false, false, false, 0
	s.Noted = Noted{}
	s.Captain.Safe, s.Admiral.Safe = false, false
	for k := range s.Upgrades {
		s.Upgrades[k].Safe, s.Upgrades[k].Copy = false, 0
	}
}

// waits reports whether Time tokens lie on the captain or on one of the ship's upgrades.
func (s *Ship) waits() bool {
	return s.Captain.Time > 0 || s.Admiral.Time > 0 ||
		slices.ContainsFunc(s.Upgrades[:], func(c CardState) bool { return c.Time > 0 })
}

// gone reports whether the ship has left the table.
func (s *Ship) gone() bool { return s.Destroyed && !s.Doomed }

// holds are the counters on a card of the ship.
func (s *Ship) holds(card int8) *Counters {
	if card == ShipSlot {
		return &s.Counters
	}
	return &s.Card(card).Counters
}

// Card returns the state of a card of the ship: -1 the captain, -2 its own, -3 the admiral, else an upgrade. That of
// one which has not come to it is nobody's.
func (s *Ship) Card(n int8) *CardState {
	switch {
	case n == AdmiralSlot:
		return &s.Admiral
	case n == ShipSlot:
		return &s.OnShip
	case n < 0:
		return &s.Captain
	case n < MaxUpgrades-s.Room:
		return &s.Upgrades[n]
	}
	return s.come(n)
}
