//go:build !js

package input

// coarse reports whether the system is one for fingers: only a browser says so.
func coarse() bool { return false }

// origin returns the origin of the window in the system's coordinates, in its pixels, which is 0,
// 0: the system counts from there.
func origin() (x, y float64) { return 0, 0 }
