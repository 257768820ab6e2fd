package card

import (
	"fmt"
	"strings"
)

// Text tells the effect of the damage card in our own words: one sentence for each line.
func (d *DamageCard) Text() string { return strings.Join(wordsOf(d.Lines, (*DamageLine).words), " ") }

func (l *DamageLine) words() string {
	open := [numDamageMoment]string{
		WhenDealt:     "at once ",
		AtPlanning:    "each Planning Phase ",
		AtCombat:      "at the start of each Combat Phase ",
		AtNextAttack:  "the next attack ",
		FromNextRound: "from the next round on ",
		AfterRed:      "after each red maneuver ",
		AtOverlap:     "each overlap of a ship or obstacle ",
		ByAction:      "action: ",
	}[l.At]
	what, down := l.effect(), ifSo(l.FaceDown, "; then turn it face down")
	die := "a " + l.Roll.words(1) + " "
	switch turns := !l.Does && l.Rule == NoDamageRule; {
	case turns && l.Roll == 0:
		what, down = "turn it face down", ""
	case turns:
		what, down = "roll 1 attack die, "+die+"turns it face down", ""
	case l.Roll != 0:
		what = "roll 1 attack die: " + die + what
	}
	if l.At == WhenDealt && l.Roll == 0 && l.Do.Op == Damage && l.Do.Where == HullOnly {
		open = "" // the damage beyond the one that the card is itself
	}
	return capital(open+what) + down + "."
}

// effect tells the line as the end of a sentence whose subject is the moment, or a die.
func (l *DamageLine) effect() string {
	if !l.Does {
		return [numDamageRule]string{
			DestroysShip:  "destroys the ship",
			Contained:     "ignore it from now on, but fly at speed 1 at most",
			NoAttackDice:  "rolls no attack dice",
			SkillZero:     "the Captain Skill is 0",
			TurnsAreRed:   "every turn maneuver counts as red",
			NoBarActions:  "no actions of the Action Bar",
			NoCaptainText: "the captain's text and Elite Talents cannot be used",
		}[l.Rule]
	}
	e := &l.Do
	switch e.Op {
	case Damage:
		if e.Where == HullOnly {
			return "counts as " + spelled(e.N+1) + " damage"
		}
		return fmt.Sprintf("is %d damage", e.N)
	case DiscardCard:
		return "discard " + Counted(e.N, "Weapon upgrade") + " of the owner's choice"
	case PlaceToken:
		return Counted(e.N, "Auxiliary Power Token")
	}
	return whether(e.Stat == AgilityStat, "agility ", "primary weapon ") + fmt.Sprint(e.N)
}

func spelled(n int8) string {
	if n < 0 || n > 4 {
		return fmt.Sprint(n)
	}
	return [...]string{"no", "one", "two", "three", "four"}[n]
}
