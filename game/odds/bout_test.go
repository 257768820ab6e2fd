package odds

import (
	"fmt"
	"math"
	"math/bits"
	"testing"

	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
)

// die is a die of the enumeration.
type die struct {
	face    dice.Face
	free    bool
	special bool
}

// brute plays a bout by trying every subset of dice for every means in every order, and rolling
// every side of every die. It shares nothing with what it tests.
type brute struct {
	b    *Bout
	memo map[string]float64
	hits [3]int
}

// best is what a side gets: the attacker as much damage as he can, the defender (with a minus) as
// little.
func (x *brute) best(defense bool, ds []die, added int, left uint) float64 {
	side := &x.b.Attack
	if defense {
		side = &x.b.Defense
	}
	key := fmt.Sprint(defense, ds, added, left, x.hits)
	if v, is := x.memo[key]; is {
		return v
	}
	top := x.end(defense, ds, added)
	for k := range side.N {
		if left&(1<<uint(k)) == 0 {
			continue
		}
		m, rest := &side.Means[k], left&^(1<<uint(k))
		if m.Does == Adds {
			if defense {
				top = max(top, x.best(defense, ds, added+int(m.Most), rest))
			} else {
				top = max(top, x.best(defense, append(append([]die(nil), ds...), die{m.Into, false, false}), added, rest))
			}
			continue
		}
		may := uint(0)
		for i, d := range ds {
			if (m.From == 0 || m.From&(1<<d.face) != 0) && (m.Does == Turns && d.face != m.Into || m.Does == Rerolls && d.free) {
				may |= 1 << uint(i)
			}
		}
		if m.Whole && m.Does == Rerolls && bits.OnesCount(may) < len(ds) {
			continue
		}
		for set := may; set > 0; set = (set - 1) & may {
			if bits.OnesCount(set) > int(m.Most) || m.Whole && set != may {
				continue
			}
			if m.Does == Turns {
				to := append([]die(nil), ds...)
				for i := range to {
					if set&(1<<uint(i)) != 0 {
						to[i].face = m.Into
					}
				}
				top = max(top, x.best(defense, to, added, rest))
				continue
			}
			top = max(top, x.roll(defense, append([]die(nil), ds...), set, false, func(to []die) float64 { return x.best(defense, to, added, rest) }))
		}
	}
	x.memo[key] = top
	return top
}

// roll rolls the dice of a set, every side of each.
func (x *brute) roll(defense bool, ds []die, set uint, free bool, then func([]die) float64) float64 {
	if set == 0 {
		return then(ds)
	}
	i := bits.TrailingZeros(set)
	kind := dice.Attack
	if defense {
		kind = dice.Defense
	}
	if ds[i].special {
		kind = x.b.Attack.Dice.Special.Kind
		if defense {
			kind = x.b.Defense.Dice.Special.Kind
		}
	}
	v := 0.0
	for _, f := range kind.Sides() {
		to := append([]die(nil), ds...)
		to[i].face, to[i].free = f, free
		v += x.roll(defense, to, set&(set-1), free, then) / 8
	}
	return v
}

func (x *brute) end(defense bool, ds []die, added int) float64 {
	n := map[dice.Face]int{}
	for _, d := range ds {
		n[d.face]++
	}
	if !defense {
		x.hits = [3]int{n[dice.Hit], n[dice.DoubleHit], n[dice.Crit]}
		return -x.start(true)
	}
	e := n[dice.Evade] + added
	h, d, c := x.hits[0], x.hits[1], x.hits[2]
	for ; e > 0; e-- {
		switch {
		case h > 0:
			h--
		case d > 0:
			d--
		case c > 0:
			c--
		}
	}
	return -score(x.b, h+2*d, c)
}

// score counts damage as it is dealt, a point after the other.
func score(b *Bout, hits, crits int) float64 {
	v, shields, left := 0.0, b.Shields, b.Shields+b.Hull
	if b.Hull > 0 && hits+crits >= left {
		return float64(left)
	}
	for range hits {
		v++
		shields--
	}
	for range crits {
		v++
		if shields <= 0 {
			v += b.Crit
		}
		shields--
	}
	return v
}

