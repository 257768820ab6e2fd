package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Position is a table laid by hand: what a position file says, for the editor, tests, bug reports and try.
// The ships are those of the set-up's fleets, player One's first, in the order of the lists; behind them, all or none,
// the ships of the map.
//
// A position does not tell what nobody at the table knows: the order of the damage decks beyond what is on top of them, what was discarded to them, the
// faces of damage cards that lie face down, and the dice to come beyond those that are forced.
type Position struct {
	Round   int
	Phase   Phase // Planning, Activation, Combat or End
	Begun   bool  // the phase has begun: what its start does, skills and dice for damage cards, is done
	Ships   []Laid
	Sides   [2]Beside
	Tokens  []Token // those that the scenario does not lay by itself for this round
	Whole   bool    // Tokens are all that lie on the table: the scenario lays none by itself
	Dice    []dice.Face
	Next    []Waiting // the steps that come before the phase goes on, the first one first
	Bonuses []Bonus   // effects of card text that last, in the order in which they came
	Used    []LineID  // lines of card text used this round
	UsedNow []LineID  // and in the attack or at the moment that is going on or was the last
	Fed     []Fed     // tokens that have fed a line of card text this round
	Attack  Attack    // the attack being resolved

	// Of each damage deck (the players', that of the ships of the map) what is drawn next, the first one first; FaceDown is
	// any card. With a shared deck it is player One's.
	Top [3][]DamageID
}

// Beside is what lies beside a player's ships.
type Beside struct {
	Counters []Counted  // beside the ship cards, where they are not as the scenario lays them
	Rerolls  int        // re-roll tokens not spent yet
	Resource *CardState // nil as at set-up
	Options  []int8     // how many of each line of the resource are left, nil as at set-up
}

// Laid is one ship of a position. A negative Hull or Shields means as printed.
type Laid struct {
	Pose                         physics.Pose
	Hull, Shields, Down          int
	Temp                         int // temporary shields
	Evade, Scan, Stations, Power int
	Cloak                        Cloak
	Lock                         ShipID     // NoShip when none
	Marker                       ShipID     // the map ship it is linked to by lock tokens as markers, plus 1; 0 none
	Drones                       int        // -1 as printed
	Dial                         int        // the move that is set, -1 none: asked for in the Planning Phase
	Still                        bool       // holds its place: it sets no dial
	Flown                        int        // the move executed this round, -1 none
	Flew                         *card.Move // the last maneuver performed this round, where it is not the one of Flown
	Order                        *card.Move // the maneuver flown in place of the dial's
	Skill                        int        // captain skill in force for the running phase, -1 as its cards give it now
	Crits                        []DamageID
	NewCrits                     []DamageID // face up too, dealt in this round
	Off                          bool       // destroyed already
	Doomed                       bool       // destroyed, but still to attack (rules 4.7)
	DeadIn                       int        // the round of its destruction
	DeadBy                       Cause
	Activated, Attacked, Ended   bool   // its turn of the phase is over
	DidAct                       bool   // its one action of the round is done
	Shown                        bool   // its dial is revealed
	OnObstacle                   bool   // no attack from there
	NoAttack                     bool   // regenerated
	BreachFix                    bool   // contained a Warp Core Breach
	Acted                        uint16 // actions performed this round, as ActionsDone names them
	Free                         uint16 // of those, performed as free actions
	Served                       uint8  // lines of the fleet's resource that served it this round
	NoAction                     Loss

	// Cards of the ship, -1 the captain: with a Disabled token; under the ship card; gone by an enemy's effect; elsewhere;
	// used in this battle; neither disabled nor discarded this round.
	Disabled, Discarded, Lost, Away, Played, Safe []int8
	Time, Charges, Stored                         []OnCard // Time tokens, charge tokens, damage cards under them

	Counters []Counted // on its cards, where they are not as the scenario lays them

	// Of a ship of the map.
	Commander int8   // the player who commands it, plus 1; 0 nobody
	Fired     uint8  // which of its mounts have fired this round
	CarriedBy ShipID // the ship on whose card it lies, plus 1; 0 none
	Blame     int8   // the player who destroyed it, plus 1; 0 nobody
}

// Bare is a ship as printed: nothing beside it, no dial set.
func Bare(at physics.Pose) Laid {
	return Laid{Pose: at, Hull: -1, Shields: -1, Drones: -1, Dial: -1, Flown: -1, Skill: -1, Lock: NoShip}
}

// gone tells whether the ship has left the table.
func (l *Laid) gone() bool { return l.Off && !l.Doomed }

// OnCard is how many of something lie on a card of a ship; Upgrade -1 is the captain.
type OnCard struct{ Upgrade, N int8 }

// Counted is how many counters of a kind lie on a card: OnShipCard, -1 the captain, else an upgrade.
type Counted struct {
	Counter Counter
	Card    int8
	N       int8
}

// MaxRound is the last round a position may stand in: one more than any round limit.
const MaxRound = 100
