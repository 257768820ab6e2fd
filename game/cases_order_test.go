package game_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Order and simultaneous attacks. (Most worked cases of the rules are data: game/cards/testdata/rules.)

// Which ship goes now is asked only when at least two could do something different: who has nothing
// to attack does not count, and goes when the others are done.
func TestOrderIsAskedOnlyWhereItMatters(t *testing.T) {
	near := func(name string, x float64) gametest.Craft {
		return gametest.Craft{Name: name, X: x, Y: 20, Agility: -1, Hull: 9}
	}
	foe := gametest.Craft{Two: true, X: 18, Y: 14, H: 180, Skill: 1, Hull: 14}
	for _, k := range []struct {
		name   string
		crafts []gametest.Craft
		asked  []string // the ships offered, none: nobody is asked
		first  string   // who attacks first, or is asked to
	}{
		{"both have a target", []gametest.Craft{near("A1", 16), near("A2", 20)}, []string{"A1", "A2"}, ""},
		{"the first one has none", []gametest.Craft{{Name: "A1", X: 2, Y: 34}, near("A2", 20)}, nil, "A2"},
		{"the second one has none", []gametest.Craft{near("A1", 16), {Name: "A2", X: 2, Y: 34}}, nil, "A1"},
		{"two of three have one", []gametest.Craft{near("A1", 16), {Name: "A2", X: 2, Y: 34}, near("A3", 20)}, []string{"A1", "A3"}, ""},
		{"one lies on an obstacle", []gametest.Craft{near("A1", 16), {Name: "A2", X: 20, Y: 20, Laid: gametest.Laid{OnObstacle: true}}}, nil, "A1"},
		{"none has one", []gametest.Craft{{Name: "A1", X: 2, Y: 34}, {Name: "A2", X: 34, Y: 34}}, nil, "B"},
	} {
		tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: append(k.crafts, foe)})
		p := tb.Prompt()
		switch {
		case k.asked != nil:
			if got := tb.Offers(); p.Ask != game.ChooseShip || !slices.Equal(got, k.asked) {
				t.Errorf("%s: %s %v, want a choice of %v", k.name, p.Heading(tb.Set), got, k.asked)
			}
		case k.first == "B": // it has no target either
			if p.Ask == game.ChooseShip || tb.Game.State().Round == 2 && p.Ask != game.ChooseTarget {
				t.Errorf("%s: %s %v", k.name, p.Heading(tb.Set), tb.Offers())
			}
		default:
			if !tb.Asked(game.ChooseTarget, k.first) {
				t.Errorf("%s: %s %v, want the target of %s", k.name, p.Heading(tb.Set), tb.Offers(), k.first)
			}
		}
	}
}

// In the Activation Phase every ship flies, so the owner is asked; who set no dial and may not act
// does not count.
func TestOrderOfShipsThatDoNotMove(t *testing.T) {
	still := gametest.Craft{Name: "A1", X: 18, Y: 30, Laid: gametest.Laid{Power: 1, Still: true}}
	acts := gametest.Craft{Name: "A1", X: 18, Y: 30, Laid: gametest.Laid{Still: true}}
	moves := gametest.Craft{Name: "A2", X: 8, Y: 30, Dial: "straight 1"}
	foe := gametest.Craft{Two: true, X: 18, Y: 4, H: 180, Skill: 9, Dial: "straight 1"}
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Activation, Crafts: []gametest.Craft{still, moves, foe}})
	if !tb.Asked(game.ChooseAction, "A2") {
		t.Errorf("%s %v, want the action of A2, which has moved", tb.Prompt().Heading(tb.Set), tb.Offers())
	}
	tb = gametest.Lay(t, gametest.Spec{Phase: game.Activation, Crafts: []gametest.Craft{acts, moves, foe}})
	if got := tb.Offers(); tb.Prompt().Ask != game.ChooseShip || !slices.Equal(got, []string{"A1", "A2"}) {
		t.Errorf("%s %v, want a choice: A1 may act", tb.Prompt().Heading(tb.Set), got)
	}
}

