package ai

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// tried is the total of the imagined games of a pair of plans.
type tried struct{ games, sum int }

const (
	usualShips = 8 // on the table, of both sides: with more of them fewer games are played, for each takes longer
	cellGames  = 6 // games that the judgement of a cell counts like
	perCell    = 5 // thousandths of a Fleet Point that a thousandth of a damage is in a cell
)

// rehearse tries the best plans out in imagined games, against the enemy's as likely as they were
// found, leaves out the worse half, and again until so few are left as are drawn from; then it does
// the same with what is like these (vary), and solves what is left.
func (t *plans) rehearse(l *lieutenant, v *game.View, p *game.Prompt, src *dice.Source) {
	l.look(v)
	var row [maxPlans]float64
	t.expect(&row)
	t.pace.of(0.5, 1)
	r := rehearsal{plans: t, l: l, v: v, p: p, all: 1 + min(1, l.effort.vary)}
	left := t.foremost(&row, t.nMine, l.effort.tried)
	if left = r.halve(left); l.effort.vary > 0 && !t.pace.hurried {
		r.passed++
		left = r.halve(t.vary(l, v, left, src))
	}
	t.nMine = left
	t.shrink()
	t.solve()
	if l.effort.near > 0 {
		t.blur(l.effort.near)
	}
}

// rehearsal is the rehearsing of one question.
type rehearsal struct {
	*plans
	l           *lieutenant
	v           *game.View
	p           *game.Prompt
	due         turns
	k           uint64 // rows of games
	passed, all int    // parts of it
}

// halve tries the first so many of the own plans out, anew, until half of them are left again and
// again; the best come first then.
func (r *rehearsal) halve(left int) int {
	t, e := r.plans, &r.l.effort
	rows := max(1, e.games*usualShips*usualShips/max(usualShips*usualShips, t.n*t.n))
	for i := range left {
		t.tried[i] = [maxPlans]tried{}
	}
	var row [maxPlans]float64
	for from := left; ; {
		for k := range rows {
			if !r.row(left) {
				return left
			}
			done := 1 - (float64(left)-float64(left*k)/float64(2*rows))/float64(from)
			if t.pace.step((float64(r.passed) + done) / float64(r.all)) {
				break
			}
		}
		for i := range left {
			row[i] = t.gained(i)
		}
		keep := max(e.kept, (left+1)/2)
		if keep >= left || t.pace.hurried {
			return t.foremost(&row, left, min(left, e.kept))
		}
		left = t.foremost(&row, left, keep)
	}
}

// row plays a game of each of the first so many plans, all against the same plan of the enemy's and
// with the same dice.
func (r *rehearsal) row(left int) bool {
	t := r.plans
	j := r.due.next(t.reply[:t.nTheirs])
	r.k++
	seed := dice.Mix(r.l.seed, uint64(r.v.Round)<<40|r.k)
	for i := range left {
		if !r.l.trial.flown(r.v, r.p, &t.mine[i], &t.theirs[j], seed) {
			return false
		}
		t.tried[i][j].sum += r.l.trial.leaf(r.v, r.l.trial.game.State())
		t.tried[i][j].games++
	}
	return true
}

// turns share turns out by weights that add up to 1.
type turns [maxPlans]float64

func (x *turns) next(weights []float64) (j int) {
	for q, w := range weights {
		if x[q] += w; x[q] > x[j] {
			j = q
		}
	}
	x[j]--
	return j
}

// expect has the enemy's mix add up to 1, and says what each of the own plans is worth against it.
func (t *plans) expect(row *[maxPlans]float64) {
	all := 0.0
	for j := range t.nTheirs {
		all += t.reply[j]
	}
	for j := range t.nTheirs {
		t.reply[j] /= all
	}
	for i := range t.nMine {
		row[i] = 0
		for j := range t.nTheirs {
			row[i] += float64(t.worth[i][j] * t.reply[j])
		}
	}
}

// vary adds to the first so many plans others that are one of them but for a ship or two, which fly
// as in another of them, or as their brain would like it.
func (t *plans) vary(l *lieutenant, v *game.View, left int, src *dice.Source) int {
	var ships [game.MaxShips]game.ShipID
	n := 0
	for _, id := range t.order[:t.n] {
		if v.Ships[id].Owner == v.Me && t.mine[0][id] >= 0 && !t.locked[id] {
			ships[n] = id
			n++
		}
	}
	if n == 0 {
		return left
	}
	all := left
	for try := 0; try < 4*l.effort.vary && all < min(maxPlans, left+l.effort.vary); try++ {
		to := &t.mine[all]
		*to = t.mine[src.Intn(left)]
		for range 1 + src.Intn(2) {
			id := ships[src.Intn(n)]
			if src.Intn(2) == 0 {
				to[id] = t.mine[src.Intn(left)][id]
			} else if sum := l.ensign.weights(v, id, own, 0, &t.weight); sum > 0 {
				to[id] = drawn(&t.weight, sum, src)
			}
		}
		if had(&t.mine, all) < all {
			continue
		}
		for j := range t.nTheirs {
			t.worth[all][j] = float64(t.cell(l, v, to, &t.theirs[j]))
		}
		all++
	}
	return all
}

// gained returns the average result of a plan.
func (t *plans) gained(i int) float64 {
	n, sum := 0, 0
	for j := range t.nTheirs {
		n += t.tried[i][j].games
		sum += t.tried[i][j].sum
	}
	return float64(sum) / float64(max(1, n))
}

// shrink puts what was tried in place of what was judged, the less of it the fewer games it rests
// on.
func (t *plans) shrink() {
	base, n := 0.0, 0.0
	for i := range t.nMine {
		for j := range t.nTheirs {
			x := &t.tried[i][j]
			base += float64(x.sum) - float64(float64(x.games)*float64(perCell*t.worth[i][j]))
			n += float64(x.games)
		}
	}
	base /= max(1, n)
	for i := range t.nMine {
		for j := range t.nTheirs {
			x := &t.tried[i][j]
			cell := base + float64(perCell*t.worth[i][j])
			t.worth[i][j] = (float64(x.sum) + float64(cellGames*cell)) / float64(x.games+cellGames)
		}
	}
}

// blur plays each plan as often as it is nearly as good as the best against the mix of the enemy's
// that was found: one that is worth so many thousandths of a Fleet Point less a sixteenth as often.
// So little is given away, and who plays the same does not know what will be flown.
func (t *plans) blur(near int) {
	var row [maxPlans]float64
	t.expect(&row)
	top := row[0]
	for _, x := range row[1:t.nMine] {
		top = max(top, x)
	}
	for i := range t.nMine {
		w := float64(near) / (float64(near) + top - row[i])
		w = float64(w * w)
		t.mix[i] = float64(w * w)
	}
}

// foremost puts the best n of the own plans in front.
func (t *plans) foremost(row *[maxPlans]float64, all, n int) int {
	n = min(n, all)
	for k := range n {
		best := k
		for i := k + 1; i < all; i++ {
			if row[i] > row[best] {
				best = i
			}
		}
		row[k], row[best] = row[best], row[k]
		t.mine[k], t.mine[best] = t.mine[best], t.mine[k]
		t.worth[k], t.worth[best] = t.worth[best], t.worth[k]
		t.tried[k], t.tried[best] = t.tried[best], t.tried[k]
		t.mix[k], t.mix[best] = t.mix[best], t.mix[k]
	}
	return n
}
