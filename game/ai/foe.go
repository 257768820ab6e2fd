package ai

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// maxMoves bounds a dial, for tables of one.
const maxMoves = 40

// foretold is what the enemy may set its dials to, seen with its own eyes: an ensign in its seat weighs them. It is made when
// dials are set, and holds until the next.
type foretold struct {
	brain  *ensign
	view   game.View
	game   game.Game
	round  int16
	mark   uint64
	ready  bool
	weight [game.MaxShips][maxMoves]int32
	sum    [game.MaxShips]int32
}

// doubt is how much worse than the best a maneuver is that is set half as often, in thousandths of a damage.
const doubt = 350

// see weighs the enemy's dials at a question for dials.
func (f *foretold) see(v *game.View, p *game.Prompt, seed uint64) {
	if mark := markOf(v); f.ready && f.round == v.Round && f.mark == mark {
		return
	} else {
		f.round, f.mark, f.ready = v.Round, mark, false
	}
	if !v.Imagine(p, seed, nil, &f.game) {
		return
	}
	f.game.ViewInto(v.Me.Other(), &f.view)
	f.brain.Reseed(seed)
	f.brain.think(&f.view)
	f.ready = true
	for i := range v.Ships[:v.NShips] {
		f.sum[i] = f.brain.weights(&f.view, game.ShipID(i), doubt, &f.weight[i])
	}
}

// weights are how likely each maneuver of a ship is by what it was judged to be worth.
func (e *ensign) weights(v *game.View, id game.ShipID, doubt int, w *[maxMoves]int32) (sum int32) {
	*w = [maxMoves]int32{}
	if e.plan[id] < 0 || !foeOf(v.Me.Other(), &v.Ships[id]) {
		return 0
	}
	for m := range min(maxMoves, len(v.Setup.Facts(id).Ship.Class.Dial)) {
		if e.judged[id][m] <= atEnd/2 {
			continue
		}
		d := int64(e.value[id]-int(e.judged[id][m])) + int64(doubt)
		w[m] = int32(int64(doubt) * int64(doubt) * 1000 / (d * d))
		if m == int(e.plan[id]) {
			w[m] += 1000
		}
		sum += w[m]
	}
	return sum
}

func foeOf(me game.PlayerID, sh *game.Ship) bool { return sh.InPlay() && sh.Owner == me.Other() }

// draw is a dial of a ship by weight, -1 where nothing is known of it.
func (f *foretold) draw(v *game.View, id game.ShipID, r *dice.Source) int8 {
	if !f.ready || f.round != v.Round || f.sum[id] == 0 {
		return -1
	}
	return drawn(&f.weight[id], f.sum[id], r)
}

func drawn(w *[maxMoves]int32, sum int32, r *dice.Source) int8 {
	n := int32(r.Intn(int(sum)))
	for m := range w {
		if n -= w[m]; n < 0 {
			return int8(m)
		}
	}
	return -1
}
