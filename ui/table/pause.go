package table

// slowness is how much time passes for what moves: a quarter of it while Shift is held.
func slowness(in *Input) float64 {
	if in.Shift {
		return 0.25
	}
	return 1
}
