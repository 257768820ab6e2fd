package kittest

import (
	"cmp"
	"fmt"
	"image/color"
	"math"
	"slices"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// LeastContrast is the least contrast of a text to what lies behind it (WCAG 2.2, 1.4.3).
const LeastContrast = 4.5

// faint says in words which texts do not stand out enough from what lies behind them. Texts behind
// which nothing is painted lie on ground.
func faint(c *kit.Canvas, ground color.NRGBA) []string {
	shapes := slices.Clone(c.Scene.Shapes)
	slices.SortStableFunc(shapes, func(a, b scene.Shape) int { return cmp.Compare(a.Layer, b.Layer) })
	var sheets []sheet
	for k := range shapes {
		if f := &shapes[k]; f.Kind == scene.Fill && f.Space == scene.OnScreen && f.Gradient == nil {
			lo, hi := f.Path.Bounds()
			if hi.X-lo.X < 4 && hi.Y-lo.Y < 4 { // a star lies behind no letter
				continue
			}
			sheets = append(sheets, sheet{k, lo, hi})
		}
	}
	var out []string
	for n := range shapes {
		sh := &shapes[n]
		if sh.Kind != scene.Text || sh.Space != scene.OnScreen {
			continue
		}
		t := inkOf(sh, n)
		if t.hi.X <= t.lo.X || t.none() {
			continue
		}
		s := t.shown()
		mid := s.lo.Add(s.hi).Mul(0.5)
		behind := ground
		covered := false
		for _, s := range sheets {
			switch f := &shapes[s.n]; {
			case !s.under(f, mid):
			case s.n > n: // painted over it
				covered = covered || f.Color.A > 40
			default:
				behind = over(f.Color, behind)
			}
		}
		if covered {
			continue
		}
		if r := Contrast(over(sh.Color, behind), behind); r < LeastContrast {
			out = append(out, fmt.Sprintf("%q at %.0f,%.0f: contrast %.1f", t.text, t.lo.X, t.lo.Y, r))
		}
	}
	return out
}

// sheet is a filled shape, and where it lies.
type sheet struct {
	n      int // its place among the shapes
	lo, hi scene.Pt
}

// under reports whether it lies under a point where it is seen.
func (s *sheet) under(f *scene.Shape, at scene.Pt) bool {
	if k := f.Clip; k != nil && (at.X < k.Lo.X || at.X > k.Hi.X || at.Y < k.Lo.Y || at.Y > k.Hi.Y) {
		return false
	}
	return at.X >= s.lo.X && at.X <= s.hi.X && at.Y >= s.lo.Y && at.Y <= s.hi.Y && covers(&f.Path, s.lo, s.hi, at)
}

// covers tells whether a filled shape lies under a point: a box does within its bounds, a disc
// within its radius.
func covers(p *scene.Path, lo, hi, at scene.Pt) bool {
	if boxy(p, lo, hi) {
		return true
	}
	m := lo.Add(hi).Mul(0.5)
	rx, ry := (hi.X-lo.X)/2, (hi.Y-lo.Y)/2
	if rx <= 0 || ry <= 0 {
		return false
	}
	dx, dy := (at.X-m.X)/rx, (at.Y-m.Y)/ry
	return dx*dx+dy*dy <= 1
}

// over lays a color on an opaque one.
func over(top, below color.NRGBA) color.NRGBA {
	a := float64(top.A) / 255
	mix := func(t, b uint8) uint8 { return uint8(math.Round(float64(t)*a + float64(b)*(1-a))) }
	return color.NRGBA{mix(top.R, below.R), mix(top.G, below.G), mix(top.B, below.B), 255}
}

// Contrast is the ratio of the lightness of two opaque colors, 1 to 21 (WCAG 2.2, relative
// luminance).
func Contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	lin := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}
