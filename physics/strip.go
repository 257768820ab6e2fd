package physics

import "math"

const (
	stripHalf  = 10000.0 // half the width of a template, µm (rules 1.3)
	stripError = 50.0    // how far a chord may be off its arc, µm
	stripQuads = 24      // at most; the templates of the box need 18
)

// Strip is a travelled template as a chain of convex quads. The corners of a
// quad run start-left, start-right, end-right, end-left, left and right along
// the way. A curved template is within 0.05 mm of the true one.
type Strip struct {
	N    int
	Quad [stripQuads][4]Point
	// Box holds all quads: least x and y, greatest x and y.
	X0, Y0, X1, Y1 float64
}

// Strip lays the travelled part of the template into dst (rules 5.6 and
// Appendix A): from the leading edge of the base at the start to its leading
// edge at the end. It is empty when nothing was travelled.
//
// Ruling: it never reaches past the end of the template. What lies further on
// lies under the final base.
func (f *Flight) Strip(dst *Strip) {
	var buf path
	dst.N = 0
	if f.T <= 0 {
		return
	}
	p := pathOf(f.Maneuver, f.Side, &buf)
	before, _ := f.Maneuver.turns(f.Spin)
	to := p.base + p.length
	if f.T < p.total {
		to = p.front(f.T)
	}
	p.strip(f.From.Turned(before), to, dst)
}

// strip lays the template from the leading edge to arc length to.
func (p *path) strip(from Pose, to float64, dst *Strip) {
	dst.N = 0
	run := min(to, p.base+p.length) - p.base
	if run <= 0 || p.total == 0 {
		return
	}
	sin, cos := sincos(from.Heading)
	o := from.Point()
	world := func(f, r float64) Point {
		return Point{o.X + dot(f, r, sin, cos), o.Y + dot(f, r, -cos, sin)}
	}
	h := float64(p.base * 0.5)
	if p.radius == 0 {
		lay := func(s, w float64) Point {
			return world(float64(s*p.dirF)-float64(w*p.dirR), float64(s*p.dirR)+float64(w*p.dirF))
		}
		dst.N = 1
		dst.Quad[0] = [4]Point{lay(h, -stripHalf), lay(h, stripHalf), lay(h+run, stripHalf), lay(h+run, -stripHalf)}
		dst.bound()
		return
	}
	angle := run / p.radius
	// A chord over the angle d is off by r d²/8, shared by both sides.
	n := max(1, min(stripQuads, int(math.Ceil(angle*math.Sqrt((p.radius+stripHalf)/(16*stripError))))))
	// Chords cut the outer arc and bulge over the inner one: share the error.
	ease := 1 + float64(float64(angle*angle)/float64(16*n*n))
	in, out := float64((p.radius-stripHalf)*ease), float64((p.radius+stripHalf)*ease)
	ss, sc := sincosSmall(angle / float64(n))
	side := 1.0
	if p.left {
		side, in, out = -1, out, in
	}
	var last [2]Point
	sn, cs := 0.0, 1.0
	for i := range n + 1 {
		// Left and right along the way, whichever is the outer one.
		l := world(h+float64(out*sn), float64(side*(p.radius-float64(out*cs))))
		r := world(h+float64(in*sn), float64(side*(p.radius-float64(in*cs))))
		if i > 0 {
			dst.Quad[i-1] = [4]Point{last[0], last[1], r, l}
		}
		last = [2]Point{l, r}
		sn, cs = dot(sn, cs, sc, ss), dot(cs, -sn, sc, ss)
	}
	dst.N = n
	dst.bound()
}

func (s *Strip) bound() {
	s.X0, s.Y0, s.X1, s.Y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := range s.N {
		for _, c := range &s.Quad[i] {
			s.X0, s.X1 = min(s.X0, c.X), max(s.X1, c.X)
			s.Y0, s.Y1 = min(s.Y0, c.Y), max(s.Y1, c.Y)
		}
	}
}

// TemplateOutline is the closed outline of the whole template laid against
// the base, for drawing; the first point is not repeated. It is nil for a
// maneuver without a template. For a spin that turns first, from is the pose
// after the turn.
func TemplateOutline(from Pose, side int32, m Maneuver) []Point {
	var buf path
	var s Strip
	p := pathOf(m, side, &buf)
	p.strip(from, p.base+p.length, &s)
	if s.N == 0 {
		return nil
	}
	out := make([]Point, 0, 2*s.N+2)
	out = append(out, s.Quad[0][0])
	for i := range s.N {
		out = append(out, s.Quad[i][3])
	}
	for i := s.N - 1; i >= 0; i-- {
		out = append(out, s.Quad[i][2])
	}
	return append(out, s.Quad[0][1])
}
