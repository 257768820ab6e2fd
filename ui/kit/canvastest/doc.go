// Package canvastest helps tests to look at a canvas. Only tests import it.
package canvastest
