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

// fleetOf is whose fleet a ship is of, Nobody for one of the map.
func (f *Film) fleetOf(id game.ShipID) game.PlayerID {
	switch north := len(f.Setup.Fleets[0].Ships); {
	case id < 0 || int(id) >= f.Setup.FleetShips():
		return game.Nobody
	case int(id) < north:
		return game.One
	}
	return game.Two
}

// Luck are both players' dice up to the n-th answer. Dice that a card sets are none; re-rolls by card text are not counted.
func (f *Film) Luck(n int) (out [2]Luck) {
	var on game.AttackDeclared
	commands := map[game.ShipID]game.PlayerID{} // of the map's ships
	owner := func(id game.ShipID) game.PlayerID {
		if p, ok := commands[id]; ok {
			return p
		}
		return f.fleetOf(id)
	}
	attack := func(p game.PlayerID, faces []dice.Face) {
		if p == game.Nobody {
			return
		}
		for _, x := range faces {
			out[p].Attack++
			if x == dice.Hit || x == dice.Crit || x == dice.DoubleHit {
				out[p].Hits++
			}
		}
	}
	for i := range f.Moments[:min(n+1, len(f.Moments))] {
		for _, e := range f.Moments[i].Events {
			switch e := e.(type) {
			case game.CommandChanged:
				commands[e.Ship] = e.Player
			case game.AttackDeclared:
				on = e
			case game.AttackRolled:
				attack(owner(on.Attacker), e.Faces[e.Set:e.N])
			case game.DiceRerolled:
				var again []dice.Face
				for k := range e.Faces {
					if e.Which&(1<<uint(k)) != 0 {
						again = append(again, e.Faces[k])
					}
				}
				attack(owner(e.By), again)
			case game.DefenseRolled:
				p := owner(on.Target)
				if p == game.Nobody {
					continue
				}
				for _, x := range e.Faces[e.Set:e.N] {
					out[p].Defense++
					if x == dice.Evade {
						out[p].Evades++
					}
				}
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
