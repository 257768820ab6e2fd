package odds

import (
	"math"
	"testing"

	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
)

// enumerate rolls every side of every die, the re-rolled ones too, and counts what gets through as
// the rules say it.
func enumerate(a Attack) map[[2]int]float64 {
	out := map[[2]int]float64{}
	var defend func(h, c, m, e int, p float64)
	defend = func(h, c, m, e int, p float64) {
		if m > 0 {
			for _, f := range dice.Defense.Sides() {
				k := e
				if f == dice.Evade || f == dice.BattleStations && a.Guard {
					k++
				}
				defend(h, c, m-1, k, p/8)
			}
			return
		}
		e += a.Evades
		for ; e > 0 && h > 0; e-- {
			h--
		}
		for ; e > 0 && c > 0; e-- {
			c--
		}
		out[[2]int{h, c}] += p
	}
	var roll func(n, h, c int, again bool, p float64)
	roll = func(n, h, c int, again bool, p float64) {
		if n == 0 {
			defend(h, c, a.Defense, 0, p)
			return
		}
		for _, f := range dice.Attack.Sides() {
			switch {
			case f == dice.Hit || f == dice.BattleStations && a.Stations:
				roll(n-1, h+1, c, a.Lock, p/8)
			case f == dice.Crit:
				roll(n-1, h, c+1, a.Lock, p/8)
			case again: // the same die once more
				roll(n, h, c, false, p/8)
			default:
				roll(n-1, h, c, a.Lock, p/8)
			}
		}
	}
	roll(a.Dice, 0, 0, a.Lock, 1)
	return out
}

// The odds are those of rolling every side of every die.
func TestOddsAreExact(t *testing.T) {
	for n := range 4 {
		for m := range 3 {
			for bits := range 8 {
				a := Attack{Dice: n, Defense: m, Lock: bits&1 > 0, Stations: bits&2 > 0, Guard: bits&4 > 0, Evades: (n + m) % 2, Shields: 1, Hull: 1}
				want := enumerate(a)
				got, err := Of(a)
				expect.OK(t, err)
				sum, mean, dead := 0.0, 0.0, 0.0
				for _, d := range got.Damage {
					if w := want[[2]int{d.Hits, d.Crits}]; math.Abs(w-d.P) > 1e-12 {
						t.Errorf("%+v: %d hits, %d critical: %.6f, want %.6f", a, d.Hits, d.Crits, d.P, w)
					}
					sum += d.P
				}
				for k, p := range want {
					mean += float64(k[0]+k[1]) * p
					if k[0]+k[1] >= 2 {
						dead += p
					}
				}
				if math.Abs(sum-1) > 1e-12 || math.Abs(got.Expected-mean) > 1e-12 || math.Abs(got.Destroyed-dead) > 1e-12 {
					t.Errorf("%+v: sum %.9f, average %.6f want %.6f, destroyed %.6f want %.6f", a, sum, got.Expected, mean, got.Destroyed, dead)
				}
			}
		}
	}
}

// When the attack dice lie, only what is re-rolled and the defense are left to chance.
func TestOddsOfDiceThatLie(t *testing.T) {
	o, err := Of(Attack{Hits: 2, Crits: 1, Defense: 0, Evades: 1, Hull: 2})
	expect.OK(t, err)
	expect.True(t, len(o.Damage) == 1 && o.Damage[0] == (Damage{1, 1, 1}) && o.Destroyed == 1, "got %+v", o)
	if _, err := Of(Attack{Dice: 21}); err == nil {
		t.Error("21 dice are counted")
	}
}

func BenchmarkOdds(b *testing.B) {
	for b.Loop() {
		if _, err := Of(Attack{Dice: 7, Defense: 5, Lock: true, Stations: true, Guard: true, Evades: 1, Shields: 3, Hull: 4}); err != nil {
			b.Fatal(err)
		}
	}
}
