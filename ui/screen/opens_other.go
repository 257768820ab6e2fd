//go:build !js

package screen

// opens is how large the window is meant to be, on a display of usual density.
func opens() (w, h int, dense float64) { return opensW, opensH, 1 }