// start is a side before it has done anything.
func (x *brute) start(defense bool) float64 {
	side := &x.b.Attack
	if defense {
		side = &x.b.Defense
	}
	var ds []die
	for f := range dice.Face(dice.NumFaces) {
		for range side.Dice.Free[f] {
			ds = append(ds, die{face: f, free: true})
		}
		for range side.Dice.Still[f] {
			ds = append(ds, die{face: f})
		}
	}
	s := side.Dice.Special
	if s.is() && s.Lies {
		ds = append(ds, die{s.Face, s.Free, true})
	}
	set := uint(0)
	for i := range side.Roll {
		set |= 1 << uint(len(ds))
		ds = append(ds, die{special: i == 0 && s.is() && !s.Lies})
	}
	was := x.hits
	v := x.roll(defense, ds, set, true, func(to []die) float64 { x.hits = was; return x.best(defense, to, 0, 1<<uint(side.N)-1) })
	x.hits = was
	return v
}

func bruteAverage(b *Bout) float64 {
	x := brute{b: b, memo: map[string]float64{}}
	return x.start(false)
}

// means are those that the bouts of the tests draw from.
var attackMeans = []Means{Lock, OneDie, Stations,
	{Does: Turns, Most: 1, From: card.FacesOf(dice.Blank), Into: dice.Crit},
	{Does: Turns, Most: 2, From: card.FacesOf(dice.BattleStations), Into: dice.Crit},
	{Does: Rerolls, Most: All, From: card.FacesOf(dice.Blank)},
	{Does: Rerolls, Most: All, Whole: true},
	{Does: Adds, Most: 1, Into: dice.Hit}}

var defenseMeans = []Means{Evade, Guard, OneDie,
	{Does: Turns, Most: 1, From: card.FacesOf(dice.Blank), Into: dice.Evade},
	{Does: Rerolls, Most: 2, From: card.FacesOf(dice.Blank, dice.BattleStations)},
	{Does: Rerolls, Most: All, Whole: true}}

// Both sides spend as well as can be: as a play of every choice and every roll says.
func TestBoutsAreExact(t *testing.T) {
	var j Judge
	src := dice.New(11)
	for range 400 {
		b := Bout{Shields: src.Intn(2), Hull: src.Intn(3), Crit: float64(src.Intn(3)) / 8}
		b.Attack.Roll, b.Defense.Roll = src.Intn(3), src.Intn(3)
		for range src.Intn(3 - b.Attack.Roll) {
			b.Attack.Dice.Free[[...]dice.Face{dice.Blank, dice.BattleStations, dice.Hit, dice.Crit}[src.Intn(4)]]++
		}
		if src.Intn(3) == 0 {
			b.Attack.Dice.Still[[...]dice.Face{dice.Blank, dice.BattleStations}[src.Intn(2)]]++
		}
		if src.Intn(3) == 0 && b.Attack.Roll > 0 {
			b.Attack.Dice.Special.Kind = dice.EliteAttack
		}
		if src.Intn(5) == 0 && b.Attack.Roll == 0 {
			b.Attack.Dice.Special = Special{dice.EliteAttack, true, true, dice.Hit}
		}
		if src.Intn(4) == 0 {
			b.Defense.Dice.Special.Kind = dice.CounterAttack
		}
		for range 1 + src.Intn(2) {
			b.Attack.Spend(attackMeans[src.Intn(len(attackMeans))])
			b.Defense.Spend(defenseMeans[src.Intn(len(defenseMeans))])
		}
		want := bruteAverage(&b)
		got := j.Average(&b)
		expect.Must(t, math.Abs(got-want) <= 1e-9, "%+v: %.9f, want %.9f", b, got, want)
		o, err := j.Of(&b)
		expect.OK(t, err)
		sum, mean, cancelled := 0.0, 0.0, 0.0
		for _, d := range o.Damage {
			sum += d.P
			mean += d.P * score(&b, d.Hits, d.Crits)
		}
		for _, p := range o.Cancelled {
			cancelled += p
		}
		if math.Abs(sum-1) > 1e-9 || math.Abs(cancelled-1) > 1e-9 || math.Abs(mean-want) > 1e-9 {
			t.Fatalf("%+v: the ways come to %.9f, those cancelled to %.9f; %.9f on average, want %.9f", b, sum, cancelled, mean, want)
		}
	}
}

