package scene

import "math"

// Ruler, badge and arrow never lie on each other: the marks of a ruler stand on the side of its
// line with fewer badges, an arrow along a ruler goes beside it, and what the ruler says stands on
// no base, badge, arrow, template or line.

const (
	marksWide = 17.0 // how far the marks of a ruler reach from its line, px
	arrowOff  = 16.0 // how far from a ruler's line an arrow stands that goes along it, px
	along     = 0.97 // of the length of one line on the other, from where on they go the same way
)

// marksAt is the side of a ruler on which its marks stand, of length 1: the upper one, unless more
// of what was placed before lies there.
func (r *Ruler) marksAt(d *Builder) Pt {
	u := r.To.Sub(r.From).Unit()
	n := Pt{u.Y, -u.X}
	if d.px(n).Y > 0 {
		n = n.Mul(-1)
	}
	met := func(n Pt) (k int) {
		for i := 0.0; i <= 1; i += 0.025 {
			for _, off := range [...]float64{3, marksWide / 2, marksWide} {
				if !d.unmet(d.around(r.From.Lerp(r.To, i).Add(n.Mul(d.cam.MM(off))), Pt{}, 1, 1)) {
					k++
				}
			}
		}
		return k
	}
	if met(n) > met(n.Mul(-1)) {
		return n.Mul(-1)
	}
	return n
}

// clearOf returns the ends of an arrow as drawn: clear of its ships, and beside a ruler in the same
// direction.
func (a *Arrow) clearOf(d *Builder) (from, to Pt, long bool) {
	v := a.To.Sub(a.From)
	n := v.Len()
	if n < d.cam.MM(4) {
		return a.From, a.To, false
	}
	u := v.Mul(1 / n)
	from, to, clear := a.From, a.To, math.Min(n/3, 0.9*Inch)
	if a.OfShip {
		from = from.Add(u.Mul(clear))
	}
	if a.ToShip {
		to = to.Sub(u.Mul(clear))
	}
	for i := range d.b.Rulers {
		r := &d.b.Rulers[i]
		w := r.To.Sub(r.From)
		if w.Len() == 0 || math.Abs(w.Unit().Dot(u)) < along {
			continue
		}
		side := r.marksAt(d).Mul(-1)
		mid := from.Lerp(to, 0.5).Sub(r.From)
		if off, at := mid.Dot(side), mid.Dot(w.Unit()); off > -d.cam.MM(marksWide+arrowOff) &&
			off < d.cam.MM(arrowOff) &&
			at > -n/2 &&
			at < w.Len()+n/2 {
			by := side.Mul(d.cam.MM(arrowOff) - off)
			from, to = from.Add(by), to.Add(by)
		}
	}
	step := u.Mul(d.cam.MM(3))
	for range 10 { // its ends stand off badges
		if !d.unmet(d.around(from, Pt{}, 4, 4)) {
			from = from.Add(step)
		}
		if !d.unmet(d.around(to, Pt{}, 4, 4)) {
			to = to.Sub(step)
		}
	}
	return from, to, to.Sub(from).Dot(u) > d.cam.MM(4)
}

// besideRuler returns the place of a ruler's label: as near to its middle as is free, away from its
// marks.
func (d *Builder) besideRuler(r *Ruler, n Pt) (at, o Pt) {
	w, h := MeasureText(Condensed, 13, 0, r.Pill)/2+16, 13.0
	v := d.px(n).Unit()
	at, o = r.From.Lerp(r.To, 0.5), v.Mul(-34)
	for _, far := range [...]float64{-34, 34 + marksWide, -58, 58 + marksWide, -82, 82 + marksWide} {
		for _, u := range [...]float64{0.5, 0.35, 0.65, 0.2, 0.8} {
			p := r.From.Lerp(r.To, u)
			for _, aside := range [...]float64{0, max(0, w-h)} { // an upright line has it aside as far
				q := v.Mul(far)
				q.X += math.Copysign(math.Abs(v.X)*aside, q.X)
				if b := d.around(p, q, w, h); d.free(b) && !d.crossed(b) {
					return p, q
				}
			}
		}
	}
	return at, o
}

// templateHalf is half of the width of a template, mm.
const templateHalf = 10.0

// crossed reports whether a ruler, an arrow or a template goes through a part of the screen.
func (d *Builder) crossed(b box) bool {
	through := func(from, to Pt, more float64) bool {
		k := more * d.cam.Unit()
		wide := box{b.x0 - k, b.y0 - k, b.x1 + k, b.y1 + k}
		for u := 0.0; u <= 1; u += 0.02 {
			if wide.has(d.cam.ToScreen(from.Lerp(to, u))) {
				return true
			}
		}
		return false
	}
	for i := range d.b.Rulers {
		if r := &d.b.Rulers[i]; through(r.From, r.To, 4) {
			return true
		}
	}
	for i := range d.b.Arrows {
		if from, to, long := d.b.Arrows[i].clearOf(d); long && through(from, to, 8) {
			return true
		}
	}
	for i := range d.b.Templates {
		way := d.b.Templates[i].Center
		for k := 1; k < len(way); k++ {
			if through(way[k-1], way[k], templateHalf*d.cam.PxPerMM()/d.cam.Unit()) {
				return true
			}
		}
	}
	return false
}
