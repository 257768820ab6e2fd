package ai_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// However cards have added, spent or canceled dice, the sum shown beside them is the number that
// lies there.
func TestTheSumShownIsTheDiceThatLie(t *testing.T) {
	ready, err := fleet.Ready()
	must(t, err)
	lying, changed := 0, 0
	for _, sc := range scenarios.All() {
		var of []string
		for _, l := range ready {
			if l.Scenario == sc.Sheet().ID {
				of = append(of, l.ID)
			}
		}
		if len(of) < 2 {
			continue
		}
		for seed := uint64(1); seed <= 6; seed++ {
			u := gametest.MustSetup(sc.Sheet().ID, of[0], of[len(of)-1], seed)
			answers := gametest.Ensigns(t, u, seed).Answers()
			g := gametest.New(t, u)
			for _, a := range answers {
				gametest.Submit(t, g, a)
				s := g.State()
				for _, side := range []struct {
					rolled       bool
					dice         int8
					sum, counted game.Sum
				}{{s.Attack.RolledAttack, s.Attack.NAttack, s.AttackPool(u), s.AttackDice(u)}, {s.Attack.Defended, s.Attack.NDefense, s.DefensePool(u), s.DefenseDice(u)}} {
					if !s.Attack.On || !side.rolled {
						continue
					}
					lying++
					if side.counted.Total() != int(side.dice) {
						changed++
					}
					if side.sum.Total() != int(side.dice) {
						t.Fatalf("%s, seed %d: %d dice lie beside %q", sc.Sheet().ID, seed, side.dice, side.sum)
					}
				}
			}
		}
	}
	expect.True(t, lying >= 1000 && changed >= 50, "%d pools were looked at, %d of them had changed", lying, changed)
}
