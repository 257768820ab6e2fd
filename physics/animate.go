package physics

import "math"

// At returns the pose of the base at u in [0,1] along the way it really took, turns in place
// included: the center in micrometers and the heading in degrees, which is not reduced to a circle
// so that it can be interpolated. At(0) is From and At(1) is To. It is for animation only; no
// verdict depends on it.
func (f *Flight) At(u float64) (x, y, headingDeg float64) {
	var p path
	f.Maneuver.path(f.Side, &p)
	before, after := f.Maneuver.turns(f.Spin)
	if f.Short && (f.Maneuver.Bearing == ComeAbout || p.total == 0) {
		after = 0
	}
	h0 := float64(f.From.Heading) / 1000
	// A turn in place takes as long as its corners travel.
	r := float64(f.Side) / math.Sqrt2
	first, last := math.Abs(float64(before))*milli*r, math.Abs(float64(after))*milli*r
	all := first + f.T + last
	if all == 0 {
		return float64(f.From.X), float64(f.From.Y), h0
	}
	u = greater(0, lesser(1, u))
	s := u * all
	if s < first {
		return float64(f.From.X), float64(f.From.Y), h0 + float64(before)/1000*s/first
	}
	h0 += float64(before) / 1000
	if s <= first+f.T && f.T > 0 && !(u == 1 && last == 0) {
		start := f.From.Turned(before)
		sin, cos := sincos(start.Heading)
		t := s - first
		at, _, _ := p.place(start.Point(), sin, cos, t)
		return at.X, at.Y, h0 + p.turned(t)
	}
	h0 += p.turned(f.T)
	if last > 0 {
		h0 += float64(after) / 1000 * (s - first - f.T) / last
	}
	if u == 1 {
		h0 += math.Remainder(float64(f.To.Heading)/1000-h0, 360)
	}
	return float64(f.To.X), float64(f.To.Y), h0
}

// turned returns the angle by which the path has turned the base at t, in degrees.
func (p *path) turned(t float64) float64 {
	if p.radius == 0 || t <= 0 {
		return 0
	}
	_, _, s, c := p.at(t)
	d := math.Atan2(s, c) * 180 / math.Pi
	if p.left {
		return -d
	}
	return d
}
