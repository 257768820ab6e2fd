package input

// Bounds of what is let fall on the window: fleets, positions and records are smaller, and a hand
// holds fewer.
const (
	mostDropped = 64 << 20 // bytes of a file; one byte more is read of a larger one, so that its reader can tell
	mostFiles   = 200
)

// goesOn tells whether a key held for so many ticks is struck again: those that move something are.
func goesOn(key string, ticks int) bool {
	switch key {
	case "left", "right", "up", "down", ",", ".":
		return ticks > 24 && ticks%4 == 0
	}
	return false
}

// erasesOn tells whether a key that erases letters, held for so many ticks, erases one more.
func erasesOn(ticks int) bool { return ticks > 24 && ticks%3 == 0 }
