package physics

import "math"

// Pose is where a base stands: its centre in micrometres and its heading in
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
