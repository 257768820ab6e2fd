package ai

import (
	"math"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
)

// Plans that are worth the same are played as often, one that is worth as much less as is called
// near a sixteenth as often.
func TestPlansNearlyAsGoodArePlayed(t *testing.T) {
	const near = 3500
	x := plans{nMine: 4, nTheirs: 2}
	x.reply[0], x.reply[1] = 30, 10 // adds up to anything
	for i, w := range [...]float64{8000, 8000, 8000 - near, -90000} {
		x.worth[i][0], x.worth[i][1] = w-500, w+1500
	}
	x.blur(near)
	for i, want := range [...]float64{1, 1, 1.0 / 16, 0} {
		if math.Abs(x.mix[i]-want) > 1e-4 {
			t.Errorf("plan %d is played %v times as often as the best, want %v", i, x.mix[i], want)
		}
	}
	if x.reply[0] != 0.75 || x.reply[1] != 0.25 {
		t.Errorf("the enemy's mix is %v", x.reply[:2])
	}
}

// Turns come as often as their weights say, and none is put off for long.
func TestTurnsAreShared(t *testing.T) {
	var x turns
	var n [3]int
	for k := range 40 {
		n[x.next([]float64{0.5, 0.375, 0.125})]++
		for j, part := range [...]float64{0.5, 0.375, 0.125} {
			d := float64(n[j]) - part*float64(k+1)
			expect.Must(t, d >= -1 && d <= 1, "after %d turns %v", k+1, n)
		}
	}
	if n != [3]int{20, 15, 5} {
		t.Error(n)
	}
}

// What is made of plans are plans that may be set, each another one, and judged against all of the
// enemy's.
func TestPlansVary(t *testing.T) {
	g, p := planned(t, 3)
	v := g.View(p.Player)
	c := player(t, "admiral", 3).(*captain)
	c.Choose(v, p)
	x, src := &c.plans, dice.New(7)
	x.nMine = 3
	for i := range x.mine[3:] {
		x.mine[3+i], x.worth[3+i] = plan{}, [maxPlans]float64{}
	}
	all := x.vary(&c.lieutenant, v, 3, &src)
	expect.Must(t, all >= 6 && all <= maxPlans, "%d plans", all)
	for i := range all {
		if i >= 3 && had(&x.mine, i) < i {
			t.Errorf("plan %d is there already", i)
		}
		for id, m := range x.mine[i] {
			if ours := g.State().Ships[id].Owner == v.Me && id < int(v.NShips); ours != (m >= 0) {
				t.Fatalf("plan %d: ship %d has move %d", i, id, m)
			}
			if m >= 0 && !may(v, game.ShipID(id), int(m)) {
				t.Errorf("plan %d: ship %d may not set %d", i, id, m)
			}
		}
		if i >= 3 && x.worth[i] == [maxPlans]float64{} {
			t.Errorf("plan %d was not judged", i)
		}
	}
}
