package boardview

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Leaf is a card that is read over a board, at its left or its right side, as wide as it likes and
// no higher than the board: it scrolls there. A board that is too small for it lends it the columns
// beside it, but for the main button.
func Leaf(side kit.Side, p kit.Part) kit.Part { return leaf(p, side, nil) }

// LeafBeside is a Leaf in the corner of the board in which it hides the fewest of some points, mm;
// the first counts ten times.
func LeafBeside(hides []scene.Pt, p kit.Part) kit.Part {
	if hides == nil {
		hides = []scene.Pt{}
	}
	return leaf(p, kit.Left, hides)
}

const (
	leafAir  = 12.0
	leafWide = 400.0
	leafFar  = 24.0  // how near a point may be
	leafRing = 150.0 // and the first, with what lies about it
)

func leaf(p kit.Part, side kit.Side, hides []scene.Pt) kit.Part {
	if p.None() {
		return p
	}
	k := &leafed{side: side, hides: hides, whole: kit.Once{Part: p}, moved: kit.Once{Part: kit.Scroll(nil, p)}}
	return kit.Floating(func(f *kit.Frame) {
		if e := eyeOf(f); e != nil {
			f.Later(func(f *kit.Frame) { e.putLeaf(f, k) })
		}
	})
}

// leafed is a Leaf: its part, and that part where it has to be moved in its place.
type leafed struct {
	side         kit.Side
	hides        []scene.Pt
	whole, moved kit.Once
}

func (e *Eye) putLeaf(f *kit.Frame, k *leafed) {
	own, side, hides := k.whole.Part.Own(), k.side, k.hides
	board := e.box()
	if !board.Within(f.Window) { // it has been moved out of sight
		return
	}
	room, wide := board.Inset(leafAir, leafAir), leafWide
	if own > 0 {
		wide = min(own, leafWide)
	}
	lent := room.W < wide
	if lent {
		room = kit.Box{X: board.X + 4, Y: board.Y + 4, W: f.Window.W - board.X - 12,
			H: board.H - 8 - kit.MainHigh - 2*kit.Between}
		switch {
		case upright(kit.Room{W: f.Window.W, H: f.Window.H}): // down to the button and the tabs
			room.W = f.Window.W - 2*room.X
			room.H = f.Window.H - room.Y - uprightTabs - kit.MainHigh - 4*kit.Between
		case kit.ForThumb():
			room.W -= tabsThumb
		}
	}
	wide = min(wide, room.W)
	l := k.whole.In(kit.Room{W: wide})
	if l.H > room.H {
		l = k.moved.In(kit.Room{W: wide, H: room.H})
	}
	b := kit.Box{X: room.X, Y: room.Y, W: wide, H: l.H}
	if side == kit.Right {
		b.X = room.X + room.W - wide
	}
	if hides != nil && !lent && l.H <= room.H {
		b = e.cornerFor(f, b, room, hides)
	}
	f.Float()
	f.Canvas.Box(b.X-2, b.Y+6, b.W+4, b.H+4, 12, scene.Fade(scene.Hex(0), 0.4))
	shell(l).Wall().Laid(kit.Room{}).Put(f, b)
}

// cornerFor is the corner of a room in which a card hides the fewest points.
func (e *Eye) cornerFor(f *kit.Frame, b, room kit.Box, hides []scene.Pt) kit.Box {
	low := room.Y + room.H - b.H
	if c := f.NearBox(); !c.Empty() {
		low = min(low, c.Y+cornerNear-kit.Between-b.H)
	}
	right := room.X + room.W - b.W
	best, least := b, 1<<30
	for _, at := range [...][2]float64{{room.X, low}, {room.X, room.Y}, {right, low}, {right, room.Y}} {
		q, n := kit.Box{X: at[0], Y: max(room.Y, at[1]), W: b.W, H: b.H}, 0
		for i, p := range hides {
			far, weight := leafFar, 1
			if i == 0 {
				far, weight = leafRing, 11
			}
			if s := e.Cam.ToScreen(p); q.Inset(-far, -far).Has(s.X, s.Y) {
				n += weight
			}
		}
		if n < least {
			best, least = q, n
		}
	}
	return best
}
