package boardview

import (
	"math"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Mods are the keys held while something is dragged on a board.
type Mods struct{ Shift, Ctrl, Alt bool }

func mods(in *kit.Input) Mods { return Mods{in.Shift, in.Ctrl, in.Alt} }

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

// Times and lengths of a hand on a board.
const (
	longSeconds = 0.4
	fingerLift  = 60.0 // px
)

// ground is an eye as a page meets it.
type ground struct{ *Eye }

// onBoard is the thing under a pointer that carries nothing.
type onBoard struct {
	on  int    // which of the grabs, plus one
	off func() // what is told when it does no more
}

// hand is a hand on a board, or on something there.
type hand struct {
	eye  *Eye
	grab *Grab   // nil: the board
	x, y float64 // where the pointer was last
	age  float64 // seconds it has been held
}

// mm is the place on the table of a pixel of a board.
func (e *Eye) mm(x, y float64) scene.Pt { return e.Cam.ToTable(scene.Pt{X: x, Y: y}) }

// grabAt returns the first grab at a place, nil none.
func (e *Eye) grabAt(mm scene.Pt) *Grab {
	for i := range e.put.grabs {
		if g := &e.put.grabs[i]; g.At != nil && g.At(mm) {
			return g
		}
	}
	return nil
}

// Shown returns the board and how it is seen.
func (e ground) Shown() (*scene.Board, scene.Camera) { return e.put.board, e.Cam }

// Grip moves the board, whatever lies there.
func (e ground) Grip(in *kit.Input) kit.Drag { return &hand{eye: e.Eye, x: in.X, y: in.Y} }

// Press begins to drag something on a board, else the board.
func (e ground) Press(in *kit.Input) (d kit.Drag, taken bool) {
	h, mm := &hand{eye: e.Eye, x: in.X, y: in.Y}, e.mm(in.X, in.Y)
	g := e.grabAt(mm)
	if g == nil {
		return h, false
	}
	if !g.Pans {
		h.grab = g
	}
	switch {
	case in.Shift && g.Shift != nil:
		g.Shift(mm)
	case g.Press != nil:
		g.Press(mm)
	}
	return h, true
}

// Point tells what lies on a board that the pointer is over it, or no more.
func (e ground) Point(in *kit.Input) (changed bool) {
	mm := e.mm(in.X, in.Y)
	for i := range e.put.grabs {
		if g := &e.put.grabs[i]; g.Point != nil && g.At != nil && g.At(mm) {
			if e.under.on != i+1 {
				changed = e.Leave()
			}
			e.under = onBoard{i + 1, g.Off}
			return g.Point(mm) || changed
		}
	}
	return e.Leave()
}

// Leave tells what lay under the pointer that it does no more. It reports whether somebody wanted
// to know.
func (e ground) Leave() (changed bool) {
	off := e.under.off
	e.under = onBoard{}
	if off != nil {
		off()
	}
	return off != nil
}

// Wheel asks what lies on a board whether it has a use for the wheel, else zooms and moves the
// board.
func (e ground) Wheel(in *kit.Input) (changed, moved bool) {
	for i := range e.put.grabs {
		if g := &e.put.grabs[i]; in.Wheel != 0 && g.Wheel != nil && g.Wheel(in.Wheel, mods(in)) {
			return true, false
		}
	}
	moved = in.Wheel != 0 && e.zoom(in.X, in.Y, math.Pow(1.15, in.Wheel))
	moved = in.Pinch > 0 && in.Pinch != 1 && e.zoom(in.X, in.Y, in.Pinch) || moved
	if in.PanX != 0 || in.PanY != 0 {
		e.pan(in.PanX, in.PanY)
		moved = true
	}
	return false, moved
}

// Long is a finger that rests on a board; false when nothing there has a use for it.
func (e ground) Long(in *kit.Input) bool {
	mm := e.mm(in.X, in.Y)
	g := e.grabAt(mm)
	if g == nil || g.Long == nil {
		return false
	}
	g.Long(mm)
	return true
}

// Take returns the action of dropping what at a place on the board, or why it cannot be dropped
// there.
func (e ground) Take(x, y float64, what any) (do func(), why string) {
	mm := e.mm(x, y)
	for i := range e.put.grabs {
		if g := &e.put.grabs[i]; g.Take != nil {
			if do, why = g.Take(mm, what); do != nil || why != "" {
				return do, why
			}
		}
	}
	return nil, ""
}

// Untold returns the boxes about the ships on the board where it will be seen, px; all, or only
// those that do not stand back.
func (e ground) Untold(all bool) []kit.Box { return e.shipsIn(nil, e.ended(), all) }

// Move moves what is dragged on a board, else the board.
func (d *hand) Move(in *kit.Input) (changed, moved bool) {
	if d.grab == nil {
		d.eye.pan(in.X-d.x, in.Y-d.y)
		d.x, d.y = in.X, in.Y
		return false, true
	}
	if d.grab.Drag == nil {
		return false, false
	}
	d.grab.Drag(d.held(in), mods(in))
	return true, false
}

// Drop lets go of what is dragged on a board.
func (d *hand) Drop(in *kit.Input) (changed bool) {
	if d.grab == nil || d.grab.Drop == nil {
		return false
	}
	d.grab.Drop(d.held(in))
	return true
}

// Wait lets the button be held at a pixel for dt seconds. It reports whether that was long enough
// for what is held there.
func (d *hand) Wait(dt, x, y float64) (changed bool) {
	if !d.Waits() {
		return false
	}
	mm := d.eye.mm(x, y)
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

// Waits reports whether something there wants to be held for longer.
func (d *hand) Waits() bool { return d.grab != nil && d.grab.Long != nil && d.age < longSeconds }

// Sticks reports whether something on the board is dragged.
func (d *hand) Sticks() bool { return d.grab != nil && d.grab.Drag != nil }

// held is the place on the table of what is dragged, mm.
func (d *hand) held(in *kit.Input) scene.Pt {
	if d.grab.Lifts && in.Touch {
		return d.eye.mm(in.X, in.Y-fingerLift)
	}
	return d.eye.mm(in.X, in.Y)
}
