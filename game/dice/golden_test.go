package dice_test

import "attackwing/game/dice"

// What seed 42 gives: eight attack dice, eight defense dice, then a deck of ten.
var (
	goldenFaces = []dice.Face{
		dice.BattleStations, dice.Hit, dice.Hit, dice.Hit, dice.Hit, dice.Blank, dice.Hit, dice.Blank,
		dice.Evade, dice.BattleStations, dice.Evade, dice.BattleStations, dice.BattleStations, dice.BattleStations, dice.Blank, dice.Evade,
	}
	goldenDeck = []int{3, 6, 9, 2, 7, 5, 8, 0, 4, 1}
)
