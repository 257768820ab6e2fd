package scene

import (
	"image/color"
	"math"
	"slices"
)

func (d *Builder) lines() {
	for i := range d.b.Tractors {
		d.tractor(&d.b.Tractors[i])
	}
	for i := range d.b.Fires {
		d.fire(&d.b.Fires[i])
	}
	for i := range d.b.Rulers {
		d.ruler(&d.b.Rulers[i])
	}
	for i := range d.b.Arrows {
		d.arrow(&d.b.Arrows[i])
	}
	for i := range d.b.Handles {
		d.on(LayerEffects, Fresh)
		at := d.b.Handles[i].At(d.cam)
		d.dot(at, 6, Accent)
		d.begin().Circle(Pt{}, 9)
		d.strokeAt(at, d.s.End(), Accent, 1.4, 0, 0)
	}
	for i := range d.b.Distances {
		x := &d.b.Distances[i]
		d.on(LayerFire, Fresh)
		d.begin().Segment(x.From, x.To)
		d.stroke(Accent, 1.4, 2, 3)
		d.dot(x.From, 2.2, Accent)
		d.dot(x.To, 2.2, Accent)
		if x.Text != "" {
			d.on(LayerLabels, Fresh)
			v := d.px(x.To.Sub(x.From)).Unit()
			n := Pt{v.Y, -v.X}
			if n.Y > 0 {
				n = n.Mul(-1)
			}
			mid := x.From.Lerp(x.To, 0.5)
			o := n.Mul(11)
			for _, far := range [...]float64{11, -11, 22, -22, 33, -33} {
				if o = n.Mul(far); d.free(d.around(mid, o, 16, 8)) {
					break
				}
			}
			d.text(mid, o, Condensed, 12.5, Mix(Accent, Text1, 0.75), x.Text, true)
			d.occupy(d.around(mid, o, 16, 8))
		}
	}
}

// handleFar is the distance of the turning knob from its base, in px.
const handleFar = 22

// At returns the place of the knob for a camera, in mm.
func (h Handle) At(c Camera) Pt {
	return h.Add(Heading(h.Heading).Mul(h.Side/2 + c.MM(handleFar)))
}

// Has reports whether a point of the table lies on the knob, as near as a hand needs.
func (h Handle) Has(c Camera, at Pt) bool { return at.Sub(h.At(c)).Len() <= c.MM(12) }

func (d *Builder) arrow(a *Arrow) {
	d.on(LayerFire, Fresh)
	from, to, long := a.clearOf(d)
	if !long {
		return
	}
	u := to.Sub(from).Unit()
	ink := Text1
	if a.Chosen {
		ink = Accent
	}
	side := Pt{-u.Y, u.X}.Mul(d.cam.MM(8))
	neck := to.Sub(u.Mul(d.cam.MM(16)))
	d.begin().Segment(from, neck)
	d.stroke(ink, 3, 0, 0)
	d.begin().Polygon(to, neck.Add(side), neck.Sub(side))
	d.fill(ink)
}

func (d *brush) dot(at Pt, r float64, c color.NRGBA) {
	d.begin().Circle(Pt{}, r)
	d.fillAt(at, c)
}

func (d *Builder) fire(f *Fire) {
	d.on(LayerFire, Fresh)
	d.begin().Segment(f.From, f.To)
	p := d.s.End()
	pill := LineStrong
	switch {
	case f.Refused:
		d.strokePath(p, Fade(Text3, 0.8), 1.4, 2, 4)
	case f.Lock:
		d.strokePath(p, Fade(Accent, 0.8), 1.8, 0, 0)
		pill = Accent
	case f.Feared:
		seat := Seats[f.Seat]
		d.strokePath(p, Fade(seat.Main, 0.3), 6, 0, 0)
		d.strokePath(p, seat.Text, 2, 6, 4)
		pill = seat.Text
	default:
		seat := Seats[f.Seat]
		d.strokePath(p, Fade(seat.Main, 0.14), 11, 0, 0)
		d.strokePath(p, Fade(seat.Main, 0.30), 6.5, 0, 0)
		d.strokePath(p, Mix(seat.Text, Hex(0xFFFFFF), 0.75), 2, 0, 0)
		d.dot(f.From, 3.6, Hex(0xFFFFFF))
		d.dot(f.To, 3.6, Hex(0xFFFFFF))
		pill = seat.Text
	}
	if f.Pill != "" {
		d.pillBeside(f, pill)
	}
}

