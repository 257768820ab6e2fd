package kit

import (
	"math"

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
type Called struct{ at Box }

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
func Callout(k *Called, keep func() Kept, p, brief Part) Part {
	if p.none() {
		return p
	}
	card := func(p Part, x, y float64) *once {
		return &once{part: plated(inset(p, x, y, 0), 8, scene.Fade(scene.Panel, 0.96), 1.6, scene.Accent)}
	}
	whole, small := card(p, 14, 12), card(brief, 8, 4)
	return Part{float: true, lay: func(Room) Laid {
		return Laid{Put: func(f *Frame, _ Box) {
			if f.eye == nil {
				return
			}
			if brief.none() && !f.beside() {
				return
			}
			c := &calling{Called: k, keep: keep, part: whole, wide: calloutWide, air: calloutAir, top: calloutTop}
			if !f.beside() {
				c.part, c.wide, c.air, c.top = small, f.eye.Cam.W, calloutNear, 0
			}
			f.over = append(f.over, floating{call: c})
		}}
	}}
}

// calling is a Callout on its way to the board.
type calling struct {
	*Called
	keep           func() Kept
	part           *once
	wide, air, top float64
}

// beside reports whether the columns of a Flank stand beside or below its board, each by itself.
func (f *Frame) beside() bool {
	if r := (Room{f.Window.W, f.Window.H}); upright(r) {
		return r.W >= uprightBoth
	}
	return !small(f.Window.W, f.Window.H)
}

// putCallout puts a card where it hides least and returns where that is, an empty box where its
// board is out of sight.
func (f *Frame) putCallout(c *calling) Box {
	cam := &f.eye.Cam
	board := Box{cam.X, cam.Y, cam.W, cam.H}
	if board.In(f.Window) != board { // it has been moved out of sight
		return Box{}
	}
	room := board.Inset(c.air, c.air)
	room.Y, room.H = room.Y+c.top, room.H-c.top
	l := c.part.in(Room{W: min(c.wide, room.W)})
	b := Box{room.X, room.Y, min(c.wide, room.W), l.H}
	c.at = f.freest(b, room, c.at, c.keep())
	f.Float()
	f.Canvas.Box(c.at.X-2, c.at.Y+4, c.at.W+4, c.at.H+4, 12, scene.Fade(scene.Hex(0), 0.4))
	f.enter(&acts{wall: true, clear: true, name: Name{"callout", -1}}, c.at)
	l.Put(f, c.at)
	f.leave()
	return c.at
}

// freest is the place in a room where a card hides least: where it was, a corner, else the first
// place that is found from the top.
func (f *Frame) freest(b, room, was Box, keep Kept) Box {
	right, low := room.X+room.W-b.W, room.Y+room.H-b.H
	boxes, lines := f.lying(keep)
	best, least := b, math.Inf(1)
	try := func(x, y float64) bool {
		q := Box{max(room.X, min(x, right)), max(room.Y, min(y, low)), b.W, b.H}
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
func (f *Frame) lying(keep Kept) (boxes []Box, lines [][2]scene.Pt) {
	cam := &f.eye.Cam
	for _, k := range keep.Places {
		at, far := cam.ToScreen(k.At), k.Far*cam.PxPerMM()
		boxes = append(boxes, Box{at.X - far, at.Y - far, 2 * far, 2 * far})
	}
	for i := f.boardAt + 1; i < len(f.nodes); i++ {
		if n := &f.nodes[i]; n.meets() {
			boxes = append(boxes, n.seen)
		}
	}
	boxes = append(boxes, f.taken...)
	for _, l := range keep.Lines {
		lines = append(lines, [2]scene.Pt{cam.ToScreen(l[0]), cam.ToScreen(l[1])})
	}
	return boxes, lines
}

// hides returns the area that a box covers, in px². A line counts by its length within the box.
func hides(q Box, boxes []Box, lines [][2]scene.Pt) (n float64) {
	for _, b := range boxes {
		if c := b.In(q); !c.empty() {
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
