package physics

import "slices"

// Inside tells whether a base lies wholly in a rectangle; touching its edge
// is inside (rules 5.3).
func Inside(s *Square, x0, y0, x1, y1 float64) bool {
	return beyond(s, x0, y0, x1, y1) <= Slack
}

// InArea tells whether a base lies wholly in the play area (rules 5.3).
func InArea(s *Square) bool {
	r := s.Radius
	if c := s.Centre; c.X > r && c.Y > r && c.X < AreaSide-r && c.Y < AreaSide-r {
		return true
	}
	return Inside(s, 0, 0, AreaSide, AreaSide)
}

// SurelyIn tells whether any base of a side stands wholly in the play area with its centre there,
// whatever its heading.
func SurelyIn(at Pose, side int32) bool {
	r := side // more than half a diagonal
	return at.X >= r && at.Y >= r && at.X <= AreaSide-r && at.Y <= AreaSide-r
}

// Outside is by how many micrometres a base sticks out of the play area, 0
// when it is inside.
func Outside(s *Square) float64 {
	if d := beyond(s, 0, 0, AreaSide, AreaSide); d > Slack {
		return d
	}
	return 0
}

func beyond(s *Square, x0, y0, x1, y1 float64) float64 {
	d := 0.0
	for _, c := range &s.Corner {
		d = greater(d, greater(greater(x0-c.X, c.X-x1), greater(y0-c.Y, c.Y-y1)))
	}
	return d
}

// Uncovered returns the part of the play area that no rectangle covers, in µm², and the upright
// rectangle around that part. A rectangle is given by its corners x0, y0 (NW) and x1, y1 (SE);
// rectangles may overlap and reach beyond the area.
func Uncovered(rects [][4]int32) (area float64, about [4]int32) {
	xs, ys := []int32{0, AreaSide}, []int32{0, AreaSide}
	for _, r := range rects {
		for i, v := range r {
			v = max(0, min(AreaSide, v))
			if i%2 == 0 {
				xs = append(xs, v)
			} else {
				ys = append(ys, v)
			}
		}
	}
	slices.Sort(xs)
	slices.Sort(ys)
	about = [4]int32{AreaSide, AreaSide, 0, 0}
	for i := range len(xs) - 1 {
		for k := range len(ys) - 1 {
			covered := slices.ContainsFunc(rects, func(r [4]int32) bool {
				return r[0] <= xs[i] && r[2] >= xs[i+1] && r[1] <= ys[k] && r[3] >= ys[k+1]
			})
			if piece := float64(xs[i+1]-xs[i]) * float64(ys[k+1]-ys[k]); !covered && piece > 0 {
				area += piece
				about = [4]int32{
					min(about[0], xs[i]),
					min(about[1], ys[k]),
					max(about[2], xs[i+1]),
					max(about[3], ys[k+1]),
				}
			}
		}
	}
	return area, about
}
