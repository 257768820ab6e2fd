package odds_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/odds"
)

// The best attack is with the weapon that does most among those that are ready and reach; none by
// who may not attack.
func TestBest(t *testing.T) {
	torpedo := card.Upgrade{Printed: card.Printed{ID: "t", Name: "Torpedoes", SP: 5}, Weapon: card.WeaponFacts{Dice: 6, RangeMin: 2, RangeMax: 3, SpendLock: true, Disable: true}}
	for _, c := range []struct {
		name   string
		gap    float64 // inches
		laid   gametest.Laid
		change func(*game.Ship)
		weapon int8
		dice   int
		none   bool
	}{
		{name: "no lock: the primary weapon", gap: 6, weapon: game.NoWeapon, dice: 4},
		{name: "a lock: the torpedoes", gap: 6, laid: gametest.Laid{Lock: 1}, weapon: 0, dice: 6},
		{name: "too near for them", gap: 3, laid: gametest.Laid{Lock: 1}, weapon: game.NoWeapon, dice: 5},
		{name: "they are disabled", gap: 6, laid: gametest.Laid{Lock: 1}, change: func(s *game.Ship) { s.Upgrades[0].Disabled = true }, weapon: game.NoWeapon, dice: 4},
		{name: "beyond every range", gap: 13, none: true},
		{name: "has attacked", gap: 6, change: func(s *game.Ship) { s.Attacked = true }, none: true},
		{name: "gave the attack up", gap: 6, change: func(s *game.Ship) { s.NoAttack = true }, none: true},
		{name: "lies on an obstacle", gap: 6, change: func(s *game.Ship) { s.Over = true }, none: true},
	} {
		tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{
			{X: 18, Y: 25, Skill: 6, Weapons: []card.Upgrade{torpedo}, Laid: c.laid},
			{Two: true, X: 18, Y: 25 - 1.5748 - c.gap}}})
		s := *tb.Game.State()
		if c.change != nil {
			c.change(&s.Ships[0])
		}
		x, ok := odds.Best(&s, tb.Set, 0, 1)
		if ok == c.none {
			t.Errorf("%s: %+v, %v", c.name, x, ok)
			continue
		}
		expect.True(t, !ok || (x.Weapon == c.weapon && x.Attack == c.dice),
			"%s: weapon %d with %d dice, want %d with %d", c.name, x.Weapon, x.Attack, c.weapon, c.dice)
	}
}
