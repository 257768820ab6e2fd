package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// depth is how many rounds after this one a ship must find a way on.
const depth = 3

// guesses is how many places of an enemy are supposed.
const guesses = 6

// guess is where an enemy may stand after its maneuver; the weights add up to 1000.
type guess struct {
	n      int
	at     [guesses]physics.Square
	weight [guesses]int
}

const (
	never      = -1 << 28
	atEnd      = -1 << 27
	noWayOn    = -200000
	noWayOn2   = -40000
	noWayOn3   = -8000
	intoFriend = -4000
)

// weigh judges what every ship is worth and what every shot would be, as the table stands.
func (e *ensign) weigh(v *game.View) {
	u := v.Setup
	for i := range v.Ships[:v.NShips] {
		sh, f := &v.Ships[i], u.Facts(game.ShipID(i))
		sp := f.SP + f.CapSP + f.AdmSP
		for k := range f.Upgrades {
			sp += f.Upgrades[k].SP
		}
		left := int(f.Ship.Hull) - int(sh.NDamage) + int(sh.Shields) + int(sh.Down)
		e.worth[i] = max(300, min(3000, 250*sp/(left+1)))
	}
	for i := range v.Ships[:v.NShips] {
		a := &v.Ships[i]
		if !a.InPlay() {
			continue
		}
		for k := range v.Ships[:v.NShips] {
			if b := &v.Ships[k]; b.Owner != a.Owner && b.InPlay() {
				for band := 1; band <= 3; band++ {
					n, m := e.diceAt(v, game.ShipID(i), game.ShipID(k), band)
					p := plain
					if a.Lock == game.ShipID(k) {
						p = improved
					}
					e.hurt[i][k][band] = expected(p, noToken, n, m) * e.worth[k] / 1000
				}
			}
		}
	}
}

// diceAt counts the dice of a shot at a range: the primary weapon's, or those of a better one that could be fired.
func (e *ensign) diceAt(v *game.View, a, b game.ShipID, band int) (int, int) {
	shot := game.Shot{Band: band}
	x, y := v.DiceFor(v.Setup, a, game.NoWeapon, b, &shot)
	n, m := x.Total(), y.Total()
	f, sh := v.Setup.Facts(a), &v.Ships[a]
	for w := range f.Upgrades {
		wf := &f.Upgrades[w].Card.Weapon
		if wf.Dice == 0 || !sh.Upgrades[w].Ready() || band < int(wf.RangeMin) || band > int(wf.RangeMax) || wf.SpendLock && sh.Lock != b ||
			wf.Arcs == card.RearArc {
			continue
		}
		x, y := v.DiceFor(v.Setup, a, int8(w), b, &shot)
		if expected(plain, noToken, x.Total(), y.Total()) > expected(plain, noToken, n, m) {
			n, m = x.Total(), y.Total()
		}
	}
	return n, m
}

// shot is the value of a shot from base a at base b, 0 where there is none.
func (e *ensign) shot(u *game.Setup, att game.ShipID, a *physics.Square, def game.ShipID, b *physics.Square) int {
	dx, dy := a.Centre.X-b.Centre.X, a.Centre.Y-b.Centre.Y
	r := a.Radius + b.Radius + 12*physics.Inch
	if float64(dx*dx)+float64(dy*dy) > float64(r*r) {
		return 0
	}
	g, in := physics.InArc(a, u.Facts(att).Ship.Class.Front, b)
	if !in {
		return 0
	}
	return e.hurt[att][def][physics.Band(g.Dist)]
}

// may tells whether a move may be set or is worth supposing.
func may(v *game.View, id game.ShipID, m int) bool {
	sh := &v.Ships[id]
	if sh.BreachFix && v.Setup.Facts(id).Ship.Class.Dial[m].Speed > 1 {
		return false
	}
	return sh.Power == 0 || v.Color(v.Setup, id, m) != card.Red
}

func baseOf(u *game.Setup, id game.ShipID, p physics.Pose) physics.Square {
	return physics.Base(p, u.Facts(id).Ship.Class.BaseSide)
}

