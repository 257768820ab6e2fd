package unimatrix

import (
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Worth is what a Rebel token is worth: it re-rolls one bad die and is 2 Fleet Points when it stays.
func (Scenario) Worth(v *game.View, at game.Ask, _ game.ShipID, _ game.Special) int {
	a := &v.Attack
	if at == game.ModifyDefenseDice {
		if h, c := a.Uncancelled(); h+c == 0 {
			return -1
		}
		if a.CountDefense(dice.Blank) > 0 {
			return 250
		}
		return -1
	}
	if a.Count(dice.Blank) > 0 {
		return 250
	}
	return -1
}

// Stand is nothing: the sheet speaks of no place.
func (Scenario) Stand(*game.View, game.ShipID, *physics.Square, bool) int { return 0 }

// Answer is nothing: the sheet asks nothing.
func (Scenario) Answer(*game.View, *game.Prompt) (game.Answer, bool) { return game.Answer{}, false }
