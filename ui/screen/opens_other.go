//go:build !js

package screen

// opens returns the intended size of the window on a display of usual density.
func opens() (w, h int, dense float64) { return opensW, opensH, 1 }
