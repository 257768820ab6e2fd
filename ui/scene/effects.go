package scene

import "math"

var (
	blastTones = Ink(Hex(0xFFE9D2), Danger)
)

func (d *Builder) effects() {
	for i := range d.b.Effects {
		e := &d.b.Effects[i]
		d.on(LayerEffects, Fresh)
		u := math.Max(0, math.Min(1, e.U))
		switch e.Kind {
		case BeamEffect:
			d.beam(e, u)
		case TorpedoEffect:
			d.torpedo(e, u)
		case ShieldEffect:
			d.shieldArc(e, u)
		case HullEffect:
			d.burst(e, u, 5)
		case CriticalEffect:
			d.burst(e, u, 9)
		case DestroyedEffect:
			d.blast(e, u)
		case LayEffect:
			d.begin().Segment(e.From, e.To)
			p := d.s.End()
			d.glow(p, WebGlow, 8, 0.9)
			d.strokePath(p, Hex(0xFFC58A), 2, 0, 0)
		}
	}
}

func (d *brush) beam(e *Effect, u float64) {
	to := e.From.Lerp(e.To, math.Min(1, u/0.35))
	a := math.Min(1, (1-u)/0.4)
	d.begin().Segment(e.From, to)
	p := d.s.End()
	d.strokePath(p, Fade(Seats[e.Seat].Main, 0.15*a), 13, 0, 0)
	d.strokePath(p, Fade(Seats[e.Seat].Main, 0.30*a), 7, 0, 0)
	d.strokePath(p, Fade(Hex(0xFFFFFF), a), 2, 0, 0)
}

func (d *brush) torpedo(e *Effect, u float64) {
	ease := func(t float64) float64 {
		t = math.Max(0, math.Min(1, t))
		return t * t * (3 - 2*t)
	}
	for k := 3; k >= 0; k-- {
		at := e.From.Lerp(e.To, ease(u-0.035*float64(k)))
		a := 1 - 0.27*float64(k)
		if k == 0 {
			d.dot(at, 8, Fade(Seats[e.Seat].Main, 0.3))
			d.dot(at, 3.2, Hex(0xFFFFFF))
		} else {
			d.dot(at, 2.6, Fade(Seats[e.Seat].Text, 0.6*a))
		}
	}
}

func (d *brush) shieldArc(e *Effect, u float64) {
	side := e.Side
	if side == 0 {
		side = 40
	}
	v := e.From.Sub(e.To)
	h := math.Atan2(v.X, -v.Y) * 180 / math.Pi
	p := d.begin()
	p.Arc(e.To, side*1.15*(0.94+0.06*u), h-50, h+50)
	q := d.s.End()
	d.glow(q, ShieldPoint, 9, 0.5*(1-u))
	d.strokePath(q, Fade(ShieldPoint, 1-u), 3, 0, 0)
}

func (d *brush) burst(e *Effect, u float64, n int) {
	p := d.begin()
	for i := range n {
		h := Heading(360*float64(i)/float64(n) + 17)
		p.Segment(h.Mul(4+10*u), h.Mul(9+17*u))
	}
	d.strokeAt(e.To, d.s.End(), Fade(Spark, 1-u), 2, 0, 0)
}

func (d *brush) blast(e *Effect, u float64) {
	side := e.Side
	if side == 0 {
		side = 40
	}
	k := math.Max(1, side/40*0.8)
	a := math.Min(1, 2*(1-u))
	for i := 12; i >= 1; i-- {
		d.begin().Circle(Pt{}, (8+36*math.Sqrt(u))*k*float64(i)/12)
		d.fillAt(e.To, Fade(WebGlow, 0.065*a))
	}
	p := d.begin()
	for i := range 12 {
		long := 46.0
		if i%2 == 1 {
			long = 36
		}
		h := Heading(30*float64(i) + 10)
		p.Segment(h.Mul((22*u+2)*k), h.Mul(long*k*(0.35+0.65*math.Sqrt(u))))
	}
	d.strokeAt(e.To, d.s.End(), Fade(Spark, a), 2, 0, 0)
	if u < 0.85 {
		d.icon(e.To, Pt{}, ArtNamed("icon-destroyed"), 34*k, blastTones)
	}
	d.begin().Circle(e.To, side*0.62)
	d.stroke(Fade(Spark, 0.18*u), 1.2, 3, 4)
}
