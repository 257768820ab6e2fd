package scene

import (
	"image/color"
	"slices"
	"strings"
)

// box is upright on the screen, in pixels.
type box struct{ x0, y0, x1, y1 float64 }

func (a box) meets(b box) bool {
	return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1
}

// around is the box of that half width and height about a point of the table and an offset.
func (d *brush) around(at, o Pt, w, h float64) box {
	k := d.cam.Unit()
	s := d.cam.ToScreen(at).Add(o.Mul(k))
	return box{s.X - w*k, s.Y - h*k, s.X + w*k, s.Y + h*k}
}

func (d *Builder) occupy(b box) { d.boxes = append(d.boxes, b) }

// named is a name that waits for its place.
type named struct {
	at     Pt
	half   float64
	text   string
	short  string
	second string // a line below it
	large  bool   // of a station: it is written in any case, and kept inside the view
	seat   int
	alpha  float64
	must   bool
	bake   Bake
}

// told reports whether one of the callouts says the name, as they do of a ship beyond the edge.
func (n *named) told(cs []Callout) bool {
	return slices.ContainsFunc(cs,
		func(c Callout) bool { return c.At == n.at && len(c.Lines) > 0 && c.Lines[0] == n.text })
}

func nameInk(seat int) color.NRGBA { return Mix(Seats[seat].Text, Text1, 0.42) }

func (d *Builder) name(sh *Ship, side, alpha float64) {
	h := d.halfBox(side, sh.Heading)
	must := sh.Hover || sh.Selected || d.b.Labels == AllLabels
	if sh.Name == "" || d.b.Labels == NoLabels && !must || sh.Gone > 0 {
		return
	}
	text := sh.Short
	if text == "" {
		text = sh.Name
	}
	d.names = append(d.names, named{
		at:    sh.Pt,
		half:  h,
		text:  text,
		short: shorten(text),
		seat:  sh.Seat,
		alpha: alpha,
		must:  must,
		bake:  d.bake,
	})
}

// taken keeps names away from what lies over the board, from knobs that ships are turned by, and
// from lines of fire.
func (d *Builder) taken() {
	for i := range d.b.Fires {
		f := &d.b.Fires[i]
		n := max(1, d.px(f.To.Sub(f.From)).Len()/6)
		for k := 0.5; k < n; k++ {
			d.occupy(d.around(f.From.Lerp(f.To, k/n), Pt{}, 4, 4))
		}
	}
	for i := range d.b.Taken {
		d.occupy(d.b.Taken[i].box(d.cam))
	}
	for i := range d.b.Handles {
		d.occupy(d.around(d.b.Handles[i].At(d.cam), Pt{}, 11, 11))
	}
}

// box returns the covered area in the pixels of a camera.
func (t *Taken) box(cam Camera) box {
	k := cam.Unit()
	return box{cam.X + t.X*k, cam.Y + t.Y*k, cam.X + (t.X+t.W)*k, cam.Y + (t.Y+t.H)*k}
}

// whole reports whether a part of the screen lies whole on the board as a camera sees it.
func (b box) whole(cam Camera) bool {
	return b.x0 >= cam.X+2 && b.y0 >= cam.Y+2 && b.x1 <= cam.X+cam.W-2 && b.y1 <= cam.Y+cam.H-2
}

// crowded tells whether a ship stands closer than 1.2 bases to the one under the pointer, which is
// shown before it.
func (d *Builder) crowded(sh *Ship) bool {
	if sh.Hover || sh.Selected {
		return false
	}
	for i := range d.b.Ships {
		if h := &d.b.Ships[i]; h.Hover && h.Pt.Sub(sh.Pt).Len() < 1.2*(h.side()+sh.side())/2 {
			return true
		}
	}
	return false
}

// tags places the tags: below, above, right, left of the ship, past its name; those that yield only
// where there is room.
func (d *Builder) tags() {
	for i := range d.b.Tags {
		t := &d.b.Tags[i]
		edge, ink := Accent, Text1
		if t.Refused {
			edge, ink = LineStrong, DangerSentence
		}
		h := d.halfBox(t.Side, t.Heading)
		w := MeasureText(Condensed, 12.5, 0, t.Text)/2 + 9
		at, found := Pt{}, false
		besides(h, w, 10, func(o Pt, _ bool) bool {
			at, found = o, d.free(d.around(t.At, o, w, 10))
			return found
		})
		if !found {
			if t.Yields {
				continue
			}
			at = d.aside(t.At, h, w, 10)
		}
		d.on(LayerLabels, Fresh)
		d.begin().RoundRect(at.X-w, at.Y-10, at.X+w, at.Y+10, 10)
		p := d.fillAt(t.At, Fade(Panel, 0.94))
		d.strokeAt(t.At, p, Fade(edge, 0.9), 1.1, 0, 0)
		d.text(t.At, at, Condensed, 12.5, ink, t.Text, false)
		d.occupy(d.around(t.At, at, w, 10))
	}
}

// plain is the share of a template that must stay visible under names.
const plain = 0.4

