package game

import "attackwing/game/dice"

// Position is a table laid by hand: what a position file says, for the editor, tests, bug reports
// and try. The ships are those of the set-up's fleets, player One's first, in the order of the
// lists; behind them, all or none, the ships of the map. Who owns a ship of a fleet, and what a
// ship is, is the set-up's business; a damage card that lies face down is FaceDown, and a Skill
// below 0 is the one that the cards give now.
//
// A position does not tell what nobody at the table knows: the order of the damage decks beyond
// what is on top of them, what was discarded to them, the faces of damage cards that lie face down,
// and the dice to come beyond those that are forced.
type Position struct {
	Round  int            `range:"1,100"`
	Phase  Phase          // Planning, Activation, Combat or End
	Begun  bool           // the phase has begun: what its start does, skills and dice for damage cards, is done
	Ships  []Ship         // as they stand; see [Setup.Fresh] for what they begin from
	Ended  [MaxShips]bool // whose part of the End Phase is over
	Sides  [2]Beside
	Tokens []Token // those that the scenario does not lay by itself for this round
	Whole  bool    // Tokens are all that lie on the table: the scenario lays none by itself
	Dice   []dice.Face
	// the steps that come before the phase goes on, the first one first: a ship's turn that has
	// begun, an attack being resolved
	Next    []Frame
	Bonuses []Bonus  // effects of card text that last, in the order in which they came
	Used    []LineID // lines of card text used this round
	UsedNow []LineID // and in the attack or at the moment that is going on or was the last
	Ever    []LineID // used in this battle, of those that work once in it
	Fed     []Fed    // tokens that have fed a line of card text this round
	Attack  Attack   // the attack being resolved

	// Of each damage deck (the players', that of the ships of the map) what is drawn next, the
	// first one first; FaceDown is any card. With a shared deck it is player One's.
	Top [3][]DamageID
}

// Beside holds the things beside a player's ships.
type Beside struct {
	Counters Counters // beside the ship cards
	Rerolls  int8     `range:"0,9"` // re-roll tokens not spent yet
	Resource CardState
	Options  [8]int8 // how many of each line of the resource are left
}

// MaxRound is the last round a position may stand in: one more than any round limit.
const MaxRound = 100
