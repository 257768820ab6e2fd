package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// guesses is the number of places guessed for an enemy.
const guesses = 6

// guess lists the places where an enemy may stand after its maneuver. The weights add up to 1000.
type guess struct {
	n      int
	at     [guesses]physics.Square
	weight [guesses]int
	move   [guesses]int8 // of its dial; where it has one place, that says nothing
	dial   bool          // the places are those of a dial not revealed yet
}

// draw is a move of a dial that is supposed, by weight, -1 where none is.
func (g *guess) draw(r *dice.Source) int8 {
	if !g.dial {
		return -1
	}
	n := r.Intn(1000)
	for k := range g.n {
		if n -= g.weight[k]; n < 0 {
			return g.move[k]
		}
	}
	return g.move[0]
}

// foe reports whether a ship in play is the enemy's, or one of the map that is worth destroying:
// what else belongs to nobody is nobody's enemy.
func foe(v *game.View, id game.ShipID) bool {
	sh := &v.Ships[id]
	return sh.InPlay() && (sh.Owner == v.Me.Other() || prize(v, id) > 0)
}

// suppose guesses where the enemies will stand: the maneuvers that live, more so those that bring
// shots.
func (e *ensign) suppose(v *game.View) {
	if e.fixed {
		return
	}
	u := v.Setup
	var mine [game.MaxShips]physics.Square
	for i := range v.Ships[:v.NShips] {
		if sh := &v.Ships[i]; sh.Owner == v.Me && sh.InPlay() {
			side := u.Facts(game.ShipID(i)).Ship.Class.BaseSide
			at := physics.Maneuver{Bearing: physics.Straight, Speed: 1}.End(sh.Pose, side, physics.TurnFirst)
			mine[i] = physics.Base(at, side)
		}
	}
	for i := range v.Ships[:v.NShips] {
		id := game.ShipID(i)
		g := &e.guess[i]
		g.n, g.dial = 0, false
		sh := &v.Ships[i]
		if !foe(v, id) {
			continue
		}
		if !sh.Activated && !neutral(v, id) {
			e.supposeDial(v, id, &mine)
		}
		if g.n == 0 {
			g.n, g.weight[0] = 1, 1000
			g.at[0] = u.Base(id, sh.Pose)
			continue
		}
		g.dial = true
		sum := 0
		for _, w := range g.weight[:g.n] {
			sum += w
		}
		for k := range g.n {
			g.weight[k] = g.weight[k] * 1000 / sum
		}
	}
}

// supposeDial weighs the maneuvers that an enemy may set; mine is where the own ships will roughly
// be.
func (e *ensign) supposeDial(v *game.View, id game.ShipID, mine *[game.MaxShips]physics.Square) {
	u, sh := v.Setup, &v.Ships[id]
	class := u.Facts(id).Ship.Class
	e.around.See(v, id)
	for m := range class.Dial {
		if sh.DialShown && sh.Dial >= 0 && int(sh.Dial) != m || !may(v, id, m) {
			continue
		}
		var f game.Fate
		e.around.Foresee(v, id, m, &f)
		if f.Dies() || f.StruckAtEnd {
			continue
		}
		at := &e.around.End
		top := 0
		for k := range v.Ships[:v.NShips] {
			if o := &v.Ships[k]; o.Owner == v.Me && o.InPlay() {
				top = max(top, e.shot(u, id, at, game.ShipID(k), &mine[k]))
			}
		}
		e.guess[id].keep(at, int8(m), likely(&f, class.Dial[m].Speed, sh.Power)+top/4)
	}
}

// likely returns the likelihood of a maneuver by its color, its speed and its result.
func likely(f *game.Fate, speed int8, power int8) int {
	w := 200
	switch {
	case f.Color == card.Green && power > 0:
		w += 300
	case f.Color == card.Red:
		w -= 120
	}
	if f.Bumped {
		w -= 60
	}
	if speed == 2 || speed == 3 {
		w += 50
	}
	return w
}

// keep notes a place with its weight, in place of the lightest when there are enough.
func (g *guess) keep(at *physics.Square, move int8, w int) {
	k := 0
	if g.n < guesses {
		k = g.n
		g.n++
	} else {
		for i := range g.n {
			if g.weight[i] < g.weight[k] {
				k = i
			}
		}
		if g.weight[k] >= w {
			return
		}
	}
	g.at[k], g.move[k], g.weight[k] = *at, move, w
}
