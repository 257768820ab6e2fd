package odds

import (
	"fmt"

	"attackwing/game/dice"
)

// Judge counts bouts. The zero value is ready; its buffers are used again, so that once they have
// grown it allocates nothing but what it hands out. It is one's own: two may not count with it at
// once.
type Judge struct {
	attack, defend player
	bout           Bout
	defense        Side // as given
	// what hits, double hits and critical hits are worth, offset by one
	known [mostShown][mostDouble][mostShown]float64
	// that the defender answers: hits, double hits, critical hits
	hits [3]int
}

// mostShown and mostDouble are more than a side shows of a result.
const (
	mostShown  = 32
	mostDouble = 4
)

// Average returns the average damage that gets through: in points, of which only those that matter
// count if the hull is given, with critical cards at their worth.
func (j *Judge) Average(b *Bout) float64 {
	j.begin(b)
	return j.attack.begins(1, false)
}

func (j *Judge) begin(b *Bout) {
	j.bout, j.defense = *b, b.Defense
	j.known = [mostShown][mostDouble][mostShown]float64{}
	j.attack.begin(dice.Attack, &j.bout.Attack, (*attackEnds)(j))
}

// check says what of a bout cannot be counted.
func (b *Bout) check() error {
	for _, v := range []struct {
		name string
		n    int
	}{{"attack dice", b.Attack.Roll + b.Attack.Dice.lie()}, {"defense dice", b.Defense.Roll + b.Defense.Dice.lie()},
		{"shields", b.Shields}, {"hull", b.Hull}} {
		if v.n < 0 || v.n > MostDice {
			return fmt.Errorf("%d %s: want 0 to %d", v.n, v.name, MostDice)
		}
	}
	return nil
}

// lie returns the number of dice on the table.
func (d *Dice) lie() (n int) {
	n = d.Free.sum() + d.Still.sum()
	if d.Special.is() && d.Special.Lies {
		n++
	}
	return n
}

// results are the hits, double hits and critical hits of a state.
func results(l *lying) [3]int {
	return [3]int{l.showing(int(dice.Hit)), l.showing(int(dice.DoubleHit)), l.showing(int(dice.Crit))}
}

// attackEnds judges the end of the attacker's steps: the damage that the defender's best answer
// lets through.
type attackEnds Judge

func (a *attackEnds) worth(l lying) float64 {
	j := (*Judge)(a)
	r := results(&l)
	to := &j.known[min(r[0], mostShown-1)][min(r[1], mostDouble-1)][min(r[2], mostShown-1)]
	if *to == 0 {
		*to = 1 - j.answer(r).begins(1, false)
	}
	return *to - 1
}

// answer is the defender before some results.
func (j *Judge) answer(r [3]int) *player {
	j.hits = r
	j.bout.Defense = j.defense
	j.defend.begin(dice.Defense, &j.bout.Defense, (*defenseEnds)(j))
	return &j.defend
}

// defenseEnds judges the end of the defender's steps.
type defenseEnds Judge

func (d *defenseEnds) worth(l lying) float64 {
	j := (*Judge)(d)
	h, c := through(j.hits, l.showing(int(dice.Evade))+l.added())
	return -j.bout.points(h, c)
}

// points returns the worth of the hits and critical hits that get through.
func (b *Bout) points(h, c int) float64 {
	if b.Hull > 0 && h+c >= b.Shields+b.Hull {
		return float64(b.Shields + b.Hull)
	}
	return float64(h+c) + float64(b.Crit*float64(faceUp(h, c, b.Shields)))
}

// through returns the results left of hits, double hits and critical hits after some Evades cancel
// them in this order (rules 7.1; one Evade cancels a whole Double Hit).
func through(r [3]int, evades int) (hits, crits int) {
	k := min(evades, r[0])
	evades -= k
	d := min(evades, r[1])
	evades -= d
	return r[0] - k + 2*(r[1]-d), r[2] - min(evades, r[2])
}

// Of counts a bout: all the ways it can end, and what the defender cancels.
func (j *Judge) Of(b *Bout) (o Odds, err error) {
	if err := b.check(); err != nil {
		return o, err
	}
	j.begin(b)
	j.attack.begins(1, true)
	var p [2*most + 1][most + 1]float64
	var cancelled [2*most + 1]float64
	j.attack.play(func(l lying, chance float64) {
		r := results(&l)
		all := r[0] + 2*r[1] + r[2]
		y := j.answer(r)
		y.begins(chance, true)
		y.play(func(l lying, chance float64) {
			h, c := through(r, l.showing(int(dice.Evade))+l.added())
			p[h][c] += chance
			cancelled[all-h-c] += chance
		})
	})
	o.fill(p[:], b.Shields, b.Hull)
	for n := range cancelled {
		if cancelled[n] > 0 {
			for len(o.Cancelled) <= n {
				o.Cancelled = append(o.Cancelled, 0)
			}
			o.Cancelled[n] = cancelled[n]
		}
	}
	return o, nil
}

// Next returns the best next step of the attacker or the defender: a means, and the dice it is
// spent on by face, those that may be re-rolled apart from the others; special reports whether the
// special die is among them. means is -1 if nothing should be spent. The dice of that side are
// rolled.
func (j *Judge) Next(b *Bout, defense bool) (means int, free, still Counts, special bool) {
	j.begin(b)
	y := &j.attack
	if defense {
		var l lying
		for f := range dice.NumFaces {
			l.addFree(f, int(b.Attack.Dice.Free[f]+b.Attack.Dice.Still[f]))
		}
		if x := &b.Attack.Dice.Special; x.is() && x.Lies {
			l.addFree(int(x.Face), 1)
		}
		y = j.answer(results(&l))
	}
	y.begins(1, true)
	for i := range y.met {
		if x := &y.met[i]; x.p == 1 {
			return int(x.do.means), x.do.free, x.do.still, x.do.special
		}
	}
	return -1, free, still, false
}

// Bout is an attack in which both sides may spend what the attack has them spend, or not.
func (a *Attack) Bout() (b Bout) {
	b.Shields, b.Hull = a.Shields, a.Hull
	b.Attack.Roll, b.Defense.Roll = a.Dice, a.Defense
	b.Attack.Dice.Still = Counts{dice.Hit: int8(a.Hits), dice.Crit: int8(a.Crits)}
	if a.Lock {
		b.Attack.Spend(Lock)
	}
	if a.Stations {
		b.Attack.Spend(Stations)
	}
	for range a.Evades {
		b.Defense.Spend(Evade)
	}
	if a.Guard {
		b.Defense.Spend(Guard)
	}
	return b
}
