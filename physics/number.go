package physics

import "math"

// Lengths in micrometres.
const (
	Inch       = 25400
	Millimetre = 1000
	// AreaSide is the side of the play area (rules 1.1).
	AreaSide = 36 * Inch
)

// Sides of the square bases in micrometres (rules 1.2).
const (
	StandardBase  int32 = 40 * Millimetre
	LargeBase     int32 = 80 * Millimetre
	OversizedBase int32 = 130 * Millimetre
)

// Slack is the tolerance of contact in micrometres: what rounding two poses
// to whole micrometres and millidegrees can move them towards each other.
const Slack = 3.0

const (
	circle   = 360000 // millidegrees
	quarter  = 90000
	halfTurn = 180000
	milli    = math.Pi / 180000 // radians in a millidegree
	limit    = 1 << 30          // poses are kept within this many µm
)

// Point is a place on the table in micrometres.
type Point struct{ X, Y float64 }

// dot and cross keep each product apart from the sum: see the package text.
func dot(ax, ay, bx, by float64) float64   { return float64(ax*bx) + float64(ay*by) }
func cross(ax, ay, bx, by float64) float64 { return float64(ax*by) - float64(ay*bx) }

func mid(a, b Point) Point { return Point{float64((a.X + b.X) * 0.5), float64((a.Y + b.Y) * 0.5)} }

func length(x, y float64) float64 { return math.Sqrt(dot(x, y, x, y)) }

// micro rounds a length to whole micrometres.
func micro(v float64) int32 {
	return int32(math.RoundToEven(hold(v, limit)))
}

// norm brings millidegrees into [0,360000).
func norm(h int32) int32 {
	if uint32(h) < circle {
		return h
	}
	h %= circle
	if h < 0 {
		h += circle
	}
	return h
}

// sincos of a heading in millidegrees, the same bits on every processor and
// exactly symmetric under quarter turns.
func sincos(h int32) (sin, cos float64) {
	h = norm(h)
	q := (h + quarter/2) / quarter
	r := h - q*quarter
	var s, c float64
	switch r {
	case 0:
		s, c = 0, 1
	case -quarter / 2:
		s, c = -math.Sqrt2/2, math.Sqrt2/2
	default:
		s, c = sincosSmall(float64(float64(r) * milli))
	}
	switch q & 3 {
	case 0:
		return s, c
	case 1:
		return c, -s
	case 2:
		return -s, -c
	}
	return -c, s
}

// sincosSmall is for |x| <= π/4: the Cephes polynomials without fusing.
func sincosSmall(x float64) (sin, cos float64) {
	z := float64(x * x)
	p := float64(1.58962301576546568060e-10*z) - 2.50507477628578072866e-8
	p = float64(p*z) + 2.75573136213857245213e-6
	p = float64(p*z) - 1.98412698295895385996e-4
	p = float64(p*z) + 8.33333333332211858878e-3
	p = float64(p*z) - 1.66666666666666307295e-1
	sin = x + float64(float64(x*z)*p)
	c := float64(-1.13585365213876817300e-11*z) + 2.08757008419747316778e-9
	c = float64(c*z) - 2.75573141792967388112e-7
	c = float64(c*z) + 2.48015872888517045348e-5
	c = float64(c*z) - 1.38888888888730564116e-3
	c = float64(c*z) + 4.16666666666665929218e-2
	cos = 1 - float64(0.5*z) + float64(float64(z*z)*c)
	return sin, cos
}

// sincosRad is for 0 <= x <= 3π/4, the angles along a template.
func sincosRad(x float64) (sin, cos float64) {
	if x <= math.Pi/4 {
		return sincosSmall(x)
	}
	s, c := sincosSmall(x - math.Pi/2)
	return c, -s
}

// heading of the direction with the given sine and cosine, in millidegrees.
func heading(sin, cos float64) int32 {
	return norm(int32(math.RoundToEven(float64(atan2(sin, cos) / milli))))
}

// atan2 for a unit vector: one Newton step on an approximation with our own
// sine and cosine, so that the last bits do not depend on the processor.
func atan2(sin, cos float64) float64 {
	h := int32(math.RoundToEven(math.Atan2(sin, cos) / milli))
	s, c := sincos(h)
	// sin of the small rest; its cube is below 1e-15 of a millidegree.
	return float64(float64(h)*milli) + cross(c, s, cos, sin)
}
