package canvas

import "attackwing/ui/scene"

// Scroll is how far something is moved that is higher than the place it is shown in.
type Scroll struct {
	Top   float64 // px that lie above the place
	Watch string  // the name that is brought into view when it changes, "" none
	seen  string  // the one brought into view last
}

// Begin lets a name count as seen: only when it changes is the new one brought into view.
func (s *Scroll) Begin(watch string) { s.Watch, s.seen = watch, watch }

// Again brings what is watched into view though it has not changed.
func (s *Scroll) Again() { s.seen = "" }

// View is a place of the window that shows a part of what was laid out in it.
type View struct {
	X, Y, W, H float64
	Content    float64 // how high all of it is
	scroll     *Scroll
	clip       *scene.Clip
	until      int // the hits there were when it was done: later ones cover it
}

const (
	wheelStep = 48.0 // px a notch of the wheel moves
	pageStep  = 0.8  // parts of a view a page key moves
	dragStart = 8.0  // px a press wanders before it drags a view
	thumbWide = 4.0
)

// Views are the places laid out since Reset of which a part is not seen.
func (c *Canvas) Views() []View { return c.views }

// Within lays out what draw draws from the top of a place on, content px high. When that is higher than the place, only a
// part is shown, the rest is reached by the wheel, by dragging and by the page keys: s keeps how far.
func (c *Canvas) Within(s *Scroll, x, y, w, h, content float64, draw func()) {
	shapes, hits, views := len(c.Scene.Shapes), len(c.Hits), len(c.views)
	draw()
	c.within(s, x, y, w, h, content, shapes, hits, views)
}

// within shows in a place what was laid out since some marks.
func (c *Canvas) within(s *Scroll, x, y, w, h, content float64, shapes, hits, views int) {
	if content <= h+0.5 {
		s.Top = 0
		return
	}
	if s.Watch != s.seen {
		s.seen = s.Watch
		s.show(c.Hits[hits:], c.Hover, y, h)
	}
	s.Top = max(0, min(s.Top, content-h))
	clip := &scene.Clip{Lo: scene.Pt{X: x, Y: y}, Hi: scene.Pt{X: x + w, Y: y + h}}
	up := scene.Pt{Y: -s.Top}
	var inner *scene.Clip
	for i := shapes; i < len(c.Scene.Shapes); i++ {
		sh := &c.Scene.Shapes[i]
		sh.Move(up)
		switch {
		case sh.Clip == nil:
			sh.Clip = clip
		case sh.Clip != inner: // of a place in this one
			inner = sh.Clip
			*inner = inner.Moved(up).In(clip)
		}
	}
	kept := c.Hits[:hits]
	for _, k := range c.Hits[hits:] {
		k.Y -= s.Top
		lo, hi := max(k.Y, y), min(k.Y+k.H, y+h)
		left, right := max(k.X, x), min(k.X+k.W, x+w)
		if k.X, k.Y, k.W, k.H = left, lo, right-left, hi-lo; k.W > 2 && k.H > 2 {
			kept = append(kept, k)
		}
	}
	c.Hits = kept
	for i := views; i < len(c.views); i++ {
		c.views[i].Y -= s.Top
		c.views[i].until = min(c.views[i].until, len(c.Hits))
	}
	part := max(24, h*h/content)
	c.Box(x+w-thumbWide-1, y+(h-part)*s.Top/(content-h), thumbWide, part, thumbWide/2, scene.LineStrong)
	c.views = append(c.views, View{x, y, w, h, content, s, clip, len(c.Hits)})
}

// show brings what is watched into view, unless the pointer is on it already.
func (s *Scroll) show(hits []Hit, hover string, y, h float64) {
	for _, k := range hits {
		if k.ID != s.Watch || k.ID == hover {
			continue
		}
		const about = 12
		if top := k.Y - y - about; top < s.Top || k.H > h-2*about {
			s.Top = top
		} else if end := k.Y + k.H - y + about; end > s.Top+h {
			s.Top = end - h
		}
		return
	}
}

// viewAt is the view under a pixel, nil when there is none or something covers it.
func (c *Canvas) viewAt(x, y float64) *View {
	top := -1
	for i, k := range c.Hits {
		if k.Has(x, y) {
			top = i
		}
	}
	for i := len(c.views) - 1; i >= 0; i-- {
		v := &c.views[i]
		if x >= v.X && x < v.X+v.W && y >= v.Y && y < v.Y+v.H && top < v.until {
			return v
		}
	}
	return nil
}

func (v *View) move(by float64) bool {
	was := v.scroll.Top
	v.scroll.Top = max(0, min(was+by, v.Content-v.H))
	return v.scroll.Top != was
}

// Wheel turns the view under a pixel; false when there is none: the wheel is for what lies there.
func (c *Canvas) Wheel(x, y, notches float64) bool {
	v := c.viewAt(x, y)
	if v != nil {
		v.move(-notches * wheelStep)
	}
	return v != nil
}

// Page turns a view by nearly its height, 1 down and -1 up: the one under the pixel, or if any will do the last; false when
// there is none.
func (c *Canvas) Page(x, y float64, by int, anyView bool) bool {
	v := c.viewAt(x, y)
	if v == nil && anyView && len(c.views) > 0 {
		v = &c.views[len(c.views)-1]
	}
	if v != nil {
		v.move(float64(by) * pageStep * v.H)
	}
	return v != nil
}

// Grip is a hand on a view: it moves it as a sheet of paper is moved.
type Grip struct {
	view   View
	on     bool
	x, y   float64
	at     float64
	moving bool
}

// Drag follows the pointer; true while it moves a view, and then the pointer is for nothing else.
func (c *Canvas) Drag(g *Grip, x, y float64, press, held bool) bool {
	if press {
		*g = Grip{}
		if v := c.viewAt(x, y); v != nil {
			*g = Grip{view: *v, on: true, x: x, y: y, at: y}
		}
	}
	if !g.on {
		return false
	}
	if !held {
		was := g.moving
		*g = Grip{}
		return was
	}
	dx, dy := x-g.x, y-g.y
	if !g.moving && dy*dy > dragStart*dragStart && dy*dy > 2*dx*dx {
		g.moving = true
		c.Down = ""
	} else if !g.moving && dx*dx > dragStart*dragStart {
		g.on = false // it is dragged aside: that is for what lies there
	}
	if g.moving {
		g.view.move(g.at - y)
		g.at = y
	}
	return g.moving
}
