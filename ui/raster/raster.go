package raster

import (
	"image"
	"image/color"
	"image/png"
	"io"
	"iter"
	"math"

	"golang.org/x/image/vector"

	"attackwing/ui/scene"
)

// Painter paints shapes into an image. It keeps its buffers between pictures; one goroutine.
type Painter struct {
	z       vector.Rasterizer
	stroker scene.Stroker
	a, b    scene.Path
	mask    *image.Alpha
	layer   *image.RGBA
}

// Draw paints a whole scene. The shapes are expected in order (scene.Scene.Sort).
func Draw(img *image.RGBA, s *scene.Scene, cam scene.Camera) {
	var p Painter
	p.Draw(img, s.Shapes, cam)
}

// PNG writes an image as a PNG file.
func PNG(w io.Writer, img image.Image) error {
	e := png.Encoder{CompressionLevel: png.BestCompression}
	return e.Encode(w, img)
}

// Draw paints some shapes in their order.
func (p *Painter) Draw(img *image.RGBA, shapes []scene.Shape, cam scene.Camera) {
	x, y := int(math.Floor(cam.X)), int(math.Floor(cam.Y))
	view := image.Rect(x, y, int(math.Ceil(cam.X+cam.W)), int(math.Ceil(cam.Y+cam.H)))
	clip := img.Bounds().Intersect(view)
	for i := range shapes {
		p.Shape(img, shown(clip, &shapes[i], cam), &shapes[i], cam)
	}
}

// shown returns the part of clip that a shape may touch.
func shown(clip image.Rectangle, sh *scene.Shape, cam scene.Camera) image.Rectangle {
	if sh.Clip == nil {
		return clip
	}
	k := cam.Unit()
	px := func(origin, v float64) int { return int(math.Round(origin + v*k)) }
	return clip.Intersect(
		image.Rect(px(cam.X, sh.Clip.Lo.X), px(cam.Y, sh.Clip.Lo.Y), px(cam.X, sh.Clip.Hi.X), px(cam.Y, sh.Clip.Hi.Y)),
	)
}

// Shape paints one shape inside clip.
func (p *Painter) Shape(img *image.RGBA, clip image.Rectangle, sh *scene.Shape, cam scene.Camera) {
	alpha := 1.0
	if sh.Alpha != 0 {
		alpha = float64(sh.Alpha) / 255
	}
	switch sh.Kind {
	case scene.Fill:
		p.place(sh, cam)
		if sh.Gradient != nil {
			p.gradient(img, clip, p.a, sh, cam, alpha)
			return
		}
		p.fill(img, clip, p.a, scene.Fade(sh.Color, alpha))
	case scene.Stroke:
		p.place(sh, cam)
		p.b.Reset()
		p.stroker.Stroke(&p.b, p.a, sh.ScreenPen(cam))
		p.fill(img, clip, p.b, scene.Fade(sh.Color, alpha))
	case scene.Hatch:
		p.place(sh, cam)
		p.hatch(img, clip, sh, cam, scene.Fade(sh.Color, alpha))
	case scene.Text:
		p.text(img, clip, sh, cam, alpha)
	case scene.Picture:
		p.picture(img, clip, sh, cam, alpha)
	}
}

// place puts the shape's path into p.a, in pixels.
func (p *Painter) place(sh *scene.Shape, cam scene.Camera) {
	p.a.Reset()
	p.a.Append(sh.Path, sh.Placer(cam))
}

// box returns the pixels a path may touch, inside clip.
func box(path scene.Path, clip image.Rectangle) image.Rectangle {
	lo, hi := path.Bounds()
	lim := func(v float64) int { return int(math.Max(-1e6, math.Min(1e6, v))) }
	r := image.Rect(lim(math.Floor(lo.X)), lim(math.Floor(lo.Y)), lim(math.Ceil(hi.X))+1, lim(math.Ceil(hi.Y))+1)
	return r.Intersect(clip)
}

// scan loads a path into the rasterizer over the box r.
func (p *Painter) scan(path scene.Path, r image.Rectangle) {
	p.z.Reset(r.Dx(), r.Dy())
	ox, oy := float64(r.Min.X), float64(r.Min.Y)
	f := func(a scene.Pt) (float32, float32) { return float32(a.X - ox), float32(a.Y - oy) }
	i := 0
	open := false
	for _, v := range path.Verbs {
		switch v {
		case scene.MoveTo:
			if open {
				p.z.ClosePath()
			}
			p.z.MoveTo(f(path.Pts[i]))
			open = true
			i++
		case scene.LineTo:
			p.z.LineTo(f(path.Pts[i]))
			i++
		case scene.QuadTo:
			bx, by := f(path.Pts[i])
			cx, cy := f(path.Pts[i+1])
			p.z.QuadTo(bx, by, cx, cy)
			i += 2
		case scene.CubeTo:
			bx, by := f(path.Pts[i])
			cx, cy := f(path.Pts[i+1])
			dx, dy := f(path.Pts[i+2])
			p.z.CubeTo(bx, by, cx, cy, dx, dy)
			i += 3
		case scene.Close:
			p.z.ClosePath()
			open = false
		}
	}
	if open {
		p.z.ClosePath()
	}
}

// fill paints a path. Its edges are painted pixel by pixel; what lies far from them is inside as a
// whole, or outside.
func (p *Painter) fill(img *image.RGBA, clip image.Rectangle, path scene.Path, c color.NRGBA) {
	if c.A == 0 || path.Empty() {
		return
	}
	r := box(path, clip)
	if r.Empty() {
		return
	}
	mid, inside := even(path, r)
	if mid.Empty() || inside && c.A < 255 {
		p.edges(img, r, path, c)
		return
	}
	if inside {
		flat(img, mid, c)
	}
	for _, part := range around(r, mid) {
		if !part.Empty() {
			p.edges(img, part, path, c)
		}
	}
}

// edges paints what of a path lies in a part of the picture.
func (p *Painter) edges(img *image.RGBA, part image.Rectangle, path scene.Path, c color.NRGBA) {
	for r := range bands(part) {
		p.scan(path, r)
		p.z.Draw(img, r, image.NewUniform(c), image.Point{})
	}
}

// mostScanned is the most pixels that are scanned at once: the rasterizer keeps eight bytes for each.
const mostScanned = 1 << 16

// bands returns the bands of r, one below the other, that are scanned at once.
func bands(r image.Rectangle) iter.Seq[image.Rectangle] {
	high := max(1, mostScanned/max(1, r.Dx()))
	return func(yield func(image.Rectangle) bool) {
		for y := r.Min.Y; y < r.Max.Y; y += high {
			if !yield(image.Rect(r.Min.X, y, r.Max.X, min(y+high, r.Max.Y))) {
				return
			}
		}
	}
}

// cover returns the coverage of a path over r.
func (p *Painter) cover(path scene.Path, r image.Rectangle) *image.Alpha {
	n := r.Dx() * r.Dy()
	if p.mask == nil || cap(p.mask.Pix) < n {
		p.mask = &image.Alpha{Pix: make([]uint8, n)}
	}
	m := &image.Alpha{Pix: p.mask.Pix[:n], Stride: r.Dx(), Rect: image.Rect(0, 0, r.Dx(), r.Dy())}
	clear(m.Pix)
	p.scan(path, r)
	p.z.Draw(m, m.Rect, image.Opaque, image.Point{})
	return m
}
