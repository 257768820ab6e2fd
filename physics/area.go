package physics

// Inside tells whether a base lies wholly in a rectangle; touching its edge
// is inside (rules 5.3).
func Inside(s *Square, x0, y0, x1, y1 float64) bool {
	return beyond(s, x0, y0, x1, y1) <= Slack
}

// InArea tells whether a base lies wholly in the play area (rules 5.3).
func InArea(s *Square) bool { return Inside(s, 0, 0, AreaSide, AreaSide) }

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
		d = max(d, x0-c.X, c.X-x1, y0-c.Y, c.Y-y1)
	}
	return d
}
