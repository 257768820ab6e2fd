package ai

import (
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

const (
	maxPlans = 48  // of a side
	own      = 700 // doubt with which the own plans are drawn, as for the enemy's: see foretold
	ownPlan  = 300 // and how often, of a thousand times, what the ensign in it would set
	turnsRun = 600 // of regret matching
	turnsAt  = 60  // after which it rests
	fewPlans = 6   // are judged in a hurry too
	faint    = 0.07
	rare     = 0.02   // a plan that is played less often is not looked at
	ruin     = -30000 // a ship that is lost, in thousandths of a damage
	lastKill = 1500   // the shot that destroys, beside its damage
)

// plan is a move for each ship of a side, -1 none.
type plan [game.MaxShips]int8

// plans is a game of one round: the plans of both sides, and what each pair of them is worth.
type plans struct {
	pace           *pace
	mine, theirs   [maxPlans]plan
	nMine, nTheirs int
	worth          [maxPlans][maxPlans]float64 // mine, theirs
	alone          [game.MaxShips][maxMoves]int32
	known          [game.MaxShips][maxMoves]bool
	order, shoot   [game.MaxShips]game.ShipID // by who moves, by who attacks
	n              int
	locked         [game.MaxShips]bool // own dials that every plan has
	work           game.View
	around         game.Around
	base           [game.MaxShips]physics.Square
	weight         [maxMoves]int32
	likely         [maxPlans]float64 // how likely the enemy is guessed to have each plan
	trust          float64           // how much that guess counts beside an enemy that answers best
	mix, reply     [maxPlans]float64 // what is found: the own mix, and the enemy's it is found against
	tried          [maxPlans][maxPlans]tried
	aimed          [game.MaxShips]aimed // by the pair of plans judged last
}

// aimed is the attack that a ship makes by a pair of plans.
type aimed struct {
	at     game.ShipID // NoShip: none
	damage int         // to be expected, thousandths
}

// settle puts the plan that is drawn in place of the ensign's.
func (t *plans) settle(l *lieutenant, v *game.View, p *game.Prompt) {
	e, foe := &l.ensign, &l.foe
	src := dice.New(dice.Mix(l.seed, uint64(v.Round)+1<<40))
	t.gather(v)
	if t.n == 0 {
		return
	}
	t.nMine = t.draw(&t.mine, e, v, l.effort.plans, &src)
	t.drawTheirs(foe, v, l.effort.plans, &src)
	t.known = [game.MaxShips][maxMoves]bool{}
	t.work = game.View{Me: v.Me, Setup: v.Setup}
	t.pace = l.pace
	t.pace.of(0.2, 0.4)
	for i := range t.nMine {
		if t.pace.step(float64(i)/float64(t.nMine)) && i >= fewPlans {
			t.nMine = i
			break
		}
		for j := range t.nTheirs {
			t.worth[i][j] = float64(t.cell(l, v, &t.mine[i], &t.theirs[j]))
		}
	}
	t.trust = l.effort.trusts(foe)
	t.solve()
	t.pace.of(0.4, 0.5)
	t.grow(l, v, l.effort.grow)
	if l.effort.tried > 0 {
		t.rehearse(l, v, p, &src)
	}
	e.plan = t.mine[t.pick(&src)]
}

// gather lists the ships in the orders in which they move and attack.
func (t *plans) gather(v *game.View) {
	t.n = 0
	for i := range v.Ships[:v.NShips] {
		sh := &v.Ships[i]
		if !sh.InPlay() || sh.Map {
			continue
		}
		k, s := t.n, t.n
		for ; k > 0 && before(sh, &v.Ships[t.order[k-1]]); k-- {
			t.order[k] = t.order[k-1]
		}
		for ; s > 0 && sh.Skill > v.Ships[t.shoot[s-1]].Skill; s-- {
			t.shoot[s] = t.shoot[s-1]
		}
		t.order[k], t.shoot[s] = game.ShipID(i), game.ShipID(i)
		t.n++
	}
}

func before(a, b *game.Ship) bool { return a.Skill < b.Skill || a.Skill == b.Skill && a.Init < b.Init }

// draw fills the own plans: the one that its brain has made, and others by what it thinks of each
// maneuver.
func (t *plans) draw(to *[maxPlans]plan, brain *ensign, v *game.View, most int, src *dice.Source) int {
	to[0] = brain.plan
	n := 1
	for try := 0; try < 3*most && n < most; try++ {
		to[n] = brain.plan
		for _, id := range t.order[:t.n] {
			if v.Ships[id].Owner != v.Me || to[n][id] < 0 {
				continue
			}
			if sum := brain.weights(v, id, own, ownPlan, &t.weight); sum > 0 {
				to[n][id] = drawn(&t.weight, sum, src)
			}
		}
		if had(to, n) == n {
			n++
		}
	}
	return n
}

// had is which of the first n plans the one after them is, n if it is none.
func had(of *[maxPlans]plan, n int) int {
	for k := range n {
		if of[k] == of[n] {
			return k
		}
	}
	return n
}

// drawTheirs fills the enemy's plans: what each mind it may be of thinks best, and others, as
// likely as they are drawn. What is known of its dials, to who sees them before they are revealed,
// is in all of them.
func (t *plans) drawTheirs(foe *foretold, v *game.View, most int, src *dice.Source) {
	t.nTheirs = 0
	add := func(likely float64) {
		for _, id := range t.order[:t.n] {
			if sh := &v.Ships[id]; sh.Owner == v.Me.Other() && sh.DialShown {
				t.theirs[t.nTheirs][id] = sh.Dial
			}
		}
		k := had(&t.theirs, t.nTheirs)
		if k == t.nTheirs {
			t.nTheirs++
			t.likely[k] = 0
		}
		t.likely[k] += likely
	}
	for k := range foe.n {
		m := &foe.of[k]
		surely := float64(m.credit*float64(m.reads())) / 1000
		switch {
		case m.search != nil:
			for i, part := range m.parts() {
				if part > rare && t.nTheirs < maxPlans/2 {
					t.theirs[t.nTheirs] = m.search.plans.mine[i]
					add(float64(surely * part))
				}
			}
		case !m.plain:
			t.theirs[t.nTheirs] = m.brain.plan
			add(surely)
		}
	}
	each := (1 - foe.read()) / float64(3*most)
	for try := 0; try < 3*most && t.nTheirs < most; try++ {
		m := foe.any(src)
		to := &t.theirs[t.nTheirs]
		*to = m.brain.plan
		for _, id := range t.order[:t.n] {
			if v.Ships[id].Owner != v.Me && to[id] >= 0 && m.sum[id] > 0 {
				to[id] = drawn(&m.weight[id], m.sum[id], src)
			}
		}
		add(each)
	}
}

// cell returns the worth of a pair of plans in thousandths of a damage: all ships moved in their
// order, then the expected shots, and the places after it.
func (t *plans) cell(l *lieutenant, v *game.View, mine, theirs *plan) (n int) {
	w, u := &t.work, v.Setup
	v.State.CopyTo(&w.State)
	for _, id := range t.order[:t.n] {
		of, sign, brain, seen := mine, 1, &l.ensign, v
		if v.Ships[id].Owner != v.Me {
			of, sign, brain, seen = theirs, -1, l.foe.best().brain, &l.foe.view
		}
		m := of[id]
		if m < 0 {
			t.base[id] = u.Base(id, w.Ships[id].Pose)
			continue
		}
		var f game.Fate
		t.around.See(w, id)
		t.around.Foresee(w, id, int(m), &f)
		w.Ships[id].Pose, t.base[id] = f.Flight.To, t.around.End
		if f.Dies() || f.StruckAtEnd {
			n += sign * ruin
			w.Ships[id].Destroyed = f.Dies()
			continue
		}
		n += sign * t.stands(brain, seen, id, int(m), &f)
	}
	return n + t.exchange(l, v) + t.facing(v)
}

// stands returns the worth of a maneuver to a ship alone. Unless something stopped the ship it is
// the same for all plans.
func (t *plans) stands(brain *ensign, seen *game.View, id game.ShipID, m int, f *game.Fate) int {
	if !f.Bumped && m < maxMoves && t.known[id][m] {
		return int(t.alone[id][m])
	}
	brain.around.End = t.around.End
	x := max(ruin, brain.alone(seen, id, f))
	if f.Bumped || m >= maxMoves {
		return max(ruin, x+intoFriend/4) // the enemy chooses too: what touches here may touch nothing there
	}
	t.known[id][m], t.alone[id][m] = true, int32(x)
	return x
}

// exchange are the shots to be expected, by skill: who is likely destroyed before its turn shoots
// less.
func (t *plans) exchange(l *lieutenant, v *game.View) (n int) {
	e, u, w := &l.ensign, v.Setup, &t.work
	var hurt [game.MaxShips]int // damage to be expected, thousandths
	var share [game.MaxShips]int
	for _, id := range t.shoot[:t.n] {
		share[id], t.aimed[id] = 1000, aimed{at: game.NoShip}
	}
	for _, a := range t.shoot[:t.n] {
		if w.Ships[a].Destroyed || share[a] <= 0 {
			continue
		}
		at, top, gain := game.NoShip, 0, 0
		for _, b := range t.shoot[:t.n] {
			if v.Ships[b].Owner == v.Ships[a].Owner || w.Ships[b].Destroyed || share[b] <= 0 {
				continue
			}
			s := e.shot(u, a, &t.base[a], b, &t.base[b])
			left := 1000 * hull(v, b)
			if x := s + s*hurt[b]/(2*left); s > 0 && x > top {
				at, top, gain = b, x, s
			}
		}
		if at == game.NoShip {
			continue
		}
		left := 1000 * hull(v, at)
		d := gain * 1000 / max(1, e.worth[at]) * share[a] / 1000
		t.aimed[a] = aimed{at, d}
		was := hurt[at]
		hurt[at] = min(left, was+d)
		x := (hurt[at] - was) * e.worth[at] / 1000
		if hurt[at] == left {
			x += lastKill
		}
		share[at] = 1000 - hurt[at]*hurt[at]/left*1000/left
		if v.Ships[a].Owner == v.Me {
			n += x
		} else {
			n -= x
		}
	}
	return n
}

// facing returns how well the ships face their nearest enemies after the round, and how near those
// are.
func (t *plans) facing(v *game.View) (n int) {
	for _, a := range t.order[:t.n] {
		if t.work.Ships[a].Destroyed {
			continue
		}
		near, ahead := 0, 0
		for _, b := range t.order[:t.n] {
			if v.Ships[b].Owner == v.Ships[a].Owner || t.work.Ships[b].Destroyed {
				continue
			}
			x, y := &t.base[a], &t.base[b]
			dx, dy := y.Centre.X-x.Centre.X, y.Centre.Y-x.Centre.Y
			d := max(1, root(int64(float64(dx*dx)+float64(dy*dy))))
			if near == 0 || d < near {
				near, ahead = d, int((float64(dx*x.Sin)-float64(dy*x.Cos))*1000)/d
			}
		}
		if near == 0 {
			continue
		}
		x := ahead*400/1000 - max(0, near/1000-usual.reach)
		if v.Ships[a].Owner == v.Me {
			n += x
		} else {
			n -= ahead * 400 / 1000
		}
	}
	return n
}

// solve finds the own mix by regret matching: against the guess of the enemy for a part, for the
// rest against an enemy that learns as fast. Products are rounded one by one, so that every machine
// gets the same mix.
func (t *plans) solve() {
	var regret, other [maxPlans]float64
	var x, y, model [maxPlans]float64
	t.mix, t.reply = [maxPlans]float64{}, [maxPlans]float64{}
	all := 0.0
	for j := range t.nTheirs {
		all += t.likely[j]
	}
	for j := range t.nTheirs {
		model[j] = t.likely[j] / all
	}
	for turn := range turnsRun {
		if turn%turnsAt == 0 {
			t.pace.step(1)
		}
		matched(&regret, &x, t.nMine)
		matched(&other, &y, t.nTheirs)
		var gain, loss [maxPlans]float64
		mine, theirs := 0.0, 0.0
		for i := range t.nMine {
			for j := range t.nTheirs {
				both := float64(t.trust*model[j]) + float64((1-t.trust)*y[j])
				gain[i] += float64(both * t.worth[i][j])
				loss[j] -= float64(x[i] * t.worth[i][j])
			}
			mine += float64(x[i] * gain[i])
		}
		for j := range t.nTheirs {
			theirs += float64(y[j] * loss[j])
		}
		for i := range t.nMine {
			regret[i] = max(0, regret[i]+gain[i]-mine)
			t.mix[i] += float64(x[i] * float64(turn+1))
		}
		for j := range t.nTheirs {
			other[j] = max(0, other[j]+loss[j]-theirs)
			t.reply[j] += float64((float64(t.trust*model[j]) + float64((1-t.trust)*y[j])) * float64(turn+1))
		}
	}
}

// matched makes a mix of regrets.
func matched(regret, x *[maxPlans]float64, n int) {
	sum := 0.0
	for i := range n {
		sum += regret[i]
	}
	for i := range n {
		if x[i] = 1 / float64(n); sum > 0 {
			x[i] = regret[i] / sum
		}
	}
}

// pick draws a plan of the mix, leaving out what is played hardly ever.
func (t *plans) pick(src *dice.Source) int {
	sum := 0.0
	for i := range t.nMine {
		sum += t.mix[i]
	}
	least, left := float64(faint*sum), 0.0
	for i := range t.nMine {
		if t.mix[i] < least {
			t.mix[i] = 0
		}
		left += t.mix[i]
	}
	at := float64(left * float64(src.Intn(1<<30)) / (1 << 30))
	best := 0
	for i := range t.nMine {
		if t.mix[i] == 0 {
			continue
		}
		if best = i; at < t.mix[i] {
			break
		}
		at -= t.mix[i]
	}
	return best
}
