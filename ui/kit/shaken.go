package kit

import "math"

// Shaken has a part shake its head: left is how much of the time is left, 1 at first and 0 when it
// is over.
func (p Part) Shaken(left float64) Part {
	if left <= 0 {
		return p
	}
	const far, swings = 6, 3 // px
	return p.Around(func(f *Frame, b Box, put func(*Frame, Box)) {
		b.X += far * math.Sin((1-left)*swings*2*math.Pi)
		put(f, b)
	})
}