// killer lays A and B face to face; A destroys B with its first attack.
func killer(t *testing.T, a, b int, crits ...game.DamageID) *gametest.Table {
	return duel(t, 2, gametest.Craft{Skill: a, Attack: 1, Hull: 5, Agility: -1},
		gametest.Craft{Skill: b, Agility: -1, H: 180, Attack: 3, Hull: 1 + len(crits), Laid: gametest.Laid{Crits: crits}},
		gametest.Spec{Dice: []dice.Face{hit, blank, blank, blank},
			Crafts: []gametest.Craft{{Name: "B2", Two: true, X: 2, Y: 2, Skill: 1}}})
}

func TestCases113And114SimultaneousAttack(t *testing.T) {
	tb := killer(t, 6, 6, game.WeaponsMalfunction)
	tb.Do("Primary")
	expect.Must(t, tb.Asked(game.ChooseTarget, "B") && tb.Ship("B").Doomed, "113: B still fires: %v", tb.Log)
	p, v := tb.Prompt(), tb.Game.View(game.Two)
	_ = p
	shot, _ := v.Shot(tb.Set, tb.Ship("B").ID, game.NoWeapon, 0)
	if n, _ := v.DiceFor(tb.Set, tb.Ship("B").ID, game.NoWeapon, 0, &shot); n.Total() != 2 {
		t.Errorf("113: with Weapons Malfunction in force it rolls %d dice, want 2", n.Total())
	}
	tb.Do("Primary")
	b := tb.Ship("B")
	expect.True(t, !b.OnTable() && b.Destroyed, "113: then it leaves")
	tb = killer(t, 7, 6)
	tb.Do("Primary")
	if tb.Asked(game.ChooseTarget, "B") || tb.Ship("B").Doomed {
		t.Error("114: destroyed by a higher skill it never fires")
	}
}

func TestCase115BothGone(t *testing.T) {
	tb := duel(t, 2, gametest.Craft{Skill: 6, Attack: 1, Hull: 1, Agility: -1, SP: 20}, gametest.Craft{Skill: 6, Agility: -1, H: 180, Attack: 1, Hull: 1, SP: 21},
		gametest.Spec{Dice: []dice.Face{hit, hit, bs, bs, blank, blank, blank, bs, blank, blank, blank, blank}})
	tb.Do("Primary", "Primary")
	if r := tb.Game.State().Result; !r.Over || r.By != game.ByRollOff || r.Winner != game.One {
		t.Errorf("both gone: Fleet Points are equal, the roll-off 2 to 1 decides: %+v %v", r, tb.Log)
	}
}

func TestCase116DronesCountFromTheNextPhase(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{{X: 18, Y: 20, Skill: 4, Drones: 4}, {Two: true, X: 18, Y: 14, H: 180, Skill: 1}}})
	a := tb.Ship("A")
	game.SpendDrone(tb.Game, a.ID)
	expect.True(t, a.Drones == 3 && a.Skill == 4, "the skill stays 4 for this phase")
	tb.Pass(game.ChooseManeuver, "A")
	if a := tb.Ship("A"); a.Skill != 3 {
		t.Errorf("the skill is %d from the next phase on, want 3", a.Skill)
	}
}

// An attack through the joint of two lines is obstructed, one past the end of a line is not.
func TestObstructedByLines(t *testing.T) {
	line := func(x0, x1 int32) game.Token {
		return game.Token{Flags: game.Obstructs, X0: x0 * 25400, Y0: 21 * 25400, X1: x1 * 25400, Y1: 21 * 25400}
	}
	for want, lines := range map[int][]game.Token{2: {line(14, 18), line(18, 22)}, 1: {line(14, 18)}} {
		tb := duel(t, 2, gametest.Craft{}, gametest.Craft{}, gametest.Spec{Tokens: lines})
		if _, defense := tb.Do("Primary").Pass(game.ChooseManeuver, "A").Rolled(); defense != want {
			t.Errorf("%d lines: %d defense dice, want %d", len(lines), defense, want)
		}
	}
}
