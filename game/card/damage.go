package card

import "sync"

// DamageCard is a card of the damage deck: what it does while it lies face up under a ship (rules
// 1.9).
type DamageCard struct {
	ID, Name string
	Copies   int8 // in one deck
	Lines    []DamageLine
}

// DamageLine is one line of a damage card. It rolls an attack die first where Roll is given, and
// does nothing when none of those faces comes up; then it does what Do or Rule says, and the card
// may be turned face down.
type DamageLine struct {
	At       DamageMoment
	Roll     Faces      // 0: nothing is rolled
	Do       Effect     // where Rule is none: nothing, damage, a discard, a token, or a change of a printed number
	Does     bool       // Do says something
	Rule     DamageRule // what only a damage card does
	FaceDown bool
}

// DamageMoment is when a line of a damage card speaks.
type DamageMoment uint8

const (
	WhenDealt DamageMoment = iota
	WhileFaceUp
	AtPlanning    // at the start of each Planning Phase
	AtCombat      // at the start of each Combat Phase
	AtNextAttack  // the ship's next attack
	FromNextRound // always, from the round after the one in which it was dealt
	AfterRed      // after each red maneuver
	AtOverlap     // each overlap of a ship or an obstacle
	ByAction      // the ship's action
	numDamageMoment
)

// DamageRule is an effect that only a damage card has.
type DamageRule uint8

const (
	NoDamageRule  DamageRule = iota
	DestroysShip             // the ship is destroyed
	Contained                // this and every other copy is ignored from now on, but the speed is 1 at most
	NoAttackDice             // no attack dice are rolled
	SkillZero                // the captain skill is 0
	TurnsAreRed              // turn maneuvers count as red
	NoBarActions             // no actions of the Action Bar
	NoCaptainText            // the captain's text and Elite Talents cannot be used
	numDamageRule
)

// String is the rule's name in the card file.
func (r DamageRule) String() string { return nameOf(damageRuleNames[:], r) }

// DamageDeck are the cards of the damage deck in the order of the file. They are the program's own
// and the same in every battle; nobody may change them.
func DamageDeck() []DamageCard { return damageDeck() }

var damageDeck = sync.OnceValue(func() []DamageCard {
	deck, err := loadDamage()
	if err != nil {
		panic(err) // the program's own file, read by a test
	}
	return deck
})
