package kit

import "attackwing/ui/scene"

// Mods are the keys held while something is dragged on a board.
type Mods struct{ Shift, Ctrl, Alt bool }

func mods(in *Input) Mods { return Mods{in.Shift, in.Ctrl, in.Alt} }

// Grab is something on a board that takes the pointer. The first that does has it; what nobody
// takes moves the board.
type Grab struct {
	At    func(mm scene.Pt) bool
	Point func(mm scene.Pt) (changed bool) // the pointer moves over what At names, and holds nothing
	Off   func()                           // what Point was told of lies under the pointer no more
	Press func(mm scene.Pt)
	Shift func(mm scene.Pt) // a press with the shift key held; nil is Press
	Long  func(mm scene.Pt) // the pointer has been held there for a while, or a finger has rested there
	Pans  bool              // the board moves all the same
	Drag  func(mm scene.Pt, m Mods)
	Drop  func(mm scene.Pt)
	Lifts bool // what a finger drags floats above it, where it is seen
	// Wheel is asked wherever on the board the wheel is turned; false: it has no use for it.
	Wheel func(by float64, m Mods) bool
	// Take is asked about what is carried over the board: the deed, or why not, as with Part.Drop.
	Take func(mm scene.Pt, what any) (do func(), why string)
}

// Board is a hole that the board shines through; it gives the eye its box. over is drawn on it: the
// dice, what is told.
func Board(b *scene.Board, eye *Eye, over Part, grabs ...Grab) Part {
	return Captioned(b, eye, Captions{}, over, grabs...)
}

// Live is a Board that is made anew each time that the page is put: what lies on it may move while
// nothing beside it changes.
func Live(make func() *scene.Board, eye *Eye, over Part, grabs ...Grab) Part {
	return board(make, eye, Captions{}, over, grabs)
}

// Captioned is a Board with words on it.
func Captioned(b *scene.Board, eye *Eye, c Captions, over Part, grabs ...Grab) Part {
	return board(func() *scene.Board { return b }, eye, c, over, grabs)
}

func board(make func() *scene.Board, eye *Eye, c Captions, over Part, grabs []Grab) Part {
	return Part{tall: true, broad: true, fill: true, least: 160, own: 400, low: 160, lay: func(r Room) Laid {
		h := r.H
		if h == 0 {
			h = r.W
		}
		words, over := &once{part: c.Foot}, &once{part: over}
		does := &acts{key: eye, eye: eye, grabs: grabs, name: Name{"board", -1}, skip: true}
		return Laid{r.W, h, func(f *Frame, at Box) {
			low, foot := Laid{}, 0.0
			if !words.part.none() {
				low = words.in(Room{at.W - 2*footAir, at.H})
				if low.H > 0 {
					foot = low.H + 2*footAir
				}
			}
			upper, head := c.over(at, eye.widest(at, foot))
			eye.in(at, head, foot)
			f.eye = eye
			f.board = make()
			f.boardAt = len(f.nodes)
			f.enter(does, at)
			f.leave()
			from := len(f.Scene.Shapes)
			if low.Put != nil {
				w := min(at.W-2*footAir, max(words.part.width(at.W-2*footAir), 1))
				low.Put(f, Box{at.X + (at.W-w)/2, at.Y + at.H - footAir - low.H, w, low.H})
			}
			free := Box{at.X, at.Y, at.W, max(1, at.H-foot)}
			f.trayed = false
			over.in(Room{free.W, free.H}).Put(f, free)
			if !f.trayed {
				eye.uncovered()
			}
			upper.put(f, at)
			f.cut(from, at)
		}}
	}}
}

// footAir is the free space around the words at the foot of a board, in px.
const footAir = 12.0

// spotSize is the size in reports of a thing on a board, in px.
const spotSize = 16.0

// Spot names a place on the board that it is drawn over, mm, for reports and tests. It takes no
// room, and no press: grabs do.
func Spot(at scene.Pt, kind string, n int) Part {
	return SpotOf(func() scene.Pt { return at }, kind, n)
}

// SpotOf is a Spot at a place that goes by how the board is seen.
func SpotOf(where func() scene.Pt, kind string, n int) Part {
	return Part{float: true, lay: func(Room) Laid {
		return Laid{Put: func(f *Frame, _ Box) {
			if f.eye == nil {
				return
			}
			px, in := f.eye.Cam.ToScreen(where()), f.eye.Cam
			b := Box{px.X - spotSize/2, px.Y - spotSize/2, spotSize, spotSize}
			if b == b.In(Box{in.X, in.Y, in.W, in.H}) {
				f.enter(&acts{name: Name{kind, n}, spot: true, skip: true}, b)
				f.leave()
			}
		}}
	}}
}

// onBoard is the thing under a pointer that carries nothing.
type onBoard struct {
	on  int    // which of the grabs, plus one
	off func() // what is told when it does no more
}