// labels places the names: below, above, right, left; then farther, with a leader; then shorter;
// then not at all.
func (d *Builder) labels() {
	for i := range d.b.Web {
		d.strip(&d.b.Web[i])
	}
	for i := range d.b.Next {
		d.strip(&d.b.Next[i])
	}
	for i := range d.b.Later {
		d.strip(&d.b.Later[i])
	}
	for i := range d.b.Templates {
		t := &d.b.Templates[i]
		if t.Alpha > 0 && t.Alpha < plain { // a whole name matters more
			for _, p := range t.Center {
				d.occupy(d.around(p, Pt{}, 9, 9))
			}
			continue
		}
		half := max(9, templateHalf*d.cam.PxPerMM()/d.cam.Unit())
		t.along(d.cam, func(p Pt) { d.occupy(d.around(p, Pt{}, half, half)) })
	}
	for pass := range 2 {
		for i := range d.names {
			if n := &d.names[i]; n.must == (pass == 0) && !n.told(d.b.Callouts) {
				d.place(n)
			}
		}
	}
	d.tags()
}

func (d *Builder) strip(w *Piece) {
	a, b, n, u := w.band()
	if u <= 0 {
		return
	}
	p, q := d.cam.ToScreen(a), d.cam.ToScreen(b.Add(n))
	d.occupy(box{min(p.X, q.X), min(p.Y, q.Y), max(p.X, q.X), max(p.Y, q.Y)})
}

// stationInk is of the names of stations and what is alone on its base that nobody holds.
var stationInk = Mix(Hex(0xFFC46B), Text1, 0.45)

func (d *Builder) place(n *named) {
	if n.large || n.second != "" {
		n.placeLarge(d)
		return
	}
	for try, text := range [2]string{n.text, n.short} {
		if try == 1 && n.short == n.text {
			break
		}
		for _, far := range [2]bool{false, true} {
			w := MeasureText(Condensed, 12.5, 0, text)/2 + 2
			if besides(n.half, w, nameHigh, func(o Pt, away bool) bool {
				if away != far || !d.free(d.around(n.at, o, w, nameHigh)) {
					return false
				}
				d.write(n, text, o, w, away)
				return true
			}) {
				return
			}
		}
	}
}

// placeLarge places a name of one line or two that is written in any case: below or above, kept
// inside the view, then as others are, then where the least lies.
func (n *named) placeLarge(d *Builder) {
	w, h := MeasureText(Condensed, 12.5, 0, n.text)/2, nameHigh
	if n.second != "" {
		w, h = max(w, MeasureText(Condensed, 12.5, 0, n.second)/2), nameHigh+lineHigh/2
	}
	write := func(o Pt, far bool) {
		d.on(LayerLabels, n.bake)
		if far {
			d.leader(n.at, o, w, h, n.half, n.alpha)
		}
		ink := stationInk
		if n.seat > 0 {
			ink = nameInk(n.seat)
		}
		top := o
		if n.second != "" {
			top.Y -= lineHigh / 2
			d.text(n.at, top.Add(Pt{0, lineHigh}), Condensed, 12.5, Mix(ink, Text3, 0.4), n.second, true)
		}
		d.text(n.at, top, Condensed, 12.5, ink, n.text, true)
		d.occupy(d.around(n.at, o, w, h))
	}
	below := Pt{0, n.half + besideBase + h + 1}
	k := d.cam.Unit()
	left := (d.cam.ToScreen(n.at).X-d.cam.X)/k - w
	if over := left + 2*w + 8 - d.cam.W/k; over > 0 {
		below.X = -over
	}
	if left < 8 {
		below.X = 8 - left
	}
	above := Pt{below.X, -below.Y}
	for _, o := range [...]Pt{below, above} {
		if d.free(d.around(n.at, o, w, h)) {
			write(o, false)
			return
		}
	}
	if besides(n.half, w, h, func(o Pt, far bool) bool {
		free := d.free(d.around(n.at, o, w, h))
		if free {
			write(o, far)
		}
		return free
	}) {
		return
	}
	if d.crowd(n.at, above, w, h) < d.crowd(n.at, below, w, h) {
		below = above
	}
	write(below, false)
}

// crowd returns a measure of what lies below a label; what would be hidden for good counts more.
func (d *Builder) crowd(at, o Pt, w, h float64) (n int) {
	b := d.around(at, o, w, h)
	if !b.whole(d.cam) {
		n += 3
	}
	for _, x := range d.boxes {
		if b.meets(x) {
			n++
		}
	}
	for i := range d.b.Taken {
		if b.meets(d.b.Taken[i].box(d.cam)) {
			n++
		}
	}
	if d.onBase(b, Pt{}, false) {
		n++
	}
	return n
}

// lineHigh is from one line of a name to the next, px.
const lineHigh = 16.0

// nameHigh is half the height of a name, px.
const nameHigh = 7.0

func (d *Builder) write(n *named, text string, o Pt, w float64, far bool) {
	d.on(LayerLabels, n.bake)
	if far {
		d.leader(n.at, o, w, nameHigh, n.half, n.alpha)
	}
	d.text(n.at, o, Condensed, 12.5, Fade(nameInk(n.seat), n.alpha), text, true)
	d.occupy(d.around(n.at, o, w, nameHigh))
}

func (d *Builder) free(b box) bool {
	return b.whole(d.cam) && d.unmet(b) && !d.onBase(b, Pt{}, false)
}

// unmet reports whether nothing that was placed before lies there.
func (d *Builder) unmet(b box) bool { return !slices.ContainsFunc(d.boxes, b.meets) }

// shorten cuts a long name: "Constellation" becomes "Const.".
func shorten(s string) string {
	if i := strings.LastIndexByte(s, ' '); i > 0 && strings.Contains(s[:i], ".") {
		s = s[i+1:]
	}
	r := []rune(s)
	if len(r) <= 8 {
		return s
	}
	return string(r[:5]) + "."
}
