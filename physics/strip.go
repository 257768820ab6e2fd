package physics

import "math"

const (
	stripHalf  = 10000.0 // half the width of a template, µm (rules 1.3)
	stripQuads = 24      // quads of a 90 degree template
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
	h := p.base * 0.5
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
	full := float64(float64(p.turn) * milli)
	n := max(1, min(stripQuads, int(math.Ceil(stripQuads*angle/full))))
	// Chords cut the outer arc and bulge over the inner one: share the error.
	ease := 1 + float64(float64(angle*angle)/float64(16*n*n))
	in, out := float64((p.radius-stripHalf)*ease), float64((p.radius+stripHalf)*ease)
	edge := func(i int) (left, right Point) {
		s, c := sincosRad(angle * float64(i) / float64(n))
		side := 1.0
		if p.left {
			side = -1
		}
		l := world(h+float64(out*s), float64(side*(p.radius-float64(out*c))))
		r := world(h+float64(in*s), float64(side*(p.radius-float64(in*c))))
		if p.left {
			l, r = r, l
		}
		return l, r
	}
	l, r := edge(0)
	for i := range n {
		l2, r2 := edge(i + 1)
		dst.Quad[i] = [4]Point{l, r, r2, l2}
		l, r = l2, r2
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
