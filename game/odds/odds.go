package odds

import (
	"fmt"

	"attackwing/game/dice"
)

// MostDice is the most dice a side may roll.
const MostDice = 20

// most is the most results of one kind: rolled ones and those set before.
const most = 3 * MostDice

// Attack is an attack, or what is still to come of one.
type Attack struct {
	Hits, Crits    int  // that stand already
	Dice, Defense  int  // dice to be rolled by either side, all bonuses and the Cloak's counted
	Lock, Stations bool // the attacker spends a Target Lock, a Battle Stations token
	Evades         int  // Evade tokens the defender spends
	Guard          bool // the defender spends a Battle Stations token
	Shields, Hull  int  // active shields and hull left; Hull 0: not asked
}

// Damage is a way the attack can end: so many Hits and Critical Hits get through, with this
// chance.
type Damage struct {
	Hits, Crits int
	P           float64
}

// Odds are all the ways it can end.
type Odds struct {
	Damage    []Damage // those that can happen, fewest points first
	Expected  float64  // points of damage on average
	Hit       float64  // chance that anything gets through
	Destroyed float64  // chance that it is enough for shields and hull
	Critical  float64  // chance that a damage card is dealt face up: a Critical Hit that no shield takes
	// Cancelled are the chances that the defender cancels 0, 1, 2 ... points of damage; of a bout
	// only.
	Cancelled []float64
}

// Of counts the odds of an attack.
func Of(a Attack) (Odds, error) {
	for _, v := range []struct {
		name  string
		n, of int
	}{{"attack dice", a.Dice, MostDice}, {"defense dice", a.Defense, MostDice}, {"Evade Tokens", a.Evades, MostDice},
		{"shields", a.Shields, 99}, {"hull", a.Hull, 99},
		{"hits", a.Hits, most - MostDice}, {"critical hits", a.Crits, most - MostDice}} {
		if v.n < 0 || v.n > v.of {
			return Odds{}, fmt.Errorf("%d %s: want 0 to %d", v.n, v.name, v.of)
		}
	}
	guard := binomial(a.Defense, evadeChance(a.Guard))
	var p [most + 1][most + 1]float64
	land := func(h, c int, chance float64) {
		for e, q := range guard {
			n := e + a.Evades
			k := min(n, h)
			p[h-k][max(0, c-(n-k))] += float64(chance * q)
		}
	}
	hit, crit := dieChances(a.Lock, a.Stations)
	for h := 0; h <= a.Dice; h++ {
		for c := 0; h+c <= a.Dice; c++ {
			land(a.Hits+h, a.Crits+c, multinomial(a.Dice, h, c, hit, crit))
		}
	}
	var o Odds
	o.fill(p[:], a.Shields, a.Hull)
	return o, nil
}

// fill makes odds of the chances that hits and critical hits get through.
func (o *Odds) fill(p [][most + 1]float64, shields, hull int) {
	for n := range len(p) + most {
		for c := max(0, n-len(p)+1); c <= min(n, most); c++ {
			q := p[n-c][c]
			if q == 0 {
				continue
			}
			o.Damage = append(o.Damage, Damage{n - c, c, q})
			o.Expected += float64(float64(n) * q)
			if n > 0 {
				o.Hit += q
			}
			if hull > 0 && n >= shields+hull {
				o.Destroyed += q
			}
			if faceUp(n-c, c, shields) > 0 {
				o.Critical += q
			}
		}
	}
}

// Points are the chances of 0, 1, 2 ... points of damage.
func (o *Odds) Points() []float64 {
	var out []float64
	for _, d := range o.Damage {
		for len(out) <= d.Hits+d.Crits {
			out = append(out, 0)
		}
		out[d.Hits+d.Crits] += d.P
	}
	return out
}

// count returns the number of a die's eight faces that are among fs.
func count(k dice.Kind, fs ...dice.Face) (n float64) {
	faces := k.Sides()
	for _, f := range fs {
		for _, g := range faces {
			if f == g {
				n++
			}
		}
	}
	return n / float64(len(faces))
}

// dieChances are an attack die's to be a Hit and to be a Critical Hit in the end.
func dieChances(lock, stations bool) (hit, crit float64) {
	hit, crit = count(dice.Attack, dice.Hit), count(dice.Attack, dice.Crit)
	if stations {
		hit = count(dice.Attack, dice.Hit, dice.BattleStations)
	}
	if lock {
		miss := 1 - hit - crit
		hit, crit = hit+float64(miss*hit), crit+float64(miss*crit)
	}
	return hit, crit
}

func evadeChance(stations bool) float64 {
	if stations {
		return count(dice.Defense, dice.Evade, dice.BattleStations)
	}
	return count(dice.Defense, dice.Evade)
}

// binomial are the chances of 0 to n successes.
func binomial(n int, p float64) []float64 {
	row := make([]float64, n+1)
	row[0] = 1
	for k := 1; k <= n; k++ {
		for i := k; i >= 0; i-- {
			row[i] = float64(row[i] * (1 - p))
			if i > 0 {
				row[i] += float64(row[i-1] * p)
			}
		}
	}
	return row
}

// multinomial is the chance of h Hits and c Critical Hits among n dice.
func multinomial(n, h, c int, hit, crit float64) float64 {
	ways := 1.0
	for i := range h + c { // n over h+c, then h+c over h
		ways = ways * float64(n-i) / float64(i+1)
	}
	for i := range h {
		ways = ways * float64(h+c-i) / float64(i+1)
	}
	return ways * power(hit, h) * power(crit, c) * power(1-hit-crit, n-h-c)
}

func power(x float64, n int) float64 {
	p := 1.0
	for range n {
		p *= x
	}
	return p
}
