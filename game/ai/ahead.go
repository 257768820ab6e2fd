package ai

import (
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
)

// What a counsel spends, counted in games.
const (
	counselPlans = 24  // plans of a side that are judged
	counselTried = 12  // of these tried out
	counselled   = 3   // proposals that are left
	firstGames   = 480 // of the first turn, of all that is tried out together
	laterGames   = 360 // of each later one
	lastGames    = 120 // of the last, of each
)

var counsels = effort{each: 32, minds: 3, plans: counselPlans, trust: 50}

// guess collects the answer that a captain would give without trying anything out, and its
// alternatives.
func (c *Counsel) guess() {
	l, v, p := &c.who.lieutenant, c.view, &c.asked
	l.foe.watch(v)
	c.from = strengthOf(&v.State, v.Setup)
	if c.plan {
		l.foe.see(v, p, dice.Mix(l.seed, uint64(v.Round)))
		l.ensign.Choose(v, p)
		c.draw()
		return
	}
	c.habit = Proposal{Answer: l.ensign.Choose(v, p), Feared: Reply{Ship: game.NoShip}}
	if p.Places() || len(p.Options) < 2 || v.Phase == game.SettingUp { // of a set-up the round to come says little
		c.alone()
		return
	}
	t := &l.trial
	t.others(p, c.habit.Answer)
	for _, a := range t.answer[:t.n] {
		x := c.habit
		x.Answer = a
		c.add(&x)
	}
	c.stage = toPlay
	l.see = v
	if v.Phase == game.Activation {
		l.weigh(v)
		l.suppose(v)
	}
	l.look(v)
}

// draw makes the plans of both sides.
func (c *Counsel) draw() {
	l, t, v := &c.who.lieutenant, &c.who.plans, c.view
	c.src = dice.New(dice.Mix(l.seed, uint64(v.Round)+1<<40))
	t.gather(v)
	c.habit = Proposal{Moves: l.plan, Feared: Reply{Ship: game.NoShip}}
	if t.n == 0 || !l.foe.ready {
		c.alone()
		return
	}
	n := t.draw(&t.mine, &l.ensign, v, counselPlans, &c.src)
	t.nMine = 0
	for i := range n {
		t.mine[t.nMine] = t.mine[i]
		for id, m := range c.set {
			if m >= 0 {
				t.mine[t.nMine][id] = m
			}
		}
		if had(&t.mine, t.nMine) == t.nMine {
			t.nMine++
		}
	}
	t.drawTheirs(&l.foe, v, counselPlans, &c.src)
	t.known = [game.MaxShips][maxMoves]bool{}
	t.work = game.View{Me: v.Me, Setup: v.Setup}
	t.trust = counsels.trusts(&l.foe)
	c.stage = toJudge
}

// judge judges a plan against all of the enemy's, and when all are judged solves the game of the
// round.
func (c *Counsel) judge() {
	l, t, v := &c.who.lieutenant, &c.who.plans, c.view
	if c.row < t.nMine {
		for j := range t.nTheirs {
			t.worth[c.row][j] = float64(t.cell(l, v, &t.mine[c.row], &t.theirs[j]))
		}
		c.row++
		return
	}
	t.solve()
	var row [maxPlans]float64
	t.expect(&row)
	for i := range t.foremost(&row, t.nMine, counselTried) {
		x := c.habit
		x.Moves = t.mine[i]
		c.add(&x)
	}
	c.stage = toPlay
	l.look(v)
}

// play plays one imagined game of one of those that are left: in a row of games each has the same
// dice. After so many rows the worse half is left out.
func (c *Counsel) play() {
	if c.least == 0 {
		c.least = c.turnGames()
	}
	seed := dice.Mix(c.who.seed, c.k|1<<44)
	if c.one == 0 {
		c.begin(seed)
	}
	if !c.try(&c.all[c.one], seed) {
		c.alone()
		return
	}
	c.games++
	if c.one++; c.one < c.left {
		return
	}
	c.one = 0
	c.k++
	if c.all[0].Games < c.least {
		return
	}
	c.least = 0
	if c.left <= counselled+c.named() {
		c.stage = toFear
		return
	}
	c.halve()
}

// begin draws what the enemy does in a row of games.
func (c *Counsel) begin(seed uint64) {
	if c.plan {
		c.reply = c.due.next(c.who.plans.reply[:c.who.plans.nTheirs])
		return
	}
	src, dials := dice.New(seed), &c.who.trial.dials
	for i := range dials {
		dials[i] = c.who.draws(game.ShipID(i), &src)
	}
}

// turnGames returns the number of games that each proposal has at the end of a turn that begins
// now.
func (c *Counsel) turnGames() int {
	had := c.all[0].Games
	switch {
	case c.left <= counselled+c.named():
		return max(had+lastGames, Sure) / c.parts
	case had == 0:
		return max(4, firstGames/c.left/c.parts)
	}
	return had + max(4, laterGames/c.left/c.parts)
}

// named returns the number of proposals that had to be compared.
func (c *Counsel) named() (n int) {
	for i := range c.all {
		if c.all[i].Named {
			n++
		}
	}
	return n
}

// halve leaves the worse half out, but for those that were named.
func (c *Counsel) halve() {
	keep := max(counselled, (c.left-c.named()+1)/2)
	slices.SortStableFunc(c.all[:c.left], func(a, b Proposal) int {
		if a.Named != b.Named {
			if a.Named {
				return -1
			}
			return 1
		}
		return byValue(a, b)
	})
	c.left = min(c.left, keep+c.named())
}

// try plays one game of a proposal to the end of the round.
func (c *Counsel) try(x *Proposal, seed uint64) bool {
	l, v, t := &c.who.lieutenant, c.view, &c.who.lieutenant.trial
	played := false
	if c.plan {
		mine := plan(x.Moves)
		played = t.flown(v, &c.asked, &mine, &c.who.plans.theirs[c.reply], seed)
	} else {
		played = t.answered(v, &c.asked, x.Answer, seed)
	}
	if !played {
		return false
	}
	s := t.game.State()
	l.trial.judged(v, s).into(&x.Worth)
	c.from.into(&x.Worth, s, v)
	return true
}
