package odds_test

import (
	"math"
	"slices"
	"testing"

	"attackwing/assets"
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

// What the weapon's own text does to its dice is counted before it is fired: of five dice of Photon
// Torpedoes one Battle Stations result in four is a Critical Hit.
func TestTheWeaponsOwnTextIsCounted(t *testing.T) {
	cat, err := assets.Cards()
	expect.OK(t, err)
	torpedoes := *cat.Upgrade("3024")
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{
		{X: 18, Y: 25, Skill: 6, Weapons: []card.Upgrade{torpedoes}, Laid: gametest.Laid{Lock: 1}},
		{Two: true, X: 18, Y: 25 - 1.5748 - 6}}})
	s := tb.Game.State()
	var judge odds.Judge
	for _, c := range []struct {
		weapon int8
		more   float64 // of n dice without a Target Lock
	}{{game.NoWeapon, 0}, {0, 1 - math.Pow(0.75, float64(torpedoes.Weapon.Dice))}} {
		shot, no := s.Shot(tb.Set, 0, c.weapon, 1)
		expect.Must(t, no.Code == game.Yes, "no shot: %v", no)
		b := odds.Coming(s, tb.Set, &game.Attack{Attacker: 0, Target: 1, Weapon: c.weapon}, &shot)
		b.Defense, b.Hull, b.Shields = odds.Side{}, 0, 0
		lock := slices.Index(b.Attack.Means[:b.Attack.N], odds.Lock)
		if lock >= 0 {
			b.Attack.Only(^(1 << lock))
		}
		got, err := judge.Of(&b)
		expect.OK(t, err)
		want := float64(b.Attack.Roll)/2 + c.more
		expect.True(t, math.Abs(got.Expected-want) < 1e-6,
			"weapon %d: %.4f damage, want %.4f", c.weapon, got.Expected, want)
	}
}
