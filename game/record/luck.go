package record

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// Luck is what a player's dice showed against what they show in the long run.
type Luck struct {
	Attack, Hits    int // attack dice rolled, re-rolls too; hits and critical hits among them
	Defense, Evades int
	Dealt           int     // damage that got through in attacks
	Expected        float64 // what gets through on average in the same attacks (Shot)
}

// ExpectedHits is how many hits so many attack dice show in the long run: 4 of 8 sides (rules 1.7).
func (l Luck) ExpectedHits() float64 { return float64(l.Attack) * 4 / 8 }

// ExpectedEvades is the same of defense dice: 3 of 8 sides.
func (l Luck) ExpectedEvades() float64 { return float64(l.Defense) * 3 / 8 }

// Luck are both players' dice up to the n-th answer. Dice that a card sets are none; re-rolls by card text are not counted.
func (f *Film) Luck(n int) (out [2]Luck) {
	for _, r := range f.rolls {
		if r.at > n || r.by == game.Nobody {
			continue
		}
		l := &out[r.by]
		for _, x := range r.faces {
			switch {
			case r.defense:
				l.Defense++
				l.Evades += count(x == dice.Evade)
			default:
				l.Attack++
				l.Hits += count(x == dice.Hit || x == dice.Crit || x == dice.DoubleHit)
			}
		}
	}
	for _, s := range f.Shots {
		if s.At <= n {
			out[s.By].Dealt += s.Dealt
			out[s.By].Expected += s.Expected
		}
	}
	return out
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// roll are dice of an attack that a player has rolled, or rolled again.
type roll struct {
	at      int // after so many answers
	by      game.PlayerID
	defense bool
	faces   []dice.Face
}
