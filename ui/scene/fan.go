package scene

import (
	"image/color"
	"math"
	"sync"

	"attackwing/physics"
)

// bandDepth is the depth of a range band.
const bandDepth = 4 * Inch

// wedges of an arc, as headings from and to; at most two.
func wedges(a physics.Arc) (w [2][2]float64, n int) {
	switch a {
	case physics.Front90:
		return [2][2]float64{{-45, 45}}, 1
	case physics.Front180:
		return [2][2]float64{{-90, 90}}, 1
	case physics.Rear90:
		return [2][2]float64{{135, 225}}, 1
	case physics.Front45:
		return [2][2]float64{{-22.5, 22.5}}, 1
	case physics.NotFront90:
		return [2][2]float64{{45, 315}}, 1
	case physics.FrontOrRear90:
		return [2][2]float64{{-45, 45}, {135, 225}}, 2
	case physics.Front180OrRear90:
		return [2][2]float64{{-90, 90}, {135, 225}}, 2
	case physics.AllRound:
		return [2][2]float64{{0, 360}}, 1
	case physics.Rear180:
		return [2][2]float64{{90, 270}}, 1
	case physics.NoArc:
	}
	return w, 0
}

// reach returns the distance from the center, in a direction h relative to the heading, of a point
// that is r away from a square base with half side half.
func reach(half, r float64, h Pt) float64 {
	x, y := math.Abs(h.X), math.Abs(h.Y)
	if t := (half + r) / math.Max(x, y); t*math.Min(x, y) <= half {
		return t
	}
	// the circle about the corner: |t(x,y) - (half,half)| = r
	b := half * (x + y)
	return b + math.Sqrt(math.Max(0, b*b-2*half*half+r*r))
}

func (f *Fan) edge(r, degrees float64) Pt {
	return f.edgeTo(r, Heading(degrees), Heading(f.Heading))
}

// edgeTo is the edge in a direction h relative to the heading, which is to.
func (f *Fan) edgeTo(r float64, h, to Pt) Pt {
	l := f.Side/2 + r
	if !f.Round {
		l = reach(f.Side/2, r, h)
	}
	return f.Pt.Add(Pt{-to.X*h.Y - to.Y*h.X, to.X*h.X - to.Y*h.Y}.Mul(l))
}

// ray is the angle between two points of a rim, in degrees; all arcs begin and end at one.
const ray = 1.5

// rays are the directions of those points, all round.
var rays = sync.OnceValue(func() *[360 / ray]Pt {
	var all [360 / ray]Pt
	for i := range all {
		all[i] = Heading(ray * float64(i))
	}
	return &all
})

// rim goes along one distance from one direction to another.
func (f *Fan) rim(p *Path, r, from, to float64, start bool) {
	all, ahead := rays(), Heading(f.Heading)
	i, last, step := int(math.Round(from/ray)), int(math.Round(to/ray)), 1
	if last < i {
		step = -1
	}
	for ; i != last+step; i += step {
		at := f.edgeTo(r, all[(i+len(all))%len(all)], ahead)
		if start {
			p.Move(at)
			start = false
		} else {
			p.Line(at)
		}
	}
}

// Outline is the edge of all that a fan covers, mm: closed lines, one for each of its arcs.
func (f *Fan) Outline() (lines [][]Pt) {
	w, n := wedges(f.Arc)
	for _, a := range w[:n] {
		line := []Pt{f.Pt}
		for d := a[0]; d <= a[1]; d += 2.5 {
			line = append(line, f.edge(float64(f.Bands)*bandDepth, d))
		}
		lines = append(lines, append(line, f.edge(float64(f.Bands)*bandDepth, a[1]), f.Pt))
	}
	return lines
}

func (d *Builder) fans() {
	for pass := range 2 {
		for i := range d.b.Fans {
			d.fan(&d.b.Fans[i], pass)
		}
	}
}

func (d *Builder) fan(f *Fan, pass int) {
	d.on(LayerArcs, Static)
	if f.Wash {
		if pass == 0 {
			d.wash(f)
		}
		return
	}
	grow := 1.0
	if f.Grow > 0 && f.Grow < 1 {
		grow, d.bake = f.Grow, Fresh
	}
	ink, body := Accent, Accent
	if f.Seat > 0 {
		ink, body = Seats[f.Seat].Text, Seats[f.Seat].Main
	}
	if f.Tint != (color.NRGBA{}) {
		ink, body = f.Tint, f.Tint
	}
	bands := max(1, min(f.Bands, 3))
	limit := f.Limit
	if limit == 0 {
		limit = bands
	}
	w, n := wedges(f.Arc)
	for _, w := range w[:n] {
		whole := w[1]-w[0] >= 360
		for k := 1; k <= bands; k++ {
			r0, r1 := bandDepth*float64(k-1)*grow, bandDepth*float64(k)*grow
			switch {
			case pass == 0:
				d.fanFill(f, w[0], w[1], r0, r1, k, whole, body)
			case whole:
				p := d.begin()
				f.rim(p, r1, 0, 360, true)
				p.Close()
				if k == limit && !f.Quiet {
					d.stroke(Fade(ink, 0.75), 1.5, 0, 0)
				} else {
					d.stroke(Fade(ink, 0.5), 1, 6, 4)
				}
			case k < bands && !f.Quiet:
				f.rim(d.begin(), r1, w[0], w[1], true)
				d.stroke(Fade(ink, 0.6), 1, 6, 4)
			}
			if pass == 1 && f.Numbers && grow == 1 && !whole {
				d.bandNumber(f, w[0], w[1], r1-bandDepth/2, k, ink)
			}
		}
		if pass == 1 && !whole {
			p := d.begin()
			r := bandDepth * float64(bands) * grow
			p.Move(f.Pt)
			f.rim(p, r, w[0], w[1], false)
			p.Close()
			if f.Quiet {
				d.stroke(Fade(ink, 0.5), 1.2, 6, 4)
			} else {
				d.stroke(Fade(ink, 0.85), 1.4, 0, 0)
			}
		}
	}
}

