package raster

import (
	"image"
	"image/color"
	"math"

	"attackwing/ui/scene"
)

// evenFrom is the least area of a part without a line that is worth finding, in pixels.
const evenFrom = 64 * 64

// even returns a large part of the box r into which no line of a path comes, and reports whether
// the part lies inside the path; it lies inside as a whole, or outside. It is empty if none is
// worth it.
func even(path scene.Path, r image.Rectangle) (part image.Rectangle, inside bool) {
	if r.Dx()*r.Dy() < evenFrom {
		return part, false
	}
	part = r
	eachLine(path, func(line []scene.Pt) {
		part = without(part, line)
	})
	if part.Dx()*part.Dy() < evenFrom {
		return image.Rectangle{}, false
	}
	return part, winding(path, scene.Pt{X: float64(part.Min.X) + 0.5, Y: float64(part.Min.Y) + 0.5}) != 0
}

// without returns the rest of a part beside a line, or a curve within its points: above it, below
// or at one side, where most is left.
func without(part image.Rectangle, line []scene.Pt) (left image.Rectangle) {
	lo, hi := line[0], line[0]
	for _, p := range line[1:] {
		lo, hi = scene.Pt{X: min(lo.X, p.X), Y: min(lo.Y, p.Y)}, scene.Pt{X: max(hi.X, p.X), Y: max(hi.Y, p.Y)}
	}
	lim := func(v float64) int { return int(max(-1e6, min(1e6, v))) }
	x0, y0, x1, y1 := lim(math.Floor(lo.X))-1, lim(math.Floor(lo.Y))-1, lim(math.Ceil(hi.X))+1, lim(math.Ceil(hi.Y))+1
	if x1 <= part.Min.X || x0 >= part.Max.X || y1 <= part.Min.Y || y0 >= part.Max.Y {
		return part
	}
	for _, side := range [...]image.Rectangle{
		{part.Min, image.Pt(part.Max.X, y0)}, {image.Pt(part.Min.X, y1), part.Max},
		{part.Min, image.Pt(x0, part.Max.Y)}, {image.Pt(x1, part.Min.Y), part.Max},
	} {
		if side.Dx() > 0 && side.Dy() > 0 && side.Dx()*side.Dy() > left.Dx()*left.Dy() {
			left = side
		}
	}
	return left
}

// winding returns how often a path winds around a point that lies far from all its lines.
func winding(path scene.Path, at scene.Pt) (n int) {
	eachLine(path, func(line []scene.Pt) {
		a, b := line[0], line[len(line)-1]
		if (a.Y <= at.Y) == (b.Y <= at.Y) || a.X+(b.X-a.X)*(at.Y-a.Y)/(b.Y-a.Y) > at.X {
			return
		}
		if a.Y <= at.Y {
			n++
		} else {
			n--
		}
	})
	return n
}

// eachLine names the lines and curves of a path, each by its points, those that close it among
// them.
func eachLine(path scene.Path, f func(line []scene.Pt)) {
	var first, pen scene.Pt
	i, open := 0, false
	shut := func() {
		if open && pen != first {
			f([]scene.Pt{pen, first})
		}
		open = false
	}
	var line [4]scene.Pt
	for _, v := range path.Verbs {
		n := 0
		switch v {
		case scene.MoveTo:
			shut()
			first, pen, open = path.Pts[i], path.Pts[i], true
			i++
		case scene.LineTo:
			n = 1
		case scene.QuadTo:
			n = 2
		case scene.CubeTo:
			n = 3
		case scene.Close:
			shut()
			pen = first
		}
		if n > 0 {
			line[0] = pen
			copy(line[1:], path.Pts[i:i+n])
			i += n
			pen = line[n]
			f(line[:n+1])
		}
	}
	shut()
}

// around returns the four parts of a box about one in it.
func around(r, mid image.Rectangle) [4]image.Rectangle {
	return [...]image.Rectangle{
		{r.Min, image.Pt(r.Max.X, mid.Min.Y)}, {image.Pt(r.Min.X, mid.Max.Y), r.Max},
		{
			image.Pt(r.Min.X, mid.Min.Y),
			image.Pt(mid.Min.X, mid.Max.Y),
		}, {image.Pt(mid.Max.X, mid.Min.Y), image.Pt(r.Max.X, mid.Max.Y)},
	}
}

// flat gives all pixels of a part an opaque color.
func flat(img *image.RGBA, part image.Rectangle, c color.NRGBA) {
	first := img.Pix[img.PixOffset(part.Min.X, part.Min.Y):][:4*part.Dx()]
	for x := 0; x < len(first); x += 4 {
		first[x], first[x+1], first[x+2], first[x+3] = c.R, c.G, c.B, c.A
	}
	for y := part.Min.Y + 1; y < part.Max.Y; y++ {
		copy(img.Pix[img.PixOffset(part.Min.X, y):], first)
	}
}
