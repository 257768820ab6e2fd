package physics

// lesser and greater are min and max of lengths, which are numbers. In a browser min and max
// themselves, which must mind what is no number, are calls, and these are not; a processor has an
// instruction for those, and with these would guess which way to go.
func lesser(a, b float64) float64 {
	if b < a {
		return b
	}
	return a
}

func greater(a, b float64) float64 {
	if b > a {
		return b
	}
	return a
}
