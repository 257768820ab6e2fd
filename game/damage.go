package game

// DamageID is a card of the damage deck; FaceDown stands for one whose face nobody may see.
type DamageID uint8

// The fifteen damage cards (rules 1.9).
const (
	FaceDown DamageID = iota
	DirectHit
	WarpCoreBreach
	StunnedHelmsman
	ConsoleFire
	CommunicationsFailure
	EngineRoomFire
	DamagedSensorArray
	InjuredCaptain
	MinorExplosion
	MinorHullBreach
	MunitionsFailure
	StructuralDamage
	JostledNavigator
	PowerDisruption
	WeaponsMalfunction
	numDamage
)

// DamageCard is a damage card under a ship.
type DamageCard struct {
	ID    DamageID
	Up    bool
	Round int16 // the round in which it was dealt
}

var damageNames = [numDamage]string{"face-down damage", "Direct Hit!", "Warp Core Breach", "Stunned Helmsman", "Console Fire",
	"Communications Failure", "Engine Room Fire", "Damaged Sensor Array", "Injured Captain", "Minor Explosion", "Minor Hull Breach",
	"Munitions Failure", "Structural Damage", "Jostled Navigator", "Power Disruption", "Weapons Malfunction"}

var damageWords = [numDamage]string{
	"One damage.",
	"Counts as two damage; then it lies face down.",
	"Each Planning Phase roll 1 attack die: a Critical Hit destroys the ship. Action: ignore it from now on, but fly at speed 1 at most.",
	"The next attack rolls no attack dice; then it lies face down.",
	"At the start of each Combat Phase roll 1 attack die: a Hit is 1 damage. Action: turn it face down.",
	"From the next round on the Captain Skill is 0.",
	"Every turn maneuver counts as red.",
	"No actions of the Action Bar. Action: roll 1 attack die, a Hit turns it face down.",
	"The captain's text and Elite Talents cannot be used.",
	"At once roll 1 attack die: a Hit is 1 damage; then it lies face down.",
	"After each red maneuver roll 1 attack die: a Hit is 1 damage.",
	"At once discard 1 Weapon upgrade of the owner's choice; then it lies face down.",
	"Agility -1. Action: roll 1 attack die, a Hit turns it face down.",
	"Each overlap of a ship or obstacle is 1 damage.",
	"At once 1 Auxiliary Power token; then it lies face down.",
	"Primary weapon -1. Action: roll 1 attack die, a Hit or Critical Hit turns it face down.",
}

func (d DamageID) String() string { return damageNames[d] }

// Words is the card's effect in our own words.
func (d DamageID) Words() string { return damageWords[d] }

// deckList is the damage deck in order: 4 Direct Hit!, 3 Warp Core Breach, 2 of each other (rules 1.9).
func deckList() (cards [33]DamageID) {
	n := 0
	for d := DirectHit; d < numDamage; d++ {
		copies := 2
		switch d {
		case DirectHit:
			copies = 4
		case WarpCoreBreach:
			copies = 3
		}
		for range copies {
			cards[n] = d
			n++
		}
	}
	return cards
}

// DamageSet is a set of damage cards.
func DamageSet(list ...DamageID) (set uint32) {
	for _, d := range list {
		set |= 1 << d
	}
	return set
}

// count is how many face-up copies of a damage card lie under the ship.
func (s *Ship) count(d DamageID) int8 {
	n := int8(0)
	for i := range s.Damage[:s.NDamage] {
		if s.Damage[i].Up && s.Damage[i].ID == d {
			n++
		}
	}
	return n
}

// Has tells whether a face-up copy lies under the ship.
func (s *Ship) Has(d DamageID) bool { return s.count(d) > 0 }

// Points is the damage the ship has taken: the cards under it (rules 7.5).
func (s *Ship) Points() int8 { return s.NDamage }