// suppose guesses where the enemies will stand: the maneuvers that live, more so those that bring shots.
func (e *ensign) suppose(v *game.View) {
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
		g.n = 0
		sh := &v.Ships[i]
		if sh.Owner == v.Me || !sh.InPlay() {
			continue
		}
		class := u.Facts(id).Ship.Class
		if sh.Activated {
			g.n, g.weight[0] = 1, 1000
			g.at[0] = physics.Base(sh.Pose, class.BaseSide)
			continue
		}
		for m := range class.Dial {
			if sh.DialShown && sh.Dial >= 0 && int(sh.Dial) != m || !may(v, id, m) {
				continue
			}
			var f game.Fate
			game.Foresee(v, id, m, &f)
			if f.Dies() || f.StruckAtEnd {
				continue
			}
			at := physics.Base(f.Flight.To, class.BaseSide)
			w := 200
			switch {
			case f.Color == card.Green && sh.Power > 0:
				w += 300
			case f.Color == card.Red:
				w -= 120
			}
			if f.Bumped {
				w -= 60
			}
			if s := class.Dial[m].Speed; s == 2 || s == 3 {
				w += 50
			}
			top := 0
			for k := range v.Ships[:v.NShips] {
				if o := &v.Ships[k]; o.Owner == v.Me && o.InPlay() {
					top = max(top, e.shot(u, id, &at, game.ShipID(k), &mine[k]))
				}
			}
			w += top / 4
			at2 := g.n
			if g.n == guesses {
				at2 = 0
				for k := range g.n {
					if g.weight[k] < g.weight[at2] {
						at2 = k
					}
				}
				if g.weight[at2] >= w {
					continue
				}
			} else {
				g.n++
			}
			g.at[at2], g.weight[at2] = at, w
		}
		if g.n == 0 {
			g.n, g.weight[0] = 1, 1000
			g.at[0] = physics.Base(sh.Pose, class.BaseSide)
			continue
		}
		sum := 0
		for _, w := range g.weight[:g.n] {
			sum += w
		}
		for k := range g.n {
			g.weight[k] = g.weight[k] * 1000 / sum
		}
	}
}

// hazard is something that destroys, on the table or laid at the end of some round to come.
type hazard struct {
	shape          physics.Obstacle
	x0, y0, x1, y1 float64 // its box
}

// hazards are at most what lies on the table and what a scenario lays in the rounds looked at.
const hazards = game.MaxTokens + 16*(depth+1)

func (e *ensign) fear(t *game.Token) {
	if t.Flags&game.Destroys == 0 || e.nHazards == hazards {
		return
	}
	h := &e.hazards[e.nHazards]
	e.nHazards++
	h.shape = t.Obstacle()
	x0, y0, x1, y1 := float64(t.X0), float64(t.Y0), float64(t.X1), float64(t.Y1)
	if t.Form == game.DiscForm {
		h.x0, h.y0, h.x1, h.y1 = x0-x1, y0-x1, x0+x1, y0+x1
		return
	}
	h.x0, h.y0, h.x1, h.y1 = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
}

// lookAhead lists what destroys in this round and in the rounds to come. What a scenario takes away again stays in the
// list: better too careful.
func (e *ensign) lookAhead(v *game.View) {
	e.nHazards, e.nAhead = 0, 0
	for i := range v.Tokens[:v.NTokens] {
		e.fear(&v.Tokens[i])
	}
	f, lays := v.Setup.Scenario.(game.Foreseer)
	s := &e.later
	v.State.CopyTo(s)
	for d := range depth + 1 {
		if lays {
			var buf [16]game.Token
			e.laid = append(e.laid[:0], f.Next(s, &v.Setup.House, buf[:0])...)
			for i := range e.laid {
				e.fear(&e.laid[i])
				if s.NTokens < game.MaxTokens {
					s.Tokens[s.NTokens] = e.laid[i]
					s.NTokens++
				}
			}
		}
		e.lie[d] = e.nHazards // when that round has ended
		if d > 0 && int(s.Round) <= v.Setup.House.RoundLimit {
			e.nAhead = d
		}
		s.Round++
	}
}

// lives tells whether a maneuver from a pose, other ships aside, survives round d to come, and where it ends.
func (e *ensign) lives(v *game.View, id game.ShipID, from physics.Pose, m physics.Maneuver, d int) (physics.Pose, bool) {
	var fl physics.Flight
	spin := physics.TurnFirst
	if v.Setup.House.MoveThenSpin {
		spin = physics.MoveFirst
	}
	side := v.Setup.Facts(id).Ship.Class.BaseSide
	physics.Fly(&fl, from, side, m, spin, nil)
	end := physics.Base(fl.To, side)
	if !physics.InArea(&end) {
		return fl.To, false
	}
	x0, y0, x1, y1 := end.Centre.X-end.Radius, end.Centre.Y-end.Radius, end.Centre.X+end.Radius, end.Centre.Y+end.Radius
	for i := range e.hazards[:e.lie[d+1]] {
		if h := &e.hazards[i]; h.x0 < x1 && h.x1 > x0 && h.y0 < y1 && h.y1 > y0 && h.shape.OverlapsBase(&end) {
			return fl.To, false
		}
	}
	// the template lies within the box of both bases, widened by the bulge of a turn
	const bulge = 60000
	x0, y0 = min(x0, float64(from.X))-bulge, min(y0, float64(from.Y))-bulge
	x1, y1 = max(x1, float64(from.X))+bulge, max(y1, float64(from.Y))+bulge
	var strip physics.Strip
	made := false
	for i := range e.hazards[:e.lie[d]] {
		h := &e.hazards[i]
		if h.x0 > x1 || h.x1 < x0 || h.y0 > y1 || h.y1 < y0 {
			continue
		}
		if !made {
			made = true
			fl.Strip(&strip)
		}
		if h.shape.OverlapsStrip(&strip) {
			return fl.To, false
		}
	}
	return fl.To, true
}

