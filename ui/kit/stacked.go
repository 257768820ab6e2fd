package kit

import "attackwing/ui/scene"

// Share is a piece of a Stacked bar.
type Share struct {
	Size float64
	Ink  Ink
}

// Stacked is a bar of shares of a whole; what is over the limit is hatched. A limit of 0 is none.
func Stacked(limit float64, shares ...Share) Part {
	return band(120, 60, 16, func(f *Frame, b Box) { drawStacked(f, b, limit, shares) })
}

func drawStacked(f *Frame, b Box, limit float64, shares []Share) {
	sum := 0.0
	for _, s := range shares {
		sum += s.Size
	}
	whole := max(limit, sum, 1)
	x, y := b.X, b.Y+b.H/2
	f.Canvas.Box(b.X, y-5, b.W, 10, 5, scene.Control)
	for _, s := range shares {
		if s.Size <= 0 {
			continue
		}
		w := b.W * s.Size / whole
		f.Canvas.Box(x, y-5, max(2, w-1.5), 10, min(4, w/2), s.Ink)
		x += w
	}
	if limit > 0 && sum > limit {
		from := b.X + b.W*limit/whole
		f.Path().Rect(from, y-7, b.X+b.W, y+7)
		f.Hatch(scene.Danger, 5, 45, 2)
		f.Path().Rect(from-1, y-8, from+1, y+8)
		f.Fill(scene.Danger)
	}
}
