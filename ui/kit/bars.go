package kit

import (
	"attackwing/ui/scene"
)

// Rod is one bar of a bar chart: its height, the height of its outline (0 for none), and the words
// above and below it.
type Rod struct {
	Size, Else   float64
	Ink          Ink
	Above, Below string
	Lit          bool // its words stand out
}

// Rods shows numbers as bars side by side, the highest so many px high, each at most so wide. What
// has no room above a bar is left out.
func Rods(wide, high float64, rods ...Rod) Part {
	if len(rods) == 0 {
		return Part{}
	}
	const above, below = 16.0, 18.0
	top := 0.0
	for _, k := range rods {
		top = max(top, k.Size, k.Else)
	}
	if top <= 0 {
		top = 1
	}
	n := float64(len(rods))
	return Part{own: wide * n, least: min(wide, 20) * n, broad: true, grow: -1, lay: func(r Room) Laid {
		w := min(wide, r.W/n)
		return Laid{w * n, above + high + below, func(f *Frame, b Box) {
			base := b.Y + above + high
			for i, k := range rods {
				f.rod(&k, Box{b.X + float64(i)*w, base, w, 0}, high*k.Size/top, high*k.Else/top)
			}
		}}
	}}
}

// rod draws one whose foot stands at b, so high and outlined so high.
func (f *Frame) rod(k *Rod, b Box, size, other float64) {
	x, w := b.X+3, b.W-6
	if w > 36 {
		x, w = x+(w-36)/2, 36
	}
	if size > 0.5 {
		f.Canvas.Box(x, b.Y-size, w, size, min(2, size/2), k.Ink)
	}
	if other > 0.5 {
		f.Path().RoundRect(x-1, b.Y-other, x+w+1, b.Y, 2)
		f.Stroke(scene.Text3, 1.2, 3, 2)
	}
	f.Canvas.Rule(x-1, b.Y, w+2)
	ink := If(k.Lit, scene.Text1, scene.Text2)
	if st := (Style{Face: scene.Condensed, Size: 12, Line: 14}); Width(st, k.Above) <= b.W {
		at := max(size, other)
		if size+18 < other { // within the outline, on its own bar
			at = size
		}
		f.Canvas.Text(x+w/2, b.Y-at-7, st, ink, k.Above, scene.Middle)
	}
	f.Canvas.Squeeze(x+w/2, b.Y+10, b.W, scene.StyleCaption, ink, k.Below, scene.Middle)
}

// Sample shows in a legend how something is drawn.
type Sample struct {
	Ink    Ink
	Dashed bool // an outline
}

// Swatch shows a Sample: what the words beside it stand for.
func Swatch(k Sample) Part {
	return Sized(14, 12, func(c *Canvas, b Box) {
		y := b.Y + (b.H-10)/2
		if k.Dashed {
			c.Path().RoundRect(b.X+1, y, b.X+13, y+10, 2)
			c.Stroke(k.Ink, 1.2, 3, 2)
			return
		}
		c.Box(b.X+1, y, 12, 10, 2, k.Ink)
	})
}