// waysOn counts the maneuvers of the round d ahead that live and can go on living, up to enough.
func (e *ensign) waysOn(v *game.View, id game.ShipID, from physics.Pose, d int, noRed bool, enough int) int {
	if d >= e.nAhead {
		return enough
	}
	n := 0
	dial := v.Setup.Facts(id).Ship.Class.Dial
	for m := len(dial) - 1; m >= 0; m-- {
		color := v.Color(v.Setup, id, m)
		if v.Ships[id].BreachFix && dial[m].Speed > 1 || noRed && color == card.Red {
			continue
		}
		to, ok := e.lives(v, id, from, dial[m].Maneuver, d)
		if !ok || e.waysOn(v, id, to, d+1, color == card.Red || noRed && color != card.Green, 1) == 0 {
			continue
		}
		if n++; n >= enough {
			break
		}
	}
	return n
}

// wayOn is how many rounds ahead a ship can live at all, up to the depth.
func (e *ensign) wayOn(v *game.View, id game.ShipID, from physics.Pose, noRed bool) int {
	full := e.nAhead
	n := 0
	for e.nAhead = 1; e.nAhead < full && e.waysOn(v, id, from, 0, noRed, 1) > 0; e.nAhead++ {
		n++
	}
	e.nAhead = full
	return n
}

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
	for i := range v.Ships[:v.NShips] {
		e.plan[i] = -1
		if sh := &v.Ships[i]; sh.Owner == v.Me && sh.InPlay() {
			k := n
			for ; k > 0 && sh.Skill < v.Ships[order[k-1]].Skill; k-- {
				order[k] = order[k-1]
			}
			order[k] = game.ShipID(i)
			n++
		}
	}
	for _, id := range order[:n] {
		me := &v.Ships[id]
		// enemies that move before this ship are elsewhere by then
		for i := range w.Ships[:w.NShips] {
			if o := &v.Ships[i]; o.Owner != v.Me && o.InPlay() {
				w.Ships[i].Destroyed = o.Skill < me.Skill || o.Skill == me.Skill && o.Init < me.Init
			}
		}
		top, next, at := never*2, never*2, -1
		var to physics.Pose
		for m := range v.Setup.Facts(id).Ship.Class.Dial {
			if !may(v, id, m) {
				continue
			}
			var f game.Fate
			game.Foresee(w, id, m, &f)
			s := e.score(v, id, m, &f)
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
	u, sh := v.Setup, &v.Ships[id]
	n, k := e.random.dice.Intn(60), &e.habit
	switch {
	case f.Dies():
		return never + n
	case f.StruckAtEnd:
		return atEnd + n
	}
	strained := f.Color == card.Red || sh.Power > 0 && f.Color != card.Green || sh.Power > 1
	ways := e.waysOn(v, id, f.Flight.To, 0, strained, 4)
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
	if strained || f.Bumped && !f.KeepsAction {
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
	n -= 700 * int(f.Obstacles)
	at := baseOf(u, id, f.Flight.To)
	off := e.offense(v, id, &at)
	if f.Over {
		off = 0
	}
	n += off
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
			threat += e.shot(u, game.ShipID(i), b, id, &at) * g.weight[j]
			if e.work.Ships[i].Destroyed && physics.Overlap(&at, b) {
				bump += g.weight[j]
			}
			dx, dy := b.Centre.X-at.Centre.X, b.Centre.Y-at.Centre.Y
			d := max(1, int(float64(dx*dx)+float64(dy*dy)))
			d = root(d)
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

// offense is what the ship's shot is worth from a base: the best target, and a little for a choice.
func (e *ensign) offense(v *game.View, id game.ShipID, at *physics.Square) int {
	top, sum := 0, 0
	for i := range v.Ships[:v.NShips] {
		g := &e.guess[i]
		if v.Ships[i].Owner == v.Me || !v.Ships[i].InPlay() {
			continue
		}
		s := 0
		for k := range g.n {
			s += e.shot(v.Setup, id, at, game.ShipID(i), &g.at[k]) * g.weight[k]
		}
		s /= 1000
		sum += s
		top = max(top, s)
	}
	return top + (sum-top)/4
}

// threat is what the enemies' shots at the ship would cost there; more are the defense dice it would have beside its own.
func (e *ensign) threat(v *game.View, id game.ShipID, at *physics.Square) (sum, top int) {
	for i := range v.Ships[:v.NShips] {
		g := &e.guess[i]
		if sh := &v.Ships[i]; sh.Owner == v.Me || !sh.InPlay() || sh.Attacked {
			continue
		}
		s := 0
		for k := range g.n {
			s += e.shot(v.Setup, game.ShipID(i), &g.at[k], id, at) * g.weight[k]
		}
		s /= 1000
		sum += s
		top = max(top, s)
	}
	return sum, top
}

// root is the whole square root.
func root(n int) int {
	r := n
	if r < 2 {
		return r
	}
	x := 1
	for x*x < n && x < 1<<31 {
		x <<= 1
	}
	for {
		y := (x + n/x) / 2
		if y >= x {
			return x
		}
		x = y
	}
}
