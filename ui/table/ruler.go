package table

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// ruler measures between two things or points of the table, when asked to.
type ruler struct {
	on, laid, drag bool
	fine           bool // two decimals
	from, to       end
}

// end is a ship, a token or an edge of the table, or a point where there is none of them.
type end struct {
	ship  game.ShipID
	token int      // its number plus one, 0 none
	edge  int      // 1 north, 2 east, 3 south, 4 west, 0 none
	at    scene.Pt // mm
}

// noEnd is an end at no thing.
func noEnd(at scene.Pt) end { return end{ship: game.NoShip, at: at} }

// toggleRuler takes the ruler up or lays it aside. Taken up, it lies between the ship looked at and the next one, so that
// keys alone measure too.
func (t *Table) toggleRuler() {
	t.dirty = true
	if t.ruler.on {
		t.ruler = ruler{}
		return
	}
	if !t.measures() {
		return
	}
	t.ruler = ruler{on: true}
	from := t.ship
	if p := t.mine(); from == game.NoShip && p != nil {
		from = p.Ship
	}
	if from == game.NoShip || !t.shown.Ships[from].OnTable() {
		return
	}
	t.ruler.from = end{ship: from}
	t.ruler.to = end{ship: from}
	if near := t.nearest(from); near != game.NoShip {
		t.ruler.to.ship, t.ruler.laid = near, true
		return
	}
	t.ruler.laid = t.nextEnd(&t.ruler.to, 1)
}

// nearest is the enemy nearest to a ship, NoShip when there is none.
func (t *Table) nearest(id game.ShipID) game.ShipID {
	best, dist := game.NoShip, math.Inf(1)
	for i := range t.shown.Ships[:t.shown.NShips] {
		o := &t.shown.Ships[i]
		if o.Map || !o.InPlay() || o.Owner == t.shown.Ships[id].Owner {
			continue
		}
		if d := t.shown.Gap(t.g.Setup(), id, game.ShipID(i)).Dist; d < dist {
			best, dist = game.ShipID(i), d
		}
	}
	return best
}

// nextEnd goes to the next ship on the table that is not the other end, behind the ships to the four edges; false when
// there is none.
func (t *Table) nextEnd(e *end, by int) bool {
	ships := int(t.shown.NShips)
	n := ships + 4
	other := &t.ruler.from
	if e == &t.ruler.from {
		other = &t.ruler.to
	}
	at := int(e.ship)
	if e.edge > 0 {
		at = ships + e.edge - 1
	}
	for range n {
		at = ((at+by)%n + n) % n
		if at >= ships {
			if other.ship == game.NoShip {
				continue
			}
			*e = noEnd(scene.Pt{})
			e.edge = at - ships + 1
			return true
		}
		if id := game.ShipID(at); id != other.ship && t.shown.Ships[at].OnTable() {
			*e = end{ship: id}
			return true
		}
	}
	return false
}

// rulerKey is a key stroke while the ruler is held; false when it is not the ruler's.
func (t *Table) rulerKey(k string, in *Input) bool {
	if !t.ruler.on || k != "tab" {
		return false
	}
	e := &t.ruler.to
	if in.Shift {
		e = &t.ruler.from
	}
	t.ruler.laid = t.nextEnd(e, 1) || t.ruler.laid
	t.dirty = true
	return true
}

// endAt is what lies under a point of the table: a ship, a token, an edge, or the point itself.
func (t *Table) endAt(at scene.Pt) end {
	e := noEnd(at)
	if e.ship = t.shipAt(at); e.ship != game.NoShip {
		return e
	}
	near := max(grace, 6/t.cam.PxPerMM()*1000)
	for i, d := range [...]float64{at.Y, scene.Table - at.X, scene.Table - at.Y, at.X} {
		if d*1000 < near {
			e.edge = i + 1
			return e
		}
	}
	dot := t.square(&e)
	for i := range t.shown.Tokens[:t.shown.NTokens] {
		tk := &t.shown.Tokens[i]
		if t.lookOf(tk) == game.OutsideLook || t.lookOf(tk) == game.BodyLook {
			continue // ground, and what is found as its map ship
		}
		if o := tk.Obstacle(); o.Distance(&dot).Dist <= near {
			e.token = i + 1
			return e
		}
	}
	return e
}

// measure takes the pointer while the ruler is held.
func (t *Table) measure(in *Input, on bool, at scene.Pt) {
	fine := t.ruler.fine
	switch {
	case in.Press && on && t.ruler.drag && t.sticky():
		t.ruler.to, t.ruler.laid, t.ruler.drag = t.endAt(at), true, false
	case in.Press && on:
		e := t.endAt(at)
		t.ruler = ruler{on: true, drag: true, fine: fine, from: e, to: e}
	case t.ruler.drag && in.Moved:
		t.ruler.to, t.ruler.laid = t.endAt(at), true
	case !t.ruler.drag:
		return
	}
	if !in.Held && !t.sticky() {
		t.ruler.drag = false
	}
	t.dirty = true
}

