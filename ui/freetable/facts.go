package freetable

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/measure"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// fact is a line about a measurement.
type fact struct {
	label, value string
	good, bad    bool
}

// arcKinds are the arcs that can be drawn, in the order a click goes through them.
var arcKinds = map[string]physics.Arc{
	"front": physics.Front90,
	"rear":  physics.Rear90,
	"180":   physics.Front180,
	"360":   physics.AllRound,
}

var arcOrder = []string{"front", "rear", "180", "360"}

// arcOf is an arc to draw for a ship: front and rear are those that its card prints, where it
// prints one.
func (l *laid) arcOf(id game.ShipID, kind string) physics.Arc {
	c := l.setup.Facts(id).Ship.Class
	switch {
	case kind == "front" && c.Front != physics.NoArc:
		return c.Front
	case kind == "rear" && c.Rear != physics.NoArc:
		return c.Rear
	}
	return arcKinds[kind]
}

// fans are an arc with its range bands; of a ship of the map those of all that it attacks with, or
// the ranges about it.
func (l *laid) fans(id game.ShipID, kind string) (out []scene.Fan) {
	seat := int(l.view.Ships[id].Owner) + 1
	m := l.view.MapShip(l.setup, id)
	if m == nil {
		b := l.base(id)
		return []scene.Fan{
			{
				Pose:    scene.FromPhysics(b.Pose),
				Side:    float64(b.Side) / 1000,
				Arc:     l.arcOf(id, kind),
				Bands:   3,
				Seat:    seat,
				Numbers: true,
			},
		}
	}
	for i := range m.Mounts {
		if f, ok := onmap.Fan(m, int8(i), seat); ok {
			out = append(out, f)
		}
	}
	if out == nil {
		out = []scene.Fan{
			{
				Pose:  scene.Pose{Pt: onmap.Center(m)},
				Side:  onmap.Side(m),
				Round: true,
				Arc:   physics.AllRound,
				Bands: 3,
				Seat:  seat,
			},
		}
	}
	return out
}

// gap is the shortest way between two spots of the table; false when one of them is not there.
func (l *laid) gap(from, to Spot) (physics.Gap, bool) {
	a, okA := l.end(from)
	b, okB := l.end(to)
	if !okA || !okB {
		return physics.Gap{}, false
	}
	on := measure.On{State: &l.view.State, Setup: l.setup}
	if a.Ship == game.NoShip && a == b { // a point and itself
		p := on.Square(&a)
		return physics.Between(&p, &p), true
	}
	return on.Gap(a, b)
}

// end is a spot as an end of what is measured; false when its ship is not there.
func (l *laid) end(s Spot) (measure.End, bool) {
	if s.Ship == "" {
		return measure.Point(scene.Pt{X: s.X * scene.Inch, Y: s.Y * scene.Inch}), true
	}
	return measure.End{Ship: l.of[s.Ship]}, l.has(s.Ship)
}

// dot is a point as the smallest base there is.
func dot(p Spot) physics.Square {
	return physics.Base(physics.Pose{X: int32(p.X * physics.Inch), Y: int32(p.Y * physics.Inch)}, 2)
}

// at returns the place of a spot, in mm.
func (l *laid) at(s Spot) scene.Pt {
	if id, ok := l.of[s.Ship]; ok {
		if m := l.view.MapShip(l.setup, id); m != nil {
			return onmap.Center(m)
		}
		return scene.FromPhysics(l.view.Ships[id].Pose).Pt
	}
	return scene.Pt{X: s.X * scene.Inch, Y: s.Y * scene.Inch}
}

// called is a spot in words.
func (l *laid) called(s Spot) string {
	if id, ok := l.of[s.Ship]; ok {
		return l.setup.Name(id)
	}
	return fmt.Sprintf("%.1f\", %.1f\"", s.X, s.Y)
}

// band is a distance in the words of a pill.
func (l *laid) band(um float64) string {
	words := exact(um, " · %.*f mm")
	if b := l.setup.Band(um); b >= 1 && b <= 3 {
		return fmt.Sprintf("Range %d · %s", b, words)
	}
	return words
}

// exact is a distance in inches and mm, near a limit of Range with the digits that decide.
func exact(um float64, mm string) string {
	return fmt.Sprintf("%.*f\""+mm, game.Digits(um, physics.Inch, 2), um/physics.Inch, game.Digits(um, 1000, 1),
		um/1000)
}

