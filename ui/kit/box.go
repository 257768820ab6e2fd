package kit

import "attackwing/ui/scene"

// Box is a place in the window, px.
type Box struct{ X, Y, W, H float64 }

// Room is the space offered to a part, in px. H 0 means any height.
type Room struct{ W, H float64 }

// Laid is a part that knows how large it is. Put draws it in a box at least as large, and leaves
// what can be reached.
type Laid struct {
	W, H float64
	Put  func(f *Frame, b Box)
}

// Has reports whether a pixel lies in the box.
func (b Box) Has(x, y float64) bool { return x >= b.X && x < b.X+b.W && y >= b.Y && y < b.Y+b.H }

// Center is its middle.
func (b Box) Center() (x, y float64) { return b.X + b.W/2, b.Y + b.H/2 }

// Inset is the box smaller by so much at each side.
func (b Box) Inset(x, y float64) Box {
	return Box{b.X + x, b.Y + y, max(0, b.W-2*x), max(0, b.H-2*y)}
}

// In returns the part of the box inside another. An empty result has no width or height.
func (b Box) In(o Box) Box {
	x, y := max(b.X, o.X), max(b.Y, o.Y)
	return Box{x, y, max(0, min(b.X+b.W, o.X+o.W)-x), max(0, min(b.Y+b.H, o.Y+o.H)-y)}
}

// Within reports whether all of the box lies in another, to half a pixel.
func (b Box) Within(o Box) bool {
	in := b.In(o)
	return in.W > b.W-0.5 && in.H > b.H-0.5
}

func (b Box) Empty() bool { return b.W <= 0 || b.H <= 0 }

func (b Box) clip() scene.Clip {
	return scene.Clip{Lo: scene.Pt{X: b.X, Y: b.Y}, Hi: scene.Pt{X: b.X + b.W, Y: b.Y + b.H}}
}
