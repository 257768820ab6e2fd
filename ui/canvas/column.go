package canvas

import (
	"cmp"
	"slices"

	"attackwing/ui/scene"
)

// tall is how high a column is laid out whose height is not known yet, px.
const tall = 5000.0

// Column is Within for a column that fills the height it is given: what stands at its top from there down, what stands at
// its foot from there up. It is laid out very high and then closed up, so that nothing in it has to give way.
func (c *Canvas) Column(s *Scroll, x, y, w, h float64, draw func(high float64)) {
	shapes, hits, views := len(c.Scene.Shapes), len(c.Hits), len(c.views)
	draw(tall)
	from, to := c.gap(shapes, hits, y)
	const air = 12 // px left where the gap was
	gap := min(max(0, to-from-air), tall-h)
	c.lift(shapes, hits, views, to, gap)
	c.within(s, x, y, w, h, tall-gap, shapes, hits, views)
}

// gap is the largest empty stripe of a column laid out since some marks.
func (c *Canvas) gap(shapes, hits int, y float64) (from, to float64) {
	type span struct{ lo, hi float64 }
	var ink []span
	add := func(lo, hi float64) {
		if hi-lo < tall/3 { // what is higher is a panel
			ink = append(ink, span{lo, hi})
		}
	}
	for i := range c.Scene.Shapes[shapes:] {
		switch sh := &c.Scene.Shapes[shapes+i]; sh.Kind {
		case scene.Text:
			add(sh.At.Y-sh.Size*0.6, sh.At.Y+sh.Size*0.6)
		case scene.Picture:
			add(sh.At.Y-sh.Size/2, sh.At.Y+sh.Size/2)
		default:
			lo, hi := sh.Path.Bounds()
			add(lo.Y, hi.Y)
		}
	}
	for _, k := range c.Hits[hits:] {
		add(k.Y, k.Y+k.H)
	}
	slices.SortFunc(ink, func(a, b span) int { return cmp.Compare(a.lo, b.lo) })
	at := y
	from, to = y, y
	for _, k := range append(ink, span{y + tall, y + tall}) {
		if k.lo-at > to-from {
			from, to = at, k.lo
		}
		at = max(at, k.hi)
	}
	return from, min(to, y+tall-16) // not among the rounded corners
}

// lift moves up what lies below a line, and draws in what reaches over it.
func (c *Canvas) lift(shapes, hits, views int, line, by float64) {
	for i := range c.Scene.Shapes[shapes:] {
		sh := &c.Scene.Shapes[shapes+i]
		if sh.At.Y >= line-0.01 {
			sh.At.Y -= by
		}
		for k := range sh.Path.Pts {
			if p := &sh.Path.Pts[k]; p.Y >= line-0.01 {
				p.Y -= by
			}
		}
	}
	for i := range c.Hits[hits:] {
		switch k := &c.Hits[hits+i]; {
		case k.Y >= line-0.01:
			k.Y -= by
		case k.Y+k.H >= line:
			k.H -= by
		}
	}
	for i := range c.views[views:] {
		if v := &c.views[views+i]; v.Y >= line-0.01 {
			v.Y -= by
			*v.clip = v.clip.Moved(scene.Pt{Y: -by})
		}
	}
}