// measured are the facts about the way from one spot to another.
func (l *laid) measured(from, to Spot) []fact {
	g, ok := l.gap(from, to)
	if !ok {
		return nil
	}
	rng := "beyond Range 3"
	b := l.setup.Band(g.Dist)
	if b >= 1 && b <= 3 {
		rng = fmt.Sprintf("Range %d", b)
	}
	out := []fact{
		{label: "Distance", value: exact(g.Dist, " (%.*f mm)")},
		{label: "Band", value: rng},
	}
	if _, edge := edgeOf(g.Dist); edge != "" {
		out = append(out, fact{label: "Distance to next range", value: edge})
	}
	a, okA := l.of[from.Ship]
	t, okT := l.of[to.Ship]
	if !okA || !okT {
		return out
	}
	if l.fleetShip(a) && l.fleetShip(t) {
		x, y := l.base(a), l.base(t)
		if physics.Overlap(&x, &y) {
			out = append(out, fact{
				label: "Overlap",
				value: fmt.Sprintf("%.2f\" deep", physics.Penetration(&x, &y)/physics.Inch),
				bad:   true,
			})
		}
	}
	return append(append(out, l.shots(a, t)...), l.shots(t, a)...)
}

// edgeOf is the nearest edge of a range band, with how far it is.
func edgeOf(um float64) (float64, string) {
	n := min(max(math.Round(um/(4*physics.Inch)), 1), 3)
	off := um - n*4*physics.Inch
	if math.Abs(off) > physics.Inch {
		return off, ""
	}
	side := "inside"
	if off > 0 {
		side = "outside"
	}
	return off, fmt.Sprintf("%.2f\" %s Range %.0f", math.Abs(off)/physics.Inch, side, n)
}

// shots tells what a ship can do to another with its primary weapon: arcs and their margins, range,
// obstacles in between.
func (l *laid) shots(a, t game.ShipID) (out []fact) {
	name := names.Short(l.setup.Name(a))
	if l.fleetShip(a) && l.fleetShip(t) {
		x, y := l.base(a), l.base(t)
		c := l.setup.Facts(a).Ship.Class
		for _, k := range []struct {
			arc   physics.Arc
			words string
		}{{c.Front, "front"}, {c.Rear, "rear"}} {
			if k.arc == physics.NoArc || k.arc == physics.AllRound {
				continue
			}
			m := physics.ArcMargin(&x, k.arc, &y)
			_, in := physics.InArc(&x, k.arc, &y)
			f := fact{label: fmt.Sprintf("In %s's %s arc", name, k.words), good: in, bad: !in}
			if in {
				f.value = fmt.Sprintf("yes, by %.2f\"", math.Max(m, 0)/physics.Inch)
			} else {
				f.value = fmt.Sprintf("no, by %.2f\"", math.Max(-m, 0)/physics.Inch)
			}
			out = append(out, f)
		}
	}
	if l.setup.OnMap(a) != nil || l.view.Ships[a].Owner == l.view.Ships[t].Owner {
		return out
	}
	shot, no := l.view.Shot(l.setup, a, game.NoWeapon, t)
	f := fact{label: name + " may attack", good: no.Code == game.Yes, bad: no.Code != game.Yes}
	switch {
	case no.Code != game.Yes:
		f.value = strings.TrimSuffix(no.Why(l.setup), ".")
	case shot.Obstructed:
		f.value = fmt.Sprintf("Range %d, obstructed", shot.Band)
	default:
		f.value = fmt.Sprintf("Range %d, clear", shot.Band)
	}
	return append(out, f)
}

// done tells whether a task is done on the table.
func (l *laid) done(t *Task) bool {
	pair := func(p []string) (a, b game.ShipID, ok bool) {
		if len(p) != 2 || !l.has(p[0]) || !l.has(p[1]) {
			return 0, 0, false
		}
		return l.of[p[0]], l.of[p[1]], l.of[p[0]] != l.of[p[1]]
	}
	switch {
	case t.Clear:
		return len(l.problems) == 0
	case t.Lock != nil:
		a, b, ok := pair(t.Lock)
		return ok && l.view.Ships[a].Lock == b
	case t.Range != nil:
		g, ok := l.gap(Spot{Ship: t.Range[0]}, Spot{Ship: t.Range[1]})
		return ok && l.setup.Band(g.Dist) == t.Band
	case t.Shot != nil:
		a, b, ok := pair(t.Shot)
		if !ok {
			return false
		}
		_, no := l.view.Shot(l.setup, a, game.NoWeapon, b)
		return no.Code == game.Yes
	}
	return false
}
