package scene

import (
	"image/color"
	"math"
	"slices"

	"attackwing/physics"
)

func (sh *Ship) side() float64 {
	if sh.Side == 0 {
		return 40
	}
	return sh.Side
}

// artSize is the size of a ship's drawing for a base.
func artSize(side, scale float64) float64 {
	if scale == 0 {
		scale = 1
	}
	if side > 60 {
		return side * 1.02 * scale // the sheets of large hulls have wide margins
	}
	return side * 1.14 * scale
}

// half of the upright box around a turned base on the screen, in unscaled pixels.
func (d *brush) halfBox(side, heading float64) float64 {
	s, c := sincos(heading + d.cam.Rotation)
	return side / 2 * (math.Abs(s) + math.Abs(c)) * d.cam.PxPerMM() / d.cam.Unit()
}

func (d *Builder) ship(sh *Ship) {
	alpha := 1.0
	if sh.Muted || d.crowded(sh) {
		alpha = 0.6
	}
	if sh.Gone > 0 {
		alpha *= math.Max(0, 0.55*(1-sh.Gone))
	}
	bake := Static
	if sh.Moving || sh.Selected || sh.Hover || sh.Gone > 0 || sh.Flash > 0 || d.framed(sh) {
		bake = Fresh
	}
	pose := sh.Pose
	pose.Heading += sh.Tilt
	side := sh.side()
	seat := Seats[sh.Seat]
	d.on(LayerBases, bake)
	if sh.Selected {
		d.selection(pose, side)
	}
	extra := 0.0
	if sh.Hover {
		extra = 0.6
	}
	d.base(pose, side, sh.Seat, alpha, extra, 0, 0)
	d.arcLines(pose, side, sh.Front, Fade(seat.Main, 0.4*alpha))
	d.arcLines(pose, side, sh.Rear, Fade(seat.Main, 0.4*alpha))
	d.nose(pose, side, Fade(seat.Main, alpha))
	if sh.Cloaked {
		d.begin().Square(pose.Pt, side/2-d.cam.MM(5), pose.Heading)
		d.stroke(Fade(seat.Text, 0.7*alpha), 1.2, 4, 3)
	}
	d.on(LayerShips, AsSprite)
	d.shipArt(pose, side, sh.Scale, sh.Art, sh.Tones, alpha, sh.Cloaked)
	if sh.Flash > 0 {
		d.on(LayerShips, Fresh)
		d.begin().Square(pose.Pt, side/2, pose.Heading)
		d.fill(Fade(Hex(0xFFFFFF), 0.6*sh.Flash))
	}
	d.on(LayerTokens, bake)
	d.badges(sh, side, alpha)
	d.name(sh, side, alpha)
}

// base is the square under a ship.
func (d *Builder) base(pose Pose, side float64, seat int, alpha, extra, on, off float64) {
	c := Seats[seat].Main
	w := 1.8
	if d.cam.PxPerInch/d.cam.Unit() > 30 {
		w = 2.4
	}
	d.begin().Square(pose.Pt, side/2, pose.Heading)
	p := d.fill(Fade(BaseFill, 0.86*alpha))
	d.pattern(p, seat, 0.55*alpha)
	d.strokePath(p, Fade(c, alpha), w+extra, on, off)
	if seat == 2 {
		d.begin().Square(pose.Pt, side/2-d.cam.MM(3+w/2), pose.Heading)
		d.stroke(Fade(c, 0.55*alpha), 0.9, 0, 0)
	}
}

// pattern lays the lines of a seat over what belongs to it, where the settings want patterns.
func (d *brush) pattern(p Path, seat int, alpha float64) {
	if d.hatched && seat > 0 {
		d.hatch(p, Fade(Seats[seat].Main, alpha), 5, hatchAngle(seat), 1.8)
	}
}

func (d *brush) arcLines(pose Pose, side float64, a physics.Arc, c color.NRGBA) {
	w, n := wedges(a)
	p := d.begin()
	for _, w := range w[:n] {
		if w[1]-w[0] >= 360 {
			continue
		}
		for _, h := range w {
			p.Segment(pose.Pt, pose.Add(Heading(pose.Heading+h).Mul(reach(side/2, 0, Heading(h)))))
		}
	}
	if p.Empty() {
		return
	}
	d.stroke(c, 1, 0, 0)
}

