package physics

import "math"

// Square is a base on the table with everything precomputed. Corners run
// front-left, front-right, rear-right, rear-left.
type Square struct {
	Pose         Pose
	Side         int32
	Centre       Point
	Cos, Sin     float64 // of the heading: forward is (Sin,-Cos), right is (Cos,Sin)
	Half, Radius float64 // half side and half diagonal, µm
	Corner       [4]Point
}

// Base stands a base of the given side (µm) at a pose (rules 1.2).
func Base(p Pose, side int32) (q Square) {
	s, c := sincos(p.Heading)
	q.Pose, q.Side = p, side
	q.stand(p.Point(), s, c, float64(side)*0.5)
	return q
}

// square is a base at an unrounded place; its Pose is left empty.
func square(at Point, sin, cos, half float64) (q Square) {
	q.stand(at, sin, cos, half)
	return q
}

// stand lays out all but Pose and Side.
func (s *Square) stand(at Point, sin, cos, half float64) {
	hs, hc := float64(half*sin), float64(half*cos)
	p, m := hs+hc, hs-hc
	s.Centre, s.Cos, s.Sin, s.Half, s.Radius = at, cos, sin, half, float64(half*math.Sqrt2)
	s.Corner[0].X, s.Corner[0].Y = at.X+m, at.Y-p
	s.Corner[1].X, s.Corner[1].Y = at.X+p, at.Y+m
	s.Corner[2].X, s.Corner[2].Y = at.X-m, at.Y+p
	s.Corner[3].X, s.Corner[3].Y = at.X-p, at.Y-m
}

// circles is a base of which nothing but its place and the circles in and about
// it are known.
func circles(p Pose, side int32) Square {
	half := float64(side) * 0.5
	return Square{Centre: p.Point(), Half: half, Radius: float64(half * math.Sqrt2)}
}

// local is p in the frame of the base: right and forward of its centre.
func (s *Square) local(p Point) (right, forward float64) {
	dx, dy := p.X-s.Centre.X, p.Y-s.Centre.Y
	return dot(dx, dy, s.Cos, s.Sin), dot(dx, dy, s.Sin, -s.Cos)
}

// world undoes local.
func (s *Square) world(right, forward float64) Point {
	return Point{
		s.Centre.X + dot(right, forward, s.Cos, s.Sin),
		s.Centre.Y + dot(right, forward, s.Sin, -s.Cos),
	}
}

// Overlap tells whether two bases overlap by more than [Slack]; touching is
// not overlapping (rules 5.5).
func Overlap(a, b *Square) bool {
	dx, dy := b.Centre.X-a.Centre.X, b.Centre.Y-a.Centre.Y
	r := a.Radius + b.Radius
	if dot(dx, dy, dx, dy) >= float64(r*r) {
		return false
	}
	return separate(a, b, dx, dy) < -Slack
}

// OverlapAt tells whether a base overlaps another of a side (µm) at a pose, as [Overlap]: that one
// is laid out only where the circles in and about the two leave it open.
func OverlapAt(a *Square, p Pose, side int32) bool {
	dx, dy := float64(p.X)-a.Centre.X, float64(p.Y)-a.Centre.Y
	half := float64(side) * 0.5
	d, about, in := dot(dx, dy, dx, dy), a.Radius+float64(half*math.Sqrt2), a.Half+half-Slack-1
	switch {
	case d >= float64(about*about):
		return false
	case d < float64(in*in):
		return true
	}
	b := Base(p, side)
	return Overlap(a, &b)
}

// Separation is the signed separation of two bases in micrometres along the
// best of their four axes: below zero the depth of an overlap, above zero at
// most their distance.
func Separation(a, b *Square) float64 {
	return separate(a, b, b.Centre.X-a.Centre.X, b.Centre.Y-a.Centre.Y)
}

// Penetration is the depth of an overlap in micrometres: the shortest move
// that parts the bases; 0 when they do not overlap.
func Penetration(a, b *Square) float64 { return greater(0, -Separation(a, b)) }

func separate(a, b *Square, dx, dy float64) float64 {
	k := math.Abs(dot(a.Cos, a.Sin, b.Cos, b.Sin)) + math.Abs(cross(a.Cos, a.Sin, b.Cos, b.Sin))
	sa := greater(math.Abs(dot(dx, dy, a.Cos, a.Sin)), math.Abs(cross(dx, dy, a.Cos, a.Sin)))
	sb := greater(math.Abs(dot(dx, dy, b.Cos, b.Sin)), math.Abs(cross(dx, dy, b.Cos, b.Sin)))
	return greater(sa-(a.Half+float64(b.Half*k)), sb-(b.Half+float64(a.Half*k)))
}

// Contains tells whether a point lies on the base, its edge included.
func (s *Square) Contains(p Point) bool {
	x, y := s.local(p)
	return math.Abs(x) <= s.Half && math.Abs(y) <= s.Half
}

// Distance returns how far a point is from the base in micrometres, 0 on it.
func (s *Square) Distance(p Point) float64 {
	x, y := s.local(p)
	return length(greater(0, math.Abs(x)-s.Half), greater(0, math.Abs(y)-s.Half))
}