// Times and lengths of a hand on a board.
const (
	longSeconds = 0.4
	fingerLift  = 60.0 // px
)

// mm is the place on the table of a pixel of a board.
func (n *node) mm(x, y float64) scene.Pt { return n.eye.Cam.ToTable(scene.Pt{X: x, Y: y}) }

// boardUnder returns the board under the pointer, nil where there is none or something covers it.
func (f *Frame) boardUnder(in *Input, touch bool) *node {
	if i := f.hit(in.X, in.Y, touch); i >= 0 && f.nodes[i].eye != nil {
		return &f.nodes[i]
	}
	return nil
}

// grab begins to drag something on a board, else the board. It reports whether something there took
// the press.
func (n *node) grab(in *Input) (d drag, taken bool) {
	d = drag{eye: n.eye, x: in.X, y: in.Y}
	mm := n.mm(in.X, in.Y)
	for i := range n.grabs {
		g := &n.grabs[i]
		if g.At == nil || !g.At(mm) {
			continue
		}
		if !g.Pans {
			d.grab = g
		}
		switch {
		case in.Shift && g.Shift != nil:
			g.Shift(mm)
		case g.Press != nil:
			g.Press(mm)
		}
		return d, true
	}
	return d, false
}

// point tells what lies on a board that the pointer is over it, or no more; n is nil beside all
// boards. It reports whether something shown has changed.
func (o *onBoard) point(n *node, in *Input) (changed bool) {
	if n != nil {
		mm := n.mm(in.X, in.Y)
		for i := range n.grabs {
			if g := &n.grabs[i]; g.Point != nil && g.At != nil && g.At(mm) {
				if o.on != i+1 {
					changed = o.leave()
				}
				o.on, o.off = i+1, g.Off
				return g.Point(mm) || changed
			}
		}
	}
	return o.leave()
}

// leave tells what lay under the pointer that it does no more. It reports whether somebody wanted
// to know.
func (o *onBoard) leave() bool {
	off := o.off
	*o = onBoard{}
	if off != nil {
		off()
	}
	return off != nil
}

// wheeled asks what lies on a board whether it has a use for the wheel.
func (n *node) wheeled(in *Input) bool {
	for i := range n.grabs {
		if g := &n.grabs[i]; in.Wheel != 0 && g.Wheel != nil && g.Wheel(in.Wheel, mods(in)) {
			return true
		}
	}
	return false
}

// wait lets the button be held at a pixel for dt seconds. It reports whether that was long enough
// for what is held there.
func (d *drag) wait(dt, x, y float64) bool {
	if d.eye == nil || d.grab == nil || d.grab.Long == nil || d.age >= longSeconds || d.stuck {
		return false
	}
	mm := d.eye.Cam.ToTable(scene.Pt{X: x, Y: y})
	if !d.grab.At(mm) {
		d.age = longSeconds
		return false
	}
	if d.age += dt; d.age < longSeconds {
		return false
	}
	d.grab.Long(mm)
	return true
}

// long is a finger that rests on a board; false when nothing there has a use for it.
func (n *node) long(in *Input) bool {
	mm := n.mm(in.X, in.Y)
	for i := range n.grabs {
		if g := &n.grabs[i]; g.At != nil && g.At(mm) {
			if g.Long != nil {
				g.Long(mm)
			}
			return g.Long != nil
		}
	}
	return false
}

// takes returns the action of dropping what at a place on the board, or why it cannot be dropped
// there.
func (n *node) takes(x, y float64, what any) (do func(), why string) {
	mm := n.mm(x, y)
	for i := range n.grabs {
		if g := &n.grabs[i]; g.Take != nil {
			if do, why = g.Take(mm, what); do != nil || why != "" {
				return do, why
			}
		}
	}
	return nil, ""
}

// look moves what is dragged on a board, else the board.
func (d *drag) look(in *Input) {
	switch {
	case d.aim:
		d.aimAt(in)
	case d.grab != nil:
		if d.grab.Drag != nil {
			d.grab.Drag(d.held(in), mods(in))
		}
	default:
		d.eye.Pan(in.X-d.x, in.Y-d.y)
		d.x, d.y = in.X, in.Y
	}
}

// held is the place on the table of what is dragged, mm.
func (d *drag) held(in *Input) scene.Pt {
	y := in.Y
	if d.grab.Lifts && in.Touch {
		y -= fingerLift
	}
	return d.eye.Cam.ToTable(scene.Pt{X: in.X, Y: y})
}

// aimAt looks where a small map is touched.
func (d *drag) aimAt(in *Input) {
	k := scene.Table / max(1, d.at.W)
	d.eye.Center(scene.Pt{X: (in.X - d.at.X) * k, Y: (in.Y - d.at.Y) * k})
}
