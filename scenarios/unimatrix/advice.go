package unimatrix

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// worth returns the worth of a Rebel token: it re-rolls one bad die and is 2 Fleet Points when it
// stays.
func worth(v *game.View, at game.Ask, _ game.ShipID, _ game.Special) int {
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