// pill is a rounded label.
func (d *Builder) pill(at, o Pt, text string, edge color.NRGBA) {
	d.on(LayerLabels, Fresh)
	w := MeasureText(Condensed, 13, 0, text)/2 + 16
	// whole, also at the edge of the board
	if x, room := d.around(at, o, 0, 0).x0-d.cam.X, (w+3)*d.cam.Unit(); d.cam.W > 2*room {
		o.X += (max(room, min(d.cam.W-room, x)) - x) / d.cam.Unit()
	}
	p := d.begin()
	p.RoundRect(o.X-w, o.Y-13, o.X+w, o.Y+13, 13)
	q := d.fillAt(at, Fade(Panel, 0.94))
	d.strokeAt(at, q, edge, 1.2, 0, 0)
	d.text(at, o, Condensed, 13, Text1, text, false)
	d.occupy(d.around(at, o, w, 13))
}

func (d *Builder) ruler(r *Ruler) {
	d.on(LayerFire, Fresh)
	v := r.To.Sub(r.From)
	l := v.Len()
	if l == 0 {
		return
	}
	u := v.Mul(1 / l)
	n := r.marksAt(d)
	wide := d.cam.MM(17)
	white := Hex(0xFFFFFF)
	d.begin().Polygon(r.From, r.To, r.To.Add(n.Mul(wide)), r.From.Add(n.Mul(wide)))
	d.fill(Fade(white, 0.13))
	p := d.begin()
	for i := 1; float64(i)*Inch/4 < l; i++ {
		at := r.From.Add(u.Mul(float64(i) * Inch / 4))
		long := d.cam.MM(7)
		if i%4 == 0 {
			long = d.cam.MM(13)
		}
		p.Segment(at, at.Add(n.Mul(long)))
	}
	d.stroke(white, 1.3, 0, 0)
	d.begin().Segment(r.From, r.To)
	d.stroke(white, 1.8, 0, 0)
	d.dot(r.From, 4, white)
	d.dot(r.To, 4, white)
	if r.Pill != "" {
		at, o := d.besideRuler(r, n)
		d.pill(at, o, r.Pill, Text2)
	}
}

func (d *brush) tractor(t *Tractor) {
	d.on(LayerTemplates, Fresh)
	v := t.To.Sub(t.From)
	if v.Len() == 0 {
		return
	}
	u := v.Unit()
	n := Pt{-u.Y, u.X}
	at := func(k, w float64) Pt { return t.From.Add(v.Mul(k)).Add(n.Mul(d.cam.MM(w))) }
	c := Seats[t.Seat].Main
	k := d.cam.PxPerInch / d.cam.Unit() / 42
	near, far := 5*k, 27*k
	d.begin().Polygon(at(0, -near), at(1, -far), at(1, far), at(0, near))
	d.fill(Fade(c, 0.3))
	p := d.begin()
	for i := range 4 {
		x := math.Mod((float64(i)+0.5)/4-t.Phase/4+1, 1)
		w := near + (far-near)*x
		p.Segment(at(x, -w), at(x, w))
	}
	d.stroke(Fade(c, 0.85), 1.6, 0, 0)
}

