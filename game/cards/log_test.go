package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
)

// One thing is one thing, two are two.
func TestTheLogCounts(t *testing.T) {
	u := duel(t, 3, craft{Cards: []string{"rom_72013"}}, craft{}, spec{}).Set
	for _, c := range []struct {
		e    game.Event
		want string
	}{
		{game.ShieldRepaired{N: 2}, "A repairs 2 shields."},
		{game.DronesChanged{N: -1}, "A spends 1 Drone Token."},
		{game.DronesChanged{N: 2}, "A gains 2 Drone Tokens."},
		{game.ShieldsRaised{N: 1}, "A raises 1 shield."},
		{game.TimePlaced{N: 1}, "1 Time Token on Rom."},
		{game.WeaponUsed{Time: 1}, "1 Time Token on Rom."},
		{game.DiceChanged{Which: 1, Reroll: true}, "A re-rolls 1 attack die: blank."},
		{game.DiceChanged{Which: 3, Defense: true}, "A changes 2 defense dice: blank, blank."},
		{game.ResultsAdded{Line: 1, Face: dice.Hit, N: 2}, "Rom adds 2 Hits."},
		{game.ResultsCancelled{Line: 1, Hits: 2, Crits: 1}, "Rom cancels 2 Hits and 1 Critical Hit."},
		{game.ResultsCancelled{Line: 1, ToHits: 1}, "Rom turns 1 Critical Hit into a Hit."},
	} {
		expect.Same(t, c.e.Say(u), c.want, "%T says", c.e)
	}
}
