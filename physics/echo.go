package physics

import (
	"cmp"
	"math"
	"slices"
)

// EchoSlack is the distance that a sensor echo may shift a ship fore or aft, in
// micrometres: the 20 mm by which the straight template, 20 mm wide, may lie
// off the middle of a 40 mm side, at both ends together (rules 6.7).
//
// Ruling: the same for larger bases.
const EchoSlack = 20 * Millimetre

// NormalEcho is the number of the straight template of a sensor echo (rules 6.7).
const NormalEcho = 2

// echoTemplates are the numbers of the straight templates that an echo may be made along.
const echoTemplates = 3

// Echo returns the pose after a sensor echo to the left or right: sideways by a straight template
// and the base, forward by shift micrometers (aft if negative, held within ±EchoSlack), with the
// same heading (rules 6.7).
func Echo(from Pose, side int32, left bool, template int8, shift int32) Pose {
	return from.moved(float64(max(-EchoSlack, min(EchoSlack, shift))), aside(side, left, template), from.Heading)
}

// EchoLength returns the length of the template of an echo, in µm.
func EchoLength(template int8) int32 { return int32(template) * 40 * Millimetre }

// aside returns the distance of an echo to the right, in µm.
func aside(side int32, left bool, template int8) float64 {
	if left {
		return -float64(EchoLength(template) + side)
	}
	return float64(EchoLength(template) + side)
}

// EchoTemplate returns the number of the straight template by which a pose lies aside, out of 1 to
// 3 for one that is no end of an echo.
func EchoTemplate(from, to Pose, side int32) int8 {
	s, c := sincos(from.Heading)
	across := math.Abs(dot(float64(to.X-from.X), float64(to.Y-from.Y), c, s))
	return int8(greater(0, lesser(echoTemplates+1, math.RoundToEven((across-float64(side))/float64(EchoLength(1))))))
}

// EchoShift reads a pose as the end of an echo: to which side it goes and its
// shift in whole micrometres; false for a pose where none ends.
func EchoShift(from, to Pose, side int32) (left bool, shift int32, ok bool) {
	s, c := sincos(from.Heading)
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	left = dot(dx, dy, c, s) < 0
	template := EchoTemplate(from, to, side)
	if template < 1 || template > echoTemplates {
		return false, 0, false
	}
	near := int32(math.RoundToEven(greater(-EchoSlack-2, lesser(EchoSlack+2, dot(dx, dy, s, -c)))))
	for _, k := range [...]int32{near, near - 1, near + 1} {
		if k >= -EchoSlack && k <= EchoSlack && Echo(from, side, left, template, k) == to {
			return left, k, true
		}
	}
	return false, 0, false
}

// Stretch is a run of shifts of an echo, in micrometres forward, both ends
// among them.
type Stretch struct{ From, To int32 }

// EchoStretches appends where along one side a sensor echo may end, the
// aftmost run first: in the play area and on no blocker. The ends are places
// that are free as their pose is rounded; between them the rounding may take
// the single micrometre beside one that just touches.
func EchoStretches(to []Stretch, from Pose, side int32, left bool, template int8, blockers []Square,
	others []Obstacle) []Stretch {
	// what a rounded pose may lie off the line; whether it is free is asked of the pose itself
	const rounding = 0.75
	s := slide{side: side, blockers: blockers, others: others, half: float64(side) * 0.5}
	s.sin, s.cos = sincos(from.Heading)
	r := aside(side, left, template)
	s.at = Point{float64(from.X) + float64(r*s.cos), float64(from.Y) + float64(r*s.sin)}
	vx, vy := s.sin, -s.cos // a micrometre forward
	q := square(s.at, s.sin, s.cos, s.half)

	lo, hi := float64(-EchoSlack), float64(EchoSlack)
	for _, c := range &q.Corner {
		within(&lo, &hi, c.X, vx, Slack+rounding)
		within(&lo, &hi, c.Y, vy, Slack+rounding)
	}
	var room [16][2]float64
	taken := room[:0]
	for i := range blockers {
		if a, b := forbidden(&q, &blockers[i], vx, vy, Slack+rounding); a < b {
			taken = append(taken, [2]float64{a, b})
		}
	}
	for i := range others {
		if a, b := s.forbidden(&others[i], vx, vy, Slack+rounding); a < b {
			taken = append(taken, [2]float64{a, b})
		}
	}
	slices.SortFunc(taken, func(a, b [2]float64) int { return cmp.Compare(a[0], b[0]) })

	first := len(to)
	free := func(k int32) bool {
		p := Echo(from, side, left, template, k)
		b := Base(p, side)
		return InArea(&b) && s.free(p)
	}
	keep := func(a, b float64) {
		if a > b {
			return
		}
		x, y := int32(math.Ceil(a)), int32(math.Floor(b))
		if len(to) > first {
			x = max(x, to[len(to)-1].To+1)
		}
		for ; x <= y && !free(x); x++ {
		}
		for ; y >= x && !free(y); y-- {
		}
		if x <= y {
			to = append(to, Stretch{x, y})
		}
	}
	at := lo
	for _, t := range taken {
		keep(at, lesser(hi, t[0]))
		at = greater(at, t[1])
	}
	keep(at, hi)
	return to
}

// within keeps the part of [lo,hi] where x + t v lies in the play area, or
// beyond it by no more than depth.
func within(lo, hi *float64, x, v, depth float64) {
	a, b := -depth-x, AreaSide+depth-x
	if math.Abs(v) < 1e-12 {
		if a > 0 || b < 0 {
			*lo, *hi = 1, 0
		}
		return
	}
	if v < 0 {
		a, b = b, a
	}
	if a /= v; a > *lo {
		*lo = a
	}
	if b /= v; b < *hi {
		*hi = b
	}
}

// forbidden is the interval of shifts in which the base reaches deeper than
// depth into an obstacle that is not square; empty when lo >= hi. All of them
// are convex, so how far the base is from one falls and rises again on its way.
func (s *slide) forbidden(o *Obstacle, vx, vy, depth float64) (lo, hi float64) {
	const beyond = EchoSlack + 4
	apart := func(t float64) float64 {
		q := square(Point{s.at.X + float64(t*vx), s.at.Y + float64(t*vy)}, s.sin, s.cos, s.half)
		return o.separation(&q) + depth
	}
	a, b := -float64(beyond), float64(beyond)
	for range 80 { // to the nearest place, or one inside
		x, y := a+(b-a)/3, b-(b-a)/3
		if apart(x) < apart(y) {
			b = y
		} else {
			a = x
		}
	}
	in := (a + b) / 2
	if !(apart(in) < 0) {
		return 1, 0
	}
	edge := func(out float64) float64 {
		if apart(out) < 0 {
			return out
		}
		in, out := in, out
		for range 50 {
			if m := (in + out) / 2; apart(m) < 0 {
				in = m
			} else {
				out = m
			}
		}
		return out
	}
	return edge(-beyond), edge(beyond)
}