func (d *brush) fanFill(f *Fan, from, to, r0, r1 float64, k int, whole bool, body color.NRGBA) {
	a := [...]float64{0.20, 0.14, 0.09}[min(k-1, 2)]
	if k < f.From {
		a *= 0.3
	}
	if f.Quiet || whole {
		a = 0.05
		if whole && k == 1 && !f.Quiet {
			a = 0.11
		}
	}
	p := d.begin()
	if whole {
		// a ring as two overlapping halves would show its seam: the inner bands lie on the outer
		// ones
		f.rim(p, r1, 0, 360, true)
		p.Close()
		d.fill(Fade(body, a))
		return
	}
	if k == 1 {
		p.Move(f.Pt)
		f.rim(p, r1, from, to, false)
	} else {
		f.rim(p, r1, from, to, true)
		f.rim(p, r0, to, from, false)
	}
	p.Close()
	d.fill(Fade(body, a))
}

// wash fills all that a fan covers, faintly.
func (d *brush) wash(f *Fan) {
	c := Accent
	if f.Seat > 0 {
		c = Seats[f.Seat].Main
	}
	w, n := wedges(f.Arc)
	for _, w := range w[:n] {
		p := d.begin()
		if w[1]-w[0] < 360 {
			p.Move(f.Pt)
		}
		f.rim(p, bandDepth*float64(max(1, min(f.Bands, 3))), w[0], w[1], w[1]-w[0] >= 360)
		p.Close()
		d.fill(Fade(c, 0.035))
	}
}

var digits = [...]string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"}

func digit(n int) string {
	if n >= 0 && n < len(digits) {
		return digits[n]
	}
	return "?"
}

func (d *Builder) bandNumber(f *Fan, from, to, r float64, k int, ink color.NRGBA) {
	at := f.edge(r, from+(to-from)*0.88)
	for _, u := range [...]float64{0.88, 0.12, 0.5} {
		if p := f.edge(r, from+(to-from)*u); d.clearOfFire(p) {
			at = p
			break
		}
	}
	d.text(at, Pt{}, NumeralBold, 22, Fade(ink, 0.62), digit(k), false)
}

// clearOfFire says whether a number at p would stand beside every line of fire and its pill.
func (d *Builder) clearOfFire(p Pt) bool {
	for i := range d.b.Fires {
		x := &d.b.Fires[i]
		v := x.To.Sub(x.From)
		u := 0.0
		if l := v.Dot(v); l > 0 {
			u = min(max(p.Sub(x.From).Dot(v)/l, 0), 1)
		}
		if p.Sub(x.From.Add(v.Mul(u))).Len() < d.cam.MM(16) {
			return false
		}
		if o := d.px(p.Sub(x.From.Lerp(x.To, 0.5))); x.Pill != "" && math.Abs(o.X) < 66 && math.Abs(o.Y) < 26+pillOff {
			return false
		}
	}
	return true
}

// ways are the pens for the middle line of a template, so that color is not the only sign: easy
// solid, normal dashed, hard in long dashes.
var ways = [3]Pen{Easy: {Width: 1.2}, Normal: {Width: 1.2, On: 3, Off: 4}, Hard: {Width: 2, On: 9, Off: 4}}

func (d *Builder) templates() {
	for i := range d.b.Templates {
		t := &d.b.Templates[i]
		if len(t.Outline) < 3 {
			continue
		}
		d.on(LayerTemplates, Fresh)
		alpha := t.Alpha
		if alpha == 0 {
			alpha = 1
		}
		c := Difficulties[min(t.Difficulty, Hard)]
		if d.b.Clear {
			c = ClearDifficulties[min(t.Difficulty, Hard)]
		}
		d.begin().Polygon(t.Outline...)
		p := d.fill(Fade(c, 0.15*alpha))
		d.strokePath(p, Fade(c, alpha), 1.4, 0, 0)
		way := ways[min(t.Difficulty, Hard)]
		d.begin().Polyline(t.Center...)
		d.stroke(Fade(c, 0.85*alpha), way.Width, way.On, way.Off)
	}
	for _, t := range d.b.Trails {
		d.on(LayerTemplates, Static)
		d.begin().Polyline(t...)
		d.stroke(Fade(Text3, 0.45), 1.2, 2, 4)
	}
}
