package scene

import "strings"

// The letters of a callout, and the air above and below what it holds, at its sides, and between it
// and the edges of the view, px.
const (
	calloutHead, calloutText = 13.5, 12.5
	calloutPad, calloutSide  = 7.0, 18.0
	calloutEdge              = 6.0
)

// lines are its lines as a camera sees them, of which the first heads are bold: what is wider than
// the view is broken.
func (c *Callout) lines(cam Camera) (ls []string, heads int) {
	room := cam.W/cam.Unit() - 2*(calloutSide+calloutEdge)
	size := func(k int) float64 {
		if k == 0 {
			return calloutHead
		}
		return calloutText
	}
	wide := false
	for k, l := range c.Lines {
		wide = wide || MeasureText(Condensed, size(k), 0, l) > room
	}
	if !wide {
		return c.Lines, 1
	}
	for k, l := range c.Lines {
		line := ""
		for word := range strings.FieldsSeq(l) {
			if line != "" && MeasureText(Condensed, size(k), 0, line+" "+word) > room {
				ls, line = append(ls, line), ""
			}
			line = strings.TrimPrefix(line+" "+word, " ")
		}
		if ls = append(ls, line); k == 0 {
			heads = len(ls)
		}
	}
	return ls, heads
}

// half is half the width and the height of its box, px.
func (c *Callout) half(cam Camera) (w, h float64) {
	ls, heads := c.lines(cam)
	for k, l := range ls {
		size := calloutText
		if k < heads {
			size = calloutHead
		}
		w = max(w, MeasureText(Condensed, size, 0, l)/2)
	}
	for _, row := range c.Shows {
		w = max(w, rowWide(row)/2)
	}
	return w + calloutSide, float64(len(ls))*9 + float64(len(c.Shows))*shownRow/2 + calloutPad
}

// seek finds where a callout lies that hides neither a ship nor one of the notes before it: the
// point it is about, inside the view, and how far from that its box is.
func (d *Builder) seek(c *Callout, notes []box) (at, offset Pt) {
	k := d.cam.Unit()
	screen := func(p Pt) Pt { return d.cam.ToScreen(p).Sub(Pt{X: d.cam.X, Y: d.cam.Y}).Mul(1 / k) }
	v := box{0, 0, d.cam.W / k, d.cam.H / k}
	at = c.At
	s := screen(at)
	if !v.has(s) { // beyond the edge: where that is
		s = Pt{X: max(4, min(v.x1-4, s.X)), Y: max(4, min(v.y1-4, s.Y))}
		at = d.cam.ToTable(s.Mul(k).Add(Pt{X: d.cam.X, Y: d.cam.Y}))
	}
	taken, ships := d.keptFree(screen)
	taken = append(taken, notes...)
	w, h := c.half(d.cam)
	const edge, foot = 8.0, 52.0 // of the view, that stay free: at its foot are the board's buttons
	best, worst := Pt{}, 0.0
	for _, far := range []float64{74, 108, 150} {
		for _, a := range []float64{0, 180, 90, 270, 40, 320, 140, 220} {
			way := Heading(a)
			o := Pt{
				X: max(edge+w, min(v.x1-edge-w, s.X+way.X*(far*0.72+w))),
				Y: max(edge+h, min(v.y1-foot-h, s.Y+way.Y*(far*0.6+2*h))),
			}
			q := box{o.X - w, o.Y - h, o.X + w, o.Y + h}
			cost := far/10 + 20*q.shared(box{s.X - 12, s.Y - 12, s.X + 12, s.Y + 12})
			for i, k := range taken {
				cost += q.shared(k)
				for u := 0.1; i < ships && u < 1; u += 0.1 { // the line to the place
					if k.has(s.Lerp(o, u)) {
						cost += 25
					}
				}
			}
			if best == (Pt{}) || cost < worst {
				best, worst = o.Sub(s), cost
			}
		}
	}
	return at, best
}

// keptFree are the places of the view that a note is to leave free, the first of them those of
// ships.
func (d *Builder) keptFree(screen func(Pt) Pt) (taken []box, ships int) {
	mm := d.cam.PxPerMM() / d.cam.Unit()
	about := func(at Pt, r, below float64) box {
		s := screen(at)
		return box{s.X - r, s.Y - r, s.X + r, s.Y + r + below}
	}
	for i := range d.b.Ships {
		k := &d.b.Ships[i]
		taken = append(taken, about(k.Pt, max(40, k.Side)*mm*0.7, 18))
	}
	ships = len(taken)
	for _, p := range d.b.Templates {
		p.along(d.cam, func(q Pt) { taken = append(taken, about(q, 8, 0)) })
	}
	for i := range d.b.Ghosts {
		if g := &d.b.Ghosts[i]; g.Art != nil {
			taken = append(taken, about(g.Pt, g.Side*mm*0.7, 0))
		}
	}
	return taken, ships
}

func (b box) has(p Pt) bool { return p.X >= b.x0 && p.X < b.x1 && p.Y >= b.y0 && p.Y < b.y1 }

// shared is the area two boxes have in common.
func (b box) shared(o box) float64 {
	return max(0, min(b.x1, o.x1)-max(b.x0, o.x0)) * max(0, min(b.y1, o.y1)-max(b.y0, o.y0))
}
