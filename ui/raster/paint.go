package raster

import (
	"image"
	"image/color"
	"math"

	"attackwing/ui/scene"
)

// blend lays a color with alpha 0..1 over a pixel.
func blend(img *image.RGBA, x, y int, c color.NRGBA, a float64) {
	a *= float64(c.A) / 255
	if a <= 0 {
		return
	}
	i := img.PixOffset(x, y)
	px := img.Pix[i : i+4 : i+4]
	px[0] = uint8(float64(c.R)*a + float64(px[0])*(1-a) + 0.5)
	px[1] = uint8(float64(c.G)*a + float64(px[1])*(1-a) + 0.5)
	px[2] = uint8(float64(c.B)*a + float64(px[2])*(1-a) + 0.5)
	px[3] = uint8(255*a + float64(px[3])*(1-a) + 0.5)
}

func (p *Painter) gradient(
	img *image.RGBA,
	clip image.Rectangle,
	path scene.Path,
	sh *scene.Shape,
	cam scene.Camera,
	alpha float64,
) {
	g := sh.Gradient
	r := box(path, clip)
	if r.Empty() {
		return
	}
	if g.Torn != 0 {
		cloud(img, r, sh, cam, alpha)
		return
	}
	from := func(x, y int) scene.Pt { // the middle, as parts of both radii
		d := sh.Unplace(cam, scene.Pt{X: float64(x) + 0.5, Y: float64(y) + 0.5}).Sub(g.Center)
		return scene.Pt{X: d.X / g.RX, Y: d.Y / g.RY}
	}
	step := from(r.Min.X+1, r.Min.Y).Sub(from(r.Min.X, r.Min.Y)) // the same from each pixel of a row to the next
	inks := inksOf(g, alpha)
	for r := range bands(r) {
		m := p.cover(path, r)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			at, cov := img.PixOffset(r.Min.X, y), (y-r.Min.Y)*m.Stride
			gradientRow(img.Pix[at:at+4*r.Dx()], m.Pix[cov:cov+r.Dx()], r.Min.X, y, from(r.Min.X, y), step, inks)
		}
	}
}

// gradientSteps is the number of colors in a gradient.
const gradientSteps = 2048

// inksOf returns the colors of a gradient from its middle to its edge; the last component of each
// is its cover.
func inksOf(g *scene.Gradient, alpha float64) *[gradientSteps + 1][4]float32 {
	half := g.HalfPos
	if half <= 0 {
		half = 0.5
	}
	out := new([gradientSteps + 1][4]float32)
	for i := range out {
		t := float64(i) / gradientSteps
		c := [4]float64{}
		if t < half {
			c = mix(g.Inner, g.Half, t/half)
		} else {
			c = mix(g.Half, g.Outer, (t-half)/(1-half))
		}
		out[i] = [4]float32{float32(c[0]), float32(c[1]), float32(c[2]), float32(c[3] / 255 * alpha)}
	}
	return out
}

// gradientRow paints a row of it from a pixel on, d from the middle as parts of both radii. A row
// is a call of its own, as a cloud's is.
func gradientRow(pix, cover []uint8, x, y int, d, step scene.Pt, inks *[gradientSteps + 1][4]float32) {
	for i, cov := range cover {
		if cov == 0 {
			continue
		}
		u, v := d.X+step.X*float64(i), d.Y+step.Y*float64(i)
		t := math.Sqrt(u*u + v*v)
		if t > 1 {
			t = 1
		}
		c := &inks[int(t*gradientSteps+0.5)]
		a := c[3] * float32(cov) / 255
		if a <= 0 {
			continue
		}
		px := pix[4*i : 4*i+4 : 4*i+4]
		dith := float32(dither(x+i, y))
		px[0] = capped(c[0]*a + float32(px[0])*(1-a) + dith)
		px[1] = capped(c[1]*a + float32(px[1])*(1-a) + dith)
		px[2] = capped(c[2]*a + float32(px[2])*(1-a) + dith)
		px[3] = capped(255*a + float32(px[3])*(1-a) + 0.5)
	}
}

func mix(a, b color.NRGBA, u float64) [4]float64 {
	f := func(x, y uint8) float64 { return float64(x) + (float64(y)-float64(x))*u }
	return [4]float64{f(a.R, b.R), f(a.G, b.G), f(a.B, b.B), f(a.A, b.A)}
}

// dither returns a fixed pattern in 0..1 that hides the steps of dark gradients.
func dither(x, y int) float64 {
	const bayer = "\x00\x08\x02\x0a\x0c\x04\x0e\x06\x03\x0b\x01\x09\x0f\x07\x0d\x05"
	return (float64(bayer[(y&3)*4+(x&3)]) + 0.5) / 16
}

