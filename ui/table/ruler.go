package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/measure"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// on is the table as it is shown, to measure on.
func (t *Table) on() measure.On { return measure.On{State: &t.Shown, Setup: t.Game.Setup()} }

// toggleRuler takes the ruler up or lays it aside. Taken up, it lies between the ship looked at and the next one, so that
// keys alone measure too.
func (t *Table) toggleRuler() {
	t.Changed = true
	if t.ruler.Used {
		t.ruler = measure.Ruler{}
		return
	}
	if !t.Measures() {
		return
	}
	t.ruler = measure.Ruler{Used: true}
	from := t.Ship
	if p := t.Asked(); from == game.NoShip && p != nil {
		from = p.Ship
	}
	if from == game.NoShip || !t.Shown.Ships[from].OnTable() {
		return
	}
	t.ruler.From = measure.End{Ship: from}
	t.ruler.To = measure.End{Ship: from}
	if near := t.on().Nearest(from); near != game.NoShip {
		t.ruler.To.Ship, t.ruler.Laid = near, true
		return
	}
	t.ruler.Laid = t.ruler.Next(t.on(), &t.ruler.To, 1)
}

// rulerKey is a key stroke while the ruler is held; false when it is not the ruler's.
func (t *Table) rulerKey(k string, in *Input) bool {
	if !t.ruler.Used || k != "tab" {
		return false
	}
	e := &t.ruler.To
	if in.Shift {
		e = &t.ruler.From
	}
	t.ruler.Laid = t.ruler.Next(t.on(), e, 1) || t.ruler.Laid
	t.Changed = true
	return true
}

// endAt is what lies under a point of the table: a ship, a token, an edge, or the point itself.
func (t *Table) endAt(at scene.Pt) measure.End {
	if id := t.shipAt(at); id != game.NoShip {
		e := measure.Point(at)
		e.Ship = id
		return e
	}
	return t.on().EndAt(at, max(measure.Grace, 6/t.cam.PxPerMM()*1000))
}

// measure takes the pointer while the ruler is held.
func (t *Table) measure(in *Input, on bool, at scene.Pt) {
	fine := t.ruler.Fine
	switch {
	case in.Press && on && t.ruler.Drag && t.Sticky():
		t.ruler.To, t.ruler.Laid, t.ruler.Drag = t.endAt(at), true, false
	case in.Press && on:
		e := t.endAt(at)
		t.ruler = measure.Ruler{Used: true, Drag: true, Fine: fine, From: e, To: e}
	case t.ruler.Drag && in.Moved:
		t.ruler.To, t.ruler.Laid = t.endAt(at), true
	case !t.ruler.Drag:
		return
	}
	if !in.Held && !t.Sticky() {
		t.ruler.Drag = false
	}
	t.Changed = true
}

// distance says a length in the units people see: the band, inches, millimetres.
func (t *Table) distance(um float64) string {
	words := inches(um)
	if !t.ruler.Fine {
		words = t.Long(um)
	}
	if band := t.Game.Setup().Band(um); band >= 1 && band <= 3 {
		return fmt.Sprintf("Range %d · %s", band, words)
	}
	return words
}

func inches(um float64) string { return battle.InUnits("both", um, 2) }

func (t *Table) rulerOn(b *scene.Board) {
	g, ok := t.ruler.Measured(t.on())
	if !ok {
		return
	}
	line := scene.Ruler{From: scene.FromPoint(g.A), To: scene.FromPoint(g.B), Pill: t.distance(g.Dist)}
	r := &t.ruler
	lines := []string{line.Pill}
	for _, k := range [2][2]game.ShipID{{r.From.Ship, r.To.Ship}, {r.To.Ship, r.From.Ship}} {
		if words := t.on().Margin(k[0], k[1], t.prefs.Units); words != "" {
			lines = append(lines, names.Short(t.Game.Setup().Name(k[0]))+": "+words)
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
