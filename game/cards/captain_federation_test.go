package cards_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Jean-Luc Picard: once a round a free Evade, Target Lock, Scan or Battle Stations, on the bar or
// not.
var _ = test("2001", func(t *testing.T) {
	freeOffBar(t, "2001", "Jean-Luc Picard", []string{"Evade", "Target Lock on B", "Battle Stations", "Scan"}, "Regenerate")
})

// Mr. Spock: once a round a free Target Lock or Scan.
var _ = test("mr_spock_71523", func(t *testing.T) {
	freeOffBar(t, "mr_spock_71523", "Mr. Spock", []string{"Target Lock on B", "Scan"}, "Evade")
})

// Donald Varley: once a round a free Scan.
var _ = test("donald_varley_72336", func(t *testing.T) {
	freeOffBar(t, "donald_varley_72336", "Donald Varley", []string{"Scan"}, "Evade")
})

// James T. Kirk: his Federation talents lie face down, and until one is first used no card touches
// it.
var _ = test("2011", func(t *testing.T) {
	queen := craft{Cards: []string{"borg_queen_71513a"}, Base: 0}
	for _, captain := range []string{"2011", "2001"} {
		b := craft{Cards: []string{captain, "3071", silent}}
		queen.Skill = 0
		tb := acting(t, 1, queen, b, spec{})
		tb.Do("Borg Queen")
		disabled(t, tb, "B", silent)
		if captain == "2011" {
			ready(t, tb, "B", "3071")
		} else {
			disabled(t, tb, "B", "3071")
		}
	}
})

// Benjamin Sisko: once a round one die of an attack or a defense is re-rolled.
var _ = test("2029", func(t *testing.T) {
	rerolls(t, "2029", []dice.Face{hit, blank, blank, bs}, []dice.Face{crit}, []dice.Face{hit, crit, blank, bs}, "Benjamin Sisko", "Die 2")
	tb := rerollsDefense(t, "2029", craft{}, []dice.Face{blank, blank, evade}, []dice.Face{evade}, []dice.Face{evade, evade, blank}, "Benjamin Sisko", "Die 1")
	tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
	if tb.Asked(game.ModifyAttackDice, "B") {
		offered(t, tb, "Benjamin Sisko", false)
	}
})

// Kathryn Janeway: after an Evade, Scan or Battle Stations action, an Auxiliary Power token buys a
// second such token.
var _ = test("kathryn_janeway_71280", func(t *testing.T) {
	a := craft{Cards: []string{"kathryn_janeway_71280"}}
	tb := acting(t, 1, a, craft{Skill: 9}, spec{})
	tb.Do("Scan", "Kathryn Janeway")
	same(t, "Scan Tokens", tb.Ship("A").Scan, 2)
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	tb = acting(t, 1, a, craft{Skill: 9}, spec{})
	tb.Do("Target Lock on B")
	if tb.Asked(game.UseCards, "A") {
		offered(t, tb, "Kathryn Janeway", false)
	}
	same(t, "Auxiliary Power Tokens after a lock", tb.Ship("A").Power, 0)
})

// William T. Riker: after an attack on his ship at Range 1 this round two dice damage the attacker,
// even from a wreck.
var _ = test("2002", func(t *testing.T) {
	for _, c := range []struct {
		band   int
		dice   []dice.Face
		damage int8
		dead   bool
	}{
		{1, []dice.Face{blank, blank, blank, blank, blank, evade, hit, blank}, 1, false},
		{1, []dice.Face{hit, hit, hit, hit, hit, blank, hit, hit}, 2, true},
		{2, []dice.Face{blank, blank, blank, blank, evade, hit, hit}, 0, false},
	} {
		tb := acting(t, c.band, craft{Cards: []string{"2002"}}, craft{Skill: 9}, spec{Dice: c.dice})
		tb.Do("William T. Riker").Pass(game.ChooseTarget, "B").Do("Primary weapon at A")
		same(t, "damage of the attacker", tb.Ship("B").NDamage, c.damage)
		same(t, "destroyed", tb.Ship("A").Destroyed, c.dead)
	}
})

// Hikaru Sulu: as an action a crew is disabled to shake off one enemy lock.
var _ = test("2046", func(t *testing.T) {
	a := craft{Cards: []string{"2046", silent}}
	locks := craft{Skill: 9, Laid: laid{Lock: 99}}
	tb := acting(t, 1, a, locks, spec{Crafts: []craft{{Name: "C", Two: true, X: 30, Y: 5, H: 180, Skill: 9, Dial: "full stop", Laid: laid{Lock: 99}}}})
	tb.Do("Hikaru Sulu", "C")
	same(t, "lock of B", tb.Ship("B").Lock, 0)
	same(t, "lock of C", tb.Ship("C").Lock, game.NoShip)
	disabled(t, tb, "A", silent)
	notOffered(t, "no lock", "Hikaru Sulu", 1, a, craft{Skill: 9}, spec{})
	notOffered(t, "no crew", "Hikaru Sulu", 1, craft{Cards: []string{"2046"}}, locks, spec{})
})