func (p *Painter) hatch(img *image.RGBA, clip image.Rectangle, sh *scene.Shape, cam scene.Camera, c color.NRGBA) {
	r := box(p.a, clip)
	if r.Empty() || sh.Spacing <= 0 {
		return
	}
	w, gap := sh.Pen.Width*cam.Unit()/2, sh.Spacing*cam.Unit()
	n := scene.Heading(sh.Angle + 90 + sh.ScreenAngle(cam)) // across the lines
	o := cam.ToScreen(scene.Pt{})
	if sh.Space == scene.OnScreen {
		o = scene.Pt{X: cam.X, Y: cam.Y}
	}
	for r := range bands(r) {
		m := p.cover(p.a, r)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				cov := m.Pix[(y-r.Min.Y)*m.Stride+x-r.Min.X]
				if cov == 0 {
					continue
				}
				d := (float64(x)+0.5-o.X)*n.X + (float64(y)+0.5-o.Y)*n.Y
				d = math.Abs(d - gap*math.Round(d/gap))
				if a := w + 0.5 - d; a > 0 {
					blend(img, x, y, c, min(a, 1)*float64(cov)/255)
				}
			}
		}
	}
}

func (p *Painter) text(img *image.RGBA, clip image.Rectangle, sh *scene.Shape, cam scene.Camera, alpha float64) {
	size := sh.ScreenSize(cam)
	at := sh.Baseline(sh.Spot(cam).Add(sh.TextOffset(cam)), size)
	p.a.Reset()
	scene.TextPath(&p.a, sh.Face, at, size, sh.Track, sh.Text)
	if sh.HaloSize > 0 {
		p.b.Reset()
		p.stroker.Stroke(&p.b, p.a, scene.Pen{Width: 2 * sh.HaloSize * cam.Unit()})
		p.fill(img, clip, p.b, scene.Fade(sh.Halo, alpha))
	}
	p.fill(img, clip, p.a, scene.Fade(sh.Color, alpha))
}

// picture paints a drawing. One that is not opaque is painted aside first, so that its parts
// do not show through each other.
func (p *Painter) picture(img *image.RGBA, clip image.Rectangle, sh *scene.Shape, cam scene.Camera, alpha float64) {
	if sh.Art == nil || sh.Tones == nil {
		return
	}
	unit := sh.ArtUnit(cam)
	at := sh.Spot(cam).Add(sh.TextOffset(cam))
	angle := sh.ScreenAngle(cam)
	if sh.Dim {
		alpha *= 0.45
	}
	if alpha >= 1 {
		p.art(img, clip, sh, at, angle, unit)
		return
	}
	if alpha <= 0 {
		return
	}
	reach := math.Hypot(sh.Art.W, sh.Art.H) * unit
	r := image.Rect(int(at.X-reach), int(at.Y-reach), int(at.X+reach)+1, int(at.Y+reach)+1).Intersect(clip)
	if r.Empty() {
		return
	}
	if p.layer == nil || !r.In(image.Rect(0, 0, p.layer.Rect.Dx(), p.layer.Rect.Dy()).Add(r.Min)) {
		p.layer = image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	}
	aside := &image.RGBA{Pix: p.layer.Pix, Stride: p.layer.Stride, Rect: p.layer.Rect.Sub(p.layer.Rect.Min).Add(r.Min)}
	clear(aside.Pix)
	p.art(aside, r, sh, at, angle, unit)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			s := aside.Pix[aside.PixOffset(x, y):]
			if s[3] == 0 {
				continue
			}
			d := img.Pix[img.PixOffset(x, y):]
			keep := 1 - alpha*float64(s[3])/255
			for k := range 4 {
				d[k] = uint8(float64(s[k])*alpha + float64(d[k])*keep + 0.5)
			}
		}
	}
}

func (p *Painter) art(img *image.RGBA, clip image.Rectangle, sh *scene.Shape, at scene.Pt, angle, unit float64) {
	cx, cy := 0.0, 0.0
	if sh.Art.X == 0 && sh.Art.Y == 0 { // icons and dice: centred on the sheet
		cx, cy = sh.Art.W/2, sh.Art.H/2
	}
	t := scene.Heading(angle + 90).Mul(unit)
	place := func(q scene.Pt) scene.Pt {
		x, y := q.X-cx, q.Y-cy
		return scene.Pt{X: at.X + x*t.X - y*t.Y, Y: at.Y + x*t.Y + y*t.X}
	}
	if sh.Outlined {
		p.b.Reset()
		for i := range sh.Art.Layers {
			l := &sh.Art.Layers[i]
			if l.Tone != scene.ToneHull && l.Tone != scene.ToneShade && l.Tone != scene.ToneDark {
				continue
			}
			p.a.Reset()
			p.a.Append(l.Path, place)
			p.stroker.Stroke(&p.b, p.a, scene.Pen{Width: 3 * unit})
		}
		p.fill(img, clip, p.b, scene.ArtEdge)
	}
	for i := range sh.Art.Layers {
		l := &sh.Art.Layers[i]
		p.a.Reset()
		p.a.Append(l.Path, place)
		if l.Width == 0 {
			p.fill(img, clip, p.a, sh.Tones[l.Tone])
			continue
		}
		p.b.Reset()
		p.stroker.Stroke(&p.b, p.a, scene.Pen{Width: l.Width * unit, RoundCap: true})
		p.fill(img, clip, p.b, sh.Tones[l.Tone])
	}
}
