package scene

import "cmp"

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

// Size returns the size of the drawing, in mm.
func (st *Station) Size() float64 {
	if st.Base > 0 {
		return artSize(st.Base, st.Scale)
	}
	return 2 * (st.Radius + 40)
}

// alone is a ship of the map on a base alone: drawn as a ship is, with its badge at the corner.
func (st *Station) alone(d *Builder) {
	sh := Ship{Pose: Pose{st.At, st.Heading}, Side: st.Base, Seat: st.Seat, Skill: st.Skill, Locks: st.Locks}
	if st.Seat == 0 {
		sh.Skill = 0
	}
	d.on(LayerBases, Static)
	if st.Active > 0 {
		d.selection(sh.Pose, st.Base)
	}
	d.base(sh.Pose, st.Base, st.Seat, 1, map[bool]float64{true: 0.6}[st.Hover], 0, 0)
	d.nose(sh.Pose, st.Base, Seats[st.Seat].Main)
	d.on(LayerShips, AsSprite)
	d.shipArt(sh.Pose, st.Base, st.Scale, st.art(), st.tones(), 1, false)
	d.on(LayerTokens, Static)
	d.badges(&sh, st.Base, 1)
	if st.Name != "" {
		d.names = append(d.names, named{
			at:     st.At,
			half:   d.halfBox(st.Base, st.Heading),
			text:   st.Name,
			short:  cmp.Or(st.Short, st.Name),
			second: st.Second,
			seat:   st.Seat,
			alpha:  1,
			must:   true,
			bake:   Static,
		})
	}
}

func (d *Builder) station(st *Station) {
	if st.Base > 0 {
		st.alone(d)
		return
	}
	d.on(LayerObstacles, Static)
	reach := st.Radius + 40
	c := Seats[st.Seat].Main
	if st.Seat > 0 {
		d.begin().Circle(st.At, reach)
		d.fill(Fade(c, 0.16))
	}
	d.on(LayerObstacles, AsSprite)
	d.s.Add(Shape{
		Kind:     Picture,
		Layer:    LayerObstacles,
		Bake:     AsSprite,
		At:       st.At,
		Heading:  st.Heading,
		Size:     2 * reach,
		Art:      st.art(),
		Tones:    st.tones(),
		Outlined: true,
	})
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
	d.names = append(d.names, named{
		at:     st.At,
		half:   far,
		text:   st.Name,
		short:  cmp.Or(st.Short, st.Name),
		second: st.Second,
		seat:   st.Seat,
		alpha:  1,
		must:   true,
		large:  true,
		bake:   Static,
	})
}

// disc is a round token with what is drawn on it.
func (d *brush) disc(o *Objective, size float64) {
	pic := Shape{
		Kind:    Picture,
		Layer:   LayerObjective,
		Bake:    AsSprite,
		At:      o.At,
		Heading: o.Heading,
		Size:    size,
		Art:     ArtNamed("token-objective"),
		Tones:   objectiveTones,
	}
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
		if o.Reach > size/2 {
			d.on(LayerObstacles, Static)
			d.begin().Circle(o.At, o.Reach)
			d.strokePath(d.fill(Fade(Danger, 0.06)), Fade(Danger, 0.8), 1.2, 6, 5)
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
		d.s.Add(Shape{
			Kind:     Picture,
			Layer:    LayerShips,
			Bake:     AsSprite,
			At:       sp.Pt,
			Heading:  sp.Heading,
			Size:     sp.Size,
			Art:      sp.Art,
			Tones:    sp.Tones,
			Outlined: true,
			Alpha:    uint8(sp.Alpha * 255),
		})
	}
}
