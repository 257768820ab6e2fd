package scene

import "math"

// bandWidth of web tokens and guides.
const bandWidth = 0.42 * Inch

// corner k of the band of a piece: 0, 1 on the rule's line, 2, 3 on the dead side.
func (w *Piece) band() (a, b, n Pt, u float64) {
	a, b, u = w.A, w.B, 1
	way := b.Sub(a).Unit()
	n = Pt{-way.Y, way.X}
	if n.Dot(w.Dead) < 0 {
		n = n.Mul(-1)
	}
	if w.Growing {
		u = math.Max(0, math.Min(1, w.U))
		b = a.Lerp(b, u)
	}
	return a, b, n.Mul(bandWidth), u
}

func (d *Builder) web() {
	d.on(LayerWeb, Static)
	for i := range d.b.Web {
		if d.b.Web[i].Growing {
			d.bake = Fresh
		}
	}
	p := d.begin()
	for i := range d.b.Web {
		if w := &d.b.Web[i]; !w.Guide {
			a, b, n, u := w.band()
			if u > 0 {
				p.Polygon(a, b, b.Add(n), a.Add(n))
			}
		}
	}
	if all := d.s.End(); !all.Empty() {
		d.glow(all, WebGlow, 13, 0.46)
	}
	for i := range d.b.Web {
		if w := &d.b.Web[i]; w.Guide {
			d.guide(w)
		}
	}
	for i := range d.b.Web {
		if w := &d.b.Web[i]; !w.Guide {
			d.token(w)
		}
	}
	d.on(LayerWeb, Static)
	for i := range d.b.Later {
		a, b, n, _ := d.b.Later[i].band()
		d.begin().Polygon(a, b, b.Add(n), a.Add(n))
		d.stroke(Fade(DangerText, 0.85), 1.2, 2, 4)
	}
	for i := range d.b.Next {
		a, b, n, _ := d.b.Next[i].band()
		d.begin().Polygon(a, b, b.Add(n), a.Add(n))
		q := d.fill(Fade(DangerFill, 0.7))
		d.hatch(q, Fade(Danger, 0.72), 7, 45, 3)
		d.strokePath(q, DangerText, 1.2, 4, 3)
	}
}

func (d *brush) token(w *Piece) {
	a, b, n, u := w.band()
	if u <= 0 {
		return
	}
	whole := w.B.Sub(w.A)
	length := whole.Len()
	if length == 0 {
		return
	}
	d.begin().Polygon(a, b, b.Add(n), a.Add(n))
	d.fill(WebDark)
	at := func(along, across float64) Pt { return a.Add(whole.Mul(along / length)).Add(n.Mul(across)) }
	const pitch = 12.7
	teeth := math.Max(1, math.Round(length/pitch))
	step := length / teeth
	p := d.begin()
	for i := range int(teeth) {
		x := float64(i) * step
		if x+step > length*u+1e-6 {
			break
		}
		p.Polygon(at(x+step*0.06, 0.83), at(x+step*0.5, 0.17), at(x+step*0.94, 0.83))
	}
	d.fill(Hex(0xB8402F))
	p = d.begin()
	for i := range int(teeth) {
		x := float64(i) * step
		if x+step > length*u+1e-6 {
			break
		}
		p.Polyline(at(x, 0.9), at(x+step*0.5, 0.12), at(x+step, 0.9))
	}
	d.stroke(Fade(Hex(0xFF9A78), 0.75), 0.9, 0, 0)
	d.begin().Segment(a.Add(n), b.Add(n))
	d.stroke(Hex(0xF3A47E), 1.2, 0, 0)
	p = d.begin()
	p.Segment(a, a.Add(n))
	if u >= 1 {
		p.Segment(b, b.Add(n))
	}
	d.stroke(Fade(WebLight, 0.8), 1.1, 0, 0)
	d.begin().Segment(a, b)
	d.stroke(WebLight, 1.5, 0, 0)
	if w.Growing && u < 1 { // bright front
		d.begin().Segment(b.Sub(n.Mul(0.2)), b.Add(n.Mul(1.2)))
		q := d.s.End()
		d.glow(q, WebLight, 9, 0.7)
		d.strokePath(q, Hex(0xFFFFFF), 2.2, 0, 0)
	}
}

func (d *brush) guide(w *Piece) {
	a, b, n, u := w.band()
	if u <= 0 {
		return
	}
	whole := w.B.Sub(w.A)
	length := whole.Len()
	if length == 0 {
		return
	}
	d.begin().Polygon(a, b, b.Add(n), a.Add(n))
	q := d.fill(Fade(Hex(0x5E1B1A), 0.55))
	d.strokePath(q, Hex(0xD0604A), 1.1, 0, 0)
	at := func(along, across float64) Pt { return a.Add(whole.Mul(along / length)).Add(n.Mul(across)) }
	count := math.Max(1, math.Round(length/20.3))
	step := length / count
	p := d.begin()
	for i := range int(count) {
		x := (float64(i) + 0.5) * step
		if x > length*u {
			break
		}
		p.Polyline(at(x-1.9, 0.24), at(x+1.9, 0.5), at(x-1.9, 0.76))
	}
	d.stroke(Hex(0xFFB595), 1.2, 0, 0)
}
