package game

import (
	"math/bits"

	"attackwing/game/card"
	"attackwing/physics"
)

// Ask is the kind of a question.
type Ask uint8

// The questions the referee asks.
const (
	PlaceShip Ask = iota
	ChooseManeuver
	ChooseForOpponent // a red maneuver that must not be flown: the opponent picks another (rules 5.4)
	ChooseShip        // which of several own ships of equal skill goes now
	ChooseAction
	ChooseTarget
	ModifyAttackDice
	ChooseDice
	ModifyDefenseDice
	KeepCloak
	RaiseShields
	ChooseWeapon // to discard for Munitions Failure
	UseCards     // which card text to use now, if any
	ChooseCardTarget
	ChooseCards        // cards of a ship: to disable, discard, enable
	ChooseFace         // a face for a die that is set
	ChooseResult       // which result is cancelled
	ChooseToken        // which kind of token
	ChooseFlight       // an extra maneuver, or one in place of the maneuver revealed
	ChooseFreeAction   // an action performed in addition
	ChooseNumber       // how much is paid, or how many dice are used
	ChooseEffect       // one of several things a card may do
	ChooseOptions      // which options of a card there are in this battle
	ChooseDrones       // how many of the price are Drone tokens, where the sheet lets something else replace one
	ChooseSecondTarget // the second ship of an attack on two
	ChooseDamageCard   // which damage card is repaired or kept
	ChooseAnswer       // one of a sheet's own answers to its question
	PlaceToken         // where a token of a sheet will lie
	AskChance          // the number that decides what nobody could know (Setup.Agreed); Picks are its bits
	OpenDial           // the maneuver on a sealed dial
	TellSpecial        // whether what a sheet lets the ship do takes the place of its sealed maneuver
	numAsks
)

// headings are the questions in words.
var headings = [numAsks]string{
	PlaceShip:          "Place this ship",
	ChooseManeuver:     "Set the dial",
	ChooseForOpponent:  "Choose a maneuver for the opponent",
	ChooseShip:         "Which ship next?",
	ChooseAction:       "Choose an action",
	ChooseTarget:       "Choose a target",
	ModifyAttackDice:   "Modify attack dice",
	ChooseDice:         "Choose dice to re-roll",
	ModifyDefenseDice:  "Modify defense dice",
	KeepCloak:          "Keep the cloak?",
	RaiseShields:       "Raise shields?",
	ChooseWeapon:       "Discard a weapon",
	UseCards:           "Use a card?",
	ChooseCardTarget:   "Choose a ship",
	ChooseCards:        "Choose cards",
	ChooseFace:         "Choose a face",
	ChooseResult:       "Choose a result",
	ChooseToken:        "Choose a token",
	ChooseFlight:       "Choose a maneuver",
	ChooseFreeAction:   "Choose a free action",
	ChooseNumber:       "How many?",
	ChooseEffect:       "Choose one",
	ChooseOptions:      "Pick options",
	ChooseDrones:       "Drone Tokens to spend",
	ChooseSecondTarget: "Choose the second ship",
	ChooseDamageCard:   "Choose a damage card",
	ChooseAnswer:       "Choose an option",
	PlaceToken:         "Place this token",
	AskChance:          "Chance",
	OpenDial:           "Reveal the dial",
	TellSpecial:        "In place of a maneuver?",
}

// String is the question as a heading.
func (a Ask) String() string { return headings[a] }

// OptionKind says what choosing an option means.
type OptionKind uint8

// The kinds of option.
const (
	Pass        OptionKind = iota // no action, no attack, no more modification
	SetManeuver                   // N: move of the dial
	GoWith                        // Ship
	// Action, with Ship the target of a lock, N the damage card repaired, Pose an end of the echo
	Perform
	RepairCard     // the action of damage card N
	Enable         // remove the Disabled token: N -1 the captain, else an upgrade
	FirePrimary    // at Ship
	FireWeapon     // upgrade N at Ship
	SpendLock      // re-roll dice
	SpendStations  // Battle Stations token
	SpendEvade     //
	PickDie        // die N
	Keep           // keep the cloak
	Drop           // remove the cloak
	Raise          // N shields
	DiscardUpgrade // upgrade N
	UseCard        // the text Line
	UseBonus       // bonus N in force: re-roll or convert dice
	FireCard       // the attack of Line at Ship
	AimAt          // Ship
	PickCard       // card N of Ship
	PickFace       // face N
	PickToken      // kind of token N, as card.Tokens
	PickNumber     // N
	PickEffect     // effect N of Line
	PickDamage     // damage card N of Ship
	FlyMove        // Move
	TakeSpecial    // what the sheet offers under number N, on Ship
	SpendReroll    // a re-roll token of the player
	GiveAnswer     // number N of Prompt.Answers
	PickTableToken // the token at place N on the table
	numOptionKinds
)

// Option is a legal answer.
type Option struct {
	Kind   OptionKind
	Action card.Action
	Ship   ShipID
	N      int8
	Move   card.Move    // for FlyMove
	Line   LineID       // the card text it rests on, 0 none
	Mount  int8         // the weapon mount of a map ship
	Dist   int32        // µm to the target, for targets
	Pose   physics.Pose // where the ship would end, for echoes
}

// Area is a rectangle on the table, µm.
type Area struct{ X0, Y0, X1, Y1 int32 }

// Prompt is a question to one player, with every legal answer inside it. The slice of options is
// the referee's and holds until the next Submit.
type Prompt struct {
	ID       int32
	Player   PlayerID
	Ask      Ask
	Ship     ShipID   // what it is about, NoShip when it is about none
	Min, Max int8     // how many options to pick
	Line     LineID   // the card text that asks, 0 none
	Defense  bool     // for ChooseDice: the defense dice
	Place    Area     // where a ship or a token may be placed; the answer is a pose
	Lay      *Placing // for PlaceToken: the token, and where it may lie; nil for all others
	Back     *Return  // of a ship that comes back to the table: where it may; nil for all others
	Section  string   // of the sheet that asks, "" the rulebook or a card
	Words    string   // what a sheet asks in its own words, "" the question of its kind
	Answers  []string // what a sheet calls the answers of its own
	Options  []Option
}

// Answer is the reply to a prompt: the options picked as bits, or the pose where a ship or a token
// is placed. Beside the pick of a Sensor Echo a pose says where that ends, when it is none of the
// places listed.
type Answer struct {
	Prompt int32
	Picks  uint64
	Pose   physics.Pose
	// Concede gives the battle up in place of an answer; every question of a player may be answered
	// so (rules 10, 14).
	Concede bool
	// Time calls time in place of an answer: the round that is played is the last (rules 10), the
	// question stays open.
	Time bool
	// Hand does something by hand for a card that the referee does not play, in place of an answer;
	// the question stays open.
	Hand Hand
	// Chance says that Picks are a number of chance.
	Chance bool
	// Sealed sets a dial without saying to which maneuver (Setup.Agreed).
	Sealed bool
}

// Beside reports whether the answer picks nothing: it gives the battle up, calls time or does
// something by hand.
func (a Answer) Beside() bool { return a.Concede || a.Time || a.Hand.Deed != NoDeed }

// Pick answers a prompt with its option i.
func (p *Prompt) Pick(i int) Answer { return Answer{Prompt: p.ID, Picks: 1 << uint(i)} }

// first is the index of the first option picked, -1 for none.
func (a Answer) first() int {
	if a.Picks == 0 {
		return -1
	}
	return bits.TrailingZeros64(a.Picks)
}
