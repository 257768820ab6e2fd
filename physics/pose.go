package physics

import "math"

// Pose tells where a base stands: its centre in micrometres and its heading in
// millidegrees, 0 north, clockwise.
type Pose struct{ X, Y, Heading int32 }

// Inches is a pose given in inches and degrees, for laying tables.
func Inches(x, y, headingDeg float64) Pose {
	return Pose{
		micro(float64(x * Inch)), micro(float64(y * Inch)),
		norm(int32(math.RoundToEven(float64(math.Mod(headingDeg, 360) * 1000)))),
	}
}

// Point is the centre.
func (p Pose) Point() Point { return Point{float64(p.X), float64(p.Y)} }

// Turned is the pose turned in place, clockwise, by millidegrees.
func (p Pose) Turned(millideg int32) Pose {
	p.Heading = norm(norm(p.Heading) + norm(millideg))
	return p
}

// Carried returns where p stands after what stood at from was carried to to, and p with it as if both
// were one piece.
func (p Pose) Carried(from, to Pose) Pose {
	turn := norm(norm(to.Heading) - norm(from.Heading))
	at := p.Point().carried(from.Point(), to.Point(), turn)
	return Pose{micro(at.X), micro(at.Y), norm(norm(p.Heading) + turn)}
}

// Carried returns where a point lies after what stood at from was carried to to, and the point with it.
func (p Point) Carried(from, to Pose) Point {
	return p.carried(from.Point(), to.Point(), norm(norm(to.Heading)-norm(from.Heading)))
}

func (p Point) carried(from, to Point, turn int32) Point {
	x, y := p.X-from.X, p.Y-from.Y
	if turn == 0 {
		return Point{to.X + x, to.Y + y}
	}
	s, c := sincos(turn)
	return Point{to.X + dot(x, y, c, -s), to.Y + dot(x, y, s, c)}
}

// moved is the pose after going forward and right by micrometres and taking
// the heading h.
func (p Pose) moved(forward, right float64, h int32) Pose {
	s, c := sincos(p.Heading)
	return Pose{
		micro(float64(p.X) + dot(forward, right, s, c)),
		micro(float64(p.Y) + dot(forward, right, -c, s)),
		norm(h),
	}
}
