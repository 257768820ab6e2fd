package ai

import (
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
)

// counselled is the number of proposals that are left.
const counselled = 3

// spending holds the numbers of plans and games that a counsel may try at one question.
type spending struct {
	plans int // of a side that are judged
	tried int // of these tried out
	vary  int // what is like the best of them, tried out too
	first int // games of the first turn, of all that is tried out together
	later int // of each later one
	told  int // of each that is left: games that did not choose it, from which its figures are
}

// What is spent on dials, on an answer, and on either in a hurry.
var (
	onDials  = spending{plans: 40, tried: 20, vary: 16, first: 800, later: 600, told: 400}
	onAnswer = spending{tried: 12, first: 480, later: 360, told: Sure}
	inHurry  = spending{plans: 24, tried: 12, first: 120, later: 90, told: Sure / 4}
)

var counsels = effort{each: 32, minds: 3, vary: onDials.vary, trust: 50}

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
	for id, m := range c.set {
		t.locked[id] = m >= 0
	}
	n := t.draw(&t.mine, &l.ensign, v, c.spends().plans, &c.src)
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
	t.drawTheirs(&l.foe, v, c.spends().plans, &c.src)
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
	for i := range t.foremost(&row, t.nMine, c.spends().tried) {
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
		if c.left <= counselled+c.named() && !c.told {
			c.told = true
			c.anew()
		}
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
	if c.told {
		c.stage, c.was = toFear, nil
		return
	}
	c.halve()
	c.vary()
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
	had, most := c.all[0].Games, c.spends()
	switch {
	case c.told:
		return most.told
	case had == 0:
		return max(4, most.first/c.left)
	}
	return had + max(4, most.later/c.left)
}

// spends returns the numbers of plans and games for the question of this counsel.
func (c *Counsel) spends() *spending {
	switch {
	case c.hurries:
		return &inHurry
	case c.plan:
		return &onDials
	}
	return &onAnswer
}

// anew forgets the games of what is left: those that chose it would tell too much good of it.
func (c *Counsel) anew() {
	c.was = slices.Clone(c.all[:c.left])
	for i := range c.all[:c.left] {
		c.all[i].Worth = Worth{}
	}
}

// vary adds, once, plans that are like the best ones: the next turn begins anew for all.
func (c *Counsel) vary() {
	most, t := c.spends(), &c.who.plans
	if c.varied || c.only || !c.plan || most.vary == 0 || c.left > most.tried/3+c.named() {
		return
	}
	c.varied = true
	for i := range c.all[:c.left] {
		t.mine[i] = c.all[i].Moves
	}
	c.all = c.all[:c.left]
	for _, moves := range t.mine[c.left:t.vary(&c.who.lieutenant, c.view, c.left, &c.src)] {
		x := c.habit
		x.Moves = moves
		c.add(&x)
	}
	c.anew()
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
