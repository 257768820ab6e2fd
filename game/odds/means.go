package odds

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// MostMeans is the most means of a side in one attack.
const MostMeans = 8

// All stands for any number of dice.
const All = MostDice

// Does is the effect of a means on the own dice.
type Does uint8

// What means do.
const (
	Rerolls Does = iota // dice are rolled again; each die once, whatever rolls it (rules 7.4)
	Turns               // results are turned into another
	Adds                // results are added that no die shows
)

// Means is something a side may spend once on its own dice: a token, or the text of a card.
type Means struct {
	Does  Does
	Most  int8       // dice, or results added; All any number
	Whole bool       // all dice that it may work on, or none
	From  card.Faces // the faces it works on, 0 any
	Into  dice.Face
}

// The tokens of the rulebook as means. A Target Lock re-rolls any number of attack dice (rules
// 6.2), a re-roll token one die, Battle Stations turns all its results, an Evade token is one Evade
// (rules 7.1).
var (
	Lock     = Means{Does: Rerolls, Most: All}
	OneDie   = Means{Does: Rerolls, Most: 1}
	Stations = Means{Does: Turns, Most: All, Whole: true, From: card.FacesOf(dice.BattleStations), Into: dice.Hit}
	Guard    = Means{Does: Turns, Most: All, Whole: true, From: card.FacesOf(dice.BattleStations), Into: dice.Evade}
	Evade    = Means{Does: Adds, Most: 1, Into: dice.Evade}
)

// Counts are numbers of dice, by face.
type Counts [dice.NumFaces]int8

// sum returns the number of dice counted.
func (c *Counts) sum() (n int) {
	for _, k := range c {
		n += int(k)
	}
	return n
}

// Dice are dice that lie, and results without dice.
type Dice struct {
	Free, Still Counts // those that may be rolled again by their owner, and those that may not any more
	Special     Special
}

// Special is the special die of a side, which lies or is rolled in place of one of its dice. Kind
// says which die it is; none is there where that is dice.Attack or dice.Defense.
type Special struct {
	Kind dice.Kind
	Lies bool // else it is still to be rolled
	Free bool
	Face dice.Face
}

// is reports whether there is one.
func (s *Special) is() bool { return s.Kind != dice.Attack && s.Kind != dice.Defense }

// Side is a side of an attack before it spends anything more.
type Side struct {
	Roll  int // dice that are still to be rolled, the special one among them
	Dice  Dice
	Means [MostMeans]Means
	N     int // of Means
}

// Spend gives a side one means more; what is beyond MostMeans is left out.
func (s *Side) Spend(m Means) {
	if s.N < MostMeans {
		s.Means[s.N] = m
		s.N++
	}
}

// Only keeps the means whose bit is set.
func (s *Side) Only(set uint) {
	n := 0
	for i := range s.N {
		if set&(1<<uint(i)) != 0 {
			s.Means[n] = s.Means[i]
			n++
		}
	}
	s.N = n
}

// Bout is an attack, or what is still to come of one, in which both sides choose what they spend:
// the attacker before the defense dice are rolled, the defender when he sees all (rules 7.1). Both
// count points of damage: the attacker wants many, the defender few. What changes nothing is not
// spent.
type Bout struct {
	Attack, Defense Side
	Shields, Hull   int     // active shields and hull left; Hull 0: not asked, and no damage is too much
	Crit            float64 // what a damage card dealt face up counts beside its point
}

// faceUp returns the number of damage cards dealt face up: shields take Hits before Critical Hits
// (rules 7.5).
func faceUp(hits, crits, shields int) int { return max(0, crits-max(0, shields-hits)) }
