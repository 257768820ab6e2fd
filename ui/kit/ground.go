package kit

import "attackwing/ui/scene"

// Ground is something that is seen through a hole in the page and takes the pointer by itself: a
// board under its camera.
type Ground interface {
	// Shown returns the board, nil none, and how it is seen.
	Shown() (*scene.Board, scene.Camera)
	// Press begins a drag; taken reports whether something there took the press.
	Press(in *Input) (d Drag, taken bool)
	// Grip begins to move the ground itself, whatever lies there.
	Grip(in *Input) Drag
	// Point tells what lies under the pointer that it is there, Leave that it has left. Both report
	// whether something shown has changed.
	Point(in *Input) (changed bool)
	Leave() (changed bool)
	// Wheel turns the wheel; moved: the ground is seen otherwise.
	Wheel(in *Input) (changed, moved bool)
	// Long is a finger that rests; false: nothing there has a use for it.
	Long(in *Input) bool
	// Take returns the deed of dropping something at a pixel, or why it cannot be dropped there.
	Take(x, y float64, what any) (do func(), why string)
	// Untold returns the boxes on which no tip lies; all, or only the important ones.
	Untold(all bool) []Box
}

// Drag is a hand on a Ground.
type Drag interface {
	// Move follows the pointer; moved: the ground is seen otherwise.
	Move(in *Input) (changed, moved bool)
	// Drop lets go.
	Drop(in *Input) (changed bool)
	// Wait lets the button be held at a pixel for dt seconds.
	Wait(dt, x, y float64) (changed bool)
	// Waits reports whether Wait may still change something.
	Waits() bool
	// Sticks reports whether what is dragged may hang on the pointer after a press.
	Sticks() bool
}

// Ground has a part be a hole for something that takes the pointer by itself.
func (p Part) Ground(g Ground) Part { return p.with(func(a *acts) { a.ground = g }) }

// Grip begins a drag where a part is pressed; at is where it lies.
func (p Part) Grip(on func(in *Input, at Box) Drag) Part {
	return p.with(func(a *acts) { a.grip = on })
}

// Wall lets nothing below a part be met.
func (p Part) Wall() Part { return p.with(func(a *acts) { a.wall = true }) }

// Ground returns the ground that the page has put last, nil none.
func (f *Frame) Ground() Ground { return f.ground }

// board returns the board that shines through, nil none, and how it is seen.
func (f *Frame) board() (*scene.Board, scene.Camera) {
	if f.ground == nil {
		return nil, scene.Camera{}
	}
	return f.ground.Shown()
}

// groundUnder returns the node of the ground under the pointer, nil where there is none or
// something covers it.
func (f *Frame) groundUnder(in *Input, touch bool) *node {
	if i := f.hit(in.X, in.Y, touch); i >= 0 && f.nodes[i].ground != nil {
		return &f.nodes[i]
	}
	return nil
}

// Takes tells that something covers a place of the ground.
func (f *Frame) Takes(b Box) { f.taken = append(f.taken, b) }

// Covered adds the boxes of what can be reached over the ground, and of what else covers it.
func (f *Frame) Covered(out []Box) []Box {
	for i := f.groundAt + 1; i < len(f.nodes); i++ {
		if n := &f.nodes[i]; n.meets() {
			out = append(out, n.seen)
		}
	}
	return append(out, f.taken...)
}

// keepFree keeps the names on a board away from what lies over it.
func (f *Frame) keepFree() {
	board, cam := f.board()
	if board == nil {
		return
	}
	whole := Box{cam.X, cam.Y, cam.W, cam.H}
	board.Taken = board.Taken[:0]
	f.covered = f.Covered(f.covered[:0])
	for _, b := range f.covered {
		if b = b.In(whole); !b.Empty() {
			board.Taken = append(board.Taken, scene.Taken{X: b.X - cam.X, Y: b.Y - cam.Y, W: b.W, H: b.H})
		}
	}
}

// untold returns the boxes of the ground on which no tip lies.
func (f *Frame) untold(all bool) []Box {
	if f.ground == nil {
		return nil
	}
	return f.ground.Untold(all)
}

// pointOn tells the ground of a node that the pointer is over it, and another that it is no more; n
// is nil beside all of them. It reports whether something shown has changed.
func (v *View) pointOn(n *node, in *Input) (changed bool) {
	var g Ground
	if n != nil {
		g = n.ground
	}
	if v.pointed != nil && v.pointed != g {
		changed = v.pointed.Leave()
	}
	v.pointed = g
	return g != nil && g.Point(in) || changed
}

// Near reports whether the pointer is in a box. The page is drawn anew when it comes there or
// leaves.
func (f *Frame) Near(b Box) bool {
	f.near = b
	return f.person.inside && b.Has(f.person.x, f.person.y)
}

// NearBox returns the box that Near was asked about last.
func (f *Frame) NearBox() Box { return f.near }

// crosses reports whether the pointer, moved to a pixel, comes into a box or leaves it.
func (p *pointing) crosses(b Box, x, y float64) bool {
	return !b.Empty() && b.Has(p.x, p.y) != b.Has(x, y)
}

// Touched reports whether a finger was used last.
func (f *Frame) Touched() bool { return f.person.thumb }

// Named names a place in the window for reports and tests. It takes no press.
func (f *Frame) Named(name Name, b Box) {
	f.enter(&acts{name: name, spot: true, skip: true}, b)
	f.leave()
}

// Later puts something when all else of the page has been put, Last after what is put later.
func (f *Frame) Later(put func(*Frame)) { f.over = append(f.over, floating{put: put}) }

// Last puts something when all else of the page has been put.
func (f *Frame) Last(put func(*Frame)) { f.over = append(f.over, floating{put: put, last: true}) }
