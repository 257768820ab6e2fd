// Package qrcode makes the code of a text that a phone's camera reads. The browser's edition makes
// none: what is shown there is on the phone already.
package qrcode

import (
	"fmt"
	"strings"
)

// Code is the code of a text, a square of dark and light modules. Around it four modules stay light.
type Code struct {
	Size int // modules in a row
	dark []bool
}

// Quiet is the number of light modules around a code.
const Quiet = 4

// Dark reports whether a module is dark.
func (c *Code) Dark(x, y int) bool { return c.dark[y*c.Size+x] }

// SVG returns the code as a drawing that lies in a page, its light margin included.
func (c *Code) SVG() string {
	var b strings.Builder
	all := c.Size + 2*Quiet
	fmt.Fprintf(&b, `<svg class="code" role="img" aria-label="code of a link" viewBox="0 0 %d %d" shape-rendering="crispEdges"><path d="`, all, all)
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			from := x
			for x < c.Size && c.Dark(x, y) {
				x++
			}
			if x > from {
				fmt.Fprintf(&b, "M%d %dh%dv1h-%dz", from+Quiet, y+Quiet, x-from, x-from)
			}
		}
	}
	b.WriteString(`"/></svg>`)
	return b.String()
}
