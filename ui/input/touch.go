package input

import (
	"math"

	"attackwing/ui/kit"
)

// Finger is a touch on the screen, in the window's pixels.
type Finger struct {
	ID   int
	X, Y float64
}

const (
	longSeconds = 0.4 // a finger that rests so long asks for words
	tapSeconds  = 0.3 // two or three fingers that leave so soon were a tap
	rollPixels  = 36  // how far a finger moves a list for a turn of the wheel
	tapPixels   = 10  // how far a finger that rests may wander
)

// Hand turns fingers into what a mouse and keys would have done: one finger acts, two move the
// table, taps of two and three fingers are strokes. It keeps what has happened since the first
// finger came down.
type Hand struct {
	first  []Finger // where each finger came down
	last   []Finger
	most   int     // fingers at once
	age    float64 // seconds since the first came down
	moved  bool    // one of them has wandered
	drag   bool    // the one finger drags
	long   bool    // its long press was told
	click  int     // ticks left of a tap that is given as a click
	at     Finger  // where
	latest bool    // the last thing used was a finger

	// Wants tells whether what lies at a place of the window is to be held: a finger presses it as
	// soon as it rests there, and lets go of it when it leaves. Nil: nothing is.
	Wants func(x, y float64) bool

	// Scrolls tells whether a finger that moves up or down from a place turns a list rather than
	// drag what lies there.
	Scrolls func(x, y float64) bool
	scroll  bool    // it does so now
	rolled  float64 // pixels moved that were not yet given as turns of the wheel
}

// Read adds what the fingers of this tick do to what mouse and keys did; fingers is valid until the
// next call only.
func (h *Hand) Read(in *kit.Input, fingers []Finger, dt float64) {
	if in.Moved || in.Press || in.Middle || in.Wheel != 0 {
		h.latest = false
	}
	if len(fingers) > 0 {
		h.latest = true
	}
	in.Touch, in.Fingers = h.latest, len(fingers)
	if h.latest && len(fingers) == 0 && h.click == 0 && len(h.last) == 0 {
		in.X, in.Y = h.at.X, h.at.Y // the pointer stays where the finger was
		return
	}
	in.Any = in.Any || len(fingers) > 0 || h.click > 0 || len(h.last) > 0
	if h.tap(in) {
		return
	}
	if len(fingers) > 0 && h.most == 0 {
		h.begin()
	}
	switch {
	case len(fingers) == 0 && h.most > 0:
		h.lift(in)
	case len(fingers) == 1 && h.most <= 1:
		h.one(in, fingers[0], dt)
	case len(fingers) > 1:
		h.several(in, fingers, dt)
	case h.most > 1: // one is left of several
		in.X, in.Y = h.at.X, h.at.Y
		h.age += dt
	}
	h.last = append(h.last[:0], fingers...)
}

func (h *Hand) begin() {
	h.first, h.most, h.age, h.moved, h.drag, h.long, h.scroll = h.first[:0], 0, 0, false, false, false, false
}

// tap gives a tap as a click, a tick each for the pointer's coming, the press and the release.
func (h *Hand) tap(in *kit.Input) bool {
	if h.click == 0 {
		return false
	}
	in.X, in.Y, in.Fingers = h.at.X, h.at.Y, 1 // as long as it is not done
	switch h.click--; h.click {
	case 2:
		in.Moved = true
	case 1:
		in.Press, in.Held = true, true
	case 0:
		in.Release = true
	}
	return true
}

// one is a single finger on the screen: it points; when it wanders it drags or turns a list, when
// it rests it holds what wants to be held and asks for words about all else.
func (h *Hand) one(in *kit.Input, f Finger, dt float64) {
	if h.most == 0 {
		h.first = append(h.first, f)
		h.most = 1
	} else {
		h.age += dt
	}
	in.Moved = in.Moved || f != h.at
	start := h.first[0]
	if h.roll(in, f, start) {
		return
	}
	if !h.moved && math.Hypot(f.X-start.X, f.Y-start.Y) > tapPixels {
		h.moved = true
	}
	h.at = f
	switch {
	case h.drag:
		in.Held, in.Moved = true, true
	case h.moved && !h.long:
		h.drag = true
		in.Press, in.Held, in.Moved = true, true, true
		f = start
	case !h.long && h.age > 0 && h.Wants != nil && h.Wants(f.X, f.Y):
		h.drag = true
		in.Press, in.Held = true, true
	case !h.moved && !h.long && h.age >= longSeconds:
		h.long, in.Long = true, true
	}
	in.X, in.Y = f.X, f.Y
}

// roll turns the list under the place where the finger came down; the pointer stays there.
func (h *Hand) roll(in *kit.Input, f, start Finger) bool {
	dx, dy := math.Abs(f.X-start.X), math.Abs(f.Y-start.Y)
	if !h.scroll && !h.drag && !h.long && math.Hypot(dx, dy) > tapPixels && dy > dx && h.Scrolls != nil &&
		h.Scrolls(start.X, start.Y) {
		h.scroll, h.moved, h.rolled = true, true, f.Y-start.Y
	} else if h.scroll {
		h.rolled += f.Y - h.at.Y
	}
	h.at = f
	if !h.scroll {
		return false
	}
	if turns := math.Trunc(h.rolled / rollPixels); turns != 0 {
		in.Wheel = math.Copysign(1, turns)
		h.rolled -= in.Wheel * rollPixels
	}
	in.X, in.Y = start.X, start.Y
	return true
}

// several handles two or more fingers: their middle moves the table, their distance zooms it.
func (h *Hand) several(in *kit.Input, fingers []Finger, dt float64) {
	h.age += dt
	if h.drag { // a second finger ends what the first was doing
		in.Release, h.drag = true, false
	}
	h.most = max(h.most, len(fingers))
	for _, f := range fingers {
		known := false
		for _, o := range h.first {
			if o.ID == f.ID {
				known = true
				h.moved = h.moved || math.Hypot(f.X-o.X, f.Y-o.Y) > tapPixels
			}
		}
		if !known {
			h.first = append(h.first, f)
		}
	}
	cx, cy, d := spread(fingers)
	in.X, in.Y = cx, cy
	h.at = Finger{X: cx, Y: cy}
	if !h.moved || len(h.last) != len(fingers) {
		return
	}
	ox, oy, od := spread(h.last)
	in.PanX, in.PanY = cx-ox, cy-oy
	if od > 0 && d > 0 {
		in.Pinch = d / od
	}
}

// spread returns the middle of fingers and how far they are from it.
func spread(fingers []Finger) (x, y, d float64) {
	n := float64(len(fingers))
	for _, f := range fingers {
		x, y = x+f.X/n, y+f.Y/n
	}
	for _, f := range fingers {
		d += math.Hypot(f.X-x, f.Y-y) / n
	}
	return x, y, d
}

// lift handles the last finger leaving the screen.
func (h *Hand) lift(in *kit.Input) {
	in.X, in.Y = h.at.X, h.at.Y
	switch {
	case h.drag:
		in.Release = true
	case h.most == 1 && !h.long && !h.moved:
		h.click, in.Fingers = 3, 1
	case h.most == 2 && !h.moved && h.age <= tapSeconds:
		in.Ctrl, in.Strokes = true, append(in.Strokes, "z")
	case h.most >= 3 && !h.moved && h.age <= tapSeconds:
		in.Strokes = append(in.Strokes, "h")
	}
	h.most = 0
}
