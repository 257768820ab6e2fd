package game

import (
	"iter"
	"sync"

	"attackwing/game/card"
)

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

// damageCards are the cards of the damage deck by their number; FaceDown says nothing.
var damageCards = sync.OnceValue(func() *[numDamage]*card.DamageCard {
	var cards [numDamage]*card.DamageCard
	cards[FaceDown] = &card.DamageCard{Name: "face-down damage"}
	deck := card.DamageDeck()
	for i := range deck[:numDamage-1] {
		cards[i+1] = &deck[i]
	}
	return &cards
})

// damageRules are the rules of each card that hold while it lies face up, as bits.
var damageRules = sync.OnceValue(func() *[numDamage]uint16 {
	var set [numDamage]uint16
	for d := DirectHit; d < numDamage; d++ {
		for _, l := range damageCards()[d].Lines {
			set[d] |= 1 << l.Rule
		}
	}
	return &set
})

// DamageIDs are the damage cards, each once (rules 1.9).
func DamageIDs() (all []DamageID) {
	for d := DirectHit; d < numDamage; d++ {
		all = append(all, d)
	}
	return all
}

// String is the card's name.
func (d DamageID) String() string { return damageCards()[d].Name }

// Words is the card's effect in our own words.
func (d DamageID) Words() string {
	if d == FaceDown {
		return "One damage."
	}
	return damageCards()[d].Text()
}

// deckList is the damage deck in order (rules 1.9).
func deckList() (cards [33]DamageID) {
	n := 0
	for d := DirectHit; d < numDamage; d++ {
		for range damageCards()[d].Copies {
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

// linesAt are the lines of a damage card that speak at a moment.
func linesAt(d *card.DamageCard, w card.DamageMoment) iter.Seq2[int, *card.DamageLine] {
	return those[int](d.Lines, func(l *card.DamageLine) bool { return l.At == w })
}

// Has reports whether a face-up copy of a damage card lies under the ship.
func (s *Ship) Has(d DamageID) bool {
	for _, k := range s.crits() {
		if k.ID == d {
			return true
		}
	}
	return false
}

// ruled reports whether a face-up damage card puts the ship under a rule.
func (s *Ship) ruled(r card.DamageRule) bool { return s.ruledBy(r) >= 0 }

// ruledBy is the place of the first face-up damage card with a rule, -1 none.
func (s *Ship) ruledBy(r card.DamageRule) int8 {
	for i := range s.Damage[:s.NDamage] {
		if d := &s.Damage[i]; d.Up && damageRules()[d.ID]&(1<<r) != 0 {
			return int8(i)
		}
	}
	return -1
}

// damaged is by how much the face-up damage cards change a printed number.
func (s *Ship) damaged(stat card.Stat) (n int) {
	for _, d := range s.crits() {
		for _, l := range linesAt(damageCards()[d.ID], card.WhileFaceUp) {
			if l.Does && l.Do.Op == card.StatBy && l.Do.Stat == stat {
				n += int(l.Do.N)
			}
		}
	}
	return n
}
