//go:build !wasm

package physics

// lesser and greater are min and max of lengths.
func lesser(a, b float64) float64  { return min(a, b) }
func greater(a, b float64) float64 { return max(a, b) }
