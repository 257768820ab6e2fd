package game

import (
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// counted is a number of things in words: "1 shield", "2 shields", "1 attack die", "2 attack dice".
func counted(n int8, thing string) string {
	switch {
	case n == 1:
		return "1 " + thing
	case strings.HasSuffix(thing, "die"):
		return fmt.Sprintf("%d %sdice", n, strings.TrimSuffix(thing, "die"))
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// results counts results of dice: "1 Hit", "2 Critical Hits", "2 Battle Stations".
func results(n int8, f dice.Face) string {
	if f == dice.BattleStations || f == dice.Blank {
		return fmt.Sprintf("%d %s", n, f.Words())
	}
	return counted(n, f.Words())
}

// Say tells a bonus when it is gained: who has it, what it is, for how long, and by which card.
func (e BonusGained) Say(u *Setup) string {
	w := e.Bonus.gained(u)
	if w == "" {
		return ""
	}
	return w + " (" + u.line(e.Bonus.Line).title + ")."
}

func (b *Bonus) gained(u *Setup) string {
	e, who := b.effect(u), u.Name(b.Ship)
	dice := func(die string) string {
		n, word := b.N, " more "
		if n < 0 {
			n, word = -n, " fewer "
		}
		return who + " rolls " + strings.Replace(counted(n, die), " ", word, 1)
	}
	switch e.Op {
	case card.AttackDice, card.FoeAttackDice:
		return dice("attack die") + b.holds(u, e, true)
	case card.DefenseDice, card.FoeDefenseDice:
		if e.None {
			return who + " rolls no defense dice" + b.holds(u, e, false)
		}
		return dice("defense die") + b.holds(u, e, false)
	case card.ScanCounts:
		return "A Scan token of " + who + " takes " + counted(b.N, "defense die") + " in this attack"
	case card.SkillBy:
		switch {
		case e.Set:
			return fmt.Sprintf("The captain skill of %s is %d this round", who, b.N)
		case b.N < 0:
			return fmt.Sprintf("The captain skill of %s falls by %d this round", who, -b.N)
		}
		return fmt.Sprintf("The captain skill of %s rises by %d this round", who, b.N)
	case card.AttacksFirst:
		return who + " attacks before all others this round"
	case card.StatBy:
		return fmt.Sprintf("%s has %d more %s this round", who, b.N, [...]string{"attack", "agility", "hull", "shields"}[e.Stat])
	case card.Reroll:
		return who + " may re-roll dice" + b.holds(u, e, windowOf(e, u.line(b.Line)) == card.ModifyAttack)
	case card.Convert:
		return who + " may turn results into " + results(2, e.Into)[2:] + b.holds(u, e, windowOf(e, u.line(b.Line)) == card.ModifyAttack)
	case card.ExtraAttack:
		return who + " may attack once more this round"
	case card.NoAttack:
		if b.Vs != NoShip {
			return who + " and " + u.Name(b.Vs) + " do not attack each other this round"
		}
		return who + " makes no attack this round"
	case card.Later:
		if e.When != card.CombatEnd {
			return who + " waits for its chance this round"
		}
	case card.NamedEffect:
		switch u.line(b.Line).Named {
		case card.StrikeSkill:
			return who + " may attack with this weapon at captain skill 10 this round"
		case card.CoveringFire:
			return "Attacks with primary weapons on " + who + " roll 1 more attack die this round"
		}
	}
	return ""
}

// holds is how long a bonus on dice holds, and in which attacks.
func (b *Bonus) holds(u *Setup, e *card.Effect, attack bool) string {
	out := " this round"
	switch {
	case b.Now || e.Lasts == card.Now:
		out = " in this attack"
	case e.AnyDice:
		out = " once this round"
	case e.Lasts == card.EachRound && attack:
		out = " in each attack this round"
	case e.Lasts == card.EachRound:
		out = " in each defense this round"
	case e.Lasts == card.OnceRound && attack:
		out = " in one attack this round"
	case e.Lasts == card.OnceRound:
		out = " in one defense this round"
	case e.Lasts == card.NextAttack:
		out = " in the next attack this round"
	}
	if b.Vs != NoShip {
		out = " against " + u.Name(b.Vs) + out
	}
	if e.PrimaryOnly {
		out = " with its primary weapon" + out
	}
	return out
}
