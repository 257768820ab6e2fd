package kit

import "attackwing/ui/scene"

// Wings is whether the left column of a Flank is out where it has no place of its own, and how far
// its columns are moved. The page keeps it.
type Wings struct {
	Open  bool // it was asked for
	over  bool // the pointer is on its rail, or on what has come out of that
	now   Scrolled
	left  Scrolled
	tabs  Tabs // of an upright window: what is asked, the left column, what stands below that
	fresh any
}

// Flank is a board between two columns, under a bar: as large as there is height. In a window with
// less room its left column is a rail, and comes out over the board while the pointer is on it, or
// when it is asked for; in a small one it only comes out, and the right column is moved as a whole
// above its foot. In a window that is higher than wide the columns stand below the board.
type Flank struct {
	Bar   func(apart bool) Part       // apart: the left column has no place, and comes out when it is asked for
	Rows  func() Part                 // the left column
	After func(room, alone bool) Part // below it; room: it has a place of its own; alone: Rows are not above it
	Rail  func() Part                 // Rows as narrow as a rail
	Board func(over Part) Part
	Over  Part // lies on the board, where Tray does not
	// lies on the board where it hides no ship, at its foot or at its top; above the right column
	// where that has room
	Tray  Part
	Keep  []scene.Pt // what the tray is not to hide, mm
	Right func(room bool) Part
	// Right in a small window, without Foot; room: the board gives way to it, as far as it can
	Now   func(tray Part, room bool) Part
	Foot  func() Part
	Fresh any // where it becomes another, Now is seen from its top
	Seen  any // where it becomes another, the part of that Key is brought into view
	First any // and of Now all from the part of this Key on, as far as there is room for both: else this one
}

// The windows in which the left column is a rail, and how wide columns are, px.
const (
	railW, railH = 1180.0, 700.0
	railWide     = 56.0
	wingWide     = 240.0 // the left column, come out of its rail
	wingMost     = 396.0
	asideWide    = 280.0 // and in a small window
	nowLeast     = 256.0 // the right column of a small window
	nowMost      = 520.0
	rightLeast   = 330.0
	bothLeast    = 500.0 // both columns beside each other
	footHigh     = 56.0
	trayBeside   = 190.0 // above the right column, where that is so wide and high
	trayW, trayH = 440.0, 900.0
)

// Flanked lays it out.
func Flanked(w *Wings, k Flank) Part {
	return Part{tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		if w.fresh != k.Fresh {
			w.fresh, w.now, w.tabs.At = k.Fresh, Scrolled{}, 0
		}
		if w.now.Seen(k.Seen); k.First != nil {
			w.now.SeenTo(k.First, k.Seen)
		}
		switch {
		case upright(r):
			return k.upright(w, r)
		case small(r.W, r.H):
			return k.narrow(w, r)
		}
		return k.wide(w, r)
	}}
}

// piece is something laid out, with its place.
type piece struct {
	laid Laid
	at   Box
}

// LeftHanded has the columns of a page change sides: the one in which most is pressed stands at the
// left.
var LeftHanded bool

// sided are pieces in a room of some width, on the sides that suit the hand.
func sided(wide float64, ps []piece) []piece {
	if LeftHanded {
		for i := range ps {
			ps[i].at.X = wide - ps[i].at.X - ps[i].at.W
		}
	}
	return ps
}

func putPieces(ps []piece) func(*Frame, Box) {
	return func(f *Frame, b Box) {
		for _, p := range ps {
			if p.laid.Put != nil {
				p.laid.Put(f, Box{b.X + p.at.X, b.Y + p.at.Y, p.at.W, p.at.H})
			}
		}
	}
}

func pieceOf(p Part, at Box) piece { return piece{p.laid(Room{at.W, at.H}), at} }

func (k *Flank) wide(w *Wings, r Room) Laid {
	railed := r.W < railW || r.H < railH
	bar, m, between, foot, least := 56.0, edgeBoard, 12.0, 16.0, bothLeast
	if railed {
		bar, m, between, foot, least = 44, 8, 10, 10, railWide+rightLeast
	}
	top := bar + 8
	h := r.H - top - foot
	side := min(h, r.W-2*m-2*between-least)
	rest := r.W - 2*m - 2*between - side
	lw := min(wingMost, rest*0.476)
	if railed {
		lw = railWide
	}
	rw := min(nowMost, rest-lw)
	m = (r.W - lw - rw - side - 2*between) / 2
	left := Box{m, top, lw, h}
	board := Box{m + lw + between, top, side, h}
	right := Box{board.X + side + between, top, rw, h}
	ps := make([]piece, 0, 6)
	over := k.Over
	if !k.Tray.none() {
		if right.W >= trayW && right.H >= trayH { // the board stays free
			ps = append(ps, pieceOf(k.Tray, Box{right.X, right.Y, right.W, trayBeside}))
			right.Y, right.H = right.Y+trayBeside+gap, right.H-trayBeside-gap
		} else {
			over = nook(k.Tray, k.Keep, over)
		}
	}
	ps = append(ps, pieceOf(k.Bar(false), Box{0, 0, r.W, bar}), pieceOf(k.Right(!railed), right),
		pieceOf(k.Board(over), board))
	switch {
	case !railed:
		ps = append(ps, pieceOf(wing(k.Rows(), k.After(true, false)), left))
	case w.Open || w.over:
		out := k.out(w, left)
		ps = append(ps, piece{out, Box{left.X, left.Y, out.W, left.H}})
	default:
		ps = append(ps, pieceOf(w.meets(k.Rail()), left))
	}
	return Laid{r.W, r.H, putPieces(sided(r.W, ps))}
}

