package ai

import "attackwing/game"

// leaning is the number of the other side's most played plans against which an answer is sought.
const leaning = 8

// lean is a mix cut down to what is played most.
type lean struct {
	plan   [leaning]int
	weight [leaning]float64
	n      int
}

func leanOf(mix *[maxPlans]float64, n int) (l lean) {
	var taken [maxPlans]bool
	sum := 0.0
	for l.n < min(leaning, n) {
		best := -1
		for i := range n {
			if !taken[i] && (best < 0 || mix[i] > mix[best]) {
				best = i
			}
		}
		if mix[best] <= 0 {
			break
		}
		taken[best] = true
		l.plan[l.n], l.weight[l.n] = best, mix[best]
		sum += mix[best]
		l.n++
	}
	for k := range l.n {
		l.weight[k] /= sum
	}
	return l
}

// grow adds to the plans of both sides what answers best to the mix of the other, and finds the
// mixes anew; so many times, or until nothing better is found.
func (t *plans) grow(l *lieutenant, v *game.View, times int) {
	for turn := range times {
		if t.pace.step(float64(turn)/float64(times)) || t.nMine == maxPlans || t.nTheirs == maxPlans {
			return
		}
		t.mine[t.nMine] = t.answer(l, v, v.Me)
		t.theirs[t.nTheirs] = t.answer(l, v, v.Me.Other())
		mine, theirs := had(&t.mine, t.nMine) == t.nMine, had(&t.theirs, t.nTheirs) == t.nTheirs
		if !mine && !theirs {
			return
		}
		if mine {
			t.nMine++
		}
		if theirs {
			t.likely[t.nTheirs] = 0
			t.nTheirs++
		}
		for i := range t.nMine {
			for j := range t.nTheirs {
				if mine && i == t.nMine-1 || theirs && j == t.nTheirs-1 {
					t.worth[i][j] = float64(t.cell(l, v, &t.mine[i], &t.theirs[j]))
				}
			}
		}
		t.solve()
	}
}

// answer is a plan of a side that is good against the mix of the other: its best one, with the
// maneuver of each ship in turn exchanged for the best.
func (t *plans) answer(l *lieutenant, v *game.View, side game.PlayerID) plan {
	own := side == v.Me
	against, sign, all := leanOf(&t.mix, t.nMine), -1.0, t.nTheirs
	if own {
		against, sign, all = leanOf(&t.reply, t.nTheirs), 1, t.nMine
	}
	worth := func(k, other int) float64 {
		if own {
			return t.worth[k][other]
		}
		return t.worth[other][k]
	}
	best, top := 0, 0.0
	for k := range all {
		sum := 0.0
		for q := range against.n {
			sum += float64(sign * float64(against.weight[q]*worth(k, against.plan[q])))
		}
		if k == 0 || sum > top {
			best, top = k, sum
		}
	}
	to := t.theirs[best]
	if own {
		to = t.mine[best]
	}
	for _, id := range t.order[:t.n] {
		if v.Ships[id].Owner != side || to[id] < 0 || v.Ships[id].DialShown {
			continue
		}
		if t.pace.step(0) {
			return to
		}
		was := to[id]
		keep := was
		for m := range min(maxMoves, len(v.Setup.Facts(id).Ship.Class.Dial)) {
			if int8(m) == was || !t.lives(l, v, id, m, own) {
				continue
			}
			to[id] = int8(m)
			sum := 0.0
			for q := range against.n {
				other := against.plan[q]
				if own {
					sum += float64(against.weight[q] * float64(t.cell(l, v, &to, &t.theirs[other])))
				} else {
					sum -= float64(against.weight[q] * float64(t.cell(l, v, &t.mine[other], &to)))
				}
			}
			if sum > top {
				keep, top = int8(m), sum
			}
		}
		to[id] = keep
	}
	return to
}

// lives tells whether a maneuver was thought to leave its ship alive.
func (t *plans) lives(l *lieutenant, v *game.View, id game.ShipID, m int, own bool) bool {
	if own {
		return may(v, id, m) && l.ensign.judged[id][m] > atEnd/2
	}
	return l.foe.of[0].weight[id][m] > 0
}
