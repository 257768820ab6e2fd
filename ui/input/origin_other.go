//go:build !js

package input

// origin is where the window begins in what the system counts from, in its pixels: where it begins.
func origin() (x, y float64) { return 0, 0 }
