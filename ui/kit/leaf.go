package kit

import "attackwing/ui/scene"

// Leaf is a card that is read over a board, at its left or its right side, as wide as it likes and
// no higher than the board: it scrolls there. A board that is too small for it lends it the columns
// beside it, but for the main button.
func Leaf(side Side, p Part) Part { return leaf(p, side, nil) }

// LeafBeside is a Leaf in the corner of the board in which it hides the fewest of some points, mm;
// the first counts ten times.
func LeafBeside(hides []scene.Pt, p Part) Part {
	if hides == nil {
		hides = []scene.Pt{}
	}
	return leaf(p, Left, hides)
}

const (
	leafAir  = 12.0
	leafWide = 400.0
	leafFar  = 24.0  // how near a point may be
	leafRing = 150.0 // and the first, with what lies about it
)

func leaf(p Part, side Side, hides []scene.Pt) Part {
	if p.none() {
		return p
	}
	k := &leafed{side: side, hides: hides, whole: once{part: p}, moved: once{part: Scroll(nil, p)}}
	return Part{float: true, lay: func(Room) Laid {
		return Laid{Put: func(f *Frame, _ Box) {
			if f.eye != nil {
				f.over = append(f.over, floating{leaf: k})
			}
		}}
	}}
}

// leafed is a Leaf: its part, and that part where it has to be moved in its place.
type leafed struct {
	side         Side
	hides        []scene.Pt
	whole, moved once
}

func (f *Frame) putLeaf(k *leafed) {
	p, side, hides := &k.whole.part, k.side, k.hides
	cam := &f.eye.Cam
	board := Box{cam.X, cam.Y, cam.W, cam.H}
	if board.In(f.Window) != board { // it has been moved out of sight
		return
	}
	room, wide := board.Inset(leafAir, leafAir), leafWide
	if p.own > 0 {
		wide = min(p.own, leafWide)
	}
	lent := room.W < wide
	if lent {
		room = Box{board.X + 4, board.Y + 4, f.Window.W - board.X - 12, board.H - 8 - controlHi - 2*gap}
	}
	wide = min(wide, room.W)
	l := k.whole.in(Room{W: wide})
	if l.H > room.H {
		l = k.moved.in(Room{wide, room.H})
	}
	b := Box{room.X, room.Y, wide, l.H}
	if side == Right {
		b.X = room.X + room.W - wide
	}
	if hides != nil && !lent && l.H <= room.H {
		b = f.cornerFor(b, room, hides)
	}
	f.Float()
	f.Canvas.Box(b.X-2, b.Y+6, b.W+4, b.H+4, 12, scene.Fade(scene.Hex(0), 0.4))
	f.enter(&acts{wall: true}, b)
	l.Put(f, b)
	f.leave()
}

// cornerFor is the corner of a room in which a card hides the fewest points.
func (f *Frame) cornerFor(b, room Box, hides []scene.Pt) Box {
	low := room.Y + room.H - b.H
	if c := f.corner; !c.empty() {
		low = min(low, c.Y+cornerNear-gap-b.H)
	}
	right := room.X + room.W - b.W
	best, least := b, 1<<30
	for _, at := range [...][2]float64{{room.X, low}, {room.X, room.Y}, {right, low}, {right, room.Y}} {
		q, n := Box{at[0], max(room.Y, at[1]), b.W, b.H}, 0
		for i, p := range hides {
			far, weight := leafFar, 1
			if i == 0 {
				far, weight = leafRing, 11
			}
			if s := f.eye.Cam.ToScreen(p); q.Inset(-far, -far).Has(s.X, s.Y) {
				n += weight
			}
		}
		if n < least {
			best, least = q, n
		}
	}
	return best
}