// Where each side has the tokens of the rulebook alone, nothing is better than to spend all: both
// counts agree.
func TestSpendingAllIsBestOfTheTokens(t *testing.T) {
	var j Judge
	for n := range 6 {
		for m := range 4 {
			for bits := range 16 {
				a := Attack{Dice: n, Defense: m, Lock: bits&1 > 0, Stations: bits&2 > 0, Guard: bits&4 > 0, Evades: bits >> 3}
				want, err := Of(a)
				expect.OK(t, err)
				b := a.Bout()
				got, err := j.Of(&b)
				expect.OK(t, err)
				if math.Abs(got.Expected-want.Expected) > 1e-9 || math.Abs(got.Hit-want.Hit) > 1e-9 {
					t.Errorf("%+v: %.6f on average, spending all %.6f", a, got.Expected, want.Expected)
				}
			}
		}
	}
}

// The example of the drawing: three dice lie, a lock and Battle Stations against one die and an
// Evade token.
func TestTheDrawnBout(t *testing.T) {
	var j Judge
	b := Bout{Shields: 2, Hull: 3, Defense: Side{Roll: 1}}
	b.Attack.Dice.Free = Counts{dice.Hit: 1, dice.BattleStations: 1, dice.Blank: 1}
	b.Attack.Spend(Lock)
	b.Attack.Spend(Stations)
	b.Defense.Spend(Evade)
	o, err := j.Of(&b)
	expect.OK(t, err)
	for n, want := range []float64{0.09375, 0.4375, 0.46875} {
		p := o.Points()
		expect.True(t, math.Abs(p[n]-want) <= 1e-9, "%d damage: %.5f, want %.5f", n, p[n], want)
	}
	if len(o.Cancelled) != 3 || math.Abs(o.Cancelled[1]-0.625) > 1e-9 || math.Abs(o.Cancelled[2]-0.375) > 1e-9 {
		t.Errorf("cancelled %v", o.Cancelled)
	}
	means, free, _, _ := j.Next(&b, false)
	expect.True(t, means == 0 && free == (Counts{dice.Blank: 1}),
		"first means %d on %v: the lock on the blank comes before the results turn", means, free)
}

// What is enough is enough: nothing is spent that changes nothing.
func TestNothingIsSpentInVain(t *testing.T) {
	var j Judge
	b := Bout{Hull: 1, Defense: Side{Roll: 0}}
	b.Attack.Dice.Free = Counts{dice.Hit: 2, dice.Blank: 2}
	b.Attack.Spend(Lock)
	if m, _, _, _ := j.Next(&b, false); m != -1 {
		t.Errorf("means %d is spent on a ship that is destroyed anyway", m)
	}
	b.Defense.Dice.Still = Counts{dice.Evade: 2}
	b.Defense.Spend(Evade)
	if m, _, _, _ := j.Next(&b, true); m != -1 {
		t.Errorf("means %d is spent where nothing gets through", m)
	}
}

func TestAJudgeDoesNotAllocate(t *testing.T) {
	var j Judge
	b := Bout{Shields: 2, Hull: 3, Attack: Side{Roll: 5}, Defense: Side{Roll: 3}}
	b.Attack.Spend(Lock)
	b.Attack.Spend(Stations)
	b.Defense.Spend(Evade)
	b.Defense.Spend(Guard)
	j.Average(&b)
	n := testing.AllocsPerRun(5, func() { j.Average(&b) })
	expect.True(t, n == 0, "%v allocations", n)
}

func BenchmarkBout(b *testing.B) {
	var j Judge
	x := Bout{Shields: 3, Hull: 4, Attack: Side{Roll: 6}, Defense: Side{Roll: 4}}
	x.Attack.Spend(Lock)
	x.Attack.Spend(OneDie)
	x.Attack.Spend(Stations)
	x.Defense.Spend(Evade)
	x.Defense.Spend(Guard)
	for b.Loop() {
		j.Average(&x)
	}
}
