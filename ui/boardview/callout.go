package boardview

import (
	"math"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Kept lists what a Callout must not cover on its board: places with a margin around each, and
// lines between two points, in mm.
type Kept struct {
	Places []Place
	Lines  [][2]scene.Pt
}

// Place is something on a board that reaches so far about its middle, mm.
type Place struct {
	At  scene.Pt
	Far float64
}

// Called remembers the place of a Callout. Its page keeps it, so that the callout does not jump.
type Called struct{ at kit.Box }

// The most a card on a board may be, px, and the steps in which a place for it is sought.
const (
	calloutWide = 280.0
	calloutAir  = 12.0
	calloutNear = 4.0 // the air where there is little room
	calloutStep = 16.0
	calloutTop  = 46.0 // what is refused is said there
)

// Callout is a card that lies on a board where it hides nothing: no place that is kept, no line, no
// tray and no button. Where the columns of a Flank are moved as a whole the board is too small for
// it: brief lies there in its place, as wide as the board.
func Callout(k *Called, keep func() Kept, p, brief kit.Part) kit.Part {
	if p.None() {
		return p
	}
	card := func(p kit.Part, x, y, air, top float64) *calling {
		plate := kit.Plated(kit.Inset(p, x, y, 0), 8, scene.Fade(scene.Panel, 0.96), 1.6, scene.Accent)
		c := &calling{Called: k, keep: keep, part: kit.Once{Part: plate}, wide: calloutWide, air: air, top: top}
		c.walled = shell(kit.Laid{Put: func(f *kit.Frame, b kit.Box) { c.laid.Put(f, b) }}).
			Wall().Uncovered().Name("callout", -1).Laid(kit.Room{})
		c.later = c.put
		return c
	}
	whole, small := card(p, 14, 12, calloutAir, calloutTop), card(brief, 8, 4, calloutNear, 0)
	return kit.Floating(func(f *kit.Frame) {
		e := eyeOf(f)
		if e == nil || brief.None() && !besideBoard(f) {
			return
		}
		c := whole
		if !besideBoard(f) {
			c, small.wide = small, e.Cam.W
		}
		c.eye = e
		f.Later(c.later)
	})
}

// calling is a Callout on its way to the board.
type calling struct {
	*Called
	keep           func() Kept
	part           kit.Once
	wide, air, top float64
	eye            *Eye
	laid, walled   kit.Laid // the part, and that as what it is on the board
	later          func(*kit.Frame)
}

// besideBoard reports whether the columns of a Flank stand beside or below its board, each by itself.
func besideBoard(f *kit.Frame) bool {
	if r := (kit.Room{W: f.Window.W, H: f.Window.H}); upright(r) {
		return r.W >= uprightBoth
	}
	return !kit.Cramped(f.Window.W, f.Window.H)
}

// put puts the card where it hides least, unless its board is out of sight.
func (c *calling) put(f *kit.Frame) {
	e := c.eye
	board := e.box()
	if board.In(f.Window) != board { // it has been moved out of sight
		return
	}
	room := board.Inset(c.air, c.air)
	room.Y, room.H = room.Y+c.top, room.H-c.top
	l := c.part.In(kit.Room{W: min(c.wide, room.W)})
	b := kit.Box{X: room.X, Y: room.Y, W: min(c.wide, room.W), H: l.H}
	c.at = e.freest(f, b, room, c.at, c.keep())
	f.Float()
	f.Canvas.Box(c.at.X-2, c.at.Y+4, c.at.W+4, c.at.H+4, 12, scene.Fade(scene.Hex(0), 0.4))
	c.laid = l
	c.walled.Put(f, c.at)
	e.put.cards = append(e.put.cards, c.at)
}

// freest is the place in a room where a card hides least: where it was, a corner, else the first
// place that is found from the top.
func (e *Eye) freest(f *kit.Frame, b, room, was kit.Box, keep Kept) kit.Box {
	right, low := room.X+room.W-b.W, room.Y+room.H-b.H
	boxes, lines := e.lying(f, keep)
	best, least := b, math.Inf(1)
	try := func(x, y float64) bool {
		q := kit.Box{X: max(room.X, min(x, right)), Y: max(room.Y, min(y, low)), W: b.W, H: b.H}
		if n := hides(q, boxes, lines); n < least {
			best, least = q, n
		}
		return least == 0
	}
	if was.W == b.W && try(was.X, was.Y) {
		return best
	}
	for _, at := range [...][2]float64{{room.X, room.Y}, {right, room.Y}, {room.X, low}, {right, low}} {
		if try(at[0], at[1]) {
			return best
		}
	}
	for y := room.Y; y <= low; y += calloutStep {
		for x := room.X; x <= right; x += calloutStep {
			if try(x, y) {
				return best
			}
		}
	}
	return best
}

// lying returns the things on the board in window pixels, as boxes and lines.
func (e *Eye) lying(f *kit.Frame, keep Kept) (boxes []kit.Box, lines [][2]scene.Pt) {
	cam := &e.Cam
	for _, k := range keep.Places {
		at, far := cam.ToScreen(k.At), k.Far*cam.PxPerMM()
		boxes = append(boxes, kit.Box{X: at.X - far, Y: at.Y - far, W: 2 * far, H: 2 * far})
	}
	boxes = f.Covered(boxes)
	for _, l := range keep.Lines {
		lines = append(lines, [2]scene.Pt{cam.ToScreen(l[0]), cam.ToScreen(l[1])})
	}
	return boxes, lines
}

// hides returns the area that a box covers, in px². A line counts by its length within the box.
func hides(q kit.Box, boxes []kit.Box, lines [][2]scene.Pt) (n float64) {
	for _, b := range boxes {
		if c := b.In(q); !c.Empty() {
			n += c.W * c.H
		}
	}
	const parts = 24
	for _, l := range lines {
		for k := range parts + 1 {
			if at := l[0].Lerp(l[1], float64(k)/parts); q.Inset(-calloutAir, -calloutAir).Has(at.X, at.Y) {
				n += calloutStep * l[1].Sub(l[0]).Len() / parts
			}
		}
	}
	return n
}