func (d *brush) nose(pose Pose, side float64, c color.NRGBA) {
	f := Heading(pose.Heading)
	r := Pt{-f.Y, f.X}
	front := pose.Add(f.Mul(side / 2))
	d.begin().Polygon(front.Sub(r.Mul(side*0.12)), front.Add(f.Mul(side*0.13)), front.Add(r.Mul(side*0.12)))
	d.fill(c)
}

// selection is the accent frame around a base.
func (d *brush) selection(pose Pose, side float64) {
	out := side/2 + d.cam.MM(5)
	f := Heading(pose.Heading)
	r := Pt{-f.Y, f.X}
	rad := d.cam.MM(5)
	p := d.begin()
	p.RoundRect(-out, -out, out, out, rad)
	for i, a := range p.Pts {
		p.Pts[i] = pose.Add(r.Mul(a.X)).Sub(f.Mul(a.Y))
	}
	q := d.s.End()
	d.glow(q, Accent, 9, 0.55)
	d.strokePath(q, Accent, 2, 0, 0)
}

func (d *brush) shipArt(pose Pose, side, scale float64, a *Art, t *Tones, alpha float64, dim bool) {
	if a == nil || t == nil || alpha <= 0 {
		return
	}
	size := artSize(side, scale)
	sh := Shape{
		Kind:     Picture,
		Layer:    d.layer,
		Bake:     d.bake,
		At:       pose.Pt,
		Heading:  pose.Heading,
		Size:     size,
		Art:      a,
		Tones:    t,
		Outlined: true,
		Dim:      dim,
	}
	if alpha < 1 {
		sh.Alpha = uint8(math.Max(1, alpha*255))
	}
	d.s.Add(sh)
}

var (
	seatInk = func() (t [3]*Tones) {
		for i := range t {
			t[i] = Ink(Seats[i].Main, BaseFill)
		}
		return
	}()
	badgeEdge = Hex(0x0A1122)
)

func (d *Builder) badges(sh *Ship, side, alpha float64) {
	z := d.zoom()
	straight := side / 2 * d.cam.PxPerMM() / d.cam.Unit()
	half := straight*0.45 + d.halfBox(side, sh.Heading)*0.55
	seat := Seats[sh.Seat]
	r := 6.6 + 2.8*z
	if sh.Skill > 0 {
		o := d.corner(sh, Pt{half, -half - 1}, r+1)
		d.badge(sh.Pt, o, sh.Seat, sh.Skill, r, alpha)
		d.occupy(d.around(sh.Pt, o, r+1, r+1))
	}
	if sh.Dial != NoDial {
		icon, size := ArtNamed("icon-dial"), 15+2*z
		o := d.corner(sh, Pt{-half - 1, -half - 1}, size/2)
		if sh.Dial == LockedDial {
			icon = ArtNamed("icon-dial-locked")
		}
		p := d.begin()
		p.Circle(o, size*0.44)
		d.fillAt(sh.Pt, Fade(BaseFill, alpha))
		d.icon(sh.Pt, o, icon, size, seatInk[sh.Seat])
		d.occupy(d.around(sh.Pt, o, size/2, size/2))
	}
	box := d.halfBox(side, sh.Heading)
	for i := range sh.Locks {
		o := d.aside(sh.Pt, box, 14, 12)
		d.lock(sh.Pt, o, &sh.Locks[i], alpha)
		d.occupy(d.around(sh.Pt, o, 14, 12))
	}
	if n := float64(len(sh.Tokens)); n > 0 {
		mid, found := Pt{}, false
		besides(box, 8.5*n, 8.5, func(o Pt, _ bool) bool {
			if mid, found = o, d.free(d.around(sh.Pt, o, 8.5*n, 8.5)); o.Y > 0 && o.X == 0 { // the name stands there
				found = false
			}
			return found
		})
		if !found {
			mid = Pt{0, -box - 15}
		}
		for i, t := range sh.Tokens {
			o := mid.Add(Pt{(float64(i) - (n-1)/2) * 17, 0})
			p := d.begin()
			p.Circle(o, 8.5)
			q := d.fillAt(sh.Pt, Fade(BaseFill, 0.92*alpha))
			d.strokeAt(sh.Pt, q, Fade(seat.Main, 0.6*alpha), 1, 0, 0)
			d.icon(sh.Pt, o, t, 12, inkOn)
			d.occupy(d.around(sh.Pt, o, 8.5, 8.5))
		}
	}
}

