package game

import (
	"strings"

	"fmt"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// results counts results of dice: "1 Hit", "2 Critical Hits", "2 Battle Stations".
func results(n int8, f dice.Face) string {
	if f == dice.BattleStations || f == dice.Blank {
		return fmt.Sprintf("%d %s", n, f.Words())
	}
	return card.Counted(n, f.Words())
}

// Say tells a bonus when it is gained: who has it, what it is, for how long, and by which card.
func (e BonusGained) Say(u *Setup) string {
	b := &e.Bonus
	of := b.effect(u)
	if k := &effects[of.Op]; k.gained != nil {
		if w := k.gained(b, u, of); w != "" {
			long := ""
			switch {
			case of.Rest && !of.Ends:
				long = " for the rest of the battle"
			case of.NextRound:
				long = " until the next round ends"
			}
			if long != "" {
				w = strings.TrimSuffix(w, " this round") + long
			}
			return w + " (" + u.line(b.Line).title + ")."
		}
	}
	return ""
}

// rolls says how many dice more or fewer the ship rolls.
func (b *Bonus) rolls(u *Setup, e *card.Effect) string {
	more := "no defense dice"
	if !e.None {
		more = card.More(b.N, b.die(u, e)+" die")
	}
	if e.Fixed {
		more = fmt.Sprintf("%d %s dice instead of the normal ones", b.N, b.die(u, e))
	}
	return u.Name(b.Ship) + " rolls " + more + b.holds(u, e)
}

// die is the kind of the dice that a bonus is on.
func (b *Bonus) die(u *Setup, e *card.Effect) string {
	if ofDefense(e.Op) || !isDice(e.Op) && windowOf(e, u.line(b.Line)) == card.ModifyDefense {
		return "defense"
	}
	return "attack"
}

// holds returns the words for the duration of a bonus on dice and for the attacks it counts in,
// with a space before them.
func (b *Bonus) holds(u *Setup, e *card.Effect) string {
	out := " this round"
	switch {
	case b.Now || e.Lasts == card.Now:
		out = " in this attack"
	case e.AnyDice:
		out = " once this round"
	case e.Lasts == card.EachRound:
		out = " in each " + b.die(u, e) + out
	case e.Lasts == card.OnceRound:
		out = " in one " + b.die(u, e) + out
	case e.Lasts == card.NextAttack:
		out = " in the next attack" + out
	}
	if b.Vs != NoShip {
		out = " against " + u.Name(b.Vs) + out
	}
	if e.PrimaryOnly {
		out = " with its primary weapon" + out
	}
	return out
}
