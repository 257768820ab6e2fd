package ai

import (
	"attackwing/game"
)

// tried is what came of a pair of plans in imagined games.
type tried struct{ games, sum int }

const (
	turnsTried = 3
	cellGames  = 6 // games that the judgement of a cell counts like
	perCell    = 5 // thousandths of a Fleet Point that a thousandth of a damage is in a cell
)

// rehearse tries the best plans out in imagined games, against the enemy's as likely as they were found, leaves out the worse half,
// and again; then it solves what is left.
func (t *plans) rehearse(l *lieutenant, v *game.View, p *game.Prompt) {
	h, me := l.trial.hand, v.Me
	l.look(v)
	defer func() { h.fly = [2]*plan{} }()
	all := 0.0
	for j := range t.nTheirs {
		all += t.reply[j]
	}
	for j := range t.nTheirs {
		t.reply[j] /= all
	}
	var row [maxPlans]float64
	for i := range t.nMine {
		t.tried[i] = [maxPlans]tried{}
		for j := range t.nTheirs {
			row[i] += float64(t.worth[i][j] * t.reply[j])
		}
	}
	left := t.foremost(&row, t.nMine, l.effort.tried)
	var due [maxPlans]float64
	t.pace.of(0.5, 1)
	hurried := t.pace.hurried
	for turn := 0; turn < turnsTried && !hurried; turn++ {
		for k := 0; k < l.effort.games && !hurried; k++ {
			part := (float64(turn) + float64(k)/float64(l.effort.games)) / turnsTried
			j := 0
			for q := range t.nTheirs {
				if due[q] += t.reply[q]; due[q] > due[j] {
					j = q
				}
			}
			due[j]--
			s := mixed(l.seed, uint64(v.Round)<<40|uint64(turn)<<32|uint64(k))
			for i := range left {
				if !v.Imagine(p, s, nil, &l.trial.game) {
					return
				}
				h.fly[me], h.fly[me.Other()] = &t.mine[i], &t.theirs[j]
				h.playRound(&l.trial.game, v.Round, s)
				t.tried[i][j].sum += l.trial.leaf(v, l.trial.game.State())
				t.tried[i][j].games++
				hurried = t.pace.step(part)
			}
		}
		for i := range left {
			row[i] = t.gained(i)
		}
		if turn < turnsTried-1 {
			left = t.foremost(&row, left, max(2, (left+1)/2))
		}
	}
	t.nMine = left
	t.shrink()
	t.solve()
}

// gained is what a plan came to, on average.
func (t *plans) gained(i int) float64 {
	n, sum := 0, 0
	for j := range t.nTheirs {
		n += t.tried[i][j].games
		sum += t.tried[i][j].sum
	}
	return float64(sum) / float64(max(1, n))
}

// shrink puts what was tried in place of what was judged, the less of it the fewer games it rests on.
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
