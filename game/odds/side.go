package odds

import (
	"math/bits"
	"sync"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// spread are the ways in which some dice of a kind fall.
type spread struct {
	faces Counts
	p     float64
}

// falls are all ways in which 0 to MostDice dice of the attack and of the defense fall.
var falls = sync.OnceValue(func() (all [2][MostDice + 1][]spread) {
	for k := range all {
		kind := dice.Kind(k)
		all[k][0] = []spread{{p: 1}}
		for n := 1; n <= MostDice; n++ {
			at := map[Counts]int{}
			for _, s := range all[k][n-1] {
				for f := range dice.Face(dice.NumFaces) {
					c := count(kind, f)
					if c == 0 {
						continue
					}
					to := s.faces
					to[f]++
					i, is := at[to]
					if !is {
						i = len(all[k][n])
						at[to] = i
						all[k][n] = append(all[k][n], spread{faces: to})
					}
					all[k][n][i].p += float64(s.p * c)
				}
			}
		}
	}
	return all
})

// lying is a state of a side's dice, small enough to be a key: five bits for each number, four for
// the results added.
type lying struct {
	dice uint64
	rest uint16 // the means left, the special die
}

const (
	perCount  = 5
	stillAt   = dice.NumFaces * perCount
	addedAt   = 2 * stillAt
	specialAt = MostMeans // in rest: lies, free, face
)

func (l *lying) free(f int) int  { return int(l.dice>>(f*perCount)) & 31 }
func (l *lying) still(f int) int { return int(l.dice>>(stillAt+f*perCount)) & 31 }
func (l *lying) added() int      { return int(l.dice>>addedAt) & 15 }
func (l *lying) means() uint     { return uint(l.rest & (1<<MostMeans - 1)) }
func (l *lying) special() (lies, free bool, face int) {
	x := l.rest >> specialAt
	return x&1 != 0, x&2 != 0, int(x >> 2)
}

func (l *lying) addFree(f, n int)  { l.dice += uint64(n) << (f * perCount) }
func (l *lying) addStill(f, n int) { l.dice += uint64(n) << (stillAt + f*perCount) }
func (l *lying) takeFree(f, n int) { l.dice -= uint64(n) << (f * perCount) }
func (l *lying) turnTo(f int)      { l.rest = l.rest&(1<<(specialAt+2)-1) | uint16(f)<<(specialAt+2) }
func (l *lying) setSpecial(free bool, f int) {
	l.rest &= 1<<specialAt - 1
	l.rest |= 1 << specialAt
	if free {
		l.rest |= 2 << specialAt
	}
	l.turnTo(f)
}

// showing returns the number of a side's results with a face, the special die included.
func (l *lying) showing(f int) int {
	n := l.free(f) + l.still(f)
	if lies, _, face := l.special(); lies && face == f {
		n++
	}
	return n
}

// step is a step in a state: a means and the dice it is spent on, or nothing more.
type step struct {
	means   int8 // -1: nothing
	free    Counts
	still   Counts
	special bool
}

var stop = step{means: -1}

// place is a state that was met: what it is worth when the best is done, what that is, and the
// chance to come there.
type place struct {
	at    lying
	value float64
	p     float64
	do    step
}

// judge values the end of a side's steps.
type judge interface{ worth(l lying) float64 }

// player finds the best steps of a side. Its buffers are used again: once they have grown it
// allocates nothing.
type player struct {
	kind  dice.Kind // Attack or Defense
	side  *Side
	of    judge
	good  card.Faces
	met   []place
	slots []int32 // open addressing into met, offset by one; a power of two
}

// begin forgets what was met.
func (y *player) begin(kind dice.Kind, s *Side, of judge) {
	y.kind, y.side, y.of, y.met = kind, s, of, y.met[:0]
	y.good = card.FacesOf(dice.Hit, dice.Crit)
	switch {
	case kind == dice.Defense:
		y.good = card.FacesOf(dice.Evade)
	case s.Dice.Special.is(): // beside a Double Hit, which falls to one Evade, a Hit may be better than a Critical Hit
		y.good = 0
	}
	clear(y.slots)
}

// find returns the index of a state among those met; fresh reports whether it is new.
func (y *player) find(l lying) (i int32, fresh bool) {
	if 2*len(y.met) >= len(y.slots) {
		y.grow()
	}
	mask := uint64(len(y.slots) - 1)
	h := (l.dice ^ uint64(l.rest)<<47) * 0x9e3779b97f4a7c15
	for k := h >> 20 & mask; ; k = (k + 1) & mask {
		switch i = y.slots[k] - 1; {
		case i < 0:
			y.met = append(y.met, place{at: l, do: stop})
			y.slots[k] = int32(len(y.met))
			return int32(len(y.met) - 1), true
		case y.met[i].at == l:
			return i, false
		}
	}
}

func (y *player) grow() {
	n := max(256, 2*len(y.slots))
	y.slots = make([]int32, n)
	for i := range y.met {
		l := &y.met[i].at
		h := (l.dice ^ uint64(l.rest)<<47) * 0x9e3779b97f4a7c15
		k := h >> 20 & uint64(n-1)
		for y.slots[k] != 0 {
			k = (k + 1) & uint64(n-1)
		}
		y.slots[k] = int32(i + 1)
	}
}

// begins goes through the states in which a side may begin: it adds up what they are worth, or has
// their chances come, each times p.
func (y *player) begins(p float64, come bool) (v float64) {
	s := y.side
	l := lying{rest: uint16(1<<uint(s.N) - 1)}
	for f := range dice.NumFaces {
		l.addFree(f, int(s.Dice.Free[f]))
		l.addStill(f, int(s.Dice.Still[f]))
	}
	x, n := &s.Dice.Special, s.Roll
	if x.is() && x.Lies {
		l.setSpecial(x.Free, int(x.Face))
	}
	rolled := x.is() && !x.Lies && n > 0
	if rolled {
		n--
	}
	one := func(l lying, q float64) {
		if come {
			y.come(l, float64(p*q))
		} else {
			v += float64(q * y.value(l))
		}
	}
	for _, sp := range falls()[y.kind][n] {
		to := l
		for f, k := range sp.faces {
			to.addFree(f, int(k))
		}
		if !rolled {
			one(to, sp.p)
			continue
		}
		for _, f := range x.Kind.Sides() {
			to.setSpecial(true, int(f))
			one(to, sp.p/8)
		}
	}
	return v
}

// least is the least gain for which a means is spent; less is rounding.
const least = 1e-9

// value returns the value of a state under best play.
func (y *player) value(l lying) float64 {
	i, fresh := y.find(l)
	if !fresh {
		return y.met[i].value
	}
	best, do := y.of.worth(l), stop
	for m := l.means(); m != 0; m &= m - 1 {
		k := bits.TrailingZeros(m)
		if v, how := y.spend(l, k); v > best+least {
			best, do = v, how
		}
	}
	y.met[i].value, y.met[i].do = best, do // the list may have moved
	return best
}

// never is worth less than anything.
const never = -1e9

// spend is the best that a means brings.
func (y *player) spend(l lying, k int) (best float64, do step) {
	m := &y.side.Means[k]
	c := choice{l: l, m: m, try: step{means: int8(k)}, best: never}
	if m.Does == Adds {
		return y.after(l, &c.try), c.try
	}
	lies, free, face := l.special()
	may := lies && m.From.Takes(dice.Face(face)) &&
		(m.Does == Turns && face != int(m.Into) || m.Does == Rerolls && free)
	if m.Whole {
		if m.Does == Rerolls && (lies && !free || stills(&l) > 0) {
			return never, stop
		}
		c.try.special = may
		y.choose(&c, 0, int(m.Most))
		return c.best, c.do
	}
	y.choose(&c, 0, int(m.Most))
	if may {
		c.try = step{means: int8(k), special: true}
		y.choose(&c, 0, int(m.Most)-1)
	}
	return c.best, c.do
}

// choice is the choice of the dice that a means is spent on.
type choice struct {
	l    lying
	m    *Means
	try  step
	best float64
	do   step
}

// choose goes through them, a face after the other; what would be no better is left out.
func (y *player) choose(c *choice, f, room int) {
	m := c.m
	for ; f < dice.NumFaces; f++ {
		c.try.free[f], c.try.still[f] = 0, 0
		if !m.From.Takes(dice.Face(f)) || m.Does == Turns && f == int(m.Into) ||
			m.Does == Rerolls && !m.Whole && y.good&(1<<uint(f)) != 0 {
			continue
		}
		free, still := c.l.free(f), 0
		if m.Does == Turns {
			still = c.l.still(f)
		}
		if m.Whole {
			c.try.free[f], c.try.still[f] = int8(free), int8(still)
			continue
		}
		if m.Does == Rerolls && (f == int(dice.Blank) || f == int(dice.BattleStations)) &&
			!y.wanted(c.l, int(c.try.means), f) { // nothing else makes it good: as many as may be
			k := min(free, room)
			c.try.free[f] = int8(k)
			room -= k
			continue
		}
		for a := 0; a <= min(free, room); a++ {
			for b := 0; b <= min(still, room-a); b++ {
				c.try.free[f], c.try.still[f] = int8(a), int8(b)
				y.choose(c, f+1, room-a-b)
			}
		}
		return
	}
	if !c.try.special && c.try.free.sum()+c.try.still.sum() == 0 {
		return
	}
	if v := y.after(c.l, &c.try); v > c.best {
		c.best, c.do = v, c.try
	}
}

// stills are the dice that may not be rolled again.
func stills(l *lying) (n int) {
	for f := range dice.NumFaces {
		n += l.still(f)
	}
	return n
}

// wanted reports whether a means other than one could still do something about a face.
func (y *player) wanted(l lying, but, f int) bool {
	for m := l.means() &^ (1 << uint(but)); m != 0; m &= m - 1 {
		if x := &y.side.Means[bits.TrailingZeros(m)]; x.From.Takes(dice.Face(f)) &&
			(x.Does == Turns || x.Does == Rerolls && x.From != 0) {
			return true
		}
	}
	return false
}

// done is a state once a step was done, as far as it is sure: n dice, and the special one where
// again is true, are still to fall.
func (y *player) done(l lying, do *step) (to lying, n int, again bool) {
	m := &y.side.Means[do.means]
	to = l
	to.rest &^= 1 << uint(do.means)
	switch m.Does {
	case Adds:
		if m.Into != dice.Evade { // a result without a die, which nothing rolls again
			to.addStill(int(m.Into), int(m.Most))
		} else {
			to.dice += uint64(m.Most) << addedAt
		}
	case Turns:
		for f := range dice.NumFaces {
			a, b := int(do.free[f]), int(do.still[f])
			to.takeFree(f, a)
			to.addFree(int(m.Into), a)
			to.dice -= uint64(b) << (stillAt + f*perCount)
			to.addStill(int(m.Into), b)
		}
		if do.special {
			to.turnTo(int(m.Into))
		}
	case Rerolls:
		for f := range dice.NumFaces {
			to.takeFree(f, int(do.free[f]))
			n += int(do.free[f])
		}
		again = do.special
	}
	return to, n, again
}

// after returns the average value of a state after a step.
func (y *player) after(l lying, do *step) (v float64) {
	to, n, again := y.done(l, do)
	if n == 0 && !again {
		return y.value(to)
	}
	for _, s := range falls()[y.kind][n] {
		one := to
		for f, k := range s.faces {
			one.addStill(f, int(k))
		}
		if !again {
			v += float64(s.p * y.value(one))
			continue
		}
		for _, f := range y.side.Dice.Special.Kind.Sides() {
			x := one
			x.setSpecial(false, int(f))
			v += float64(s.p / 8 * y.value(x))
		}
	}
	return v
}

// play has the best done in every state, with the most means left first, and tells the ends with
// their chances. Every state that may come up has been valued before.
func (y *player) play(end func(l lying, p float64)) {
	for left := y.side.N; left >= 0; left-- {
		for i := range y.met {
			x := y.met[i]
			if x.p == 0 || bits.OnesCount(x.at.means()) != left {
				continue
			}
			if x.do.means < 0 {
				end(x.at, x.p)
				continue
			}
			y.pass(x.at, &x.do, x.p)
		}
	}
}

// come adds to the chance of a state.
func (y *player) come(l lying, p float64) {
	y.value(l)
	i, _ := y.find(l)
	y.met[i].p += p
}

// pass hands the chance of a state on to those that a step leads to.
func (y *player) pass(l lying, do *step, p float64) {
	to, n, again := y.done(l, do)
	if n == 0 && !again {
		y.come(to, p)
		return
	}
	for _, s := range falls()[y.kind][n] {
		one := to
		for f, k := range s.faces {
			one.addStill(f, int(k))
		}
		if !again {
			y.come(one, float64(p*s.p))
			continue
		}
		for _, f := range y.side.Dice.Special.Kind.Sides() {
			x := one
			x.setSpecial(false, int(f))
			y.come(x, float64(p*s.p/8))
		}
	}
}
