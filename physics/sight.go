package physics

import "math"

// Meeting says what a shot's segment does at an obstacle.
type Meeting uint8

// The meetings. A shot that touches two obstacles may pass between them where they touch each
// other: see [Joined].
const (
	Misses  Meeting = iota
	Touches         // it comes to the obstacle's edge, but not through its inside
	Passes          // it passes through the inside, or properly crosses a line
)

// Blocks reports whether the segment ab passes through the interior of the
// obstacle; touching it is not passing. A line is passed by a proper crossing
// (rules 5.6).
func (o *Obstacle) Blocks(a, b Point) bool { return o.Meets(a, b) == Passes }

// Meets returns what the segment ab does at the obstacle, contact being what [Slack] allows (rules 5.6).
func (o *Obstacle) Meets(a, b Point) Meeting {
	f := footOn(o.centre, a, b)
	d := length(f.X-o.centre.X, f.Y-o.centre.Y)
	if d > o.radius+Slack {
		return Misses
	}
	switch o.form {
	case formDisc:
		if d < o.radius-Slack {
			return Passes
		}
		return Touches
	case formSegment:
		if apart(a, b, o.shape.p[0], o.shape.p[1]) && apart(o.shape.p[0], o.shape.p[1], a, b) {
			return Passes
		}
	case formPolygon:
		if d < o.radius {
			if _, _, in := o.shape.crossed(a, b, Slack); in {
				return Passes
			}
		}
	}
	if _, _, side := o.contact(a, b); side != 0 {
		return Touches
	}
	return Misses
}

// Joined reports whether the segment ab, which only touches two obstacles, passes between them
// where they touch each other: one lies to its left and one to its right, at the same place of it.
// Two tokens end to end are one line, and two side by side are one ground.
//
// Ruling: a shot along a line of tokens is not through it, nor is one that begins or ends at the
// joint.
func Joined(o, p *Obstacle, a, b Point) bool {
	lo, hi, side := o.contact(a, b)
	if side == 0 {
		return false
	}
	low, high, other := p.contact(a, b)
	if other != -side {
		return false
	}
	l := length(b.X-a.X, b.Y-a.Y)
	lo, hi = greater(lo, greater(low, Slack)), lesser(hi, lesser(high, l-Slack))
	return lo <= hi+2*Slack && hi > Slack && lo < l-Slack
}

// contact is the part of ab, in µm from a, along which the obstacle lies within the tolerance of
// it, and on which side: -1 left, 1 right, 0 when it does not come so near, lies on both sides or
// along it.
func (o *Obstacle) contact(a, b Point) (lo, hi float64, side int) {
	ex, ey := b.X-a.X, b.Y-a.Y
	l := length(ex, ey)
	if l == 0 {
		return 0, 0, 0
	}
	ex, ey = ex/l, ey/l
	if o.form == formDisc {
		dx, dy := o.centre.X-a.X, o.centre.Y-a.Y
		at, off := dot(dx, dy, ex, ey), cross(ex, ey, dx, dy)
		near := math.Abs(off) - o.radius
		if near < -Slack || near > Slack || at < 0 || at > l {
			return 0, 0, 0
		}
		return at, at, sign(off)
	}
	lo, hi = math.Inf(1), math.Inf(-1)
	for _, c := range o.shape.p[:o.shape.n] {
		dx, dy := c.X-a.X, c.Y-a.Y
		off := cross(ex, ey, dx, dy)
		if math.Abs(off) <= Slack {
			at := dot(dx, dy, ex, ey)
			lo, hi = lesser(lo, at), greater(hi, at)
			continue
		}
		if side == -sign(off) {
			return 0, 0, 0 // on both sides
		}
		side = sign(off)
	}
	if lo = greater(lo, 0); lo > hi || lo > l {
		return 0, 0, 0
	}
	return lo, lesser(hi, l), side
}

func sign(v float64) int {
	if v < 0 {
		return -1
	}
	return 1
}
