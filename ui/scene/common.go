package scene

// Common returns the intersection of two convex polygons, or nil if it is empty. Both list their
// corners in order, in either direction.
func Common(a, b []Pt) []Pt {
	out := a
	for i := range b {
		p, q := b[i], b[(i+1)%len(b)]
		inner := Pt{}
		for _, c := range b {
			inner = inner.Add(c.Mul(1 / float64(len(b))))
		}
		side := q.Sub(p).Cross(inner.Sub(p))
		out = clipped(out, func(c Pt) float64 { return q.Sub(p).Cross(c.Sub(p)) * side })
	}
	if len(out) < 3 {
		return nil
	}
	return out
}

// clipped is the part of a convex polygon where a linear function is not negative.
func clipped(ps []Pt, in func(Pt) float64) (out []Pt) {
	for i, p := range ps {
		q := ps[(i+1)%len(ps)]
		u, v := in(p), in(q)
		if u >= 0 {
			out = append(out, p)
		}
		if u < 0 && v > 0 || u > 0 && v < 0 {
			out = append(out, p.Lerp(q, u/(u-v)))
		}
	}
	return out
}

// Corners are the corners of a square base.
func (p Pose) Corners(side float64) []Pt {
	f := Heading(p.Heading).Mul(side / 2)
	r := Pt{-f.Y, f.X}
	return []Pt{p.Add(f).Sub(r), p.Add(f).Add(r), p.Sub(f).Add(r), p.Sub(f).Sub(r)}
}
