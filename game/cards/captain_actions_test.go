package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
)

// Gul Dukat: once a round a free Evade or Battle Stations.
var _ = test("2039", func(t *testing.T) {
	freeOffBar(t, "2039", "Gul Dukat", []string{"Evade", "Battle Stations"}, "Scan")
})

// Kor: as many attack dice as he has crew that are not disabled are re-rolled.
var _ = test("kor_71804", func(t *testing.T) {
	for _, c := range []struct {
		cards []string
		off   []int8
		want  int8
	}{{[]string{"kor_71804", silent, silent}, nil, 2}, {[]string{"kor_71804", silent, silent}, []int8{0}, 1}, {[]string{"kor_71804"}, nil, 0}} {
		tb := duel(t, 2, craft{Cards: c.cards, Laid: laid{Disabled: c.off, Stations: 1}}, craft{Skill: 1}, spec{Dice: []dice.Face{blank, blank, bs, hit}})
		tb.Do("Primary weapon at B")
		offered(t, tb, "Kor", c.want > 0)
		if c.want > 0 {
			tb.Do("Kor")
			same(t, "dice at most", tb.Prompt().Max, c.want)
		}
	}
})

// Gorkon: of three defense dice each Evade places an Evade token; not after a free Evade.
var _ = test("gorkon_cap_71532", func(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"gorkon_cap_71532"}}, craft{Skill: 9}, spec{Dice: []dice.Face{evade, blank, evade}})
	tb.Do("Gorkon")
	same(t, "Evade Tokens", tb.Ship("A").Evade, 2)
})

// Kurn: an Auxiliary Power token buys one more attack die this round.
var _ = test("2038", func(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"2038"}}, craft{Skill: 1}, spec{})
	tb.Do("Kurn")
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	tb.Pass(game.ChooseTarget, "A")
	attackWith(t, tb, "Kurn", "Primary weapon at B", 5)
})

// Miles O'Brien: as an action one point of hull or shields is repaired.
var _ = test("miles_o_brien_71529", func(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"miles_o_brien_71529"}, Laid: laid{Hull: 3}}, craft{Skill: 9}, spec{})
	tb.Do("Miles O'Brien")
	same(t, "damage", tb.Ship("A").NDamage, 0)
	notOffered(t, "whole", "Miles O'Brien", 2, craft{Cards: []string{"miles_o_brien_71529"}}, craft{Skill: 9}, spec{})
})

// Gelnon: two dice damage an enemy ahead at Range 1; a Battle Stations among them places one such
// token.
var _ = test("gelnon_71279", func(t *testing.T) {
	tb := acting(t, 1, craft{Cards: []string{"gelnon_71279"}}, craft{Skill: 9}, spec{Dice: []dice.Face{hit, bs}})
	tb.Do("Gelnon")
	same(t, "damage", tb.Ship("B").NDamage, 1)
	same(t, "Battle Stations Tokens", tb.Ship("A").Stations, 1)
	notOffered(t, "Range 2", "Gelnon", 2, craft{Cards: []string{"gelnon_71279"}}, craft{Skill: 9}, spec{})
})