// Jonathan Archer: one or two crew are disabled for as many attack dice of the primary weapon and
// as much captain skill.
var _ = test("jonathan_archer_71526", func(t *testing.T) {
	a := craft{Cards: []string{"jonathan_archer_71526", silent, "3028"}}
	tb := acting(t, 2, a, craft{Skill: 6}, spec{})
	tb.Do("Jonathan Archer", "B'Elanna Torres+Leonard McCoy").Pass(game.ChooseTarget, "A")
	same(t, "skill", tb.Ship("A").Skill, 7)
	attackWith(t, tb, "two crew", "Primary weapon at B", 6)
	tb = acting(t, 2, a, craft{Skill: 6}, spec{})
	tb.Do("Jonathan Archer", "Leonard McCoy").Pass(game.ChooseTarget, "A")
	attackWith(t, tb, "one crew", "Primary weapon at B", 5)
	a.Weapons = cannon(3)
	tb = acting(t, 2, a, craft{Skill: 6}, spec{})
	tb.Do("Jonathan Archer", "Leonard McCoy").Pass(game.ChooseTarget, "A")
	attackWith(t, tb, "secondary weapon", "Cannon at B", 3)
	notOffered(t, "no crew", "Jonathan Archer", 2, craft{Cards: a.Cards[:1]}, craft{Skill: 6}, spec{})
})

// Clark Terrell: friends within Range 1 roll one more defense die, his own ship does not.
var _ = test("2010", func(t *testing.T) {
	for _, c := range []struct {
		x    float64
		at   string
		want int
	}{{21, "A", 2}, {25, "A", 1}, {21, "C", 1}} {
		tb := duel(t, 2, craft{}, craft{Skill: 9}, spec{Crafts: []craft{{Name: "C", X: c.x, Y: 25, Cards: []string{"2010"}}}})
		tb.Pass(game.ChooseTarget, "B").Do("Primary weapon at " + c.at)
		_, d := tb.Rolled()
		same(t, "defense dice of "+c.at, d, c.want)
	}
})

// Rudolph Ransom: with an Evade token his ship rolls two more defense dice.
var _ = test("rudolph_ransom_71276", func(t *testing.T) {
	defenseBonus(t, "with Evade", "rudolph_ransom_71276", craft{}, craft{Laid: laid{Evade: 1}}, 2)
	defenseBonus(t, "without", "rudolph_ransom_71276", craft{}, craft{Laid: laid{Scan: 1}}, 0)
})

// William T. Riker (2372): against a ship with more hull one more die, in attack and in defense.
var _ = test("william_t_riker_72017", func(t *testing.T) {
	const id = "william_t_riker_72017"
	attackBonus(t, "more hull", id, 2, craft{}, craft{Hull: 5}, 1)
	attackBonus(t, "as much hull", id, 2, craft{}, craft{}, 0)
	attackBonus(t, "as much hull left", id, 2, craft{}, craft{Hull: 5, Laid: laid{Hull: 4}}, 0)
	defenseBonus(t, "more hull", id, craft{Hull: 5}, craft{}, 1)
	defenseBonus(t, "as much hull", id, craft{}, craft{}, 0)
})

// J. Hayes: one more attack die this round for a point of damage to the own hull at its end.
var _ = test("j_hayes_71526", func(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"j_hayes_71526"}, Shields: 2}, craft{Skill: 1}, spec{})
	tb.Do("J. Hayes").Pass(game.ChooseTarget, "A")
	attackWith(t, tb, "J. Hayes", "Primary weapon at B", 5)
	same(t, "damage before the end of combat", tb.Ship("A").NDamage, 0)
	for tb.Game.State().Phase == game.Combat {
		tb.Do(tb.Offers()[0])
	}
	same(t, "damage", tb.Ship("A").NDamage, 1)
	same(t, "shields", tb.Ship("A").Shields, 2)
})

// Maxwell Forrest: a maneuver of speed 1 that counts as white.
var _ = test("maxwell_forrest_cap_71526", func(t *testing.T) {
	tb := acting(t, 3, craft{Cards: []string{"maxwell_forrest_cap_71526"}, Red: []string{physics.Maneuver{Bearing: physics.BankLeft, Speed: 1}.String()}}, craft{Skill: 9}, spec{})
	tb.Do("Maxwell Forrest")
	same(t, "maneuvers", len(tb.Offers()), 5)
	for i := range tb.Prompt().Options {
		same(t, "speed", tb.Prompt().Options[i].Move.Speed, 1)
	}
	was := tb.Ship("A").Pose
	for i, o := range tb.Prompt().Options {
		if o.Move.Bearing == physics.BankLeft {
			tb.Do(tb.Offers()[i])
			break
		}
	}
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 0)
	if tb.Ship("A").Pose == was {
		t.Error("the ship has not moved")
	}
})

// Edward Jellico: at any time, once a round, a tech or weapon is disabled for an Evade, Scan or
// Battle Stations token.
var _ = test("edward_jellico_72320p", func(t *testing.T) {
	a := craft{Cards: []string{"edward_jellico_72320p"}, Weapons: cannon(0)}
	tb := acting(t, 2, a, craft{Skill: 9}, spec{})
	tb.Do("Edward Jellico", "Scan")
	same(t, "Scan Tokens", tb.Ship("A").Scan, 1)
	disabled(t, tb, "A", "cannon")
	offered(t, tb, "Evade", true) // it has cost no action
	offered(t, tb, "Edward Jellico", false)
	a.Weapons = nil
	notOffered(t, "no card to pay", "Edward Jellico", 2, a, craft{Skill: 9}, spec{})
	tb = duel(t, 2, craft{Skill: 10}, craft{Cards: []string{"edward_jellico_72320p"}, Weapons: cannon(0)}, spec{Dice: []dice.Face{hit, hit, hit, hit, blank}})
	tb.Pass(game.ChooseTarget, "A").Do("Primary weapon at B", "Edward Jellico", "Evade", "Spend Evade")
	same(t, "damage", tb.Ship("B").NDamage, 3)
})
