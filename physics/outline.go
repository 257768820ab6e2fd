package physics

import "math"

// chordError is the distance that the outline of a curved template may be off its arc, µm. It is for drawing;
// no verdict hangs on it.
const chordError = 50.0

// TemplateOutline is the closed outline of the whole template laid against
// the base, for drawing; the first point is not repeated. It is nil for a
// maneuver without a template. For a spin that turns first, from is the pose
// after the turn.
func TemplateOutline(from Pose, side int32, m Maneuver) []Point {
	var p path
	m.path(side, &p)
	if p.total == 0 {
		return nil
	}
	fr := frame{at: from.Point()}
	fr.sin, fr.cos = sincos(from.Heading)
	h := float64(p.base * 0.5)
	if p.radius == 0 {
		lay := func(s, w float64) Point {
			return fr.point(float64(s*p.dirF)-float64(w*p.dirR), float64(s*p.dirR)+float64(w*p.dirF))
		}
		far := h + p.length
		return []Point{lay(h, -stripHalf), lay(far, -stripHalf), lay(far, stripHalf), lay(h, stripHalf)}
	}
	angle := p.length / p.radius
	// A chord over the angle d is off by r d²/8, shared by both sides.
	n := max(1, int(math.Ceil(angle*math.Sqrt((p.radius+stripHalf)/(16*chordError)))))
	// Chords cut the outer arc and bulge over the inner one: share the error.
	ease := 1 + angle*angle/float64(16*n*n)
	in, out := (p.radius-stripHalf)*ease, (p.radius+stripHalf)*ease
	side1 := 1.0
	if p.left {
		side1, in, out = -1, out, in
	}
	left, right := make([]Point, 0, 2*n+2), make([]Point, n+1)
	for i := range n + 1 {
		s, c := sincosRad(angle * float64(i) / float64(n))
		left = append(left, fr.point(h+out*s, side1*(p.radius-out*c)))
		right[n-i] = fr.point(h+in*s, side1*(p.radius-in*c))
	}
	return append(left, right...)
}
