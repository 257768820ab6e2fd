package kit

import (
	"math"

	"attackwing/ui/scene"
)

// Eye is how a board is seen. The page keeps it.
type Eye struct {
	Cam scene.Camera
	Far float64 // parts of the whole table that are seen at least: 1 the table fits; 0 is 0.985
	set bool
}

// Mods are the keys held while something is dragged on a board.
type Mods struct{ Shift, Ctrl, Alt bool }

// Grab is something on a board that takes the pointer. The first that does has it; what nobody takes moves the board.
type Grab struct {
	At    func(mm scene.Pt) bool
	Point func(mm scene.Pt, over bool)
	Press func(mm scene.Pt)
	Drag  func(mm scene.Pt, m Mods)
	Drop  func(mm scene.Pt)
}

func (e *Eye) far() float64 {
	if e.Far == 0 {
		return 0.985
	}
	return e.Far
}

// Fit shows the whole table.
func (e *Eye) Fit() {
	rot := e.Cam.Rotation
	e.Cam = scene.Fit(e.Cam.X, e.Cam.Y, e.Cam.W, e.Cam.H)
	e.Cam.PxPerInch *= e.far()
	e.Cam.Rotation = rot
}

func (e *Eye) fitted() float64 { return min(e.Cam.W, e.Cam.H) / 36 * e.far() }

// in gives the eye the box of its board.
func (e *Eye) in(b Box) {
	c := &e.Cam
	if c.X == b.X && c.Y == b.Y && c.W == b.W && c.H == b.H {
		return
	}
	was, k := e.fitted(), c.PxPerInch
	c.X, c.Y, c.W, c.H = b.X, b.Y, b.W, b.H
	if !e.set || math.Abs(k-was) < 1e-6 {
		e.set = true
		e.Fit()
		return
	}
	c.PxPerInch = max(e.fitted(), min(90, k))
}

// Zoom changes how large the board is seen, about a pixel; true when it did.
func (e *Eye) Zoom(x, y, times float64) bool {
	fit := e.fitted()
	z := max(fit, min(90, e.Cam.PxPerInch*times))
	if z == e.Cam.PxPerInch {
		return false
	}
	e.Cam = e.Cam.ZoomAt(scene.Pt{X: x, Y: y}, z)
	if z == fit {
		e.Cam.CenterX, e.Cam.CenterY = scene.Table/2, scene.Table/2
	}
	return true
}

// Pan moves the board by pixels.
func (e *Eye) Pan(dx, dy float64) {
	a, b := e.Cam.ToTable(scene.Pt{}), e.Cam.ToTable(scene.Pt{X: dx, Y: dy})
	c := &e.Cam
	c.CenterX = max(0, min(scene.Table, c.CenterX-(b.X-a.X)))
	c.CenterY = max(0, min(scene.Table, c.CenterY-(b.Y-a.Y)))
}

// Board is a hole that the board shines through; it gives the eye its box. over is drawn on it: the dice, what is told.
func Board(b *scene.Board, eye *Eye, over Part, grabs ...Grab) Part {
	return Part{tall: true, broad: true, fill: true, least: 160, own: 400, low: 160, lay: func(r Room) Laid {
		h := r.H
		if h == 0 {
			h = r.W
		}
		return Laid{r.W, h, func(f *Frame, at Box) {
			eye.in(at)
			f.board, f.eye = b, eye
			f.enter(&acts{key: eye, eye: eye, grabs: grabs, name: Name{"board", -1}, skip: true}, at)
			f.leave()
			from := len(f.Scene.Shapes)
			over.laid(Room{at.W, at.H}).Put(f, at)
			f.cut(from, at)
		}}
	}}
}

// grab begins to drag something on a board, else the board.
func (v *View) grab(n *node, in *Input) {
	v.drag = drag{eye: n.eye, x: in.X, y: in.Y}
	mm := n.eye.Cam.ToTable(scene.Pt{X: in.X, Y: in.Y})
	for i := range n.grabs {
		g := &n.grabs[i]
		if g.At != nil && g.At(mm) {
			v.drag.grab = g
			if g.Press != nil {
				g.Press(mm)
			}
			v.done()
			return
		}
	}
}

// middle takes hold of the board by another button.
func (v *View) middle(in *Input) {
	if i := v.frame.hit(in.X, in.Y, false); i >= 0 && v.frame.nodes[i].eye != nil {
		v.drag = drag{eye: v.frame.nodes[i].eye, x: in.X, y: in.Y}
	}
}

// look moves what is dragged on a board.
func (v *View) look(in *Input) {
	d := &v.drag
	mm := d.eye.Cam.ToTable(scene.Pt{X: in.X, Y: in.Y})
	if d.grab != nil {
		if d.grab.Drag != nil {
			d.grab.Drag(mm, Mods{in.Shift, in.Ctrl, in.Alt})
			v.done()
		}
		return
	}
	d.eye.Pan(in.X-d.x, in.Y-d.y)
	d.x, d.y, v.repaint = in.X, in.Y, true
}

func (v *View) dropGrab(d drag, in *Input) {
	if d.grab != nil && d.grab.Drop != nil {
		d.grab.Drop(d.eye.Cam.ToTable(scene.Pt{X: in.X, Y: in.Y}))
		v.done()
	}
}
