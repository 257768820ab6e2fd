package boardview

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Wings is whether the left column of a Flank is out where it has no place of its own, and how far
// its columns are moved. The page keeps it.
type Wings struct {
	Open  bool // it was asked for
	over  bool // the pointer is on its rail, or on what has come out of that
	now   kit.Scrolled
	left  kit.Scrolled
	tabs  kit.Tabs // of an upright window: what is asked, the left column, what stands below that
	fresh any
}

// Flank is a board between two columns, under a bar: as large as there is height. In a window with
// less room its left column is a rail, and comes out over the board while the pointer is on it, or
// when it is asked for; in a small one it only comes out, and the right column is moved as a whole
// above its foot. In a window that is higher than wide the columns stand below the board.
type Flank struct {
	Bar   func(apart bool) kit.Part       // apart: the left column has no place, and comes out when it is asked for
	Rows  func() kit.Part                 // the left column
	After func(room, alone bool) kit.Part // below it; room: it has a place of its own; alone: Rows are not above it
	Rail  func() kit.Part                 // Rows as narrow as a rail
	Strip func() kit.Part                 // and as low as a line below the board of a telephone; nil none
	Board func(over kit.Part) kit.Part
	Over  kit.Part // lies on the board, where Tray does not
	// lies on the board where it hides no ship, at its foot or at its top; above the right column
	// where that has room
	Tray  kit.Part
	Keep  []scene.Pt // what the tray is not to hide, mm
	Right func(room bool) kit.Part
	// Right in a small window, without Foot; room: the board gives way to it, as far as it can
	Now   func(tray kit.Part, room bool) kit.Part
	Foot  func() kit.Part
	Sheet func() // what the tab of the battle's sheet does on a telephone; nil: there is none
	Fresh any    // where it becomes another, Now is seen from its top
	Seen  any    // where it becomes another, the part of that Key is brought into view
	First any    // and of Now all from the part of this Key on, as far as there is room for both: else this one
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
func Flanked(w *Wings, k Flank) kit.Part {
	return kit.Made(leftover, func(r kit.Room) kit.Laid {
		if w.fresh != k.Fresh {
			w.fresh, w.now, w.tabs.At = k.Fresh, kit.Scrolled{}, 0
		}
		if w.now.Seen(k.Seen); k.First != nil {
			w.now.SeenTo(k.First, k.Seen)
		}
		switch {
		case upright(r):
			return k.upright(w, r)
		case kit.Cramped(r.W, r.H):
			return k.narrow(w, r)
		}
		return k.wide(w, r)
	})
}

// sided are pieces in a room of some width, on the sides that suit the hand.
func sided(wide float64, ps []kit.Piece) []kit.Piece {
	if kit.LeftHanded {
		for i := range ps {
			ps[i].At.X = wide - ps[i].At.X - ps[i].At.W
		}
	}
	return ps
}

func pieceOf(p kit.Part, at kit.Box) kit.Piece {
	return kit.Piece{Laid: p.Laid(kit.Room{W: at.W, H: at.H}), At: at}
}

func (k *Flank) wide(w *Wings, r kit.Room) kit.Laid {
	railed := r.W < railW || r.H < railH
	bar, m, between, foot, least := 56.0, kit.EdgeBoard, 12.0, 16.0, bothLeast
	if railed {
		bar, m, between, foot, least = barHigh(44), 8, 10, 10, railWide+rightLeast
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
	left := kit.Box{X: m, Y: top, W: lw, H: h}
	board := kit.Box{X: m + lw + between, Y: top, W: side, H: h}
	right := kit.Box{X: board.X + side + between, Y: top, W: rw, H: h}
	ps := make([]kit.Piece, 0, 6)
	over := k.Over
	if !k.Tray.None() {
		if right.W >= trayW && right.H >= trayH { // the board stays free
			ps = append(ps, pieceOf(k.Tray, kit.Box{X: right.X, Y: right.Y, W: right.W, H: trayBeside}))
			right.Y, right.H = right.Y+trayBeside+kit.Between, right.H-trayBeside-kit.Between
		} else {
			over = nook(k.Tray, k.Keep, over)
		}
	}
	ps = append(ps, pieceOf(k.Bar(false), kit.Box{X: 0, Y: 0, W: r.W, H: bar}), pieceOf(k.Right(!railed), right),
		pieceOf(k.Board(over), board))
	switch {
	case !railed:
		ps = append(ps, pieceOf(wing(k.Rows(), k.After(true, false)), left))
	case w.Open || w.over:
		out := k.out(w, left)
		ps = append(ps, kit.Piece{Laid: out, At: kit.Box{X: left.X, Y: left.Y, W: out.W, H: left.H}})
	default:
		ps = append(ps, pieceOf(w.meets(k.Rail()), left))
	}
	return kit.Laid{W: r.W, H: r.H, Put: kit.PutPieces(sided(r.W, ps))}
}

// wing is the left column where it has its height.
func wing(rows, after kit.Part) kit.Part {
	in := kit.Scroll(nil, rows)
	want := leftover
	want.Low = kit.RowLow
	return kit.Made(want, func(r kit.Room) kit.Laid {
		above := rows.Laid(kit.Room{W: r.W})
		if above.H > r.H {
			return in.Laid(r)
		}
		y := above.H + kit.Between
		below := after.Laid(kit.Room{W: r.W, H: max(1, r.H-y)})
		pieces := []kit.Piece{
			{Laid: above, At: kit.Box{X: 0, Y: 0, W: r.W, H: above.H}},
			{Laid: below, At: kit.Box{X: 0, Y: y, W: r.W, H: r.H - y}},
		}
		return kit.Laid{W: r.W, H: r.H, Put: kit.PutPieces(pieces)}
	})
}

// meets has the column come out while the pointer is on it.
func (w *Wings) meets(p kit.Part) kit.Part {
	return p.Key(w).Wall().Point(func(over bool) { w.over = over })
}

// out is the left column over the board, out of its rail: with its rows, or where those have no
// room above the rest, beside them.
func (k *Flank) out(w *Wings, rail kit.Box) kit.Laid {
	rows, after := k.Rows(), k.After(false, false)
	b := kit.Box{X: 0, Y: 0, W: wingWide, H: rail.H}
	column := wing(rows, after)
	if must := after.Must(wingWide); must > 0 && rows.Laid(kit.Room{W: wingWide}).H+kit.Between+must > rail.H {
		after = k.After(false, true)
		b.W += railWide + kit.Between
		column = kit.Row(kit.Between, k.Rail().Wide(railWide).Stretch(), after.Grow(1).Stretch())
	}
	l := column.Laid(kit.Room{W: b.W, H: b.H})
	return kit.Laid{W: b.W, H: b.H,
		Put: func(f *kit.Frame, at kit.Box) { w.lift(f, l, kit.Box{X: at.X, Y: at.Y, W: b.W, H: b.H}) }}
}

// lift puts the left column over what lies below it.
func (w *Wings) lift(f *kit.Frame, l kit.Laid, b kit.Box) {
	f.Float()
	f.Canvas.Box(b.X-8, b.Y-4, b.W+14, b.H+8, 10, scene.Void)
	shell(l).Key(w).Wall().Name("column", -1).Skip().Point(func(over bool) { w.over = over }).Laid(kit.Room{}).Put(f, b)
}

func (k *Flank) narrow(w *Wings, r kit.Room) kit.Laid {
	const m, between = kit.EdgeSmall, 8.0
	if kit.ForThumb() {
		return k.aside(w, r)
	}
	bar := kit.If(r.H < 360, 36, 40.0)
	top := bar + 6
	h := r.H - top - m
	rw := min(nowMost, max(nowLeast, r.W-2*m-between-h))
	board := kit.Box{X: m, Y: top, W: r.W - 2*m - between - rw, H: h}
	right := kit.Box{X: r.W - m - rw, Y: top, W: rw, H: h}
	ps := make([]kit.Piece, 0, 5)
	ps = append(ps, pieceOf(k.Bar(true), kit.Box{X: 0, Y: 0, W: r.W, H: bar}))
	ps = append(append(ps, w.told(k.Now(k.Tray, false), k.Foot(), right)...), pieceOf(k.Board(k.Over), board))
	if w.over = false; w.Open {
		ps = append(ps, k.asked(w, kit.Box{X: m, Y: top, W: min(asideWide, r.W-2*m), H: h}))
	}
	return kit.Laid{W: r.W, H: r.H, Put: kit.PutPieces(sided(r.W, ps))}
}

// told is the right column where it is moved as a whole, above its foot.
func (w *Wings) told(now, foot kit.Part, b kit.Box) []kit.Piece {
	ps := make([]kit.Piece, 0, 2)
	if !foot.None() {
		ps = append(ps, pieceOf(foot, kit.Box{X: b.X, Y: b.Y + b.H - kit.MainHigh, W: b.W, H: kit.MainHigh}))
		b.H -= footHigh
	}
	moved := kit.Scroll(&w.now, now.Most(b.W))
	if !kit.LeftHanded {
		b.W += kit.EdgeSmall // its bar stands in the margin
	}
	return append(ps, pieceOf(moved, b))
}

// asked is the left column in a box over the board, where it was asked for.
func (k *Flank) asked(w *Wings, b kit.Box) kit.Piece {
	l := kit.Scroll(&w.left, kit.Column(kit.Between, k.Rows(), k.After(false, false))).Laid(kit.Room{W: b.W, H: b.H})
	return kit.Piece{Laid: kit.Laid{W: b.W, H: b.H, Put: func(f *kit.Frame, b kit.Box) { w.lift(f, l, b) }}, At: b}
}
