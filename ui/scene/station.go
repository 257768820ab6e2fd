package scene

import "math"

var (
	stationTones   = Families["car"]
	objectiveTones = Families["obj"]
)

func (d *Builder) stations() {
	for i := range d.b.Stations {
		d.station(&d.b.Stations[i])
	}
}

func (st *Station) art() *Art {
	if st.Art == nil {
		return ArtNamed("station-nor")
	}
	return st.Art
}

func (st *Station) tones() *Tones {
	if st.Tones == nil {
		return stationTones
	}
	return st.Tones
}

func (d *Builder) station(st *Station) {
	d.on(LayerObstacles, Static)
	reach := st.Radius + 40
	c := Seats[st.Seat].Main
	if st.Seat > 0 {
		d.begin().Circle(st.At, reach)
		d.fill(Fade(c, 0.16))
	}
	d.on(LayerObstacles, AsSprite)
	d.s.Add(Shape{Kind: Picture, Layer: LayerObstacles, Bake: AsSprite, At: st.At, Heading: st.Heading, Size: 2 * reach, Art: st.art(), Tones: st.tones(), Outlined: true})
	d.on(LayerObjective, Static)
	if st.Hover {
		d.begin().Circle(st.At, st.Radius)
		d.stroke(Fade(Hex(0xFFC46B), 0.3), 1, 0, 0)
	}
	for i, p := range st.Pylons {
		switch {
		case st.Active == i+1:
			d.begin().Square(p.Pt, 20, p.Heading)
			q := d.s.End()
			d.glow(q, Accent, 7, 0.4)
			d.strokePath(q, Accent, 2, 0, 0)
		case st.Seat > 0 || st.PylonOut:
			d.begin().Square(p.Pt, 20, p.Heading)
			d.stroke(Fade(c, 0.9), 1.4, 5, 3)
		}
	}
	d.on(LayerTokens, Static)
	if st.Seat > 0 && st.Skill > 0 {
		p := d.begin()
		p.Circle(Pt{}, 15)
		d.fillAt(st.At, BaseFill)
		d.badge(st.At, Pt{}, st.Seat, st.Skill, 11, 1)
	}
	for k := range st.Locks {
		off := Pt{(float64(k) - float64(len(st.Locks)-1)/2) * 33, -30}
		d.lock(st.At, off, &st.Locks[k], 1)
	}
	far := reach * d.cam.PxPerMM() / d.cam.Unit()
	d.occupy(d.around(st.At, Pt{}, far*0.8, far*0.8))
	if st.Name == "" || !d.cam.sees(st.At) {
		return
	}
	d.on(LayerLabels, Static)
	ink := Mix(Hex(0xFFC46B), Text1, 0.45)
	if st.Seat > 0 {
		ink = nameInk(st.Seat)
	}
	// under the station, kept inside the viewport
	o := Pt{0, far + 14}
	w := MeasureText(Condensed, 12.5, 0, st.Name) / 2
	if st.Second != "" {
		w = math.Max(w, MeasureText(Condensed, 12.5, 0, st.Second)/2)
	}
	left := (d.cam.ToScreen(st.At).X-d.cam.X)/d.cam.Unit() - w
	if over := left + 2*w + 8 - d.cam.W/d.cam.Unit(); over > 0 {
		o.X = -over
	}
	if left < 8 {
		o.X = 8 - left
	}
	hidden := func(o Pt) (n int) { // how much hides a label there
		if n = d.crowd(st.At, o, w); !d.around(st.At, o.Add(Pt{0, 8}), 0, 17).whole(d.cam) {
			n += 3
		}
		return n
	}
	if below := hidden(o); below > 0 {
		if up := (Pt{o.X, -far - 30}); hidden(up) < below {
			o = up
		}
	}
	d.text(st.At, o, Condensed, 12.5, ink, st.Name, true)
	if st.Second != "" {
		d.text(st.At, o.Add(Pt{0, 16}), Condensed, 12.5, Mix(ink, Text3, 0.4), st.Second, true)
	}
	d.occupy(d.around(st.At, o.Add(Pt{0, 8}), w, 17))
}

// crowd is how many ships and taken places a label half w wide at an offset from a point would run into.
func (d *Builder) crowd(at, o Pt, w float64) (n int) {
	k := d.cam.Unit()
	c := d.cam.ToScreen(at).Mul(1 / k).Add(o)
	for i := range d.b.Ships {
		sh := &d.b.Ships[i]
		half := d.halfBox(sh.side(), sh.Heading)
		p := d.cam.ToScreen(sh.Pt).Mul(1 / k).Sub(c)
		if math.Abs(p.X) < w+half && math.Abs(p.Y) < 20+half {
			n++
		}
	}
	for _, r := range d.b.Taken { // what lies over the board hides it for good
		x, y := c.X-d.cam.X/k, c.Y-d.cam.Y/k+8
		if x+w > r.X && x-w < r.X+r.W && y+17 > r.Y && y-17 < r.Y+r.H {
			n += 2
		}
	}
	return n
}

// disc is a round token with what is drawn on it.
func (d *brush) disc(o *Objective, size float64) {
	pic := Shape{Kind: Picture, Layer: LayerObjective, Bake: AsSprite, At: o.At, Heading: o.Heading, Size: size, Art: ArtNamed("token-objective"), Tones: objectiveTones}
	if o.Art == nil || o.Tones == nil {
		d.s.Add(pic)
		return
	}
	d.on(LayerObjective, Static)
	c := Mix(objectiveTones[ToneShade], Seats[o.Seat].Main, 0.5)
	d.begin().Circle(o.At, size/2)
	q := d.fill(Fade(BaseFill, 0.92))
	d.pattern(q, o.Seat, 0.45)
	if o.Hover {
		d.glow(q, Accent, 7, 0.4)
	}
	d.strokePath(q, c, 2, 0, 0)
	d.begin().Circle(o.At, size*0.43)
	d.stroke(Fade(c, 0.7), 1, 0, 0)
	pic.Size, pic.Art, pic.Tones, pic.Outlined = size*0.86, o.Art, o.Tones, true
	d.s.Add(pic)
}

func (d *Builder) objectives() {
	for i := range d.b.Objectives {
		o := &d.b.Objectives[i]
		size := o.Diameter
		if size == 0 {
			size = 1.5 * Inch
		}
		d.disc(o, size)
		r := size / 2 * d.cam.PxPerMM() / d.cam.Unit()
		d.occupy(d.around(o.At, Pt{}, r, r))
		d.on(LayerTokens, Static)
		for k := range o.Locks {
			off := d.aside(o.At, r, 14, 12)
			d.lock(o.At, off, &o.Locks[k], 1)
			d.occupy(d.around(o.At, off, 14, 12))
		}
		if o.Name != "" {
			d.names = append(d.names, named{at: o.At, half: r, text: o.Name, short: o.Name, alpha: 1, bake: Static})
		}
	}
	for i := range d.b.Sprites {
		sp := &d.b.Sprites[i]
		if sp.Art == nil || sp.Tones == nil {
			continue
		}
		d.s.Add(Shape{Kind: Picture, Layer: LayerShips, Bake: AsSprite, At: sp.Pt, Heading: sp.Heading, Size: sp.Size, Art: sp.Art, Tones: sp.Tones, Outlined: true, Alpha: uint8(sp.Alpha * 255)})
	}
}
