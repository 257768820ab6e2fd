package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// Limits of the table. They bound the state so that it is one flat value.
const (
	MaxShips    = 24
	MaxTokens   = 112
	MaxDamage   = 20
	MaxUpgrades = 12 // that a ship carries
	MaxPlaces   = 64 // of a ship, for its own upgrades and for those that may come to it
	MaxDice     = 16
	MaxLasting  = 48
	maxStack    = 64
)

// PlayerID is a seat: One sits north, Two south.
type PlayerID int8

const (
	One    PlayerID = 0
	Two    PlayerID = 1
	Nobody PlayerID = -1
)

// Other is the opponent.
func (p PlayerID) Other() PlayerID {
	if p == Nobody {
		return Nobody
	}
	return 1 - p
}

// ShipID is a ship's place in State.Ships, for the whole game.
type ShipID int8

// NoShip is no ship.
const NoShip ShipID = -1

// Phase of a round (rules 4).
type Phase uint8

// The phases in their order; SettingUp comes before round 1, GameOver after the last.
const (
	SettingUp Phase = iota
	Planning
	Activation
	Combat
	End
	GameOver
)

func (p Phase) String() string {
	return [...]string{SettingUp: "Set-up", Planning: "Planning Phase", Activation: "Activation Phase",
		Combat: "Combat Phase", End: "End Phase", GameOver: "Game over"}[p]
}

// State is the table: values all the way down, so that a copy is a copy. Only events write to it.
// Its methods are what can be asked of ships and places: who stands where (mapship.go, reach.go),
// who may fire at whom (attack.go), who may act (action.go), where something may be placed
// (placing.go), what lies on a card (event_card.go).
type State struct {
	Fixed
	Lasting [MaxLasting]Bonus
	stack   [maxStack]Frame  `hash:"nStack"`
	Ships   [MaxShips]Ship   `hash:"NShips"`
	Tokens  [MaxTokens]Token `hash:"NTokens"`
}

// Fixed holds all of a table but its lists, and the lengths of those.
type Fixed struct {
	Round      int16
	Phase      Phase
	First      PlayerID // has initiative (rules 4.6)
	NShips     uint8
	NTokens    uint8
	nStack     uint8
	TimeUp     bool  `hash:"later"` // time was called: the round that is played is the last
	nextID     int32 // the next prompt's number
	Attack     Attack
	Decks      [3]Deck     // the players', and one for the ships of the map
	Beside     [2]Counters // what lies beside each player's ship cards
	Rerolls    [2]int8     `hash:"later"` // re-roll tokens each player still has
	Dice       dice.Source
	Result     Result
	Resources  [2]CardState // what lies on each player's resource card
	Options    [2][8]int8   // how many of each line of the resource are left, where they are used up one by one
	Used       usedBits     // lines of card text used this round
	UsedNow    usedBits     // and in this attack, or at this moment
	LastAction card.Action  // the action just performed, while cards answer it
	NFed       uint8
	Fed        [MaxFed]Fed // tokens that have fed a line of card text this round
	NLasting   uint8
	nLasted    uint8    `hash:"-"`    // the most there were of Lasting: what lies behind is zero
	Ever       usedBits `hash:"used"` // lines used in this battle, of those that work once in it
}

// CopyTo copies the state into dst; nothing is allocated.
func (s *State) CopyTo(dst *State) {
	n := max(s.nLasted, dst.nLasted) // those behind NLasting too: the hash takes them in
	copy(dst.Lasting[:n], s.Lasting[:n])
	dst.Fixed = s.Fixed
	copy(dst.stack[:s.nStack], s.stack[:s.nStack])
	copy(dst.Ships[:s.NShips], s.Ships[:s.NShips])
	copy(dst.Tokens[:s.NTokens], s.Tokens[:s.NTokens])
}

// Cloak is the place of a ship's Cloak token (rules 6.6).
type Cloak uint8

// The states of the Cloak token.
const (
	NotCloaked  Cloak = iota
	CloakOnBase       // green, laid this round: the ship can still be locked
	CloakBeside       // green, moved beside the ship: no lock can be acquired
	CloakRed          // the ship attacked this round
)

// Loss says why a ship may not perform actions this round.
type Loss uint8

// Why the Perform Action step is lost (rules 5.5, 5.6).
const (
	NoLoss Loss = iota
	LostByOverlap
	LostByObstacle
	LostByCard
)

// Cause tells why a ship was destroyed or damaged.
type Cause uint8

const (
	NoCause Cause = iota
	ByAttack
	ByObstacleToken  // flew or stood over a token that destroys
	ByTokenLaid      // a token was laid on its base
	ByLeavingArea    // out of the play area
	ByObstacle       // an obstacle's die
	ByDamageCard     // a damage card's effect
	ByWarpCoreBreach // the Critical in the Planning Phase
	ByCardText
	BySheetRule
	ByMine // a minefield of a card
)

// Deck is a player's damage deck: Cards[:N] face down, top last; Discards[:ND] used.
type Deck struct {
	N, ND    int8
	Cards    [33]DamageID
	Discards [33]DamageID
}

// Result is the outcome of the battle.
type Result struct {
	Over        bool
	Winner      PlayerID // Nobody until it is over
	By          Ending
	FleetPoints [2]int16
}

// Ending is the cause of the end of the battle.
type Ending uint8

const (
	NotEnded Ending = iota
	ByElimination
	ByRoundLimit
	ByRollOff      // after elimination of both or a round limit with equal Fleet Points
	ByConcession   // a player has given up
	ByTime         // time was called
	BySheetVictory // by what the sheet says
)
