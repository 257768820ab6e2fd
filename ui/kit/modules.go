package kit

import "attackwing/ui/scene"

// quietModules is the number of light modules around a code for cameras.
const quietModules = 4

// leastModule is the least width of a module, px: smaller ones no camera reads from a screen.
const leastModule = 2.0

// Modules is a code for a camera, n dark and light modules in a row, as large as there is room for:
// always dark on light, and each module a whole number of px.
func Modules(n int, dark func(x, y int) bool) Part {
	all := float64(n + 2*quietModules)
	least := all * leastModule
	return Made(Wish{Own: least, Least: least, Low: least, Tall: true, Square: true,
		Loud: func(high float64) float64 { return max(least, high) }},
		func(r Room) Laid {
			size := r.W
			if r.H > 0 {
				size = min(r.W, r.H)
			}
			return Laid{size, size, func(f *Frame, b Box) { f.Canvas.modules(b, n, dark) }}
		})
}

func (c *Canvas) modules(b Box, n int, dark func(x, y int) bool) {
	all := float64(n + 2*quietModules)
	px := max(1, float64(int(min(b.W, b.H)/all)))
	side := px * all
	x0, y0 := float64(int(b.X+(b.W-side)/2)), float64(int(b.Y+(b.H-side)/2))
	c.Box(x0, y0, side, side, 0, scene.Hex(0xFFFFFF))
	for y := range n {
		for x := 0; x < n; x++ {
			from := x
			for x < n && dark(x, y) {
				x++
			}
			if x > from {
				c.Box(x0+px*float64(from+quietModules), y0+px*float64(y+quietModules), px*float64(x-from), px, 0,
					scene.Hex(0))
			}
		}
	}
}
