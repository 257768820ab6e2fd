package scene

import (
	"cmp"
	"image/color"
	"math"
)

// What is written on the board stands beside what it speaks of, and on no base: names, locks,
// tokens, ranges.

// besideBase is the distance of writing from a base, in px.
const besideBase = 6.0

// quad is a base on the screen, in pixels, with what stays free about it.
type quad struct {
	mid    Pt
	ux, uy Pt // along its sides, of length 1
	half   float64
	of     Pt // where it stands on the table
}

// quads finds the bases of all that stands on the board.
func (d *Builder) quads() {
	k := d.cam.Unit()
	add := func(p Pose, side float64) {
		h := Heading(p.Heading + d.cam.Rotation)
		d.bases = append(d.bases, quad{
			mid:  d.cam.ToScreen(p.Pt),
			ux:   Pt{-h.Y, h.X},
			uy:   h,
			half: side/2*d.cam.PxPerMM() + besideBase*k,
			of:   p.Pt,
		})
	}
	for i := range d.b.Ships {
		if sh := &d.b.Ships[i]; sh.Gone == 0 {
			add(sh.Pose, sh.side())
		}
	}
	for i := range d.b.Ghosts {
		if g := &d.b.Ghosts[i]; g.Art != nil {
			add(g.Pose, cmp.Or(g.Side, 40))
		}
	}
	for i := range d.b.Stations {
		for _, p := range d.b.Stations[i].Pylons {
			add(p, cmp.Or(d.b.Stations[i].Base, 40))
		}
	}
}

// onBase reports whether a part of the screen lies on a base, or nearer to it than it may; a base
// that stands at a place does not count for what belongs to its corner.
func (d *Builder) onBase(b box, but Pt, corner bool) bool {
	for i := range d.bases {
		if q := &d.bases[i]; (!corner || q.of != but) && q.meets(b) {
			return true
		}
	}
	return false
}

// meets reports whether an upright box and a base have something in common.
func (q *quad) meets(b box) bool {
	far := q.half * (math.Abs(q.ux.X) + math.Abs(q.uy.X))
	if b.x0 >= q.mid.X+far-0.5 || b.x1 <= q.mid.X-far+0.5 || b.y0 >= q.mid.Y+far-0.5 || b.y1 <= q.mid.Y-far+0.5 {
		return false
	}
	c := Pt{(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2}.Sub(q.mid)
	w, h := (b.x1-b.x0)/2, (b.y1-b.y0)/2
	for _, a := range [2]Pt{q.ux, q.uy} {
		if math.Abs(c.Dot(a)) >= q.half+w*math.Abs(a.X)+h*math.Abs(a.Y)-0.5 {
			return false
		}
	}
	return true
}

// besides are the offsets at which something w wide and h high, half of each, stands beside a base,
// the first best: below, above, right, left; then farther, with a leader.
func besides(half, w, h float64, yield func(o Pt, far bool) bool) bool {
	below, aside := half+besideBase+h+1, half+besideBase+w+1
	for _, o := range [...]Pt{{0, below}, {0, -below}, {aside, 0}, {-aside, 0}} {
		if yield(o, false) {
			return true
		}
	}
	for more := 10.0; more <= farthest; more += 10 {
		for _, o := range [...]Pt{{0, below + more}, {0, -below - more}, {aside + more, 0}, {-aside - more, 0},
			{aside, below + more}, {-aside, below + more}, {aside, -below - more}, {-aside, -below - more}} {
			if yield(o, true) {
				return true
			}
		}
	}
	return false
}

// farthest is the most extra distance of a note from its subject, in px.
const farthest = 60.0

// leader is a thin line from something that stands away to the base of what it speaks of.
func (d *Builder) leader(at, o Pt, w, h, half, alpha float64) {
	to := o.Unit().Mul(min(half, o.Len()))
	from := o.Add(o.Mul(-1).edge(w, h))
	if from.Sub(to).Len() < 6 {
		return
	}
	d.begin().Segment(to, from)
	d.strokeAt(at, d.s.End(), Fade(Text3, 0.8*alpha), 1, 0, 0)
}

// edge returns the point where a ray from the middle of a box leaves it.
func (p Pt) edge(w, h float64) Pt {
	k := math.Inf(1)
	if p.X != 0 {
		k = min(k, w/math.Abs(p.X))
	}
	if p.Y != 0 {
		k = min(k, h/math.Abs(p.Y))
	}
	if math.IsInf(k, 1) {
		return Pt{}
	}
	return p.Mul(min(1, k))
}

// pillOff is the distance of a range's label from its line, in px.
const pillOff = 44.0

// pillBeside puts a range beside the middle of its line, on the side away from other ships, with a
// leader to the line.
func (d *Builder) pillBeside(f *Fire, ink color.NRGBA) {
	w, h := MeasureText(Condensed, 13, 0, f.Pill)/2+16, 13.0
	v := d.px(f.To.Sub(f.From))
	n := Pt{-v.Y, v.X}
	if n = n.Unit(); v.Len() == 0 {
		n = Pt{0, 1}
	}
	at, o, least := f.From.Lerp(f.To, 0.5), n.Mul(pillOff), math.Inf(1)
	for _, u := range [...]float64{0.5, 0.35, 0.65, 0.2, 0.8} {
		p := f.From.Lerp(f.To, u)
		for _, far := range [...]float64{pillOff, pillOff + 24, pillOff + 48} {
			for _, side := range [2]float64{1, -1} {
				q := n.Mul(side * far)
				q.X += math.Copysign(math.Abs(n.X)*max(0, w-h), q.X) // an upright line has it aside as far
				b := d.around(p, q, w, h)
				cost := far/8 + math.Abs(u-0.5)*20 + d.near(b)
				if !d.free(b) {
					cost += 1e4
				}
				if cost < least {
					at, o, least = p, q, cost
				}
			}
		}
	}
	d.on(LayerLabels, Fresh)
	d.begin().Segment(Pt{}, o.Add(o.Mul(-1).edge(w, h)))
	d.strokeAt(at, d.s.End(), ink, 1.1, 0, 0)
	d.pill(at, o, f.Pill, ink)
}

// near returns a cost that grows with the number and the nearness of ships around a part of the
// screen.
func (d *Builder) near(b box) (cost float64) {
	c := Pt{(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2}
	for i := range d.bases {
		cost += 900 / (60 + d.bases[i].mid.Sub(c).Len()/d.cam.Unit())
	}
	return cost
}