// corner returns the place of a badge at a base: its own corner, or another if that lies on another
// base.
func (d *Builder) corner(sh *Ship, own Pt, r float64) Pt {
	for _, o := range [...]Pt{own, {-own.X, own.Y}, {own.X, -own.Y}, {-own.X, -own.Y}} {
		if b := d.around(sh.Pt, o, r, r); !d.onBase(b, sh.Pt, true) && d.unmet(b) {
			return o
		}
	}
	return own
}

// aside returns a free place beside a base, left before right; if none is free, one that covers no
// base.
func (d *Builder) aside(at Pt, half, w, h float64) (o Pt) {
	out := half + besideBase + w + 1
	for k := range 4 {
		for _, side := range [2]float64{-1, 1} {
			if o = (Pt{side * (out + float64(k)*(2*w+2)), -4}); d.free(d.around(at, o, w, h)) {
				return o
			}
		}
	}
	for _, free := range [...]func(box) bool{d.free, func(b box) bool { return !d.onBase(b, Pt{}, false) }} {
		if besides(half, w, h, func(p Pt, _ bool) bool {
			o = p
			return free(d.around(at, p, w, h))
		}) {
			break
		}
	}
	return o
}

var inkOn = Ink(Text1, BaseFill)

// badge is the captain's skill in the shape of the seat.
func (d *brush) badge(at, o Pt, seat, skill int, r, alpha float64) {
	p := d.begin()
	switch seat {
	case 1:
		p.Circle(o, r)
	case 2:
		k := r * 1.28
		p.Polygon(o.Add(Pt{0, -k}), o.Add(Pt{k, 0}), o.Add(Pt{0, k}), o.Add(Pt{-k, 0}))
	default:
		p.RoundRect(o.X-r, o.Y-r, o.X+r, o.Y+r, 3)
	}
	q := d.s.End()
	d.strokeAt(at, q, Fade(badgeEdge, alpha), 2.4, 0, 0)
	d.s.Add(Shape{
		Kind:  Fill,
		Space: Anchored,
		Layer: d.layer,
		Bake:  d.bake,
		At:    at,
		Color: Fade(Seats[seat].Main, alpha),
		Path:  q,
	})
	d.text(at, o, SansBold, math.Max(11, r*1.5), Fade(Hex(0x07101F), alpha), digit(skill), false)
}

