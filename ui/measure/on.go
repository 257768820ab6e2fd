package measure

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// On is the table that is measured on.
type On struct {
	State *game.State
	Setup *game.Setup
}

// End is an end of what is measured: a ship, a token or an edge of the table, or a point where
// there is none of them.
type End struct {
	Ship  game.ShipID
	Token int      // its number plus one, 0 none
	Edge  int      // 1 north, 2 east, 3 south, 4 west, 0 none
	At    scene.Pt // mm
}

// Point returns an end at no thing.
func Point(at scene.Pt) End { return End{Ship: game.NoShip, At: at} }

// OnMap returns a ship of the scenario's map as it stands, nil a ship of a fleet or none.
func (o On) OnMap(id game.ShipID) *game.MapShip {
	if id == game.NoShip {
		return nil
	}
	return o.State.MapShip(o.Setup, id)
}

// Square returns the base of the ship at an end, or the smallest base there is at its point.
func (o On) Square(e *End) physics.Square {
	if e.Ship != game.NoShip {
		return o.Setup.Base(e.Ship, o.State.Ships[e.Ship].Pose)
	}
	const dot = 2 // µm
	return physics.Base(physics.Pose{X: int32(e.At.X * 1000), Y: int32(e.At.Y * 1000)}, dot)
}

// lying returns the shape of an end that is no base, for the gap from a base to it; false for a
// base or a point.
func (o On) lying(e *End) (func(*physics.Square) physics.Gap, bool) {
	if m := o.OnMap(e.Ship); m != nil {
		return func(b *physics.Square) physics.Gap { return onmap.Gap(m, b) }, true
	}
	if e.Token > 0 && e.Token <= int(o.State.NTokens) {
		k := o.State.Tokens[e.Token-1].Obstacle()
		return k.Distance, true
	}
	if e.Edge > 0 {
		const s = physics.AreaSide
		c := [...]physics.Point{{}, {X: s}, {X: s, Y: s}, {Y: s}, {}}
		k := physics.Segment(c[e.Edge-1], c[e.Edge])
		return k.Distance, true
	}
	return nil, false
}

// Gap returns the shortest way between two ends; false where there is none, as from a ship to
// itself.
func (o On) Gap(from, to End) (physics.Gap, bool) {
	if from == to || from.Ship != game.NoShip && from.Ship == to.Ship {
		return physics.Gap{}, false
	}
	first, lies := o.lying(&from)
	second, rests := o.lying(&to)
	if lies && rests { // of two things that are no bases the first is where it was touched
		if from.Ship != game.NoShip {
			return physics.Gap{}, false
		}
		p := Point(from.At)
		b := o.Square(&p)
		return second(&b), true
	}
	a, b := o.Square(&from), o.Square(&to)
	switch {
	case rests:
		return second(&a), true
	case lies:
		g := first(&b)
		g.A, g.B = g.B, g.A
		return g, true
	}
	return physics.Between(&a, &b), true
}

// EndAt returns the end of a measurement at a point of the table that no ship lies under: a token
// or an edge within near µm, else the point.
func (o On) EndAt(at scene.Pt, near float64) End {
	e := Point(at)
	for i, d := range [...]float64{at.Y, scene.Table - at.X, scene.Table - at.Y, at.X} {
		if d*1000 < near {
			e.Edge = i + 1
			return e
		}
	}
	dot := o.Square(&e)
	for i := range o.State.Tokens[:o.State.NTokens] {
		k := &o.State.Tokens[i]
		if look := o.Setup.Token(k.Kind).Look; look == game.OutsideLook || look == game.BodyLook {
			continue // ground, and what is found as its map ship
		}
		if k.Distance(&dot).Dist <= near {
			e.Token = i + 1
			return e
		}
	}
	return e
}

// Nearest returns the enemy nearest to a ship, NoShip when there is none.
func (o On) Nearest(id game.ShipID) game.ShipID {
	best, dist := game.NoShip, math.Inf(1)
	for i := range o.State.Ships[:o.State.NShips] {
		s := &o.State.Ships[i]
		if s.Map || !s.InPlay() || s.Owner == o.State.Ships[id].Owner {
			continue
		}
		if d := o.State.Gap(o.Setup, id, game.ShipID(i)).Dist; d < dist {
			best, dist = game.ShipID(i), d
		}
	}
	return best
}

// Margin says by how much a ship lies in another's firing arc or outside of it, in these units; ""
// where one of them is no ship of a fleet.
func (o On) Margin(by, on game.ShipID, units string) string {
	if by == game.NoShip || on == game.NoShip || o.OnMap(by) != nil || o.OnMap(on) != nil {
		return ""
	}
	a, b := o.Square(&End{Ship: by}), o.Square(&End{Ship: on})
	arc := o.Setup.Facts(by).Ship.Class.Front
	if arc == physics.AllRound {
		return "fires all around"
	}
	m := physics.ArcMargin(&a, arc, &b) / physics.Inch
	g, in := physics.InArc(&a, arc, &b)
	if !in {
		return "outside the arc by " + reading.InUnits(units, max(0.01, -m)*physics.Inch, 2)
	}
	words := "in arc by " + reading.InUnits(units, max(0, m)*physics.Inch, 2)
	// the nearest part lies outside the arc
	if k := physics.Between(&a, &b); o.Setup.Band(g.Dist) != o.Setup.Band(k.Dist) {
		if n := o.Setup.Band(g.Dist); n > 0 {
			return fmt.Sprintf("%s, at Range %d", words, n)
		}
		return words + ", beyond Range 3"
	}
	return words
}
