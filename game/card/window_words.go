package card

import "slices"

// String names the moment as card files and position files write it: "modifying attack dice".
func (x Window) String() string { return nameOf(windowNames[:], int(x)) }

// ParseWindow finds a moment by that name.
func ParseWindow(name string) (Window, bool) {
	i := slices.Index(windowNames[:], name)
	return Window(max(i, 0)), i >= 0
}