func (d *brush) lock(at, o Pt, l *Lock, alpha float64) {
	c := LockOwner
	if l.Target {
		c = LockTarget
	}
	p := d.begin()
	p.RoundRect(o.X-13, o.Y-11, o.X+13, o.Y+11, 4)
	q := d.fillAt(at, Fade(c.Fill, alpha))
	if l.Proposed {
		d.strokeAt(at, q, Fade(c.Ink, alpha), 1.2, 3, 2)
	} else {
		d.strokeAt(at, q, Fade(c.Ink, alpha), 1.2, 0, 0)
	}
	d.text(at, o, SansBold, 13, Fade(Text1, alpha), letter(l.Letter), false)
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

func letter(b byte) string {
	if b < 'A' || b > 'Z' {
		return "?"
	}
	return alphabet[b-'A' : b-'A'+1]
}

func (d *Builder) ghosts() {
	for i := range d.b.Ghosts {
		g := &d.b.Ghosts[i]
		side := g.Side
		if side == 0 {
			side = 40
		}
		d.on(LayerGhosts, Fresh)
		d.begin().Square(g.Pt, side/2, g.Heading)
		p := d.s.End()
		c := Seats[g.Seat].Main
		fill := func(c color.NRGBA, a float64) {
			d.s.Add(Shape{Kind: Fill, Layer: d.layer, Bake: d.bake, Color: Fade(c, a), Path: p})
		}
		switch {
		case g.Refused:
			fill(Danger, 0.12)
			d.strokePath(p, Danger, 1.8, 5, 4)
			d.nose(g.Pose, side, Fade(Danger, 0.85))
			continue
		case g.Accent:
			d.strokePath(p, Accent, 1.8, 5, 4)
			continue
		case g.Faint:
			fill(c, 0.08)
			d.pattern(p, g.Seat, 0.3)
			d.strokePath(p, Fade(c, 0.6), 1.2, 3, 3)
			d.nose(g.Pose, side, Fade(c, 0.6))
			continue
		case g.Dotted:
			d.strokePath(p, Fade(Text2, 0.75), 1.4, 2, 4)
			d.nose(g.Pose, side, Fade(Text2, 0.75))
			d.number(g, Pt{}, Text2)
			continue
		}
		fill(BaseFill, 0.35)
		if g.Shown {
			fill(Accent, 0.16)
			d.strokePath(p, Accent, 2.2, 0, 0)
			d.number(g, Heading(g.Heading-45).Mul(side*0.7*d.cam.PxPerMM()/d.cam.Unit()), Accent)
			c = Accent
		} else {
			fill(c, 0.18)
			d.pattern(p, g.Seat, 0.45)
			d.strokePath(p, c, 1.6, 5, 3)
		}
		d.arcLines(g.Pose, side, g.Front, Fade(c, 0.3))
		d.nose(g.Pose, side, c)
		if g.Planned {
			d.shipArt(g.Pose, side, g.Scale, g.Art, g.Tones, 0.55, false)
			d.on(LayerTokens, Fresh)
			d.begin().Circle(Pt{}, 7.5)
			d.fillAt(g.Pt, Fade(BaseFill, 0.85))
			d.icon(g.Pt, Pt{}, ArtNamed("icon-dial-locked"), 15, seatInk[g.Seat])
			continue
		}
		d.shipArt(g.Pose, side, g.Scale, g.Art, g.Tones, 0.72, false)
	}
	for _, poly := range d.b.Overlaps {
		d.on(LayerShips, Fresh)
		d.begin().Polygon(poly...)
		p := d.fill(Fade(Danger, 0.22))
		d.hatch(p, Fade(Danger, 0.85), 7, 45, 2.5)
		d.strokePath(p, Danger, 1.4, 0, 0)
	}
	for i := range d.b.Frames {
		d.frame(&d.b.Frames[i])
	}
}

// number is the number of what is proposed, so far from the middle of the ghost, px.
func (d *Builder) number(g *Ghost, far Pt, ink color.NRGBA) {
	if g.Number == 0 {
		return
	}
	const r = 8.0
	d.on(LayerTokens, Fresh)
	p := d.begin()
	p.Circle(far, r)
	q := d.s.End()
	text := ink
	fill := Fade(BaseFill, 0.8)
	if g.Shown {
		fill, text = Accent, OnAccent
	}
	d.s.Add(Shape{Kind: Fill, Space: Anchored, Layer: d.layer, Bake: d.bake, At: g.Pt, Color: fill, Path: q})
	d.strokeAt(g.Pt, q, ink, 1.2, 0, 0)
	d.text(g.Pt, far, SansBold, 11, text, digit(g.Number), false)
}

// framed tells whether there is a frame around a ship: it is painted anew with it, and its badges
// lie on the frame.
func (d *Builder) framed(sh *Ship) bool {
	return slices.ContainsFunc(d.b.Frames, func(f Frame) bool { return f.Pt == sh.Pt })
}

func (d *Builder) frame(f *Frame) {
	d.on(LayerShips, Fresh)
	side := f.Side
	if side == 0 {
		side = 40
	}
	c := Accent
	if f.Danger {
		c = Danger
	}
	h := d.halfBox(side, f.Heading) + 4
	l := math.Min(14, h*0.4)
	p := d.begin()
	for _, q := range [4]Pt{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
		p.Polyline(Pt{q.X * h, q.Y * (h - l)}, Pt{q.X * h, q.Y * h}, Pt{q.X * (h - l), q.Y * h})
	}
	d.strokeAt(f.Pt, d.s.End(), c, 2.4, 0, 0)
	d.occupy(d.around(f.Pt, Pt{}, h, h))
}
