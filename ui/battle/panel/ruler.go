package panel

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/measure"
	"attackwing/ui/names"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Ruler measures between two things on the board: ships, tokens, edges, points.
type Ruler struct {
	plain
	measure.Ruler
	Window Window
	Eye    *boardview.Eye
}

// on returns the table as it is shown, to measure on.
func on(b *battle.Session) measure.On { return measure.On{State: &b.Shown, Setup: b.Game.Setup()} }

// Commands of it: it is taken up and laid aside.
func (r *Ruler) Commands(b *battle.Session) kit.Commands {
	return kit.Commands{
		{
			ID:    "ruler",
			Words: "Ruler",
			Key:   "r",
			Icon:  "measure",
			Tip:   "Drag between ships, tokens, edges or points. Alt: two decimals.",
			Lit:   r.Used,
			Off:   notMeasured(b),
			Do:    func() { r.Toggle(b) },
		},
		kit.ByHand("alt", "Ruler with two decimals"),
	}
}

// Out reports whether it is in use.
func (r *Ruler) Out(*battle.Session) bool { return r.Used }

// Deeds of a ruler that is in use: its ends go from ship to ship, and it is laid aside.
func (r *Ruler) Deeds(b *battle.Session) kit.Commands {
	next := func(e *measure.End) func() { return func() { r.Laid = r.Next(on(b), e, 1) || r.Laid } }
	return kit.Commands{
		{ID: "ruler to", Words: "Ruler to the next ship", Key: "tab", Do: next(&r.To)},
		{ID: "ruler from", Words: "Ruler from the next ship", Key: "shift+tab", Do: next(&r.From)},
		{ID: "ruler close", Words: "Put the ruler away", Key: "esc", Do: r.Close}}
}

// notMeasured returns the reason why nothing is measured, "" if it is.
func notMeasured(b *battle.Session) string {
	if b.Uses("measuring") {
		return ""
	}
	return b.NotHere(reading.OnlyRulesMeasure)
}

// Hint returns the instruction for laying the ruler, "" if none is needed.
func (r *Ruler) Hint() string {
	return kit.If(r.Used && !r.Laid, "Ruler: drag from a ship or a point to another", "")
}

// Close lays it aside.
func (r *Ruler) Close() { r.Ruler = measure.Ruler{} }

// Toggle takes it up or lays it aside. Taken up, it lies between the ship looked at and the next
// one, so that keys alone measure too.
func (r *Ruler) Toggle(b *battle.Session) {
	if r.Used {
		r.Close()
		return
	}
	if !b.Measures() {
		return
	}
	r.Ruler = measure.Ruler{Used: true}
	from := b.Look.Ship
	if p := b.Asked(); from == game.NoShip && p != nil {
		from = p.Ship
	}
	if from == game.NoShip || !b.Shown.Ships[from].OnTable() {
		return
	}
	r.From, r.To = measure.End{Ship: from}, measure.End{Ship: from}
	if near := on(b).Nearest(from); near != game.NoShip {
		r.To.Ship, r.Laid = near, true
		return
	}
	r.Laid = r.Next(on(b), &r.To, 1)
}

// Grab takes the pointer while it is in use.
func (r *Ruler) Grab(b *battle.Session) boardview.Grab {
	to := func(at scene.Pt) { r.To, r.Laid = r.endAt(b, at), true }
	return boardview.Grab{
		At: func(scene.Pt) bool { return r.Used },
		Press: func(at scene.Pt) {
			e := r.endAt(b, at)
			r.Ruler = measure.Ruler{Used: true, Fine: r.Fine, From: e, To: e}
		},
		Drag: func(at scene.Pt, _ boardview.Mods) { to(at) },
		Drop: func(scene.Pt) {},
	}
}

// endAt returns the thing under a point of the table: a ship, a token, an edge, or the point
// itself.
func (r *Ruler) endAt(b *battle.Session, at scene.Pt) measure.End {
	if id := r.Window.ShipAt(at); id != game.NoShip {
		e := measure.Point(at)
		e.Ship = id
		return e
	}
	return on(b).EndAt(at, max(measure.Grace, r.Eye.Grace()*1000))
}

// distance says a length in the units people see: the band, inches, millimetres.
func (r *Ruler) distance(b *battle.Session, um float64) string {
	words := reading.InUnits("both", um, 2)
	if !r.Fine {
		words = b.Long(um)
	}
	if band := b.Game.Setup().Band(um); band >= 1 && band <= 3 {
		return fmt.Sprintf("Range %d · %s", band, words)
	}
	return words
}

// On lays it, with how far inside the firing arcs its two ships lie.
func (r *Ruler) On(to *scene.Board, b *battle.Session) {
	g, ok := r.Measured(on(b))
	if !ok {
		return
	}
	line := scene.Ruler{From: scene.FromPoint(g.A), To: scene.FromPoint(g.B), Pill: r.distance(b, g.Dist)}
	lines := []string{line.Pill}
	for _, k := range [2][2]game.ShipID{{r.From.Ship, r.To.Ship}, {r.To.Ship, r.From.Ship}} {
		if words := on(b).Margin(k[0], k[1], b.Person.Units); words != "" {
			lines = append(lines, names.Short(b.Game.Setup().Name(k[0]))+": "+words)
		}
	}
	if len(lines) > 1 {
		line.Pill = ""
		to.Callouts = append(to.Callouts, scene.Callout{
			At:     line.From.Lerp(line.To, 0.5),
			Offset: scene.BesideLine(line.From, line.To, r.Window.Turned()),
			Lines:  lines,
		})
	}
	to.Rulers = append(to.Rulers, line)
}
