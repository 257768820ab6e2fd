package scene

import (
	"image/color"
	"math"
)

// brush draws shapes into a layer of a scene that a camera sees. It knows nothing of a board: what
// it draws it is told.
type brush struct {
	s     *Scene
	cam   Camera
	layer Layer
	bake  Bake

	hatched bool // patterns are wanted
}

func (d *brush) on(l Layer, bake Bake) { d.layer, d.bake = l, bake }

func (d *brush) begin() *Path { return d.s.Begin() }

// fill, stroke and hatch end the path begun last; its points lie on the table.
func (d *brush) fill(c color.NRGBA) Path {
	p := d.s.End()
	d.s.Add(Shape{Kind: Fill, Layer: d.layer, Bake: d.bake, Color: c, Path: p})
	return p
}

func (d *brush) stroke(c color.NRGBA, width, on, off float64) {
	d.strokePath(d.s.End(), c, width, on, off)
}

func (d *brush) strokePath(p Path, c color.NRGBA, width, on, off float64) {
	d.s.Add(
		Shape{Kind: Stroke, Layer: d.layer, Bake: d.bake, Color: c, Path: p, Pen: Pen{Width: width, On: on, Off: off}},
	)
}

func (d *brush) hatch(p Path, c color.NRGBA, spacing, angle, width float64) {
	d.s.Add(Shape{
		Kind:    Hatch,
		Layer:   d.layer,
		Bake:    d.bake,
		Color:   c,
		Path:    p,
		Spacing: spacing,
		Angle:   angle,
		Pen:     Pen{Width: width},
	})
}

// glow draws soft light along a path: width is how far it reaches.
func (d *brush) glow(p Path, c color.NRGBA, reach, strength float64) {
	const n = 7
	for i := n; i >= 1; i-- {
		u := float64(i) / n
		d.strokePath(p, Fade(c, strength/n*(1.5-u)), 2*reach*u, 0, 0)
	}
}

// fillAt and strokeAt end a path in pixels about a point of the table.
func (d *brush) fillAt(at Pt, c color.NRGBA) Path {
	p := d.s.End()
	d.s.Add(Shape{Kind: Fill, Space: Anchored, Layer: d.layer, Bake: d.bake, At: at, Color: c, Path: p})
	return p
}

func (d *brush) strokeAt(at Pt, p Path, c color.NRGBA, width, on, off float64) {
	d.s.Add(Shape{
		Kind:  Stroke,
		Space: Anchored,
		Layer: d.layer,
		Bake:  d.bake,
		At:    at,
		Color: c,
		Path:  p,
		Pen:   Pen{Width: width, On: on, Off: off},
	})
}

// offset keeps a pixel offset as the path of a text or an icon.
func (d *brush) offset(o Pt) Path {
	if o == (Pt{}) {
		return Path{}
	}
	d.begin().Move(o)
	return d.s.End()
}

// text writes on the board; offset in pixels from a table point.
func (d *brush) text(at, offset Pt, f Face, size float64, c color.NRGBA, text string, halo bool) {
	sh := Shape{
		Kind:   Text,
		Space:  Anchored,
		Layer:  d.layer,
		Bake:   d.bake,
		At:     at,
		Path:   d.offset(offset),
		Face:   f,
		Size:   size,
		Color:  c,
		Text:   text,
		Anchor: Middle,
	}
	if halo {
		sh.Halo, sh.HaloSize = Halo, HaloSize
	}
	d.s.Add(sh)
}

// icon draws a small upright drawing of that size in pixels.
func (d *brush) icon(at, offset Pt, a *Art, size float64, t *Tones) {
	if a == nil {
		return
	}
	d.s.Add(Shape{
		Kind:  Picture,
		Space: Anchored,
		Layer: d.layer,
		Bake:  d.bake,
		At:    at,
		Path:  d.offset(offset),
		Size:  size,
		Art:   a,
		Tones: t,
	})
}

// px is a direction or vector on the screen (unscaled pixels) for one on the table.
func (d *brush) px(v Pt) Pt { return v.Turn(d.cam.Rotation).Mul(d.cam.PxPerMM() / d.cam.Unit()) }

// zoom grows from 0 at 20 px per inch to 1 at 34.
func (d *brush) zoom() float64 {
	return math.Max(0, math.Min(1, (d.cam.PxPerInch/d.cam.Unit()-20)/14))
}
