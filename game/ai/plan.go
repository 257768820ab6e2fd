package ai

import (
	"math"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

const (
	never      = -1 << 28
	atEnd      = -1 << 27
	noWayOn    = -200000
	noWayOn2   = -40000
	noWayOn3   = -8000
	intoFriend = -4000
)

// think plans the maneuvers of all own ships, in the order in which they will move.
func (e *ensign) think(v *game.View) {
	e.ready, e.round = true, v.Round
	e.weigh(v)
	e.suppose(v)
	e.lookAhead(v)
	w := &e.work
	*w = game.View{Me: v.Me, Setup: v.Setup}
	v.State.CopyTo(&w.State)
	var order [game.MaxShips]game.ShipID
	n := 0
	for i := range e.plan {
		e.plan[i] = -1
	}
	for i := range v.Ships[:v.NShips] {
		if sh := &v.Ships[i]; sh.Owner == v.Me && sh.InPlay() {
			k := n
			for ; k > 0 && sh.Skill < v.Ships[order[k-1]].Skill; k-- {
				order[k] = order[k-1]
			}
			order[k] = game.ShipID(i)
			n++
		}
	}
	for k, id := range order[:n] {
		e.pace.step(float64(k) / float64(n))
		me := &v.Ships[id]
		// enemies that move before this ship are elsewhere by then
		for i := range w.Ships[:w.NShips] {
			if o := &v.Ships[i]; o.Owner != v.Me && o.InPlay() && !o.Map {
				w.Ships[i].Destroyed = o.Skill < me.Skill || o.Skill == me.Skill && o.Init < me.Init
			}
		}
		top, next, at := never*2, never*2, -1
		var to physics.Pose
		e.around.See(w, id)
		for m := range v.Setup.Facts(id).Ship.Class.Dial {
			if m < maxMoves {
				e.judged[id][m] = 2 * never
			}
			if !may(v, id, m) {
				continue
			}
			var f game.Fate
			e.around.Foresee(w, id, m, &f)
			s := e.score(v, id, m, &f)
			if m < maxMoves {
				e.judged[id][m] = int32(s)
			}
			switch {
			case s > top:
				top, next, at, to = s, top, m, f.Flight.To
			case s > next:
				next = s
			}
		}
		if at < 0 {
			continue // every maneuver is forbidden
		}
		e.plan[id] = int8(at)
		e.fears[id] = top < noWayOn/2
		e.value[id], e.second[id] = top, next
		w.Ships[id].Pose = to
	}
}

// score judges one maneuver of an own ship.
func (e *ensign) score(v *game.View, id game.ShipID, m int, f *game.Fate) int {
	n := e.random.dice.Intn(60)
	switch {
	case f.Dies():
		return never + n
	case f.StruckAtEnd:
		return atEnd + n
	}
	n += e.alone(v, id, f)
	at := &e.around.End
	off := e.offense(v, id, at)
	if f.Over {
		off = 0
	}
	if f.Color == card.Red && off == 0 {
		n -= e.habit.red // nothing is won by it
	}
	return n + off + e.among(v, id, at)
}

// alone judges a maneuver that lives by all but the enemies: whether the ship can go on, what it
// costs, what the sheet makes of the place where it ended, e.around.End.
func (e *ensign) alone(v *game.View, id game.ShipID, f *game.Fate) (n int) {
	sh, k := &v.Ships[id], &e.habit
	strained := f.Color == card.Red || sh.Power > 0 && f.Color != card.Green || sh.Power > 1
	ways := e.waysOn(v, id, f.Flight.To, strained, 4)
	if ways == 0 {
		n += [...]int{noWayOn, noWayOn2, noWayOn3}[min(2, e.wayOn(v, id, f.Flight.To, strained))]
	}
	n += k.room * ways
	if f.Bumped {
		if v.Ships[max(f.Against, 0)].Owner == v.Me {
			n += intoFriend
		} else {
			n -= 500
		}
	}
	acts := !strained && (!f.Bumped || f.KeepsAction)
	if !acts {
		n -= k.act
	}
	switch f.Color {
	case card.Red:
		n -= k.red
	case card.Green:
		if sh.Power > 0 {
			n += 700
		}
	}
	n -= 700*int(f.Obstacles) + 600*int(f.Harm) + 500*int(f.Burn)
	return n + e.stand(v, id, &e.around.End, acts && !f.Over)
}

// among judges a place by where the enemies are supposed: their shots, what they bump into, how
// near the nearest is and whether it lies ahead.
func (e *ensign) among(v *game.View, id game.ShipID, at *physics.Square) (n int) {
	u, k := v.Setup, &e.habit
	near := int(^uint(0) >> 1)
	front := 0
	for i := range v.Ships[:v.NShips] {
		g := &e.guess[i]
		if v.Ships[i].Owner == v.Me || !v.Ships[i].InPlay() || g.n == 0 {
			continue
		}
		threat, bump, far, ahead := 0, 0, 0, 0
		for j := range g.n {
			b := &g.at[j]
			threat += e.shot(u, game.ShipID(i), b, id, at) * g.weight[j]
			if e.work.Ships[i].Destroyed && physics.Overlap(at, b) {
				bump += g.weight[j]
			}
			dx, dy := b.Centre.X-at.Centre.X, b.Centre.Y-at.Centre.Y
			d := max(1, root(int64(float64(dx*dx)+float64(dy*dy))))
			far += d / 1000 * g.weight[j]
			// how far ahead it lies, -1000 to 1000
			ahead += int((float64(dx*at.Sin)-float64(dy*at.Cos))*1000) / d * g.weight[j] / 1000
		}
		n -= threat / 1000 * k.caution / 100
		n -= bump * 3 / 2
		if far < near {
			near, front = far, ahead
		}
	}
	if near < int(^uint(0)>>1) {
		mm := near / 1000
		// the best place is about Range 1 to 2 with the enemy ahead
		n -= max(0, mm-k.reach) * k.closing
		n += front * k.facing / 100
	}
	return n
}

// stand returns the sheet's judgment of a place.
func (e *ensign) stand(v *game.View, id game.ShipID, at *physics.Square, acts bool) int {
	if adv := &v.Setup.Play().Advice; adv.Stand != nil {
		e.here = *at // which may not be one of the caller's own, or each would be allocated
		return adv.Stand(v, id, &e.here, acts)
	}
	return 0
}

// may tells whether a move may be set or is worth supposing.
func may(v *game.View, id game.ShipID, m int) bool {
	sh := &v.Ships[id]
	if sh.BreachFix && v.Setup.Facts(id).Ship.Class.Dial[m].Speed > 1 {
		return false
	}
	return sh.Power == 0 || v.Color(v.Setup, id, m) != card.Red
}

// root is the whole square root of a number up to 1<<52. The square of a distance in µm needs more
// than 32 bits.
func root(n int64) int {
	x := int64(math.Sqrt(float64(n)))
	for x*x > n {
		x--
	}
	for (x+1)*(x+1) <= n {
		x++
	}
	return int(x)
}
