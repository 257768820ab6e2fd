package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// ruler measures between two things or points of the table, when asked to.
type ruler struct {
	on, laid, drag bool
	from, to       end
}

// end is a ship, or a point where there is none.
type end struct {
	ship game.ShipID
	at   scene.Pt // mm
}

// toggleRuler takes the ruler up or lays it aside. Taken up, it lies between the ship looked at and the next one, so that
// keys alone measure too.
func (t *Table) toggleRuler() {
	t.dirty = true
	if t.ruler.on {
		t.ruler = ruler{}
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
	t.ruler.laid = t.nextEnd(&t.ruler.to, 1)
}

// nextEnd goes to the next ship on the table that is not the other end; false when there is none.
func (t *Table) nextEnd(e *end, by int) bool {
	n := int(t.shown.NShips)
	other := t.ruler.from.ship
	if e == &t.ruler.from {
		other = t.ruler.to.ship
	}
	at := int(e.ship)
	for range n {
		at = ((at+by)%n + n) % n
		if id := game.ShipID(at); id != other && t.shown.Ships[at].OnTable() {
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

// measure takes the pointer while the ruler is held.
func (t *Table) measure(in *Input, on bool, at scene.Pt) {
	e := end{ship: t.shipAt(at), at: at}
	switch {
	case in.Press && on:
		t.ruler = ruler{on: true, drag: true, from: e, to: e}
	case t.ruler.drag && in.Moved:
		t.ruler.to, t.ruler.laid = e, true
	case !t.ruler.drag:
		return
	}
	if !in.Held {
		t.ruler.drag = false
	}
	t.dirty = true
}

func (t *Table) square(e *end) physics.Square {
	if e.ship != game.NoShip {
		return physics.Base(t.shown.Ships[e.ship].Pose, t.g.Setup().Facts(e.ship).Ship.Class.BaseSide)
	}
	const dot = 2 // µm: a point, as the smallest base there is
	return physics.Base(physics.Pose{X: int32(e.at.X * 1000), Y: int32(e.at.Y * 1000)}, dot)
}

func (t *Table) onMap(id game.ShipID) *game.MapShip {
	if id == game.NoShip {
		return nil
	}
	return t.g.Setup().OnMap(id)
}

// measured is the shortest way between the ends.
func (t *Table) measured() (physics.Gap, bool) {
	r := &t.ruler
	if !r.on || !r.laid || r.from.ship != game.NoShip && r.from.ship == r.to.ship {
		return physics.Gap{}, false
	}
	a, b := t.square(&r.from), t.square(&r.to)
	from, to := t.onMap(r.from.ship), t.onMap(r.to.ship)
	switch {
	case from != nil && to != nil:
		return physics.Gap{}, false
	case to != nil:
		return onmap.Gap(to, &a), true
	case from != nil:
		g := onmap.Gap(from, &b)
		g.A, g.B = g.B, g.A
		return g, true
	}
	return physics.Between(&a, &b), true
}

// distance says a length in the units people see: the band, inches, millimetres.
func (t *Table) distance(um float64) string {
	words := inches(um)
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
	b.Rulers = append(b.Rulers, scene.Ruler{From: scene.FromPoint(g.A), To: scene.FromPoint(g.B), Pill: t.distance(g.Dist)})
}
