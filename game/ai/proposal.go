package ai

import (
	"math/bits"

	"attackwing/game"
)

// Proposal is an answer to a question, with the result of its imagined games.
type Proposal struct {
	Moves  [game.MaxShips]int8 // at a question for dials: the move of each own ship's dial, -1 none
	Answer game.Answer         // at every other question
	Named  bool                // it is one that Compare has named
	Worth
	Feared Reply // at a question for dials
}

// Worth is the average result of imagined games to the end of the round, in thousandths, as a
// captain judges the table then.
type Worth struct {
	Games           int
	margin, chance  int64
	sheet           int64 // of the margin
	square          int64 // of the value, in units of a tenth of a Fleet Point
	chances         int64 // the squares of the chance
	dealt, taken    int64
	lost, destroyed int64
	hurt            [game.MaxShips]int64
}

// Points are the Fleet Points by which the seat is ahead then.
func (w *Worth) Points() int { return w.mean(w.margin) }

// Sheet returns the share of the points that the sheet is expected to give the seat more than the
// enemy. It is not known for a battle that is over.
func (w *Worth) Sheet() int { return w.mean(w.sheet) }

// Chance is the chance to win the battle.
func (w *Worth) Chance() int { return w.mean(w.chance) }

// Doubt returns the margin of error of the chance: two standard errors.
func (w *Worth) Doubt() int {
	n := int64(max(1, w.Games))
	m := w.chance / n
	return 2 * root(max(0, w.chances/n-m*m)/n)
}

// Dealt and Taken are damage until then.
func (w *Worth) Dealt() int { return w.mean(w.dealt) }
func (w *Worth) Taken() int { return w.mean(w.taken) }

// Lost and Destroyed are own ships, and the enemy's.
func (w *Worth) Lost() int      { return w.mean(w.lost) }
func (w *Worth) Destroyed() int { return w.mean(w.destroyed) }

// Hurt returns the average damage that a ship takes.
func (w *Worth) Hurt(id game.ShipID) int { return w.mean(w.hurt[id]) }

func (w *Worth) mean(sum int64) int { return int(sum / int64(max(1, w.Games))) }

// value is the number by which a captain compares proposals.
func (w *Worth) value() int { return w.mean(w.margin) + winning*w.mean(w.chance) }

// Sure is the number of games from which a proposal's chance is more than a first impression.
const Sure = 200

// Picked returns the number of options of the answer.
func (x *Proposal) Picked() int { return bits.OnesCount64(x.Answer.Picks) }

func byValue(a, b Proposal) int { return b.value() - a.value() }

func (k stake) into(w *Worth) {
	w.Games++
	w.margin += int64(k.margin)
	w.sheet += int64(k.sheet)
	w.chance += int64(k.chance)
	w.chances += int64(k.chance) * int64(k.chance)
	n := int64(k.value() / 100)
	w.square += n * n
}

// Better is by how much a proposal is worth more than another one that was tried out in the same
// games, thousandths of a Fleet Point with the chance to win counted in, and whether that is beyond
// what chance may be.
func (w *Worth) Better(than *Worth) (by int, sure bool) {
	by = w.value() - than.value()
	dev := 0
	for _, x := range [...]*Worth{w, than} {
		n := int64(max(2, x.Games))
		m := int64(x.value() / 100)
		dev += int(max(0, x.square/n-m*m) / n)
	}
	return by, by > 100*root(int64(dev))
}

// strength holds the strength of the ships when the question was asked.
type strength struct {
	has [game.MaxShips]int
}

func strengthOf(s *game.State, u *game.Setup) (x strength) {
	for i := range s.Ships[:s.NShips] {
		x.has[i] = left(s, u, game.ShipID(i))
	}
	return x
}

// left returns the damage that a ship can take until it is destroyed.
func left(s *game.State, u *game.Setup, id game.ShipID) int {
	sh := &s.Ships[id]
	if !sh.InPlay() || sh.Map {
		return 0
	}
	return max(0, int(u.Facts(id).Ship.Hull)-int(sh.NDamage)+int(sh.Shields)+int(sh.Down))
}

// into adds what has become of the ships.
func (x *strength) into(w *Worth, s *game.State, v *game.View) {
	for i := range s.Ships[:s.NShips] {
		id, own := game.ShipID(i), v.Ships[i].Owner == v.Me
		if !v.Ships[i].InPlay() || v.Ships[i].Map || v.Ships[i].Owner == game.Nobody {
			continue
		}
		d := int64(1000 * max(0, x.has[i]-left(s, v.Setup, id)))
		gone := int64(0)
		if !s.Ships[i].InPlay() {
			gone = 1000
		}
		w.hurt[i] += d
		if own {
			w.taken, w.lost = w.taken+d, w.lost+gone
		} else {
			w.dealt, w.destroyed = w.dealt+d, w.destroyed+gone
		}
	}
}