func (d *Builder) callouts() {
	var notes []box // in pixels of the view
	inks := &Difficulties
	if d.b.Clear {
		inks = &ClearDifficulties
	}
	for i := range d.b.Callouts {
		c := &d.b.Callouts[i]
		d.on(LayerNotes, Fresh)
		edge, fill, ink, ink2 := Accent, Panel, Text1, Text2
		switch {
		case c.Danger:
			edge, fill, ink, ink2 = Danger, Hex(0x330F17), DangerSentence, Mix(DangerSentence, DangerText, 0.3)
		case c.Seat > 0:
			edge, ink = Seats[c.Seat].Text, Text1
			ink2 = Mix(Seats[c.Seat].Text, Text1, 0.6)
		}
		lines, heads := c.lines(d.cam)
		w, h := c.half(d.cam)
		at, o := c.At, c.Offset
		if c.Seeks {
			at, o = d.seek(c, notes)
		}
		o = keepIn(d.cam, at, o, w, h)
		m := d.cam.ToScreen(at).Sub(Pt{X: d.cam.X, Y: d.cam.Y}).Mul(1 / d.cam.Unit()).Add(o)
		notes = append(notes, box{m.X - w, m.Y - h, m.X + w, m.Y + h})
		// the leader starts where it leaves the box
		to := o.Mul(-1)
		k := math.Inf(1)
		if to.X != 0 {
			k = math.Min(k, w/math.Abs(to.X))
		}
		if to.Y != 0 {
			k = math.Min(k, h/math.Abs(to.Y))
		}
		if k < 1 {
			d.begin().Segment(Pt{}, o.Add(to.Mul(k)))
			d.strokeAt(at, d.s.End(), edge, 1.3, 0, 0)
		}
		p := d.begin()
		p.RoundRect(o.X-w, o.Y-h, o.X+w, o.Y+h, 8)
		q := d.fillAt(at, Fade(fill, 0.96))
		d.strokeAt(at, q, edge, 1.2, 0, 0)
		for k, l := range lines {
			y := o.Y - h + calloutPad + 9 + float64(k)*18
			if k < heads {
				d.text(at, Pt{o.X, y}, Condensed, calloutHead, ink, l, false)
			} else {
				d.text(at, Pt{o.X, y}, Condensed, calloutText, ink2, l, false)
			}
		}
		for k, row := range c.Shows {
			d.shown(at, Pt{o.X, o.Y + h - calloutPad - (float64(len(c.Shows)-k)-0.5)*shownRow}, row, inks)
		}
		d.occupy(d.around(at, o, w, h))
	}
	for i := range d.b.Notes {
		n := &d.b.Notes[i]
		d.on(LayerLabels, Static)
		ink, st := n.Ink, n.Style
		if ink == (color.NRGBA{}) {
			ink = Text1
		}
		if st.Size == 0 {
			st = StyleBoardLabel
		}
		o, seen := d.noted(n, st)
		if !seen {
			continue
		}
		d.text(n.At, o, st.Face, st.Size, ink, n.Text, true)
		d.occupy(d.around(n.At, o, MeasureText(st.Face, st.Size, 0, n.Text)/2, st.Size*0.6))
		if n.Second != "" {
			d.text(n.At, o.Add(Pt{0, st.Line}), st.Face, st.Size, Mix(ink, Text3, 0.4), n.Second, true)
		}
	}
}

// noted returns the place of a note: its own, or one near it that is free, at least of what lies
// over the board. ok is false if the note would be hidden everywhere.
func (d *Builder) noted(n *Note, st Style) (Pt, bool) {
	w := MeasureText(st.Face, st.Size, 0, n.Text)/2 + 2
	uncovered := func(b box) bool {
		return b.whole(d.cam) && !slices.ContainsFunc(d.b.Taken, func(t Taken) bool { return b.meets(t.box(d.cam)) }) &&
			!d.onBase(b, Pt{}, false)
	}
	for _, free := range [...]func(box) bool{d.free, uncovered} {
		for far := 0.0; far <= 120; far += 24 {
			for _, way := range [...]Pt{{0, -1}, {0, 1}, {1, 0}, {-1, 0}} {
				if o := (Pt{way.X * far * 2, way.Y * far}); free(d.around(n.At, o, w, st.Size*0.6)) {
					return o, true
				}
				if far == 0 {
					break
				}
			}
		}
	}
	return Pt{}, false
}

// Has reports whether a point of the table lies under its box, as a camera sees it.
func (c *Callout) Has(cam Camera, at Pt) bool {
	w, h := c.half(cam)
	o := keepIn(cam, c.At, c.Offset, w, h)
	d := cam.ToScreen(at).Sub(cam.ToScreen(c.At)).Mul(1 / cam.Unit()).Sub(o)
	return math.Abs(d.X) <= w && math.Abs(d.Y) <= h
}

// keepIn moves a box about a point so that it stays in the viewport.
func keepIn(cam Camera, at, o Pt, w, h float64) Pt {
	k := cam.Unit()
	s := cam.ToScreen(at)
	x, y := (s.X-cam.X)/k+o.X, (s.Y-cam.Y)/k+o.Y
	const m = calloutEdge
	nx := math.Max(m+w, math.Min(cam.W/k-m-w, x))
	ny := math.Max(m+h, math.Min(cam.H/k-m-h, y))
	return Pt{o.X + nx - x, o.Y + ny - y}
}