// wing is the left column where it has its height.
func wing(rows, after Part) Part {
	in := Scroll(nil, rows)
	return Part{tall: true, broad: true, fill: true, low: rowLow, lay: func(r Room) Laid {
		above := rows.laid(Room{W: r.W})
		if above.H > r.H {
			return in.laid(r)
		}
		y := above.H + gap
		below := after.laid(Room{r.W, max(1, r.H-y)})
		return Laid{r.W, r.H, putPieces([]piece{{above, Box{0, 0, r.W, above.H}}, {below, Box{0, y, r.W, r.H - y}}})}
	}}
}

// meets has the column come out while the pointer is on it.
func (w *Wings) meets(p Part) Part {
	return p.with(func(a *acts) { a.key, a.wall, a.point = w, true, func(over bool) { w.over = over } })
}

// out is the left column over the board, out of its rail: with its rows, or where those have no
// room above the rest, beside them.
func (k *Flank) out(w *Wings, rail Box) Laid {
	rows, after := k.Rows(), k.After(false, false)
	b := Box{0, 0, wingWide, rail.H}
	column := wing(rows, after)
	if after.must != nil && rows.laid(Room{W: wingWide}).H+gap+after.must(wingWide) > rail.H {
		after = k.After(false, true)
		b.W += railWide + gap
		column = Row(gap, k.Rail().Wide(railWide).stretch(), after.Grow(1).stretch())
	}
	l := column.laid(Room{b.W, b.H})
	return Laid{b.W, b.H, func(f *Frame, at Box) { w.lift(f, l, Box{at.X, at.Y, b.W, b.H}) }}
}

// lift puts the left column over what lies below it.
func (w *Wings) lift(f *Frame, l Laid, b Box) {
	f.Float()
	f.Canvas.Box(b.X-8, b.Y-4, b.W+14, b.H+8, 10, scene.Void)
	f.enter(
		&acts{
			key:   w,
			wall:  true,
			name:  Name{"column", -1},
			off:   "",
			skip:  true,
			point: func(over bool) { w.over = over },
		},
		b,
	)
	l.Put(f, b)
	f.leave()
}

func (k *Flank) narrow(w *Wings, r Room) Laid {
	const m, between = edgeSmall, 8.0
	bar := If(r.H < 360, 36, 40.0)
	top := bar + 6
	h := r.H - top - m
	rw := min(nowMost, max(nowLeast, r.W-2*m-between-h))
	board := Box{m, top, r.W - 2*m - between - rw, h}
	right := Box{r.W - m - rw, top, rw, h}
	ps := make([]piece, 0, 5)
	ps = append(ps, pieceOf(k.Bar(true), Box{0, 0, r.W, bar}))
	ps = append(append(ps, w.told(k.Now(k.Tray, false), k.Foot(), right)...), pieceOf(k.Board(k.Over), board))
	if w.over = false; w.Open {
		ps = append(ps, k.asked(w, Box{m, top, min(asideWide, r.W-2*m), h}))
	}
	return Laid{r.W, r.H, putPieces(sided(r.W, ps))}
}

// told is the right column where it is moved as a whole, above its foot.
func (w *Wings) told(now, foot Part, b Box) []piece {
	ps := make([]piece, 0, 2)
	if !foot.none() {
		ps = append(ps, pieceOf(foot, Box{b.X, b.Y + b.H - controlHi, b.W, controlHi}))
		b.H -= footHigh
	}
	moved := Scroll(&w.now, now.Most(b.W))
	if !LeftHanded {
		b.W += edgeSmall // its bar stands in the margin
	}
	return append(ps, pieceOf(moved, b))
}

// asked is the left column in a box over the board, where it was asked for.
func (k *Flank) asked(w *Wings, b Box) piece {
	l := Scroll(&w.left, Column(gap, k.Rows(), k.After(false, false))).laid(Room{b.W, b.H})
	return piece{Laid{b.W, b.H, func(f *Frame, b Box) { w.lift(f, l, b) }}, b}
}
