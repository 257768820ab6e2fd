package card

import "math/bits"

// Window is a moment in the round at which card text may speak (rules 6.1, 7.1).
type Window uint8

// The windows in the order of a round. Those with Foe in their name are the same moment seen by the
// other ship of the attack: its card changes dice that are not its own.
const (
	Static           Window = iota // always on
	AtSetUp                        // once, before round 1
	Reveal                         // the dial is turned, the ship has not moved
	BeforeMove                     // before the maneuver, whatever the dial says
	ExtraMove                      // before a maneuver that is not from the dial
	AfterMove                      // after the dial maneuver, before the action
	EnemyMoved                     // an enemy ship has ended a move of the Activation Phase
	OnMine                         // a mine is about to go off
	DoAction                       // the card's own Action
	FleetAction                    // an admiral's, open to friends near him
	Activate                       // own turn in the Activation Phase, costs no action
	ActivationEnd                  // end of the own turn
	OnAction                       // the ship has performed an action
	CombatStart                    // start of the Combat Phase
	CombatTurn                     // own turn in the Combat Phase, before the target is declared
	AttackInstead                  // an attack in place of the normal primary attack
	Declare                        // target chosen, costs paid, nothing rolled
	Targeted                       // the same, seen by the ship attacked
	CountAttack                    // own attack dice are counted
	CountAttackFoe                 // the attacker's dice are counted, seen by the defender
	RolledAttack                   // own attack dice lie, the roll step is not over
	ModifyAttackFoe                // the defender changes attack dice
	ModifyAttack                   // the attacker changes attack dice
	CountDefense                   // own defense dice are counted
	CountDefenseFoe                // the defender's dice are counted, seen by the attacker
	ModifyDefenseFoe               // the attacker changes defense dice
	ModifyDefense                  // the defender changes defense dice
	Compare                        // results are compared, seen by the defender
	Hitting                        // results are compared, seen by the attacker: results may be added to a hit
	Incoming                       // damage is about to be dealt to the ship: all of it
	HullDamage                     // one point is about to reach the ship's hull
	ShieldsGone                    // the ship's last shield was destroyed
	DealDamage                     // a damage card is about to be dealt, seen by the attacker
	Damaged                        // the damage of an attack has been dealt, seen by the attacker
	AfterAttack                    // the own attack is finished
	AfterDefense                   // an attack on the ship is finished
	CombatEnd                      // end of the Combat Phase
	AnyRoll                        // any own roll outside of an attack
	OnDisable                      // a card of the ship is about to be disabled
	OnDiscard                      // a card of the ship is about to be discarded
	OnPrice                        // a card of the ship is about to be disabled as a price
	OnSpend                        // the ship has spent a token
	OnToken                        // a token was placed beside the ship
	OnDamageCard                   // a damage card was dealt to it face up
	OnSpendLock                    // the lock was spent to re-roll
	Anytime                        // between phases, or between the steps of the own turn
	BeforeDials                    // the Planning Phase, before the dials are set
	AtEnd                          // the End Phase, before tokens are removed
	OnTime                         // Time tokens are about to be placed on a card of the ship
	ActivationStart                // start of the Activation Phase
	ActivationFinish               // end of the Activation Phase
	DialsSet                       // the Planning Phase, when every dial is set
	CaptainGone                    // the ship's captain was discarded
	ShipLost                       // the ship is about to be destroyed
	Suffered                       // the ship has suffered one damage, to shields or hull
	OnAux                          // an Auxiliary Power token is about to be placed beside the ship
	Cancelled                      // the own attack was canceled by card text
	OtherMoved                     // another ship has ended a move of the Activation Phase
	OnLock                         // an enemy is about to acquire a Target Lock on the ship
	AimedAt                        // a card of an enemy has the ship as its target
	OtherSpent                     // another ship has spent a token
	OtherActed                     // another ship has performed an action
	OnCardAction                   // the ship has performed the Action of one of its cards
	CardTaken                      // a card of the ship was disabled or discarded by an enemy
	AuxGone                        // an Auxiliary Power token beside the ship was removed
	OnTake                         // a card of the ship is about to be taken by an enemy
	OnFree                         // a Disabled token is about to be removed from a card of the ship
	OnRepair                       // hull or shields of the ship are about to be repaired
	OnLocked                       // the ship has acquired a Target Lock
	Announced                      // the ship is about to perform an action of its Action Bar
	OnCardUsed                     // the ship has used the text of one of its cards, its Action or another line
	NumWindows
)

// Windows is a set of windows, a bit each.
type Windows [2]uint64

// Has tells whether a window is in the set.
func (w Windows) Has(x Window) bool { return w[x>>6]>>(x&63)&1 != 0 }

// Any tells whether the sets share a window.
func (w Windows) Any(of Windows) bool { return w[0]&of[0]|w[1]&of[1] != 0 }

// And is the set of the windows in both sets.
func (w Windows) And(of Windows) Windows { return Windows{w[0] & of[0], w[1] & of[1]} }

// Or is the set of the windows in either set.
func (w Windows) Or(of Windows) Windows { return Windows{w[0] | of[0], w[1] | of[1]} }

// Without is the set of the windows that are not in the other set.
func (w Windows) Without(of Windows) Windows { return Windows{w[0] &^ of[0], w[1] &^ of[1]} }

// First is the first window of the set in the order of a round, NumWindows or more if there is none.
func (w Windows) First() Window {
	if w[0] != 0 {
		return Window(bits.TrailingZeros64(w[0]))
	}
	return Window(64 + bits.TrailingZeros64(w[1]))
}

// At is the set of the given windows.
func At(list ...Window) (w Windows) {
	for _, x := range list {
		w[x>>6] |= 1 << (x & 63)
	}
	return w
}

// The moments from one to another.
func between(first, last Window) (w Windows) {
	for x := first; x <= last; x++ {
		w = w.Or(At(x))
	}
	return w
}

// AttackWindows are the moments of an attack, from the target declared to its end.
var AttackWindows = between(Declare, AfterDefense)

// OfAttacker and OfDefender are the moments of an attack at which a card of the one or the other
// ship speaks.
var (
	OfAttacker = At(AttackInstead, Declare, CountAttack, RolledAttack, ModifyAttack, CountDefenseFoe,
		ModifyDefenseFoe, Hitting, DealDamage, Damaged, AfterAttack, OnSpendLock)
	OfDefender = AttackWindows.Without(OfAttacker)
)

// String names the moment as card files and position files write it: "modifying attack dice".
func (x Window) String() string { return nameOf(windowNames[:], x) }
