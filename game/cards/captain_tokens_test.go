package cards_test

import (
	"testing"

	"attackwing/game"
)

// Gul Macet: an Auxiliary Power token buys one attack die.
var _ = test("gul_macet_71513b", func(t *testing.T) {
	tb := duel(t, 2, craft{Cards: []string{"gul_macet_71513b"}}, craft{Skill: 1}, spec{})
	tb.Do("Primary weapon at B", "Gul Macet")
	n, _ := tb.Rolled()
	same(t, "attack dice", n, 5)
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
})

// Somraw Commander: at Range 3 and without an Auxiliary Power token one buys one attack die.
var _ = test("somraw_commander_71448", func(t *testing.T) {
	const id = "somraw_commander_71448"
	tb := duel(t, 3, craft{Cards: []string{id}}, craft{Skill: 1}, spec{})
	tb.Do("Primary weapon at B", "Somraw Commander")
	n, _ := tb.Rolled()
	same(t, "attack dice", n, 5)
	attackBonus(t, "Range 2", id, 2, craft{}, craft{}, 0)
	attackBonus(t, "with the token", id, 3, craft{Laid: laid{Power: 1}}, craft{}, 0)
})

// Locutus: one or two Drone tokens turn off as many shields of an enemy within Range 3.
var _ = test("locutus_71792", func(t *testing.T) {
	a := craft{Cards: []string{"locutus_71792"}}
	tb := acting(t, 3, a, craft{Skill: 10, Shields: 3}, spec{})
	tb.Do("Locutus", "2")
	same(t, "shields", tb.Ship("B").Shields, 1)
	same(t, "Drone Tokens", tb.Ship("A").Drones, 7)
	notOffered(t, "no shields", "Locutus", 3, a, craft{Skill: 10}, spec{})
	notOffered(t, "beyond Range 3", "Locutus", 4, a, craft{Skill: 10, Shields: 3}, spec{})
})

// Soval: an Auxiliary Power token takes a Scan or Battle Stations token from an enemy within Range
// 2.
var _ = test("soval_71446", func(t *testing.T) {
	a := craft{Cards: []string{"soval_71446"}}
	tb := acting(t, 2, a, craft{Skill: 10, Laid: laid{Scan: 1}}, spec{})
	tb.Do("Soval")
	same(t, "Scan Tokens", tb.Ship("B").Scan, 0)
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	notOffered(t, "Range 3", "Soval", 3, a, craft{Skill: 10, Laid: laid{Scan: 1}}, spec{})
	notOffered(t, "no token", "Soval", 2, a, craft{Skill: 10, Laid: laid{Evade: 1}}, spec{})
})

// Chang: the lock is spent to disable the captain of the ship that was locked.
var _ = test("2032", func(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"2032"}, Laid: laid{Lock: 1}}, craft{Skill: 9}, spec{})
	tb.Do("Chang")
	same(t, "lock", tb.Ship("A").Lock, game.NoShip)
	disabled(t, tb, "B", "test")
	notOffered(t, "no lock", "Chang", 2, craft{Cards: []string{"2032"}}, craft{Skill: 9}, spec{})
})