// square is the base of the ship at an end, or the smallest base there is at its point.
func (t *Table) square(e *end) physics.Square {
	if e.ship != game.NoShip {
		return physics.Base(t.shown.Ships[e.ship].Pose, t.g.Setup().Facts(e.ship).Ship.Class.BaseSide)
	}
	const dot = 2 // µm
	return physics.Base(physics.Pose{X: int32(e.at.X * 1000), Y: int32(e.at.Y * 1000)}, dot)
}

func (t *Table) onMap(id game.ShipID) *game.MapShip {
	if id == game.NoShip {
		return nil
	}
	return t.g.Setup().OnMap(id)
}

// lying is the shape of an end that is no base, for the gap from a base to it; false for a base or a point.
func (t *Table) lying(e *end) (func(*physics.Square) physics.Gap, bool) {
	if m := t.onMap(e.ship); m != nil {
		return func(b *physics.Square) physics.Gap { return onmap.Gap(m, b) }, true
	}
	if e.token > 0 && e.token <= int(t.shown.NTokens) {
		o := t.shown.Tokens[e.token-1].Obstacle()
		return o.Distance, true
	}
	if e.edge > 0 {
		const s = physics.AreaSide
		c := [...]physics.Point{{}, {X: s}, {X: s, Y: s}, {Y: s}, {}}
		o := physics.Segment(c[e.edge-1], c[e.edge])
		return o.Distance, true
	}
	return nil, false
}

// measured is the shortest way between the ends.
func (t *Table) measured() (physics.Gap, bool) {
	r := &t.ruler
	if !r.on || !r.laid || r.from == r.to || r.from.ship != game.NoShip && r.from.ship == r.to.ship {
		return physics.Gap{}, false
	}
	from, lies := t.lying(&r.from)
	to, rests := t.lying(&r.to)
	if lies && rests { // of two things that are no bases the first is where it was touched
		if r.from.ship != game.NoShip {
			return physics.Gap{}, false
		}
		p := noEnd(r.from.at)
		b := t.square(&p)
		return to(&b), true
	}
	a, b := t.square(&r.from), t.square(&r.to)
	switch {
	case rests:
		return to(&a), true
	case lies:
		g := from(&b)
		g.A, g.B = g.B, g.A
		return g, true
	}
	return physics.Between(&a, &b), true
}

// distance says a length in the units people see: the band, inches, millimetres.
func (t *Table) distance(um float64) string {
	words := inches(um)
	if !t.ruler.fine {
		words = t.long(um)
	}
	if band := t.g.Setup().Band(um); band >= 1 && band <= 3 {
		return fmt.Sprintf("Range %d · %s", band, words)
	}
	return words
}

func inches(um float64) string { return fmt.Sprintf("%.2f\" · %.1f mm", um/physics.Inch, um/1000) }

func (t *Table) rulerOn(b *scene.Board) {
	g, ok := t.measured()
	if !ok {
		return
	}
	line := scene.Ruler{From: scene.FromPoint(g.A), To: scene.FromPoint(g.B), Pill: t.distance(g.Dist)}
	r := &t.ruler
	lines := []string{line.Pill}
	for _, k := range [2][2]game.ShipID{{r.from.ship, r.to.ship}, {r.to.ship, r.from.ship}} {
		if words := t.margin(k[0], k[1]); words != "" {
			lines = append(lines, onmap.Short(t.g.Setup().Name(k[0]))+": "+words)
		}
	}
	if len(lines) > 1 {
		line.Pill = ""
		v := line.To.Sub(line.From).Turn(t.cam.Rotation).Unit()
		side := scene.Pt{X: v.Y * 140, Y: -v.X * 58}
		if mid := line.From.Lerp(line.To, 0.5).Sub(middle()).Turn(t.cam.Rotation); side.Dot(mid) > 0 { // where there is room
			side = side.Mul(-1)
		}
		b.Callouts = append(b.Callouts, scene.Callout{At: line.From.Lerp(line.To, 0.5), Offset: side, Lines: lines})
	}
	b.Rulers = append(b.Rulers, line)
}

// margin says by how much a ship lies in another's firing arc or outside of it, "" where one of them is no ship of a fleet.
func (t *Table) margin(by, on game.ShipID) string {
	if by == game.NoShip || on == game.NoShip || t.onMap(by) != nil || t.onMap(on) != nil {
		return ""
	}
	u := t.g.Setup()
	a, b := t.square(&end{ship: by}), t.square(&end{ship: on})
	arc := u.Facts(by).Ship.Class.Front
	if arc == physics.AllRound {
		return "fires all round"
	}
	m := physics.ArcMargin(&a, arc, &b) / physics.Inch
	g, in := physics.InArc(&a, arc, &b)
	if !in {
		return fmt.Sprintf("outside the arc by %s", t.longFine(max(0.01, -m)*physics.Inch))
	}
	words := "in arc by " + t.longFine(max(0, m)*physics.Inch)
	if k := physics.Between(&a, &b); u.Band(g.Dist) != u.Band(k.Dist) { // the nearest part lies outside the arc
		if n := u.Band(g.Dist); n > 0 {
			return fmt.Sprintf("%s, there Range %d", words, n)
		}
		return words + ", there beyond Range 3"
	}
	return words
}
